//! Measures the time that a spec takes, phase by phase, and that of `llvm-tblgen` on the same file:
//! `cargo bench -p codegen`. Each figure is the best of many runs, to exclude other work of the
//! machine.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use dxil_spec::{check, emit, model, tablegen};

const RUNS: usize = 50;

fn main() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../dxil-ops.spec");
    phases(&spec);
    processes(&spec);
}

fn phases(path: &Path) {
    let read = || tablegen::load(path, &[]).1.expect("the spec is right");
    let records = read();
    let spec = model::build(&records).expect("the spec is right");
    let whole = || {
        let spec = dxil_spec::load_checked(path, &[]).expect("the spec is right");
        emit::rust::generate(&spec)
    };
    println!("in one process:");
    print("text to records", best(|| drop(black_box(read()))));
    print("records to operations", best(|| drop(black_box(model::build(&records)))));
    print("rules", best(|| drop(black_box(check::check(&spec)))));
    print("operations to Rust", best(|| drop(black_box(emit::rust::generate(&spec)))));
    print("text to Rust, all together", best(|| drop(black_box(whole()))));
}

/// Both as processes: ours reads, evaluates and checks; theirs reads, evaluates and prints.
fn processes(path: &Path) {
    println!("as processes:");
    let ours = best(|| run(Command::new(env!("CARGO_BIN_EXE_codegen")).arg("--check").arg(path)));
    print("codegen --check", ours);
    let Some(tblgen) = llvm_tblgen() else {
        println!("  llvm-tblgen is not installed: not compared");
        return;
    };
    let theirs = best(|| run(Command::new(&tblgen).arg("--dump-json").arg(path)));
    print(&format!("{} --dump-json", tblgen.display()), theirs);
    println!("  ratio: {:.1}", theirs.as_secs_f64() / ours.as_secs_f64());
}

fn llvm_tblgen() -> Option<PathBuf> {
    let named = std::env::var_os("LLVM_TBLGEN").map(PathBuf::from);
    let usual = ["llvm-tblgen-22", "llvm-tblgen"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|program| {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    })
}

fn run(command: &mut Command) {
    let status = command.stdout(Stdio::null()).status().expect("it runs");
    assert!(status.success(), "{command:?} fails");
}

fn best(mut task: impl FnMut()) -> Duration {
    let once = || {
        let start = Instant::now();
        task();
        start.elapsed()
    };
    std::iter::repeat_with(once).take(RUNS).min().unwrap_or_default()
}

fn print(what: &str, time: Duration) {
    println!("  {what:<40} {:>8.2} ms", time.as_secs_f64() * 1000.0);
}
