//! The modules of compilers.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};

/// A module, and its name.
pub(crate) struct Fixture {
    pub(crate) name: String,
    pub(crate) bitcode: Vec<u8>,
}

/// The modules that DXC wrote, in containers and in the fixtures of this crate, by name. Those of
/// Slang are DXC's, too.
pub(crate) fn all() -> Vec<Fixture> {
    let mut fixtures = in_containers(&["containers/dxc110", "containers/dxc17", "producers/slang"]);
    fixtures.extend(in_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")));
    fixtures
}

/// The modules in the bitcode files of a folder.
pub(crate) fn in_folder(folder: &Path) -> impl Iterator<Item = Fixture> {
    files(folder, "bc").into_iter().map(|path| {
        let bitcode = fs::read(&path).unwrap();
        Fixture { name: name(&path), bitcode }
    })
}

/// The modules in the containers of these folders of fixtures.
pub(crate) fn in_containers(folders: &[&str]) -> Vec<Fixture> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut fixtures = Vec::new();
    for folder in folders {
        for path in files(&root.join(folder), "dxbc") {
            add_container(&mut fixtures, folder, &path);
        }
    }
    fixtures
}

/// The module with this name.
pub(crate) fn named(name: &str) -> Vec<u8> {
    let found = all().into_iter().find(|fixture| fixture.name == name);
    found.unwrap_or_else(|| panic!("there is no {name}")).bitcode
}

fn add_container(fixtures: &mut Vec<Fixture>, folder: &str, path: &Path) {
    let bytes = fs::read(path).unwrap();
    // Program databases without a program are not containers.
    let Ok(container) = Container::parse(&bytes) else { return };
    for part in container.parts() {
        if [*b"DXIL", *b"ILDB", *b"STAT"].contains(&part.four_cc().0) {
            let program = Program::parse(&part).unwrap();
            let name = format!("{folder}/{} {}", name(path), FourCC(part.four_cc().0));
            fixtures.push(Fixture { name, bitcode: program.bitcode.to_vec() });
        }
    }
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|found| found == extension)).collect();
    files.sort();
    files
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap().to_string_lossy().into_owned()
}
