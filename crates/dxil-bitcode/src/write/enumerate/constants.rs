//! The numbers of constants.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{ConstantId, TypeId};

use super::Enumerator;

impl Enumerator<'_> {
    /// Numbers a type.
    pub(super) fn add_type(&mut self, id: TypeId) {
        self.types.add(&self.module.types, id);
    }

    /// Numbers a constant behind those that it is made of, or counts one more use of it.
    pub(super) fn add_constant(&mut self, id: ConstantId) {
        let Self { module, types, constants, .. } = self;
        constants.add(&module.constants, id, |ty| types.add(&module.types, ty));
    }

    /// Numbers the types of an operand: of a constant, those that it is made of too.
    pub(super) fn add_types_of_constant(&mut self, id: ConstantId) {
        let module = self.module;
        let mut stack = vec![vec![id]];
        while let Some(ids) = stack.last_mut() {
            let Some(id) = ids.pop() else {
                stack.pop();
                continue;
            };
            if *self.typed.place(id) == 0 || self.constants.number(id).is_some() {
                continue;
            }
            *self.typed.place(id) = 0;
            self.add_type(module.constants[id].ty);
            let mut operands: Vec<_> = module.constants[id].operands().collect();
            operands.reverse();
            stack.push(operands);
        }
    }

    /// Sorts the constants from `start` on, unless the module keeps the order of uses.
    pub(super) fn sort_constants(&mut self, start: usize) {
        let Self { module, types, constants, .. } = self;
        if !module.preserve_use_lists {
            constants.sort(start, &module.constants, &module.types, &types.numbers);
        }
    }
}
