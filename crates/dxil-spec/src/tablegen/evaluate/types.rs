//! Relations of types.

use super::{Evaluator, Fallible};
use crate::tablegen::ast::{TypeExpr, TypeKind};
use crate::tablegen::record::{ClassId, RecordId};
use crate::tablegen::source::Span;
use crate::tablegen::value::Type;

/// The maximum depth of lists.
const MAX_DEPTH: usize = 64;

impl Evaluator<'_> {
    /// Resolves a type.
    pub(super) fn ty(&mut self, ty: &TypeExpr) -> Fallible<Type> {
        Ok(match &ty.kind {
            TypeKind::Bit => Type::Bit,
            TypeKind::Int => Type::Int,
            TypeKind::String => Type::String,
            TypeKind::List(element) => Type::List(Box::new(self.ty(element)?)),
            TypeKind::Class => Type::Class(self.class(ty.span)?),
            TypeKind::Broken => return Err(super::Failed),
        })
    }

    /// The type of a record: all its direct parents.
    pub(super) fn type_of_record(&self, id: RecordId) -> Type {
        made_from(&self.record_parents[id.0 as usize])
    }

    /// The type of a list, written at `span`, of elements of a type.
    pub(super) fn list_of(&mut self, element: Type, span: Span) -> Fallible<Type> {
        let mut depth = 1;
        let mut inner = &element;
        while let Type::List(element) = inner {
            depth += 1;
            inner = element;
        }
        if depth > MAX_DEPTH {
            let message = format!("lists nest more than {MAX_DEPTH} deep here");
            return self.fail(span, message, "flatten them");
        }
        Ok(Type::List(Box::new(element)))
    }

    /// Whether a value of one type can be stored as another.
    pub(super) fn converts(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Bit | Type::Int | Type::Bits(_), Type::Int)
            | (Type::Bit | Type::Int | Type::Bits(1), Type::Bit)
            | (Type::String, Type::String) => true,
            (Type::Bits(from), Type::Bits(to)) => from == to,
            (Type::List(from), Type::List(to)) => self.converts(from, to),
            (Type::Class(_) | Type::Classes(_), Type::Class(_) | Type::Classes(_)) => {
                let (from, to) = (classes(from), classes(to));
                to.iter().all(|to| from.iter().any(|from| self.inherits(*from, *to)))
            }
            _ => false,
        }
    }

    /// The most specific type to which both convert.
    pub(super) fn common(&self, a: &Type, b: &Type) -> Option<Type> {
        if a == b {
            return Some(a.clone());
        }
        match (a, b) {
            (Type::Class(_) | Type::Classes(_), Type::Class(_) | Type::Classes(_)) => {
                let mut shared = Vec::new();
                for class in classes(a) {
                    self.shared_classes(*class, classes(b), &mut shared);
                }
                Some(made_from(&shared))
            }
            (Type::List(a), Type::List(b)) => Some(Type::List(Box::new(self.common(a, b)?))),
            _ if self.converts(a, b) => Some(b.clone()),
            _ if self.converts(b, a) => Some(a.clone()),
            _ => None,
        }
    }

    /// The classes nearest to `class` that are also ancestors of `others`.
    fn shared_classes(&self, class: ClassId, others: &[ClassId], shared: &mut Vec<ClassId>) {
        if others.iter().any(|other| self.inherits(*other, class)) {
            if !shared.contains(&class) {
                shared.push(class);
            }
            return;
        }
        for parent in &self.classes[class.0 as usize].parents {
            self.shared_classes(*parent, others, shared);
        }
    }

    fn inherits(&self, class: ClassId, ancestor: ClassId) -> bool {
        class == ancestor || self.classes[class.0 as usize].superclasses.contains(&ancestor)
    }

    /// Fails unless an expression of type `from`, written at `span`, can be stored as `to`.
    pub(super) fn check(
        &mut self,
        span: Span,
        from: Option<&Type>,
        to: &Type,
        what: &str,
    ) -> Fallible<()> {
        match from {
            Some(from) if !self.converts(from, to) => {
                let (from, to) = (self.type_name(from), self.type_name(to));
                let message = format!("{what} has type `{to}`, but this is of type `{from}`");
                self.fail(span, message, format!("write a value of type `{to}`"))
            }
            _ => Ok(()),
        }
    }

    /// Prints a type in the syntax of TableGen.
    pub(super) fn type_name(&self, ty: &Type) -> String {
        match ty {
            Type::Bit => "bit".to_owned(),
            Type::Int => "int".to_owned(),
            Type::String => "string".to_owned(),
            Type::List(element) => format!("list<{}>", self.type_name(element)),
            Type::Bits(width) => format!("bits<{width}>"),
            Type::Class(class) => self.classes[class.0 as usize].name.to_owned(),
            Type::Classes(classes) => {
                let name = |class: &ClassId| self.classes[class.0 as usize].name;
                format!("{{{}}}", classes.iter().map(name).collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// The type of a record with these parents.
pub(super) fn made_from(parents: &[ClassId]) -> Type {
    match parents {
        [class] => Type::Class(*class),
        classes => Type::Classes(classes.to_vec()),
    }
}

fn classes(ty: &Type) -> &[ClassId] {
    match ty {
        Type::Class(class) => std::slice::from_ref(class),
        Type::Classes(classes) => classes,
        _ => &[],
    }
}
