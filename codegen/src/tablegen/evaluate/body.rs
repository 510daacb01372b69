//! Classes, and what classes and records have in common.

use std::collections::HashMap;
use std::rc::Rc;

use super::resolve::{Node, Resolved};
use super::scope::{RecordScope, Scope, ScopeKind};
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::ast::{self, Expr, Instance, Item, TypeExpr};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::{Class, ClassId};
use crate::tablegen::source::Span;
use crate::tablegen::value::Type;

/// How many classes one can inherit from, those that are inherited twice counted twice.
const MAX_SUPERCLASSES: usize = 256;

/// A class, resolved.
#[derive(Clone, Debug)]
pub(super) struct ClassDef<'s> {
    pub name: &'s str,
    pub params: Vec<Param<'s>>,
    pub body: Body<'s>,
    pub layout: Rc<Layout<'s>>,
    /// The classes it names as parents.
    pub parents: Vec<ClassId>,
    /// Those and all they inherit from, each behind its own.
    pub superclasses: Vec<ClassId>,
    pub state: State,
    /// Something about it could not be understood: it may have further fields.
    pub incomplete: bool,
    pub span: Span,
}

/// How far a class has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Without parameters, parents or fields so far: it may still get them if nothing used it.
    Declared {
        used: Option<Span>,
    },
    /// Being resolved.
    Open,
    Defined,
    /// It has errors: uses of it fail silently.
    Broken,
}

/// A template argument of a class.
#[derive(Clone, Debug)]
pub(super) struct Param<'s> {
    pub name: &'s str,
    /// Unknown if it has an error.
    pub ty: Option<Type>,
    pub default: Option<Rc<Resolved<'s>>>,
    pub span: Span,
}

/// How to make the fields of a record.
#[derive(Clone, Default, Debug)]
pub(super) struct Body<'s> {
    /// First, what the parents do.
    pub parents: Vec<(ClassId, Vec<Bound<'s>>)>,
    /// Then, one after the other.
    pub sets: Vec<Set<'s>>,
}

/// A value for a template argument.
#[derive(Clone, Debug)]
pub(super) enum Bound<'s> {
    Given(Rc<Resolved<'s>>),
    Default(Rc<Resolved<'s>>),
}

/// Gives a field its value, for now.
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
    /// The class of this name.
    pub(super) fn class(&mut self, name: Span) -> Fallible<ClassId> {
        match self.class_names.get(self.text(name)) {
            Some(Some(class)) => Ok(*class),
            Some(None) => Err(Failed),
            None if self.blind => Err(Failed),
            None => {
                let text = self.text(name);
                let names = self.class_names.keys().copied();
                let help = self.did_you_mean(text, names, "define it before this place");
                self.fail(name, format!("there is no class `{text}`"), help)
            }
        }
    }

    /// The class of this name, of which a record is to be made, so that it must be complete.
    pub(super) fn used_class(&mut self, name: Span) -> Fallible<ClassId> {
        let id = self.class(name)?;
        match self.classes[id.0 as usize].state {
            State::Broken => Err(Failed),
            State::Open => {
                let message = format!("`{}` is not complete before its end", self.text(name));
                self.fail(name, message, "make this record outside of its own class")
            }
            State::Declared { used: None } => {
                // A class without contents: the copy that may be made here is small.
                let class = Rc::make_mut(&mut self.classes[id.0 as usize]);
                class.state = State::Declared { used: Some(name) };
                Ok(id)
            }
            State::Declared { .. } | State::Defined => Ok(id),
        }
    }

    pub(super) fn define_class(&mut self, class: &'s ast::Class) {
        if !self.loops.is_empty() {
            let error = Diagnostic::new(class.name, "a class cannot be defined inside a `foreach`");
            self.report(error.with_help("define it before the `foreach`"));
            return;
        }
        let Ok(id) = self.open_class(class.name) else { return };
        let Finished { body, layout, params, parents, superclasses, incomplete, sound } =
            self.resolve_body(&class.params, &class.body);
        let state = if !sound {
            State::Broken
        } else if params.is_empty() && parents.is_empty() && layout.fields.is_empty() {
            State::Declared { used: None }
        } else {
            State::Defined
        };
        let (name, span) = (self.text(class.name), class.name);
        self.classes[id.0 as usize] = Rc::new(ClassDef {
            name,
            params,
            body,
            layout,
            parents,
            superclasses,
            state,
            incomplete,
            span,
        });
    }

    /// Makes the name of a class known, so that its own body can name it.
    fn open_class(&mut self, name: Span) -> Fallible<ClassId> {
        let text = self.text(name);
        let opened = Rc::new(ClassDef::open(text, name));
        let Some(id) = self.class_names.get(text).copied().flatten() else {
            let id = ClassId(self.classes.len() as u32);
            self.classes.push(opened);
            self.records.classes.push(Class { name: text.to_owned(), span: name });
            self.class_names.insert(text, Some(id));
            return Ok(id);
        };
        let before = &self.classes[id.0 as usize];
        match before.state {
            State::Declared { used: None } => {
                self.classes[id.0 as usize] = opened;
                self.records.classes[id.0 as usize].span = name;
                Ok(id)
            }
            State::Declared { used: Some(used) } => {
                let message = format!("the class `{text}` was used before this definition");
                let error = Diagnostic::new(name, message).with_note_at(used, "used here");
                Err(self.report(error.with_help("move the definition before the first use")))
            }
            _ => {
                let error = Diagnostic::new(name, format!("the class `{text}` is defined twice"))
                    .with_note_at(before.span, "first defined here");
                Err(self.report(error.with_help("rename one of them")))
            }
        }
    }

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

    /// The class of this name, if there is one, without complaint.
    fn known_class(&self, name: Span) -> Fallible<ClassId> {
        self.class_names.get(self.text(name)).copied().flatten().ok_or(Failed)
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

    /// Gives a field a value, which must be of its type.
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

impl<'s> ClassDef<'s> {
    fn open(name: &'s str, span: Span) -> Self {
        Self {
            name,
            params: Vec::new(),
            body: Body::default(),
            layout: Rc::default(),
            parents: Vec::new(),
            superclasses: Vec::new(),
            state: State::Open,
            incomplete: false,
            span,
        }
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
