//! Evaluates a syntax tree to records.
//!
//! As in `llvm-tblgen`, statements take effect one after another, and a name must be defined before
//! its use. A statement is first *resolved*: names are looked up and types checked, once, even if
//! it never makes a record ([`resolve`], [`class`], [`body`]). The result is then *built*, once for
//! each iteration of a `foreach` and each use of a class ([`build`], [`pending`], [`compute`]).

mod arguments;
mod body;
mod budget;
mod build;
mod class;
mod compute;
mod pending;
mod resolve;
mod scope;
mod statement;
mod suggest;
mod types;

use std::collections::HashMap;
use std::rc::Rc;

use super::ast::Statement;
use super::diagnostic::Diagnostic;
use super::record::{ClassId, RecordId, Records};
use super::source::{SourceMap, Span};
use super::value::{Type, Value};
use body::Set;
use budget::Budget;
use class::ClassDef;
use scope::Scope;
use statement::OpenDefset;

/// The records that the statements define, and the errors.
pub(super) fn evaluate(
    sources: &SourceMap,
    statements: &[Statement],
) -> (Records, Vec<Diagnostic>) {
    let mut evaluator = Evaluator {
        sources,
        records: Records::default(),
        classes: Vec::new(),
        class_names: HashMap::new(),
        globals: HashMap::new(),
        scopes: Vec::new(),
        lets: Vec::new(),
        defsets: Vec::new(),
        loops: Vec::new(),
        iterators: Vec::new(),
        record_parents: Vec::new(),
        anonymous: 0,
        depth: 0,
        budget: Budget::default(),
        exhausted: false,
        blind: false,
        errors: Vec::new(),
    };
    evaluator.statements(statements, &mut Vec::new());
    (evaluator.records, evaluator.errors)
}

/// A failure that has been reported.
#[derive(Clone, Copy, Debug)]
struct Failed;

type Fallible<T> = Result<T, Failed>;

struct Evaluator<'s> {
    sources: &'s SourceMap,
    records: Records,
    classes: Vec<Rc<ClassDef<'s>>>,
    /// `None` for a name whose definition is malformed.
    class_names: HashMap<&'s str, Option<ClassId>>,
    globals: HashMap<String, Global>,
    scopes: Vec<Scope<'s>>,
    /// The assignments of the enclosing `let … in`, outermost first.
    lets: Vec<Set<'s>>,
    /// The enclosing `defset`s.
    defsets: Vec<OpenDefset>,
    /// The variables of the enclosing `foreach`es and their types, during resolution.
    loops: Vec<(&'s str, Fallible<Type>)>,
    /// The values of those variables, during building.
    iterators: Vec<Value>,
    /// The direct parents of each record.
    record_parents: Vec<Vec<ClassId>>,
    /// The number of records with an invented name.
    anonymous: usize,
    /// The current depth of the computation of a value.
    depth: usize,
    budget: Budget,
    /// Whether the budget is used up.
    exhausted: bool,
    /// Whether a malformed statement may have defined any name, so that unknown names are not
    /// reported.
    blind: bool,
    errors: Vec<Diagnostic>,
}

/// The meaning of a global name.
#[derive(Clone)]
enum Global {
    Record(RecordId),
    Variable(Rc<Value>, Option<Type>, Span),
    /// The definition failed: uses of it fail silently.
    Broken,
}

impl<'s> Evaluator<'s> {
    fn text(&self, span: Span) -> &'s str {
        self.sources.text(span)
    }

    fn report(&mut self, error: Diagnostic) -> Failed {
        self.errors.push(error);
        Failed
    }

    fn fail<T>(
        &mut self,
        span: Span,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Fallible<T> {
        Err(self.report(Diagnostic::new(span, message).with_help(help)))
    }
}
