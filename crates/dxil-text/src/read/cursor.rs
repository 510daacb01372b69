//! The tokens of a text, one after another.

#![deny(clippy::indexing_slicing)]

use alloc::format;
use alloc::string::String;

use dxil_ir::Dialect;

use super::failure::{Failure, Result};
use super::lexer::Lexer;
use super::token::{Kind, Token};

/// A position in a text.
pub(super) struct Cursor<'a> {
    pub(super) source: &'a [u8],
    lexer: Lexer<'a>,
    /// The next token.
    token: Token<'a>,
    /// The offset of the byte after the last token.
    last_end: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(source: &'a [u8], dialect: Dialect) -> Self {
        let mut lexer = Lexer::new(source, dialect);
        let token = lexer.next();
        Self { source, lexer, token, last_end: 0 }
    }

    /// Continues at another offset, which begins a token.
    pub(super) fn seek(&mut self, offset: usize) {
        self.lexer = self.lexer_at(offset);
        self.token = self.lexer.next();
    }

    /// A lexer of the same text from another offset on.
    pub(super) fn lexer_at(&self, offset: usize) -> Lexer<'a> {
        self.lexer.at(self.source, offset)
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
        self.last_end = self.token.end;
        core::mem::replace(&mut self.token, self.lexer.next())
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
        let token = self.expect(Kind::Integer)?;
        let number = token.number();
        number.ok_or_else(|| Failure::at(&token, "the number is not one of 0 to 4294967295"))
    }

    /// Takes a number without a sign, of up to 64 bits.
    pub(super) fn expect_u64(&mut self) -> Result<u64> {
        let token = self.expect(Kind::Integer)?;
        let number = token.wide_number();
        number.ok_or_else(|| {
            Failure::at(&token, "the number is not one of 0 to 18446744073709551615")
        })
    }

    /// Returns the error that the next token is not the expected one.
    #[cold]
    pub(super) fn expected(&self, what: impl Into<String>) -> Failure {
        let found = self.token.describe(self.source);
        Failure::at(&self.token, format!("expected {}, found {found}", what.into()))
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
        let token = self.token;
        // The lexer is past the bracket.
        if !self.lexer.skip_brackets(open, close) {
            let (open, close) = (char::from(open), char::from(close));
            let message = format!("the `{open}` is not closed");
            return Err(Failure::at(&token, message).help(format!("add a `{close}`")));
        }
        self.last_end = self.lexer.offset();
        self.token = self.lexer.next();
        Ok(())
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
