//! Moves of values with modifiers to temporary registers. FXC takes such a move for the operation that makes the value,
//! unless the value is one of several of a variable: then FXC has added the modifier after it has counted.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::enumeration::OperandModifier;
use dxbc_code::{Components, Instruction, Opcode, Operand, ParameterKind, ValueType};

use super::loops::Loops;
use super::moves::{Counts, modifier};
use super::operands;
use super::temporaries::{read, written};
use super::usage::components;

/// A move of a value with a modifier to a temporary register.
pub(super) struct Modified {
    pub(super) is_negated: bool,
    pub(super) register: u32,
    pub(super) components: u8,
    /// Whether each component gets that of the same name.
    keeps_components: bool,
}

impl Modified {
    pub(super) const MOVE: Counts = Counts { moves: 1, floats: 0 };

    pub(super) fn of(instruction: &Instruction) -> Option<Self> {
        let (register, components) = written(instruction).next()?;
        let is_negated = modifier(instruction) != OperandModifier::Abs;
        let keeps_components = keeps(instruction.operand("src")?, components);
        Some(Self { is_negated, register, components, keeps_components })
    }

    /// What counts if the move is the operation that makes the value.
    pub(super) fn operation(&self) -> Counts {
        Counts { moves: 0, floats: self.is_negated.into() }
    }
}

/// The moves whose count depends on what follows, among instructions that are to be given in their order.
#[derive(Default)]
pub(super) struct ModifiedMoves {
    /// The moves in this block whose values no operation has taken, by register.
    untaken: BTreeMap<u32, Vec<Modified>>,
    loops: Loops,
}

impl ModifiedMoves {
    pub(super) fn add(&mut self, modified: Modified) {
        self.untaken.entry(modified.register).or_default().push(modified);
    }

    /// Whether the loop that a move is in tells later what the move counts as: the operation that makes the value is
    /// before the loop, unless it changes what the operation takes.
    pub(super) fn depends_on_loop(&mut self, source: &Operand, is_negated: bool) -> bool {
        self.loops.watch_source(source, is_negated)
    }

    /// What counts when it comes to an instruction.
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        use Opcode as Op;
        let mut counts = match instruction.opcode {
            Op::Mov => Counts::default(),
            Op::Loop => {
                let moves = self.take();
                self.loops.begin(moves);
                Counts::default()
            }
            Op::If | Op::Switch => self.take().iter().map(Modified::operation).sum(),
            opcode if ends_block(opcode) => self.take().iter().map(|_| Modified::MOVE).sum(),
            _ => self.taken_by(instruction),
        };
        counts += self.loops.count(instruction);
        counts
    }

    fn take(&mut self) -> Vec<Modified> {
        core::mem::take(&mut self.untaken).into_values().flatten().collect()
    }

    /// What counts of the moves whose values an instruction is the first to take.
    fn taken_by(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        if self.untaken.is_empty() {
            return counts;
        }
        for operand in operands(instruction) {
            for (register, components) in read(operand) {
                let Some(moves) = self.untaken.get_mut(&register) else { continue };
                moves.retain(|modified| {
                    let is_taken = modified.components & components != 0;
                    if is_taken && takes_variable(instruction, operand, modified) {
                        counts += Modified::MOVE;
                    } else if is_taken {
                        counts += modified.operation();
                    }
                    !is_taken
                });
            }
        }
        counts
    }
}

/// Whether an operand takes all of what was moved as the value of a variable: there was a branch in place of a selection,
/// and another operand could have the modifier itself.
fn takes_variable(instruction: &Instruction, operand: &Operand, modified: &Modified) -> bool {
    let selects = instruction.opcode == Opcode::MovC;
    let could_have_modifier = modified.keeps_components
        && takes_modifiers(instruction)
        && keeps(operand, written(instruction).next().map_or(0, |(_, components)| components));
    components(operand) & !modified.components == 0 && (selects || could_have_modifier)
}

/// Whether the operands of an instruction may have modifiers of floating-point numbers.
fn takes_modifiers(instruction: &Instruction) -> bool {
    let parameters = instruction.opcode.parameters();
    let is_register = |kind| {
        matches!(kind, ParameterKind::Resource | ParameterKind::Memory | ParameterKind::Sampler)
    };
    parameters.get(1).is_some_and(|first| first.ty == ValueType::Float)
        && !parameters.iter().any(|parameter| is_register(parameter.kind))
}

/// Whether components of a register get those of the same names.
fn keeps(source: &Operand, written: u8) -> bool {
    match source.components {
        Components::Swizzle(all) => {
            (0..4).all(|place| written >> place & 1 == 0 || all[place] as usize == place)
        }
        Components::Select(one) => written == 1 << (one as u8),
        Components::None | Components::One | Components::Mask(_) => true,
    }
}

/// Whether a block ends before an instruction, and a variable may have another value after it.
const fn ends_block(opcode: Opcode) -> bool {
    use Opcode as Op;
    matches!(
        opcode,
        Op::EndLoop
            | Op::Else
            | Op::EndIf
            | Op::Break
            | Op::BreakC
            | Op::Continue
            | Op::ContinueC
            | Op::Case
            | Op::Default
            | Op::EndSwitch
    )
}
