//! Numbers constants.

use alloc::vec::Vec;

use dxil_ir::{ConstantId, TypeId};

use super::Enumerator;

impl Enumerator<'_> {
    /// Numbers a type, unless it has a number.
    #[inline]
    pub(super) fn add_type(&mut self, id: TypeId) {
        if self.types.numbers.get(id).is_none() {
            self.types.add(&self.module.types, id);
        }
    }

    /// Numbers a constant after its operands, or counts one more use of it.
    pub(super) fn add_constant(&mut self, id: ConstantId) {
        let Self { module, types, constants, .. } = self;
        constants.add(&module.constants, id, |ty| types.add(&module.types, ty));
    }

    /// Numbers the type of a constant operand, and the types of its own operands.
    #[inline]
    pub(super) fn add_types_of_constant(&mut self, id: ConstantId) {
        if self.typed.get(id).is_none() {
            self.add_types_of_new_constant(id);
        }
    }

    fn add_types_of_new_constant(&mut self, id: ConstantId) {
        let (mut next, mut stack) = (Some(id), Vec::new());
        while let Some(id) = next.take().or_else(|| stack.pop()) {
            if *self.typed.place(id) == 0 || self.constants.number(id).is_some() {
                continue;
            }
            *self.typed.place(id) = 0;
            let constant = &self.module.constants[id];
            self.add_type(constant.ty);
            let start = stack.len();
            stack.extend(constant.operands());
            stack[start..].reverse();
        }
    }

    /// Sorts the constants from `start` on, unless the module keeps use-list orders.
    pub(super) fn sort_constants(&mut self, start: usize) {
        let Self { module, types, constants, .. } = self;
        if !module.preserve_use_lists {
            constants.sort(start, &module.constants, &module.types, &types.numbers);
        }
    }
}
