//! Programs that do a task in their own process, many times, and print how long it took.

use std::cell::OnceCell;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use crate::rounds::{LEAST, is_test};

/// How often a measurement does all at most, however short it is.
const MOST_REPEATS: usize = 10_000;

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
    ///
    /// # Panics
    ///
    /// Panics if the program does not work at all.
    #[must_use]
    pub fn accepted(&self, files: Vec<PathBuf>) -> Vec<PathBuf> {
        let Some(output) = self.run(&files, 1) else { return files };
        if time(&output, files.len()).is_some() {
            return files;
        }
        if !is_report(&output) {
            // Either it ends at one of the files, or it does not get that far.
            match self.run(&[], 1) {
                Some(output) if is_report(&output) => {}
                _ => self.fail(&output),
            }
        }
        self.accepted_of(files)
    }

    /// Those of the files, some of which it refuses, that it does not.
    fn accepted_of(&self, mut first: Vec<PathBuf>) -> Vec<PathBuf> {
        if first.len() < 2 {
            return Vec::new();
        }
        let second = first.split_off(first.len() / 2);
        let accepted = |half: Vec<PathBuf>| match self.run(&half, 1) {
            Some(output) if time(&output, half.len()).is_none() => self.accepted_of(half),
            _ => half,
        };
        [first, second].into_iter().flat_map(accepted).collect()
    }

    /// The time that it takes with these files, always the same ones; `None` if it is missing, and without files.
    ///
    /// # Panics
    ///
    /// Panics if it refuses one of them.
    #[must_use]
    pub fn time(&self, files: &[PathBuf]) -> Option<Duration> {
        if files.is_empty() {
            return None;
        }
        let repeats = match self.repeats.get() {
            Some(&repeats) => repeats,
            None => {
                let once = self.measure(files, 1)?.as_secs_f64();
                let repeats = if is_test() { 1.0 } else { (LEAST.as_secs_f64() / once).ceil() };
                *self.repeats.get_or_init(|| (repeats as usize).clamp(1, MOST_REPEATS))
            }
        };
        Some(self.measure(files, repeats)? / repeats as u32)
    }

    fn measure(&self, files: &[PathBuf], repeats: usize) -> Option<Duration> {
        let output = self.run(files, repeats)?;
        let time = time(&output, repeats * files.len());
        Some(time.unwrap_or_else(|| self.fail(&output)))
    }

    /// Stops with what it says.
    fn fail(&self, output: &Output) -> ! {
        let [out, errors] = [&output.stdout, &output.stderr].map(|it| String::from_utf8_lossy(it));
        panic!("{} fails: {}\n{out}{errors}", self.command.join(" "), output.status)
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

/// Whether a program has printed how many jobs it did.
fn is_report(output: &Output) -> bool {
    let text = String::from_utf8_lossy(&output.stdout);
    text.split_once("ok ").is_some_and(|(_, rest)| rest.contains(" fail "))
}

/// The time that a program prints if it did all jobs.
fn time(output: &Output, jobs: usize) -> Option<Duration> {
    let text = String::from_utf8_lossy(&output.stdout);
    let (_, rest) = text.split_once(&format!("ok {jobs} fail 0, "))?;
    let (seconds, _) = rest.split_once(" s")?;
    seconds.parse().ok().map(Duration::from_secs_f64)
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::path::PathBuf;
    use std::time::Duration;

    use super::Peer;

    /// Does a task with a peer that is a script of the shell, whose third argument is the list of files.
    fn with<T>(script: &str, run: impl FnOnce(&Peer) -> T) -> T {
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(file.path(), script).expect("a file");
        run(&Peer::new("", &format!("sh {}", file.path().display()), "task"))
    }

    fn files(names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    /// Refuses the files whose names have an `r`.
    const REFUSES: &str = "echo \"ok $(grep -vc r $3) fail $(grep -c r $3), 0.000000 s\"";

    #[test]
    fn refused_files_are_left_out() {
        let names = ["a", "br", "c", "d", "er"];
        // The second one ends at such a file.
        for script in [REFUSES, &format!("grep -q r $3 && exit 1; {REFUSES}")] {
            with(script, |peer| {
                assert_eq!(peer.accepted(files(&names)), files(&["a", "c", "d"]));
                assert_eq!(peer.accepted(files(&["r"])), files(&[]));
                assert_eq!(peer.accepted(files(&[])), files(&[]));
            });
        }
    }

    #[test]
    #[should_panic(expected = "the plugin is missing")]
    fn a_peer_that_does_not_work_refuses_nothing() {
        with("echo the plugin is missing >&2; exit 1", |peer| peer.accepted(files(&["a", "b"])));
    }

    #[test]
    fn a_measurement_ends_however_short_it_is() {
        with(REFUSES, |peer| {
            assert_eq!(peer.time(&[]), None);
            assert_eq!(peer.time(&files(&["a"])), Some(Duration::ZERO));
        });
    }
}
