//! Runs many jobs of a reference compiler in one process.
//!
//! The program is a small wrapper around a compiler's library: `PROGRAM batch` reads a job a
//! line, a verb and its arguments separated by tabs, and answers each with a line: an exit
//! code, the job's number, and the message with `\n` for a line break and `\\` for `\`.

use std::env;
use std::ffi::OsStr;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use crate::error::Error;

/// What the program says of one job.
#[derive(Debug, Clone)]
pub(crate) struct Outcome {
    /// Whether the job's exit code is 0.
    pub(crate) success: bool,
    /// Errors, or warnings of a job that succeeds.
    pub(crate) message: String,
}

/// Does the jobs in their order, in this folder; one outcome a job.
///
/// The compiler is the program of this name on PATH, or what the variable of its name in capitals names.
pub(crate) fn run(compiler: &str, folder: &Path, jobs: &[String]) -> Result<Vec<Outcome>, Error> {
    let program = env::var_os(compiler.to_uppercase()).unwrap_or_else(|| compiler.into());
    run_program(&program, folder, jobs).map_err(Error::io(Path::new(&program)))
}

/// Like [`run`], for jobs that may end the program: `None` for those. It starts again behind them.
pub(crate) fn run_all(
    compiler: &str,
    folder: &Path,
    jobs: &[String],
) -> Result<Vec<Option<Outcome>>, Error> {
    let program = env::var_os(compiler.to_uppercase()).unwrap_or_else(|| compiler.into());
    let mut outcomes = Vec::with_capacity(jobs.len());
    while let Some(rest) = jobs.get(outcomes.len()..).filter(|rest| !rest.is_empty()) {
        let answers = answers(&program, folder, rest).map_err(Error::io(Path::new(&program)))?;
        let ended = answers.len() < rest.len();
        outcomes.extend(answers.into_iter().map(Some));
        outcomes.extend(ended.then_some(None));
    }
    Ok(outcomes)
}

fn run_program(program: &OsStr, folder: &Path, jobs: &[String]) -> io::Result<Vec<Outcome>> {
    let outcomes = answers(program, folder, jobs)?;
    match jobs.get(outcomes.len()) {
        None => Ok(outcomes),
        Some(job) => Err(io::Error::other(format!("no answer to job `{job}`"))),
    }
}

/// The answers to the jobs, up to one at which the program ends.
fn answers(program: &OsStr, folder: &Path, jobs: &[String]) -> io::Result<Vec<Outcome>> {
    let mut command = Command::new(program);
    command.arg("batch").current_dir(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let mut stdin = BufWriter::new(child.stdin.take().expect("the input is piped"));
    let output = thread::scope(|scope| {
        // Beside reading: the pipes hold less than the jobs and what the program says.
        scope.spawn(move || {
            for job in jobs {
                writeln!(stdin, "{job}")?;
            }
            stdin.flush()
        });
        child.wait_with_output()
    })?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().filter_map(outcome).collect())
}

/// Other lines than answers are what the compiler itself prints.
fn outcome(line: &str) -> Option<Outcome> {
    let (code, rest) = line.split_once('\t')?;
    let code: i32 = code.parse().ok()?;
    let (number, message) = rest.split_once('\t')?;
    number.parse::<usize>().ok()?;
    Some(Outcome { success: code == 0, message: unescape(message) })
}

fn unescape(message: &str) -> String {
    let mut text = String::with_capacity(message.len());
    let mut chars = message.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => match chars.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                other => text.extend(other),
            },
            _ => text.push(char),
        }
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::outcome;

    #[test]
    fn reads_an_answer() {
        let answer = outcome("1\t12\ta.hlsl:1: \\\\n\\tno\\n").unwrap();
        assert!(!answer.success);
        assert_eq!(answer.message, "a.hlsl:1: \\n\tno");
        assert!(outcome("0\t3\t").unwrap().success);
    }

    #[test]
    fn skips_what_is_no_answer() {
        assert!(outcome("warning: DXIL.dll not found.").is_none());
    }
}
