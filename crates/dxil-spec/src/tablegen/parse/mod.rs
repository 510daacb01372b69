//! Parses text to a syntax tree: statements here, values in [`value`].

mod syntax_error;
mod value;

use pest::Parser as _;
use pest::iterators::{Pair, Pairs};

use super::ast::{Binding, Body, Class, Def, Defset, Domain, Foreach, Item, Let, Param, Statement};
use super::diagnostic::Diagnostic;
use super::scan;
use super::source::{FileId, Span};

// Code that pest generates cannot have documentation.
#[allow(missing_docs)]
mod grammar {
    #[derive(pest_derive::Parser)]
    #[grammar = "tablegen/grammar.pest"]
    pub(super) struct Grammar;
}

use grammar::{Grammar, Rule};

/// The maximum depth of nested statements.
const MAX_NESTING: usize = 64;

/// Reads the statements of a file in which an `include` was found.
pub(super) trait Include {
    /// Reads the file that `path`, at `span` inside `nesting` statements, names, and returns its
    /// statements or the error.
    fn include(
        &mut self,
        path: &str,
        span: Span,
        nesting: usize,
    ) -> Result<Vec<Statement>, Vec<Diagnostic>>;
}

/// Parses a text inside `nesting` statements. Returns the statements that could be parsed.
pub(super) fn parse(
    file: FileId,
    text: &str,
    nesting: usize,
    includes: &mut dyn Include,
) -> (Vec<Statement>, Vec<Diagnostic>) {
    let errors = scan::check(file, text);
    if !errors.is_empty() {
        return (Vec::new(), errors);
    }
    let errors = Vec::new();
    let mut parser = Parser { file, text, nesting, includes, errors, broken_before: None };
    let mut statements = Vec::new();
    match Grammar::parse(Rule::file, text) {
        Ok(file) => parser.statements(file.flat_map(Parts::of), &mut statements),
        Err(error) => parser.errors.push(syntax_error::describe(file, text, 0, Rule::file, &error)),
    }
    (statements, parser.errors)
}

struct Parser<'a> {
    file: FileId,
    text: &'a str,
    /// The number of statements around the current one.
    nesting: usize,
    includes: &'a mut dyn Include,
    errors: Vec<Diagnostic>,
    /// The last malformed piece: if the next one follows immediately, it may be a part of the same
    /// mistake.
    broken_before: Option<Span>,
}

/// The parts of a construct without keywords and punctuation.
struct Parts<'i>(Pairs<'i, Rule>);

impl<'i> Iterator for Parts<'i> {
    type Item = Pair<'i, Rule>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.find(|pair| !syntax_error::is_token(pair.as_rule()))
    }
}

impl<'i> Parts<'i> {
    fn of(pair: Pair<'i, Rule>) -> Self {
        Self(pair.into_inner())
    }

    /// The next part, which the grammar guarantees.
    fn expect(&mut self) -> Pair<'i, Rule> {
        self.next().expect("the grammar has a part here")
    }

    /// The next part, if it is of this kind.
    fn optional(&mut self, rule: Rule) -> Option<Pair<'i, Rule>> {
        let mut ahead = self.0.clone();
        let next = ahead.find(|pair| !syntax_error::is_token(pair.as_rule()))?;
        (next.as_rule() == rule).then(|| {
            self.0 = ahead;
            next
        })
    }
}

impl Parser<'_> {
    fn statements<'i>(
        &mut self,
        pairs: impl Iterator<Item = Pair<'i, Rule>>,
        out: &mut Vec<Statement>,
    ) {
        for pair in pairs {
            let statement = match pair.as_rule() {
                Rule::class => Statement::Class(self.class(pair)),
                Rule::def => Statement::Def(self.def(pair)),
                Rule::defvar => Statement::Defvar(self.defvar(pair)),
                Rule::defset => Statement::Defset(self.defset(pair)),
                Rule::scoped => self.scoped(pair),
                Rule::include => {
                    self.include(pair, out);
                    continue;
                }
                Rule::broken_statement => {
                    let names = syntax_error::declared_names(self.span(&pair), pair.as_str());
                    self.broken(&pair, Rule::statement_start);
                    Statement::Broken(names)
                }
                _ => continue, // the end of the file
            };
            out.push(statement);
        }
    }

    fn include(&mut self, pair: Pair<'_, Rule>, out: &mut Vec<Statement>) {
        let path = Parts::of(pair).expect();
        let span = self.span(&path);
        let Some(text) = self.unescape(&path) else { return };
        match self.includes.include(&text, span, self.nesting) {
            Ok(statements) => out.extend(statements),
            Err(errors) => {
                self.errors.extend(errors);
                out.push(Statement::Broken(Vec::new()));
            }
        }
    }

    fn class(&mut self, pair: Pair<'_, Rule>) -> Class {
        let mut parts = Parts::of(pair);
        let name = self.span(&parts.expect());
        let params = parts.optional(Rule::params).map_or_else(Vec::new, |params| {
            Parts::of(params).map(|param| self.param(param)).collect()
        });
        Class { name, params, body: self.body(parts.expect()) }
    }

    fn param(&mut self, pair: Pair<'_, Rule>) -> Param {
        let mut parts = Parts::of(pair);
        Param {
            ty: self.ty(parts.expect()),
            name: self.span(&parts.expect()),
            default: parts.next().map(|value| self.value(value)),
        }
    }

    fn def(&mut self, pair: Pair<'_, Rule>) -> Def {
        let Span { start, .. } = self.span(&pair);
        let keyword = Span { file: self.file, start, end: start + "def".len() as u32 };
        let mut parts = Parts::of(pair);
        let name = parts
            .optional(Rule::def_name)
            .map_or_else(Vec::new, |name| Parts::of(name).map(|part| self.primary(part)).collect());
        Def { keyword, name, body: self.body(parts.expect()) }
    }

    fn defvar(&mut self, pair: Pair<'_, Rule>) -> Binding {
        let mut parts = Parts::of(pair);
        Binding { name: self.span(&parts.expect()), value: self.value(parts.expect()) }
    }

    fn defset(&mut self, pair: Pair<'_, Rule>) -> Defset {
        let mut parts = Parts::of(pair);
        let ty = self.ty(parts.expect());
        let name = self.span(&parts.expect());
        let block = parts.expect();
        let body = self.nested(1, name, block).unwrap_or_default();
        Defset { ty, name, body }
    }

    /// A chain of `foreach … in` and `let … in`, each inside the one before.
    fn scoped(&mut self, pair: Pair<'_, Rule>) -> Statement {
        let span = self.span(&pair);
        let mut heads: Vec<_> = Parts::of(pair).collect();
        let inner = heads.pop().expect("the grammar ends a chain with a statement");
        let Some(mut body) = self.nested(heads.len(), span, inner) else {
            return Statement::Broken(Vec::new());
        };
        for head in heads.into_iter().rev() {
            body = vec![match head.as_rule() {
                Rule::foreach => Statement::Foreach(self.foreach(head, body)),
                _ => {
                    let bindings = Parts::of(head).map(|binding| self.binding(binding)).collect();
                    Statement::Let(Let { bindings, body })
                }
            }];
        }
        body.pop().expect("a chain has at least one head")
    }

    /// Parses the statement inside `heads` heads, unless that is too deep.
    fn nested(
        &mut self,
        heads: usize,
        span: Span,
        inner: Pair<'_, Rule>,
    ) -> Option<Vec<Statement>> {
        if self.nesting + heads > MAX_NESTING {
            let message = format!("statements nest more than {MAX_NESTING} deep here");
            let span = Span { end: span.start + 1, ..span };
            self.errors.push(Diagnostic::new(span, message).with_help("flatten this"));
            return None;
        }
        self.nesting += heads;
        let mut body = Vec::new();
        match inner.as_rule() {
            Rule::block => self.statements(Parts::of(inner), &mut body),
            Rule::nothing => {
                let span = self.span(&inner);
                let error = syntax_error::missing_statement(self.file, self.text, span);
                self.errors.push(error);
            }
            _ => self.statements(std::iter::once(inner), &mut body),
        }
        self.nesting -= heads;
        Some(body)
    }

    fn foreach(&mut self, pair: Pair<'_, Rule>, body: Vec<Statement>) -> Foreach {
        let mut parts = Parts::of(pair);
        let variable = self.span(&parts.expect());
        let domain = parts.expect();
        let span = self.span(&domain);
        let inner = Parts::of(domain).expect();
        let domain = if inner.as_rule() == Rule::ranges {
            Domain::Ranges(Parts::of(inner).map(|range| self.range(range)).collect())
        } else {
            match self.range(inner) {
                (value, None) => Domain::Value(value),
                range => Domain::Ranges(vec![range]),
            }
        };
        Foreach { variable, domain, span, body }
    }

    fn binding(&mut self, pair: Pair<'_, Rule>) -> Binding {
        let mut parts = Parts::of(pair);
        let name = self.span(&parts.expect());
        if let Some(range) = parts.optional(Rule::bit_range) {
            self.unsupported(self.span(&range), "setting a range of bits", "set the whole field");
        }
        Binding { name, value: self.value(parts.expect()) }
    }

    fn body(&mut self, pair: Pair<'_, Rule>) -> Body {
        let mut parts = Parts::of(pair);
        let parents = parts.optional(Rule::parents).map_or_else(Vec::new, |parents| {
            Parts::of(parents).map(|parent| self.instance(parent)).collect()
        });
        Body { parents, items: parts.map(|item| self.item(item)).collect() }
    }

    fn item(&mut self, pair: Pair<'_, Rule>) -> Item {
        let rule = pair.as_rule();
        if rule == Rule::broken_item {
            self.broken(&pair, Rule::item_start);
            return Item::Broken;
        }
        let mut parts = Parts::of(pair);
        match rule {
            Rule::item_let => Item::Let(self.binding(parts.expect())),
            Rule::item_defvar => {
                let name = self.span(&parts.expect());
                Item::Defvar(Binding { name, value: self.value(parts.expect()) })
            }
            _ => Item::Field {
                ty: self.ty(parts.expect()),
                name: self.span(&parts.expect()),
                value: parts.next().map(|value| self.value(value)),
            },
        }
    }

    /// Reports a piece of text that no rule matched.
    fn broken(&mut self, pair: &Pair<'_, Rule>, kind: Rule) {
        let span = self.span(pair);
        let continues = self.broken_before.is_some_and(|before| {
            let between = &self.text[before.end as usize..span.start as usize];
            between.trim_start().is_empty() && !self.is_complete(before, pair.as_str())
        });
        self.broken_before = Some(span);
        if !continues {
            self.errors.push(syntax_error::explain(self.file, self.text, span, kind));
        }
    }

    /// Whether a malformed piece is complete, so that an error after it is a separate mistake.
    fn is_complete(&self, broken: Span, next: &str) -> bool {
        let broken = self.text[broken.start as usize..broken.end as usize].trim_end();
        broken.ends_with(';')
            || broken.ends_with('}') && Grammar::parse(Rule::statement_start, next).is_ok()
    }

    fn unsupported(&mut self, span: Span, what: &str, help: &str) {
        self.errors.push(syntax_error::unsupported(span, what).with_help(help));
    }

    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let span = pair.as_span();
        Span { file: self.file, start: span.start() as u32, end: span.end() as u32 }
    }
}
