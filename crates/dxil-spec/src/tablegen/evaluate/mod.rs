//! Syntax tree to records.
//!
//! As in `llvm-tblgen`, statements take effect one after the other, and a name must be defined
//! before it is used. A statement is first *resolved*: names are looked up and types checked, once,
//! whether or not it ever produces a record ([`resolve`], [`class`], [`body`]). What comes out is then
//! *built*, as often as a `foreach` or the uses of a class demand ([`build`], [`pending`], [`compute`]).

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

/// The records that the statements define, and what is wrong with them.
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

/// Something failed, and has been reported.
#[derive(Clone, Copy, Debug)]
struct Failed;

type Fallible<T> = Result<T, Failed>;

struct Evaluator<'s> {
    sources: &'s SourceMap,
    records: Records,
    classes: Vec<Rc<ClassDef<'s>>>,
    /// `None` for one whose definition makes no sense.
    class_names: HashMap<&'s str, Option<ClassId>>,
    globals: HashMap<String, Global>,
    scopes: Vec<Scope<'s>>,
    /// What the enclosing `let … in` set, outermost first.
    lets: Vec<Set<'s>>,
    /// The enclosing `defset`s.
    defsets: Vec<OpenDefset>,
    /// The variables of the enclosing `foreach`es and their types, while those are resolved.
    loops: Vec<(&'s str, Fallible<Type>)>,
    /// Their values, while those are run.
    iterators: Vec<Value>,
    /// The classes that each record names as parents.
    record_parents: Vec<Vec<ClassId>>,
    /// How many records were given an invented name.
    anonymous: usize,
    /// How deep the computation of a value has got.
    depth: usize,
    budget: Budget,
    /// Whether the budget is used up.
    exhausted: bool,
    /// Whether something was not understood that may have defined any name: it is no use to
    /// complain of unknown ones.
    blind: bool,
    errors: Vec<Diagnostic>,
}

/// What a name stands for outside of all scopes.
#[derive(Clone)]
enum Global {
    Record(RecordId),
    Variable(Rc<Value>, Option<Type>, Span),
    /// Its definition failed: uses of it fail silently.
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
