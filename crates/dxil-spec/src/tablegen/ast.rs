//! The syntax tree, before names are looked up.
//!
//! A name is a [`Span`]; its text is in the source map.

use super::source::Span;

/// A statement at the top of a file or in a block.
#[derive(Debug)]
pub(super) enum Statement {
    Class(Class),
    Def(Def),
    Defvar(Binding),
    Defset(Defset),
    Foreach(Foreach),
    Let(Let),
    /// A malformed statement, already reported, and the names that it seems to define.
    Broken(Vec<Span>),
}

/// `class Name<params> body`
#[derive(Debug)]
pub(super) struct Class {
    pub name: Span,
    pub params: Vec<Param>,
    pub body: Body,
}

/// A template argument of a class, as the class declares it.
#[derive(Debug)]
pub(super) struct Param {
    pub ty: TypeExpr,
    pub name: Span,
    pub default: Option<Expr>,
}

/// `def name body`
#[derive(Debug)]
pub(super) struct Def {
    /// The word `def`, which is the place of a record without a name.
    pub keyword: Span,
    /// The parts to paste; empty for a record without a name.
    pub name: Vec<Expr>,
    pub body: Body,
}

/// `: parents { items }`
#[derive(Debug)]
pub(super) struct Body {
    pub parents: Vec<Instance>,
    pub items: Vec<Item>,
}

/// `Class<args>`
#[derive(Debug)]
pub(super) struct Instance {
    pub class: Span,
    pub args: Vec<Arg>,
    pub span: Span,
}

/// A template argument in a use of a class.
#[derive(Debug)]
pub(super) struct Arg {
    /// The name in `name = value`.
    pub name: Option<Span>,
    pub value: Expr,
}

/// An item of a body.
#[derive(Debug)]
pub(super) enum Item {
    Field {
        ty: TypeExpr,
        name: Span,
        value: Option<Expr>,
    },
    Let(Binding),
    Defvar(Binding),
    /// A malformed item, already reported.
    Broken,
}

/// `name = value`
#[derive(Debug)]
pub(super) struct Binding {
    pub name: Span,
    pub value: Expr,
}

/// `defset ty name = { body }`
#[derive(Debug)]
pub(super) struct Defset {
    pub ty: TypeExpr,
    pub name: Span,
    pub body: Vec<Statement>,
}

/// `foreach variable = domain in body`
#[derive(Debug)]
pub(super) struct Foreach {
    pub variable: Span,
    pub domain: Domain,
    pub span: Span,
    pub body: Vec<Statement>,
}

/// The domain of a `foreach`.
#[derive(Debug)]
pub(super) enum Domain {
    /// A list, or a single integer.
    Value(Expr),
    /// Inclusive ranges.
    Ranges(Vec<(Expr, Option<Expr>)>),
}

/// `let bindings in body`
#[derive(Debug)]
pub(super) struct Let {
    pub bindings: Vec<Binding>,
    pub body: Vec<Statement>,
}

/// A type, as written.
#[derive(Debug)]
pub(super) struct TypeExpr {
    pub kind: TypeKind,
    pub span: Span,
}

#[derive(Debug)]
pub(super) enum TypeKind {
    Bit,
    Int,
    String,
    List(Box<TypeExpr>),
    Class,
    /// Not supported; already reported.
    Broken,
}

/// An expression.
#[derive(Debug)]
pub(super) struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Debug)]
pub(super) enum ExprKind {
    Unset,
    Int(i64),
    /// `0b…`, with its number of digits.
    Binary(i64, usize),
    String(String),
    List(Vec<Expr>, Option<TypeExpr>),
    Name,
    Instance(Instance),
    /// `value.field`
    Access(Box<Expr>, Span),
    /// `a # b # c`
    Paste(Vec<Expr>),
    /// `!listsplat(value, count)`
    Splat(Box<Expr>, Box<Expr>),
    /// Malformed or not supported, already reported.
    Broken,
}
