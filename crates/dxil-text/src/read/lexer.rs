//! Divides a text into tokens.

use bstr::ByteSlice as _;
use dxil_ir::Dialect;
use memchr::{memchr_iter, memchr2, memchr3};

use super::bytes::{DIGIT, METADATA, NAME, PUNCTUATION, WORD, count, is};
use super::token::{Kind, Token};

/// A position in a text, from which on it has not been divided yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'a> {
    source: &'a [u8],
    /// The offset of the next byte.
    position: usize,
    /// No label begins between the place of the last search for one and this offset.
    searched: usize,
    /// Comments between `/*` and `*/` that begin here or later do not end.
    last_comment: usize,
    has_block_comments: bool,
    string_end: StringEnd,
}

/// Where strings and quoted names end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StringEnd {
    /// At the next quote, as in LLVM.
    Quote,
    /// At the next quote of the line; without one, with the line.
    QuoteOrLine,
}

impl<'a> Lexer<'a> {
    /// Returns a lexer of a text of a dialect: only the modern one has comments between `/*` and `*/`.
    pub(super) const fn new(source: &'a [u8], dialect: Dialect, string_end: StringEnd) -> Self {
        let has_block_comments = matches!(dialect, Dialect::Modern);
        let position = match source {
            // A byte order mark.
            [0xef, 0xbb, 0xbf, ..] => 3,
            _ => 0,
        };
        Self {
            source,
            position,
            searched: 0,
            last_comment: usize::MAX,
            has_block_comments,
            string_end,
        }
    }

    /// Returns a lexer of the same text from another offset on.
    pub(super) fn at(&self, offset: usize) -> Self {
        Self { position: offset.min(self.source.len()), searched: 0, ..*self }
    }

    /// The offset of the rest.
    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.position
    }

    /// The text that has not been divided yet.
    #[inline]
    fn rest(&self) -> &'a [u8] {
        self.from(self.position)
    }

    /// The text from an offset on.
    #[inline]
    fn from(&self, start: usize) -> &'a [u8] {
        self.source.get(start..).unwrap_or_default()
    }

    /// The byte at an offset, if the text has one.
    #[inline]
    fn byte(&self, offset: usize) -> Option<u8> {
        self.source.get(offset).copied()
    }

    /// Returns the next token.
    // It and what it returns call nothing that returns to them in the usual cases, so that they save no registers.
    pub(super) fn next(&mut self) -> Token<'a> {
        let mut start = self.position;
        loop {
            let Some(first) = self.byte(start) else { return self.made(Kind::End, start, 0) };
            if first == b' ' {
                start = start.wrapping_add(1);
                continue;
            }
            if let Some(kind) = PUNCTUATION.get(usize::from(first)).copied().flatten() {
                return self.made(kind, start, 1);
            }
            return match first {
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(start),
                b'0'..=b'9' => self.digits(start),
                b'%' => self.name(start, [Kind::Local, Kind::QuotedLocal, Kind::LocalNumber]),
                b'@' => self.name(start, [Kind::Global, Kind::QuotedGlobal, Kind::GlobalNumber]),
                b'!' => self.exclamation(start),
                b'"' => self.string(start),
                b'\n' => {
                    start = start.wrapping_add(1);
                    continue;
                }
                b'\t' | b'\r' | 0 | b';' | b'/' => self.after_space(start),
                b'#' => self.group(start),
                b'$' => self.dollar(start),
                _ => self.other(start),
            };
        }
    }

    /// Returns the next token after spaces and comments, if some are here.
    #[inline(never)]
    fn after_space(&mut self, start: usize) -> Token<'a> {
        let mut end = start;
        loop {
            end = match self.from(end) {
                [b' ' | b'\t' | b'\n' | b'\r' | 0, ..] => end.wrapping_add(1),
                [b';', rest @ ..] => past_first(b'\n', rest, end.wrapping_add(1)),
                [b'/', b'*', ..] if self.has_block_comments => match self.past_comment(end) {
                    Some(end) => end,
                    None => return self.made(Kind::Unknown, end, 2),
                },
                [b'/', ..] => return self.made(Kind::Unknown, end, 1),
                _ => break,
            };
        }
        self.position = end;
        self.next()
    }

    /// The offset of the first comment between `/*` and `*/` that begins between these offsets.
    fn block_comment(&self, start: usize, end: usize) -> Option<usize> {
        if !self.has_block_comments {
            return None;
        }
        let text = self.source.get(start..end)?;
        let mut slashes = memchr_iter(b'/', text).map(|length| start.wrapping_add(length));
        slashes.find(|slash| self.byte(slash.wrapping_add(1)) == Some(b'*'))
    }

    /// The offset after the comment that begins with `/*` here, if it ends.
    fn past_comment(&mut self, start: usize) -> Option<usize> {
        if start >= self.last_comment {
            return None;
        }
        let mut inside = start.wrapping_add(2);
        // LLVM looks at the byte after a `*` once: `**/` ends no comment.
        while let Some(length) = self.from(inside).find_byte(b'*') {
            let after = inside.wrapping_add(length).wrapping_add(1);
            inside = after.wrapping_add(1);
            if self.byte(after) == Some(b'/') {
                return Some(inside);
            }
        }
        self.last_comment = start;
        None
    }

    /// Makes a token of a number of bytes, all of which are its text.
    #[inline(always)]
    fn made(&mut self, kind: Kind, start: usize, length: usize) -> Token<'a> {
        self.within(kind, start, [0, 0], length)
    }

    /// Makes a token of a text of this length, with these numbers of bytes before and after it.
    #[inline(always)]
    fn within(&mut self, kind: Kind, start: usize, signs: [usize; 2], length: usize) -> Token<'a> {
        let [before, after] = signs;
        let text = self.from(start.wrapping_add(before)).get(..length).unwrap_or_default();
        let end = start.wrapping_add(before).wrapping_add(length).wrapping_add(after);
        self.position = end;
        Token { kind, text, start, end }
    }

    /// Takes a word, or a label that begins with one.
    fn word(&mut self, start: usize) -> Token<'a> {
        let rest = self.from(start);
        let length = count(WORD, rest);
        match rest.get(length) {
            Some(b':' | b'-' | b'.' | b'$') => self.label_or(Kind::Word, start, length),
            _ => match rest {
                [b'u' | b's', b'0', b'x', ..] => self.label_or(Kind::Word, start, length),
                _ => self.made(Kind::Word, start, keyword(rest, length)),
            },
        }
    }

    /// Takes digits, a number or label that begins with them.
    fn digits(&mut self, start: usize) -> Token<'a> {
        let rest = self.from(start);
        let length = count(DIGIT, rest);
        match rest.get(length) {
            Some(&next) if next == b':' || is(NAME, next) => self.other(start),
            _ => self.made(Kind::Integer, start, length),
        }
    }

    /// Takes a label, or a word of this length.
    #[inline(never)]
    fn label_or(&mut self, kind: Kind, start: usize, length: usize) -> Token<'a> {
        if let Some(name) = self.label(start) {
            return self.within(Kind::Label, start, [0, 1], name);
        }
        match self.from(start) {
            [b'u' | b's', b'0', b'x', ..] if length > 3 => {
                self.made(Kind::HexadecimalInteger, start, length)
            }
            rest => self.made(kind, start, keyword(rest, length)),
        }
    }

    /// Takes a number that is more than digits, a label, an ellipsis or an unknown byte.
    #[inline(never)]
    fn other(&mut self, start: usize) -> Token<'a> {
        if let Some(name) = self.label(start) {
            return self.within(Kind::Label, start, [0, 1], name);
        }
        match self.from(start) {
            rest @ [b'0'..=b'9' | b'-' | b'+', ..] => {
                let (kind, length) = number(rest);
                self.made(kind, start, length)
            }
            [b'.', b'.', b'.', ..] => self.made(Kind::Ellipsis, start, 3),
            _ => self.made(Kind::Unknown, start, 1),
        }
    }

    /// The length of the name of the label that begins here, if one does.
    fn label(&mut self, start: usize) -> Option<usize> {
        // The bytes of a name that is no label can be many tokens, such as `1-1-1`: they are searched once.
        if start < self.searched {
            return None;
        }
        let rest = self.from(start);
        let length = count(NAME, rest);
        if length > 0 && rest.get(length) == Some(&b':') {
            return Some(length);
        }
        self.searched = start.wrapping_add(length);
        None
    }

    /// Takes a name after its sign: in quotes, a number, or plain.
    #[inline]
    fn name(&mut self, start: usize, [plain, quoted, number]: [Kind; 3]) -> Token<'a> {
        let rest = self.from(start.wrapping_add(1));
        match rest.first() {
            Some(b'"') => self.quoted(quoted, start, 2),
            Some(b'0'..=b'9') => self.within(number, start, [1, 0], count(DIGIT, rest)),
            _ => self.plain(plain, start, count(NAME, rest)),
        }
    }

    /// Makes a token of a sign and the name of this length after it, if there is one.
    #[inline]
    fn plain(&mut self, kind: Kind, sign: usize, length: usize) -> Token<'a> {
        let kind = if length == 0 { Kind::Unknown } else { kind };
        self.within(kind, sign, [1, 0], length)
    }

    /// Takes the bytes between quotes, before which is this number of bytes with the quote.
    #[inline(never)]
    fn quoted(&mut self, kind: Kind, start: usize, before: usize) -> Token<'a> {
        let rest = self.from(start.wrapping_add(before));
        let length = self.length_of_string(rest);
        match rest.get(length) {
            Some(b'"') => self.within(kind, start, [before, 1], length),
            _ => self.within(Kind::Unclosed, start, [before, 0], length),
        }
    }

    /// The number of bytes up to the end of a string: to its quote, unless it lacks one.
    fn length_of_string(&self, rest: &[u8]) -> usize {
        let length = match self.string_end {
            StringEnd::Quote => rest.find_byte(b'"'),
            StringEnd::QuoteOrLine => memchr2(b'"', b'\n', rest),
        };
        length.unwrap_or(rest.len())
    }

    /// Takes a string, or a quoted label.
    #[inline(never)]
    fn string(&mut self, start: usize) -> Token<'a> {
        let mut token = self.quoted(Kind::String, start, 1);
        if token.kind == Kind::String && self.byte(token.end) == Some(b':') {
            token.kind = Kind::QuotedLabel;
            token.end = token.end.wrapping_add(1);
            self.position = token.end;
        }
        token
    }

    /// Takes `!`, with the name after it.
    #[inline]
    fn exclamation(&mut self, start: usize) -> Token<'a> {
        let rest = self.from(start.wrapping_add(1));
        match rest.first() {
            Some(&first) if is(METADATA, first) && !is(DIGIT, first) => {
                self.within(Kind::Metadata, start, [1, 0], count(METADATA, rest))
            }
            _ => self.made(Kind::Exclamation, start, 1),
        }
    }

    /// Takes `#` and its number.
    #[inline(never)]
    fn group(&mut self, start: usize) -> Token<'a> {
        let rest = self.from(start.wrapping_add(1));
        match count(DIGIT, rest) {
            0 => self.plain(Kind::Record, start, count(NAME, rest)),
            digits => self.within(Kind::Group, start, [1, 0], digits),
        }
    }

    /// Takes the name of a COMDAT, or a label that begins with `$`.
    #[inline(never)]
    fn dollar(&mut self, start: usize) -> Token<'a> {
        let rest = self.from(start.wrapping_add(1));
        let length = count(NAME, rest);
        match (rest.first(), rest.get(length)) {
            (_, Some(b':')) => self.within(Kind::Label, start, [0, 1], length.wrapping_add(1)),
            (Some(b'"'), _) => self.quoted(Kind::QuotedComdat, start, 2),
            (Some(b'0'..=b'9'), _) => self.made(Kind::Unknown, start, 1),
            _ => self.plain(Kind::Comdat, start, length),
        }
    }

    /// Skips to the bracket that closes the one before, and past it; returns whether it is there.
    /// Brackets in strings and comments do not count.
    pub(super) fn skip_brackets(&mut self, open: u8, close: u8) -> bool {
        let (mut depth, mut next) = (1_usize, 0);
        loop {
            let start = self.position;
            // It is searched for once, even if comments between `/*` and `*/` come before it.
            if next < start {
                let length = memchr3(close, b'"', b';', self.rest());
                next = start.wrapping_add(length.unwrap_or(self.rest().len()));
            }
            let found = self.block_comment(start, next).unwrap_or(next);
            let before = self.source.get(start..found).unwrap_or_default();
            depth = depth.saturating_add(memchr_iter(open, before).count());
            let after = found.wrapping_add(1);
            let end = match self.byte(found) {
                None => {
                    self.position = self.source.len();
                    return false;
                }
                Some(b'/') => self.past_comment(found).unwrap_or(self.source.len()),
                Some(b'"') => {
                    after.wrapping_add(self.length_of_string(self.from(after))).wrapping_add(1)
                }
                Some(b';') => past_first(b'\n', self.from(after), after),
                _ => {
                    depth = depth.saturating_sub(1);
                    after
                }
            };
            self.position = end.min(self.source.len());
            if depth == 0 {
                return true;
            }
        }
    }
}

/// The length of the keyword that begins with these letters, digits and `_`: all of them, but the width of an
/// integer type ends with its digits, as in `i32undef`, and `cc10i32` is `cc 10 i32`.
#[inline]
fn keyword(word: &[u8], length: usize) -> usize {
    match word {
        [b'i', digits @ ..] => match count(DIGIT, digits) {
            0 => length,
            digits => digits.wrapping_add(1),
        },
        [b'c', b'c', b'0'..=b'9', ..] => 2,
        _ => length,
    }
}

/// The offset after the first such byte of the rest, which begins at `start`.
fn past_first(byte: u8, rest: &[u8], start: usize) -> usize {
    let length = rest.find_byte(byte).map_or(rest.len(), |length| length.wrapping_add(1));
    start.wrapping_add(length)
}

/// The kind of a number, such as `7`, `-7`, `1.5e+10`, `0x3FF0000000000000` or `0xH3C00`, and its length.
fn number(text: &[u8]) -> (Kind, usize) {
    if text.starts_with(b"0x") {
        return (Kind::Hexadecimal, count(WORD, text));
    }
    let from = |start: usize| text.get(start..).unwrap_or_default();
    let first = text.first();
    let sign = usize::from(matches!(first, Some(b'-' | b'+')));
    let whole = count(DIGIT, from(sign));
    let integer = sign.wrapping_add(whole);
    if whole == 0 {
        return match count(WORD, from(1)) {
            0 => (Kind::Unknown, 1),
            word => (Kind::SignedWord, word.wrapping_add(1)),
        };
    }
    if text.get(integer) != Some(&b'.') {
        return (if first == Some(&b'+') { Kind::Unknown } else { Kind::Integer }, integer);
    }
    let fraction = integer.wrapping_add(1);
    let end = fraction.wrapping_add(count(DIGIT, from(fraction)));
    let sign = match from(end) {
        [b'e' | b'E', b'+' | b'-', ..] => 2,
        [b'e' | b'E', ..] => 1,
        _ => return (Kind::Decimal, end),
    };
    let exponent = end.wrapping_add(sign);
    match count(DIGIT, from(exponent)) {
        0 => (Kind::Decimal, end),
        digits => (Kind::Decimal, exponent.wrapping_add(digits)),
    }
}
