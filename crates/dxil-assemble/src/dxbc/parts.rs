//! Moves of parts of values with modifiers. FXC makes the absolute and negated values of several components that one
//! instruction has made in one operation, so that what puts a part of them together with other values is a move.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxbc_code::enumeration::{OperandModifier, OperandType};
use dxbc_code::{Control, Instruction, Located, Opcode, Operand, Statement};

use super::blocks::{Edge, begins_code};
use super::key::{Key, modified_sources};
use super::temporaries::{Component, changed};
use super::usage::components;

/// The first tokens of the moves of parts of values that FXC makes with other parts, in the same block.
pub(super) fn moves_of_parts(statements: &[Located]) -> BTreeSet<usize> {
    let mut parts = Parts::default();
    for located in statements {
        if let Statement::Instruction(instruction) = &located.statement {
            parts.add(instruction, located.token);
        }
    }
    parts.moves
}

/// The values with modifiers among instructions, which are to be given in their order.
#[derive(Default)]
struct Parts {
    /// What instructions of a block take.
    taken: Taken,
    /// What blocks around it take.
    outer: Vec<Taken>,
    /// The first token of the instruction that has made each component.
    makers: BTreeMap<Component, usize>,
    moves: BTreeSet<usize>,
}

/// What instructions take, by register and the first token of the instruction that has made its value.
type Taken = BTreeMap<(Key, Option<usize>), Vec<Part>>;

/// Components that an instruction takes.
struct Part {
    components: u8,
    moved: Option<Move>,
}

/// A move of a value with a modifier.
#[derive(Clone, Copy)]
struct Move {
    token: usize,
    is_to_temporary: bool,
}

impl Parts {
    fn add(&mut self, instruction: &Instruction, token: usize) {
        if begins_code(instruction.opcode) {
            *self = Self { moves: core::mem::take(&mut self.moves), ..Self::default() };
        }
        match Edge::of(instruction.opcode) {
            Some(Edge::Begin) => self.outer.push(core::mem::take(&mut self.taken)),
            Some(Edge::Next) => self.taken.clear(),
            Some(Edge::End) => self.taken = self.outer.pop().unwrap_or_default(),
            Some(Edge::Jump) | None => {}
        }
        let moved = Move::of(instruction, token);
        for (key, source) in modified_sources(instruction) {
            self.take(key, source, moved);
        }
        self.makers.extend(changed(instruction).map(|component| (component, token)));
    }

    fn take(&mut self, key: Key, source: &Operand, moved: Option<Move>) {
        let absolute = key.with(OperandModifier::Abs);
        match key.modifier {
            OperandModifier::Abs => self.part(absolute, source, moved),
            OperandModifier::AbsNeg => {
                self.part(absolute, source, None);
                self.part(key, source, moved);
            }
            OperandModifier::Neg if key.ty == OperandType::Temp => self.part(key, source, moved),
            _ => {}
        }
    }

    fn part(&mut self, key: Key, source: &Operand, moved: Option<Move>) {
        let part = Part { components: components(source), moved };
        let made = key.temporaries(part.components).map(|it| self.makers.get(&it).copied());
        let made: BTreeSet<_> = made.collect();
        if made.len() > 1 {
            return;
        }
        let parts = self.taken.entry((key, made.first().copied().flatten())).or_default();
        for other in parts.iter().filter(|it| it.is_with(&part, key.modifier)) {
            self.moves.extend(other.moved.iter().chain(&part.moved).map(|it| it.token));
        }
        // What is equal to one before tells nothing more of later ones.
        let is_equal = |it: &Part| {
            let kind = |part: &Part| part.moved.map(|it| it.is_to_temporary);
            it.components == part.components && kind(it) == kind(&part)
        };
        if !parts.iter().any(is_equal) {
            parts.push(part);
        }
    }
}

impl Part {
    /// Whether FXC makes it in one operation with a later one: it puts both into one vector, where components may be twice,
    /// or takes the later one from the value of the other. What two moves copy alike is made for each, and so is a negated
    /// value beside an instruction that subtracts.
    fn is_with(&self, later: &Self, modifier: OperandModifier) -> bool {
        let is_equal = self.components == later.components;
        let count = self.components.count_ones() + later.components.count_ones();
        let common = self.components & later.components;
        let is_part = common == later.components;
        match (self.moved, later.moved) {
            (Some(one), Some(other)) if one.is_to_temporary && other.is_to_temporary => {
                !is_equal && count <= 4
            }
            (Some(_), Some(_)) => common == 0 || is_part || common == self.components,
            (Some(it), None) | (None, Some(it)) if it.is_to_temporary => match is_equal {
                true => modifier != OperandModifier::Neg,
                false => is_part || count <= 4,
            },
            _ => common == 0 || is_part,
        }
    }
}

impl Move {
    fn of(instruction: &Instruction, token: usize) -> Option<Self> {
        use OperandType::{IndexableTemp, Output, Temp};
        let dest = instruction.operand("dest")?;
        let is_move = instruction.opcode == Opcode::Mov
            && instruction.control(Control::Saturate) != Some(1)
            && matches!(dest.ty, Temp | IndexableTemp | Output);
        is_move.then_some(Self { token, is_to_temporary: dest.ty == Temp })
    }
}
