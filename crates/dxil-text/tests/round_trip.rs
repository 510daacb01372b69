//! Reads the text of every fixture again, which must give the same text; and the sources of modules by hand.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};
use dxil_ir::Module;
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
            modules.push((format!("{name} of {}", path.display()), program.bitcode.to_vec()));
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

/// The texts that LLVM 3.7's assembler does not take either, and their style if that of another style can be read.
const NO_TEXT: &[(&str, Option<Style>)] = &[
    // DXC 1.7 makes an initializer of another type than its variable.
    ("dxc17/cs_initializer-6_0.dxbc", None),
    // DXC prints quotes in attributes as they are.
    ("modules/attributes.bc", Some(Style::Dxc)),
    // LLVM prints no language 0, and requires a language.
    ("modules/debug_fields.bc", None),
];

/// The difference that reading the text of a module makes, if there is one, and the difference that
/// writing and reading its bitcode makes after that.
fn round_trip(module: &Module, style: Style) -> Result<(), String> {
    let print = |module| dxil_text::print(module, style).map_err(|error| error.to_string());
    let text = print(module)?;
    let read = dxil_text::parse(&text).map_err(|errors| errors.display("text").to_string())?;
    let bitcode = dxil_bitcode::write(&read).map_err(|error| error.to_string())?;
    let written = dxil_bitcode::read(&bitcode).map_err(|error| error.to_string())?;
    for again in [&read, &written] {
        let again = print(again)?;
        if again != text {
            return Err(difference(&text.to_string(), &again.to_string()));
        }
    }
    Ok(())
}

#[test]
fn the_text_of_a_module_gives_the_same_text_again() {
    let mut failures = Vec::new();
    for (name, bitcode) in modules() {
        let Ok(mut module) = dxil_bitcode::read(&bitcode) else { continue };
        // They decide the order of predecessors in comments.
        module.drop_use_lists();
        for style in [Style::Dxc, Style::Llvm] {
            let has_none = NO_TEXT
                .iter()
                .any(|(file, of)| name.ends_with(file) && of.is_none_or(|of| of == style));
            match (round_trip(&module, style), has_none) {
                (Ok(()), false) | (Err(_), true) => {}
                (Ok(()), true) => failures.push(format!("{name}: there is a text")),
                (Err(error), false) => failures.push(format!("{name}: {error}")),
            }
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn sources_by_hand_are_the_modules_that_dxc_makes_of_them() {
    let mut failures = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for path in files(&root.join("tests/modules"), &["ll"]) {
        let module = match dxil_text::parse(fs::read(&path).expect("a source")) {
            Ok(module) => module,
            Err(errors) => {
                failures.push(errors.display(&path.to_string_lossy()).to_string());
                continue;
            }
        };
        let bitcode = fs::read(path.with_extension("bc")).expect("bitcode");
        let expected = dxil_bitcode::read(&bitcode).expect("a module");
        let print = |module| dxil_text::print(module, Style::Llvm).expect("text").to_string();
        let (expected, found) = (print(&expected), print(&module));
        if found != expected {
            failures.push(format!("{}: {}", path.display(), difference(&expected, &found)));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}
