//! Operands of instructions, whatever the instruction.

use super::function::{Context, is_intrinsic};
use super::{Place, Rule, Site, Verifier};
use crate::analysis::Use;
use crate::typing::is_value;
use crate::{ConstantId, ConstantKind, Instruction, InstructionKind, Type, Value};

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
        let callee = match instruction.kind {
            InstructionKind::Call { arguments, bundles, .. } => {
                let bundled = body.list(bundles).iter().map(|bundle| bundle.operands.len());
                Some(arguments.len() + bundled.sum::<usize>())
            }
            _ => None,
        };
        let mut operand = 0;
        instruction.for_each_operand(body, |value| {
            let ty = module.type_of(body, value).unwrap_or(module.types.void());
            let is_argument = callee.is_some() && ty == module.types.metadata();
            let is_operand =
                is_value(&module.types, ty) || is_argument || module.types[ty] == Type::Token;
            self.check(is_operand, place, Rule::OperandType);
            match value {
                Value::Constant(id) if callee != Some(operand as usize) => self.address(place, id),
                Value::Instruction(definition) | Value::MetadataOfInstruction(definition) => {
                    let used = Use { value, user: site.instruction, operand };
                    self.dominance(context, site, definition, &used);
                }
                _ => {}
            }
            operand += 1;
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
