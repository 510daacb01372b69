//! Programs that do a task in their own process, many times, and print how long it took.

use std::cell::OnceCell;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use crate::rounds::{LEAST, is_test};

/// A program that `PROGRAM bench TASK LIST` has do a task with the files of a list, and that prints
/// `ok N fail M, SECONDS s`: a wrapper of DXC or FXC (tests/fixtures/containers/README.md), or one of `benches/peers`.
#[derive(Clone, Debug)]
pub struct Peer {
    /// The program and its first arguments.
    command: Vec<String>,
    task: &'static str,
    /// How often a measurement does all, so that it takes as long as ours.
    repeats: OnceCell<usize>,
}

impl Peer {
    /// The program that a variable names, with arguments if need be, or this one.
    #[must_use]
    pub fn new(variable: &str, default: &str, task: &'static str) -> Self {
        let command = env::var(variable).unwrap_or_else(|_| default.to_owned());
        let command = command.split_whitespace().map(str::to_owned).collect();
        Self { command, task, repeats: OnceCell::new() }
    }

    /// One that `cargo run -p xtask -- peers` builds, unless the variable names another one.
    #[must_use]
    pub fn built(variable: &str, name: &str, task: &'static str) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/peers");
        Self::new(variable, &folder.join(name).to_string_lossy(), task)
    }

    /// Those of the files that it does not refuse; all of them if it is missing, which is reported.
    #[must_use]
    pub fn accepted(&self, files: Vec<PathBuf>) -> Vec<PathBuf> {
        match self.run(&files, 1) {
            Some(output) if time(&output, files.len()).is_none() && files.len() > 1 => {
                let mut first = files;
                let second = first.split_off(first.len() / 2);
                [first, second].into_iter().flat_map(|half| self.accepted(half)).collect()
            }
            Some(output) if time(&output, files.len()).is_none() => Vec::new(),
            _ => files,
        }
    }

    /// The time that it takes with these files, always the same ones; `None` if it is missing.
    #[must_use]
    pub fn time(&self, files: &[PathBuf]) -> Option<Duration> {
        let repeats = match self.repeats.get() {
            Some(&repeats) => repeats,
            None => {
                let once = self.measure(files, 1)?.as_secs_f64();
                let repeats = if is_test() { 1.0 } else { (LEAST.as_secs_f64() / once).ceil() };
                *self.repeats.get_or_init(|| repeats as usize)
            }
        };
        Some(self.measure(files, repeats)? / repeats as u32)
    }

    fn measure(&self, files: &[PathBuf], repeats: usize) -> Option<Duration> {
        let output = self.run(files, repeats)?;
        let time = time(&output, repeats * files.len());
        let Some(time) = time else { panic!("{} fails: {output:?}", self.command.join(" ")) };
        Some(time)
    }

    /// Does the task with each file a number of times.
    fn run(&self, files: &[PathBuf], repeats: usize) -> Option<Output> {
        let lines = (0..repeats).flat_map(|_| files).map(|path| format!("{}\n", path.display()));
        let list = tempfile::NamedTempFile::new().expect("a file");
        fs::write(list.path(), lines.collect::<String>()).expect("a file");
        let (program, arguments) = self.command.split_first().expect("a program");
        let mut command = Command::new(program);
        match command.args(arguments).args(["bench", self.task]).arg(list.path()).output() {
            Ok(output) => Some(output),
            Err(error) => {
                println!("skipped: {program}: {error}");
                None
            }
        }
    }
}

/// The time that a program prints if it did all jobs.
fn time(output: &Output, jobs: usize) -> Option<Duration> {
    let text = String::from_utf8_lossy(&output.stdout);
    let (_, rest) = text.split_once(&format!("ok {jobs} fail 0, "))?;
    let (seconds, _) = rest.split_once(" s")?;
    seconds.parse().ok().map(Duration::from_secs_f64)
}
