//! Instructions whose result is all that they give.

use super::FunctionEditor;
use crate::{
    Attribute, AttributeKind, AttributeSetId, FUNCTION_SLOT, InstructionId, InstructionKind,
    MemoryEffects,
};

impl FunctionEditor<'_> {
    /// Whether a program may notice that an instruction is missing although nothing uses its
    /// result. As LLVM's `isInstructionTriviallyDead`, except for calls that debuggers read.
    pub(super) fn has_effect(&self, instruction: InstructionId) -> bool {
        match self.body.instructions[instruction].kind {
            InstructionKind::Load { volatile, atomic, .. } => volatile || atomic.is_some(),
            InstructionKind::Call { callee, attributes, .. } => {
                let function = self.module.called_function(callee);
                let declared = function.and_then(|id| self.module.functions[id].attributes);
                !self.is_pure(&[attributes, declared]) || self.is_escape(instruction)
            }
            InstructionKind::Store { .. }
            | InstructionKind::Fence { .. }
            | InstructionKind::CompareExchange { .. }
            | InstructionKind::AtomicRmw { .. } => true,
            _ => self.body.instructions[instruction].is_terminator(),
        }
    }

    /// Whether a call with these attributes writes nothing and returns.
    fn is_pure(&self, sets: &[Option<AttributeSetId>]) -> bool {
        let has =
            |kind| sets.iter().flatten().any(|&set| self.has_attribute(set, FUNCTION_SLOT, kind));
        // A function of LLVM 3.7 that writes nothing returns.
        let only_reads = has(AttributeKind::ReadNone) || has(AttributeKind::ReadOnly);
        let is_stated_to = || has(AttributeKind::WillReturn) && self.states_no_writes(sets);
        has(AttributeKind::NoUnwind) && (only_reads || is_stated_to())
    }

    /// Whether one of these sets has `memory` with nothing that is written.
    fn states_no_writes(&self, sets: &[Option<AttributeSetId>]) -> bool {
        let attributes = &self.module.attributes;
        let mut own = sets.iter().flatten().flat_map(|&set| attributes.of_slot(set, FUNCTION_SLOT));
        own.any(|it| match *it {
            Attribute::Integer(AttributeKind::Memory, bits) => MemoryEffects(bits).is_read_only(),
            _ => false,
        })
    }

    /// Whether a slot has an attribute.
    pub(super) fn has_attribute(
        &self,
        set: AttributeSetId,
        slot: u32,
        kind: AttributeKind,
    ) -> bool {
        let mut attributes = self.module.attributes.of_slot(set, slot);
        attributes.any(|it| *it == Attribute::Kind(kind))
    }
}
