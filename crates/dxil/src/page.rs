//! Text that is to be printed, up to a number of bytes.

use std::fmt;
use std::ops::AddAssign;

use crate::failure::Failure;

/// Text that is to be printed. What goes beyond the limit is left out: names and bytes that a file
/// shares are printed each time, so that a small one could else fill the memory.
pub(crate) struct Page {
    text: String,
    limit: usize,
    full: bool,
}

impl Page {
    /// An empty page for this many bytes.
    pub(crate) fn new(limit: usize) -> Self {
        Self { text: String::new(), limit, full: false }
    }

    pub(crate) fn push(&mut self, char: char) {
        *self += char.encode_utf8(&mut [0; 4]);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// How many more bytes there is room for.
    pub(crate) fn left(&self) -> usize {
        if self.full { 0 } else { self.limit - self.text.len() }
    }

    /// Whether something was left out, and all that follows would be.
    pub(crate) fn is_full(&self) -> bool {
        self.full
    }

    /// What it says.
    pub(crate) fn as_str(&self) -> &str {
        &self.text
    }

    /// The failure to print all, if something was left out.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.full.then(|| too_long(self.limit))
    }
}

/// The failure to print a text of more bytes than this.
pub(crate) fn too_long(limit: usize) -> Failure {
    Failure::limit(format_args!("the text would be longer than {limit} bytes"))
}

impl AddAssign<&str> for Page {
    fn add_assign(&mut self, text: &str) {
        self.full |= text.len() > self.left();
        if !self.full {
            self.text.push_str(text);
        }
    }
}

impl fmt::Write for Page {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        *self += text;
        Ok(())
    }
}
