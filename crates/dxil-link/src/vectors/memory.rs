//! Vectors that are loaded from and stored to memory.

use alloc::vec::Vec;

use dxil_ir::build::{self, Access, FunctionBuilder};
use dxil_ir::{ConstantKind, Expression, InstructionId, Value};

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
        let vector = self.address(pointer);
        self.each(id, length, |builder, i| builder.load(vector.component(builder, i)?, access))
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
        let vector = self.address(pointer);
        self.build(id, |b| {
            for (index, part) in parts.into_iter().enumerate() {
                b.store(part, vector.component(b, index)?, access)?;
            }
            Ok(())
        })?;
        Ok(self.editor.erase(id)?)
    }

    /// The address that a pointer is, which may be a constant that leads from a variable.
    fn address(&self, pointer: Value) -> Address {
        let constants = &self.editor.module().constants;
        match pointer.constant().map(|id| &constants[id].kind) {
            Some(ConstantKind::Expression(Expression::GetElementPtr { operands, .. })) => {
                let mut operands = operands.iter().copied().map(Value::Constant);
                let pointer = operands.next().unwrap_or(pointer);
                Address { pointer, indices: operands.collect() }
            }
            _ => Address { pointer, indices: Vec::new() },
        }
    }
}

/// The address of a vector: a pointer, and the indices that lead from there to it, if there are some. The validator does not
/// follow an instruction to a constant address within a group-shared variable.
struct Address {
    pointer: Value,
    indices: Vec<Value>,
}

impl Address {
    /// The address of a component of the vector.
    fn component(&self, b: &FunctionBuilder<'_>, index: usize) -> Result<Value, build::Error> {
        let mut indices = self.indices.clone();
        if indices.is_empty() {
            indices.push(b.i32(0));
        }
        indices.push(b.i32(index as i32));
        b.gep(self.pointer, &indices)
    }
}

/// The alignment of a component of a vector with this alignment.
fn part_alignment(alignment: u32) -> u32 {
    alignment.min(4)
}
