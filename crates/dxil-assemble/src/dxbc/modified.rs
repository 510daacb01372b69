//! Moves of values with modifiers to temporary registers. FXC takes such a move for the operation that makes the value,
//! unless the value is one of several of a variable: then FXC has added the modifier after it has counted.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxbc_code::enumeration::OperandModifier;
use dxbc_code::{Components, Instruction, Opcode, Operand, ParameterKind, ValueType};

use super::blocks::Edge;
use super::loops::Loops;
use super::moves::{Counts, modifier};
use super::operands;
use super::temporaries::{Component, changed, read, written};
use super::together::Together;
use super::usage::components;

/// A move of a value with a modifier to a temporary register.
pub(super) struct Modified {
    pub(super) is_negated: bool,
    pub(super) register: u32,
    pub(super) components: u8,
    /// Whether each component gets that of the same name, or several get one. Otherwise, FXC has arranged them.
    keeps_components: bool,
    /// The place of the block that it is in.
    block: usize,
    /// Whether it is the value of a variable: only instructions that may have modifiers have taken it.
    is_taken: bool,
    /// Whether a block in its own has given the variable another value.
    is_changed: bool,
    /// Its number in [`Together`].
    number: usize,
}

impl Modified {
    const MOVE: Counts = Counts { moves: 1, floats: 0 };

    fn of(instruction: &Instruction, block: usize) -> Option<Self> {
        let (register, written) = written(instruction).next()?;
        let is_negated = modifier(instruction) != OperandModifier::Abs;
        let source = instruction.operand("src")?;
        let is_spread = components(source).count_ones() < written.count_ones();
        Some(Self {
            is_negated,
            register,
            components: written,
            keeps_components: is_spread || keeps(source, written),
            block,
            is_taken: false,
            is_changed: false,
            number: 0,
        })
    }

    /// Notes that it is the value of a variable.
    fn take(&mut self, register: u32, blocks: &mut [Block]) {
        if !self.is_taken {
            self.is_taken = true;
            blocks[self.block].taken.push(register);
        }
    }

    /// What counts if no other instruction takes the value.
    fn at_end(&self) -> Counts {
        if self.is_taken { Self::MOVE } else { self.operation() }
    }

    /// What counts if the move is the operation that makes the value.
    fn operation(&self) -> Counts {
        Counts { moves: 0, floats: self.is_negated.into() }
    }
}

/// The moves whose count depends on what follows, among instructions that are to be given in their order.
pub(super) struct ModifiedMoves {
    /// The moves whose values may still be taken, by register; those of outer blocks first.
    open: BTreeMap<u32, Vec<Modified>>,
    /// The blocks that have not ended. The first, which never ends, is that of the whole program.
    blocks: Vec<Block>,
    /// The components that moves have written since the last other instruction.
    moved: Vec<Component>,
    loops: Loops,
    together: Together,
    /// The values of variables that have others, too, from blocks that have ended.
    of_variables: Vec<Modified>,
}

/// The most moves to a register that are watched: FXC nests 64 blocks, in which each may have one to each component. To watch
/// more would take time for each in each instruction.
const MOST_OPEN: usize = 4 * 64;

/// The registers of moves in a block.
#[derive(Default)]
struct Block {
    moved: Vec<u32>,
    /// Those whose values an operation has taken.
    taken: Vec<u32>,
}

impl Default for ModifiedMoves {
    fn default() -> Self {
        Self {
            open: BTreeMap::new(),
            blocks: Vec::from([Block::default()]),
            moved: Vec::new(),
            loops: Loops::default(),
            together: Together::default(),
            of_variables: Vec::new(),
        }
    }
}

impl ModifiedMoves {
    /// Adds a move, and tells whether it is to a temporary register.
    pub(super) fn add(&mut self, instruction: &Instruction) -> bool {
        let place = self.blocks.len() - 1;
        let Some(mut modified) = Modified::of(instruction, place) else { return false };
        modified.number = self.together.modified(modified.register, modified.components);
        self.blocks[place].moved.push(modified.register);
        let moves = self.open.entry(modified.register).or_default();
        if moves.len() == MOST_OPEN {
            moves.remove(0);
        }
        moves.push(modified);
        true
    }

    /// Whether the loop that a move is in tells later what the move counts as: the operation that makes the value is
    /// before the loop, unless it changes what the operation takes.
    pub(super) fn depends_on_loop(&mut self, source: &Operand, is_negated: bool) -> bool {
        self.loops.watch_source(source, is_negated)
    }

    /// What counts when it comes to an instruction.
    pub(super) fn count(&mut self, instruction: &Instruction) -> Counts {
        let opcode = instruction.opcode;
        let edge = Edge::of(opcode);
        let mut counts = Counts::default();
        self.together.add(instruction);
        if opcode == Opcode::Mov {
            self.moved.extend(changed(instruction));
        } else {
            counts += self.taken_by(instruction);
        }
        counts += self.overwritten_by(instruction);
        match opcode {
            Opcode::Loop => {
                let untaken = self.untaken();
                self.loops.begin(untaken, &self.moved);
            }
            Opcode::Ret => counts += self.end_block().iter().map(Modified::at_end).sum(),
            // A variable has other values, too.
            _ if matches!(edge, Some(Edge::Next | Edge::End | Edge::Jump)) => {
                let ended = self.end_block();
                self.of_variables.extend(ended);
            }
            _ => {}
        }
        match edge {
            Some(Edge::Begin) => self.blocks.push(Block::default()),
            Some(Edge::End) if self.blocks.len() > 1 => {
                self.blocks.pop();
            }
            _ => {}
        }
        if opcode != Opcode::Mov {
            self.moved.clear();
        }
        counts += self.loops.count(instruction);
        counts
    }

    /// What counts where nothing follows that takes the values.
    pub(super) fn finish(&mut self) -> Counts {
        let open = core::mem::take(&mut self.open).into_values().flatten();
        let open = open.map(|modified| modified.at_end());
        let of_variables = core::mem::take(&mut self.of_variables);
        let of_variables = of_variables.iter().map(|modified| self.of_variable(modified));
        open.chain(of_variables).sum()
    }

    /// What counts of one of several values of a variable.
    fn of_variable(&self, modified: &Modified) -> Counts {
        match self.together.takes(modified.number) {
            true if !modified.is_taken => modified.operation(),
            _ => Modified::MOVE,
        }
    }

    /// Removes the moves in the innermost block whose values no operation has taken.
    fn untaken(&mut self) -> Vec<Modified> {
        let place = self.blocks.len() - 1;
        let registers = core::mem::take(&mut self.blocks[place].moved);
        self.remove(registers, |it| !it.is_taken)
    }

    /// Removes the moves in the innermost block.
    fn end_block(&mut self) -> Vec<Modified> {
        let mut ended = self.untaken();
        let place = self.blocks.len() - 1;
        let registers = core::mem::take(&mut self.blocks[place].taken);
        ended.extend(self.remove(registers, |it| it.is_taken));
        ended
    }

    /// Removes moves to these registers in the innermost block.
    fn remove(
        &mut self,
        mut registers: Vec<u32>,
        is_wanted: impl Fn(&Modified) -> bool,
    ) -> Vec<Modified> {
        let place = self.blocks.len() - 1;
        let mut removed = Vec::new();
        registers.sort_unstable();
        registers.dedup();
        for register in registers {
            let Some(moves) = self.open.get_mut(&register) else { continue };
            let inner = moves.split_off(moves.partition_point(|it| it.block < place));
            let (wanted, others): (Vec<_>, Vec<_>) = inner.into_iter().partition(&is_wanted);
            moves.extend(others);
            removed.extend(wanted);
        }
        removed
    }

    /// What counts of the moves whose values an instruction overwrites.
    fn overwritten_by(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        let place = self.blocks.len() - 1;
        for (register, components) in written(instruction) {
            let Some(moves) = self.open.get_mut(&register) else { continue };
            for index in (0..moves.len()).rev() {
                let modified = &mut moves[index];
                if modified.block == place {
                    modified.components &= !components;
                    if modified.components == 0 {
                        counts += modified.at_end();
                        moves.remove(index);
                    }
                } else if modified.components & components == 0 {
                    // Others than its components change.
                } else if modified.is_changed {
                    // What changed it has changed those before it.
                    break;
                } else {
                    modified.is_changed = true;
                    modified.take(register, &mut self.blocks);
                }
            }
        }
        counts
    }

    /// What counts of the moves whose values an instruction takes.
    fn taken_by(&mut self, instruction: &Instruction) -> Counts {
        let mut counts = Counts::default();
        let place = self.blocks.len() - 1;
        if self.open.is_empty() {
            return counts;
        }
        let parameters = instruction.opcode.parameters().iter().zip(operands(instruction));
        let sources = parameters.filter(|(it, _)| it.kind != ParameterKind::Destination);
        for (_, operand) in sources {
            for (register, components) in read(operand) {
                let Some(moves) = self.open.get_mut(&register) else { continue };
                moves.retain_mut(|modified| {
                    if modified.components & components == 0 {
                        return true;
                    }
                    if modified.is_changed && modified.block == place {
                        counts += Modified::MOVE;
                        return false;
                    }
                    if !takes_variable(instruction, operand, modified) {
                        counts += modified.operation();
                        return false;
                    }
                    modified.take(register, &mut self.blocks);
                    true
                });
            }
        }
        counts
    }
}

/// Whether an operand takes what was moved as the value of a variable, in its place: a selection stands for a branch, and
/// another operation would have the modifier itself if FXC had known the value when it counted.
fn takes_variable(instruction: &Instruction, operand: &Operand, modified: &Modified) -> bool {
    let written = written(instruction).next().map_or(0, |(_, components)| components);
    let taken = components(operand);
    let is_in_place =
        || modified.is_taken || taken != modified.components || keeps(operand, written);
    modified.keeps_components
        && taken & !modified.components == 0
        && (instruction.opcode == Opcode::MovC || takes_modifiers(instruction) && is_in_place())
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
