//! What is found out about a module before it is printed.

use alloc::vec::Vec;

use dxil_ir::{Module, StructId};

use crate::attached::Attached;
use crate::callees::Callees;
use crate::slots::Slots;
use crate::structs::Finder;

/// What has to be known of a module before it is printed.
pub(crate) struct Survey<'m> {
    /// The structs with an identity of their own that it uses, in LLVM's order.
    pub(crate) structs: Vec<StructId>,
    pub(crate) slots: Slots<'m>,
    pub(crate) callees: Callees,
}

impl<'m> Survey<'m> {
    /// Looks at all instructions once.
    pub(crate) fn new(module: &'m Module) -> Self {
        let callees = Callees::new(module);
        let mut slots = Slots::new(module);
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
                    slots.instruction(body, instruction, attached, &callees);
                }
            }
        }
        finder.named_metadata();
        Self { structs: finder.found, slots, callees }
    }
}
