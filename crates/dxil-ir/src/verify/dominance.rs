//! Definitions dominate their uses.

use super::function::Context;
use super::{Place, Rule, Site, Verifier};
use crate::analysis::{Positions, Use};
use crate::{InstructionId, InstructionKind, Value};

impl Verifier<'_> {
    /// Checks that an operand, which an instruction defines, is computed before its use on every path.
    pub(super) fn dominance(
        &mut self,
        context: &Context<'_>,
        site: Site,
        definition: InstructionId,
        used: &Use,
    ) {
        let Context { body, flow, dominators, positions, .. } = *context;
        let is_phi =
            matches!(body.instructions[site.instruction].kind, InstructionKind::Phi { .. });
        // Most operands come from the block of their user. A phi uses them at the end of another one.
        if !is_phi && is_earlier_in_block(positions, definition, site.instruction) {
            return;
        }
        let place = Place::Instruction(site);
        if positions.get(definition).is_none() {
            self.report(place, Rule::DetachedOperand);
        } else if used.value == Value::Instruction(site.instruction) && !is_phi {
            let is_unreachable = !flow.is_reachable(site.block);
            self.check(is_unreachable, place, Rule::SelfReference);
        } else {
            let dominates = dominators.dominates_use(body, positions, used);
            self.check(dominates, place, Rule::Dominance);
        }
    }
}

/// Whether a definition comes before an instruction in the same block.
fn is_earlier_in_block(
    positions: &Positions,
    definition: InstructionId,
    user: InstructionId,
) -> bool {
    match (positions.get(definition), positions.get(user)) {
        (Some((defining, place)), Some((block, index))) => defining == block && place < index,
        _ => false,
    }
}
