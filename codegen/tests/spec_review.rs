//! `.ci/spec-review`, which the workflow for pull requests calls, on the commits of a repository made here.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A repository whose first commit has the old spec of `tests/diff`.
struct Repository(PathBuf);

impl Repository {
    /// `None` without git.
    fn new(name: &str) -> Option<Self> {
        if !test_tools::is_installed("git") {
            return None;
        }
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let repository = Self(folder);
        repository.git(&["init", "--quiet", "--initial-branch=main"]);
        repository.commit(&spec("old.spec"));
        repository.git(&["tag", "base"]);
        Some(repository)
    }

    fn git(&self, arguments: &[&str]) {
        let options = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
        let git = Command::new("git").current_dir(&self.0).args(options).args(arguments).output();
        let output = git.expect("git");
        assert!(output.status.success(), "git {arguments:?}: {output:?}");
    }

    fn commit(&self, spec: &str) {
        fs::write(self.0.join("dxil-ops.spec"), spec).expect("a file");
        self.git(&["add", "."]);
        self.git(&["commit", "--quiet", "--allow-empty", "--message=A spec"]);
    }

    /// The exit code of the script for these arguments, and the comment.
    fn review(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.ci/spec-review");
        let run = Command::new("bash")
            .arg(script)
            .args(arguments)
            .current_dir(&self.0)
            .env("CODEGEN", env!("CARGO_BIN_EXE_codegen"))
            .output();
        let Output { status, stdout, stderr } = run.expect("bash");
        assert_eq!(String::from_utf8_lossy(&stderr), "");
        (status.code(), String::from_utf8(stdout).expect("text"))
    }
}

/// A file of `tests/diff`.
fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diff").join(name);
    fs::read_to_string(path).expect("a file")
}

/// The files that the specs of `tests/diff` include.
const PRELUDE: &str = "../../../crates/dxil-spec/tests/err/prelude.td";

/// A spec of `tests/diff`, in one file as `dxil-ops.spec` is.
fn spec(name: &str) -> String {
    file(name).replace(&format!("include \"{PRELUDE}\""), &file(PRELUDE))
}

#[test]
fn a_breaking_change_needs_the_label() {
    let Some(repository) = Repository::new("spec-review-breaking") else { return };
    repository.commit(&spec("new.spec"));
    let expected = file("old-new.md");

    let (code, comment) = repository.review(&["base", "main"]);
    assert_eq!(code, Some(1));
    assert_eq!(comment, expected.clone() + "\nA breaking change needs the label `breaking`.\n");
    // Without the label, the workflow passes an empty argument.
    assert_eq!(repository.review(&["base", "main", ""]).0, Some(1));
    assert_eq!(repository.review(&["base", "main", "--allow-breaking"]), (Some(0), expected));
}

#[test]
fn later_changes_of_the_base_branch_are_left_out() {
    let Some(repository) = Repository::new("spec-review-merge-base") else { return };
    repository.git(&["switch", "--quiet", "--create", "topic"]);
    repository.commit(&spec("old.spec"));
    repository.git(&["switch", "--quiet", "main"]);
    repository.commit(&spec("new.spec"));

    let (code, comment) = repository.review(&["main", "topic"]);
    assert_eq!((code, comment.trim()), (Some(0), "No fact changed."));
}

#[test]
fn a_spec_that_cannot_be_read_is_shown_with_its_errors() {
    let Some(repository) = Repository::new("spec-review-unreadable") else { return };
    repository.commit("class DXILOp<int> {\n");

    let (code, comment) = repository.review(&["base", "main", "--allow-breaking"]);
    assert_eq!(code, Some(2));
    assert!(comment.contains("--> head.spec:1:"), "{comment}");
}

#[test]
fn a_comment_is_no_longer_than_it_may_be() {
    let Some(repository) = Repository::new("spec-review-long") else { return };
    let renamed =
        spec("old.spec").replace("Doc = \"", &format!("Doc = \"{}", "long ".repeat(20_000)));
    repository.commit(&renamed);

    let (_, comment) = repository.review(&["base", "main"]);
    assert!(comment.len() < 65_536, "{} bytes", comment.len());
    assert!(comment.ends_with("`codegen --diff` lists them all.\n"), "{comment}");
}
