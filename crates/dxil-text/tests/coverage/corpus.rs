//! The modules, and their origins.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};

/// The prefix of the names of modules written by hand.
pub(crate) const BY_HAND: &str = "by hand/";

/// A module.
pub(crate) struct Source {
    /// The name of its container, or [`BY_HAND`] and the name of its file.
    pub(crate) name: String,
    pub(crate) bitcode: Vec<u8>,
}

/// All modules: those of compilers first, small ones before large ones, so that the table names
/// modules that are easy to read, and seldom changes.
pub(crate) fn all() -> Vec<Source> {
    let mut sources = of_hlsl();
    let by_hand = files(&root().join("crates/dxil-text/tests/modules"), "bc");
    let by_hand = by_hand.iter().map(|path| Source {
        name: format!("{BY_HAND}{}", stem(path)),
        bitcode: fs::read(path).expect("a module"),
    });
    sources.extend(by_size(by_hand.collect()));
    sources
}

/// The modules of compilers, small ones first.
fn of_hlsl() -> Vec<Source> {
    let mut sources = Vec::new();
    for compiler in ["dxc110", "dxc17"] {
        for path in files(&root().join("tests/fixtures/containers").join(compiler), "dxbc") {
            let bytes = fs::read(&path).expect("a container");
            let container = Container::parse(&bytes).expect("a container");
            let parts = [FourCC::DXIL, FourCC::ILDB].map(|name| container.part(name));
            sources.extend(parts.iter().flatten().map(|part| Source {
                name: format!("{compiler}/{}", stem(&path)),
                bitcode: Program::parse(part).expect("a program").bitcode.to_vec(),
            }));
        }
    }
    assert!(sources.len() > 340, "{} modules", sources.len());
    by_size(sources)
}

fn by_size(mut sources: Vec<Source>) -> Vec<Source> {
    sources.sort_by_key(|source| source.bitcode.len());
    sources
}

/// The names of the operations that HLSL cannot reach.
pub(crate) fn unreached_operations() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("tests/fixtures/calls/unreached.txt"));
    let text = text.expect("the list");
    let rows = text.lines().filter(|line| !line.starts_with(';'));
    rows.filter_map(|row| row.split(' ').nth(1)).map(str::to_owned).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

fn stem(path: &Path) -> String {
    path.file_stem().expect("a name").to_string_lossy().into_owned()
}
