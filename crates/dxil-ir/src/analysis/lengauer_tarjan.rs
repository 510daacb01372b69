//! Immediate dominators, by the simple algorithm of Lengauer and Tarjan, *A Fast Algorithm for Finding
//! Dominators in a Flowgraph* (1979).
//!
//! With `n` blocks and `m` edges it takes `O(m log n)` steps for every graph. The shorter algorithms that
//! compilers often use take `O(n²)` for some, and a module may come from anywhere.

use alloc::vec;
use alloc::vec::Vec;

use super::ControlFlow;
use crate::{BlockId, Id as _};

/// A graph of blocks with a start.
pub(super) trait Graph {
    /// The number of blocks; those beyond it are no nodes.
    fn size(&self) -> usize;

    /// The block from which all paths begin.
    fn start(&self) -> Option<BlockId>;

    /// The blocks to which edges of a block lead.
    fn successors(&self, block: BlockId) -> &[BlockId];

    /// The blocks from which edges lead to a block.
    fn predecessors(&self, block: BlockId) -> &[BlockId];
}

impl Graph for ControlFlow {
    fn size(&self) -> usize {
        self.block_count()
    }

    fn start(&self) -> Option<BlockId> {
        self.reverse_post_order().first().copied()
    }

    fn successors(&self, block: BlockId) -> &[BlockId] {
        self.successors(block)
    }

    fn predecessors(&self, block: BlockId) -> &[BlockId] {
        self.predecessors(block)
    }
}

/// No block.
const NONE: u32 = u32::MAX;

/// A depth-first search through the reachable blocks. It numbers them in pre-order.
pub(super) struct Search {
    /// The blocks by their numbers.
    pub(super) blocks: Vec<BlockId>,
    /// The block from which the search came to each block.
    parents: Vec<u32>,
    /// The number of each block in the arena, or `NONE`.
    numbers: Vec<u32>,
}

impl Search {
    pub(super) fn new(graph: &impl Graph) -> Self {
        let size = graph.size();
        let (blocks, parents) = (Vec::with_capacity(size), Vec::with_capacity(size));
        let mut search = Self { blocks, parents, numbers: vec![NONE; size] };
        let mut stack: Vec<_> = graph.start().map(|it| (NONE, it)).into_iter().collect();
        while let Some((parent, block)) = stack.pop() {
            if search.numbers[block.index()] == NONE {
                let number = search.blocks.len() as u32;
                search.numbers[block.index()] = number;
                search.blocks.push(block);
                search.parents.push(parent);
                stack.extend(graph.successors(block).iter().map(|&next| (number, next)));
            }
        }
        search
    }

    /// The immediate dominator of each block; that of the first block is itself.
    pub(super) fn immediate_dominators(&self, graph: &impl Graph) -> Vec<u32> {
        let count = self.blocks.len();
        let mut forest = Forest::new(count);
        let mut dominators = vec![0; count];
        // For each block, a list of the blocks that have it as semidominator.
        let (mut heads, mut next) = (vec![NONE; count], vec![NONE; count]);
        for block in (1..count as u32).rev() {
            for from in graph.predecessors(self.blocks[block as usize]) {
                let from = self.numbers[from.index()];
                if from != NONE {
                    let best = forest.best(from);
                    let semi = forest.semi[best as usize].min(forest.semi[block as usize]);
                    forest.semi[block as usize] = semi;
                }
            }
            let head = &mut heads[forest.semi[block as usize] as usize];
            next[block as usize] = core::mem::replace(head, block);
            let parent = self.parents[block as usize];
            forest.ancestors[block as usize] = parent;
            let mut of_parent = core::mem::replace(&mut heads[parent as usize], NONE);
            while of_parent != NONE {
                let best = forest.best(of_parent);
                let is_lower = forest.semi[best as usize] < forest.semi[of_parent as usize];
                dominators[of_parent as usize] = if is_lower { best } else { parent };
                of_parent = next[of_parent as usize];
            }
        }
        for block in 1..count {
            if dominators[block] != forest.semi[block] {
                dominators[block] = dominators[dominators[block] as usize];
            }
        }
        dominators
    }
}

/// The part of the search tree that has been processed. Paths in it are compressed.
struct Forest {
    /// The semidominator of each block.
    semi: Vec<u32>,
    /// A block above each block in the tree; `NONE` for a root.
    ancestors: Vec<u32>,
    /// The block with the lowest semidominator between each block and its ancestor.
    labels: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(count: usize) -> Self {
        let blocks: Vec<_> = (0..count as u32).collect();
        Self {
            semi: blocks.clone(),
            ancestors: vec![NONE; count],
            labels: blocks,
            path: Vec::new(),
        }
    }

    /// The block with the lowest semidominator on the way from a block up to the root of its tree,
    /// without the root unless the block is the root.
    fn best(&mut self, block: u32) -> u32 {
        let mut top = block;
        while self.has_grandparent(top) {
            self.path.push(top);
            top = self.ancestors[top as usize];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestors[below as usize];
            let [label, other] = [below, above].map(|it| self.labels[it as usize]);
            if self.semi[other as usize] < self.semi[label as usize] {
                self.labels[below as usize] = other;
            }
            self.ancestors[below as usize] = self.ancestors[above as usize];
        }
        self.labels[block as usize]
    }

    fn has_grandparent(&self, block: u32) -> bool {
        let ancestor = self.ancestors[block as usize];
        ancestor != NONE && self.ancestors[ancestor as usize] != NONE
    }
}
