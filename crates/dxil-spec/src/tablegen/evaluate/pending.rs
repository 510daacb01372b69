//! Values that are computed on first use: fields, so that each sees the final values of the others,
//! and template arguments, which may refer to fields.

use std::cell::RefCell;
use std::rc::Rc;

use super::body::Layout;
use super::class::ClassDef;
use super::resolve::Resolved;
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::source::Span;
use crate::tablegen::value::{Type, Value, ValueKind};

/// The record that is being made.
#[derive(Default)]
pub(super) struct Building<'s> {
    pub layout: Rc<Layout<'s>>,
    pub slots: Vec<Slot<'s>>,
}

/// A field of the record that is being made.
pub(super) struct Slot<'s> {
    pub state: Pending<'s>,
    /// The name in the statement that set it last.
    pub name: Span,
}

/// The values of the template arguments of a class, for one use of it.
#[derive(Default)]
pub(super) struct Arguments<'s>(pub Vec<Argument<'s>>);

pub(super) struct Argument<'s> {
    pub ty: Option<Type>,
    pub state: RefCell<Pending<'s>>,
}

/// A value that is computed on first use.
pub(super) enum Pending<'s> {
    /// An expression, and the arguments it refers to.
    Expression(Rc<Resolved<'s>>, Rc<Arguments<'s>>),
    /// A default, which refers to the other arguments of its own class.
    Default(Rc<Resolved<'s>>),
    Running,
    Done(Value),
    Failed,
}

impl<'s> ClassDef<'s> {
    /// Values for the template arguments, in order.
    pub(super) fn arguments(&self, states: impl Iterator<Item = Pending<'s>>) -> Arguments<'s> {
        let argument = |(param, state): (&super::body::Param<'s>, _)| Argument {
            ty: param.ty.clone(),
            state: RefCell::new(state),
        };
        Arguments(self.params.iter().zip(states).map(argument).collect())
    }
}

impl<'s> Evaluator<'s> {
    /// Reads a field of the record that is being made, for another field.
    pub(super) fn sibling(
        &mut self,
        name: &str,
        span: Span,
        record: &mut Building<'s>,
    ) -> Fallible<ValueKind> {
        let place = record.layout.place(name).ok_or(Failed)?;
        self.field(place, span, record)?;
        match &record.slots[place].state {
            Pending::Done(Value { kind: ValueKind::Unset, .. }) => {
                let error = Diagnostic::new(span, format!("the field `{name}` has no value"))
                    .with_note_at(record.slots[place].name, "it is left unset here");
                Err(self.report(error.with_help("give it a value")))
            }
            Pending::Done(value) => self.copy(&value.kind, span),
            _ => Err(Failed),
        }
    }

    /// Computes a field, which is used at `span`.
    pub(super) fn field(
        &mut self,
        place: usize,
        span: Span,
        record: &mut Building<'s>,
    ) -> Fallible<()> {
        let slot = &mut record.slots[place];
        let name = slot.name;
        let pending = match &slot.state {
            Pending::Done(_) => return Ok(()),
            Pending::Failed => return Err(Failed),
            _ => std::mem::replace(&mut slot.state, Pending::Running),
        };
        let ty = record.layout.fields[place].ty.clone();
        let value = match pending {
            Pending::Expression(value, arguments) => self.compute(&value, &arguments, record),
            _ => self.circular(span, name),
        };
        let value = value.and_then(|value| self.convert(value, &ty));
        let result = value.as_ref().map(|_| ()).map_err(|failed| *failed);
        record.slots[place].state = value.map_or(Pending::Failed, Pending::Done);
        result
    }

    /// Reads a template argument, which is used at `span`.
    pub(super) fn argument(
        &mut self,
        place: usize,
        span: Span,
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<Value> {
        let argument = &arguments.0[place];
        let pending = argument.state.replace(Pending::Running);
        let value = match pending {
            Pending::Done(value) => Ok(value),
            Pending::Failed => Err(Failed),
            Pending::Running => self.circular(span, span),
            Pending::Default(value) => {
                let value = self.compute(&value, arguments, record);
                value.and_then(|value| self.convert_argument(value, argument))
            }
            Pending::Expression(value, outer) => {
                let value = self.compute(&value, &outer, record);
                value.and_then(|value| self.convert_argument(value, argument))
            }
        };
        match value {
            Ok(value) => {
                let kind = self.copy(&value.kind, span);
                let span = value.span;
                argument.state.replace(Pending::Done(value));
                Ok(Value { kind: kind?, span })
            }
            Err(Failed) => {
                argument.state.replace(Pending::Failed);
                Err(Failed)
            }
        }
    }

    fn convert_argument(&mut self, value: Value, argument: &Argument<'s>) -> Fallible<Value> {
        match &argument.ty {
            Some(ty) => self.convert(value, ty),
            None => Ok(value),
        }
    }

    fn circular<T>(&mut self, span: Span, set: Span) -> Fallible<T> {
        let mut error = Diagnostic::new(span, "this value depends on itself");
        if set != span {
            error = error.with_note_at(set, "it is set here");
        }
        Err(self.report(error.with_help("write it without a reference to itself")))
    }

    /// Converts a value to the type of its field; the conversion must have been checked.
    pub(super) fn convert(&mut self, mut value: Value, ty: &Type) -> Fallible<Value> {
        match (&mut value.kind, ty) {
            (ValueKind::Int(int), Type::Bit) => match *int {
                bit @ (0 | 1) => value.kind = ValueKind::Bit(bit == 1),
                other => {
                    let message = format!("{other} does not fit into a `bit`");
                    return self.fail(value.span, message, "write 0 or 1");
                }
            },
            (ValueKind::Bit(bit), Type::Int) => value.kind = ValueKind::Int((*bit).into()),
            (ValueKind::List(elements), Type::List(element)) if element.converts_bits() => {
                for value in elements {
                    let taken = Value { kind: ValueKind::Unset, span: value.span };
                    *value = self.convert(std::mem::replace(value, taken), element)?;
                }
            }
            _ => {}
        }
        Ok(value)
    }
}

impl Type {
    /// Whether values of other kinds are converted to this type.
    fn converts_bits(&self) -> bool {
        match self {
            Self::Bit | Self::Int => true,
            Self::List(element) => element.converts_bits(),
            _ => false,
        }
    }
}
