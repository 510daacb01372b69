//! Computes the values of expressions.

use std::rc::Rc;

use super::body::Bound;
use super::pending::{Arguments, Building, Pending};
use super::resolve::{Node, Resolved};
use super::{Evaluator, Failed, Fallible};
use crate::tablegen::record::ClassId;
use crate::tablegen::source::Span;
use crate::tablegen::value::{Value, ValueKind};

/// The maximum depth of computations.
const MAX_DEPTH: usize = 200;

impl<'s> Evaluator<'s> {
    /// Computes an expression outside of any record.
    pub(super) fn compute_alone(&mut self, value: &Resolved<'s>) -> Fallible<Value> {
        self.compute(value, &Rc::default(), &mut Building::default())
    }

    /// Computes an expression that may refer to template arguments and to fields of a record.
    pub(super) fn compute(
        &mut self,
        value: &Resolved<'s>,
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<Value> {
        if self.depth == MAX_DEPTH {
            let message = "this value depends on others in too long a chain";
            return self.fail(value.span, message, "shorten the chain");
        }
        self.depth += 1;
        let computed = self.compute_node(value, arguments, record);
        self.depth -= 1;
        computed
    }

    fn compute_node(
        &mut self,
        value: &Resolved<'s>,
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<Value> {
        let span = value.span;
        self.spend_values(1, span)?;
        let kind = match &value.node {
            Node::Unset => ValueKind::Unset,
            Node::Int(value) => ValueKind::Int(*value),
            Node::Record(id) => ValueKind::Record(*id),
            Node::String(text) => {
                self.spend_text(text.len(), span)?;
                ValueKind::String(text.clone())
            }
            Node::Constant(value) => self.copy(&value.kind, span)?,
            Node::Variable(variable) => {
                return self.compute(&variable.value, arguments, record);
            }
            Node::Iterator(depth) => {
                let kind = self.iterators[*depth].kind.clone();
                self.copy(&kind, span)?
            }
            Node::Argument(place) => return self.argument(*place, span, arguments, record),
            Node::Field(name) => self.sibling(name, span, record)?,
            Node::List(elements) => self.list_value(elements, arguments, record)?,
            Node::Instance(class, bound) => {
                let values = self.instance_arguments(*class, bound, arguments, record)?;
                ValueKind::Record(self.instantiate(*class, values, span)?)
            }
            Node::Access(base, field) => {
                let base = self.compute(base, arguments, record)?;
                self.access_value(&base, field, span)?
            }
            Node::Concat(parts) => ValueKind::String(self.concat(parts, arguments, record)?),
            Node::Append(parts) => self.append_values(parts, arguments, record)?,
            Node::Splat(element, count) => self.splat_value(element, count, arguments, record)?,
            Node::Broken => return Err(Failed),
        };
        Ok(Value { kind, span })
    }

    fn list_value(
        &mut self,
        elements: &[Resolved<'s>],
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<ValueKind> {
        let elements = elements.iter().map(|element| self.compute(element, arguments, record));
        elements.collect::<Fallible<_>>().map(ValueKind::List)
    }

    /// Computes the arguments of `Class<…>` immediately, because they belong to another record than
    /// the one that is made from them.
    fn instance_arguments(
        &mut self,
        class: ClassId,
        bound: &[Bound<'s>],
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<Arguments<'s>> {
        let class = self.classes[class.0 as usize].clone();
        let mut states = Vec::with_capacity(bound.len());
        for (bound, param) in bound.iter().zip(&class.params) {
            states.push(match bound {
                Bound::Given(value) => {
                    let value = self.compute(value, arguments, record)?;
                    Pending::Done(match &param.ty {
                        Some(ty) => self.convert(value, ty)?,
                        None => value,
                    })
                }
                Bound::Default(value) => Pending::Default(value.clone()),
            });
        }
        Ok(class.arguments(states.into_iter()))
    }

    fn access_value(&mut self, base: &Value, field: &str, span: Span) -> Fallible<ValueKind> {
        match base.kind {
            ValueKind::Record(id) => {
                let records = std::mem::take(&mut self.records);
                let kind = match records[id].field(field) {
                    Some(field) => self.copy(&field.value.kind, span),
                    None => Err(Failed),
                };
                self.records = records;
                kind
            }
            _ => self.fail(base.span, "this has no value, so it has no fields", "give it a value"),
        }
    }

    /// Pastes values to a string.
    pub(super) fn concat(
        &mut self,
        parts: &[Resolved<'s>],
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<String> {
        let mut text = String::new();
        for part in parts {
            let value = self.compute(part, arguments, record)?;
            let before = text.len();
            match value.kind {
                ValueKind::String(part) => text.push_str(&part),
                ValueKind::Int(part) => text.push_str(&part.to_string()),
                ValueKind::Bit(part) => text.push(if part { '1' } else { '0' }),
                ValueKind::Record(id) if !self.records[id].anonymous => {
                    text.push_str(&self.records[id].name);
                }
                other => {
                    let message = match other {
                        ValueKind::Record(_) => "a record without a name cannot be pasted",
                        _ => "this has no value to paste",
                    };
                    let help = "paste strings, integers, bits and named records";
                    return self.fail(part.span, message, help);
                }
            }
            self.spend_text(text.len() - before, part.span)?;
        }
        Ok(text)
    }

    fn append_values(
        &mut self,
        parts: &[Resolved<'s>],
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<ValueKind> {
        let mut all = Vec::new();
        for part in parts {
            match self.compute(part, arguments, record)?.kind {
                ValueKind::List(elements) => all.extend(elements),
                _ => return self.fail(part.span, "this has no value to paste", "give it a value"),
            }
        }
        Ok(ValueKind::List(all))
    }

    fn splat_value(
        &mut self,
        element: &Resolved<'s>,
        count: &Resolved<'s>,
        arguments: &Rc<Arguments<'s>>,
        record: &mut Building<'s>,
    ) -> Fallible<ValueKind> {
        let element = self.compute(element, arguments, record)?;
        let length = match self.compute(count, arguments, record)?.kind {
            ValueKind::Int(length) => usize::try_from(length),
            _ => return self.fail(count.span, "this has no value", "write the length of the list"),
        };
        let Ok(length) = length else {
            return self.fail(count.span, "this is negative", "write 0 or more");
        };
        let (mut values, mut text) = (0, 0);
        measure(&element.kind, &mut values, &mut text);
        self.spend_values(values.saturating_mul(length), count.span)?;
        self.spend_text(text.saturating_mul(length), count.span)?;
        Ok(ValueKind::List(vec![element; length]))
    }

    /// Copies a value, and takes the share of the budget for it.
    pub(super) fn copy(&mut self, kind: &ValueKind, span: Span) -> Fallible<ValueKind> {
        let (mut values, mut text) = (0, 0);
        measure(kind, &mut values, &mut text);
        self.spend_values(values, span)?;
        self.spend_text(text, span)?;
        Ok(kind.clone())
    }
}

/// Counts the values and the bytes of strings in a value.
fn measure(kind: &ValueKind, values: &mut usize, text: &mut usize) {
    *values += 1;
    match kind {
        ValueKind::String(string) => *text += string.len(),
        ValueKind::List(elements) => {
            elements.iter().for_each(|element| measure(&element.kind, values, text));
        }
        _ => {}
    }
}
