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
            Op::Mov => self.overwritten_by(instruction),
            Op::Loop => {
                let moves = self.take();
                self.loops.begin(moves);
                Counts::default()
            }
            Op::If | Op::Switch | Op::Ret => self.finish(),
            opcode if ends_block(opcode) => self.take().iter().map(|_| Modified::MOVE).sum(),
            _ => self.taken_by(instruction),
        };
        counts += self.loops.count(instruction);
        counts
    }

    /// What counts where nothing follows that takes the values as those of variables.
    pub(super) fn finish(&mut self) -> Counts {
        self.take().iter().map(Modified::operation).sum()
    }

    fn take(&mut self) -> Vec<Modified> {
        core::mem::take(&mut self.untaken).into_values().flatten().collect()
    }

    /// What counts of the moves that nothing but other moves can have taken.
    fn overwritten_by(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        for (register, components) in written(instruction) {
            let Some(moves) = self.untaken.get_mut(&register) else { continue };
            moves.retain(|modified| {
                let is_kept = modified.components & components == 0;
                if !is_kept {
                    counts += modified.operation();
                }
                is_kept
            });
        }
        counts
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

/// Whether an operand takes what was moved as the value of a variable, all of it and in its place: a selection stands for a
/// branch, and another operation would have the modifier itself if FXC had known the value when it counted.
fn takes_variable(instruction: &Instruction, operand: &Operand, modified: &Modified) -> bool {
    let written = written(instruction).next().map_or(0, |(_, components)| components);
    let selects = instruction.opcode == Opcode::MovC;
    modified.keeps_components
        && components(operand) == modified.components
        && (selects || takes_modifiers(instruction) && keeps(operand, written))
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
