//! Compares the words of HLSL in the spec with those for which DXC makes calls, in
//! `tests/fixtures/calls/words.tsv`, which `cargo run -p xtask -- words` renews.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxil_spec::model::Spec;

type Words = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fixture(name: &str) -> String {
    fs::read_to_string(root().join("tests/fixtures/calls").join(name)).expect("the fixture")
}

fn spec() -> Spec {
    dxil_spec::load_checked(&root().join("dxil-ops.spec"), &[]).unwrap_or_else(|it| panic!("{it}"))
}

/// The words of each operation that has some.
fn listed(spec: &Spec) -> Words {
    let ops = spec.ops.iter().filter(|op| !op.hlsl.is_empty());
    let words =
        ops.map(|op| (op.name.clone(), op.hlsl.iter().map(|word| word.value.clone()).collect()));
    words.collect()
}

/// The words that use each operation.
fn measured() -> Words {
    let mut words = Words::new();
    for row in fixture("words.tsv").lines().filter(|row| !row.starts_with('#')) {
        let (word, ops) = row.split_once('\t').expect("a word and operations");
        for op in ops.split(' ') {
            words.entry(op.to_owned()).or_default().insert(word.to_owned());
        }
    }
    words
}

#[test]
fn words_are_those_that_reach_the_operation() {
    let (listed, measured) = (listed(&spec()), measured());
    let names: BTreeSet<_> = listed.keys().chain(measured.keys()).collect();
    let none = BTreeSet::new();
    let mut errors = Vec::new();
    for name in names {
        let words = |of: &Words| of.get(name).unwrap_or(&none).clone();
        let (listed, measured) = (words(&listed), words(&measured));
        if listed != measured {
            errors.push(format!("{name} lists {listed:?}, and is reached from {measured:?}"));
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

/// Every operation but the reserved ones has a word, or a reason why no shader reaches it.
#[test]
fn operations_without_a_word_are_not_reached() {
    let unreached = fixture("unreached.txt");
    let lines = unreached.lines().filter(|line| !line.starts_with(';'));
    let unreached: Vec<_> =
        lines.map(|line| line.split(' ').nth(1).expect("a name").to_owned()).collect();
    let spec = spec();
    let without = spec.ops.iter().filter(|op| !op.reserved && op.hlsl.is_empty());
    assert_eq!(without.map(|op| op.name.clone()).collect::<Vec<_>>(), unreached);
}
