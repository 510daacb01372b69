//! Compares the HLSL names in the spec with those for which DXC makes calls, in
//! `tests/fixtures/calls/hlsl-names.tsv`, which `cargo run -p xtask -- hlsl-names` renews.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dxil_spec::model::Spec;

type NamesOfOperations = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fixture(name: &str) -> String {
    fs::read_to_string(root().join("tests/fixtures/calls").join(name)).expect("the fixture")
}

fn spec() -> Spec {
    dxil_spec::load_checked(&root().join("dxil-ops.spec"), &[]).unwrap_or_else(|it| panic!("{it}"))
}

/// The names that the spec lists for each operation that has some.
fn listed(spec: &Spec) -> NamesOfOperations {
    let ops = spec.ops.iter().filter(|op| !op.hlsl.is_empty());
    let names =
        ops.map(|op| (op.name.clone(), op.hlsl.iter().map(|name| name.value.clone()).collect()));
    names.collect()
}

/// The names that use each operation, as measured with DXC.
fn measured() -> NamesOfOperations {
    let mut names = NamesOfOperations::new();
    for row in fixture("hlsl-names.tsv").lines().filter(|row| !row.starts_with('#')) {
        let (name, ops) = row.split_once('\t').expect("a name and operations");
        for op in ops.split(' ') {
            names.entry(op.to_owned()).or_default().insert(name.to_owned());
        }
    }
    names
}

#[test]
fn listed_names_are_those_that_reach_the_operation() {
    let (listed, measured) = (listed(&spec()), measured());
    let names: BTreeSet<_> = listed.keys().chain(measured.keys()).collect();
    let none = BTreeSet::new();
    let mut errors = Vec::new();
    for name in names {
        let names_in = |of: &NamesOfOperations| of.get(name).unwrap_or(&none).clone();
        let (listed, measured) = (names_in(&listed), names_in(&measured));
        if listed != measured {
            errors.push(format!("{name} lists {listed:?}, and is reached from {measured:?}"));
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

/// Every operation but the reserved ones has a name in HLSL, or a reason why no shader reaches it.
#[test]
fn operations_without_a_name_in_hlsl_are_not_reached() {
    let unreached = fixture("unreached.txt");
    let lines = unreached.lines().filter(|line| !line.starts_with(';'));
    let unreached: Vec<_> =
        lines.map(|line| line.split(' ').nth(1).expect("a name").to_owned()).collect();
    let spec = spec();
    let without = spec.ops.iter().filter(|op| !op.reserved && op.hlsl.is_empty());
    assert_eq!(without.map(|op| op.name.clone()).collect::<Vec<_>>(), unreached);
}
