//! `dxil yaml` and `dxil from-yaml` against LLVM's `obj2yaml` and `yaml2obj`, as processes, in one run:
//! `cargo bench -p dxil --bench yaml`. It prints the best and the median time of rounds in which all take turns, and their
//! ratios to ours, for three sets. `OBJ2YAML` and `YAML2OBJ` name other programs than the installed ones.
//!
//! Each file is a process, whose start is part of the time. `yaml2obj` is given what `obj2yaml` prints, and we what we print:
//! that has the parts, too, which LLVM leaves out. Of each set, some containers are measured, of those that both take.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use measure::{Set, ratio, rounds, row};
use test_tools::Tool;

/// How many containers of a set are measured, evenly spread.
const FILES: usize = 20;

/// The commands that make text of a container, and a container of text.
struct Tools {
    to_text: Vec<String>,
    from_text: Vec<String>,
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let dxil = |command: &str| vec![env!("CARGO_BIN_EXE_dxil").to_owned(), command.to_owned()];
    let ours = Tools { to_text: dxil("yaml"), from_text: dxil("from-yaml") };
    let llvm = |name| Some(vec![Tool { name, oldest: 22, newest: None }.find()?.path]);
    let theirs = llvm("obj2yaml").zip(llvm("yaml2obj"));
    let theirs = theirs.map(|(to_text, from_text)| Tools { to_text, from_text });
    for set in Set::ALL {
        let all = set.containers(&["containers/dxc110", "containers/dxc17"]);
        let mut containers: Vec<_> =
            all.iter().step_by(all.len().div_ceil(FILES)).cloned().collect();
        containers
            .retain(|it| theirs.as_ref().is_none_or(|llvm| llvm.text(it, folder.path()).is_some()));
        println!("{set:?}: {} containers", containers.len());
        let texts = |tools: &Tools| -> Vec<PathBuf> {
            let texts = containers.iter().map(|it| tools.text(it, folder.path()));
            texts.map(|text| text.expect("a text")).collect()
        };
        let (our_texts, their_texts) =
            (texts(&ours), theirs.as_ref().map(texts).unwrap_or_default());
        let [to_text, from_text, their_to_text, their_from_text] = rounds([
            &mut || Some(time(&ours.to_text, &containers)),
            &mut || Some(time(&ours.from_text, &our_texts)),
            &mut || Some(time(&theirs.as_ref()?.to_text, &containers)),
            &mut || Some(time(&theirs.as_ref()?.from_text, &their_texts)),
        ]);
        row("dxil yaml, a process for each", &to_text, &to_text);
        row("  obj2yaml", &their_to_text, &to_text);
        row("dxil from-yaml, a process for each", &from_text, &from_text);
        row("  yaml2obj", &their_from_text, &from_text);
        ratio("`yaml`", set, &to_text, &their_to_text);
        ratio("`from-yaml`", set, &from_text, &their_from_text);
    }
}

impl Tools {
    /// The file of the text that the tools make of a container; `None` if they do not make a container of it.
    fn text(&self, container: &Path, folder: &Path) -> Option<PathBuf> {
        let output = run(&self.to_text, container);
        let file = tempfile::Builder::new().suffix(".yaml").tempfile_in(folder).expect("a file");
        let (_, path) = file.keep().expect("a file");
        fs::write(&path, &output.stdout).expect("a file");
        (output.status.success() && run(&self.from_text, &path).status.success()).then_some(path)
    }
}

/// The time of a process for each of the files.
fn time(command: &[String], files: &[PathBuf]) -> Duration {
    let start = Instant::now();
    for file in files {
        let output = run(command, file);
        assert!(output.status.success(), "{command:?} {}: {output:?}", file.display());
    }
    start.elapsed()
}

fn run(command: &[String], file: &Path) -> Output {
    let mut process = Command::new(&command[0]);
    process.args(&command[1..]).arg(file).stdin(Stdio::null()).output().expect("a program")
}
