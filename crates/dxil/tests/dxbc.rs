//! The listing of every container of FXC is what FXC prints of it, with each option.

use std::fs;
use std::path::{Path, PathBuf};

use dxbc_code::PrintOptions;
use dxbc_code::level9::Shader;
use dxil::container::read::Effect;
use dxil::container::{Container, FourCC};
use dxil::text::Style;
use dxil_inspect::FxcOptions;
use md5::{Digest as _, Md5};

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/fixtures");

/// The maximum size of the listing of an effect without a container.
const LIMIT: usize = 1 << 24;

/// The folders with containers and effects of FXC.
const FOLDERS: [&str; 4] = ["containers/fxc", "dxbc", "effects", "direct3d9"];

/// The extensions of containers, effects and shaders of Direct3D 9.
const EXTENSIONS: [&str; 3] = ["dxbc", "fxo", "bin"];

/// The paths of all containers and effects of FXC, sorted by folder.
fn containers() -> Vec<PathBuf> {
    let mut all = Vec::new();
    for folder in FOLDERS {
        let entries = fs::read_dir(Path::new(FIXTURES).join(folder)).expect("a folder");
        let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.retain(|path| {
            path.extension().is_some_and(|it| EXTENSIONS.iter().any(|known| it == *known))
        });
        paths.sort();
        all.append(&mut paths);
    }
    all
}

/// The listing of a container, or of an effect or shader without one.
fn list(file: &[u8], options: FxcOptions) -> Result<Vec<u8>, dxil_inspect::Error> {
    if Effect::is_file(file) {
        return dxil_inspect::disassemble_effect(file, options, LIMIT).map(Into::into);
    }
    if Shader::is_file(file) {
        return dxil_inspect::disassemble_direct3d9(file, options, LIMIT).map(Into::into);
    }
    let container = Container::parse(file).expect("a sound container");
    dxil_inspect::disassemble_dxbc(&container, options).map(Into::into)
}

#[test]
fn listings_are_those_of_fxc() {
    let mut equal = 0;
    for path in containers() {
        let file = fs::read(&path).expect("a container");
        let ours = list(&file, FxcOptions::default());
        let Ok(theirs) = fs::read(path.with_extension("txt")) else {
            // Root signatures.
            assert!(ours.is_err(), "{}", path.display());
            continue;
        };
        let ours = ours.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let ours = String::from_utf8_lossy(&ours);
        assert!(ours == String::from_utf8_lossy(&theirs), "{}:\n{ours}", path.display());
        equal += 1;
    }
    assert!(equal >= 210, "{equal} listings are equal");
}

/// The options that flags of `D3DDisassemble` stand for.
fn options(flags: &str) -> FxcOptions {
    let has = |flag| flags.split(' ').any(|other| other == flag);
    let print = PrintOptions {
        hexadecimal: has("-Lx"),
        numbers: has("-Ni"),
        offsets: has("-No"),
        no_debug_info: has("-Ndbg"),
    };
    FxcOptions { print, instructions_only: has("-Nf"), default_values: has("-Nd") }
}

/// `options.tsv` has a digest of FXC's listing of each container with each option, which
/// `cargo run -p xtask -- dxbc` records.
#[test]
fn listings_with_options_are_those_of_fxc() {
    let table = fs::read_to_string(Path::new(FIXTURES).join("dxbc/options.tsv")).expect("a table");
    let (mut rows, mut equal, mut problems) = (0, 0, Vec::new());
    for path in containers() {
        let file = fs::read(&path).expect("a container");
        let name = path.file_stem().expect("a name").to_str().expect("a plain name");
        for row in table.lines().filter(|row| row.split('\t').next() == Some(name)) {
            let [_, flags, theirs] = row.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{row}")
            };
            rows += 1;
            let ours = list(&file, options(flags)).ok();
            let digest = |text: &[u8]| -> String {
                Md5::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
            };
            let is_equal = ours.is_some_and(|ours| digest(&ours) == theirs);
            if !is_equal {
                problems.push(format!("{name} {flags}"));
            }
            equal += usize::from(is_equal);
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert_eq!(rows, table.lines().count() - 1, "every row has a container");
    assert!(equal >= 1360, "{equal} of {rows} listings are equal");
}

/// A program database that is damaged is ignored, or gives other locations and lines.
#[test]
fn damaged_debug_information_is_no_error() {
    let path = Path::new(FIXTURES).join("dxbc/debug_stages-hull.dxbc");
    let file = fs::read(path).expect("a container");
    let container = Container::parse(&file).expect("a sound container");
    let print = |file: &[u8]| {
        let container = Container::parse(file).expect("the parts are where they were");
        dxil::disassemble(&container, Style::Dxc).expect("a listing")
    };
    let whole = print(&file);
    let part = container.part(FourCC::SPDB).expect("a program database");
    let start = part.data().as_ptr() as usize - file.as_ptr() as usize;
    let mut changed = 0;
    for place in (start..start + part.data().len()).step_by(7) {
        for byte in [0, 0xff] {
            let mut damaged = file.clone();
            damaged[place] = byte;
            changed += usize::from(print(&damaged) != whole);
        }
    }
    assert!(changed > 100, "{changed} listings are others");
}

/// An effect that is cut off or damaged is an error or has another listing.
#[test]
fn damaged_effects_end() {
    let (mut errors, mut changed) = (0, 0);
    for path in containers().into_iter().filter(|it| it.extension().is_some_and(|it| it == "fxo")) {
        let file = fs::read(&path).expect("an effect");
        let whole = list(&file, FxcOptions::default()).expect("a listing");
        for length in (0..file.len()).step_by(61) {
            assert!(list(&file[..length.max(4)], FxcOptions::default()).is_err(), "{length}");
        }
        for place in (4..file.len()).step_by(61) {
            let mut damaged = file.clone();
            damaged[place] = 0xff;
            match list(&damaged, FxcOptions::default()) {
                Ok(listing) => changed += usize::from(listing != whole),
                Err(_) => errors += 1,
            }
        }
    }
    assert!(errors > 20, "{errors} effects are errors");
    assert!(changed > 100, "{changed} listings are others");
}
