//! The text of comments.

use alloc::vec::Vec;
use core::fmt;

use bstr::{BString, ByteSlice};
use dxbc_code::{PrintOptions, Printer};

use super::Error;
use crate::budget::Budget;

/// The usual size in bytes.
const USUAL_SIZE: usize = 4 << 10;

/// The comments printed so far, up to a number of bytes.
pub(super) struct Comments {
    text: BString,
    /// The start of a comment.
    sign: &'static str,
    limit: usize,
    budget: Budget,
}

impl Comments {
    /// An empty text of at most `limit` bytes, whose comments begin as those of DXC do.
    pub(super) fn new(limit: usize) -> Self {
        let text = Vec::with_capacity(USUAL_SIZE.min(limit)).into();
        Self { text, sign: ";", limit, budget: Budget::new(limit) }
    }

    /// An empty text of at most `limit` bytes, whose comments begin as those of FXC do.
    pub(super) fn fxc(limit: usize) -> Self {
        Self { sign: "//", ..Self::new(limit) }
    }

    /// The maximum size in bytes.
    pub(super) const fn limit(&self) -> usize {
        self.limit
    }

    /// Fails if the limit was exceeded; the comments after it are missing.
    pub(super) fn check(&self) -> Result<(), Error> {
        if self.budget.is_exceeded() { Err(Error::TooLong { limit: self.limit }) } else { Ok(()) }
    }

    /// The comments, unless they exceed the limit.
    pub(super) fn finish(self) -> Result<BString, Error> {
        self.check()?;
        Ok(self.text)
    }

    /// Prints an empty comment.
    pub(super) fn blank(&mut self) {
        self.put(self.sign);
        self.put("\n");
    }

    /// Prints each line as a comment.
    pub(super) fn lines<const N: usize>(&mut self, lines: [&str; N]) {
        for line in lines {
            self.put(self.sign);
            self.put(line);
            self.put("\n");
        }
    }

    /// Prints a comment of one line in pieces.
    pub(super) fn joined<const N: usize>(&mut self, pieces: [&str; N]) {
        self.put(self.sign);
        pieces.into_iter().for_each(|piece| self.put(piece));
        self.put("\n");
    }

    /// Prints a comment of one line.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        self.put(self.sign);
        self.format(line);
        self.put("\n");
    }

    /// The bytes since the start of the line.
    pub(super) fn column(&self) -> usize {
        self.text.len() - self.text.rfind_byte(b'\n').map_or(0, |end| end + 1)
    }

    /// Prints text unchanged.
    pub(super) fn put(&mut self, text: impl AsRef<[u8]>) {
        let text = text.as_ref();
        if self.budget.spend(text.len()) {
            self.text.extend_from_slice(text);
        }
    }

    pub(super) fn format(&mut self, text: fmt::Arguments<'_>) {
        // Writing to memory cannot fail.
        let _ = fmt::Write::write_fmt(self, text);
    }

    /// Prints a number: a quarter of the time of formatting it, and a listing has fifty.
    pub(super) fn number(&mut self, number: u32) {
        self.number_right(number, 0);
    }

    /// Prints a number on the right of a column of this width in bytes. Longer numbers are not cut off.
    pub(super) fn number_right(&mut self, number: u32, width: usize) {
        let mut digits = [0; 10];
        let (mut start, mut left) = (digits.len(), number);
        loop {
            start -= 1;
            digits[start] = b'0' + (left % 10) as u8;
            left /= 10;
            if left == 0 {
                break;
            }
        }
        let digits = &digits[start..];
        self.spaces(width.saturating_sub(digits.len()));
        self.put(digits);
    }

    /// Prints a number with this many significant digits, as FXC does.
    pub(super) fn short_float(&mut self, number: f32, digits: u8) {
        let start = self.text.len();
        Printer::new(&mut self.text, PrintOptions::default()).short_float(number, digits);
        if !self.budget.spend(self.text.len() - start) {
            self.text.truncate(start);
        }
    }

    /// Prints text on the left of a column of this width in bytes. Longer text is not cut off.
    pub(super) fn left(&mut self, text: &[u8], width: usize) {
        self.put(text);
        self.spaces(width.saturating_sub(text.len()));
    }

    /// Prints on the left of a column of this width in bytes. Longer text is not cut off.
    pub(super) fn left_with(&mut self, width: usize, print: impl FnOnce(&mut Self)) {
        let start = self.text.len();
        print(self);
        self.spaces((start + width).saturating_sub(self.text.len()));
    }

    /// Prints text on the right of a column of this width in bytes. Longer text is not cut off.
    pub(super) fn right(&mut self, text: &str, width: usize) {
        self.spaces(width.saturating_sub(text.len()));
        self.put(text);
    }

    /// Formats text on the right of a column of this width in bytes. Longer text is not cut off.
    pub(super) fn format_right(&mut self, text: fmt::Arguments<'_>, width: usize) {
        let start = self.text.len();
        self.format(text);
        let end = self.text.len();
        self.spaces((start + width).saturating_sub(end));
        self.text[start..].rotate_left(end - start);
    }

    pub(super) fn spaces(&mut self, count: usize) {
        if self.budget.spend(count) {
            let end = self.text.len() + count;
            self.text.resize(end, b' ');
        }
    }
}

impl fmt::Write for Comments {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text);
        Ok(())
    }
}
