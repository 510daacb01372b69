//! The modules that compilers made.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};

/// A module, and the file that has it.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) bitcode: Vec<u8>,
}

/// The modules of all compilers: in containers, and as plain bitcode.
pub(crate) fn all() -> Vec<Fixture> {
    files().iter().flat_map(|path| modules(path)).collect()
}

/// The files that have modules.
///
/// The variable `CORPUS` names further folders, separated by colons.
pub(crate) fn files() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    find(&crates.join("../tests/fixtures"), &mut files);
    // Our own derivation made their metadata.
    files.retain(|path| !path.starts_with(crates.join("../tests/fixtures/builder")));
    find(&crates.join("dxil-bitcode/tests/fixtures"), &mut files);
    find(&crates.join("dxil-metadata/tests/fixtures"), &mut files);
    for folder in std::env::var("CORPUS").iter().flat_map(|folders| folders.split(':')) {
        find(Path::new(folder), &mut files);
    }
    files.sort();
    files
}

fn find(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find(&path, files);
        } else if path.extension().is_some_and(|it| it == "dxbc" || it == "bc" || it == "cso") {
            files.push(path);
        }
    }
}

fn modules(path: &Path) -> Vec<Fixture> {
    let bytes = fs::read(path).unwrap();
    let name = path.file_stem().unwrap().to_string_lossy().into_owned();
    if path.extension().is_some_and(|extension| extension == "bc") {
        return vec![Fixture { name, bitcode: bytes }];
    }
    // Not every file is a whole container.
    let Ok(container) = Container::parse(&bytes) else { return Vec::new() };
    let parts = container
        .parts()
        .filter(|part| [FourCC::DXIL, FourCC::ILDB, FourCC::STAT].contains(&part.four_cc()));
    let programs = parts.filter_map(|part| Some((part.four_cc(), Program::parse(&part).ok()?)));
    programs
        .map(|(part, program)| Fixture {
            name: format!("{name} {part}"),
            bitcode: program.bitcode.to_vec(),
        })
        .collect()
}
