//! The output of a command for one file, held back until it is the file's turn.

use std::io::Write;

use anstream::AutoStream;
use dxil_container::{Container, default_limit};
use dxil_inspect::Table;

use crate::failure::Result;
use crate::input::Source;
use crate::page::Page;
use crate::stdout;
use crate::text::{BAD, TITLE, WARNING};

/// The output of a command for one file. Commands work on several files at once: [`Ui`](crate::ui::Ui) puts their
/// replies out in the order of the files.
pub(crate) struct Reply {
    quiet: bool,
    /// The maximum size to which a file may unfold, if the command line states it.
    limit: Option<usize>,
    pub(crate) events: Vec<Event>,
}

/// A piece of output, or a note for the summary and the exit code.
pub(crate) enum Event {
    /// Bytes for standard output.
    Output(Vec<u8>),
    /// An empty line for standard output, unless nothing comes before it.
    Separator,
    /// A line for standard error.
    Message(String),
    /// The file has this outcome.
    Outcome(&'static str),
    /// There is a finding.
    Finding,
}

impl Reply {
    pub(crate) fn new(quiet: bool, limit: Option<usize>) -> Self {
        Self { quiet, limit, events: Vec::new() }
    }

    /// The maximum size to which a file may unfold.
    pub(crate) fn limit(&self, file: &[u8]) -> usize {
        self.limit.unwrap_or_else(|| default_limit(file.len()))
    }

    /// Opens a container, even a damaged one.
    pub(crate) fn open<'a>(&self, file: &'a [u8]) -> Result<Container<'a>> {
        Ok(Container::open(file)?.within(self.limit(file)))
    }

    /// Prints text, with styles if standard output shows them.
    pub(crate) fn print(&mut self, text: &str) {
        self.print_raw(shown(text));
    }

    /// Prints the text of a file below its heading, with an empty line between files.
    pub(crate) fn page(&mut self, heading: Option<&Source>, text: &str) {
        self.events.push(Event::Separator);
        if let Some(heading) = heading {
            self.print(&format!("{TITLE}{heading}{TITLE:#}\n"));
        }
        self.print(text);
    }

    /// Prints a table for a file, like [`page`](Self::page).
    pub(crate) fn table(&mut self, heading: Option<&Source>, table: &Table) {
        self.page(heading, Page::of(table).as_str());
    }

    /// Prints text, except with `--quiet`.
    pub(crate) fn report(&mut self, text: &str) {
        if !self.quiet {
            self.print(text);
        }
    }

    /// Writes binary output to standard output; fails on a terminal.
    pub(crate) fn print_bytes(&mut self, bytes: Vec<u8>) -> Result {
        stdout::check_binary()?;
        self.print_raw(bytes);
        Ok(())
    }

    /// Writes bytes to standard output without stripping styles.
    pub(crate) fn print_raw(&mut self, bytes: Vec<u8>) {
        self.events.push(Event::Output(bytes));
    }

    /// Counts the file with this outcome.
    pub(crate) fn tally(&mut self, outcome: &'static str) {
        self.events.push(Event::Outcome(outcome));
    }

    /// Notes a finding, which makes the exit code 1.
    pub(crate) fn found(&mut self) {
        self.events.push(Event::Finding);
    }

    /// Prints a warning, except with `--quiet`.
    pub(crate) fn warn(&mut self, message: impl std::fmt::Display) {
        if !self.quiet {
            self.events.push(Event::Message(warning_line(message)));
        }
    }

    /// Prints the reasons why a file is not changed, and a remedy; the exit code becomes 1.
    pub(crate) fn refuse(&mut self, source: &Source, reasons: &[String], remedy: &str) {
        for reason in reasons.iter().map(String::as_str).chain([remedy]) {
            self.events.push(Event::Message(error_line(format_args!("{source}: {reason}"))));
        }
        self.tally("refused");
        self.found();
    }
}

/// The line for a warning.
pub(crate) fn warning_line(message: impl std::fmt::Display) -> String {
    let style = WARNING.bold();
    format!("{style}warning:{style:#} {message}")
}

/// The line for an error.
pub(crate) fn error_line(message: impl std::fmt::Display) -> String {
    let style = BAD.bold();
    format!("{style}error:{style:#} {message}")
}

/// The bytes of a text, with styles if standard output shows them.
pub(crate) fn shown(text: &str) -> Vec<u8> {
    let is_plain = |byte: u8| byte == b' ' || byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    // Without an exit from a chunk, the compiler looks at many bytes at once.
    let mut chunks = text.as_bytes().chunks(64);
    if chunks.all(|chunk| chunk.iter().fold(true, |all, byte| all & is_plain(*byte))) {
        return text.as_bytes().to_vec();
    }
    // Styles are stripped from the whole text: otherwise each piece between styles would be written alone.
    let mut bytes = AutoStream::new(Vec::new(), stdout::styles());
    // Writing to memory cannot fail.
    let _ = bytes.write_all(text.as_bytes());
    bytes.into_inner()
}
