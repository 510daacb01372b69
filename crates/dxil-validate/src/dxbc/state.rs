//! The declarations of a program so far.

use alloc::collections::{BTreeMap, BTreeSet};

use dxbc_code::enumeration::{
    OperandType, SystemValue, TessellatorDomain, TessellatorOutputPrimitive,
};
use dxbc_code::{GlobalFlagSet, Opcode, ResourceRange, SharedMemory};
use dxil_format::ResourceClass;

/// The declarations of a program so far.
#[derive(Default)]
pub(super) struct State {
    pub(super) flags: GlobalFlagSet,
    /// The temporary registers.
    pub(super) temps: Option<u32>,
    /// Those of the phase with the most, which subroutines after the phases have.
    most_temps: Option<u32>,
    /// The sum of the temporary registers and the elements of their arrays.
    pub(super) temporaries: u64,
    /// The number of elements of each array of temporary registers.
    pub(super) arrays: BTreeMap<u32, u32>,
    /// The components of inputs and outputs, by their type and register.
    pub(super) registers: BTreeMap<Register, u8>,
    pub(super) ranges: BTreeMap<(ResourceClass, u32), ResourceRange>,
    /// The ID and the last register of each range, by class, space and first register; they do not overlap.
    places: BTreeMap<(ResourceClass, u32, u32), (u32, u32)>,
    pub(super) shared: BTreeMap<u32, SharedMemory>,
    /// The sum of the sizes of that memory.
    pub(super) shared_size: u64,
    pub(super) streams: BTreeSet<u32>,
    /// The stream whose outputs are declared.
    pub(super) stream: u32,
    /// The vectors of the immediate constant buffer.
    pub(super) constants: Option<usize>,
    pub(super) bodies: BTreeSet<u32>,
    pub(super) tables: BTreeMap<u32, usize>,
    /// The first number, and the length, of each array of interfaces.
    pub(super) interfaces: BTreeMap<u32, u32>,
    /// The first register and the number of registers of each range that values may index, by type and stream.
    pub(super) index_ranges: BTreeMap<Register, u32>,
    /// The number of vertices or control points of inputs that have several.
    pub(super) points: BTreeMap<OperandType, u32>,
    /// The maximum number of vertices that a geometry shader outputs.
    pub(super) vertices: u32,
    /// Whether a stream of a geometry shader has other primitives than points.
    pub(super) has_strips: bool,
    /// The domain and the primitives of a tessellator.
    pub(super) domain: Option<TessellatorDomain>,
    pub(super) primitive: Option<TessellatorOutputPrimitive>,
    /// The meanings of the patch constants that a hull shader outputs.
    pub(super) factors: BTreeSet<SystemValue>,
    /// The number of control points that a hull shader outputs.
    pub(super) control_points: u32,
    /// The registers with distances for clipping and culling, by their type.
    pub(super) distances: BTreeMap<OperandType, BTreeSet<u32>>,
    /// The declarations that a program has once.
    pub(super) singular: BTreeSet<Opcode>,
    /// Whether a hull shader has a phase for control points.
    pub(super) has_control_points: bool,
    /// Whether instructions of the program or phase have begun.
    pub(super) has_instructions: bool,
    /// The opcode that began the phase of a hull shader.
    pub(super) phase: Option<Opcode>,
}

/// The type and the number of a register, and the stream of an output of a geometry shader.
pub(super) type Register = (OperandType, u32, u32);

impl State {
    /// Forgets the registers of the phase before.
    pub(super) fn begin_phase(&mut self, opcode: Opcode) {
        self.most_temps = self.most_temps.max(self.temps.take());
        self.temporaries = 0;
        self.arrays.clear();
        self.registers.clear();
        self.index_ranges.clear();
        self.has_instructions = false;
        self.phase = Some(opcode);
        self.has_control_points |= opcode == Opcode::HsControlPointPhase;
    }

    /// Declares what a subroutine may use: it runs with the registers of any phase that calls it.
    pub(super) fn begin_subroutine(&mut self) {
        self.temps = self.most_temps.max(self.temps);
    }

    /// Whether outputs of the phase are patch constants, which all such phases share.
    pub(super) fn outputs_patch_constants(&self) -> bool {
        matches!(self.phase, Some(Opcode::HsForkPhase | Opcode::HsJoinPhase))
    }

    /// Adds the registers of a range, unless they overlap those of a range before, whose ID is returned.
    pub(super) fn place(&mut self, range: &ResourceRange) -> Option<u32> {
        let (class, space) = (range.class, range.space);
        let last = range.upper.unwrap_or(u32::MAX).max(range.lower);
        let mut before = self.places.range((class, space, 0)..=(class, space, last));
        let overlapped = before.next_back().filter(|(_, (_, end))| *end >= range.lower);
        if let Some((_, (id, _))) = overlapped {
            return Some(*id);
        }
        self.places.insert((class, space, range.lower), (range.id, last));
        None
    }
}
