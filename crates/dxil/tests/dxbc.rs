//! The listing of every container of FXC is what FXC prints of it.

use std::fs;
use std::path::{Path, PathBuf};

use dxil::container::read::{LinkFunction, PartView};
use dxil::container::{Container, FourCC};
use dxil::text::Style;

fn containers() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/fxc");
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "dxbc"));
    paths.sort();
    paths
}

/// Why our listing differs from FXC's; `None` if it does not.
fn known_difference(container: &Container<'_>) -> Option<&'static str> {
    let mut nested = container.parts().filter_map(|part| match part.view() {
        Ok(PartView::LinkFunction(function)) => function_difference(&function),
        _ => None,
    });
    match container {
        _ if container.part(FourCC(*b"Aon9")).is_some() => Some("code of shader model 2"),
        _ if container.part(FourCC(*b"SPDB")).is_some() => Some("debug information"),
        _ => nested.next(),
    }
}

fn function_difference(function: &LinkFunction<'_>) -> Option<&'static str> {
    known_difference(&function.container().expect("a function"))
}

#[test]
fn listings_are_those_of_fxc() {
    let (mut equal, mut different) = (0, 0);
    for path in containers() {
        let file = fs::read(&path).expect("a container");
        let container = Container::parse(&file).expect("a sound container");
        let Ok(theirs) = fs::read(path.with_extension("txt")) else {
            // Root signatures.
            assert!(dxil::disassemble(&container, Style::Dxc).is_err(), "{}", path.display());
            continue;
        };
        if container.part(FourCC(*b"FX10")).is_some() {
            assert!(dxil::disassemble(&container, Style::Dxc).is_err(), "{}", path.display());
            continue;
        }
        let ours = dxil::disassemble(&container, Style::Dxc).expect("a listing");
        if known_difference(&container).is_some() {
            assert!(ours != theirs, "{} no longer differs", path.display());
            different += 1;
        } else {
            let ours = String::from_utf8_lossy(&ours);
            assert!(ours == String::from_utf8_lossy(&theirs), "{}:\n{ours}", path.display());
            equal += 1;
        }
    }
    assert!(equal >= 110, "{equal} listings are equal, {different} differ");
}
