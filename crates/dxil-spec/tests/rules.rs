//! Every rule of the checks has a file that breaks it, `tests/err/*.spec`, with the output beside
//! it. `UPDATE_EXPECT=1 cargo test` renews the outputs.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_spec::check::RULES;

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/err");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|it| it == "spec"))
        .collect();
    paths.sort();
    paths
}

/// The output of the command for a file, with the name of the file instead of its path.
fn output(path: &Path) -> String {
    let folder = path.parent().expect("a folder").display();
    let folder = format!("{folder}{}", std::path::MAIN_SEPARATOR);
    let errors = dxil_spec::load_checked(path, &[]).expect_err("the file breaks a rule");
    errors.replace(&folder, "")
}

#[test]
fn broken_rules() {
    for path in fixtures() {
        expect_test::expect_file![path.with_extension("stderr")].assert_eq(&output(&path));
    }
}

#[test]
fn every_rule_has_a_file() {
    let outputs: String = fixtures().iter().map(|path| output(path)).collect();
    for rule in RULES {
        let number = format!("D{:02}: ", rule.number);
        assert!(outputs.contains(&number), "no file breaks {number}{}", rule.name);
    }
}

#[test]
fn every_rule_is_documented() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spec-language.md");
    let text = fs::read_to_string(path).expect("the document is there");
    for rule in RULES {
        let row = format!("| D{:02} | {} |", rule.number, rule.name);
        assert!(text.contains(&row), "docs/spec-language.md lacks the row `{row}`");
    }
}
