//! The spec of DXBC opcodes: its reference, and the code that is made of it. `UPDATE_EXPECT=1 cargo test` renews them.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use dxil_spec::diff::Severity;
use dxil_spec::dxbc::{self, Spec, markdown, rust};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn spec() -> Spec {
    dxbc::load_checked(&root().join("dxbc-ops.spec"), &[]).unwrap_or_else(|it| panic!("{it}"))
}

#[test]
fn reference() {
    let golden = root().join("tests/golden/dxbc-opcodes.md");
    expect_test::expect_file![golden].assert_eq(&markdown::generate(&spec()));
}

/// The JSON of an instruction, a read of a resource and a declaration.
#[cfg(feature = "json")]
#[test]
fn json_of_some_opcodes() {
    let spec = spec();
    let ops = spec.ops.iter().filter(|op| ["Add", "Sample", "DclResource"].contains(&&*op.name));
    let golden = root().join("tests/golden/dxbc-opcodes.json");
    expect_test::expect_file![golden].assert_eq(&dxbc::json::generate(&spec, ops));
}

/// A change of the spec is told as a change of meaning, and an unchanged spec has none.
#[test]
fn changes_are_told() {
    let old = spec();
    let mut new = old.clone();
    assert_eq!(dxbc::diff(&old, &new), []);
    new.ops[0].doc = "Sums.".to_owned();
    new.ops[1].controls.clear();
    new.ops[2].mnemonic = "leave".to_owned();
    let removed = new.ops.pop().expect("an opcode").name;
    let changes = dxbc::diff(&old, &new);
    let told = |subject: &str, fact: &str| {
        let change = changes.iter().find(|it| it.subject == subject && it.fact == fact);
        change.map(|it| (it.severity, it.old.as_deref(), it.new.as_deref()))
    };
    let (breaking, editorial) = (Severity::Breaking, Severity::Editorial);
    assert_eq!(told("Add", "description"), Some((editorial, Some("Adds."), Some("Sums."))));
    let precise = Some((breaking, Some("bits 19 to 22"), None));
    assert_eq!(told("And", "control precise"), precise);
    assert_eq!(told("Break", "mnemonic"), Some((breaking, Some("break"), Some("leave"))));
    assert_eq!(told(&removed, "opcode"), Some((breaking, Some("234"), None)));
    // What is new is no break.
    let added = dxbc::diff(&new, &old);
    let opcode = added.iter().find(|it| it.subject == removed && it.fact == "opcode");
    assert_eq!(opcode.map(|it| it.severity), Some(Severity::Additive));
    assert!(changes.is_sorted_by_key(|it| std::cmp::Reverse(it.severity)));
}

/// The numbers of the last opcodes of each version of the interface are those of Direct3D's header.
#[test]
fn numbers_are_those_of_direct3d() {
    let spec = spec();
    let number = |name: &str| spec.ops.iter().find(|op| op.name == name).and_then(|op| op.opcode);
    let known = [("DclGlobalFlags", 106), ("SampleInfo", 111), ("DebugBreak", 208), ("UtoD", 217)];
    for (name, opcode) in known {
        assert_eq!(number(name), Some(opcode), "{name}");
    }
    assert_eq!(number("CheckAccessFullyMapped"), Some(234));
    assert_eq!(spec.ops.len(), 235);
}

/// The crate `dxbc-code` is built from the copy: the folder has no other files.
#[test]
fn generated_code() {
    let folder = root().join("crates/dxbc-code/generated");
    let entries = folder.read_dir().expect("the folder is there");
    let mut left: BTreeSet<_> = entries.map(|file| file.expect("an entry").file_name()).collect();
    for (name, text) in rust::generate(&spec()) {
        left.remove(OsStr::new(name));
        expect_test::expect_file![folder.join(name)].assert_eq(&text);
    }
    assert!(left.is_empty(), "not generated: {left:?}");
}

/// The page has one row for each opcode, which its mnemonic leads to.
#[cfg(feature = "json")]
#[test]
fn page_has_every_opcode() {
    let spec = spec();
    let page = dxbc::html::generate(&spec);
    for op in spec.ops.iter().filter(|op| op.class != dxbc::OpClass::Reserved) {
        let id = if op.mnemonic.is_empty() { &op.name } else { &op.mnemonic };
        assert_eq!(page.matches(&format!("<li id=\"{id}\">")).count(), 1, "{id}");
    }
    assert!(!page.contains("{{"));
}
