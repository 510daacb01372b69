//! Compiling LLVM IR to containers, against LLVM's `llc` in process and as processes, in one run:
//! `cargo bench -p dxil --bench llc`. It prints the best and the median time of rounds in which all take turns, and their
//! ratios to ours.
//!
//! Two sets: what clang makes of HLSL with optimizations, of those modules that both accept, and long functions of our own.
//! Text becomes a container, by the same passes. Ours does more than LLVM in its process: it verifies the module that is
//! written, checks the rules of DXC's validator, writes a second module for reflection, `STAT`, and signs. A row and a ratio
//! of their own have the parts that LLVM writes: they verify, and remove from the program what only `STAT` needs, but no more.
//!
//! `LLC` names another program than `llc`, which needs LLVM's DirectX target. LLVM in its process is
//! `benches/peers/llc23.cpp`, which `cargo run -p xtask -- peers` builds; `LLC23_PEER` names another command.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use dxil::assemble::Reflection;
use dxil::ir::Dialect;
use dxil::lower::{Pipeline, Report};
use measure::{Peer, Set, fixtures, mean, ratio, rounds, row};

/// The numbers of instructions of long functions. The last one is in the table.
const LENGTHS: [usize; 2] = [1_000, 10_000];

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out.dxbc");
    let peer = has_target(llc());
    if !peer {
        println!("skipped: there is no llc with the DirectX target; LLC names one");
    }
    let files = lower().accepted(accepted(clang("O3"), peer, &out));
    compare(Set::Ordinary, "clang -O3", &files, peer, &out);
    for length in LENGTHS {
        let file = long(folder.path(), length);
        compare(Set::Large, &format!("{length} instructions"), &[file], peer, &out);
    }
}

/// LLVM in its process.
fn lower() -> Peer {
    Peer::built("LLC23_PEER", "llc23", "lower")
}

/// The modules that clang makes at a level.
fn clang(level: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(fixtures().join("clang")).expect("the folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<_> =
        paths.filter(|it| it.to_string_lossy().ends_with(&format!(".{level}.ll"))).collect();
    paths.sort();
    paths
}

/// Whether a program is there and has the DirectX target.
fn has_target(mut program: Command) -> bool {
    let output = program.arg("--version").output();
    output.is_ok_and(|it| String::from_utf8_lossy(&it.stdout).contains("dxil"))
}

/// The files that all compilers accept; `llc` is not asked if it is missing.
fn accepted(mut files: Vec<PathBuf>, peer: bool, out: &Path) -> Vec<PathBuf> {
    files.retain(|file| {
        let accepts = |command: fn() -> Command| run(command(), file, out);
        let text = fs::read(file).expect("a file");
        let compiles = |options: Options| compile(&text, options).is_some();
        accepts(ours)
            && accepts(ours_as_llvm)
            && compiles(Options::Checked)
            && compiles(Options::AsLlvm)
            && (!peer || accepts(llc))
    });
    files
}

/// Compiles files in all ways.
fn compare(set: Set, what: &str, files: &[PathBuf], peer: bool, out: &Path) {
    let texts: Vec<_> = files.iter().map(|it| fs::read(it).expect("a file")).collect();
    let bytes: usize = texts.iter().map(Vec::len).sum();
    println!("{what}: {} modules of {bytes} bytes", texts.len());
    let process = |command: fn() -> Command| {
        let start = Instant::now();
        for file in files {
            assert!(run(command(), file, out), "{} is refused", file.display());
        }
        Some(start.elapsed())
    };
    let within = |options: Options| {
        Some(mean(|| texts.iter().for_each(|it| drop(black_box(compile(it, options))))))
    };
    let llvm = lower();
    let [own, unchecked, theirs, own_process, their_process] = rounds([
        &mut || within(Options::Checked),
        &mut || within(Options::AsLlvm),
        &mut || llvm.time(files),
        &mut || process(ours),
        &mut || peer.then(|| process(llc)).flatten(),
    ]);
    row("text to container, in process", &own, &own);
    row("  without checks, STAT and signature", &unchecked, &own);
    row("  LLVM 23, in its process", &theirs, &own);
    row("dxil llc, a process for each", &own_process, &own_process);
    row("  llc, a process for each", &their_process, &own_process);
    ratio("lower a module, in process", set, &own, &theirs);
    ratio("the same with LLVM's parts, unchecked", set, &unchecked, &theirs);
    ratio("lower a module, processes", set, &own_process, &their_process);
}

/// Writes a module with a function of about so many instructions: arithmetic, intrinsics, loads, stores and branches.
fn long(folder: &Path, instructions: usize) -> PathBuf {
    let buffer = r#"target("dx.RawBuffer", <4 x float>, 1, 0)"#;
    let mut text = format!(
        "target triple = \"dxil-pc-shadermodel6.6-compute\"
define void @main() #0 {{
b0:
  %buffer = call {buffer} @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %id = call i32 @llvm.dx.thread.id(i32 0)\n"
    );
    // Each group has ten instructions, of which some are of vectors.
    for group in 0..instructions / 10 {
        let next = group + 1;
        write!(
            text,
            "  %i{group} = add i32 %id, {group}
  %p{group} = call ptr @llvm.dx.resource.getpointer({buffer} %buffer, i32 %i{group})
  %v{group} = load <4 x float>, ptr %p{group}
  %s{group} = call <4 x float> @llvm.sin.v4f32(<4 x float> %v{group})
  %m{group} = fmul <4 x float> %s{group}, %v{group}
  %x{group} = extractelement <4 x float> %m{group}, i32 1
  %c{group} = fcmp olt float %x{group}, 1.000000e+00
  br i1 %c{group}, label %t{group}, label %b{next}
t{group}:
  store <4 x float> %m{group}, ptr %p{group}
  br label %b{next}
b{next}:\n"
        )
        .expect("a string");
    }
    text += "  ret void\n}\n";
    text += r#"attributes #0 = { "hlsl.numthreads"="8,8,1" "hlsl.shader"="compute" }"#;
    let path = folder.join(format!("{instructions}.ll"));
    fs::write(&path, text).expect("a file");
    path
}

/// What `compile` does beside making a container.
#[derive(Clone, Copy)]
enum Options {
    /// It checks the rules of DXC's validator, and signs what breaks none.
    Checked,
    /// It neither checks nor signs, and makes the parts that LLVM makes: none for reflection.
    AsLlvm,
}

/// A container, if the module keeps the rules that are checked.
fn compile(text: &[u8], options: Options) -> Option<Vec<u8>> {
    let mut module = dxil::text::parse_as(text, Dialect::Modern).expect("a module");
    let mut assembled = dxil::lower::options(&module).expect("options");
    let mut report = Report::default();
    Pipeline::codegen().run(&mut module, &mut report);
    assert_eq!(report.errors, []);
    let container = match options {
        Options::Checked => dxil::lower::container(&module, &assembled),
        Options::AsLlvm => {
            assembled.reflection = Reflection::Strip;
            dxil::lower::container_as_llvm(&module, &assembled)
        }
    };
    Some(container.ok()?.write().expect("a file"))
}

fn ours() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dxil"));
    command.arg("llc");
    command
}

fn ours_as_llvm() -> Command {
    let mut command = ours();
    command.arg("-dx-as-llvm");
    command
}

fn llc() -> Command {
    Command::new(env::var("LLC").unwrap_or_else(|_| "llc".into()))
}

/// Whether a compiler accepts a file.
fn run(mut command: Command, file: &Path, out: &Path) -> bool {
    command.arg("-filetype=obj").arg(file).arg("-o").arg(out);
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.expect("a program that runs").success()
}
