//! Several files at once: what a command prints and writes does not depend on how many.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// A folder of containers of DXC and FXC, one of which is cut off, and of text.
fn folder() -> tempfile::TempDir {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let folder = tempfile::tempdir().expect("a folder");
    for producer in ["dxc110", "fxc"] {
        let mut files: Vec<_> = fs::read_dir(corpus.join(producer))
            .expect("fixtures")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "dxbc"))
            .collect();
        files.sort();
        for file in files.iter().step_by(12) {
            let name = file.file_name().expect("a name").to_string_lossy();
            let to = folder.path().join(format!("{producer}-{name}"));
            fs::copy(file, &to).expect("a copy");
        }
    }
    let whole = fs::read(corpus.join("dxc110/vs_pass-6_0.dxbc")).expect("a container");
    fs::write(folder.path().join("g.dxbc"), &whole[..whole.len() / 2]).expect("a file");
    fs::write(folder.path().join("text.ll"), "define void @main() {\n  ret void\n}\n")
        .expect("a file");
    folder
}

fn run(folder: &Path, arguments: &str, jobs: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dxil"));
    command.args(arguments.split(' ')).args(["--jobs", jobs]).current_dir(folder);
    command.output().expect("the command")
}

/// The bytes of each file below a folder.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read(entry.path()).expect("a file"))
    };
    entries.map(|entry| file(entry.expect("an entry"))).collect()
}

#[test]
fn output_does_not_depend_on_the_number_of_jobs() {
    let folder = folder();
    for arguments in [
        "dump .",
        "dump --json .",
        "parts .",
        "hex --part HASH .",
        "ops .",
        "verify .",
        "validate .",
        "validate --sarif .",
        "check --json .",
        "dis -O out .",
        "as -O out .",
        "yaml -O out .",
        "strip -O out .",
        "extract --part DXIL -O out .",
        "diff . .",
    ] {
        let out = folder.path().join("out");
        let [one, many] = ["1", "5"].map(|jobs| {
            let output = run(folder.path(), arguments, jobs);
            let written = files(&out);
            let _ = fs::remove_dir_all(&out);
            (output, written)
        });
        assert_eq!(one.0.status.code(), many.0.status.code(), "{arguments}");
        for text in
            [|output: &Output| output.stdout.clone(), |output: &Output| output.stderr.clone()]
        {
            let [one, many] =
                [&one.0, &many.0].map(|it| String::from_utf8_lossy(&text(it)).into_owned());
            assert_eq!(one, many, "{arguments}");
        }
        assert!(!one.0.stdout.is_empty() || !one.0.stderr.is_empty(), "{arguments}");
        assert_eq!(one.1.is_empty(), !arguments.contains("-O"), "{arguments}");
        assert_eq!(one.1, many.1, "{arguments}");
    }
}
