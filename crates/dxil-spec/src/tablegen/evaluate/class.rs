//! Classes: their names, states and definitions.

use std::rc::Rc;

use super::body::{Body, Finished, Layout, Param};
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::ast;
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::{Class, ClassId};
use crate::tablegen::source::Span;

/// A class, resolved.
#[derive(Clone, Debug)]
pub(super) struct ClassDef<'s> {
    pub name: &'s str,
    pub params: Vec<Param<'s>>,
    pub body: Body<'s>,
    pub layout: Rc<Layout<'s>>,
    /// The direct parents.
    pub parents: Vec<ClassId>,
    /// The parents and all their ancestors, each class after its own parents.
    pub superclasses: Vec<ClassId>,
    pub state: State,
    /// A part could not be understood: the class may have other fields.
    pub incomplete: bool,
    pub span: Span,
}

/// The state of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// Declared without parameters, parents and fields: it may still get them unless it has been
    /// used.
    Declared {
        used: Option<Span>,
    },
    /// The class is being resolved.
    Open,
    Defined,
    /// The class has errors: uses of it fail silently.
    Broken,
}

impl<'s> Evaluator<'s> {
    /// Finds the class with this name.
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

    /// Finds the class with this name to make a record of it, for which it must be complete.
    pub(super) fn used_class(&mut self, name: Span) -> Fallible<ClassId> {
        let id = self.class(name)?;
        match self.classes[id.0 as usize].state {
            State::Broken => Err(Failed),
            State::Open => {
                let message = format!("`{}` is not complete before its end", self.text(name));
                self.fail(name, message, "make this record outside of its own class")
            }
            State::Declared { used: None } => {
                // A class without contents, of which a copy is cheap.
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

    /// Declares the name of a class, so that its own body can refer to it.
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

    /// Finds the class with this name, if there is one, without an error.
    pub(super) fn known_class(&self, name: Span) -> Fallible<ClassId> {
        self.class_names.get(self.text(name)).copied().flatten().ok_or(Failed)
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
