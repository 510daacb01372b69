//! All programs of the fixtures are upgraded to modules that `verify` accepts, in which nothing of DXIL is left.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::FourCC;
use dxil_container::read::{Container, Program};
use dxil_ir::Module;
use dxil_text::Style;

/// The folders that have containers with programs of DXIL.
const FOLDERS: [&str; 10] = [
    "builder",
    "built",
    "containers/dxc110",
    "containers/dxc17",
    "derived",
    "linked",
    "producers/llvm",
    "producers/mesa",
    "producers/slang",
    "stripped",
];

/// The files of the folders.
fn files() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut files = Vec::new();
    for folder in FOLDERS {
        let entries = fs::read_dir(fixtures.join(folder)).expect("a folder");
        files.extend(entries.map(|entry| entry.expect("a file").path()));
    }
    files.retain(|path| path.extension().is_some_and(|it| it == "dxbc" || it == "lib"));
    files.sort();
    files
}

/// The modules of a container: its program, and that with debug information.
fn modules(container: &Container<'_>) -> Vec<Module> {
    let parts = [FourCC::DXIL, FourCC::ILDB].into_iter().filter_map(|it| container.part(it));
    let programs = parts.filter_map(|part| Program::parse(&part).ok());
    programs.filter_map(|program| dxil_bitcode::read(&program.bitcode).ok()).collect()
}

#[test]
fn nothing_of_dxil_is_left() {
    let (mut upgraded, mut problems) = (0, Vec::new());
    for path in files() {
        let bytes = fs::read(&path).expect("a file");
        let Ok(container) = Container::parse(&bytes) else { continue };
        for module in modules(&container) {
            match dxil_upgrade::upgrade(&module) {
                Ok(module) => {
                    upgraded += 1;
                    let text = dxil_text::print(&module, Style::Llvm).expect("a module");
                    let text = text.to_string();
                    for left in ["@dx.op.", "%dx.types.", "\"dx.types."] {
                        if let Some(line) = text.lines().find(|line| line.contains(left)) {
                            problems.push(format!("{}: {line}", path.display()));
                        }
                    }
                }
                Err(errors) => {
                    let more = errors.len() - 1;
                    problems.push(format!("{}: {} (and {more} more)", path.display(), errors[0]));
                }
            }
        }
    }
    println!("{upgraded} modules are upgraded");
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}
