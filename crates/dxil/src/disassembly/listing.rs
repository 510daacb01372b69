//! The comments so far.

use core::fmt;

use bstr::BString;

use super::Error;

/// The comments so far.
pub(super) struct Listing {
    text: BString,
    /// The most bytes. Names can be shared, and structs consist of one another, so that a small file
    /// can ask for much.
    limit: usize,
    /// Whether something was left out.
    full: bool,
}

impl Listing {
    /// None, and room for this many bytes.
    pub(super) fn new(limit: usize) -> Self {
        Self { text: BString::default(), limit, full: false }
    }

    /// The most bytes.
    pub(super) const fn limit(&self) -> usize {
        self.limit
    }

    /// Fails where there are too many comments, whose rest is left out.
    pub(super) fn check(&self) -> Result<(), Error> {
        if self.full { Err(Error::TooLong { limit: self.limit }) } else { Ok(()) }
    }

    /// Whether there is room for so many more bytes. Once there was not, there is none.
    fn has_room(&mut self, bytes: usize) -> bool {
        self.full |= bytes > self.limit - self.text.len();
        !self.full
    }

    /// The comments, unless there are too many.
    pub(super) fn finish(self) -> Result<BString, Error> {
        self.check()?;
        Ok(self.text)
    }

    /// A line that is a comment, and empty.
    pub(super) fn blank(&mut self) {
        self.put(";\n");
    }

    /// Lines that are comments.
    pub(super) fn lines<const N: usize>(&mut self, lines: [&str; N]) {
        for line in lines {
            self.put(";");
            self.put(line);
            self.put("\n");
        }
    }

    /// A line that is a comment.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        self.format(format_args!(";{line}\n"));
    }

    /// Text as it is.
    pub(super) fn put(&mut self, text: impl AsRef<[u8]>) {
        let text = text.as_ref();
        if self.has_room(text.len()) {
            self.text.extend_from_slice(text);
        }
    }

    pub(super) fn format(&mut self, text: fmt::Arguments<'_>) {
        // Writing to memory cannot fail.
        let _ = fmt::Write::write_fmt(self, text);
    }

    /// Text on the left of a column of so many bytes; a longer one moves what follows.
    pub(super) fn left(&mut self, text: &[u8], width: usize) {
        self.put(text);
        self.spaces(width.saturating_sub(text.len()));
    }

    /// Text on the right of a column of so many bytes; a longer one moves what follows.
    pub(super) fn right(&mut self, text: &str, width: usize) {
        self.spaces(width.saturating_sub(text.len()));
        self.put(text);
    }

    pub(super) fn spaces(&mut self, count: usize) {
        if self.has_room(count) {
            let end = self.text.len() + count;
            self.text.resize(end, b' ');
        }
    }
}

impl fmt::Write for Listing {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text);
        Ok(())
    }
}
