//! The dominator tree.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::lengauer_tarjan::{Graph, Search};
use super::{ControlFlow, Positions, Use};
use crate::{BlockId, Body, Id as _, InstructionKind, Value};

/// The dominator tree of a body: a block dominates another if every path from the first block to the
/// other leads through it.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// One entry for each block in the arena; `None` for unreachable blocks.
    nodes: Vec<Option<Node>>,
}

/// A block in the tree.
#[derive(Clone, Copy, Debug)]
struct Node {
    /// The parent; `None` for the first block.
    parent: Option<BlockId>,
    /// The numbers of the nodes of the subtree are `first..end`: a walk in pre-order numbers a block
    /// before the blocks that it dominates.
    first: u32,
    end: u32,
}

impl Dominators {
    /// Computes the dominators of all reachable blocks.
    #[must_use]
    pub fn new(flow: &ControlFlow) -> Self {
        Self::of(flow)
    }

    /// Computes the dominators of all blocks of a graph that can be reached from its start.
    pub(super) fn of(graph: &impl Graph) -> Self {
        let mut nodes = vec![None; graph.size()];
        // Most functions are one block.
        if let Some(only) = graph.start().filter(|&it| graph.successors(it).is_empty()) {
            nodes[only.index()] = Some(Node { parent: None, first: 0, end: 1 });
            return Self { nodes };
        }
        let search = Search::new(graph);
        let parents = search.immediate_dominators(graph);
        let sizes = subtree_sizes(&parents);
        // A parent comes before its children: each child takes the next free numbers of its parent.
        let mut free = vec![0; sizes.len()];
        for (number, &block) in search.blocks.iter().enumerate() {
            let (parent, first) = match number {
                0 => (None, 0),
                _ => {
                    let parent = parents[number] as usize;
                    let first = free[parent];
                    free[parent] += sizes[number];
                    (Some(search.blocks[parent]), first)
                }
            };
            free[number] = first + 1;
            nodes[block.index()] = Some(Node { parent, first, end: first + sizes[number] });
        }
        Self { nodes }
    }

    /// The closest block, other than `block` itself, that dominates it; `None` for the first block
    /// and unreachable blocks.
    #[must_use]
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.node(block)?.parent
    }

    /// Whether `dominator` dominates `block`. Each block dominates itself. As in LLVM, every block
    /// dominates an unreachable block, and an unreachable block dominates no reachable one. Takes
    /// constant time.
    #[must_use]
    pub fn dominates(&self, dominator: BlockId, block: BlockId) -> bool {
        match (self.node(dominator), self.node(block)) {
            _ if dominator == block => true,
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(above), Some(below)) => (above.first..above.end).contains(&below.first),
        }
    }

    /// The numbers of the blocks that this one dominates, its own first, in an order in which each comes before those
    /// that it dominates; `None` for an unreachable block.
    #[must_use]
    pub fn numbers(&self, block: BlockId) -> Option<Range<u32>> {
        self.node(block).map(|node| node.first..node.end)
    }

    /// Whether a used value is computed before its use on every path. `positions` are those of
    /// `body`.
    ///
    /// As in LLVM, a `phi` uses a value at the end of the block that the value comes from, and
    /// everything dominates a use in an unreachable block. Values other than those of instructions
    /// are always available. So are values within metadata, which debuggers alone read.
    #[must_use]
    pub fn dominates_use(&self, body: &Body, positions: &Positions, used: &Use) -> bool {
        let Value::Instruction(definition) = used.value else { return true };
        let Some((block, index)) = positions.get(used.user) else { return true };
        let (block, index) = match body.instructions[used.user].kind {
            InstructionKind::Phi { incoming, .. } => {
                (body.list(incoming)[used.operand as usize].block, u32::MAX)
            }
            _ => (block, index),
        };
        if self.node(block).is_none() {
            return true;
        }
        match positions.get(definition) {
            Some((defining, place)) if defining == block => place < index,
            Some((defining, _)) => self.dominates(defining, block),
            None => false,
        }
    }

    fn node(&self, block: BlockId) -> Option<Node> {
        *self.nodes.get(block.index())?
    }
}

/// The number of blocks that each block dominates. A parent has a smaller number than its children.
fn subtree_sizes(parents: &[u32]) -> Vec<u32> {
    let mut sizes = vec![1; parents.len()];
    for block in (1..parents.len()).rev() {
        sizes[parents[block] as usize] += sizes[block];
    }
    sizes
}
