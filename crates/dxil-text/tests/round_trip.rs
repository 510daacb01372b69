//! Reads the text of every fixture again: it must give the same text, and the same bitcode.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};
use dxil_text::Style;

/// The files below a folder with one of these extensions, sorted.
fn files(folder: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(self::files(&path, extensions));
        } else if path
            .extension()
            .is_some_and(|found| extensions.iter().any(|extension| found == *extension))
        {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The modules of the fixtures: names and bitcode.
fn modules() -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut modules = Vec::new();
    for path in files(&root.join("tests/fixtures"), &["dxbc"]) {
        let bytes = fs::read(&path).expect("a container");
        let Ok(container) = Container::parse(&bytes) else { continue };
        for name in [FourCC::DXIL, FourCC::ILDB] {
            let Some(part) = container.part(name) else { continue };
            let Ok(program) = Program::parse(&part) else { continue };
            modules.push((format!("{} {name}", path.display()), program.bitcode.to_vec()));
        }
    }
    for path in files(&root.join("crates/dxil-text/tests/modules"), &["bc"]) {
        modules.push((path.display().to_string(), fs::read(&path).expect("a module")));
    }
    assert!(modules.len() > 400, "{} modules", modules.len());
    modules
}

/// The first line that differs, in both texts.
fn difference(first: &str, second: &str) -> String {
    let lines = first.lines().zip(second.lines()).enumerate();
    let found = lines.into_iter().find(|(_, (one, other))| one != other);
    found.map_or("the length".into(), |(number, (one, other))| {
        format!("line {}\n  expected {one}\n  found    {other}", number + 1)
    })
}

#[test]
fn the_text_of_a_module_gives_the_same_text_and_the_same_bitcode() {
    let (mut failures, mut same_bitcode) = (Vec::new(), 0);
    for (name, bitcode) in modules() {
        let Ok(mut module) = dxil_bitcode::read(&bitcode) else { continue };
        // Text does not record whether a writer kept use-list orders.
        module.preserve_use_lists = false;
        module.use_lists.clear();
        for function in module.functions.values_mut() {
            function.body.iter_mut().for_each(|body| body.use_lists.clear());
        }
        for style in [Style::Dxc, Style::Llvm] {
            let text = dxil_text::print(&module, style).expect("a text");
            let read = match dxil_text::parse(&text) {
                Ok(read) => read,
                Err(errors) => {
                    failures.push(format!("{name}: {}", errors.display("text")));
                    break;
                }
            };
            let again = dxil_text::print(&read, style).expect("a text");
            if again != text {
                let difference = difference(&text.to_string(), &again.to_string());
                failures.push(format!("{name}: {difference}"));
                break;
            }
            let [expected, found] = [&module, &read].map(|module| dxil_bitcode::write(module));
            match (expected, found) {
                (Ok(expected), Ok(found)) if expected == found => same_bitcode += 1,
                (Ok(expected), Ok(found)) => failures.push(format!(
                    "{name}: bitcode of {} bytes, expected {}",
                    found.len(),
                    expected.len()
                )),
                (Err(_), _) => {}
                (_, Err(error)) => failures.push(format!("{name}: {error}")),
            }
        }
    }
    eprintln!("{same_bitcode} the same");
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}
