//! Opcodes, and the layout of their instructions.

use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::control::{Control, ExtendedKind};
use crate::enumeration::{self, OperandType, numbered};

/// The class of an opcode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OpClass {
    /// An instruction.
    Instruction,
    /// A declaration, which precedes instructions.
    Declaration,
    /// The start of a phase of a hull shader.
    Phase,
    /// Data in the stream.
    Data,
}

macro_rules! parameter_kinds {
    ($($kind:ident [$($ty:ident),*];)*) => {
        impl ParameterKind {
            /// The types of operands that such an argument may have, unless the parameter has its own.
            const fn operand_types(self) -> &'static [OperandType] {
                match self {
                    $(Self::$kind => &[$(OperandType::$ty),*],)*
                }
            }
        }
    };
}

include!("../generated/parameter_kinds.rs");

/// The role of an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ParameterKind {
    /// A register that the instruction writes, or `null`.
    Destination,
    /// A value that the instruction reads.
    Source,
    /// A shader resource view.
    Resource,
    /// A sampler.
    Sampler,
    /// An unordered access view.
    View,
    /// An unordered access view, a raw or structured resource, or memory of the thread group.
    Memory,
    /// The register, or the range of a resource, that a declaration declares.
    Register,
    /// A label, stream or interface.
    Reference,
    /// A token that is no operand.
    Token,
    /// The tokens up to the end of the instruction.
    Tokens,
}

impl ParameterKind {
    /// Whether such an argument is an operand.
    #[must_use]
    pub const fn is_operand(self) -> bool {
        !matches!(self, Self::Token | Self::Tokens)
    }
}

/// The type in which an instruction reads or writes an argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ValueType {
    /// Floating point.
    Float,
    /// Signed integers.
    SInt,
    /// Unsigned integers.
    UInt,
    /// Double precision.
    Double,
    /// Conditions.
    Bool,
    /// Bits without a type.
    Bits,
}

/// The properties of one argument of an opcode.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name, such as `dest`.
    pub name: &'static str,
    /// The role.
    pub kind: ParameterKind,
    /// The type.
    pub ty: ValueType,
    /// The first shader model in which instructions have it, if that is not the opcode's.
    pub since: Option<ShaderModel>,
    operand_types: Option<&'static [OperandType]>,
    text: Option<fn(u32) -> Option<&'static str>>,
    allows: Option<fn(u32) -> bool>,
}

impl Parameter {
    /// FXC's text for the value of a token, if it is a value of the parameter's enumeration.
    #[must_use]
    pub fn text(&self, value: u32) -> Option<&'static str> {
        (self.text?)(value)
    }

    /// Whether a token is a value of the parameter's enumeration; true without an enumeration.
    #[must_use]
    pub fn allows(&self, value: u32) -> bool {
        self.allows.is_none_or(|allows| allows(value))
    }

    /// The types of operands that the argument may have; none for tokens.
    #[must_use]
    pub fn operand_types(&self) -> &'static [OperandType] {
        self.operand_types.unwrap_or(self.kind.operand_types())
    }

    /// Whether instructions of a shader model have the argument.
    #[must_use]
    pub fn is_in(&self, model: ShaderModel) -> bool {
        self.since.is_none_or(|since| since <= model)
    }
}

/// The row of an opcode in the table.
struct Row {
    mnemonic: &'static str,
    class: OpClass,
    since: ShaderModel,
    stages: Option<&'static [ShaderKind]>,
    controls: &'static [Control],
    control_mask: u32,
    extended: &'static [ExtendedKind],
    long_length: bool,
    parameters: &'static [Parameter],
}

const SM4_0: ShaderModel = ShaderModel { major: 4, minor: 0 };
const SM4_1: ShaderModel = ShaderModel { major: 4, minor: 1 };
const SM5_0: ShaderModel = ShaderModel { major: 5, minor: 0 };
const SM5_1: ShaderModel = ShaderModel { major: 5, minor: 1 };

/// The kind of the programs of a stage.
macro_rules! stage {
    (pixel) => {
        ShaderKind::Pixel
    };
    (vertex) => {
        ShaderKind::Vertex
    };
    (geometry) => {
        ShaderKind::Geometry
    };
    (hull) => {
        ShaderKind::Hull
    };
    (domain) => {
        ShaderKind::Domain
    };
    (compute) => {
        ShaderKind::Compute
    };
    (library) => {
        Opcode::LIBRARY
    };
}

macro_rules! stages {
    (all) => { None };
    ($($stage:ident),*) => { Some(&[$(stage!($stage)),*]) };
}

macro_rules! text {
    () => {
        None
    };
    ($values:ident) => {
        Some(enumeration::$values::text_of)
    };
}

macro_rules! allows {
    () => {
        None
    };
    ($values:ident) => {
        Some(enumeration::$values::allows)
    };
}

macro_rules! operand_types {
    () => {
        None
    };
    ($($ty:ident),+) => {
        Some(&[$(OperandType::$ty),+])
    };
}

macro_rules! since {
    () => {
        None
    };
    ($model:ident) => {
        Some($model)
    };
}

macro_rules! opcodes {
    ($($(#[$doc:meta])* $name:ident = $number:literal $mnemonic:literal $class:ident $since:ident [$($stages:tt)*]
        [$($control:ident),*] [$($extended:ident),*] $long:literal {
            $($parameter:ident: $kind:ident $ty:ident $(in $values:ident)? $(of [$($operand:ident),*])? $(since $from:ident)?;)*
        }
    )*) => {
        numbered! {
            /// An opcode.
            Opcode: u16 { $($(#[$doc])* $name = $number,)* }
        }

        impl Opcode {
            const fn row(self) -> &'static Row {
                match self {
                    $(Self::$name => {
                        static ROW: Row = Row {
                            mnemonic: $mnemonic,
                            class: OpClass::$class,
                            since: $since,
                            stages: stages!($($stages)*),
                            controls: &[$(Control::$control),*],
                            control_mask: 0 $(| Control::$control.bits().mask())*,
                            extended: &[$(ExtendedKind::$extended),*],
                            long_length: $long,
                            parameters: &[$(Parameter {
                                name: stringify!($parameter),
                                kind: ParameterKind::$kind,
                                ty: ValueType::$ty,
                                since: since!($($from)?),
                                operand_types: operand_types!($($($operand),*)?),
                                text: text!($($values)?),
                                allows: allows!($($values)?),
                            }),*],
                        };
                        &ROW
                    })*
                }
            }
        }
    };
}

include!("../generated/opcodes.rs");

impl Opcode {
    /// The kind of a program that is a function of a library.
    pub const LIBRARY: ShaderKind = ShaderKind(0xfff0);

    /// The mnemonic that FXC prints, without suffixes for controls.
    #[must_use]
    pub const fn mnemonic(self) -> &'static str {
        self.row().mnemonic
    }

    /// The class.
    #[must_use]
    pub const fn class(self) -> OpClass {
        self.row().class
    }

    /// The first shader model that has it.
    #[must_use]
    pub const fn since(self) -> ShaderModel {
        self.row().since
    }

    /// Whether programs of this kind may have it.
    #[must_use]
    pub fn is_in(self, kind: ShaderKind) -> bool {
        self.row().stages.is_none_or(|stages| stages.contains(&kind))
    }

    /// The controls that its instructions have.
    #[must_use]
    pub const fn controls(self) -> &'static [Control] {
        self.row().controls
    }

    /// The extended opcode tokens that its instructions may have.
    #[must_use]
    pub const fn extended(self) -> &'static [ExtendedKind] {
        self.row().extended
    }

    /// The parameters of its instructions in any shader model, in the order of their tokens.
    #[must_use]
    pub const fn parameters(self) -> &'static [Parameter] {
        self.row().parameters
    }

    /// The parameters of its instructions in a shader model.
    pub fn parameters_in(
        self,
        model: ShaderModel,
    ) -> impl Iterator<Item = &'static Parameter> + Clone {
        self.parameters().iter().filter(move |parameter| parameter.is_in(model))
    }

    /// Whether bit 31 of its opcode token means that the next token is the number of tokens.
    pub(crate) const fn has_long_length(self) -> bool {
        self.row().long_length
    }

    /// The bits of the opcode token that its controls take.
    pub(crate) const fn control_mask(self) -> u32 {
        self.row().control_mask
    }
}
