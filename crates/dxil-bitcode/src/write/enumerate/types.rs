//! Numbers types.

use alloc::vec::Vec;

use dxil_ir::{Type, TypeId, Types};

use crate::numbers::{Numbers, PENDING};

/// Types in the order of their numbers.
#[derive(Debug, Default)]
pub(in crate::write) struct TypeOrder {
    pub(in crate::write) items: Vec<TypeId>,
    pub(super) numbers: Numbers<TypeId>,
    /// Memory for the types that are being numbered, each with the index of the next element type.
    stack: Vec<(TypeId, usize)>,
}

impl TypeOrder {
    /// An order for all of this number of types.
    pub(super) fn for_types(count: usize) -> Self {
        Self {
            items: Vec::with_capacity(count),
            numbers: Numbers::for_ids(count),
            stack: Vec::new(),
        }
    }

    /// Numbers a type after its element types.
    ///
    /// Named structs may refer to each other in a cycle: a struct that is being numbered is
    /// skipped.
    pub(super) fn add(&mut self, types: &Types, id: TypeId) {
        if !self.numbers.is_new(id) {
            return;
        }
        let mut stack = core::mem::take(&mut self.stack);
        self.enter(types, id, &mut stack);
        while let Some((id, next)) = stack.last_mut() {
            let id = *id;
            match self.next_new(parts(types, id), next) {
                Some(part) => self.enter(types, part, &mut stack),
                None => {
                    self.number(id);
                    stack.pop();
                }
            }
        }
        self.stack = stack;
    }

    /// Begins to number a type that has no number.
    fn enter(&mut self, types: &Types, id: TypeId, stack: &mut Vec<(TypeId, usize)>) {
        match &types[id] {
            Type::Named(_) => *self.numbers.place(id) = PENDING,
            Type::Void | Type::Half | Type::Float | Type::Double | Type::Integer { .. } => {
                return self.number(id);
            }
            _ => {}
        }
        stack.push((id, 0));
    }

    /// Gives a type the next number, unless it has got one as a part of itself.
    fn number(&mut self, id: TypeId) {
        if *self.numbers.place(id) >= PENDING {
            self.numbers.set(id, self.items.len());
            self.items.push(id);
        }
    }

    /// The next element type, from an index on, that has no number.
    fn next_new(&self, (first, others): Parts<'_>, next: &mut usize) -> Option<TypeId> {
        if *next == 0 {
            *next = 1;
            if let Some(first) = first.filter(|&first| self.numbers.is_new(first)) {
                return Some(first);
            }
        }
        while let Some(&part) = others.get(*next - 1) {
            *next += 1;
            if self.numbers.is_new(part) {
                return Some(part);
            }
        }
        None
    }
}

/// The element types of a type: the first one of a type that is no struct, and the others.
type Parts<'t> = (Option<TypeId>, &'t [TypeId]);

fn parts(types: &Types, id: TypeId) -> Parts<'_> {
    match &types[id] {
        Type::Pointer { pointee, .. } => (*pointee, &[]),
        Type::Array { element, .. } | Type::Vector { element, .. } => (Some(*element), &[]),
        Type::Function { result, parameters, .. } => (Some(*result), parameters),
        _ => (None, types.struct_body(id).map_or(&[], |body| &body.elements)),
    }
}
