//! The flow of control in functions.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::BlockId;
use dxil_ir::analysis::{ControlFlow, Dominators};

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at loops and at recursion; if a loop has several entries, the validator looks no further.
    pub(super) fn flow(&mut self) {
        let bodies = self.module.functions.iter();
        let bodies = bodies.filter_map(|(id, function)| Some((id, function.body.as_ref()?)));
        let flows: Vec<_> = bodies.map(|(id, body)| (id, ControlFlow::new(body))).collect();
        let mut are_reducible = true;
        for (id, flow) in &flows {
            let is_reducible = is_reducible(flow);
            are_reducible &= is_reducible;
            self.require_of(Some(*id), is_reducible, dxc::FLOW_REDUCIBLE, || {
                "a loop of the function is entered in several blocks".into()
            });
        }
        if !are_reducible {
            return;
        }
        self.recursion();
        for (id, flow) in &flows {
            self.require_of(Some(*id), all_end(flow), dxc::FLOW_DEAD_LOOP, || {
                "a loop of the function does not end".into()
            });
        }
    }
}

/// Whether each edge back to a block of a loop comes from a block that it dominates.
fn is_reducible(flow: &ControlFlow) -> bool {
    let order = flow.reverse_post_order();
    let place: BTreeMap<BlockId, usize> =
        order.iter().enumerate().map(|(number, &block)| (block, number)).collect();
    let mut back = Vec::new();
    for &from in order {
        let targets = flow.successors(from).iter();
        back.extend(targets.filter(|to| place[*to] <= place[&from]).map(|&to| (from, to)));
    }
    if back.is_empty() {
        return true;
    }
    let dominators = Dominators::new(flow);
    back.into_iter().all(|(from, to)| dominators.dominates(to, from))
}

/// Whether each block that is reached leads to an end of the function.
fn all_end(flow: &ControlFlow) -> bool {
    let order = flow.reverse_post_order();
    let is_end = |block: &BlockId| flow.successors(*block).is_empty();
    let mut pending: Vec<_> = order.iter().copied().filter(is_end).collect();
    let mut ends: BTreeSet<_> = pending.iter().copied().collect();
    while let Some(block) = pending.pop() {
        pending.extend(flow.predecessors(block).iter().copied().filter(|it| ends.insert(*it)));
    }
    order.iter().all(|block| ends.contains(block))
}
