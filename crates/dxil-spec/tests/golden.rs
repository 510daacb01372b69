//! What the spec generates, against the copies in `tests/golden`: a change of the spec
//! shows there what it does. `UPDATE_EXPECT=1 cargo test` renews them.

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

#[test]
fn generated_code() {
    for (name, text) in rust::generate(&spec()) {
        expect(&format!("dxil_ops/{name}"), &text);
    }
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
