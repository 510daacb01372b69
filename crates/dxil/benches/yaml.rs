//! `dxil yaml` and `dxil from-yaml` against LLVM's `obj2yaml` and `yaml2obj`, as processes, in one run:
//! `cargo bench -p dxil --bench yaml`. `OBJ2YAML` and `YAML2OBJ` name other programs than the
//! installed ones.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use divan::Bencher;
use test_tools::Tool;

fn main() {
    divan::main();
}

/// A container that LLVM knows all parts of but the reflection.
fn container() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    root.join("dxc110/vs_view_id.dxbc")
}

/// The same container as text that LLVM reads.
fn text() -> tempfile::TempPath {
    let output = dxil().arg("yaml").arg(container()).output().expect("our command");
    let text = String::from_utf8(output.stdout).expect("text");
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), text).expect("a file");
    file.into_temp_path()
}

fn dxil() -> Command {
    Command::new(env!("CARGO_BIN_EXE_dxil"))
}

/// The path of a program of LLVM, if it is there.
fn llvm(name: &'static str) -> Option<String> {
    Some(Tool { name, oldest: 22, newest: None }.find()?.path)
}

fn time(bencher: Bencher<'_, '_>, command: impl Fn() -> Command + Sync) {
    bencher.bench(|| {
        let mut command = command();
        let output = command.stdin(Stdio::null()).output().expect("a program");
        assert!(output.status.success(), "{command:?}");
        output.stdout.len()
    });
}

/// Container to text.
#[divan::bench_group]
mod to_yaml {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        time(bencher, || {
            let mut command = dxil();
            command.arg("yaml").arg(container());
            command
        });
    }

    #[divan::bench]
    fn llvm(bencher: Bencher<'_, '_>) {
        if let Some(program) = super::llvm("obj2yaml") {
            time(bencher, || {
                let mut command = Command::new(&program);
                command.arg(container());
                command
            });
        }
    }
}

/// Text to container. LLVM's program is given what it prints itself.
#[divan::bench_group]
mod from_yaml {
    use super::*;

    #[divan::bench]
    fn ours(bencher: Bencher<'_, '_>) {
        let text = text();
        time(bencher, || {
            let mut command = dxil();
            command.arg("from-yaml").arg(&text);
            command
        });
    }

    #[divan::bench]
    fn llvm(bencher: Bencher<'_, '_>) {
        let programs = super::llvm("obj2yaml").zip(super::llvm("yaml2obj"));
        let Some((printer, reader)) = programs else { return };
        let output = Command::new(printer).arg(container()).output().expect("obj2yaml");
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(file.path(), output.stdout).expect("a file");
        time(bencher, || {
            let mut command = Command::new(&reader);
            command.arg(file.path());
            command
        });
    }
}
