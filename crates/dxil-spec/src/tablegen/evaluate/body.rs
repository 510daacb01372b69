//! The common parts of classes and records: parameters, parents, and values of fields.

use std::collections::HashMap;
use std::rc::Rc;

use super::resolve::{Node, Resolved};
use super::scope::{RecordScope, Scope, ScopeKind};
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::ast::{self, Expr, Instance, Item, TypeExpr};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::ClassId;
use crate::tablegen::source::Span;
use crate::tablegen::value::Type;

/// The maximum number of classes to inherit from; those that are inherited twice count twice.
const MAX_SUPERCLASSES: usize = 256;

/// A template argument of a class.
#[derive(Clone, Debug)]
pub(super) struct Param<'s> {
    pub name: &'s str,
    /// Unknown if the argument has an error.
    pub ty: Option<Type>,
    pub default: Option<Rc<Resolved<'s>>>,
    pub span: Span,
}

/// The steps that make the fields of a record.
#[derive(Clone, Default, Debug)]
pub(super) struct Body<'s> {
    /// The steps of the parents, which come first.
    pub parents: Vec<(ClassId, Vec<Bound<'s>>)>,
    /// The assignments after those.
    pub sets: Vec<Set<'s>>,
}

/// A value for a template argument.
#[derive(Clone, Debug)]
pub(super) enum Bound<'s> {
    Given(Rc<Resolved<'s>>),
    Default(Rc<Resolved<'s>>),
}

/// Sets a field, until another step sets it.
#[derive(Clone, Debug)]
pub(super) struct Set<'s> {
    pub name: Span,
    pub value: Rc<Resolved<'s>>,
}

/// The fields of a class or record, in order.
#[derive(Clone, Default, Debug)]
pub(super) struct Layout<'s> {
    pub fields: Vec<FieldDecl<'s>>,
    places: HashMap<&'s str, usize>,
}

#[derive(Clone, Debug)]
pub(super) struct FieldDecl<'s> {
    pub name: &'s str,
    pub ty: Type,
    pub span: Span,
}

impl<'s> Layout<'s> {
    pub(super) fn place(&self, name: &str) -> Option<usize> {
        self.places.get(name).copied()
    }

    pub(super) fn get(&self, name: &str) -> Option<&FieldDecl<'s>> {
        self.place(name).map(|place| &self.fields[place])
    }

    fn add(&mut self, field: FieldDecl<'s>) {
        self.places.insert(field.name, self.fields.len());
        self.fields.push(field);
    }
}

/// A class or record whose body has been resolved.
pub(super) struct Finished<'s> {
    pub body: Body<'s>,
    pub layout: Rc<Layout<'s>>,
    pub params: Vec<Param<'s>>,
    pub parents: Vec<ClassId>,
    pub superclasses: Vec<ClassId>,
    pub incomplete: bool,
    /// Whether it has no errors.
    pub sound: bool,
}

impl<'s> Evaluator<'s> {
    /// Resolves the parameters and the body of a class or record.
    pub(super) fn resolve_body(
        &mut self,
        params: &'s [ast::Param],
        body: &'s ast::Body,
    ) -> Finished<'s> {
        let kind = ScopeKind::Record(RecordScope::default());
        self.scopes.push(Scope { kind, ..Scope::default() });
        let mut finished = Finished::default();
        for param in params {
            finished.sound &= self.param(param).is_ok();
        }
        for parent in &body.parents {
            finished.sound &= self.parent(parent, &mut finished).is_ok();
        }
        for set in self.lets.clone() {
            match self.set(set.name, set.value) {
                Ok(set) => finished.body.sets.push(set),
                Err(Failed) => finished.sound = false,
            }
        }
        for item in &body.items {
            match self.item(item) {
                Ok(set) => finished.body.sets.extend(set),
                Err(Failed) => finished.sound = false,
            }
        }
        if let Some(Scope { kind: ScopeKind::Record(record), .. }) = self.scopes.pop() {
            finished.layout = record.layout;
            finished.params = record.params;
            finished.incomplete = record.incomplete;
        }
        finished
    }

    fn param(&mut self, param: &'s ast::Param) -> Fallible<()> {
        let (name, span) = (self.text(param.name), param.name);
        self.check_reserved(span)?;
        let known = &self.record().params;
        if let Some(other) = known.iter().find(|other| other.name == name) {
            let message = format!("there are two template arguments `{name}`");
            let error = Diagnostic::new(span, message).with_note_at(other.span, "first named here");
            return Err(self.report(error.with_help("rename one of them")));
        }
        let ty = self.ty(&param.ty).ok();
        let default = match (&param.default, &ty) {
            (Some(value), Some(ty)) => {
                let what = format!("the template argument `{name}`");
                Some(self.typed(value, ty, &what).map(Rc::new))
            }
            _ => None,
        };
        let sound = ty.is_some() && !matches!(default, Some(Err(Failed)));
        let default = default.and_then(Result::ok);
        self.record().params.push(Param { name, ty, default, span });
        sound.then_some(()).ok_or(Failed)
    }

    fn parent(&mut self, parent: &'s Instance, finished: &mut Finished<'s>) -> Fallible<()> {
        let used = self.used_class(parent.class);
        let Ok(id) = used.or_else(|_| self.known_class(parent.class)) else {
            self.record().incomplete = true;
            return Err(Failed);
        };
        if finished.superclasses.contains(&id) {
            let message = format!("`{}` is inherited from already", self.text(parent.class));
            return self.fail(parent.class, message, "remove it, or put it first");
        }
        let class = self.classes[id.0 as usize].clone();
        let args = used.and_then(|id| self.bind(id, parent));
        self.record().incomplete |= class.incomplete;
        self.inherit(&class.layout, parent.class)?;
        finished.superclasses.extend(&class.superclasses);
        finished.superclasses.push(id);
        if finished.superclasses.len() > MAX_SUPERCLASSES && args.is_ok() {
            let message = format!("more than {MAX_SUPERCLASSES} classes are inherited from");
            return self.fail(parent.class, message, "flatten the classes");
        }
        finished.parents.push(id);
        finished.body.parents.push((id, args?));
        Ok(())
    }

    /// Adds the fields of a parent to those of the record that is being resolved.
    fn inherit(&mut self, layout: &Rc<Layout<'s>>, parent: Span) -> Fallible<()> {
        let record = self.record();
        if record.layout.fields.is_empty() {
            record.layout = layout.clone();
            return Ok(());
        }
        for field in &layout.fields {
            let own = Rc::make_mut(&mut self.record().layout);
            match own.get(field.name) {
                None => own.add(field.clone()),
                Some(other) if other.ty == field.ty => {}
                Some(other) => {
                    let message = format!(
                        "the field `{}` of this parent has another type than that of an earlier \
                         parent",
                        field.name
                    );
                    let error = Diagnostic::new(parent, message)
                        .with_note_at(other.span, "here with one type")
                        .with_note_at(field.span, "here with another");
                    return Err(self.report(error.with_help("rename one of the fields")));
                }
            }
        }
        Ok(())
    }

    fn item(&mut self, item: &'s Item) -> Fallible<Option<Set<'s>>> {
        match item {
            Item::Field { ty, name, value } => {
                self.declare_field(ty, *name, value.as_ref()).map(Some)
            }
            Item::Let(binding) => self.set_field(binding.name, &binding.value).map(Some),
            Item::Defvar(binding) => {
                let name = self.text(binding.name);
                if let Some(field) = self.record().layout.get(name) {
                    let error =
                        Diagnostic::new(binding.name, format!("`{name}` is a field already"))
                            .with_note_at(field.span, "declared here");
                    return Err(self.report(error.with_help("rename the variable")));
                }
                self.define_local(binding).map(|()| None)
            }
            Item::Broken => {
                self.record().incomplete = true;
                Err(Failed)
            }
        }
    }

    fn declare_field(
        &mut self,
        ty: &'s TypeExpr,
        name: Span,
        value: Option<&'s Expr>,
    ) -> Fallible<Set<'s>> {
        let text = self.text(name);
        self.check_reserved(name)?;
        if let Some(field) = self.record().layout.get(text) {
            let error = Diagnostic::new(name, format!("there is a field `{text}` already"))
                .with_note_at(field.span, "declared here");
            let help = format!("write `let {text} = …;` to give it another value");
            return Err(self.report(error.with_help(help)));
        }
        if self.scopes.last().is_some_and(|scope| scope.variables.contains_key(text)) {
            let message = format!("there is a variable `{text}` already");
            return self.fail(name, message, "rename the field");
        }
        let Ok(ty) = self.ty(ty) else {
            self.record().incomplete = true;
            return Err(Failed);
        };
        let field = FieldDecl { name: text, ty: ty.clone(), span: name };
        Rc::make_mut(&mut self.record().layout).add(field);
        let value = match value {
            Some(value) => self.typed(value, &ty, &format!("the field `{text}`"))?,
            None => Resolved { node: Node::Unset, ty: None, span: name },
        };
        Ok(Set { name, value: Rc::new(value) })
    }

    /// `let` in a body.
    fn set_field(&mut self, name: Span, value: &'s Expr) -> Fallible<Set<'s>> {
        let text = self.text(name);
        let ty = self.record().layout.get(text).map(|field| field.ty.clone());
        let value = self.value(value, ty.as_ref());
        self.set(name, Rc::new(value?))
    }

    /// Sets a field to a value, which must be of its type.
    fn set(&mut self, name: Span, value: Rc<Resolved<'s>>) -> Fallible<Set<'s>> {
        let text = self.text(name);
        let Some(field) = self.record().layout.get(text) else {
            if self.record().incomplete {
                return Err(Failed);
            }
            let layout = self.record().layout.clone();
            let fields = layout.fields.iter().map(|field| field.name);
            let otherwise = "set a field of a parent, or declare it with its type";
            let help = self.did_you_mean(text, fields, otherwise);
            return self.fail(name, format!("there is no field `{text}` to set"), help);
        };
        let ty = field.ty.clone();
        self.check(value.span, value.ty.as_ref(), &ty, &format!("the field `{text}`"))?;
        Ok(Set { name, value })
    }

    /// The record that is being resolved, in functions that run only while there is one.
    fn record(&mut self) -> &mut RecordScope<'s> {
        self.record_scope().expect("a body is being resolved")
    }
}

impl Default for Finished<'_> {
    fn default() -> Self {
        Self {
            body: Body::default(),
            layout: Rc::default(),
            params: Vec::new(),
            parents: Vec::new(),
            superclasses: Vec::new(),
            incomplete: false,
            sound: true,
        }
    }
}
