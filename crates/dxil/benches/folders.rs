//! Folders on one core and on two, as processes: `cargo bench -p dxil --bench folders`. It prints a table: the
//! best and the median time of rounds in which all take turns, and how many times as long one core takes.
//!
//! Each command gets every container of the fixtures that DXC 1.10 has made; `dxil as` gets their listings. What it
//! writes goes to files in a folder in memory, if the system has `/dev/shm`, and what it prints to nowhere.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How many measurements there are of each.
const ROUNDS: usize = 10;

/// Commands that print, and those that write a file for each one that they read.
const COMMANDS: [(&str, &str, bool); 6] = [
    ("dump", "dxbc", false),
    ("dis", "dxbc", true),
    ("validate", "dxbc", false),
    ("verify", "dxbc", false),
    ("as", "ll", true),
    ("strip", "dxbc", true),
];

/// Shaders that `dxil as` refuses: DXIL has no such instruction, or no such overload then.
const REFUSED: [&str; 3] =
    ["lib_hit_objects-unoptimized", "lib_functions-6_1", "lib_functions-6_2"];

fn main() {
    let memory = Path::new("/dev/shm");
    let root = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let folder = tempfile::tempdir_in(root).expect("a folder");
    let counts = [("dxbc", "dxbc"), ("txt", "ll")].map(|(from, to)| copy(from, to, folder.path()));
    println!("{} containers, {} listings", counts[0], counts[1]);
    println!(
        "{:10} {:>10} {:>10} {:>10} {:>10} {:>6} {:>6}",
        "", "1, best", "median", "2, best", "median", "best", "median"
    );
    // `cargo bench -- --test` asks whether it runs.
    let rounds = if std::env::args().any(|it| it == "--test") { 1 } else { ROUNDS };
    for (command, kind, writes) in COMMANDS {
        let mut times = [const { Vec::new() }; 2];
        for _ in 0..rounds {
            for (times, jobs) in times.iter_mut().zip(["1", "2"]) {
                times.push(run(folder.path(), command, kind, writes, jobs));
            }
        }
        let [one, two] = times.map(|mut times| {
            times.sort();
            [times[0], times[times.len() / 2]]
        });
        let ratio = |at: usize| one[at].as_secs_f64() / two[at].as_secs_f64();
        let [one, two] =
            [one, two].map(|it| it.map(|time| format!("{:.1} ms", 1e3 * time.as_secs_f64())));
        println!(
            "{command:10} {:>10} {:>10} {:>10} {:>10} {:>6.2} {:>6.2}",
            one[0],
            one[1],
            two[0],
            two[1],
            ratio(0),
            ratio(1)
        );
    }
}

/// Copies the files of a kind into a folder of that kind. Returns their number.
fn copy(from: &str, to: &str, folder: &Path) -> usize {
    let fixtures = "../../tests/fixtures/containers/dxc110";
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join(fixtures);
    let files = fs::read_dir(fixtures).expect("fixtures").map(|it| it.expect("a file").path());
    let is_taken = |it: &PathBuf| {
        it.extension() == Some(OsStr::new(from))
            && !REFUSED.iter().any(|refused| it.file_stem() == Some(OsStr::new(refused)))
    };
    let files: Vec<_> = files.filter(is_taken).collect();
    fs::create_dir(folder.join(to)).expect("a folder");
    for file in &files {
        let name = Path::new(file.file_name().expect("a name")).with_extension(to);
        fs::copy(file, folder.join(to).join(name)).expect("a copy");
    }
    files.len()
}

/// The time of a command.
fn run(folder: &Path, command: &str, kind: &str, writes: bool, jobs: &str) -> Duration {
    let out = folder.join("out");
    let mut process = Command::new(env!("CARGO_BIN_EXE_dxil"));
    process.args([command, kind, "--jobs", jobs, "-q"]).current_dir(folder);
    if writes {
        process.arg("-O").arg(&out);
    }
    process.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let start = Instant::now();
    let output = process.output().expect("our command");
    let time = start.elapsed();
    // A finding of `validate` is no failure of the run.
    assert!(output.status.code().is_some_and(|it| it < 2), "{process:?}: {output:?}");
    let _ = fs::remove_dir_all(out);
    time
}
