//! Collects data about a module before it is printed.

use alloc::vec::Vec;

use dxil_ir::{Module, StructId};

use super::attached::Attached;
use super::function_kind::FunctionKinds;
use super::slots::Slots;
use super::structs::Finder;

/// The data about a module that printing needs.
pub(crate) struct Survey<'m> {
    /// The identified structs that the module uses, in LLVM's order.
    pub(crate) structs: Vec<StructId>,
    pub(crate) slots: Slots<'m>,
    pub(crate) function_kinds: FunctionKinds,
}

impl<'m> Survey<'m> {
    /// Visits all instructions once. Calls may be printed as debug records.
    pub(crate) fn new(module: &'m Module, has_records: bool) -> Self {
        let function_kinds = FunctionKinds::new(module);
        let mut slots = Slots::new(module, has_records);
        let mut finder = Finder::new(module);
        finder.variables();
        for (id, function) in module.functions.iter() {
            finder.function(id, function);
            slots.function(function);
            let Some(body) = &function.body else { continue };
            let mut attached = Attached::new(body);
            for (_, block) in body.blocks() {
                for &id in &block.instructions {
                    let (instruction, attached) = (&body.instructions[id], attached.to(id));
                    finder.instruction(body, instruction, attached);
                    slots.instruction(body, id, attached, &function_kinds);
                }
            }
        }
        finder.named_metadata();
        Self { structs: finder.found, slots, function_kinds }
    }
}
