//! The text that is being printed.

use alloc::vec::Vec;
use core::fmt;

use bstr::BString;

use super::Error;
use super::name::Name;

/// The numbers below 100, in two digits.
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < pairs.len() {
        pairs[number] = [b'0' + number as u8 / 10, b'0' + number as u8 % 10];
        number += 1;
    }
    pairs
};

/// The bytes that are not escaped between quotes.
const PRINTED: [bool; 256] = {
    let mut printed = [false; 256];
    let mut byte = b' ';
    while byte <= b'~' {
        printed[byte as usize] = byte != b'"' && byte != b'\\';
        byte += 1;
    }
    printed
};

/// The bytes that a name without quotes may have.
const PLAIN: [bool; 256] = {
    let mut plain = [false; 256];
    let mut byte = b'-';
    while byte <= b'z' {
        plain[byte as usize] = byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
        byte += 1;
    }
    plain
};

/// The text so far.
///
/// If it is longer than the limit, [`Out::finish`] returns an error. Short texts are added without
/// a check; long ones beyond the limit are omitted. Code that prints nested or repeated parts
/// checks [`Out::has_failed`] before each part, to stop early.
pub(crate) struct Out {
    text: Vec<u8>,
    limit: usize,
    error: Option<Error>,
    /// Whether a backslash between quotes is doubled, as modern LLVM does, and not a number.
    pub(crate) doubles_backslashes: bool,
}

impl Out {
    /// Appends to a text, with memory reserved for `room` more bytes.
    pub(crate) fn new(text: BString, limit: usize, room: usize) -> Self {
        let mut text = Vec::from(text);
        text.reserve(room.min(limit.saturating_sub(text.len())));
        Self { text, limit, error: None, doubles_backslashes: false }
    }

    /// Returns the text, and an error if it is incomplete.
    pub(crate) fn finish(self) -> (BString, Result<(), Error>) {
        let is_long = self.text.len() > self.limit;
        let error = self.error.or(is_long.then_some(Error::TooLong { limit: self.limit }));
        (self.text.into(), error.map_or(Ok(()), Err))
    }

    /// Whether the text is incomplete.
    #[inline]
    pub(crate) fn has_failed(&self) -> bool {
        self.error.is_some() || self.text.len() > self.limit
    }

    #[cold]
    pub(crate) fn fail(&mut self, error: Error) {
        self.error.get_or_insert(error);
    }

    /// The length of the text.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// The text from an offset on.
    pub(crate) fn text_from(&self, start: usize) -> &[u8] {
        self.text.get(start..).unwrap_or_default()
    }

    /// A chunk of the text at an offset, if the text is long enough.
    #[inline]
    pub(crate) fn chunk_at<const N: usize>(&self, start: usize) -> Option<&[u8; N]> {
        self.text.get(start..)?.first_chunk()
    }

    /// Removes the text from an offset on.
    pub(crate) fn truncate(&mut self, start: usize) {
        self.text.truncate(start);
    }

    /// Prints text of any length.
    #[inline]
    pub(crate) fn bytes(&mut self, text: &[u8]) {
        if text.len() > self.limit.saturating_sub(self.text.len()) {
            return self.fail(Error::TooLong { limit: self.limit });
        }
        self.text.extend_from_slice(text);
    }

    /// Prints a short text.
    #[inline]
    pub(crate) fn str(&mut self, text: &'static str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    /// Prints a keyword. Most have three or four letters, for which copying bytes one by one is
    /// fastest.
    #[inline]
    pub(crate) fn keyword(&mut self, keyword: &'static str) {
        match *keyword.as_bytes() {
            [a, b, c] => self.text.extend_from_slice(&[a, b, c]),
            [a, b, c, d] => self.text.extend_from_slice(&[a, b, c, d]),
            _ => self.str(keyword),
        }
    }

    #[inline]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.text.push(byte);
    }

    pub(crate) fn fmt(&mut self, arguments: fmt::Arguments<'_>) {
        // Omitted text makes the result an error.
        let _ = fmt::Write::write_fmt(self, arguments);
    }

    /// Prints a comma, except before the first item.
    #[inline]
    pub(crate) fn comma(&mut self, index: usize) {
        if index > 0 {
            self.str(", ");
        }
    }

    /// Prints the first `len` bytes of a chunk, if there is memory for the whole chunk; returns
    /// whether there is. Copying a whole chunk is faster than copying `len` bytes.
    #[inline]
    pub(crate) fn chunk<const N: usize>(&mut self, chunk: &[u8; N], len: usize) -> bool {
        let has_room = self.text.capacity() - self.text.len() >= N;
        if has_room {
            let end = self.text.len() + len;
            self.text.extend_from_slice(chunk);
            self.text.truncate(end);
        }
        has_room
    }

    /// Prints a name whose text is stored in place, or `<badref>` if there is no name.
    #[inline]
    pub(crate) fn called(&mut self, name: Name) {
        match name.chunk() {
            Some((chunk, len)) if self.chunk(&chunk, len) => {}
            _ => self.called_rarely(name),
        }
    }

    #[cold]
    fn called_rarely(&mut self, name: Name) {
        match name.chunk() {
            Some((chunk, len)) => self.text.extend_from_slice(&chunk[..len]),
            None => self.text.extend_from_slice(b"<badref>"),
        }
    }

    /// Prints an unsigned number.
    pub(crate) fn number(&mut self, number: impl Into<u64>) {
        match number.into() {
            digit @ 0..=9 => self.byte(b'0' + digit as u8),
            pair @ 10..=99 => self.text.extend_from_slice(&PAIRS[pair as usize]),
            number => {
                self.number(number / 100);
                self.text.extend_from_slice(&PAIRS[(number % 100) as usize]);
            }
        }
    }

    /// Prints a signed number.
    pub(crate) fn signed(&mut self, number: i64) {
        if number < 0 {
            self.byte(b'-');
        }
        self.number(number.unsigned_abs());
    }

    /// Prints a sign and a number, or `<badref>` if there is no number.
    pub(crate) fn slot(&mut self, sign: u8, slot: Option<u32>) {
        match slot {
            Some(number) => {
                self.byte(sign);
                self.number(number);
            }
            None => self.str("<badref>"),
        }
    }

    /// Prints spaces up to a column, at least one.
    pub(crate) fn pad_to_column(&mut self, column: usize) {
        let line = self.text.iter().rev().take_while(|&&byte| byte != b'\n').count();
        for _ in line..column.max(line + 1) {
            self.byte(b' ');
        }
    }

    /// Prints text between quotes, with escapes for other than printable bytes.
    pub(crate) fn escaped(&mut self, text: &[u8]) {
        if self.has_failed() {
            return;
        }
        let mut rest = text;
        while let Some(end) = rest.iter().position(|&byte| !PRINTED[usize::from(byte)]) {
            self.bytes(&rest[..end]);
            match rest[end] {
                b'\\' if self.doubles_backslashes => self.str("\\\\"),
                byte => self.hex_escape(byte),
            }
            rest = &rest[end + 1..];
        }
        self.bytes(rest);
    }

    /// Prints text in quotes.
    pub(crate) fn quoted(&mut self, text: &[u8]) {
        self.byte(b'"');
        self.escaped(text);
        self.byte(b'"');
    }

    fn hex_escape(&mut self, byte: u8) {
        const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
        let (high, low) = (DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]);
        self.bytes(&[b'\\', high, low]);
    }

    /// Prints a name after `@`, `%` or `$`, or a label, in quotes if necessary.
    pub(crate) fn name(&mut self, prefix: &'static str, name: &[u8]) {
        self.str(prefix);
        if is_plain(name) {
            self.bytes(name);
        } else {
            self.quoted(name);
        }
    }

    /// Prints the name of metadata. DXC prints wrong digits for a first byte above 0x7F; here they
    /// are right.
    pub(crate) fn metadata_name(&mut self, name: &[u8]) {
        if self.has_failed() {
            return;
        }
        if name.is_empty() {
            self.str("<empty name> ");
        }
        for (index, &byte) in name.iter().enumerate() {
            let plain = match index {
                0 => byte.is_ascii_alphabetic(),
                _ => byte.is_ascii_alphanumeric(),
            };
            if plain || matches!(byte, b'-' | b'$' | b'.' | b'_') {
                self.byte(byte);
            } else {
                self.hex_escape(byte);
            }
        }
    }
}

/// Whether a name needs no quotes.
fn is_plain(name: &[u8]) -> bool {
    name.iter().all(|&byte| PLAIN[usize::from(byte)])
        && !name.first().is_some_and(u8::is_ascii_digit)
}

impl fmt::Write for Out {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.bytes(text.as_bytes());
        Ok(())
    }
}
