//! Numbers types.

use alloc::vec::Vec;

use dxil_ir::{Type, TypeId, Types};

use crate::numbers::{NONE, Numbers, PENDING};

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
        if !self.enter(types, id) {
            return;
        }
        let mut stack = core::mem::take(&mut self.stack);
        stack.push((id, 0));
        while let Some((id, next)) = stack.last_mut() {
            let id = *id;
            if let Some(part) = part(types, id, *next) {
                *next += 1;
                if self.enter(types, part) {
                    stack.push((part, 0));
                }
                continue;
            }
            if *self.numbers.place(id) >= PENDING {
                self.numbers.set(id, self.items.len());
                self.items.push(id);
            }
            stack.pop();
        }
        self.stack = stack;
    }

    /// Whether the type has not been numbered.
    fn enter(&mut self, types: &Types, id: TypeId) -> bool {
        let number = self.numbers.place(id);
        if *number != NONE {
            return false;
        }
        if let Type::Named(_) = types[id] {
            *number = PENDING;
        }
        true
    }
}

/// One of the element types of a type.
fn part(types: &Types, id: TypeId, index: usize) -> Option<TypeId> {
    match &types[id] {
        Type::Pointer { pointee, .. } => pointee.filter(|_| index == 0),
        Type::Array { element: part, .. } | Type::Vector { element: part, .. } => {
            (index == 0).then_some(*part)
        }
        Type::Function { result, parameters, .. } => match index.checked_sub(1) {
            None => Some(*result),
            Some(index) => parameters.get(index).copied(),
        },
        _ => types.struct_body(id)?.elements.get(index).copied(),
    }
}
