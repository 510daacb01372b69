//! Detects whether a writer sorted constants.
//!
//! LLVM's writer does not sort constants if it keeps use-list orders. Often that is the only sign
//! that it was asked to keep them: a module in which all orders are the default has no USELIST
//! block.

use dxil_ir::{Body, ConstantId, Metadata, Module, TypeId, Value};

use super::module::Names;
use crate::numbers::Numbers;
use crate::order::{Order, constants_of_globals};

/// A number of constants that few bodies exceed.
const USUAL_CONSTANTS: usize = 32;

/// The constants as LLVM's writer would number them, for comparison with a file.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    order: Order,
    types: Numbers<TypeId>,
}

impl Numbering {
    /// Numbers the constants of the module. Returns whether the file has them unsorted, in the
    /// order in which a writer meets them.
    pub(super) fn module_is_unsorted(&mut self, module: &Module, names: &Names) -> bool {
        self.types = Numbers::for_ids(module.types.arena().len());
        let constants = module.constants.arena().len();
        self.order = Order::for_constants(constants.saturating_add(USUAL_CONSTANTS));
        for (number, &ty) in names.types.iter().enumerate().rev() {
            self.types.set(ty, number);
        }
        let is_global = |&&id: &&ConstantId| module.constants[id].is_global();
        let globals = names.values.iter().take_while(is_global).copied();
        let metadata = module.metadata.arena().values().filter_map(|metadata| match metadata {
            Metadata::Constant(id) => Some(*id),
            _ => None,
        });
        for id in globals.chain(constants_of_globals(module)).chain(metadata) {
            self.order.add(&module.constants, id, |_| {});
        }
        let globals = names.values.iter().take_while(is_global).count();
        let others = names.values.get(globals..).unwrap_or_default();
        self.is_unsorted(module, globals, &others.iter().copied())
    }

    /// Like [`Numbering::module_is_unsorted`], for the constants of a function.
    pub(super) fn body_is_unsorted(
        &mut self,
        module: &Module,
        body: &Body,
        file: &(impl Iterator<Item = ConstantId> + Clone),
    ) -> bool {
        let start = self.order.len();
        let mut as_in_file = file.clone();
        // Usually the first few constants show that they are sorted.
        let as_met = body.instructions.values().all(|instruction| {
            let known = self.order.len();
            instruction.for_each_operand(body, |value| match value {
                Value::Constant(id) if !module.constants[id].is_global() => {
                    self.order.add(&module.constants, id, |_| {});
                }
                _ => {}
            });
            self.order.from(known).all(|id| as_in_file.next() == Some(id))
        });
        let unsorted = as_met && self.is_unsorted(module, start, file);
        self.order.truncate(start);
        unsorted
    }

    fn is_unsorted(
        &mut self,
        module: &Module,
        start: usize,
        file: &(impl Iterator<Item = ConstantId> + Clone),
    ) -> bool {
        let as_in_file = |order: &Order| order.from(start).eq(file.clone());
        if !as_in_file(&self.order) {
            return false;
        }
        self.order.sort(start, &module.constants, &module.types, &self.types);
        !as_in_file(&self.order)
    }
}
