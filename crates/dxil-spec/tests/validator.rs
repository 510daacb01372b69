//! The spec of the validator's rules: its reference, and the code that is made of it. `UPDATE_EXPECT=1 cargo test` renews
//! them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use dxil_spec::diff::Severity;
use dxil_spec::rules::{self, Spec, markdown, rust};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn spec() -> Spec {
    rules::load_checked(&root().join("dxil-rules.spec"), &[]).unwrap_or_else(|it| panic!("{it}"))
}

#[test]
fn reference() {
    let golden = root().join("tests/golden/validator-rules.md");
    expect_test::expect_file![golden].assert_eq(&markdown::generate(&spec()));
}

/// The JSON of a rule about operations, one that a fact states, and one that is never reported.
#[cfg(feature = "json")]
#[test]
fn json_of_some_rules() {
    let spec = spec();
    let names = ["INSTR.STATUS", "INSTR.OPCONST", "INSTR.NOINDEFINITELOG"];
    let some = spec.rules.iter().filter(|rule| names.contains(&&*rule.name));
    let golden = root().join("tests/golden/validator-rules.json");
    expect_test::expect_file![golden].assert_eq(&rules::json::generate(&spec, some));
}

/// The page has a row for each rule, which its name leads to.
#[cfg(feature = "json")]
#[test]
fn page_has_every_rule() {
    let spec = spec();
    let page = rules::html::generate(&spec);
    for rule in &spec.rules {
        assert!(page.contains(&format!("<li id=\"{}\">", rule.name)), "{}", rule.name);
    }
    assert!(!page.contains("{{"));
}

/// A change of the spec is told as a change of meaning, and an unchanged spec has none.
#[test]
fn changes_are_told() {
    let old = spec();
    let mut new = old.clone();
    assert_eq!(rules::diff(&old, &new), []);
    new.rules[0].hint.value = "Give up.".to_owned();
    new.rules[1].number = Some(9999);
    let removed = new.rules.pop().expect("a rule").name;
    let changes = rules::diff(&old, &new);
    let told = |changes: &[dxil_spec::diff::Change], subject: &str, fact: &str| {
        let change = changes.iter().find(|it| it.subject == subject && it.fact == fact);
        change.map(|it| it.severity)
    };
    assert_eq!(told(&changes, "BITCODE.VALID", "hint"), Some(Severity::Editorial));
    assert_eq!(told(&changes, "CONTAINER.PARTMATCHES", "number"), Some(Severity::Breaking));
    assert_eq!(told(&changes, &removed, "number"), Some(Severity::Breaking));
    // What is new is no break.
    let added = rules::diff(&new, &old);
    assert_eq!(told(&added, &removed, "number"), Some(Severity::Additive));
}

/// The crate `dxil-validate` is built from the copy: the folder has no other files.
#[test]
fn generated_code() {
    let folder = root().join("crates/dxil-validate/generated");
    let entries = folder.read_dir().expect("the folder is there");
    let names: BTreeSet<_> = entries.map(|file| file.expect("an entry").file_name()).collect();
    assert_eq!(names, BTreeSet::from(["rules.rs".into()]));
    expect_test::expect_file![folder.join("rules.rs")].assert_eq(&rust::generate(&spec()));
}
