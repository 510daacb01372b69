//! Compares the generated files with the copies in `tests/golden`, which show the effects of a
//! change of the spec. `UPDATE_EXPECT=1 cargo test` renews them.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use dxil_spec::emit::{json, markdown, rust};
use dxil_spec::model::Spec;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn spec() -> Spec {
    dxil_spec::load_checked(&root().join("dxil-ops.spec"), &[]).unwrap_or_else(|it| panic!("{it}"))
}

fn expect(name: &str, text: &str) {
    expect_test::expect_file![root().join("tests/golden").join(name)].assert_eq(text);
}

/// The published `dxil-ops` is built from the copy: the folder has no other files.
#[test]
fn generated_code() {
    let folder = root().join("tests/golden/dxil_ops").read_dir().expect("the folder is there");
    let mut left: BTreeSet<_> = folder.map(|file| file.expect("an entry").file_name()).collect();
    for (name, text) in rust::generate(&spec()) {
        left.remove(OsStr::new(name));
        expect(&format!("dxil_ops/{name}"), &text);
    }
    assert!(left.is_empty(), "not generated: {left:?}");
}

#[test]
fn reference() {
    expect("operations.md", &markdown::generate(&spec()));
}

#[test]
fn json_of_some_operations() {
    let spec = spec();
    let names = ["Sin", "CreateHandle", "WaveActiveOp", "LinAlgFillMatrix", "Reserved0"];
    let ops = spec.ops.iter().filter(|op| names.contains(&op.name.as_str()));
    expect("operations.json", &json::generate(&spec, ops));
}
