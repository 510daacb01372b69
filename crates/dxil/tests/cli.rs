//! The command as people use it: files with command lines and what they print.
//!
//! In `tests/cli`, each line that begins with `$ ` runs in a shell, in an empty folder in which
//! `dxc110`, `dxc17` and `fxc` are the folders of the corpus. What it prints follows, standard output
//! and errors as they come, and the exit code unless it is 0. `UPDATE_EXPECT=1` renews the files.
#![cfg(unix)]

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Every file, in its own folder.
#[test]
fn command_lines() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli");
    let mut scripts: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    scripts.sort();
    assert!(scripts.len() >= 10, "{} scripts", scripts.len());
    for script in scripts {
        let text = fs::read_to_string(&script).expect("text");
        expect_test::expect_file![&script].assert_eq(&run(&text));
    }
}

/// The script with what its command lines print now.
fn run(script: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    for compiler in ["dxc110", "dxc17", "fxc"] {
        symlink(corpus.join(compiler), folder.path().join(compiler)).expect("a link");
    }
    let mut out = String::new();
    let mut between = "";
    for line in script.lines() {
        if let Some(comment) = line.strip_prefix("# ") {
            out += &format!("{between}# {comment}\n");
            between = "";
        } else if let Some(command) = line.strip_prefix("$ ") {
            out += &format!("{between}$ {command}\n{}", shell(command, folder.path()));
            between = "\n";
        }
    }
    out
}

/// What a shell prints when it runs this, and how it ends.
fn shell(command: &str, folder: &Path) -> String {
    let bin = Path::new(env!("CARGO_BIN_EXE_dxil")).parent().expect("a folder");
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([bin.to_owned()].into_iter().chain(env::split_paths(&path)));
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1\n{command}")])
        .env("PATH", path.expect("a path"))
        .env_remove("COLUMNS")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env("TMPDIR", folder)
        .current_dir(folder)
        .output()
        .expect("a shell");
    let mut text = String::from_utf8(output.stdout).unwrap_or_else(|_| panic!("binary: {command}"));
    if !text.is_empty() && !text.ends_with('\n') {
        text += "\n[no newline at the end]\n";
    }
    match output.status.code() {
        Some(0) => text,
        Some(code) => text + &format!("[exit code {code}]\n"),
        None => text + "[killed]\n",
    }
}
