//! Compares what is read from text with what DXC's assembler makes of the same text.
//!
//! README.md in this folder describes its files.

mod refused;
mod same;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// This folder.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/assembly")
}

/// The rows of a table, without its head: the columns after the first one, by the first one.
fn table(file: &str) -> BTreeMap<String, Vec<Vec<String>>> {
    let text = fs::read_to_string(folder().join(file)).expect("a table");
    let mut rows = BTreeMap::<_, Vec<_>>::new();
    for line in text.lines().skip(1) {
        let mut columns = line.split('\t').map(str::to_owned);
        let name = columns.next().expect("a name");
        rows.entry(name).or_default().push(columns.collect());
    }
    assert!(!rows.is_empty(), "{file}");
    rows
}

/// A module by hand, with the metadata that makes it a container's.
fn module_text(kind: &str, name: &str) -> Vec<u8> {
    let text = fs::read(folder().join(format!("{kind}/{name}.ll"))).expect("a module");
    let tail = fs::read(folder().join("tail.ll")).expect("the tail");
    [text, tail].concat()
}
