//! Definitions dominate their uses.

use super::function::Context;
use super::{Rule, Site, Verifier};
use crate::analysis::Use;
use crate::{InstructionId, InstructionKind, Value};

impl Verifier<'_> {
    /// Checks that an operand is computed before its use on every path. Those of other instructions than phis that are
    /// defined before them in the same block need not be checked.
    pub(super) fn dominance(
        &mut self,
        context: &Context<'_>,
        site: &Site,
        definition: InstructionId,
        used: &Use,
    ) {
        let Context { body, flow, dominators, positions, .. } = *context;
        let is_phi =
            matches!(body.instructions[site.instruction].kind, InstructionKind::Phi { .. });
        if positions.get(definition).is_none() {
            self.report(site.into(), Rule::DetachedOperand);
        } else if used.value == Value::Instruction(site.instruction) && !is_phi {
            let is_unreachable = !flow.is_reachable(site.block);
            self.check(is_unreachable, site, Rule::SelfReference);
        } else {
            let dominates = dominators.dominates_use(body, positions, used);
            self.check(dominates, site, Rule::Dominance);
        }
    }
}
