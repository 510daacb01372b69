//! Compiling LLVM IR to containers, against LLVM's `llc`, and a function a hundred times as long as another, in one run:
//! `cargo bench -p dxil --bench llc`. It prints a table: the best and the median time of rounds in which all take turns,
//! and their ratios to ours.
//!
//! Two sets of modules: what clang makes of HLSL with optimizations, of those that `llc` accepts (of what it makes without,
//! `llc` accepts none), and long functions of our own, where the start of a process hardly counts.
//!
//! `LLC` names another program than `llc`, which needs LLVM's DirectX target: without it, the rows of `llc` are missing. It
//! has no library to call, so that each of its modules is a process; of ours there are rows with processes and within one. Ours signs containers and checks the rules of
//! DXC's validator, which `llc` does not: a row of its own is without.

#[path = "rounds/mod.rs"]
mod rounds;
#[path = "table/mod.rs"]
mod table;

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use dxil::ir::Dialect;
use dxil::lower::{Pipeline, Report};
use rounds::{mean, rounds};
use table::row;

/// The numbers of instructions of long functions.
const LENGTHS: [usize; 3] = [1_000, 10_000, 100_000];

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out.dxbc");
    let peer = has_target(llc());
    if !peer {
        println!("skipped: there is no llc with the DirectX target; LLC names one");
    }
    let files = accepted(clang("O3"), peer, &out);
    compare("clang -O3", &files, peer, &out);
    let files = LENGTHS.map(|length| long(folder.path(), length));
    for (file, length) in files.iter().zip(LENGTHS) {
        compare(&format!("{length} instructions"), std::slice::from_ref(file), peer, &out);
    }
    lengths(&files);
}

/// The modules that clang makes at a level.
fn clang(level: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/clang");
    let entries = fs::read_dir(folder).expect("the folder");
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
        accepts(ours) && accepts(ours_as_llvm) && (!peer || accepts(llc))
    });
    files
}

/// Compiles files in all ways.
fn compare(what: &str, files: &[PathBuf], peer: bool, out: &Path) {
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
    let within = |compile: fn(&[u8]) -> Vec<u8>| {
        let start = Instant::now();
        texts.iter().for_each(|text| drop(black_box(compile(text))));
        Some(start.elapsed())
    };
    let [own, unchecked, in_process, theirs] = rounds([
        &mut || process(ours),
        &mut || process(ours_as_llvm),
        &mut || within(compile),
        &mut || peer.then(|| process(llc)).flatten(),
    ]);
    row("  dxil llc, a process for each", &own, &own);
    row("  dxil llc -dx-as-llvm, a process for each", &unchecked, &own);
    row("  in process", &in_process, &own);
    row("  llc, a process for each", &theirs, &own);
}

/// The time for an instruction of each long function.
fn lengths(files: &[PathBuf; LENGTHS.len()]) {
    let measures = std::array::from_fn(|index| {
        let (text, length) = (fs::read(&files[index]).expect("a file"), LENGTHS[index]);
        let repeats = LENGTHS[LENGTHS.len() - 1] / length;
        move || Some(mean(repeats, || compile(&text)) / length as u32)
    });
    let mut measures: [_; LENGTHS.len()] = measures;
    let [first, second, third] = &mut measures;
    for (times, length) in rounds([first, second, third]).iter().zip(LENGTHS) {
        println!("{length:7} instructions: best {:6} ns each", times[0].as_nanos());
    }
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

/// A signed container.
fn compile(text: &[u8]) -> Vec<u8> {
    let mut module = dxil::text::parse_as(text, Dialect::Modern).expect("a module");
    let options = dxil::lower::options(&module).expect("options");
    let mut report = Report::default();
    for pass in Pipeline::codegen().passes {
        pass.run(&mut module, &mut report);
    }
    assert_eq!(report.errors, []);
    let container = dxil::lower::container(&module, &options);
    let container = container.or_else(|_| dxil::lower::container_as_llvm(&module, &options));
    container.expect("a container").write().expect("a file")
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
