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
    /// The first token of a move.
    moved: Option<usize>,
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
        let is_move = instruction.opcode == Opcode::Mov
            && instruction.control(Control::Saturate) != Some(1)
            && instruction.operand("dest").is_some_and(|dest| {
                use OperandType as Type;
                matches!(dest.ty, Type::Temp | Type::IndexableTemp | Type::Output)
            });
        for (key, source) in modified_sources(instruction) {
            self.take(key, source, is_move.then_some(token));
        }
        self.makers.extend(changed(instruction).map(|component| (component, token)));
    }

    fn take(&mut self, key: Key, source: &Operand, moved: Option<usize>) {
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

    fn part(&mut self, key: Key, source: &Operand, moved: Option<usize>) {
        let part = Part { components: components(source), moved };
        let made = key.temporaries(part.components).map(|it| self.makers.get(&it).copied());
        let made: BTreeSet<_> = made.collect();
        if made.len() > 1 {
            return;
        }
        let parts = self.taken.entry((key, made.first().copied().flatten())).or_default();
        for other in parts.iter().filter(|it| it.is_with(&part)) {
            self.moves.extend(other.moved.iter().chain(&part.moved));
        }
        // What is equal to one before tells nothing more of later ones.
        let is_equal = |it: &Part| {
            it.components == part.components && it.moved.is_some() == part.moved.is_some()
        };
        if !parts.iter().any(is_equal) {
            parts.push(part);
        }
    }
}

impl Part {
    /// Whether FXC makes it in one operation with a later one.
    const fn is_with(&self, later: &Self) -> bool {
        let common = self.components & later.components;
        let are_moves = self.moved.is_some() && later.moved.is_some();
        common == 0 || common == later.components || are_moves && common == self.components
    }
}
