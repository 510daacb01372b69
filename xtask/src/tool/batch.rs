//! Runs many jobs in one process.
//!
//! A batch program reads one job per line, a verb and its arguments separated by tabs, and answers
//! each with a line: an exit code, the job's number, and the message with ` ` for a line break,
//! `\t` for a tab and `\\` for `\`. It may crash at a job, and is then started again for the next
//! one.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use super::command::Program;
use super::{Compiler, Job, Outcome, without_status};
use crate::error::Error;
use crate::parallel;

/// The minimum number of jobs for another process.
const SHARE: usize = 50;

/// The number of jobs at which a program may crash without answering any, before it counts as
/// broken.
const PATIENCE: usize = 20;

/// Does the jobs, in a process for each core with an equal share.
pub(super) fn run(
    program: &Program,
    compiler: Compiler,
    folder: &Path,
    jobs: &[Job],
) -> Result<Vec<Outcome>, Error> {
    let share = jobs.len().div_ceil(parallel::cores()).max(SHARE);
    let shares: Vec<&[Job]> = jobs.chunks(share).collect();
    let outcomes = parallel::map(&shares, |jobs| {
        let lines: Vec<String> = jobs.iter().map(|job| job.line(compiler)).collect();
        run_share(program, folder, jobs, &lines)
    });
    let outcomes: io::Result<Vec<_>> = outcomes.into_iter().collect();
    outcomes.map(|outcomes| outcomes.concat()).map_err(Error::io(program.path()))
}

fn run_share(
    program: &Program,
    folder: &Path,
    jobs: &[Job],
    lines: &[String],
) -> io::Result<Vec<Outcome>> {
    let mut outcomes = Vec::with_capacity(jobs.len());
    while let Some(rest) = jobs.get(outcomes.len()..).filter(|rest| !rest.is_empty()) {
        let mut command = program.command();
        command.current_dir(folder);
        let lines = &lines[outcomes.len()..];
        let answers = answers(command, lines)?;
        let is_mute = answers.is_empty() && outcomes.iter().all(|it| *it == Outcome::Crashed);
        if is_mute && outcomes.len() >= PATIENCE.min(jobs.len() - 1) {
            return Err(io::Error::other(format!("no answer to `{}`", lines[0])));
        }
        let ended = answers.len() < rest.len();
        let answers = rest.iter().zip(answers);
        outcomes.extend(answers.map(|(job, (code, message))| match code {
            0 => Outcome::Done(without_status(&message)),
            code => Outcome::failed(job, Some(code), without_status(&message)),
        }));
        outcomes.extend(ended.then_some(Outcome::Crashed));
    }
    Ok(outcomes)
}

/// The answers to the lines, up to one at which the program ends.
fn answers(mut command: Command, lines: &[String]) -> io::Result<Vec<(i32, String)>> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let mut stdin = BufWriter::new(child.stdin.take().expect("the input is piped"));
    let output = thread::scope(|scope| {
        // In parallel with reading, because the buffers of the pipes may be smaller than the jobs
        // and the answers.
        scope.spawn(move || {
            for line in lines {
                writeln!(stdin, "{line}")?;
            }
            stdin.flush()
        });
        child.wait_with_output()
    })?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.lines().filter_map(answer).collect())
}

/// The exit code and the message of an answer. Other lines are output of the compiler itself.
pub(super) fn answer(line: &str) -> Option<(i32, String)> {
    let (code, rest) = line.split_once('\t')?;
    let (number, message) = rest.split_once('\t')?;
    number.parse::<usize>().ok()?;
    Some((code.parse().ok()?, unescape(message)))
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
    text
}
