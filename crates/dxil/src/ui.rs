//! The output of a command: results, errors, progress, a summary, and the exit code.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use anstream::AutoStream;
use dxil_container::{Container, default_limit};
use dxil_inspect::Table;
use dxil_inspect::text::count;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Result};
use crate::input::{self, Source, Sources};
use crate::page::Page;
use crate::text::{BAD, TITLE, WARNING};

/// The output of a command.
pub(crate) struct Ui {
    quiet: bool,
    /// The maximum size to which a file may unfold, if the command line states it.
    limit: Option<usize>,
    bar: ProgressBar,
    /// Whether there was a finding, which makes the exit code 1.
    found: bool,
    /// The number of failures, which make the exit code 2.
    failures: usize,
    /// The outcomes and their numbers of files, in the order of first occurrence.
    tally: Vec<(&'static str, usize)>,
    /// The text before the output of the next file.
    between: &'static str,
}

impl Ui {
    pub(crate) fn new(quiet: bool, limit: Option<usize>) -> Self {
        Self {
            quiet,
            limit,
            bar: ProgressBar::hidden(),
            found: false,
            failures: 0,
            tally: Vec::new(),
            between: "",
        }
    }

    /// The maximum size to which a file may unfold.
    pub(crate) fn limit(&self, file: &[u8]) -> usize {
        self.limit.unwrap_or_else(|| default_limit(file.len()))
    }

    /// Opens a container, even a damaged one.
    pub(crate) fn open<'a>(&self, file: &'a [u8]) -> Result<Container<'a>> {
        Ok(Container::open(file)?.within(self.limit(file)))
    }

    /// Calls `work` with each file, and continues after failures.
    ///
    /// Fails if no more can be written.
    pub(crate) fn for_each(
        &mut self,
        sources: Sources,
        mut work: impl FnMut(&mut Self, &Source, &[u8]) -> Result,
    ) -> Result {
        for failure in sources.failures {
            self.fail(failure)?;
        }
        self.start(sources.files.len());
        let mut absent = 0;
        let mut ended = Ok(());
        for (index, source) in sources.files.iter().enumerate() {
            self.bar.set_message(source.to_string());
            let result = input::read(&source.path, sources.kind).and_then(|bytes| {
                work(self, source, &bytes).map_err(|failure| failure.about(source))
            });
            match result {
                Err(Failure::Absent { outcome, .. }) if source.found => {
                    absent += 1;
                    self.tally(outcome);
                }
                Err(failure @ Failure::Full(_)) => {
                    self.fail(failure)?;
                    self.tally_many("not done", sources.files.len() - index - 1);
                    ended = Err(Failure::Silent);
                    break;
                }
                Err(failure) => self.fail(failure)?,
                Ok(()) => {}
            }
            self.bar.inc(1);
        }
        self.bar.finish_and_clear();
        if absent > 0 && absent == sources.files.len() {
            self.fail(Failure::new("no file has the requested content"))?;
        }
        if !sources.single {
            self.summarize(sources.files.len());
        }
        ended
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
        let failed = (self.failures > 0).then_some(("failed", self.failures));
        let outcomes: Vec<_> = self.tally.iter().copied().chain(failed).collect();
        let outcomes: Vec<_> =
            outcomes.iter().map(|(outcome, number)| format!("{number} {outcome}")).collect();
        let colon = if outcomes.is_empty() { "" } else { ": " };
        anstream::eprintln!("{}{colon}{}", count(files, "file"), outcomes.join(", "));
    }

    /// Counts a file with this outcome.
    pub(crate) fn tally(&mut self, outcome: &'static str) {
        self.tally_many(outcome, 1);
    }

    /// Counts files with this outcome.
    fn tally_many(&mut self, outcome: &'static str, files: usize) {
        match self.tally.iter_mut().find(|(known, _)| *known == outcome) {
            Some((_, number)) => *number += files,
            None if files > 0 => self.tally.push((outcome, files)),
            None => {}
        }
    }

    /// Prints text, with styles if standard output shows them.
    pub(crate) fn print(&self, text: &str) -> Result {
        if io::stdout().is_terminal() {
            // The output itself shows progress.
            self.bar.finish_and_clear();
        }
        // Styles are stripped from the whole text: otherwise each piece between styles would be written alone.
        let mut bytes = AutoStream::new(Vec::new(), AutoStream::choice(&io::stdout()));
        let stripped = bytes.write_all(text.as_bytes());
        let bytes = bytes.into_inner();
        stripped.and_then(|()| write(&bytes)).map_err(|error| Failure::stdout(&error))
    }

    /// Prints the text of a file below its heading, with an empty line between files.
    pub(crate) fn page(&mut self, heading: Option<&Source>, text: &str) -> Result {
        let between = std::mem::replace(&mut self.between, "\n");
        let heading = heading.map_or(String::new(), |it| format!("{TITLE}{it}{TITLE:#}\n"));
        self.print(&format!("{between}{heading}"))?;
        self.print(text)
    }

    /// Prints a table for a file, like [`page`](Self::page).
    pub(crate) fn table(&mut self, heading: Option<&Source>, table: &Table) -> Result {
        let mut page = Page::new(usize::MAX);
        table.render(&mut page);
        self.page(heading, page.as_str())
    }

    /// Prints text, except with `--quiet`.
    pub(crate) fn report(&self, text: &str) -> Result {
        if self.quiet { Ok(()) } else { self.print(text) }
    }

    /// Writes binary output to standard output; fails on a terminal.
    pub(crate) fn print_bytes(&self, bytes: &[u8]) -> Result {
        if io::stdout().is_terminal() {
            return Err(Failure::new(
                "the result is binary, and standard output is a terminal: use -o FILE",
            ));
        }
        self.print_raw(bytes)
    }

    /// Writes bytes to standard output without stripping styles.
    pub(crate) fn print_raw(&self, bytes: &[u8]) -> Result {
        write(bytes).map_err(|error| Failure::stdout(&error))
    }

    /// Notes a finding, which makes the exit code 1.
    pub(crate) fn found(&mut self) {
        self.found = true;
    }

    /// Prints a warning, except with `--quiet`.
    pub(crate) fn warn(&self, message: impl std::fmt::Display) {
        if !self.quiet {
            let style = WARNING.bold();
            self.bar.suspend(|| anstream::eprintln!("{style}warning:{style:#} {message}"));
        }
    }

    /// Prints the errors of a failure, and counts it.
    ///
    /// Fails if the command must end without a message.
    pub(crate) fn fail(&mut self, failure: Failure) -> Result {
        if matches!(failure, Failure::Silent) {
            return Err(failure);
        }
        self.failures += 1;
        self.tell(failure.messages());
        Ok(())
    }

    /// Prints errors.
    fn tell(&self, messages: impl IntoIterator<Item = String>) {
        let style = BAD.bold();
        self.bar.suspend(|| {
            for message in messages {
                anstream::eprintln!("{style}error:{style:#} {message}");
            }
        });
    }

    /// Prints the reasons why a file is not changed, and a remedy; the exit code becomes 1.
    pub(crate) fn refuse(&mut self, source: &Source, reasons: &[String], remedy: &str) -> Result {
        let reasons = reasons.iter().map(String::as_str).chain([remedy]);
        self.tell(reasons.map(|reason| format!("{source}: {reason}")));
        self.tally("refused");
        self.found();
        Ok(())
    }

    /// Whether there was a failure.
    pub(crate) fn has_failed(&self) -> bool {
        self.failures > 0
    }

    /// Prints the error of the result, and returns the exit code.
    pub(crate) fn finish(mut self, result: Result) -> ExitCode {
        if let Err(failure) = result {
            // A broken pipe is no error: the reader chose to stop.
            let _ = self.fail(failure);
        }
        ExitCode::from(match (self.failures, self.found) {
            (0, false) => 0,
            (0, true) => 1,
            _ => 2,
        })
    }
}

/// Writes all bytes to standard output.
fn write(bytes: &[u8]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()
}
