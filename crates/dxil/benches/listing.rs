//! Listing containers of FXC against `D3DDisassemble` in its own process, in one run:
//! `cargo bench -p dxil --bench listing`. It prints a table.
//!
//! `FXC` names a wrapper of FXC, whose `bench disasm LIST` disassembles the files of a list in one process and prints its
//! time; without it, `fxc` is started.

use std::env;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use dxil::container::{Container, FourCC};
use dxil::disassemble;
use dxil::text::Style;

/// How often all is done in one measurement.
const REPEATS: usize = 20;

/// How many measurements there are of each; the fastest counts.
const ROUNDS: usize = 10;

fn main() {
    // With `--test` it is only to be seen that all runs.
    let rounds = if env::args().any(|argument| argument == "--test") { 1 } else { ROUNDS };
    let paths = paths();
    let files: Vec<_> = paths.iter().map(|path| fs::read(path).expect("a container")).collect();
    let bytes: usize = files.iter().map(Vec::len).sum();
    let text: usize = files.iter().map(|file| listing(file)).sum();
    println!("{} containers of {bytes} bytes, whose text has {text} bytes", files.len());

    let run = || {
        let start = Instant::now();
        for file in (0..REPEATS).flat_map(|_| &files) {
            black_box(listing(black_box(file)));
        }
        start.elapsed() / REPEATS as u32
    };
    let ours = (0..rounds).map(|_| run()).min().unwrap_or_default();
    row("container to listing, in process", ours, ours);
    if let Some(theirs) = fxc(&paths, rounds) {
        row("D3DDisassemble, in its process", theirs, ours);
    }
}

fn row(what: &str, time: Duration, ours: Duration) {
    let ratio = time.as_secs_f64() / ours.as_secs_f64();
    println!("{what:36} {:8.2} ms   {ratio:.1}", time.as_secs_f64() * 1e3);
}

/// The containers of FXC whose listings are the same: all with a program, but no code of level 9 or debug information.
fn paths() -> Vec<PathBuf> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures");
    let mut paths = Vec::new();
    for folder in ["containers/fxc", "dxbc"] {
        for entry in fs::read_dir(fixtures.join(folder)).expect("the fixtures") {
            let path = entry.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "dxbc") {
                let file = fs::read(&path).expect("a file");
                let container = Container::parse(&file).expect("a container");
                let has = |name| container.part(name).is_some();
                let has_program = has(FourCC::SHDR) || has(FourCC::SHEX);
                if has_program && !has(FourCC::AON9) && !has(FourCC::SPDB) {
                    paths.push(path);
                }
            }
        }
    }
    paths
}

/// The length of what `fxc /dumpbin` prints of a container.
fn listing(file: &[u8]) -> usize {
    let container = Container::parse(file).expect("a container");
    disassemble(&container, Style::Dxc).expect("a text").len()
}

/// The time that the wrapper of FXC prints.
fn fxc(containers: &[PathBuf], rounds: usize) -> Option<Duration> {
    let program = env::var("FXC").unwrap_or_else(|_| "fxc".into());
    let lines = (0..REPEATS).flat_map(|_| containers).map(|path| format!("{}\n", path.display()));
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("list");
    fs::write(&list, lines.collect::<String>()).expect("a file");
    let run = || Command::new(&program).args(["bench", "disasm"]).arg(&list).output();
    if run().is_err() {
        println!("skipped: there is no {program}");
        return None;
    }
    let seconds = (0..rounds).map(|_| {
        let output = run().expect("FXC");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let all_well = format!("ok {} fail 0, ", REPEATS * containers.len());
        let time = text.split_once(&all_well).and_then(|(_, rest)| rest.split_once(" s"));
        time.and_then(|(seconds, _)| seconds.parse::<f64>().ok()).expect("FXC's time")
    });
    seconds.min_by(f64::total_cmp).map(|seconds| Duration::from_secs_f64(seconds) / REPEATS as u32)
}
