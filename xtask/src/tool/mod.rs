//! The reference compilers, and the jobs that they do for the chores.
//!
//! A job is a command line of a tool as it ships; commands run on every core. If a variable names a
//! batch program, it does the same jobs in one process, which is faster: starting a process for
//! each job takes most of the time.

mod batch;
mod command;
mod job;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;

use crate::error::Error;
pub(crate) use command::Program;
pub(crate) use job::Job;

/// A reference compiler; its name is a folder of `tests/fixtures/containers`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Compiler {
    /// DXC 1.10, with its validator and assembler.
    Dxc110,
    /// DXC 1.7, which does not sign.
    Dxc17,
    /// FXC.
    Fxc,
}

impl Compiler {
    pub(crate) const ALL: [Self; 3] = [Self::Dxc110, Self::Dxc17, Self::Fxc];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Dxc110 => "dxc110",
            Self::Dxc17 => "dxc17",
            Self::Fxc => "fxc",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|compiler| compiler.name() == name)
    }

    /// The program that compiles and disassembles.
    const fn tool(self) -> Tool {
        match self {
            Self::Dxc110 => Tool::Dxc110,
            Self::Dxc17 => Tool::Dxc17,
            Self::Fxc => Tool::Fxc,
        }
    }

    /// The build that made the fixtures, as `--version` prints it. FXC does not print its build.
    const fn build(self) -> Option<&'static str> {
        match self {
            Self::Dxc110 => Some("1.9.0.5517"),
            Self::Dxc17 => Some("1.6.0.13435"),
            Self::Fxc => None,
        }
    }

    /// The variable that names the batch program.
    const fn batch_variable(self) -> &'static str {
        match self {
            Self::Dxc110 => "DXC110_BATCH",
            Self::Dxc17 => "DXC17_BATCH",
            Self::Fxc => "FXC_BATCH",
        }
    }
}

/// A program as it ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tool {
    Dxc110,
    /// The validator of DXC 1.10.
    Dxv110,
    /// The assembler of DXC 1.10.
    Dxa110,
    /// The pass runner of DXC 1.10.
    Dxopt110,
    Dxc17,
    Fxc,
}

impl Tool {
    const ALL: [Self; 6] =
        [Self::Dxc110, Self::Dxv110, Self::Dxa110, Self::Dxopt110, Self::Dxc17, Self::Fxc];

    /// The variable that names the program, and the default program.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Dxc110 => ("DXC110", "dxc"),
            Self::Dxv110 => ("DXV110", "dxv"),
            Self::Dxa110 => ("DXA110", "dxa"),
            Self::Dxopt110 => ("DXOPT110", "dxopt"),
            Self::Dxc17 => ("DXC17", "dxc17"),
            Self::Fxc => ("FXC", "fxc"),
        }
    }
}

/// The outcome of a job.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The job was done, perhaps with warnings.
    Done(String),
    /// The tool reported this error.
    Refused(String),
    /// The tool crashed.
    Crashed,
}

impl Outcome {
    /// The outcome of a job that was not done. The validator reports errors with the exit code 1
    /// only.
    fn failed(job: &Job, code: Option<i32>, message: String) -> Self {
        let validates = matches!(job, Job::Validate { .. });
        match code {
            Some(1) => Self::Refused(message),
            Some(_) if !validates => Self::Refused(message),
            _ => Self::Crashed,
        }
    }

    pub(crate) fn is_done(&self) -> bool {
        matches!(self, Self::Done(_))
    }

    /// The message of the tool.
    pub(crate) fn message(&self) -> &str {
        match self {
            Self::Done(message) | Self::Refused(message) => message,
            Self::Crashed => "the tool ended with an exception",
        }
    }

    /// Returns an error about `what`, unless the job was done.
    pub(crate) fn done(&self, what: impl std::fmt::Display) -> Result<(), Error> {
        if self.is_done() { Ok(()) } else { Err(Error::refused(what, self.message())) }
    }
}

/// The programs that do the jobs.
#[derive(Debug)]
pub(crate) struct Tools {
    programs: BTreeMap<Tool, Program>,
    batches: BTreeMap<Compiler, Program>,
    others: BTreeMap<&'static str, Program>,
}

/// Variables that name compilers other than DXC and FXC.
const OTHERS: [&str; 5] = ["CLANG", "GLSLANG", "SPIRV2DXIL", "SPIRV2DXIL_22", "SLANGC"];

impl Tools {
    /// Finds the programs that variables name; a value may have arguments after the program.
    pub(crate) fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        let programs = Tool::ALL.map(|tool| {
            let (name, default) = tool.names();
            let words = variable(name).unwrap_or_else(|| default.to_owned());
            (tool, Program::parse(&words))
        });
        let batches = Compiler::ALL.into_iter().filter_map(|compiler| {
            let words = variable(compiler.batch_variable())?;
            Some((compiler, Program::parse(&words)))
        });
        let others = OTHERS.into_iter().filter_map(|name| {
            let words = variable(name)?;
            Some((name, Program::parse(&words)))
        });
        Self {
            programs: programs.into_iter().collect(),
            batches: batches.collect(),
            others: others.collect(),
        }
    }

    /// Does the jobs in this folder, in any order, and returns their outcomes in order.
    pub(crate) fn run(
        &self,
        compiler: Compiler,
        folder: &Path,
        jobs: &[Job],
    ) -> Result<Vec<Outcome>, Error> {
        match self.batches.get(&compiler) {
            Some(program) => batch::run(program, compiler, folder, jobs),
            None => self.run_commands(compiler, folder, jobs),
        }
    }

    /// The program of another compiler that this variable names.
    pub(crate) fn other(&self, variable: &str) -> Option<&Program> {
        self.others.get(variable)
    }

    /// Whether a batch program does the compiler's jobs.
    pub(crate) fn has_batch(&self, compiler: Compiler) -> bool {
        self.batches.contains_key(&compiler)
    }

    /// Whether the program that compiles is there.
    pub(crate) fn has(&self, compiler: Compiler) -> bool {
        self.has_batch(compiler) || self.programs[&compiler.tool()].is_found()
    }

    /// Whether a tool of DXC 1.10 is there; if not, notes what is skipped.
    pub(crate) fn has_tool(&self, tool: Tool, what: &str, skipped: &mut Vec<String>) -> bool {
        let is_there = self.has_batch(Compiler::Dxc110) || self.programs[&tool].is_found();
        if !is_there {
            let (variable, default) = tool.names();
            skipped.push(format!("{what}: no `{default}`, nor another that {variable} names"));
        }
        is_there
    }

    /// The difference between the compiler's build and that of the fixtures; a batch program is not
    /// checked.
    pub(crate) fn wrong_build(&self, compiler: Compiler) -> Option<String> {
        let (variable, _) = compiler.tool().names();
        let build = compiler.build().filter(|_| !self.has_batch(compiler) && self.has(compiler))?;
        let version = self.programs[&compiler.tool()].version();
        if version.contains(build) {
            return None;
        }
        let version = version.lines().next().unwrap_or("nothing");
        Some(format!("build {build} made the fixtures; {variable} --version prints: {version}"))
    }
}

/// A message without the status number at its end, which tools as they ship do not print.
fn without_status(message: &str) -> String {
    let end = message.rfind("[status 0x").unwrap_or(message.len());
    message[..end].trim().to_owned()
}
