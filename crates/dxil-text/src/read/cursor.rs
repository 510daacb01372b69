//! The tokens of a text, one after another.

#![deny(clippy::indexing_slicing)]

use alloc::format;
use alloc::string::String;

use dxil_ir::Dialect;

use super::advice::advice;
use super::failure::{Failure, MOST, Result};
use super::lexer::{Lexer, StringEnd};
use super::token::{Kind, Token};

/// A position in a text.
pub(super) struct Cursor<'a> {
    pub(super) source: &'a [u8],
    lexer: Lexer<'a>,
    /// The next token.
    token: Token<'a>,
    /// The offset of the byte after the last token.
    last_end: usize,
    /// The offset that was last sought.
    sought: usize,
    /// The number of brackets without an end from which reading may go on.
    unclosed: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(source: &'a [u8], dialect: Dialect, string_end: StringEnd) -> Self {
        let mut lexer = Lexer::new(source, dialect, string_end);
        let token = lexer.next();
        Self { source, lexer, token, last_end: 0, sought: 0, unclosed: MOST }
    }

    /// Continues at another offset, which begins a token.
    pub(super) fn seek(&mut self, offset: usize) {
        self.sought = offset;
        self.lexer = self.lexer_at(offset);
        self.token = self.lexer.next();
    }

    /// A lexer of the same text from another offset on.
    pub(super) fn lexer_at(&self, offset: usize) -> Lexer<'a> {
        self.lexer.at(offset)
    }

    /// The next token.
    #[inline]
    pub(super) fn peek(&self) -> Token<'a> {
        self.token
    }

    /// The kind of the next token.
    #[inline]
    pub(super) fn kind(&self) -> Kind {
        self.token.kind
    }

    /// The token after the next one.
    #[inline]
    pub(super) fn peek_second(&self) -> Token<'a> {
        self.ahead().next()
    }

    /// The tokens after the next one.
    #[inline]
    pub(super) fn ahead(&self) -> Lexer<'a> {
        self.lexer
    }

    /// The offset of the next token.
    #[inline]
    pub(super) fn offset(&self) -> usize {
        self.token.start
    }

    /// The offset of the byte after the last token.
    #[inline]
    pub(super) fn last_end(&self) -> usize {
        self.last_end
    }

    /// Takes the next token.
    #[inline]
    pub(super) fn bump(&mut self) -> Token<'a> {
        let token = self.token;
        self.last_end = token.end;
        self.token = self.lexer.next();
        token
    }

    /// Takes the next token if it is of this kind.
    #[inline]
    pub(super) fn eat(&mut self, kind: Kind) -> bool {
        let found = self.token.kind == kind;
        if found {
            self.bump();
        }
        found
    }

    /// Takes the next token if it is this keyword.
    #[inline]
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.token.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Takes a token of this kind.
    #[inline]
    pub(super) fn expect(&mut self, kind: Kind) -> Result<Token<'a>> {
        if self.token.kind == kind {
            return Ok(self.bump());
        }
        Err(self.expected(kind.describe()))
    }

    /// Takes this keyword.
    #[inline]
    pub(super) fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        Err(self.expected(format!("`{word}`")))
    }

    /// Takes a number without a sign, of up to 32 bits.
    pub(super) fn expect_u32(&mut self) -> Result<u32> {
        let token = self.expect_number()?;
        let number = token.number();
        number.ok_or_else(|| Failure::at(&token, "the number is not one of 0 to 4294967295"))
    }

    /// Takes an integer, in decimal digits or such as `u0xFF`.
    pub(super) fn expect_number(&mut self) -> Result<Token<'a>> {
        match self.token.kind {
            Kind::HexadecimalInteger => Ok(self.bump()),
            _ => self.expect(Kind::Integer),
        }
    }

    /// Takes a number without a sign, of up to 64 bits.
    pub(super) fn expect_u64(&mut self) -> Result<u64> {
        let token = self.expect_number()?;
        let number = token.wide_number();
        number.ok_or_else(|| {
            Failure::at(&token, "the number is not one of 0 to 18446744073709551615")
        })
    }

    /// Returns the error that the next token is not the expected one. If that is on another line, the line
    /// of the last token has ended too early.
    #[cold]
    pub(super) fn expected(&self, what: impl Into<String>) -> Failure {
        let end = self.last_end;
        let between = self.source.get(end..self.token.start).unwrap_or_default();
        if end <= self.sought || !between.contains(&b'\n') {
            return self.expected_first(what);
        }
        let message = format!("expected {}, found the end of the line", what.into());
        Failure::new(end..end.saturating_add(1), message)
    }

    /// Like [`expected`](Self::expected), where a line may begin.
    #[cold]
    pub(super) fn expected_first(&self, what: impl Into<String>) -> Failure {
        if self.token.kind == Kind::Unclosed {
            return self.unclosed_string();
        }
        let (what, found) = (what.into(), self.token.describe(self.source));
        let failure = Failure::at(&self.token, format!("expected {what}, found {found}"));
        match advice(&what, &self.token, self.source) {
            Some(help) => failure.help(help),
            None => failure,
        }
    }

    #[cold]
    fn unclosed_string(&self) -> Failure {
        let is_string = self.source.get(self.token.start) == Some(&b'"');
        let what = if is_string { "string" } else { "name" };
        let failure = Failure::at(&self.token, format!("the {what} is not closed"));
        failure.help("add a `\"`; a line break in a string is written `\\0A`")
    }

    /// Skips the next token, which is a bracket, and everything up to the one that closes it.
    pub(super) fn skip_brackets(&mut self) -> Result<()> {
        let (open, close) = match self.token.kind {
            Kind::OpenBrace => (b'{', b'}'),
            Kind::OpenParenthesis => (b'(', b')'),
            Kind::OpenBracket => (b'[', b']'),
            Kind::Less => (b'<', b'>'),
            _ => return Err(self.expected("an opening bracket")),
        };
        let (token, inside) = (self.token, self.lexer);
        // The lexer is past the bracket.
        if !self.lexer.skip_brackets(open, close) {
            // The definitions after it are read all the same, but not for any number of such brackets: each
            // time, the rest of the text has been looked at.
            if let Some(left) = self.unclosed.checked_sub(1) {
                (self.lexer, self.unclosed) = (inside, left);
            }
            let (open, close) = (char::from(open), char::from(close));
            let message = format!("the `{open}` is not closed");
            return Err(Failure::at(&token, message).help(format!("add a `{close}`")));
        }
        self.last_end = self.lexer.offset();
        self.token = self.lexer.next();
        Ok(())
    }

    /// Skips tokens that take this number of bytes, with what is between them.
    pub(super) fn skip(&mut self, bytes: usize) {
        self.last_end = self.token.start.saturating_add(bytes);
        self.lexer = self.lexer_at(self.last_end);
        self.token = self.lexer.next();
    }

    /// Skips to the first token of another line.
    pub(super) fn skip_line(&mut self) {
        let start = self.last_end.min(self.token.start);
        let line_of = |from: usize, to: usize| {
            self.source.get(from..to).is_some_and(|between| between.contains(&b'\n'))
        };
        if self.token.start > start && line_of(start, self.token.start) {
            return;
        }
        loop {
            let end = self.token.end;
            self.bump();
            let between = self.source.get(end..self.token.start).unwrap_or_default();
            if self.token.kind == Kind::End || between.contains(&b'\n') {
                return;
            }
        }
    }
}
