//! Checks that the committed corpus is consistent, without a compiler.

use super::{folder, golden, source};
use std::collections::BTreeSet;
use std::fs;

/// The golden text of every HLSL file, with the variants of the HLSL file.
fn corpus() -> Vec<(String, Vec<String>, String)> {
    let sources = source::read_all(&folder().join("hlsl")).unwrap();
    let read = |source: source::Source| {
        let path = folder().join(format!("{}.txt", source.name));
        let golden =
            fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (source.name, source.variants, golden)
    };
    sources.into_iter().map(read).collect()
}

#[test]
fn golden_files_hold_the_variants_of_their_source() {
    for (name, variants, golden) in corpus() {
        let made: Vec<&str> = golden.lines().filter_map(|l| l.strip_prefix("variant ")).collect();
        assert_eq!(made, variants, "{name}: renew it with `cargo run -p xtask -- calls {name}`");
    }
}

#[test]
fn names_are_the_union() {
    let corpus = corpus();
    let names: BTreeSet<&str> =
        corpus.iter().flat_map(|(_, _, golden)| golden::function_names(golden)).collect();
    let list = fs::read_to_string(folder().join("names.txt")).unwrap();
    assert_eq!(list.lines().collect::<Vec<_>>(), names.into_iter().collect::<Vec<_>>());
}
