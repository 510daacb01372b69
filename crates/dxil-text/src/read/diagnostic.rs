//! Errors in a text, with their lines.

#![deny(clippy::indexing_slicing)]

use alloc::string::{String, ToString as _};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use bstr::{BStr, ByteSlice as _};
use dxil_ir::typing::Described;

use super::failure::{Failure, MOST, Problem};

/// The errors in a text, in the order of their places; there is at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    /// Whether there are further errors.
    more: bool,
}

/// An error in a text. `Error::source` gives the error of the typing rule that an instruction or a constant breaks.
///
/// ```
/// use core::error::Error as _;
///
/// let text = "define void @f(i32 %x) {\n  %y = fadd i32 %x, %x\n  ret void\n}";
/// let refused = dxil_text::parse(text).unwrap_err();
/// let error = refused.iter().next().unwrap();
/// assert_eq!(error.place().line(), 2);
/// assert_eq!(error.source().unwrap().to_string(), error.message());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    place: Place,
    message: String,
    notes: Vec<(Place, String)>,
    help: Option<String>,
    cause: Option<Described>,
}

/// A place in a text, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    line: usize,
    column: usize,
    offset: usize,
    /// The line, or the part of a long one that has the place.
    source: String,
    /// The number of characters before the place in `source`, and the number of those of it.
    mark: (usize, usize),
}

impl Diagnostics {
    /// Finds the lines of errors, which are in the order of their places.
    pub(super) fn new(source: &[u8], mut failures: Vec<Failure>) -> Self {
        let more = failures.len() > MOST;
        failures.truncate(MOST);
        let lines = Lines::new(source);
        let list = failures.into_iter().map(|failure| Diagnostic::new(&lines, failure)).collect();
        Self { list, more }
    }

    /// The errors.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// The errors as a message that names the text by this name, such as that of its file.
    #[must_use]
    pub fn display<'d>(&'d self, file: &'d str) -> impl fmt::Display + 'd {
        Report { diagnostics: self, file }
    }
}

impl Diagnostic {
    fn new(lines: &Lines<'_>, Failure(problem): Failure) -> Self {
        let Problem { place, message, notes, help, cause, .. } = *problem;
        let notes = notes.into_iter().map(|(place, text)| (lines.place(place), text)).collect();
        Self { place: lines.place(place), message, notes, help, cause }
    }

    /// The place of the error.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The cause, as a sentence without a full stop.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Other places that the error concerns, such as that of an earlier definition, each with its role.
    pub fn notes(&self) -> impl ExactSizeIterator<Item = (&Place, &str)> {
        self.notes.iter().map(|(place, text)| (place, &**text))
    }

    /// Returns the correction of the error, where it is known.
    #[must_use]
    pub fn help(&self) -> Option<&str> {
        self.help.as_deref()
    }
}

impl Place {
    /// The line, from 1.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column in bytes, from 1.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// The offset in the text, in bytes.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.offset
    }
}

/// A text and the offsets of its lines.
struct Lines<'a> {
    source: &'a [u8],
    starts: Vec<usize>,
}

/// The maximum number of bytes before and after a place that are shown.
const AROUND: usize = 100;

impl<'a> Lines<'a> {
    fn new(source: &'a [u8]) -> Self {
        let mut starts = vec![0];
        starts.extend(source.find_iter(b"\n").map(|end| end.saturating_add(1)));
        Self { source, starts }
    }

    fn place(&self, Range { start: offset, end }: Range<usize>) -> Place {
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = line.checked_sub(1).and_then(|index| self.starts.get(index)).copied();
        let start = start.unwrap_or_default();
        let text = self.source.get(start..).unwrap_or_default();
        let text = text.get(..text.find_byte(b'\n').unwrap_or(text.len())).unwrap_or_default();
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        let in_line = offset.saturating_sub(start);
        let first = in_line.saturating_sub(AROUND);
        // A long range is marked at its start only.
        let end = end.saturating_sub(start).min(in_line.saturating_add(AROUND)).min(text.len());
        let last = end.max(in_line).saturating_add(AROUND).min(text.len());
        let shown = |range: Range<usize>| {
            let text = text.get(range).unwrap_or_default();
            text.to_str_lossy().replace(|it: char| it.is_control(), " ")
        };
        let before = shown(first..in_line.min(text.len())).chars().count();
        let marked = shown(in_line..end).chars().count();
        Place {
            line,
            column: in_line.saturating_add(1),
            offset,
            source: shown(first..last.max(first)),
            mark: (before, marked.max(1)),
        }
    }
}

struct Report<'d> {
    diagnostics: &'d Diagnostics,
    file: &'d str,
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { diagnostics, file } = self;
        for (index, Diagnostic { place, message, notes, help, .. }) in
            diagnostics.list.iter().enumerate()
        {
            if index > 0 {
                f.write_str("\n\n")?;
            }
            place.write(f, file, "error", message)?;
            for (place, text) in notes {
                f.write_str("\n")?;
                place.write(f, file, "note", text)?;
            }
            if let Some(help) = help {
                write!(f, "\nhelp: {help}")?;
            }
        }
        if diagnostics.more {
            write!(f, "\n\nthere are more than {MOST} errors")?;
        }
        Ok(())
    }
}

impl Place {
    fn write(&self, f: &mut fmt::Formatter<'_>, file: &str, kind: &str, text: &str) -> fmt::Result {
        let Self { line, column, source, mark: (before, marked), .. } = self;
        writeln!(f, "{file}:{line}:{column}: {kind}: {text}")?;
        let margin = line.to_string().len();
        writeln!(f, " {line} | {source}")?;
        write!(f, " {:margin$} | {:before$}{}", "", "", "^".repeat(*marked))
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display("text").fmt(f)
    }
}

impl core::error::Error for Diagnostics {}

impl core::error::Error for Diagnostic {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(self.cause.as_ref()?)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.line, self.place.column, BStr::new(&self.message))
    }
}
