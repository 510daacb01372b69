//! Tests the TableGen front end with `llvm-tblgen` and with malformed input.

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

/// The folder of files that fixtures include.
fn include_dirs() -> Vec<PathBuf> {
    vec![PathBuf::from("tests/tablegen/include")]
}
