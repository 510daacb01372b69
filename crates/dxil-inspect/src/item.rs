//! The things in a file that rows describe and refer to.

use core::fmt;

use dxil_container::FourCC;
use dxil_container::layout::rdat::ResourceClass;
use dxil_ir::{FunctionId, InstructionId};

/// A thing in a file that a row describes, and to which other rows refer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Item {
    /// A part, by its index in the directory.
    Part(usize),
    /// A resource in the metadata of the module, by its class and its number in that class.
    Resource(ResourceClass, u32),
    /// A resource record of `RDAT`, by its index.
    RdatResource(u32),
    /// A resource record of `PSV0`, by its index.
    PsvResource(u32),
    /// An element of a signature in the metadata of the module, by its number.
    Element(SignatureKind, u32),
    /// An element of a signature's part, by its index.
    PartElement(SignatureKind, u32),
    /// An element of a signature in `PSV0`, by its index.
    PsvElement(SignatureKind, u32),
    /// A function of the module.
    Function(FunctionId),
    /// A function record of `RDAT`, by its index.
    RdatFunction(u32),
    /// An instruction of a function.
    Instruction(FunctionId, InstructionId),
}

/// The signatures of a shader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SignatureKind {
    /// The inputs.
    Input,
    /// The outputs; of mesh shaders those of vertices.
    Output,
    /// The patch constants, or the outputs of a mesh shader for each primitive.
    PatchConstant,
}

impl SignatureKind {
    /// All signatures.
    pub const ALL: [Self; 3] = [Self::Input, Self::Output, Self::PatchConstant];

    /// The part that DXC writes the signature to.
    #[must_use]
    pub const fn part(self) -> FourCC {
        match self {
            Self::Input => FourCC::ISG1,
            Self::Output => FourCC::OSG1,
            Self::PatchConstant => FourCC::PSG1,
        }
    }

    /// The signature in a part of this name.
    #[must_use]
    pub fn of_part(part: FourCC) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.part() == part)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Input => "input",
            Self::Output => "output",
            Self::PatchConstant => "patch",
        }
    }
}

/// A name without blanks, which no other item of the file has: an anchor in HTML.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use dxil_ir::Id as _;
        match self {
            Self::Part(index) => write!(f, "part-{index}"),
            Self::Resource(class, id) => write!(f, "resource-{class}-{id}"),
            Self::RdatResource(index) => write!(f, "RDAT-resource-{index}"),
            Self::PsvResource(index) => write!(f, "PSV0-resource-{index}"),
            Self::Element(kind, id) => write!(f, "{}-{id}", kind.name()),
            Self::PartElement(kind, index) => write!(f, "{}-{}-{index}", kind.part(), kind.name()),
            Self::PsvElement(kind, index) => write!(f, "PSV0-{}-{index}", kind.name()),
            Self::Function(id) => write!(f, "function-{}", id.index()),
            Self::RdatFunction(index) => write!(f, "RDAT-function-{index}"),
            Self::Instruction(function, id) => {
                write!(f, "instruction-{}-{}", function.index(), id.index())
            }
        }
    }
}
