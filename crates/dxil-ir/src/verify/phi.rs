//! Phis against the edges to their blocks.

use alloc::vec::Vec;

use super::function::Context;
use super::{Place, Rule, Site, Verifier};
use crate::{Block, BlockId, Incoming, InstructionKind, Value};

impl Verifier<'_> {
    /// Checks the phis of a block, whose first instruction has this number in the function.
    pub(super) fn phis(
        &mut self,
        context: &Context<'_>,
        block: BlockId,
        contents: &Block,
        first: usize,
    ) {
        let Context { body, flow, .. } = *context;
        let mut edges: Option<Vec<BlockId>> = None;
        let mut is_first = true;
        for (number, &instruction) in (first..).zip(&contents.instructions) {
            let InstructionKind::Phi { incoming, .. } = body.instructions[instruction].kind else {
                is_first = false;
                continue;
            };
            let place =
                Place::Instruction(Site { function: context.id, block, instruction, number });
            self.check(is_first, place, Rule::PhiPlace);
            let edges = edges.get_or_insert_with(|| {
                let mut edges = flow.predecessors(block).to_vec();
                edges.sort_unstable();
                edges
            });
            self.phi(place, body.list(incoming), edges);
        }
    }

    /// Checks the incoming values of a phi against the sorted predecessors of its block.
    fn phi(&mut self, place: Place, incoming: &[Incoming], edges: &[BlockId]) {
        if !self.check(incoming.len() == edges.len(), place, Rule::PhiCount)
            || !self.check(!incoming.is_empty(), place, Rule::PhiEmpty)
        {
            return;
        }
        let mut sorted: Vec<(BlockId, Value)> =
            incoming.iter().map(|it| (it.block, it.value)).collect();
        sorted.sort_unstable();
        let same = sorted.iter().map(|it| it.0).eq(edges.iter().copied());
        self.check(same, place, Rule::PhiEdges);
        let differ = |pair: &[(BlockId, Value)]| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1;
        let agree = !sorted.windows(2).any(differ);
        self.check(agree, place, Rule::PhiValues);
    }
}
