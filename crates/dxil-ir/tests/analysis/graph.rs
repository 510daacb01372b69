//! Bodies with any control flow, and searches for paths through them.

use std::collections::{BTreeMap, BTreeSet};

use dxil_ir::{
    BinaryOp, BlockId, Body, Case, Constants, FastMathFlags, Id as _, Incoming, Instruction,
    InstructionId, InstructionKind, OverflowFlags, Types, Value,
};
use proptest::prelude::*;

/// A body, and the edges between its blocks.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) body: Body,
    pub(super) edges: Vec<(BlockId, BlockId)>,
    points: BTreeMap<InstructionId, Point>,
}

/// A block, and the index of an instruction there.
pub(super) type Point = (BlockId, usize);

/// The successors of each block, and the instructions that the operands of each block name: each of
/// these is any number.
type Plan = Vec<(Vec<usize>, Vec<usize>)>;

pub(super) fn programs() -> impl Strategy<Value = Program> {
    let numbers = |most| prop::collection::vec(any::<usize>(), 0..=most);
    prop::collection::vec((numbers(3), numbers(4)), 1..12).prop_map(|plan| program(&plan))
}

/// Blocks that branch to the next block and to the last.
pub(super) fn ladder(count: usize) -> Program {
    let successors = |block| match count - block {
        1 => vec![],
        2 => vec![block + 1],
        _ => vec![block + 1, count - 1],
    };
    program(&(0..count).map(|block| (successors(block), vec![])).collect::<Vec<_>>())
}

fn program(plan: &Plan) -> Program {
    let mut body = Body::new();
    let blocks: Vec<_> = plan.iter().map(|_| body.add_block()).collect();
    let mut edges = Vec::new();
    for (&from, (targets, _)) in blocks.iter().zip(plan) {
        edges.extend(targets.iter().map(|&to| (from, blocks[to % blocks.len()])));
    }
    let mut sources = vec![Vec::new(); blocks.len()];
    edges.iter().for_each(|&(from, to)| sources[to.index()].push(from));
    // A block has a phi, an addition for each other operand, and a terminator.
    let sizes = plan.iter().map(|(_, operands)| operands.len() + 2);
    let count = sizes.sum::<usize>();
    let value = |operand: usize| {
        let id = InstructionId::from_index(operand % count).expect("an id");
        Value::Instruction(id)
    };
    for (&block, (targets, operands)) in blocks.iter().zip(plan) {
        let from = sources[block.index()].iter().copied();
        let values = operands.iter().chain(&[0]).cycle().map(|&it| value(it));
        let incoming: Vec<_> =
            from.zip(values).map(|(block, value)| Incoming { value, block }).collect();
        let incoming = body.add_list(incoming);
        add(&mut body, block, InstructionKind::Phi { flags: FastMathFlags::NONE, incoming });
        for &operand in operands {
            let op = BinaryOp::Add(OverflowFlags::NONE);
            let operands = [value(operand), value(operand / 7)];
            add(&mut body, block, InstructionKind::Binary { op, operands });
        }
        let targets: Vec<_> = targets.iter().map(|&to| blocks[to % blocks.len()]).collect();
        let terminator = terminator(&mut body, &targets, value(operands.len()));
        add(&mut body, block, terminator);
    }
    let points = body.blocks().flat_map(|(id, block)| {
        block.instructions.iter().enumerate().map(move |(index, &it)| (it, (id, index)))
    });
    let points = points.collect();
    Program { body, edges, points }
}

fn terminator(body: &mut Body, targets: &[BlockId], value: Value) -> InstructionKind {
    let mut constants = Constants::new();
    let number = constants.undef(Types::new().void());
    match *targets {
        [] => InstructionKind::Return { value: None },
        [target] => InstructionKind::Branch { target },
        [yes, no] => InstructionKind::ConditionalBranch { condition: value, targets: [yes, no] },
        [default, ref rest @ ..] => {
            let cases = rest.iter().map(|&target| Case { value: number, target });
            let cases = body.add_list(cases);
            InstructionKind::Switch { value, default, cases }
        }
    }
}

fn add(body: &mut Body, block: BlockId, kind: InstructionKind) {
    body.add_instruction(block, Instruction { kind, ty: Types::new().void(), location: None });
}

impl Program {
    pub(super) fn point(&self, instruction: InstructionId) -> Point {
        self.points[&instruction]
    }

    /// The end of a block: its terminator.
    pub(super) fn end(&self, block: BlockId) -> Point {
        (block, self.body.blocks[block].instructions.len() - 1)
    }

    /// The blocks to which a path leads that avoids one block.
    pub(super) fn reachable_blocks(&self, avoided: Option<BlockId>) -> BTreeSet<BlockId> {
        let avoided = avoided.map(|block| (block, 0));
        self.reachable_points(avoided).into_iter().map(|point| point.0).collect()
    }

    /// The points to which a path leads that avoids one point.
    pub(super) fn reachable_points(&self, avoided: Option<Point>) -> BTreeSet<Point> {
        self.search((self.body.order[0], 0), avoided)
    }

    /// Whether a path of some edges leads from a block to a block.
    pub(super) fn path(&self, from: BlockId, to: BlockId) -> bool {
        self.search((from, 0), None).contains(&(to, 0))
    }

    /// The blocks from which a path that avoids one block leads to a reachable end.
    pub(super) fn blocks_that_end(&self, avoided: Option<BlockId>) -> BTreeSet<BlockId> {
        let reachable = self.reachable_blocks(None);
        let mut ending = BTreeSet::new();
        let is_end = |block: &BlockId| self.edges.iter().all(|edge| edge.0 != *block);
        let mut open: Vec<_> = reachable.into_iter().filter(is_end).collect();
        while let Some(block) = open.pop() {
            if Some(block) != avoided && ending.insert(block) {
                open.extend(self.edges.iter().filter(|edge| edge.1 == block).map(|edge| edge.0));
            }
        }
        ending
    }

    fn search(&self, start: Point, avoided: Option<Point>) -> BTreeSet<Point> {
        let mut reached = BTreeSet::new();
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            if Some(point) == avoided || !reached.insert(point) {
                continue;
            }
            let (block, index) = point;
            if point == self.end(block) {
                let targets = self.edges.iter().filter(|it| it.0 == block);
                open.extend(targets.map(|it| (it.1, 0)));
            } else {
                open.push((block, index + 1));
            }
        }
        reached
    }
}
