//! Folders on one core and on two, as processes: `cargo bench -p dxil --bench folders`. It prints the best and the median time
//! of rounds in which all take turns, and how many times as long one core takes, for three sets.
//!
//! Each command gets every container of DXC 1.10 of a set, under several names if they are few; `dxil as` gets their
//! listings. What it writes goes to files in a folder in memory, if the system has `/dev/shm`, and what it prints to nowhere.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use measure::{Set, is_test, ratio, rounds, row};

/// The bytes of containers that a folder has at least: the start of a process hardly counts then.
const BYTES: u64 = 4 << 20;

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
    for set in Set::ALL {
        let folder = tempfile::tempdir_in(&root).expect("a folder");
        let (files, copies) = fill(set, folder.path());
        println!("{set:?}: {files} containers, each {copies} times");
        for (command, kind, writes) in COMMANDS {
            let run = |jobs| Some(run(folder.path(), command, kind, writes, jobs));
            let [one, two] = rounds([&mut || run("1"), &mut || run("2")]);
            row(&format!("{command}, two cores"), &two, &two);
            row("  one core", &one, &two);
            ratio(&format!("`{command}` of a folder, two cores"), set, &two, &one);
        }
    }
}

/// Fills a folder of containers and one of listings. Returns the number of files of the set, and of copies of each.
fn fill(set: Set, folder: &Path) -> (usize, u64) {
    let mut containers = set.containers(&["containers/dxc110"]);
    // A container of a root signature has no listing.
    containers.retain(|it| it.with_extension("txt").exists());
    let size = |path: &Path| fs::metadata(path).expect("a file").len();
    let bytes: u64 = containers.iter().map(|it| size(it)).sum();
    let copies = if is_test() { 1 } else { BYTES / bytes };
    for (from, to) in [("dxbc", "dxbc"), ("txt", "ll")] {
        fs::create_dir(folder.join(to)).expect("a folder");
        for path in &containers {
            let name = path.file_stem().expect("a name").to_string_lossy();
            if to == "ll" && REFUSED.iter().any(|it| path.ends_with(format!("{it}.dxbc"))) {
                continue;
            }
            for copy in 0..copies {
                let copy = folder.join(to).join(format!("{name}-{copy}.{to}"));
                fs::copy(path.with_extension(from), copy).expect("a copy");
            }
        }
    }
    (containers.len(), copies)
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
