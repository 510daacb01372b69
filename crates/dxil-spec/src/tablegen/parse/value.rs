//! Parses values and types.

use pest::iterators::Pair;

use super::{Parser, Parts, Rule};
use crate::tablegen::ast::{Arg, Expr, ExprKind, Instance, TypeExpr, TypeKind};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::Span;

/// The maximum number of suffixes of a value: each is a level of nesting.
const MAX_ACCESSES: usize = 32;

impl Parser<'_> {
    pub(super) fn value(&mut self, pair: Pair<'_, Rule>) -> Expr {
        let span = self.span(&pair);
        let mut operands: Vec<Expr> = Vec::with_capacity(1);
        let mut accesses = 0;
        for part in Parts::of(pair) {
            let suffix = matches!(part.as_rule(), Rule::args | Rule::access | Rule::slice);
            match operands.pop() {
                Some(operand) if suffix => {
                    accesses += 1;
                    operands.push(self.suffix(operand, part, accesses));
                }
                before => {
                    accesses = 0;
                    operands.extend(before);
                    operands.push(self.primary(part));
                }
            }
        }
        match operands.pop() {
            Some(only) if operands.is_empty() => only,
            last => {
                operands.extend(last);
                Expr { kind: ExprKind::Paste(operands), span: self.trim(span) }
            }
        }
    }

    /// Applies the suffixes of an operand to it; `depth` is the number of suffixes applied so far.
    fn suffix(&mut self, operand: Expr, suffix: Pair<'_, Rule>, depth: usize) -> Expr {
        let suffix_span = self.trim(self.span(&suffix));
        let span = operand.span.to(suffix_span);
        let kind = match suffix.as_rule() {
            Rule::args => {
                let (class, args) = (operand.span, self.args(suffix));
                ExprKind::Instance(Instance { class, args, span })
            }
            Rule::slice => {
                self.unsupported(suffix_span, "taking a slice", "write out the wanted elements");
                ExprKind::Broken
            }
            _ if depth > MAX_ACCESSES => {
                if depth == MAX_ACCESSES + 1 {
                    let message = format!("more than {MAX_ACCESSES} field accesses in a row");
                    let help = "name an intermediate value with `defvar`";
                    self.errors.push(Diagnostic::new(suffix_span, message).with_help(help));
                }
                ExprKind::Broken
            }
            _ => {
                let field = self.span(&Parts::of(suffix).expect());
                ExprKind::Access(Box::new(operand), field)
            }
        };
        Expr { kind, span }
    }

    pub(super) fn range(&mut self, pair: Pair<'_, Rule>) -> (Expr, Option<Expr>) {
        let mut ends = Parts::of(pair);
        (self.value(ends.expect()), ends.next().map(|end| self.value(end)))
    }

    pub(super) fn primary(&mut self, pair: Pair<'_, Rule>) -> Expr {
        let span = self.span(&pair);
        let kind = match pair.as_rule() {
            Rule::ident => ExprKind::Name,
            Rule::list => self.list(pair),
            Rule::string => self.string(pair),
            Rule::integer => self.integer(&pair),
            Rule::boolean => ExprKind::Int((pair.as_str() == "true").into()),
            Rule::unset => ExprKind::Unset,
            Rule::splat => {
                let mut parts = Parts::of(pair);
                let value = self.value(parts.expect());
                ExprKind::Splat(Box::new(value), Box::new(self.value(parts.expect())))
            }
            _ => self.unsupported_value(&pair),
        };
        Expr { kind, span: self.trim(span) }
    }

    pub(super) fn instance(&mut self, pair: Pair<'_, Rule>) -> Instance {
        let span = self.trim(self.span(&pair));
        let mut parts = Parts::of(pair);
        let class = self.span(&parts.expect());
        let args = parts.next().map_or_else(Vec::new, |args| self.args(args));
        Instance { class, args, span }
    }

    fn args(&mut self, pair: Pair<'_, Rule>) -> Vec<Arg> {
        Parts::of(pair).map(|arg| self.arg(arg)).collect()
    }

    fn arg(&mut self, pair: Pair<'_, Rule>) -> Arg {
        let mut parts = Parts::of(pair);
        let name = parts.optional(Rule::arg_name).map(|name| self.span(&Parts::of(name).expect()));
        Arg { name, value: self.value(parts.expect()) }
    }

    fn list(&mut self, pair: Pair<'_, Rule>) -> ExprKind {
        let mut elements = Vec::new();
        let mut element_type = None;
        for part in Parts::of(pair) {
            if part.as_rule() == Rule::value {
                elements.push(self.value(part));
            } else {
                element_type = Some(self.ty(part));
            }
        }
        ExprKind::List(elements, element_type)
    }

    fn string(&mut self, pair: Pair<'_, Rule>) -> ExprKind {
        let mut text = String::new();
        for part in Parts::of(pair) {
            if part.as_rule() == Rule::code {
                let code = part.as_str();
                text.push_str(&code[2..code.len() - 2]);
            } else if let Some(unescaped) = self.unescape(&part) {
                text.push_str(&unescaped);
            }
        }
        ExprKind::String(text)
    }

    /// The text of a quoted string.
    pub(super) fn unescape(&mut self, pair: &Pair<'_, Rule>) -> Option<String> {
        let quoted = pair.as_str();
        let inner = &quoted[1..quoted.len() - 1];
        let mut text = String::with_capacity(inner.len());
        let mut chars = inner.char_indices();
        while let Some((offset, char)) = chars.next() {
            if char != '\\' {
                text.push(char);
                continue;
            }
            match chars.next() {
                Some((_, 'n')) => text.push('\n'),
                Some((_, 't')) => text.push('\t'),
                Some((_, escaped @ ('\\' | '\'' | '"'))) => text.push(escaped),
                escaped => {
                    let start = self.span(pair).start + 1 + offset as u32;
                    let width = 1 + escaped.map_or(0, |(_, char)| char.len_utf8());
                    let span = Span { file: self.file, start, end: start + width as u32 };
                    let help = "write one of `\\n`, `\\t`, `\\\"`, `\\'`, `\\\\`";
                    let error = Diagnostic::new(span, "no such escape in a string");
                    self.errors.push(error.with_help(help));
                    return None;
                }
            }
        }
        Some(text)
    }

    fn integer(&mut self, pair: &Pair<'_, Rule>) -> ExprKind {
        let text = pair.as_str();
        // An integer may use all 64 bits, in which case it counts as a negative one.
        let wrap = |value: u64| value as i64;
        let (value, digits) = match text.as_bytes() {
            [b'0', b'x', ..] => (u64::from_str_radix(&text[2..], 16).map(wrap), 0),
            [b'0', b'b', ..] => (u64::from_str_radix(&text[2..], 2).map(wrap), text.len() - 2),
            [b'-', ..] => (text.parse(), 0),
            _ => (text.parse().map(wrap), 0),
        };
        match value {
            Ok(value) if digits > 0 => ExprKind::Binary(value, digits),
            Ok(value) => ExprKind::Int(value),
            Err(_) => {
                let error = Diagnostic::new(self.span(pair), "this integer exceeds 64 bits");
                self.errors.push(error.with_help("write a smaller one"));
                ExprKind::Broken
            }
        }
    }

    fn unsupported_value(&mut self, pair: &Pair<'_, Rule>) -> ExprKind {
        let span = self.trim(self.span(pair));
        let text = pair.as_str();
        if let Some(rest) = text.strip_prefix('!') {
            let end = rest.find(|char: char| !char.is_ascii_alphanumeric()).unwrap_or(rest.len());
            let operator = format!("the operator `!{}`", &rest[..end]);
            let span = Span { end: span.start + 1 + end as u32, ..span };
            self.unsupported(span, &operator, "write out its result; only `!listsplat` is known");
        } else if text.starts_with('(') {
            self.unsupported(span, "a dag value", "use fields or a list");
        } else {
            self.unsupported(span, "a value of type `bits`", "use an integer");
        }
        ExprKind::Broken
    }

    pub(super) fn ty(&mut self, pair: Pair<'_, Rule>) -> TypeExpr {
        let span = self.trim(self.span(&pair));
        let kind = match pair.as_rule() {
            Rule::bit_type => TypeKind::Bit,
            Rule::int_type => TypeKind::Int,
            Rule::string_type => TypeKind::String,
            Rule::ident => TypeKind::Class,
            Rule::list_type => TypeKind::List(Box::new(self.ty(Parts::of(pair).expect()))),
            _ => {
                let name = if pair.as_str().starts_with("bits") { "bits" } else { "dag" };
                let help = if name == "bits" { "use `int`" } else { "use fields or a list" };
                self.unsupported(span, &format!("the type `{name}`"), help);
                TypeKind::Broken
            }
        };
        TypeExpr { kind, span }
    }

    /// Without the spaces and comments that a rule matched after its last part.
    fn trim(&self, span: Span) -> Span {
        let text = &self.text[span.start as usize..span.end as usize];
        Span { end: span.start + text.trim_end().len() as u32, ..span }
    }
}
