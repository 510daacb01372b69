//! Divides a text into tokens.

use bstr::ByteSlice as _;
use dxil_ir::Dialect;
use memchr::{memchr_iter, memchr2, memchr3};

use super::token::{Kind, Token};

/// The rest of a text that has not been divided yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lexer<'a> {
    rest: &'a [u8],
    /// The length of the whole text.
    len: usize,
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

/// The classes of bytes.
const WORD: u8 = 1;
const NAME: u8 = 2;
const SPACE: u8 = 4;
const DIGIT: u8 = 8;

/// The classes of each byte: letters, digits and `_` make words; with `-`, `.` and `$`, they make
/// names.
const CLASSES: [u8; 256] = {
    let mut classes = [0; 256];
    let mut byte = 0;
    while byte < classes.len() {
        classes[byte] = match byte as u8 {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => WORD | NAME,
            b'0'..=b'9' => WORD | NAME | DIGIT,
            b'-' | b'.' | b'$' => NAME,
            b' ' | b'\t' | b'\n' | b'\r' | 0 => SPACE,
            _ => 0,
        };
        byte += 1;
    }
    classes
};

/// The kinds of the bytes that are always tokens by themselves.
const PUNCTUATION: [Option<Kind>; 256] = {
    let mut kinds = [None; 256];
    let mut byte = 0;
    while byte < kinds.len() {
        kinds[byte] = match byte as u8 {
            b',' => Some(Kind::Comma),
            b'*' => Some(Kind::Star),
            b'(' => Some(Kind::OpenParenthesis),
            b')' => Some(Kind::CloseParenthesis),
            b'=' => Some(Kind::Equal),
            b'{' => Some(Kind::OpenBrace),
            b'}' => Some(Kind::CloseBrace),
            b'[' => Some(Kind::OpenBracket),
            b']' => Some(Kind::CloseBracket),
            b'<' => Some(Kind::Less),
            b'>' => Some(Kind::Greater),
            b'|' => Some(Kind::Bar),
            _ => None,
        };
        byte += 1;
    }
    kinds
};

#[inline]
fn is(class: u8, byte: u8) -> bool {
    CLASSES.get(usize::from(byte)).is_some_and(|classes| classes & class != 0)
}

/// The number of bytes at the start of `text` that are of a class.
#[inline]
fn count(class: u8, text: &[u8]) -> usize {
    text.iter().position(|&byte| !is(class, byte)).unwrap_or(text.len())
}

impl<'a> Lexer<'a> {
    /// Returns a lexer of a text of a dialect: only the modern one has comments between `/*` and `*/`.
    pub(super) const fn new(source: &'a [u8], dialect: Dialect, string_end: StringEnd) -> Self {
        let has_block_comments = matches!(dialect, Dialect::Modern);
        let rest = match source {
            // A byte order mark.
            [0xef, 0xbb, 0xbf, rest @ ..] => rest,
            _ => source,
        };
        Self { rest, len: source.len(), has_block_comments, string_end }
    }

    /// Returns a lexer of the same text from another offset on.
    pub(super) fn at(&self, source: &'a [u8], offset: usize) -> Self {
        Self { rest: source.get(offset..).unwrap_or_default(), ..*self }
    }

    /// The offset of the rest.
    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.len.wrapping_sub(self.rest.len())
    }

    /// Returns the next token.
    #[inline]
    pub(super) fn next(&mut self) -> Token<'a> {
        self.skip_space();
        let start = self.offset();
        let (kind, text) = match self.punctuation() {
            Some(kind) => (kind, self.take(1)),
            None => self.token(),
        };
        Token { kind, text, start, end: self.offset() }
    }

    /// Skips spaces and comments.
    #[inline]
    fn skip_space(&mut self) {
        loop {
            match self.rest {
                [first, rest @ ..] if is(SPACE, *first) => self.rest = rest,
                [b';', ..] => {
                    let end = self.rest.find_byte(b'\n').unwrap_or(self.rest.len());
                    self.take(end);
                }
                [b'/', b'*', ..] if self.has_block_comments => {
                    let end = self.rest.find(b"*/").map(|end| end.saturating_add(2));
                    self.take(end.unwrap_or(self.rest.len()));
                }
                _ => return,
            }
        }
    }

    /// Takes a number of bytes.
    #[inline]
    fn take(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.rest.split_at_checked(count).unwrap_or((self.rest, &[]));
        self.rest = rest;
        taken
    }

    /// The kind of the next token, if it is a byte that is always a token by itself.
    #[inline]
    fn punctuation(&self) -> Option<Kind> {
        *PUNCTUATION.get(usize::from(*self.rest.first()?))?
    }

    /// Takes a token that is no punctuation.
    fn token(&mut self) -> (Kind, &'a [u8]) {
        let Some((&first, after)) = self.rest.split_first() else { return (Kind::End, &[]) };
        match first {
            b'%' => self.name(after, [Kind::Local, Kind::QuotedLocal, Kind::LocalNumber]),
            b'@' => self.name(after, [Kind::Global, Kind::QuotedGlobal, Kind::GlobalNumber]),
            b'!' => self.exclamation(after),
            b'#' => self.group(after),
            b'"' => self.string(),
            b'$' => self.dollar(after),
            _ => self.word_or_number(first),
        }
    }

    /// Takes a name after its sign: in quotes, a number, or plain.
    #[inline]
    fn name(&mut self, after: &'a [u8], kinds: [Kind; 3]) -> (Kind, &'a [u8]) {
        let [plain, quoted, number] = kinds;
        let digits = count(DIGIT, after);
        self.take(1);
        match after.first() {
            Some(b'"') => self.quoted(quoted),
            _ if digits > 0 => (number, self.take(digits)),
            _ => match count(NAME, after) {
                0 => (Kind::Unknown, &[]),
                length => (plain, self.take(length)),
            },
        }
    }

    /// Takes the bytes between quotes.
    fn quoted(&mut self, kind: Kind) -> (Kind, &'a [u8]) {
        self.take(1);
        match self.find_quote() {
            (end, true) => {
                let text = self.take(end);
                self.take(1);
                (kind, text)
            }
            (end, false) => (Kind::Unclosed, self.take(end)),
        }
    }

    /// The number of bytes up to the end of a string, and whether a quote is there.
    fn find_quote(&self) -> (usize, bool) {
        let end = match self.string_end {
            StringEnd::Quote => self.rest.find_byte(b'"'),
            StringEnd::QuoteOrLine => memchr2(b'"', b'\n', self.rest),
        };
        let end = end.unwrap_or(self.rest.len());
        (end, self.rest.get(end) == Some(&b'"'))
    }

    /// Takes a string, or a quoted label.
    fn string(&mut self) -> (Kind, &'a [u8]) {
        let (kind, text) = self.quoted(Kind::String);
        if kind == Kind::String && self.rest.first() == Some(&b':') {
            self.take(1);
            return (Kind::QuotedLabel, text);
        }
        (kind, text)
    }

    /// Takes `!`, with the name after it.
    fn exclamation(&mut self, after: &'a [u8]) -> (Kind, &'a [u8]) {
        let is_name = |&byte: &u8| is(NAME, byte) || byte == b'\\';
        match after.first() {
            Some(first) if is_name(first) && !first.is_ascii_digit() => {
                self.take(1);
                let length = after.iter().position(|byte| !is_name(byte));
                (Kind::Metadata, self.take(length.unwrap_or(after.len())))
            }
            _ => (Kind::Exclamation, self.take(1)),
        }
    }

    /// Takes `#` and its number.
    fn group(&mut self, after: &'a [u8]) -> (Kind, &'a [u8]) {
        self.take(1);
        match (count(DIGIT, after), count(NAME, after)) {
            (0, 0) => (Kind::Unknown, &[]),
            (0, length) => (Kind::Record, self.take(length)),
            (digits, _) => (Kind::Group, self.take(digits)),
        }
    }

    /// Takes the name of a COMDAT, or a label that begins with `$`.
    fn dollar(&mut self, after: &'a [u8]) -> (Kind, &'a [u8]) {
        if let Some(label) = self.label(count(NAME, self.rest)) {
            return (Kind::Label, label);
        }
        self.take(1);
        match after.first() {
            Some(b'"') => self.quoted(Kind::QuotedComdat),
            _ => match count(NAME, after) {
                0 => (Kind::Unknown, &[]),
                length => (Kind::Comdat, self.take(length)),
            },
        }
    }

    /// Takes a label of this length and the colon after it, if there is one.
    #[inline]
    fn label(&mut self, length: usize) -> Option<&'a [u8]> {
        if length == 0 || self.rest.get(length) != Some(&b':') {
            return None;
        }
        let label = self.take(length);
        self.take(1);
        Some(label)
    }

    #[inline]
    fn word_or_number(&mut self, first: u8) -> (Kind, &'a [u8]) {
        let word = count(WORD, self.rest);
        // A name is at least as long as the word that it begins with.
        let rest = self.rest.get(word..).unwrap_or_default();
        let length = match rest.first() {
            Some(b'-' | b'.' | b'$') => word.saturating_add(count(NAME, rest)),
            _ => word,
        };
        if let Some(label) = self.label(length) {
            return (Kind::Label, label);
        }
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(word),
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            b'.' if self.rest.starts_with(b"...") => (Kind::Ellipsis, self.take(3)),
            _ => (Kind::Unknown, self.take(1)),
        }
    }

    #[inline]
    fn word(&mut self, length: usize) -> (Kind, &'a [u8]) {
        match self.rest {
            [b'u' | b's', b'0', b'x', ..] if length > 3 => {
                (Kind::HexadecimalInteger, self.take(length))
            }
            _ => (Kind::Word, self.take(length)),
        }
    }

    /// Takes a number: `7`, `-7`, `1.5e+10`, `0x3FF0000000000000` or `0xH3C00`.
    fn number(&mut self) -> (Kind, &'a [u8]) {
        if self.rest.starts_with(b"0x") {
            return (Kind::Hexadecimal, self.take(count(WORD, self.rest)));
        }
        let all = self.rest;
        let sign = usize::from(matches!(all.first(), Some(b'-' | b'+')));
        let whole = count(DIGIT, all.get(sign..).unwrap_or_default());
        let integer = sign.saturating_add(whole);
        if whole == 0 {
            let word = count(WORD, all.get(1..).unwrap_or_default());
            return match word {
                0 => (Kind::Unknown, self.take(1)),
                _ => (Kind::SignedWord, self.take(word.saturating_add(1))),
            };
        }
        if all.get(integer) != Some(&b'.') {
            let kind = if all.first() == Some(&b'+') { Kind::Unknown } else { Kind::Integer };
            return (kind, self.take(integer));
        }
        let mut length = integer.saturating_add(1);
        length = length.saturating_add(count(DIGIT, all.get(length..).unwrap_or_default()));
        let exponent = all.get(length..).unwrap_or_default();
        let digits = match exponent {
            [b'e' | b'E', b'+' | b'-', digits @ ..] => (2, count(DIGIT, digits)),
            [b'e' | b'E', digits @ ..] => (1, count(DIGIT, digits)),
            _ => (0, 0),
        };
        if digits.1 > 0 {
            length = length.saturating_add(digits.0).saturating_add(digits.1);
        }
        (Kind::Decimal, self.take(length))
    }

    /// Skips to the bracket that closes the one before, and past it; returns whether it is there.
    /// Brackets in strings and comments do not count.
    pub(super) fn skip_brackets(&mut self, open: u8, close: u8) -> bool {
        let mut depth = 1_usize;
        loop {
            let Some(index) = memchr3(close, b'"', b';', self.rest) else {
                self.rest = &[];
                return false;
            };
            let opened = memchr_iter(open, self.take(index)).count();
            depth = depth.saturating_add(opened);
            let end = match self.take(1) {
                b"\"" => self.find_quote().0,
                b";" => self.rest.find_byte(b'\n').unwrap_or(self.rest.len()),
                _ => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return true;
                    }
                    continue;
                }
            };
            self.take(end.saturating_add(1));
        }
    }
}
