//! Declarations.

use dxil_format::FeatureFlags;
use dxil_ops::ShaderModel;

use crate::control::Control;
use crate::enumeration::{
    GlobalFlags, InterpolationMode, PrimitiveTopology, SystemValue, TessellatorDomain,
    TessellatorOutputPrimitive, TessellatorPartitioning,
};
use crate::instruction::{Argument, Instruction};
use crate::opcode::Opcode;
use crate::operand::Operand;
use crate::range::ResourceRange;

/// A declaration.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Declaration<'i> {
    /// Flags of the program.
    GlobalFlags(GlobalFlagSet),
    /// A range of resources.
    Range(ResourceRange),
    /// Temporary registers from 0 on.
    Temps(u32),
    /// An array of temporary registers.
    IndexableTemp {
        /// The number of the array.
        register: u32,
        /// The number of its elements.
        count: u32,
        /// The number of components of an element.
        components: u32,
    },
    /// Registers that are indexed by values.
    IndexRange {
        /// The first register.
        register: &'i Operand,
        /// The number of registers.
        count: u32,
    },
    /// An input.
    Input(Element<'i>),
    /// An output.
    Output(Element<'i>),
    /// The primitives that a geometry shader outputs.
    OutputTopology(PrimitiveTopology),
    /// The primitives that a geometry shader reads.
    InputPrimitive(u32),
    /// The maximum number of vertices that a geometry shader outputs.
    MaxOutput(u32),
    /// The number of instances of a geometry shader.
    Instances(u32),
    /// A stream of a geometry shader.
    Stream(u32),
    /// A function body.
    FunctionBody(u32),
    /// A table of function bodies.
    FunctionTable(FunctionTable<'i>),
    /// An interface.
    Interface(Interface<'i>),
    /// The number of control points of a patch.
    InputControlPoints(u32),
    /// The number of control points that a hull shader outputs.
    OutputControlPoints(u32),
    /// The domain that is tessellated.
    TessellatorDomain(TessellatorDomain),
    /// The partitioning of edges.
    TessellatorPartitioning(TessellatorPartitioning),
    /// The primitives that tessellation makes.
    TessellatorOutputPrimitive(TessellatorOutputPrimitive),
    /// The maximum factor of tessellation.
    MaxTessFactor(f32),
    /// The number of instances of a fork or join phase.
    PhaseInstances(u32),
    /// The size of a thread group.
    ThreadGroup([u32; 3]),
    /// Memory of the thread group.
    SharedMemory(SharedMemory),
}

/// An input or output that is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element<'i> {
    /// The register and its components.
    pub register: &'i Operand,
    /// The meaning for the pipeline.
    pub system_value: Option<SystemValue>,
    /// Whether the system generates the value, rather than interprets it.
    pub is_generated: bool,
    /// The interpolation of an input of a pixel shader.
    pub interpolation: Option<InterpolationMode>,
}

/// A table of function bodies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FunctionTable<'i> {
    /// The number of the table.
    pub number: u32,
    /// The function bodies.
    pub bodies: &'i [u32],
}

/// An interface, or an array of interfaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Interface<'i> {
    /// The number of the interface.
    pub number: u32,
    /// Whether the array is indexed by values.
    pub is_indexed: bool,
    /// The number of call sites, which is the number of function bodies in each table.
    pub functions: u32,
    /// The length of the array.
    pub length: u32,
    /// The tables of the classes that can be bound.
    pub tables: &'i [u32],
}

/// Memory of a thread group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedMemory {
    /// The number of the register.
    pub register: u32,
    /// The size of an element in bytes; `None` for raw memory.
    pub stride: Option<u32>,
    /// The number of elements, or of bytes of raw memory.
    pub count: u32,
}

impl SharedMemory {
    /// The size in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        u64::from(self.count).saturating_mul(self.stride.unwrap_or(1).into())
    }
}

/// The flags of a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GlobalFlagSet(pub u32);

impl GlobalFlagSet {
    /// Whether a flag is set.
    #[must_use]
    pub const fn contains(self, flag: GlobalFlags) -> bool {
        self.0.wrapping_shr(flag.number()) & 1 != 0
    }

    /// The known flags that are set, from the lowest bit on.
    pub fn iter(self) -> impl Iterator<Item = GlobalFlags> {
        GlobalFlags::ALL.iter().copied().filter(move |flag| self.contains(*flag))
    }

    /// The features of the device that the flags state.
    #[must_use]
    pub fn features(self) -> FeatureFlags {
        self.iter().map(feature).fold(FeatureFlags::default(), core::ops::BitOr::bitor)
    }
}

/// The feature that a flag states, if it states one.
fn feature(flag: GlobalFlags) -> FeatureFlags {
    match flag {
        GlobalFlags::EnableDoublePrecisionFloatOps => FeatureFlags::Doubles,
        GlobalFlags::EnableRawAndStructuredBuffers => {
            FeatureFlags::ComputeShadersPlusRawAndStructuredBuffers
        }
        GlobalFlags::EnableMinimumPrecision => FeatureFlags::MinimumPrecision,
        GlobalFlags::EnableDoubleExtensions => FeatureFlags::DX11_1_DoubleExtensions,
        GlobalFlags::EnableShaderExtensions => FeatureFlags::DX11_1_ShaderExtensions,
        GlobalFlags::RefactoringAllowed
        | GlobalFlags::ForceEarlyDepthStencil
        | GlobalFlags::SkipOptimization
        | GlobalFlags::AllResourcesBound => FeatureFlags::default(),
    }
}

impl<'i> Declaration<'i> {
    /// The declaration that an instruction of a program of this shader model is; `None` if it declares nothing, or has values
    /// without a meaning.
    #[must_use]
    pub fn of(instruction: &'i Instruction, model: ShaderModel) -> Option<Self> {
        if let Some(range) = ResourceRange::of(instruction, model) {
            return Some(Self::Range(range));
        }
        let token = |name| instruction.token(name);
        let control = |control| instruction.control(control);
        Some(match instruction.opcode {
            Opcode::DclGlobalFlags => {
                Self::GlobalFlags(GlobalFlagSet(control(Control::ProgramFlags)?))
            }
            Opcode::DclTemps => Self::Temps(token("count")?),
            Opcode::DclIndexableTemp => Self::IndexableTemp {
                register: token("register")?,
                count: token("count")?,
                components: token("components")?,
            },
            Opcode::DclIndexRange => Self::IndexRange {
                register: instruction.operand("register")?,
                count: token("count")?,
            },
            Opcode::DclInput
            | Opcode::DclInputSgv
            | Opcode::DclInputSiv
            | Opcode::DclInputPs
            | Opcode::DclInputPsSgv
            | Opcode::DclInputPsSiv => Self::Input(Element::of(instruction)?),
            Opcode::DclOutput | Opcode::DclOutputSgv | Opcode::DclOutputSiv => {
                Self::Output(Element::of(instruction)?)
            }
            Opcode::DclStream => Self::Stream(register(instruction)?),
            Opcode::DclFunctionBody => Self::FunctionBody(token("body")?),
            Opcode::DclFunctionTable => Self::FunctionTable(FunctionTable::of(instruction)?),
            Opcode::DclInterface => Self::Interface(Interface::of(instruction)?),
            Opcode::DclThreadGroup => Self::ThreadGroup([token("x")?, token("y")?, token("z")?]),
            Opcode::DclTgsmRaw => Self::SharedMemory(SharedMemory {
                register: register(instruction)?,
                stride: None,
                count: token("size")?,
            }),
            Opcode::DclTgsmStructured => Self::SharedMemory(SharedMemory {
                register: register(instruction)?,
                stride: Some(token("stride")?),
                count: token("count")?,
            }),
            _ => return Self::of_primitives(instruction),
        })
    }

    /// The declaration of primitives and patches that an instruction is.
    fn of_primitives(instruction: &Instruction) -> Option<Self> {
        let control = |control| instruction.control(control);
        let count = || instruction.token("count");
        Some(match instruction.opcode {
            Opcode::DclOutputTopology => {
                Self::OutputTopology(PrimitiveTopology::from_number(control(Control::Topology)?)?)
            }
            Opcode::DclInputPrimitive => Self::InputPrimitive(control(Control::Primitive)?),
            Opcode::DclMaxOut => Self::MaxOutput(count()?),
            Opcode::DclGsInstanceCount => Self::Instances(count()?),
            Opcode::DclInputControlPointCount => {
                Self::InputControlPoints(control(Control::PointCount)?)
            }
            Opcode::DclOutputControlPointCount => {
                Self::OutputControlPoints(control(Control::PointCount)?)
            }
            Opcode::DclTessDomain => {
                Self::TessellatorDomain(TessellatorDomain::from_number(control(Control::Domain)?)?)
            }
            Opcode::DclTessPartitioning => Self::TessellatorPartitioning(
                TessellatorPartitioning::from_number(control(Control::Partitioning)?)?,
            ),
            Opcode::DclTessOutputPrimitive => Self::TessellatorOutputPrimitive(
                TessellatorOutputPrimitive::from_number(control(Control::OutputPrimitive)?)?,
            ),
            Opcode::DclHsMaxTessFactor => {
                Self::MaxTessFactor(f32::from_bits(instruction.token("factor")?))
            }
            Opcode::DclHsForkPhaseInstanceCount | Opcode::DclHsJoinPhaseInstanceCount => {
                Self::PhaseInstances(count()?)
            }
            _ => return None,
        })
    }
}

impl<'i> Element<'i> {
    fn of(instruction: &'i Instruction) -> Option<Self> {
        let system_value = match instruction.token("system_value") {
            Some(number) => Some(SystemValue::from_number(number)?),
            None => None,
        };
        let interpolation = match instruction.control(Control::Interpolation) {
            Some(number) => Some(InterpolationMode::from_number(number)?),
            None => None,
        };
        let is_generated = matches!(
            instruction.opcode,
            Opcode::DclInputSgv | Opcode::DclInputPsSgv | Opcode::DclOutputSgv
        );
        let register = instruction.operand("register")?;
        Some(Self { register, system_value, is_generated, interpolation })
    }
}

impl<'i> FunctionTable<'i> {
    fn of(instruction: &'i Instruction) -> Option<Self> {
        let bodies = tokens(instruction, "bodies")?;
        let states = instruction.token("length")?;
        let holds = usize::try_from(states).is_ok_and(|length| length == bodies.len());
        holds.then_some(Self { number: instruction.token("table")?, bodies })
    }
}

impl<'i> Interface<'i> {
    fn of(instruction: &'i Instruction) -> Option<Self> {
        let tables = tokens(instruction, "tables")?;
        // The number of tables, and the length of the array.
        let lengths = instruction.token("lengths")?;
        let holds = usize::try_from(lengths & 0xffff).is_ok_and(|count| count == tables.len());
        holds.then_some(Self {
            number: instruction.token("interface")?,
            is_indexed: instruction.control(Control::Indexed)? != 0,
            functions: instruction.token("functions")?,
            length: lengths.wrapping_shr(16),
            tables,
        })
    }
}

/// The tokens of the last argument.
fn tokens<'i>(instruction: &'i Instruction, name: &str) -> Option<&'i [u32]> {
    match instruction.argument(name)? {
        Argument::Tokens(tokens) => Some(tokens),
        _ => None,
    }
}

/// The number of the register that an instruction declares.
fn register(instruction: &Instruction) -> Option<u32> {
    let index = instruction.operand("register")?.indices.first()?.immediate()?;
    u32::try_from(index).ok()
}
