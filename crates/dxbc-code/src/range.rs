//! Ranges of resources that programs declare.

use dxil_format::ResourceClass;
use dxil_ops::ShaderModel;

use crate::control::Control;
use crate::enumeration::{AccessPattern, ResourceDimension, ResourceReturnType, SamplerMode};
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
    /// The contents of the resources.
    pub kind: RangeKind,
    /// How the accesses of different threads to a view are ordered.
    pub access: ViewAccess,
}

/// The contents of the resources of a range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RangeKind {
    /// Constants.
    ConstantBuffer {
        /// The number of vectors; 0 if it is unknown.
        size: u32,
        /// The indexing of the vectors.
        access: AccessPattern,
    },
    /// The state of samplers.
    Sampler(SamplerMode),
    /// Elements with a format.
    Typed {
        /// The shape.
        dimension: ResourceDimension,
        /// The number of samples of a multisampled texture; 0 if it is unknown.
        samples: u32,
        /// The types of the components.
        return_types: [ResourceReturnType; 4],
    },
    /// Bytes.
    Raw,
    /// Structures.
    Structured {
        /// The size of a structure in bytes.
        stride: u32,
    },
}

/// How the accesses of different threads to an unordered access view are ordered. Other resources have none of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ViewAccess {
    /// Whether all threads see accesses in order.
    pub globally_coherent: bool,
    /// Whether accesses are in the order of the rasterizer.
    pub rasterizer_ordered: bool,
    /// Whether the view has a counter whose values address elements. Views that are appended to or consumed from have
    /// another kind of counter, which declarations do not state.
    pub has_counter: bool,
}

impl ResourceRange {
    /// The range that an instruction of a program of this shader model declares; `None` for instructions of other opcodes,
    /// and for declarations with other indices, or with values that have no meaning.
    #[must_use]
    pub fn of(instruction: &Instruction, model: ShaderModel) -> Option<Self> {
        let class = class(instruction.opcode)?;
        let number = |place: usize| index(instruction, place);
        let flag = |control| instruction.control(control) == Some(1);
        let id = number(0)?;
        let single = Self {
            class,
            id,
            space: 0,
            lower: id,
            upper: Some(id),
            kind: RangeKind::of(instruction)?,
            access: ViewAccess {
                globally_coherent: flag(Control::Coherent),
                rasterizer_ordered: flag(Control::Ordered),
                has_counter: flag(Control::Counter),
            },
        };
        if model < (ShaderModel { major: 5, minor: 1 }) {
            return Some(single);
        }
        let upper = Some(number(2)?).filter(|upper| *upper != u32::MAX);
        Some(Self { space: instruction.token("space")?, lower: number(1)?, upper, ..single })
    }

    /// Whether the register of the space belongs to the range.
    #[must_use]
    pub fn contains(&self, register: u32) -> bool {
        self.lower <= register && self.upper.is_none_or(|upper| register <= upper)
    }
}

impl RangeKind {
    /// The contents of the resources that an instruction declares.
    fn of(instruction: &Instruction) -> Option<Self> {
        let control = |control| instruction.control(control);
        Some(match instruction.opcode {
            Opcode::DclConstantBuffer => Self::ConstantBuffer {
                // Before shader model 5.1, the size is the second index.
                size: instruction.token("size").or_else(|| index(instruction, 1))?,
                access: AccessPattern::from_number(control(Control::Access)?)?,
            },
            Opcode::DclSampler => Self::Sampler(SamplerMode::from_number(control(Control::Mode)?)?),
            Opcode::DclResource | Opcode::DclUavTyped => Self::Typed {
                dimension: ResourceDimension::from_number(control(Control::Dimension)?)?,
                samples: control(Control::SampleCount).unwrap_or_default(),
                return_types: return_types(instruction.token("return_type")?)?,
            },
            Opcode::DclResourceStructured | Opcode::DclUavStructured => {
                Self::Structured { stride: instruction.token("stride")? }
            }
            _ => Self::Raw,
        })
    }
}

/// An index of the register that a declaration declares.
fn index(instruction: &Instruction, place: usize) -> Option<u32> {
    let indices = &instruction.operand("register")?.indices;
    u32::try_from(indices.get(place)?.immediate()?).ok()
}

/// The types of four components, 4 bits each.
fn return_types(token: u32) -> Option<[ResourceReturnType; 4]> {
    let of = |low: u32| ResourceReturnType::from_number(token.wrapping_shr(low) & 15);
    Some([of(0)?, of(4)?, of(8)?, of(12)?])
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
