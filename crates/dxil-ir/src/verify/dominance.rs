//! Definitions dominate their uses.

use super::function::Context;
use super::{Place, Rule, Site, Verifier};
use crate::analysis::Use;
use crate::{InstructionKind, Value};

impl Verifier<'_> {
    /// Checks that the operands of an instruction are computed before it on every path.
    pub(super) fn dominance(&mut self, context: &Context<'_>, site: Site) {
        let Context { body, flow, dominators, positions, .. } = *context;
        let place = Place::Instruction(site);
        let instruction = &body.instructions[site.instruction];
        let is_phi = matches!(instruction.kind, InstructionKind::Phi { .. });
        let mut operand = 0;
        instruction.for_each_operand(body, |value| {
            let used = Use { value, user: site.instruction, operand };
            operand += 1;
            let (Value::Instruction(definition) | Value::MetadataOfInstruction(definition)) = value
            else {
                return;
            };
            if positions.get(definition).is_none() {
                self.report(place, Rule::DetachedOperand);
            } else if value == Value::Instruction(site.instruction) && !is_phi {
                let is_unreachable = !flow.is_reachable(site.block);
                self.check(is_unreachable, place, Rule::SelfReference);
            } else {
                let dominates = dominators.dominates_use(body, positions, &used);
                self.check(dominates, place, Rule::Dominance);
            }
        });
    }
}
