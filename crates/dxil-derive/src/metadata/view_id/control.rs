//! Control dependence.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use dxil_ir::analysis::{ControlFlow, PostDominators};
use dxil_ir::{BlockId, Body};

/// The blocks whose branches decide whether a block is executed.
///
/// A block depends on another if it post-dominates a successor of the other, but not the other itself. A
/// body may have as many of such pairs as the square of its blocks. They are therefore not stored, but
/// found in the tree of post-dominators, and a walk visits each branch once.
pub(super) struct ControlDependence {
    flow: ControlFlow,
    post_dominators: PostDominators,
    /// The branches: the number of a successor, and the block. A block depends on branches to blocks that
    /// it post-dominates, unless it post-dominates the branch, too.
    branches: Vec<(u32, BlockId)>,
    /// The number of the block that post-dominates each branch; 0 if there is none.
    ends: Vec<u32>,
}

impl ControlDependence {
    pub(super) fn new(body: &Body) -> Self {
        let flow = ControlFlow::new(body);
        let post_dominators = PostDominators::new(&flow);
        let number =
            |block| post_dominators.numbers(block).map_or(0, |numbers: Range<u32>| numbers.start);
        let mut branches = Vec::new();
        for &block in flow.reverse_post_order() {
            for &from in flow.predecessors(block) {
                if post_dominators.immediate_post_dominator(from) != Some(block) {
                    branches.push((number(block), from));
                }
            }
        }
        branches.sort_unstable();
        branches.dedup();
        let end = |&(_, from): &_| post_dominators.immediate_post_dominator(from).map_or(0, number);
        let ends = branches.iter().map(end).collect();
        Self { flow, post_dominators, branches, ends }
    }

    pub(super) const fn flow(&self) -> &ControlFlow {
        &self.flow
    }

    /// Calls `each` with the branches on which a block depends, of those that are left.
    pub(super) fn take(&self, block: BlockId, left: &mut Branches, mut each: impl FnMut(BlockId)) {
        let Some(numbers) = self.post_dominators.numbers(block) else {
            // An endless loop: whatever leads to it decides.
            self.flow.predecessors(block).iter().copied().for_each(each);
            return;
        };
        let place = |number| self.branches.partition_point(|(to, _)| *to < number);
        let (start, end) = (place(numbers.start), place(numbers.end));
        // Blocks that the block post-dominates have higher numbers, those that post-dominate it lower ones.
        while let Some(index) = left.take(start..end, numbers.start) {
            each(self.branches[index].1);
        }
    }
}

/// The branches that a walk has not visited: a tree in which each node is the least end of its leaves.
pub(super) struct Branches {
    nodes: Vec<u32>,
    leaves: usize,
}

impl Branches {
    pub(super) fn of(control: &ControlDependence) -> Self {
        let leaves = control.ends.len().next_power_of_two();
        let mut nodes = vec![u32::MAX; 2 * leaves];
        nodes[leaves..leaves + control.ends.len()].copy_from_slice(&control.ends);
        let mut branches = Self { nodes, leaves };
        (1..leaves).rev().for_each(|node| branches.update(node));
        branches
    }

    /// Takes the first branch of a range whose end is lower than a number.
    fn take(&mut self, range: Range<usize>, below: u32) -> Option<usize> {
        if range.is_empty() {
            return None;
        }
        let mut node = self.leaves + range.start;
        while self.nodes[node] >= below {
            // On to the leaves on the right.
            while node % 2 == 1 {
                node /= 2;
            }
            if node == 0 {
                return None;
            }
            node += 1;
        }
        while node < self.leaves {
            node *= 2;
            if self.nodes[node] >= below {
                node += 1;
            }
        }
        let index = node - self.leaves;
        if index >= range.end {
            return None;
        }
        self.nodes[node] = u32::MAX;
        while node > 1 {
            node /= 2;
            self.update(node);
        }
        Some(index)
    }

    fn update(&mut self, node: usize) {
        self.nodes[node] = self.nodes[2 * node].min(self.nodes[2 * node + 1]);
    }
}
