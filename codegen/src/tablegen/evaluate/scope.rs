//! What names mean.

use std::collections::HashMap;
use std::rc::Rc;

use super::body::{Layout, Param};
use super::resolve::{Node, Resolved, Variable};
use super::{Evaluator, Fallible, Global};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::Span;

/// A stretch of the text in which names are defined.
#[derive(Default)]
pub(super) struct Scope<'s> {
    /// Those of `defvar`.
    pub variables: HashMap<&'s str, Rc<Variable<'s>>>,
    pub kind: ScopeKind<'s>,
}

#[derive(Default)]
pub(super) enum ScopeKind<'s> {
    /// The body of a `let … in`.
    #[default]
    Local,
    /// The body of a `foreach`: its place among the enclosing ones.
    Loop(usize),
    /// A class or record.
    Record(RecordScope<'s>),
}

/// What is known so far of a class or record that is being resolved.
#[derive(Default)]
pub(super) struct RecordScope<'s> {
    pub layout: Rc<Layout<'s>>,
    pub params: Vec<Param<'s>>,
    /// Something about it could not be understood: it may have further fields.
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

    /// What a name means in the scopes around it, the global one left out.
    pub(super) fn local(&self, span: Span) -> Option<Resolved<'s>> {
        let name = self.text(span);
        self.scopes.iter().rev().find_map(|scope| {
            if let Some(variable) = scope.variables.get(name) {
                let node = Node::Variable(variable.clone());
                return Some(Resolved { node, ty: variable.value.ty.clone(), span });
            }
            match &scope.kind {
                ScopeKind::Local => None,
                ScopeKind::Loop(depth) => {
                    let (variable, ty) = &self.loops[*depth];
                    let node = Node::Iterator(*depth);
                    (*variable == name).then(|| Resolved { node, ty: ty.clone(), span })
                }
                ScopeKind::Record(record) => record.lookup(name, span),
            }
        })
    }

    /// What a name means.
    pub(super) fn name(&mut self, span: Span) -> Fallible<Resolved<'s>> {
        if let Some(local) = self.local(span) {
            return Ok(local);
        }
        let name = self.text(span);
        match self.globals.get(name) {
            Some(Global::Record(id)) => {
                let (id, ty) = (*id, self.type_of_record(*id));
                Ok(Resolved { node: Node::Record(id), ty: Some(ty), span })
            }
            Some(Global::Variable(value, ty, _)) => {
                Ok(Resolved { node: Node::Constant(value.clone()), ty: ty.clone(), span })
            }
            Some(Global::Broken) => Err(super::Failed),
            None => self.unknown_name(span),
        }
    }

    fn unknown_name(&mut self, span: Span) -> Fallible<Resolved<'s>> {
        if self.blind || self.record_scope().is_some_and(|record| record.incomplete) {
            return Err(super::Failed);
        }
        let name = self.text(span);
        let error = Diagnostic::new(span, format!("nothing is named `{name}` here"));
        let help = if name == "NAME" {
            "`NAME` is not supported; write out the name".to_owned()
        } else if self.class_names.contains_key(name) {
            format!("`{name}` is a class; write `{name}<…>` for a record made from it")
        } else {
            "define it before this place".to_owned()
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
