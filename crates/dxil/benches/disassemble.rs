//! Disassembling large shaders, against LLVM's `llvm-dis` and DXC's own disassembler, in one run:
//! `cargo bench -p dxil --bench disassemble`. It prints a table.
//!
//! `LLVM_DIS` names another program than `llvm-dis-14`: later ones refuse DXIL for its data layout.
//! `DXC` names a wrapper of DXC, whose `bench disasm LIST` disassembles the files of a list in one
//! process and prints its time: tests/fixtures/containers/README.md describes it.

use std::env;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dxil::container::Container;
use dxil::container::FourCC;
use dxil::container::read::Program;
use dxil::text::Style;

/// How often all is done in one measurement: the start of a process hardly counts then.
const REPEATS: usize = 20;

/// How many measurements there are of each; the fastest counts.
const ROUNDS: usize = 10;

/// Shaders as long as those of games, one of them twice: with debug information.
const SHADERS: [&str; 6] = [
    "convolution",
    "forward_lighting",
    "forward_lighting-debug",
    "path_tracer",
    "path_tracer-debug",
    "terrain",
];

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let containers =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110");
    let paths = SHADERS.map(|name| containers.join(name).with_extension("dxbc"));
    let files = paths.each_ref().map(|path| fs::read(path).expect("a container"));
    let modules = SHADERS.map(|name| folder.path().join(name).with_extension("bc"));
    for (file, path) in files.iter().zip(&modules) {
        fs::write(path, bitcode(file)).expect("a file");
    }
    let bytes: usize = files.iter().map(Vec::len).sum();
    let text: usize = files.iter().map(|file| listing(file)).sum();
    println!("{} containers of {bytes} bytes, whose text has {text} bytes", files.len());

    let bitcodes = files.each_ref().map(|file| bitcode(file));
    let read = |bitcode: &Vec<u8>| dxil::bitcode::read(bitcode).expect("a module");
    let parsed: Vec<_> = bitcodes.iter().map(read).collect();
    let print = |module| dxil::text::print(module, Style::Dxc).expect("a text").len();
    let ours = fastest(|| files.iter().map(|file| listing(file)).sum::<usize>());
    row("container to listing, in process", ours, ours);
    let part = fastest(|| bitcodes.iter().for_each(|bitcode| drop(read(bitcode))));
    row("  of which reading modules", part, ours);
    row("  of which printing them", fastest(|| parsed.iter().map(print).sum::<usize>()), ours);
    if let Some(theirs) = dxc(&paths, folder.path()) {
        row("DXC's disassembler, in its process", theirs, ours);
    }
    let ours = fastest(|| modules.iter().for_each(|path| disassemble(path)));
    row("file of bitcode to file of text, in process", ours, ours);
    if let Some(theirs) = llvm_dis(&modules) {
        row("llvm-dis, a process for many files", theirs, ours);
    }
}

fn row(what: &str, time: Duration, ours: Duration) {
    let ratio = time.as_secs_f64() / ours.as_secs_f64();
    println!("{what:44} {:8.2} ms   {ratio:.1}", time.as_secs_f64() * 1e3);
}

fn fastest<T>(mut run: impl FnMut() -> T) -> Duration {
    // With `--test` it is only to be seen that all runs.
    let rounds = if env::args().any(|argument| argument == "--test") { 1 } else { ROUNDS };
    let measure = |_| {
        let start = Instant::now();
        (0..REPEATS).for_each(|_| drop(black_box(run())));
        start.elapsed() / REPEATS as u32
    };
    (0..rounds).map(measure).min().unwrap_or_default()
}

/// The length of what `dxc -dumpbin` prints of a container.
fn listing(file: &[u8]) -> usize {
    let container = Container::parse(file).expect("a container");
    dxil::disassemble(&container, Style::Dxc).expect("a text").len()
}

fn bitcode(file: &[u8]) -> Vec<u8> {
    let container = Container::parse(file).expect("a container");
    let part = |four_cc| container.part(four_cc);
    let part = part(FourCC::ILDB).or_else(|| part(FourCC::DXIL)).expect("a program");
    Program::parse(&part).expect("a program").bitcode.to_vec()
}

/// Does what `llvm-dis` does: the text lies beside the module.
fn disassemble(path: &Path) {
    let module = dxil::bitcode::read(&fs::read(path).expect("a file")).expect("a module");
    let text = dxil::text::print(&module, Style::Llvm).expect("a text");
    fs::write(path.with_extension("ll"), &text[..]).expect("a file");
}

fn llvm_dis(modules: &[PathBuf]) -> Option<Duration> {
    let program = env::var("LLVM_DIS").unwrap_or_else(|_| "llvm-dis-14".into());
    let mut command = Command::new(&program);
    command.args((0..REPEATS).flat_map(|_| modules)).stderr(Stdio::null());
    if command.status().is_err() {
        println!("skipped: there is no {program}");
        return None;
    }
    let time = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        assert!(command.status().expect("llvm-dis").success(), "{program} fails");
        start.elapsed()
    });
    time.min().map(|time| time / REPEATS as u32)
}

/// The time that the batch program of DXC prints.
fn dxc(containers: &[PathBuf], folder: &Path) -> Option<Duration> {
    let program = env::var("DXC").unwrap_or_else(|_| "dxc17".into());
    let lines = (0..REPEATS).flat_map(|_| containers).map(|path| format!("{}\n", path.display()));
    let list = folder.join("list");
    fs::write(&list, lines.collect::<String>()).expect("a file");
    let run = || Command::new(&program).args(["bench", "disasm"]).arg(&list).output();
    if run().is_err() {
        println!("skipped: there is no {program}");
        return None;
    }
    let seconds = (0..ROUNDS).map(|_| {
        let output = run().expect("DXC");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let all_well = format!("ok {} fail 0, ", REPEATS * containers.len());
        let time = text.split_once(&all_well).and_then(|(_, rest)| rest.split_once(" s"));
        time.and_then(|(seconds, _)| seconds.parse::<f64>().ok()).expect("DXC's time")
    });
    seconds.min_by(f64::total_cmp).map(|seconds| Duration::from_secs_f64(seconds) / REPEATS as u32)
}
