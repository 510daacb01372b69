//! DXBC opcodes: the model of `dxbc-ops.spec`, its rules and its outputs.
//!
//! [`build`] makes a [`Spec`] of evaluated records, [`check()`] applies the rules, [`markdown`] and [`html`] document
//! the opcodes, [`diff()`] compares two specs, and [`rust`] writes the tables of the crate `dxbc-code`. With the model of DXIL operations, it shares only the front end.

mod build;
mod check;
mod diff;
#[cfg(feature = "json")]
pub mod html;
#[cfg(feature = "json")]
pub mod json;
pub mod markdown;
pub mod rust;

use std::fmt;
use std::path::{Path, PathBuf};

use crate::tablegen::{self, Span, Spanned};

pub use build::build;
pub use check::{RULES, check};
pub use diff::diff;

/// Everything a spec defines. Ids are indices into these lists.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// The shader models, ascending.
    pub models: Vec<Spanned<ShaderModel>>,
    /// The stages, in the order of the file.
    pub stages: Vec<Stage>,
    /// The enumerations, in the order of the file.
    pub enumerations: Vec<Enumeration>,
    /// The controls in opcode tokens, in the order of the file.
    pub controls: Vec<BitField>,
    /// The extended opcode tokens, in the order of the file.
    pub extended: Vec<ExtendedToken>,
    /// The kinds of arguments, in the order of the file.
    pub kinds: Vec<KindOperands>,
    /// The opcodes, by number.
    pub ops: Vec<Op>,
}

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident => $list:ident: $row:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $id(pub usize);

        impl std::ops::Index<$id> for Spec {
            type Output = $row;

            fn index(&self, id: $id) -> &$row {
                &self.$list[id.0]
            }
        }
    )*};
}

ids! {
    /// A stage of [`Spec::stages`].
    StageId => stages: Stage;
    /// An enumeration of [`Spec::enumerations`].
    EnumerationId => enumerations: Enumeration;
    /// A control of [`Spec::controls`].
    ControlId => controls: BitField;
    /// A token of [`Spec::extended`].
    ExtendedId => extended: ExtendedToken;
}

/// A shader model.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ShaderModel {
    /// The major version: 4 or 5.
    pub major: u8,
    /// The minor version.
    pub minor: u8,
}

impl ShaderModel {
    /// Shader model 4.0.
    pub const FIRST: Self = Self { major: 4, minor: 0 };
}

impl fmt::Display for ShaderModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A shader stage.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The record's name, such as `pixel`.
    pub name: String,
    /// The number in the first token of a program.
    pub number: i64,
    /// The prefix of FXC's targets, such as `ps`.
    pub prefix: String,
    /// The first shader model that has the stage.
    pub since: ShaderModel,
    /// The place of the definition.
    pub span: Span,
}

/// An enumeration, or a set of flags.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// The record's name.
    pub name: String,
    /// The description, one sentence.
    pub doc: String,
    /// Whether the values are numbers of bits.
    pub flags: bool,
    /// The values, in the order of the file.
    pub values: Vec<EnumValue>,
    /// The place of the definition.
    pub span: Span,
}

/// A value of an [`Enumeration`].
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// The name.
    pub name: String,
    /// The number.
    pub value: i64,
    /// The text that FXC prints.
    pub text: String,
    /// The description, one sentence.
    pub doc: String,
    /// The place in the source.
    pub span: Span,
}

/// A range of bits in an opcode token or an extended one.
#[derive(Clone, Debug)]
pub struct BitField {
    /// The record's name; the name of the field in an extended token.
    pub name: String,
    /// The name in lower case, which may be shared by controls of different opcodes.
    pub label: String,
    /// The number of the lowest bit.
    pub low: i64,
    /// The number of bits.
    pub width: i64,
    /// Whether the number has a sign.
    pub signed: bool,
    /// The description, one sentence.
    pub doc: String,
    /// The enumeration of the values; without one, it is a number or a flag.
    pub values: Option<EnumerationId>,
    /// The place of the definition.
    pub span: Span,
}

impl BitField {
    /// The bits of the token.
    #[must_use]
    pub fn mask(&self) -> u32 {
        let bits = |count: i64| {
            u32::try_from(count).ok().and_then(|it| 1_u32.checked_shl(it)).map_or(!0, |it| it - 1)
        };
        bits(self.low + self.width) & !bits(self.low)
    }
}

/// An extended opcode token.
#[derive(Clone, Debug)]
pub struct ExtendedToken {
    /// The record's name.
    pub name: String,
    /// The number in bits 0 to 5.
    pub number: i64,
    /// The description, one sentence.
    pub doc: String,
    /// The fields, in the order of the file.
    pub fields: Vec<BitField>,
    /// The place of the definition.
    pub span: Span,
}

/// Enums whose variants are the records of a class, by name.
macro_rules! record_enums {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $name {
            /// The value of a record.
            fn of_record(name: &str) -> Option<Self> {
                match name {
                    $(stringify!($variant) => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

record_enums! {
    /// The class of an opcode.
    OpClass {
        /// An instruction.
        Instruction,
        /// A declaration.
        Declaration,
        /// The start of a phase of a hull shader.
        Phase,
        /// Data in the stream.
        Data,
        /// A number that is no opcode.
        Reserved,
    }
    /// The role of an argument.
    ArgumentKind {
        /// A register that the instruction writes.
        Destination,
        /// A value that the instruction reads.
        Source,
        /// A shader resource view.
        Resource,
        /// A sampler.
        Sampler,
        /// An unordered access view.
        View,
        /// A view, a resource, or memory of the thread group.
        Memory,
        /// A register that is declared.
        Register,
        /// A label, stream or interface.
        Reference,
        /// A token that is no operand.
        Token,
        /// The tokens up to the end of the instruction.
        Tokens,
    }
    /// The type in which an argument is read or written.
    ValueType {
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
}

/// The types of the operands that arguments of a kind may have.
#[derive(Clone, Debug)]
pub struct KindOperands {
    /// The kind.
    pub kind: ArgumentKind,
    /// The names of the types; none for tokens, and where each argument has a list of its own.
    pub operands: Vec<Spanned<String>>,
}

/// An argument of an instruction.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The name.
    pub name: String,
    /// The role.
    pub kind: ArgumentKind,
    /// The type.
    pub ty: ValueType,
    /// The names of the types of its operands; none if they are those of the kind.
    pub operands: Vec<Spanned<String>>,
    /// The enumeration of a token's values.
    pub values: Option<EnumerationId>,
    /// The first shader model in which instructions have it, if that is not the opcode's.
    pub since: Option<ShaderModel>,
    /// The place in the source.
    pub span: Span,
}

/// An opcode.
#[derive(Clone, Debug)]
pub struct Op {
    /// The record's name.
    pub name: String,
    /// The place of the name in the source.
    pub span: Span,
    /// The number; `None` if it does not fit 11 bits.
    pub opcode: Option<u16>,
    /// The mnemonic that FXC prints.
    pub mnemonic: String,
    /// The description, one sentence.
    pub doc: String,
    /// The class.
    pub class: OpClass,
    /// The arguments, in the order of their tokens.
    pub arguments: Vec<Argument>,
    /// The controls.
    pub controls: Vec<ControlId>,
    /// The extended tokens that instructions may have.
    pub extended: Vec<ExtendedId>,
    /// Whether bit 31 of the opcode token means that the next token is the number of tokens.
    pub long_length: bool,
    /// The first shader model.
    pub since: ShaderModel,
    /// The stages that may have it; `None` for all.
    pub stages: Option<Vec<StageId>>,
}

/// Reads a spec and checks it.
///
/// # Errors
///
/// Returns all errors, rendered for people: of syntax, of evaluation, then of rules.
pub fn load_checked(path: &Path, include_dirs: &[PathBuf]) -> Result<Spec, String> {
    let (sources, records) = tablegen::load(path, include_dirs);
    let spec = records.and_then(|records| build_checked(&records));
    spec.map_err(|diagnostics| tablegen::render(&diagnostics, &sources))
}

/// Whether the records describe DXBC opcodes.
pub(crate) fn is_described_by(records: &tablegen::Records) -> bool {
    records.classes.iter().any(|class| class.name == "DXBCOp")
}

/// Builds the model of a file's records and checks it.
///
/// # Errors
///
/// Returns the errors of building, or else the violations of rules.
pub fn build_checked(records: &tablegen::Records) -> Result<Spec, Vec<tablegen::Diagnostic>> {
    let spec = build(records)?;
    let found = check(&spec);
    if found.is_empty() { Ok(spec) } else { Err(found) }
}
