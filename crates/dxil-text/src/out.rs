//! The text that is printed.

use alloc::vec::Vec;
use core::fmt;

use bstr::BString;

use crate::Error;
use crate::name::Name;

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

/// Which bytes stand for themselves between quotes.
const PRINTED: [bool; 256] = {
    let mut printed = [false; 256];
    let mut byte = b' ';
    while byte <= b'~' {
        printed[byte as usize] = byte != b'"' && byte != b'\\';
        byte += 1;
    }
    printed
};

/// Which bytes a name without quotes consists of.
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
/// Where it is longer than the limit, [`Out::finish`] gives an error. What has a few bytes is added
/// without a question, what may have many is left out beyond the limit. Whoever prints what may be
/// nested or repeated asks [`Out::has_failed`] before each part, so as not to go on in vain.
pub(crate) struct Out {
    text: Vec<u8>,
    limit: usize,
    error: Option<Error>,
}

impl Out {
    /// Goes on behind a text, with room for some more.
    pub(crate) fn new(text: BString, limit: usize, room: usize) -> Self {
        let mut text = Vec::from(text);
        text.reserve(room.min(limit.saturating_sub(text.len())));
        Self { text, limit, error: None }
    }

    /// The text, and whether all of it was printed.
    pub(crate) fn finish(self) -> (BString, Result<(), Error>) {
        let is_long = self.text.len() > self.limit;
        let error = self.error.or(is_long.then_some(Error::TooLong { limit: self.limit }));
        (self.text.into(), error.map_or(Ok(()), Err))
    }

    /// Whether the text is of no use any more.
    #[inline]
    pub(crate) fn has_failed(&self) -> bool {
        self.error.is_some() || self.text.len() > self.limit
    }

    #[cold]
    pub(crate) fn fail(&mut self, error: Error) {
        self.error.get_or_insert(error);
    }

    /// How long the text is.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// The text from a place on.
    pub(crate) fn text_from(&self, start: usize) -> &[u8] {
        self.text.get(start..).unwrap_or_default()
    }

    /// As many bytes of the text, if it has them.
    #[inline]
    pub(crate) fn chunk_at<const N: usize>(&self, start: usize) -> Option<&[u8; N]> {
        self.text.get(start..)?.first_chunk()
    }

    /// Takes back what was printed from a place on.
    pub(crate) fn truncate(&mut self, start: usize) {
        self.text.truncate(start);
    }

    /// Text of any length.
    #[inline]
    pub(crate) fn bytes(&mut self, text: &[u8]) {
        if text.len() > self.limit.saturating_sub(self.text.len()) {
            return self.fail(Error::TooLong { limit: self.limit });
        }
        self.text.extend_from_slice(text);
    }

    /// A word or a few.
    #[inline]
    pub(crate) fn str(&mut self, text: &'static str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    /// A keyword: most have three or four letters, which are soon copied one by one.
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
        // What is left out is an error of its own.
        let _ = fmt::Write::write_fmt(self, arguments);
    }

    /// Text behind a comma where it is not the first.
    #[inline]
    pub(crate) fn comma(&mut self, index: usize) {
        if index > 0 {
            self.str(", ");
        }
    }

    /// The first bytes of a chunk, if there is room for all of it already: tells whether there is.
    /// This takes less than to copy so many bytes.
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

    /// What something is called, if its text is in place, or what LLVM prints where it is not
    /// called anything.
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

    /// An unsigned number.
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

    /// A signed number.
    pub(crate) fn signed(&mut self, number: i64) {
        if number < 0 {
            self.byte(b'-');
        }
        self.number(number.unsigned_abs());
    }

    /// The number of something, or what LLVM prints where it has none.
    pub(crate) fn slot(&mut self, sign: u8, slot: Option<u32>) {
        match slot {
            Some(number) => {
                self.byte(sign);
                self.number(number);
            }
            None => self.str("<badref>"),
        }
    }

    /// Spaces up to a column, and at least one.
    pub(crate) fn pad_to_column(&mut self, column: usize) {
        let line = self.text.iter().rev().take_while(|&&byte| byte != b'\n').count();
        for _ in line..column.max(line + 1) {
            self.byte(b' ');
        }
    }

    /// Text between quotes: what cannot be printed is escaped.
    pub(crate) fn escaped(&mut self, text: &[u8]) {
        if self.has_failed() {
            return;
        }
        let mut rest = text;
        while let Some(end) = rest.iter().position(|&byte| !PRINTED[usize::from(byte)]) {
            self.bytes(&rest[..end]);
            self.hex_escape(rest[end]);
            rest = &rest[end + 1..];
        }
        self.bytes(rest);
    }

    /// Text in quotes.
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

    /// A name behind `@`, `%` or `$`, or a label: in quotes where it would not be read otherwise.
    pub(crate) fn name(&mut self, prefix: &'static str, name: &[u8]) {
        self.str(prefix);
        if is_plain(name) {
            self.bytes(name);
        } else {
            self.quoted(name);
        }
    }

    /// The name of metadata. DXC gets the digits of a first byte above 0x7F wrong; here they are
    /// right.
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

/// Whether a name is read without quotes.
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
