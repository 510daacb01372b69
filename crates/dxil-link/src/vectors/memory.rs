//! Vectors that are loaded from and stored to memory.

use alloc::vec::Vec;

use dxil_ir::build::Access;
use dxil_ir::{InstructionId, Value};

use super::Scalarizer;
use crate::Diagnostic;

impl Scalarizer<'_> {
    /// The components that a load gives.
    pub(super) fn load(
        &mut self,
        id: InstructionId,
        length: u32,
        pointer: Value,
        alignment: u32,
        volatile: bool,
    ) -> Result<Vec<Value>, Diagnostic> {
        let access = Access { alignment: part_alignment(alignment), volatile, atomic: None };
        self.each(id, length, |builder, i| {
            let pointer = builder.gep(pointer, &[builder.i32(0), builder.i32(i as i32)])?;
            builder.load(pointer, access)
        })
    }

    /// Stores the components if the value is a vector.
    pub(super) fn store(
        &mut self,
        id: InstructionId,
        pointer: Value,
        value: Value,
        alignment: u32,
        volatile: bool,
    ) -> Result<(), Diagnostic> {
        let Some(length) = self.length(value) else { return Ok(()) };
        let parts = self.components(value, length)?;
        let access = Access { alignment: part_alignment(alignment), volatile, atomic: None };
        self.build(id, |b| {
            for (index, part) in parts.into_iter().enumerate() {
                let pointer = b.gep(pointer, &[b.i32(0), b.i32(index as i32)])?;
                b.store(part, pointer, access)?;
            }
            Ok(())
        })?;
        Ok(self.editor.erase(id)?)
    }
}

/// The alignment of a component of a vector with this alignment.
fn part_alignment(alignment: u32) -> u32 {
    alignment.min(4)
}
