//! Runs jobs as command lines of the tools as they ship, on every core.

use std::env;
use std::fs;
use std::io;
use std::path::Path;
use std::process::{Command, Output};

use super::{Compiler, Job, Outcome, Tools, without_status};
use crate::error::Error;
use crate::parallel;

/// A program, and arguments that come before those of a job: `wine fxc.exe`.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    words: Vec<String>,
}

impl Program {
    pub(super) fn parse(words: &str) -> Self {
        Self { words: words.split_whitespace().map(str::to_owned).collect() }
    }

    pub(crate) fn command(&self) -> Command {
        let (program, arguments) =
            self.words.split_first().map_or(("", &[][..]), |it| (it.0, it.1));
        let mut command = Command::new(program);
        command.args(arguments);
        command
    }

    pub(super) fn path(&self) -> &Path {
        Path::new(self.words.first().map_or("", String::as_str))
    }

    /// Whether there is such a file, on PATH if no folder is named.
    pub(super) fn is_found(&self) -> bool {
        let program = self.path();
        let is_file = |path: &Path| path.is_file() || path.with_extension("exe").is_file();
        if program.components().count() > 1 {
            return is_file(program);
        }
        let paths = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&paths).any(|folder| is_file(&folder.join(program)))
    }

    /// The output of `--version`, or the error.
    pub(super) fn version(&self) -> String {
        match self.command().arg("--version").output() {
            Ok(Output { stdout, stderr, .. }) => text(&[stdout, stderr]),
            Err(error) => error.to_string(),
        }
    }
}

impl Tools {
    /// Does the jobs, each in a process of its own.
    pub(super) fn run_commands(
        &self,
        compiler: Compiler,
        folder: &Path,
        jobs: &[Job],
    ) -> Result<Vec<Outcome>, Error> {
        parallel::map(jobs, |job| self.run_command(compiler, folder, job)).into_iter().collect()
    }

    fn run_command(&self, compiler: Compiler, folder: &Path, job: &Job) -> Result<Outcome, Error> {
        let none =
            || Error::refused(job.line(compiler).replace('\t', " "), "no command line does this");
        let (tool, arguments) = job.command(compiler).ok_or_else(none)?;
        let program = &self.programs[&tool];
        let output = job.output().map(|output| folder.join(output));
        if let Some(output) = &output {
            // A tool may fail without an error code: then there is no output.
            remove(output).map_err(Error::io(output))?;
        }
        let mut command = program.command();
        command.args(arguments).current_dir(folder);
        let Output { status, stdout, stderr } = command.output().map_err(|source| {
            let (variable, _) = tool.names();
            let name = format!("{variable} ({})", program.path().display());
            Error::io(Path::new(&name))(source)
        })?;
        let message = without_status(&text(&[stderr, stdout]));
        let is_written = output.is_none_or(|output| output.is_file());
        Ok(match status.code() {
            Some(0) if is_written => Outcome::Done(message),
            code => Outcome::failed(job, code, message),
        })
    }
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// The output as text with LF.
fn text(streams: &[Vec<u8>]) -> String {
    let text = String::from_utf8_lossy(&streams.concat()).replace("\r\n", "\n");
    text.trim().to_owned()
}
