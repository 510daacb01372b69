//! What arrays of arrays have as their innermost elements.

use alloc::vec::Vec;

use dxil_ir::{Id as _, Type, TypeId, Types};

/// The innermost element of each array, and each other type itself: found once, since types may be nested deeply.
pub(super) struct Innermost(Vec<TypeId>);

impl Innermost {
    pub(super) fn new(types: &Types) -> Self {
        let mut innermost: Vec<_> = types.arena().iter().map(|(id, _)| id).collect();
        let mut arrays = Vec::new();
        for (mut ty, _) in types.arena().iter() {
            // Elements mostly stand before their arrays, and what they have is known then.
            while let Some(Type::Array { element, .. }) = types.get(ty) {
                arrays.push(ty);
                ty = innermost.get(element.index()).copied().unwrap_or(*element);
            }
            for array in arrays.drain(..) {
                innermost[array.index()] = ty;
            }
        }
        Self(innermost)
    }

    pub(super) fn of(&self, ty: TypeId) -> TypeId {
        self.0.get(ty.index()).copied().unwrap_or(ty)
    }
}
