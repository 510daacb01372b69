//! The comments so far.

use core::fmt;

use bstr::BString;

use super::Error;

/// The comments so far.
#[derive(Default)]
pub(super) struct Listing {
    text: BString,
}

impl Listing {
    /// The most bytes: more than there are to say of any shader. Names can be shared, and structs
    /// consist of one another, so that a small file can ask for much.
    pub(super) const LIMIT: usize = 1 << 26;

    /// Fails where there are too many comments, whose rest is left out.
    pub(super) fn check(&self) -> Result<(), Error> {
        if self.text.len() > Self::LIMIT { Err(Error::TooLong) } else { Ok(()) }
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
        if self.check().is_ok() {
            self.text.extend_from_slice(text.as_ref());
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
        if self.check().is_ok() {
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
