//! The output of a command: results, errors, progress, a summary, and the exit code.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};
use std::mem;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use dxil_inspect::text::count;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Result};
use crate::input::{self, Source, Sources};
use crate::parallel::{self, Jobs};
use crate::reply::{Event, Reply, error_line, shown, warning_line};
use crate::stdout;

/// The output of a command.
pub(crate) struct Ui {
    quiet: bool,
    /// The maximum size to which a file may unfold, if the command line states it.
    limit: Option<usize>,
    /// The number of files to work on at once.
    pub(crate) jobs: Jobs,
    bar: ProgressBar,
    /// Whether there was a finding, which makes the exit code 1.
    found: bool,
    /// The failures, which make the exit code 2, each with its file if it is known.
    failures: Vec<(Option<PathBuf>, Failure)>,
    /// The outcomes and their numbers of files, in the order of first occurrence.
    tally: Vec<(&'static str, usize)>,
    /// Whether a page was printed, so that an empty line separates the next one from it.
    has_page: bool,
    /// Memory for the output of a file.
    output: Vec<u8>,
}

impl Ui {
    pub(crate) fn new(quiet: bool, limit: Option<usize>, jobs: Jobs) -> Self {
        Self {
            quiet,
            limit,
            jobs,
            bar: ProgressBar::hidden(),
            found: false,
            failures: Vec::new(),
            tally: Vec::new(),
            has_page: false,
            output: Vec::new(),
        }
    }

    /// Calls `work` with each file, on several threads, and puts its replies out in the order of the files. It
    /// continues after failures.
    ///
    /// Fails if no more can be written.
    pub(crate) fn for_each(
        &mut self,
        sources: Sources,
        work: impl Fn(&mut Reply, &Source, &[u8]) -> Result + Sync,
    ) -> Result {
        self.collect(sources, work).map(drop)
    }

    /// The same as [`for_each`](Self::for_each), with the results of files for which `work` has not failed.
    pub(crate) fn collect<T: Send>(
        &mut self,
        sources: Sources,
        work: impl Fn(&mut Reply, &Source, &[u8]) -> Result<T> + Sync,
    ) -> Result<Vec<T>> {
        let Sources { files, failures, kind, single } = sources;
        for failure in failures {
            self.fail(failure)?;
        }
        self.start(files.len());
        let (quiet, limit) = (self.quiet, self.limit);
        let reply = |index: usize| {
            let (source, mut reply) = (&files[index], Reply::new(quiet, limit));
            let result = input::read(&source.path, kind).and_then(|bytes| {
                work(&mut reply, source, &bytes).map_err(|failure| failure.about(source))
            });
            (reply.events, result)
        };
        let (mut results, mut absent, mut full, mut ended) = (Vec::new(), 0, false, Ok(()));
        parallel::in_order(
            files.len(),
            self.jobs.threads(files.len()),
            reply,
            |index, (events, result)| {
                let source = &files[index];
                if !self.bar.is_hidden() {
                    self.bar.set_message(source.to_string());
                }
                let put = self.put(events).map_err(|failure| failure.about(source));
                match put.and(mem::replace(result, Err(Failure::Silent))) {
                    Ok(result) => results.push(result),
                    Err(Failure::Absent { outcome, .. }) if source.found => {
                        absent += 1;
                        self.tally(outcome, 1);
                    }
                    Err(failure) => {
                        full = matches!(failure, Failure::Full(_));
                        if full {
                            self.tally("not done", files.len() - index - 1);
                        }
                        ended = self.fail_about(Some(&source.path), failure);
                    }
                }
                self.bar.inc(1);
                if full || ended.is_err() {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            },
        );
        ended?;
        self.bar.finish_and_clear();
        if absent > 0 && absent == files.len() {
            self.fail(Failure::new("no file has the requested content"))?;
        }
        if !single {
            self.summarize(files.len());
        }
        if full { Err(Failure::Silent) } else { Ok(results) }
    }

    /// Puts out what a command says of a file.
    fn put(&mut self, events: &[Event]) -> Result {
        let mut output = mem::take(&mut self.output);
        output.clear();
        for event in events {
            match event {
                Event::Output(bytes) => output.extend(bytes),
                Event::Separator if self.has_page => output.push(b'\n'),
                Event::Separator => self.has_page = true,
                Event::Message(line) => {
                    self.print_raw(&output)?;
                    output.clear();
                    self.tell([line]);
                }
                Event::Outcome(_) => {}
                Event::Finding => self.found = true,
            }
        }
        self.print_raw(&output)?;
        for event in events {
            if let Event::Outcome(outcome) = event {
                self.tally(outcome, 1);
            }
        }
        self.output = output;
        Ok(())
    }

    /// Shows a progress bar for this number of files on a terminal.
    fn start(&mut self, files: usize) {
        if self.quiet || files < 2 || !io::stderr().is_terminal() {
            return;
        }
        self.bar = ProgressBar::new(files as u64);
        let template = "{bar:30} {pos}/{len} {wide_msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            self.bar.set_style(style);
        }
    }

    /// Prints the number of files of each outcome.
    fn summarize(&self, files: usize) {
        if self.quiet {
            return;
        }
        let failed = self.failures.len();
        let failed = (failed > 0).then_some(("failed", failed));
        let outcomes: Vec<_> = self.tally.iter().copied().chain(failed).collect();
        let outcomes: Vec<_> =
            outcomes.iter().map(|(outcome, number)| format!("{number} {outcome}")).collect();
        let colon = if outcomes.is_empty() { "" } else { ": " };
        anstream::eprintln!("{}{colon}{}", count(files, "file"), outcomes.join(", "));
    }

    /// Counts files with this outcome.
    fn tally(&mut self, outcome: &'static str, files: usize) {
        match self.tally.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, number)) => *number += files,
            None if files > 0 => self.tally.push((outcome, files)),
            None => {}
        }
    }

    /// Prints text, with styles if standard output shows them.
    pub(crate) fn print(&self, text: &str) -> Result {
        self.print_raw(&shown(text))
    }

    /// Writes binary output to standard output; fails on a terminal.
    pub(crate) fn print_bytes(&self, bytes: &[u8]) -> Result {
        stdout::check_binary()?;
        self.print_raw(bytes)
    }

    /// Writes bytes to standard output without stripping styles.
    pub(crate) fn print_raw(&self, bytes: &[u8]) -> Result {
        if bytes.is_empty() {
            return Ok(());
        }
        if stdout::is_terminal() {
            // The output itself shows progress.
            self.bar.finish_and_clear();
        }
        let mut stdout = io::stdout().lock();
        let written = stdout.write_all(bytes).and_then(|()| stdout.flush());
        written.map_err(|error| Failure::stdout(&error))
    }

    /// Prints a warning, except with `--quiet`.
    pub(crate) fn warn(&self, message: impl std::fmt::Display) {
        if !self.quiet {
            self.tell([warning_line(message)]);
        }
    }

    /// Prints notes on the error that follows.
    pub(crate) fn notes(&self, notes: &[String]) {
        self.tell(notes.iter().map(|note| format!("note: {note}")));
    }

    /// Prints the errors of a failure, and counts it.
    ///
    /// Fails if the command must end without a message.
    pub(crate) fn fail(&mut self, failure: Failure) -> Result {
        self.fail_about(None, failure)
    }

    /// The same as [`fail`](Self::fail), for a failure that concerns a file.
    fn fail_about(&mut self, file: Option<&Path>, failure: Failure) -> Result {
        match &failure {
            Failure::Silent => return Err(failure),
            Failure::Located(_, text) => self.tell([text]),
            failure => self.tell(failure.messages().iter().map(error_line)),
        }
        self.failures.push((file.map(Path::to_owned), failure));
        Ok(())
    }

    /// Prints lines to standard error.
    fn tell(&self, lines: impl IntoIterator<Item = impl Display>) {
        self.bar.suspend(|| {
            for line in lines {
                anstream::eprintln!("{line}");
            }
        });
    }

    /// The failures, each with its file if it is known.
    pub(crate) fn failures(&self) -> &[(Option<PathBuf>, Failure)] {
        &self.failures
    }

    /// Prints the error of the result, and returns the exit code.
    pub(crate) fn finish(mut self, result: Result) -> ExitCode {
        if let Err(failure) = result {
            // A broken pipe is no error: the reader chose to stop.
            let _ = self.fail(failure);
        }
        ExitCode::from(match (self.failures.is_empty(), self.found) {
            (true, false) => 0,
            (true, true) => 1,
            (false, _) => 2,
        })
    }
}
