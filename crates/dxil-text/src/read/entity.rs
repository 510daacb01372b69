//! Reads top-level entities: the first pass over the text.

use bstr::ByteSlice as _;

use super::Reader;
use super::failure::{Failure, Result};
use super::lexer::Lexer;
use super::token::{Kind, Token};

/// The keywords that begin a top-level entity.
const KEYWORDS: &[&str] = &[
    "target",
    "define",
    "declare",
    "attributes",
    "module",
    "uselistorder",
    "uselistorder_bb",
    "source_filename",
];

impl<'a> Reader<'a> {
    /// Declares all globals, and notes the places of everything that refers to them.
    pub(super) fn entities(&mut self) {
        while self.cursor.kind() != Kind::End {
            let start = self.cursor.offset();
            let is_definition = self.cursor.peek().is_word("define");
            if let Err(failure) = self.entity() {
                self.failures.push(failure);
                self.define_failed(start);
                if is_definition && self.skip_body(start) {
                    continue;
                }
                self.recover(start, Self::begins_entity);
            }
        }
    }

    /// Skips the body of a function of whose first line something is wrong; returns whether there is one. The
    /// definition begins at `start`.
    #[cold]
    fn skip_body(&mut self, start: usize) -> bool {
        let line = self.cursor.source.get(start..).unwrap_or_default();
        let line = line.lines().next().unwrap_or_default().trim_ascii_end();
        let Some(header) = line.strip_suffix(b"{") else { return false };
        let open = start.saturating_add(header.len());
        if open < self.cursor.offset() {
            return false;
        }
        self.cursor.seek(open);
        self.cursor.skip_brackets().is_ok()
    }

    fn entity(&mut self) -> Result<()> {
        let token = self.cursor.peek();
        match token.kind {
            Kind::Word => self.keyword_entity(token),
            Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => self.struct_definition(),
            Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => self.global_definition(),
            Kind::Comdat | Kind::QuotedComdat => self.comdat_definition(),
            Kind::Exclamation | Kind::Metadata => self.declare_metadata(),
            _ => Err(self.no_entity()),
        }
    }

    fn keyword_entity(&mut self, token: Token<'a>) -> Result<()> {
        match token.text {
            b"target" => self.target(),
            b"define" | b"declare" => self.declare_function(),
            b"attributes" => self.attribute_group(),
            b"uselistorder" | b"uselistorder_bb" => {
                self.declare_use_list_order();
                Ok(())
            }
            b"module" => {
                Err(Failure::at(&token, "DXIL has no assembly in the module")
                    .help("remove the line"))
            }
            b"source_filename" if self.is_modern() => {
                self.cursor.bump();
                self.cursor.expect(Kind::Equal)?;
                let name = self.cursor.expect(Kind::String)?.bytes().into_owned();
                self.module.source_filename = name.into();
                Ok(())
            }
            b"source_filename" => {
                Err(Failure::at(&token, "LLVM 3.7 has no `source_filename`")
                    .help("remove the line"))
            }
            _ => Err(self.no_entity()),
        }
    }

    #[cold]
    fn no_entity(&self) -> Failure {
        self.cursor
            .expected_first("a definition, such as one that begins with `define`, `@` or `!`")
    }

    /// Reads the data layout or the triple.
    fn target(&mut self) -> Result<()> {
        self.cursor.bump();
        let what = self.cursor.peek();
        let place = match (what.kind, what.text) {
            (Kind::Word, b"triple") => &mut self.module.target_triple,
            (Kind::Word, b"datalayout") => &mut self.module.data_layout,
            _ => return Err(self.cursor.expected("`triple` or `datalayout`")),
        };
        self.cursor.bump();
        self.cursor.expect(Kind::Equal)?;
        *place = self.cursor.expect(Kind::String)?.bytes().into_owned().into();
        Ok(())
    }

    /// Whether the next tokens begin a top-level entity.
    pub(super) fn begins_entity(&self) -> bool {
        is_entity(&self.cursor.peek(), self.cursor.ahead())
    }

    /// Skips to the first line, from `start` on, that `is_start` accepts.
    pub(super) fn recover(&mut self, start: usize, is_start: impl Fn(&Self) -> bool) {
        if self.cursor.offset() == start {
            self.cursor.bump();
        }
        loop {
            self.cursor.skip_line();
            if self.cursor.kind() == Kind::End || is_start(self) {
                return;
            }
            self.cursor.bump();
        }
    }
}

/// Whether a token begins a top-level entity, with those after it.
pub(super) fn is_entity(token: &Token<'_>, mut ahead: Lexer<'_>) -> bool {
    match token.kind {
        Kind::Word if token.text == b"target" => {
            let what = ahead.next();
            what.is_word("triple") || what.is_word("datalayout")
        }
        Kind::Word => KEYWORDS.iter().any(|keyword| token.is_word(keyword)),
        Kind::Local | Kind::QuotedLocal | Kind::LocalNumber => {
            ahead.next().kind == Kind::Equal && ahead.next().is_word("type")
        }
        Kind::Global | Kind::QuotedGlobal | Kind::GlobalNumber => ahead.next().kind == Kind::Equal,
        Kind::Comdat | Kind::QuotedComdat | Kind::Metadata => ahead.next().kind == Kind::Equal,
        Kind::Exclamation => ahead.next().kind == Kind::Integer && ahead.next().kind == Kind::Equal,
        Kind::End => true,
        _ => false,
    }
}
