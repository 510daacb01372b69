//! Edges between blocks, and the blocks that are reachable.

use alloc::vec;
use alloc::vec::Vec;

use crate::{BlockId, Body, Id as _};

/// The edges between the blocks of a body, and the blocks that are reachable from the first one.
///
/// A terminator that names a block several times has as many edges to it, as in LLVM.
#[derive(Clone, Debug)]
pub struct ControlFlow {
    successors: Edges,
    predecessors: Edges,
    reverse_post_order: Vec<BlockId>,
    /// One entry for each block in the arena of the body.
    reachable: Vec<bool>,
}

/// Blocks for each block, all in one vector.
#[derive(Clone, Debug)]
struct Edges {
    /// The starts of the lists of blocks of each block, and the end.
    starts: Vec<u32>,
    blocks: Vec<BlockId>,
}

impl ControlFlow {
    /// Analyses a body.
    #[must_use]
    pub fn new(body: &Body) -> Self {
        let count = body.blocks.len();
        let mut edges = Vec::new();
        for (from, block) in body.blocks() {
            let terminator = block.instructions.last().map(|&id| &body.instructions[id]);
            terminator.inspect(|it| it.for_each_successor(body, |to| edges.push((from, to))));
        }
        let successors = Edges::new(count, &edges, |&(from, to)| (from, to));
        let predecessors = Edges::new(count, &edges, |&(from, to)| (to, from));
        let (reverse_post_order, reachable) = search(body, &successors);
        Self { successors, predecessors, reverse_post_order, reachable }
    }

    /// The blocks that the terminator of a block names, in the order of the terminator: a successor
    /// appears once for each edge.
    #[must_use]
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        self.successors.of(block)
    }

    /// The blocks whose terminators name this block, in the order of the blocks: a predecessor
    /// appears once for each edge. Unreachable predecessors are included.
    #[must_use]
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        self.predecessors.of(block)
    }

    /// The reachable blocks, in an order in which a block comes before its successors unless an edge
    /// leads back in a loop. The first is the first block of the body.
    #[must_use]
    pub fn reverse_post_order(&self) -> &[BlockId] {
        &self.reverse_post_order
    }

    /// Whether a path leads from the first block to this one.
    #[must_use]
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.reachable.get(block.index()) == Some(&true)
    }

    /// The number of blocks in the arena of the body.
    pub(super) fn block_count(&self) -> usize {
        self.reachable.len()
    }
}

impl Edges {
    /// Sorts edges by the first block that `ends` gives, by counting; otherwise their order stays.
    fn new<T>(count: usize, edges: &[T], ends: impl Fn(&T) -> (BlockId, BlockId)) -> Self {
        // First the ends of the lists, which are then filled from their ends to their starts.
        let mut starts = vec![0; count + 1];
        for edge in edges {
            starts[ends(edge).0.index()] += 1;
        }
        for block in 0..count {
            starts[block + 1] += starts[block];
        }
        let mut blocks: Vec<_> = edges.iter().map(|edge| ends(edge).1).collect();
        for (of, block) in edges.iter().rev().map(ends) {
            let place = &mut starts[of.index()];
            *place -= 1;
            blocks[*place as usize] = block;
        }
        Self { starts, blocks }
    }

    fn of(&self, block: BlockId) -> &[BlockId] {
        let bounds = self.starts.get(block.index()..).and_then(|starts| starts.first_chunk());
        match bounds {
            Some(&[start, end]) => &self.blocks[start as usize..end as usize],
            None => &[],
        }
    }
}

/// The reachable blocks in reverse post-order, and for each block whether it is reachable: a
/// depth-first search with a stack of its own.
fn search(body: &Body, successors: &Edges) -> (Vec<BlockId>, Vec<bool>) {
    let mut order = Vec::with_capacity(body.order.len());
    let mut visited = vec![false; body.blocks.len()];
    let mut stack = Vec::new();
    if let Some(&first) = body.order.first() {
        visited[first.index()] = true;
        stack.push((first, successors.of(first).iter()));
    }
    while let Some((block, unvisited)) = stack.last_mut() {
        match unvisited.next_back() {
            Some(&next) if visited[next.index()] => {}
            Some(&next) => {
                visited[next.index()] = true;
                stack.push((next, successors.of(next).iter()));
            }
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    (order, visited)
}
