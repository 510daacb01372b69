//! Ranges of resources that programs declare.

use dxil_format::ResourceClass;
use dxil_ops::ShaderModel;

use crate::instruction::Instruction;
use crate::opcode::Opcode;

/// A range of registers that a declaration declares.
///
/// In shader model 5.1, instructions refer to a range by its ID, and index it relative to its space. Before, a range is a
/// single register, whose number is its ID.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResourceRange {
    /// The class of the resources.
    pub class: ResourceClass,
    /// The ID: the first index of operands.
    pub id: u32,
    /// The register space; 0 before shader model 5.1.
    pub space: u32,
    /// The first register.
    pub lower: u32,
    /// The last register; `None` if the range is unbounded.
    pub upper: Option<u32>,
}

impl ResourceRange {
    /// The range that an instruction of a program of this shader model declares; `None` for instructions of other opcodes,
    /// and for declarations with other indices.
    #[must_use]
    pub fn of(instruction: &Instruction, model: ShaderModel) -> Option<Self> {
        let class = class(instruction.opcode)?;
        let indices = &instruction.operand("register")?.indices;
        let number = |place: usize| u32::try_from(indices.get(place)?.immediate()?).ok();
        let id = number(0)?;
        if model < (ShaderModel { major: 5, minor: 1 }) {
            return Some(Self { class, id, space: 0, lower: id, upper: Some(id) });
        }
        let upper = number(2)?;
        Some(Self {
            class,
            id,
            space: instruction.token("space")?,
            lower: number(1)?,
            upper: (upper != u32::MAX).then_some(upper),
        })
    }
}

/// The class of the resources that an opcode declares.
const fn class(opcode: Opcode) -> Option<ResourceClass> {
    Some(match opcode {
        Opcode::DclResource | Opcode::DclResourceRaw | Opcode::DclResourceStructured => {
            ResourceClass::SRV
        }
        Opcode::DclUavTyped | Opcode::DclUavRaw | Opcode::DclUavStructured => ResourceClass::UAV,
        Opcode::DclConstantBuffer => ResourceClass::CBuffer,
        Opcode::DclSampler => ResourceClass::Sampler,
        _ => return None,
    })
}
