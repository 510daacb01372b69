//! The TableGen front end, against `llvm-tblgen` and against bad input.

mod accepted;
mod mutated;
mod oracle;
mod rejected;

use std::path::{Path, PathBuf};

/// The `.td` files of a folder next to this file, in order.
fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new("tests/tablegen").join(folder);
    let entries = folder.read_dir().expect("the folder of fixtures exists");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut files: Vec<_> =
        paths.filter(|path| path.extension().is_some_and(|name| name == "td")).collect();
    files.sort();
    assert!(!files.is_empty(), "no fixtures in {}", folder.display());
    files
}

/// Where fixtures find what they include.
fn include_dirs() -> Vec<PathBuf> {
    vec![PathBuf::from("tests/tablegen/include")]
}
