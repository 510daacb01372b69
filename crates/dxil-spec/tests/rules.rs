//! Every rule of the checks has a file that breaks it, `tests/{err,dxbc,validator}/*.spec`, with the output
//! beside it, and a row in the documentation. `UPDATE_EXPECT=1 cargo test` renews the outputs.

use std::fs;
use std::path::{Path, PathBuf};

use dxil_spec::check::Rule;
use dxil_spec::{check, dxbc, rules};

/// What the specs of a subject must keep.
struct Subject {
    /// The letter before the numbers of rules.
    letter: char,
    /// The folder of the files that break rules.
    folder: &'static str,
    /// The rules: numbers and names.
    rules: Vec<(u8, &'static str)>,
    /// The errors of a file.
    errors: fn(&Path) -> Option<String>,
}

fn named<S>(rules: &[Rule<S>]) -> Vec<(u8, &'static str)> {
    rules.iter().map(|rule| (rule.number, rule.name)).collect()
}

fn subjects() -> [Subject; 3] {
    [
        Subject {
            letter: 'D',
            folder: "err",
            rules: named(check::RULES),
            errors: |path| dxil_spec::load_checked(path, &[]).err(),
        },
        Subject {
            letter: 'X',
            folder: "dxbc",
            rules: named(dxbc::RULES),
            errors: |path| dxbc::load_checked(path, &[]).err(),
        },
        Subject {
            letter: 'R',
            folder: "validator",
            rules: named(rules::RULES),
            errors: |path| rules::load_checked(path, &[]).err(),
        },
    ]
}

impl Subject {
    fn files(&self) -> Vec<PathBuf> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(self.folder);
        let entries = fs::read_dir(folder).expect("the folder is there");
        let mut paths: Vec<_> = entries
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|it| it == "spec"))
            .collect();
        paths.sort();
        paths
    }

    /// The output of the command for a file, with the name of the file instead of its path.
    fn output(&self, path: &Path) -> String {
        let folder = path.parent().expect("a folder").display();
        let folder = format!("{folder}{}", std::path::MAIN_SEPARATOR);
        let errors = (self.errors)(path);
        let errors = errors.unwrap_or_else(|| panic!("{} breaks no rule", path.display()));
        errors.replace(&folder, "")
    }
}

#[test]
fn broken_rules() {
    for subject in subjects() {
        for path in subject.files() {
            let golden = path.with_extension("stderr");
            expect_test::expect_file![golden].assert_eq(&subject.output(&path));
        }
    }
}

#[test]
fn every_rule_has_a_file() {
    for subject in subjects() {
        let outputs: String = subject.files().iter().map(|path| subject.output(path)).collect();
        for (number, name) in subject.rules {
            let number = format!("{}{number:02}: ", subject.letter);
            assert!(outputs.contains(&number), "no file breaks {number}{name}");
        }
    }
}

#[test]
fn every_rule_is_documented() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spec-language.md");
    let text = fs::read_to_string(path).expect("the document is there");
    for Subject { letter, rules, .. } in subjects() {
        for (number, name) in rules {
            let row = format!("| {letter}{number:02} | {name} |");
            assert!(text.contains(&row), "docs/spec-language.md lacks the row `{row}`");
        }
    }
}
