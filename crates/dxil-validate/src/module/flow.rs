//! The flow of control in functions.

use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use dxil_ir::analysis::{ControlFlow, Dominators};
use dxil_ir::{BlockId, Body, Id as _};

use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at loops and at recursion; if a loop of the last function has several entries, the validator looks no further.
    ///
    /// It judges each function's loops, but keeps only what it found of the last one. Loops of others that are entered in several
    /// blocks are no loops to it: these it does not see end.
    pub(super) fn flow(&mut self) {
        let functions = &self.module.functions;
        let last = functions.iter().rfind(|(_, it)| it.body.is_some()).map(|(id, _)| id);
        let bodies = functions.iter().filter_map(|(id, it)| Some((id, it.body.as_ref()?)));
        let loops = bodies.filter(|(_, body)| branches(body));
        let loops = loops.filter_map(|(id, body)| Some((id, body, Loops::of(body)?)));
        let (reducible, others): (Vec<_>, Vec<_>) =
            loops.partition(|(_, _, loops)| loops.are_reducible());
        for (id, ..) in &others {
            let rule = match Some(*id) == last {
                true => dxc::FLOW_REDUCIBLE,
                false => Rule::OtherFlow.into(),
            };
            let message = "a loop of the function is entered in several blocks";
            self.require_of(Some(*id), false, rule, || message.into());
        }
        if others.iter().any(|(id, ..)| Some(*id) == last) {
            return;
        }
        self.recursion();
        for (id, body, Loops { flow, .. }) in &reducible {
            self.require_of(Some(*id), all_end(body, flow), dxc::FLOW_DEAD_LOOP, || {
                "a loop of the function does not end".into()
            });
        }
    }
}

/// Whether a body has an edge from a block to another or to itself.
fn branches(body: &Body) -> bool {
    let mut terminators = body.blocks().filter_map(|(_, block)| block.instructions.last());
    terminators.any(|id| {
        let mut branches = false;
        body.instructions[*id].for_each_successor(body, |_| branches = true);
        branches
    })
}

/// The loops of a function.
struct Loops {
    flow: ControlFlow,
    /// The edges back to their first blocks; there is one.
    back: Vec<(BlockId, BlockId)>,
}

impl Loops {
    /// The loops of a function that has one.
    fn of(body: &Body) -> Option<Self> {
        let flow = ControlFlow::new(body);
        let back = back_edges(body, &flow);
        (!back.is_empty()).then_some(Self { flow, back })
    }

    /// Whether each edge back to a block comes from a block that it dominates.
    fn are_reducible(&self) -> bool {
        let dominators = Dominators::new(&self.flow);
        self.back.iter().all(|(from, to)| dominators.dominates(*to, *from))
    }
}

/// The edges from a block to one that is not after it.
fn back_edges(body: &Body, flow: &ControlFlow) -> Vec<(BlockId, BlockId)> {
    let order = flow.reverse_post_order();
    let mut places = vec![0; body.blocks.len()];
    for (place, block) in order.iter().enumerate() {
        places[block.index()] = place;
    }
    let edges = order.iter().flat_map(|from| flow.successors(*from).iter().map(|to| (*from, *to)));
    edges.filter(|(from, to)| places[to.index()] <= places[from.index()]).collect()
}

/// Whether each block that is reached leads to an end of the function.
fn all_end(body: &Body, flow: &ControlFlow) -> bool {
    let order = flow.reverse_post_order();
    let is_end = |block: &BlockId| flow.successors(*block).is_empty();
    let mut pending: Vec<_> = order.iter().copied().filter(is_end).collect();
    let mut ends = vec![false; body.blocks.len()];
    pending.iter().for_each(|block| ends[block.index()] = true);
    while let Some(block) = pending.pop() {
        let is_new = |it: &BlockId| !mem::replace(&mut ends[it.index()], true);
        pending.extend(flow.predecessors(block).iter().copied().filter(is_new));
    }
    order.iter().all(|block| ends[block.index()])
}
