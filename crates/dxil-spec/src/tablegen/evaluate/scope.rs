//! Scopes, and the meanings of names.

use std::collections::HashMap;
use std::rc::Rc;

use super::body::{Layout, Param};
use super::resolve::{Node, Resolved, Variable};
use super::suggest::nearest;
use super::{Evaluator, Failed, Fallible, Global};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::Span;

/// The number of errors from which similar names are no longer searched.
const MAX_SEARCHES: usize = 100;

/// A part of the text in which names are defined.
#[derive(Default)]
pub(super) struct Scope<'s> {
    /// The variables of `defvar`.
    pub variables: HashMap<&'s str, Rc<Variable<'s>>>,
    pub kind: ScopeKind<'s>,
}

#[derive(Default)]
pub(super) enum ScopeKind<'s> {
    /// The body of a `let … in`.
    #[default]
    Local,
    /// The body of a `foreach`: its index among the enclosing ones.
    Loop(usize),
    /// A class or record.
    Record(RecordScope<'s>),
}

/// The class or record that is being resolved, as far as it is known.
#[derive(Default)]
pub(super) struct RecordScope<'s> {
    pub layout: Rc<Layout<'s>>,
    pub params: Vec<Param<'s>>,
    /// A part could not be understood: it may have other fields.
    pub incomplete: bool,
}

impl<'s> Evaluator<'s> {
    /// The record that is being resolved.
    pub(super) fn record_scope(&mut self) -> Option<&mut RecordScope<'s>> {
        self.scopes.iter_mut().rev().find_map(|scope| match &mut scope.kind {
            ScopeKind::Record(record) => Some(record),
            _ => None,
        })
    }

    /// Fails for the name that only records and classes can have.
    pub(super) fn check_reserved(&mut self, name: Span) -> Fallible<()> {
        match self.text(name) {
            "NAME" => self.fail(name, "`NAME` is reserved for the name of the record", "rename it"),
            _ => Ok(()),
        }
    }

    /// The help for an unknown name: a similar name.
    ///
    /// After many errors, it is not a typing error, and not worth the search.
    pub(super) fn did_you_mean<'a>(
        &self,
        name: &str,
        candidates: impl Iterator<Item = &'a str>,
        otherwise: &str,
    ) -> String {
        let near = match self.errors.len() < MAX_SEARCHES {
            true => nearest(name, candidates),
            false => None,
        };
        near.map_or_else(|| otherwise.to_owned(), |near| format!("did you mean `{near}`?"))
    }

    /// The meaning of a name in the scopes around it, except the global one.
    pub(super) fn local(&self, span: Span) -> Option<Fallible<Resolved<'s>>> {
        let name = self.text(span);
        self.scopes.iter().rev().find_map(|scope| {
            if let Some(variable) = scope.variables.get(name) {
                return Some(match &variable.value.node {
                    Node::Broken => Err(Failed),
                    _ => {
                        let node = Node::Variable(variable.clone());
                        Ok(Resolved { node, ty: variable.value.ty.clone(), span })
                    }
                });
            }
            match &scope.kind {
                ScopeKind::Local => None,
                ScopeKind::Loop(depth) => {
                    let (variable, ty) = &self.loops[*depth];
                    let node = Node::Iterator(*depth);
                    let resolved = |ty| Resolved { node, ty: Some(ty), span };
                    (*variable == name).then(|| ty.clone().map(resolved))
                }
                ScopeKind::Record(record) => record.lookup(name, span).map(Ok),
            }
        })
    }

    /// The meaning of a name.
    pub(super) fn name(&mut self, span: Span) -> Fallible<Resolved<'s>> {
        if let Some(local) = self.local(span) {
            return local;
        }
        let name = self.text(span);
        match self.globals.get(name) {
            _ if name == "NAME" => self.unknown_name(span),
            Some(Global::Record(id)) => {
                let (id, ty) = (*id, self.type_of_record(*id));
                Ok(Resolved { node: Node::Record(id), ty: Some(ty), span })
            }
            Some(Global::Variable(value, ty, _)) => {
                Ok(Resolved { node: Node::Constant(value.clone()), ty: ty.clone(), span })
            }
            Some(Global::Broken) => Err(Failed),
            None => self.unknown_name(span),
        }
    }

    fn names_in_scope(&self) -> impl Iterator<Item = &str> {
        let local = self.scopes.iter().flat_map(|scope| {
            let (fields, params) = match &scope.kind {
                ScopeKind::Record(record) => (&record.layout.fields[..], &record.params[..]),
                _ => (&[][..], &[][..]),
            };
            let fields = fields.iter().map(|field| field.name);
            let params = params.iter().map(|param| param.name);
            scope.variables.keys().copied().chain(fields).chain(params)
        });
        let iterators = self.loops.iter().map(|(name, _)| *name);
        local.chain(iterators).chain(self.globals.keys().map(String::as_str))
    }

    fn unknown_name(&mut self, span: Span) -> Fallible<Resolved<'s>> {
        if self.blind || self.record_scope().is_some_and(|record| record.incomplete) {
            return Err(Failed);
        }
        let name = self.text(span);
        let error = Diagnostic::new(span, format!("nothing is named `{name}` here"));
        let help = if name == "NAME" {
            "`NAME` is not supported; write out the name".to_owned()
        } else if self.class_names.contains_key(name) {
            format!("`{name}` is a class; write `{name}<…>` for a record made from it")
        } else {
            self.did_you_mean(name, self.names_in_scope(), "define it before this place")
        };
        Err(self.report(error.with_help(help)))
    }
}

impl<'s> RecordScope<'s> {
    fn lookup(&self, name: &str, span: Span) -> Option<Resolved<'s>> {
        if let Some(field) = self.layout.get(name) {
            let node = Node::Field(field.name);
            return Some(Resolved { node, ty: Some(field.ty.clone()), span });
        }
        let place = self.params.iter().position(|param| param.name == name)?;
        let ty = self.params[place].ty.clone();
        Some(Resolved { node: Node::Argument(place), ty, span })
    }
}
