//! Instructions whose result is a vector.

use alloc::vec::Vec;

use dxil_ir::{Instruction, InstructionId, InstructionKind, TypeId, Value};

use super::Scalarizer;
use crate::Diagnostic;

impl Scalarizer<'_> {
    /// The components of the result of an instruction.
    pub(super) fn vector_instruction(
        &mut self,
        id: InstructionId,
        instruction: &Instruction,
        element: TypeId,
        length: u32,
    ) -> Result<Vec<Value>, Diagnostic> {
        match instruction.kind {
            InstructionKind::Binary { op, operands } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.binary(op, a[i], b[i]))
            }
            InstructionKind::ICmp { predicate, operands, .. } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.icmp(predicate, a[i], b[i]))
            }
            InstructionKind::FCmp { predicate, flags, operands } => {
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.fcmp(predicate, flags, a[i], b[i]))
            }
            InstructionKind::Cast { op, value } => match self.length(value) {
                Some(from) if from == length => {
                    let parts = self.components(value, length)?;
                    self.each(id, length, |builder, i| builder.cast(op, parts[i], element))
                }
                _ => Err(Diagnostic::new("a cast changes the number of components of a vector")),
            },
            InstructionKind::Select { condition, operands, .. } => {
                let conditions = match self.length(condition) {
                    Some(_) => self.components(condition, length)?,
                    None => alloc::vec![condition; length as usize],
                };
                let [a, b] = self.pairs(operands, length)?;
                self.each(id, length, |builder, i| builder.select(conditions[i], a[i], b[i]))
            }
            InstructionKind::InsertElement { vector, element, index } => {
                self.inserted(id, vector, element, index, length)
            }
            InstructionKind::ShuffleVector { operands, mask } => {
                self.shuffled(element, length, operands, mask)
            }
            InstructionKind::Load { pointer, alignment, volatile, .. } => {
                self.load(id, length, pointer, alignment, volatile)
            }
            InstructionKind::Call { .. } => self.call_of_vector(id, length),
            InstructionKind::Phi { .. } => {
                self.phis.push(id);
                self.extracts(id, length)
            }
            _ => self.extracts(id, length),
        }
    }
}
