//! Resolves expressions: looks up names, and finds and checks types.

use std::rc::Rc;

use super::body::Bound;
use super::{Evaluator, Failed, Fallible, Global};
use crate::tablegen::ast::{Expr, ExprKind, TypeExpr};
use crate::tablegen::diagnostic::Diagnostic;
use crate::tablegen::record::{ClassId, RecordId};
use crate::tablegen::source::Span;
use crate::tablegen::value::{Type, Value, ValueKind};

/// An expression in which every name is resolved.
#[derive(Debug)]
pub(super) struct Resolved<'s> {
    pub node: Node<'s>,
    /// `None` for `?`, which is of any type.
    pub ty: Option<Type>,
    pub span: Span,
}

#[derive(Debug)]
pub(super) enum Node<'s> {
    Unset,
    Int(i64),
    String(String),
    Record(RecordId),
    /// The value of a global variable.
    Constant(Rc<Value>),
    /// A local variable, which stands for its expression.
    Variable(Rc<Variable<'s>>),
    /// A template argument of the class around it.
    Argument(usize),
    /// The final value of another field of the same record.
    Field(&'s str),
    /// The variable of an enclosing `foreach`.
    Iterator(usize),
    List(Vec<Resolved<'s>>),
    Instance(ClassId, Vec<Bound<'s>>),
    Access(Box<Resolved<'s>>, &'s str),
    Concat(Vec<Resolved<'s>>),
    Append(Vec<Resolved<'s>>),
    Splat(Box<Resolved<'s>>, Box<Resolved<'s>>),
    /// Already reported.
    Broken,
}

/// A local variable.
#[derive(Debug)]
pub(super) struct Variable<'s> {
    /// The place of the name.
    pub name: Span,
    pub value: Resolved<'s>,
    pub depth: usize,
}

impl Variable<'_> {
    /// The maximum depth of nested expressions, with variables replaced by their expressions.
    pub(super) const MAX_DEPTH: usize = 100;

    /// A name whose definition has an error.
    pub(super) fn broken(name: Span) -> Self {
        Self { name, value: Resolved { node: Node::Broken, ty: None, span: name }, depth: 0 }
    }
}

impl Resolved<'_> {
    /// The depth, including the expressions of variables.
    pub(super) fn depth(&self) -> usize {
        let deepest = |parts: &[Self]| parts.iter().map(Self::depth).max().unwrap_or(0);
        1 + match &self.node {
            Node::Variable(variable) => variable.depth,
            Node::List(parts) | Node::Concat(parts) | Node::Append(parts) => deepest(parts),
            Node::Instance(_, bound) => {
                let depth = |bound: &Bound<'_>| match bound {
                    Bound::Given(value) | Bound::Default(value) => value.depth(),
                };
                bound.iter().map(depth).max().unwrap_or(0)
            }
            Node::Access(base, _) => base.depth(),
            Node::Splat(element, count) => element.depth().max(count.depth()),
            _ => 0,
        }
    }

    /// The value of an expression that is an integer literal or stands for one.
    pub(super) fn literal(&self) -> Option<i64> {
        match &self.node {
            Node::Int(value) => Some(*value),
            Node::Constant(value) => match value.kind {
                ValueKind::Int(value) => Some(value),
                _ => None,
            },
            Node::Variable(variable) => variable.value.literal(),
            _ => None,
        }
    }
}

/// Whether an unknown name may stand for its own text.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Value,
    /// After `#`, where `llvm-tblgen` takes a name that is not local as a string.
    Paste,
}

impl<'s> Evaluator<'s> {
    /// Resolves a value that will be stored as `ty`; `what` names the place in errors.
    pub(super) fn typed(&mut self, expr: &Expr, ty: &Type, what: &str) -> Fallible<Resolved<'s>> {
        let value = self.value(expr, Some(ty))?;
        self.check(value.span, value.ty.as_ref(), ty, what)?;
        Ok(value)
    }

    /// Resolves a value. The expected type becomes that of an empty list.
    pub(super) fn value(&mut self, expr: &Expr, expected: Option<&Type>) -> Fallible<Resolved<'s>> {
        self.resolve(expr, expected, Mode::Value)
    }

    fn resolve(
        &mut self,
        expr: &Expr,
        expected: Option<&Type>,
        mode: Mode,
    ) -> Fallible<Resolved<'s>> {
        let span = expr.span;
        let (node, ty) = match &expr.kind {
            ExprKind::Unset => (Node::Unset, None),
            ExprKind::Int(value) => (Node::Int(*value), Some(Type::Int)),
            ExprKind::Binary(value, digits) => (Node::Int(*value), Some(Type::Bits(*digits))),
            ExprKind::String(text) => (Node::String(text.clone()), Some(Type::String)),
            ExprKind::Name if mode == Mode::Paste => return self.pasted_name(span),
            ExprKind::Name => return self.name(span),
            ExprKind::List(elements, element) => {
                return self.list(span, elements, element.as_ref(), expected);
            }
            ExprKind::Instance(instance) => {
                let class = self.used_class(instance.class)?;
                let args = self.bind(class, instance)?;
                (Node::Instance(class, args), Some(Type::Class(class)))
            }
            ExprKind::Access(base, field) => {
                let base = self.resolve(base, None, mode)?;
                return self.access(base, *field, span);
            }
            ExprKind::Paste(parts) => return self.paste(span, parts, expected),
            ExprKind::Splat(element, count) => return self.splat(span, element, count),
            ExprKind::Broken => return Err(Failed),
        };
        Ok(Resolved { node, ty, span })
    }

    fn list(
        &mut self,
        span: Span,
        elements: &[Expr],
        element: Option<&TypeExpr>,
        expected: Option<&Type>,
    ) -> Fallible<Resolved<'s>> {
        let expected = match expected {
            Some(Type::List(element)) => Some(&**element),
            Some(other) => {
                let message =
                    format!("this is a list, but `{}` is expected", self.type_name(other));
                return self.fail(span, message, "write a value that is not a list");
            }
            None => None,
        };
        let given = element.map(|ty| self.ty(ty)).transpose()?;
        let mut resolved = Vec::with_capacity(elements.len());
        // Report the errors of all elements, not only the first.
        let mut failed = false;
        for element in elements {
            match self.value(element, expected) {
                Ok(value) => resolved.push(value),
                Err(Failed) => failed = true,
            }
        }
        if failed {
            return Err(Failed);
        }
        let deduced = self.element_type(&resolved, given.as_ref().or(expected))?;
        let Some(ty) = given.or(deduced).or_else(|| expected.cloned()) else {
            let help = "write the type after it, as in `[]<int>`";
            return self.fail(span, "the type of this list is unknown", help);
        };
        if let Some(expected) = expected {
            self.check(span, Some(&ty), expected, "each element of this list")?;
        }
        let ty = self.list_of(ty, span)?;
        Ok(Resolved { node: Node::List(resolved), ty: Some(ty), span })
    }

    /// The type that all elements convert to, and that itself converts to `wanted`.
    fn element_type(
        &mut self,
        elements: &[Resolved<'s>],
        wanted: Option<&Type>,
    ) -> Fallible<Option<Type>> {
        let mut common: Option<Type> = None;
        for element in elements {
            let Some(ty) = &element.ty else { continue };
            if let Type::Bits(_) = ty {
                let help = "write it in decimal or hexadecimal";
                return self.fail(element.span, "a binary number cannot stand in a list", help);
            }
            if let Some(wanted) = wanted {
                self.check(element.span, Some(ty), wanted, "each element of this list")?;
            }
            common = match common {
                None => Some(ty.clone()),
                Some(so_far) => match self.common(&so_far, ty) {
                    None => {
                        let (so_far, ty) = (self.type_name(&so_far), self.type_name(ty));
                        let message = format!(
                            "this is of type `{ty}`, but the elements before it are of type \
                             `{so_far}`"
                        );
                        let help = "write elements of the same type";
                        return self.fail(element.span, message, help);
                    }
                    common => common,
                },
            };
        }
        Ok(common)
    }

    fn access(&mut self, base: Resolved<'s>, field: Span, span: Span) -> Fallible<Resolved<'s>> {
        let name = self.text(field);
        let ty = match (&base.node, &base.ty) {
            (Node::Record(id), _) => self.records[*id].field(name).map(|field| field.ty.clone()),
            (_, Some(Type::Class(class))) => self.field_of(&[*class], name),
            (_, Some(Type::Classes(classes))) => self.field_of(classes, name),
            _ => {
                let message = format!("this is no record, so it has no field `{name}`");
                return self.fail(base.span, message, "take fields of records only");
            }
        };
        match ty {
            Some(ty) => {
                let node = Node::Access(Box::new(base), name);
                Ok(Resolved { node, ty: Some(ty), span })
            }
            None => {
                let ty = base.ty.as_ref().map_or_else(String::new, |ty| self.type_name(ty));
                let message = format!("a record of type `{ty}` has no field `{name}`");
                let fields = self.fields_of(&base);
                let help = self.did_you_mean(name, fields, "name one of its fields");
                self.fail(field, message, help)
            }
        }
    }

    /// The names of the fields that a record has.
    fn fields_of(&self, record: &Resolved<'s>) -> impl Iterator<Item = &'s str> {
        let classes = match &record.ty {
            Some(Type::Class(class)) => vec![*class],
            Some(Type::Classes(classes)) => classes.clone(),
            _ => Vec::new(),
        };
        let names = |class: ClassId| {
            let layout = &self.classes[class.0 as usize].layout;
            layout.fields.iter().map(|field| field.name)
        };
        classes.into_iter().flat_map(names)
    }

    fn field_of(&self, classes: &[ClassId], name: &str) -> Option<Type> {
        classes.iter().find_map(|class| {
            let layout = &self.classes[class.0 as usize].layout;
            layout.get(name).map(|field| field.ty.clone())
        })
    }

    fn splat(&mut self, span: Span, element: &Expr, count: &Expr) -> Fallible<Resolved<'s>> {
        let element = self.value(element, None);
        let count = self.value(count, None);
        let (element, count) = (element?, count?);
        if count.ty != Some(Type::Int) {
            let help = "write an integer in decimal or hexadecimal";
            return self.fail(count.span, "the length of the list is no integer", help);
        }
        let Some(ty) = &element.ty else {
            return self.fail(element.span, "`?` has no type", "write a value");
        };
        let ty = self.list_of(ty.clone(), span)?;
        Ok(Resolved { node: Node::Splat(Box::new(element), Box::new(count)), ty: Some(ty), span })
    }

    /// `a # b`: of lists if the first part is one, else of strings.
    fn paste(
        &mut self,
        span: Span,
        parts: &[Expr],
        expected: Option<&Type>,
    ) -> Fallible<Resolved<'s>> {
        let mut parts = parts.iter();
        let first = match parts.next() {
            Some(first) => self.value(first, expected.filter(|ty| matches!(ty, Type::List(_))))?,
            None => return Err(Failed),
        };
        if let Some(Type::List(_)) = first.ty {
            return self.append(span, first, parts, expected);
        }
        self.pastable(&first)?;
        let mut resolved = vec![first];
        for part in parts {
            let part = self.resolve(part, None, Mode::Paste)?;
            self.pastable(&part)?;
            resolved.push(part);
        }
        Ok(Resolved { node: Node::Concat(resolved), ty: Some(Type::String), span })
    }

    fn append<'a>(
        &mut self,
        span: Span,
        first: Resolved<'s>,
        rest: impl Iterator<Item = &'a Expr>,
        expected: Option<&Type>,
    ) -> Fallible<Resolved<'s>> {
        let mut ty = first.ty.clone();
        let mut resolved = vec![first];
        for part in rest {
            let part = self.value(part, expected)?;
            let common = match (&ty, &part.ty) {
                (Some(so_far), Some(ty @ Type::List(_))) => self.common(so_far, ty),
                _ => None,
            };
            if common.is_none() {
                let help = "paste lists whose elements are of one type";
                return self.fail(part.span, "this cannot be pasted to a list", help);
            }
            ty = common;
            resolved.push(part);
        }
        Ok(Resolved { node: Node::Append(resolved), ty, span })
    }

    /// Fails if a value cannot be part of a string.
    pub(super) fn pastable(&mut self, part: &Resolved<'s>) -> Fallible<()> {
        let problem = match &part.ty {
            Some(Type::List(_)) => "a list cannot be pasted to a string",
            Some(Type::Bits(_)) => "a binary number cannot be pasted",
            None => "`?` cannot be pasted",
            Some(_) => return Ok(()),
        };
        self.fail(part.span, problem, "paste strings, integers, bits and named records")
    }

    fn pasted_name(&mut self, span: Span) -> Fallible<Resolved<'s>> {
        if let Some(local) = self.local(span) {
            return local;
        }
        let name = self.text(span);
        match self.globals.get(name) {
            // The name of a record pastes as itself, so both readings agree.
            Some(Global::Record(_)) => {
                let node = Node::String(name.to_owned());
                return Ok(Resolved { node, ty: Some(Type::String), span });
            }
            Some(Global::Broken) => return Err(Failed),
            _ => {}
        }
        let message = format!("after `#`, the name `{name}` would mean its own text");
        let help = format!(
            "write \"{name}\" if that is meant; if not, put the name first or \
                            give its value a local name with `defvar`"
        );
        Err(self.report(Diagnostic::new(span, message).with_help(help)))
    }
}
