//! The variables of buffers that a DXBC program uses.

use alloc::collections::{BTreeMap, BTreeSet};
use core::ops::Range;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{
    Components, Error, Index, Instruction, OpClass, Opcode, Operand, Program, Statement,
};
use dxil_container::layout::rdef::{ShaderInputFlags, ShaderInputType};
use dxil_container::write::ShaderInputBinding;
use dxil_ops::ShaderModel;

use super::bindings::{has_ranges, number_of};
use super::definitions::VECTOR_SIZE;
use super::loads::{Address, Load, Loads};
use super::operands;

/// The parts of constant and texture buffers that a program reads.
pub(super) struct Usage {
    model: ShaderModel,
    /// The number of the phase for patch constants, of those in which the walk has been; 0 outside of them.
    phase: u32,
    buffers: BTreeMap<(Kind, u32), Buffer>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Constants,
    Texture,
}

/// What a program reads of a buffer. Before shader model 5.1, FXC forgets what phases for patch constants read as it begins
/// another one that reads the buffer; but if it is FXC that chooses the register, not what the phase reads for which it does.
#[derive(Default)]
struct Buffer {
    /// What is read outside of phases for patch constants.
    kept: Accesses,
    /// The first phase that reads the buffer.
    first_phase: Option<u32>,
    /// What that phase reads, if it is one for patch constants.
    first: Accesses,
    /// The last phase that reads the buffer.
    last_phase: u32,
    /// What that phase reads.
    last: Accesses,
}

/// A set of accesses.
#[derive(Default)]
struct Accesses {
    /// The first bytes of components, and of the vectors from which arrays are indexed.
    bytes: BTreeSet<u32>,
    /// Whether any byte may be read.
    any: bool,
}

/// Bytes of a buffer that an instruction reads.
#[derive(Clone, Copy)]
enum Access {
    /// These components of a vector.
    Vector {
        /// The number of the vector.
        number: u32,
        /// Its components: x is the lowest of four bits.
        components: u8,
    },
    /// A vector of an array, in which this one lies.
    ArrayAround(u32),
    /// Any.
    Any,
}

impl Usage {
    /// What a program reads.
    pub(super) fn of(program: &Program<'_>) -> Result<Self, Error> {
        let mut usage = Self { model: program.model, phase: 0, buffers: BTreeMap::new() };
        let (mut loads, mut phases) = (Loads::default(), 0);
        for located in program.statements() {
            let Statement::Instruction(instruction) = located?.statement else { continue };
            loads.add(&instruction);
            match instruction.opcode.class() {
                OpClass::Instruction => usage.instruction(&instruction),
                OpClass::Phase => {
                    let is_patch = instruction.opcode != Opcode::HsControlPointPhase;
                    phases += 1;
                    usage.phase = if is_patch && !has_ranges(program.model) { phases } else { 0 };
                }
                _ => {}
            }
        }
        // FXC makes no program that loads from texture buffers in several phases for patch constants.
        usage.phase = 0;
        loads.finish().iter().for_each(|load| usage.load(load));
        Ok(usage)
    }

    fn instruction(&mut self, instruction: &Instruction) {
        for operand in operands(instruction) {
            self.operand(operand);
            operand.indices.iter().filter_map(Index::relative).for_each(|it| self.operand(it));
        }
    }

    fn operand(&mut self, operand: &Operand) {
        if operand.ty != OperandType::ConstantBuffer {
            return;
        }
        let Some(id) = operand.indices.first().and_then(number) else { return };
        let access = operand.indices.last().map_or(Access::Any, |it| access(it, operand));
        self.buffers.entry((Kind::Constants, id)).or_default().add(access, self.phase);
    }

    fn load(&mut self, load: &Load) {
        let Some(component) = load.first() else { return };
        let access = match load.address {
            Address::Vector(number) => Access::Vector { number, components: 1 << component },
            Address::After(number) => Access::ArrayAround(number),
        };
        self.buffers.entry((Kind::Texture, load.buffer)).or_default().add(access, self.phase);
    }

    /// Whether a variable at these bytes of a buffer is used.
    pub(super) fn is_used(&self, binding: &ShaderInputBinding, bytes: &Range<u32>) -> bool {
        let kind = match binding.input_type {
            ShaderInputType::CBuffer => Kind::Constants,
            ShaderInputType::TBuffer => Kind::Texture,
            // The only variable is the element of a structured buffer.
            _ => return true,
        };
        let has_register = binding.flags.contains(ShaderInputFlags::UserPacked);
        let buffer = self.buffers.get(&(kind, number_of(binding, self.model)));
        buffer.is_some_and(|buffer| buffer.touches(bytes, has_register))
    }
}

impl Buffer {
    fn add(&mut self, access: Access, phase: u32) {
        let is_first = *self.first_phase.get_or_insert(phase) == phase;
        if phase == 0 {
            return self.kept.add(access);
        }
        if is_first {
            self.first.add(access);
        }
        if self.last_phase != phase {
            (self.last_phase, self.last) = (phase, Accesses::default());
        }
        self.last.add(access);
    }

    /// Whether any of these bytes is read, if the source states the register, or not.
    fn touches(&self, bytes: &Range<u32>, has_register: bool) -> bool {
        let is_first = || !has_register && self.first.touch(bytes);
        self.kept.touch(bytes) || self.last.touch(bytes) || is_first()
    }
}

impl Accesses {
    fn add(&mut self, access: Access) {
        match access {
            Access::Any => self.any = true,
            Access::ArrayAround(number) => {
                self.bytes.insert(number.saturating_mul(VECTOR_SIZE));
            }
            Access::Vector { number, components } => {
                let start = number.saturating_mul(VECTOR_SIZE);
                let components = (0..4).filter(|bit| components & (1 << bit) != 0);
                self.bytes.extend(components.map(|bit| start.saturating_add(4 * bit)));
            }
        }
    }

    /// Whether any of these bytes is read.
    fn touch(&self, bytes: &Range<u32>) -> bool {
        self.any || !bytes.is_empty() && self.bytes.range(bytes.clone()).next().is_some()
    }
}

/// The access of a vector of constants.
fn access(index: &Index, operand: &Operand) -> Access {
    match (number(index), index.relative()) {
        (Some(number), None) => Access::Vector { number, components: components(operand) },
        (base, _) => Access::ArrayAround(base.unwrap_or(0)),
    }
}

/// The number that is part of an index.
fn number(index: &Index) -> Option<u32> {
    match index {
        Index::Immediate32(number) | Index::Immediate32PlusRelative(number, _) => Some(*number),
        _ => None,
    }
}

/// The components that an operand names.
pub(super) fn components(operand: &Operand) -> u8 {
    match operand.components {
        Components::Mask(mask) => mask,
        Components::Swizzle(all) => all.iter().fold(0, |mask, one| mask | 1 << (*one as u8)),
        Components::Select(one) => 1 << (one as u8),
        Components::None | Components::One => 15,
    }
}
