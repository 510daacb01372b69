//! Operands of instructions, whatever the instruction.

use super::function::{Context, is_intrinsic};
use super::{Place, Rule, Site, Verifier};
use crate::typing::is_value;
use crate::{ConstantId, ConstantKind, Instruction, InstructionKind, Value};

impl Verifier<'_> {
    pub(super) fn operands(
        &mut self,
        context: &Context<'_>,
        site: Site,
        instruction: &Instruction,
    ) {
        let place = Place::Instruction(site);
        let (module, body) = (self.module, context.body);
        // Of a call, the function comes last.
        let (mut callee, mut index, mut count) = (None, 0, 0);
        if let InstructionKind::Call { .. } = instruction.kind {
            instruction.for_each_operand(body, |_| count += 1);
            callee = Some(count - 1);
        }
        instruction.for_each_operand(body, |value| {
            let is_callee = callee == Some(index);
            index += 1;
            let ty = module.type_of(body, value).unwrap_or(module.types.void());
            let is_argument = callee.is_some() && ty == module.types.metadata();
            let is_operand = is_value(&module.types, ty) || is_argument;
            self.check(is_operand, place, Rule::OperandType);
            match value {
                Value::Constant(id) if !is_callee => self.address(place, id),
                _ => {}
            }
        });
    }

    /// Checks that a constant is not the address of an intrinsic.
    fn address(&mut self, place: Place, id: ConstantId) {
        if let ConstantKind::Function(id) = self.module.constants[id].kind {
            let is_intrinsic = is_intrinsic(&self.module.functions[id]);
            self.check(!is_intrinsic, place, Rule::IntrinsicAddress);
        }
    }
}
