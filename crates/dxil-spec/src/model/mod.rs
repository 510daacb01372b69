//! The model of a spec: DXIL operations, typed and resolved, without names that have to be looked
//! up.
//!
//! [`build`] makes a [`Spec`] of evaluated records. The records of `dxil-ops.spec` and those of
//! LLVM's `DXIL.td`, which have fewer fields, become the same model; facts that a file lacks are
//! `None` or empty here.

mod build;
mod shape;

use std::fmt;

use crate::tablegen::Span;

pub use crate::tablegen::Spanned;
pub use build::build;
pub use shape::{Scalar, Shape};

/// Everything a spec defines. Ids are indices into these lists.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// The DXIL versions, ascending, with the places of their definitions.
    pub versions: Vec<Spanned<Version>>,
    /// The shader features, by bit.
    pub features: Vec<Feature>,
    /// The types of operands and overloads, in the order of the file.
    pub types: Vec<Type>,
    /// The enumerations that operands use, in the order of the file.
    pub enumerations: Vec<Enumeration>,
    /// The stages, without the pseudo stages, in the order of the file.
    pub stages: Vec<Stage>,
    /// The attributes, in the order of the file.
    pub attributes: Vec<Attribute>,
    /// The operation classes, in the order of the file.
    pub classes: Vec<OpClass>,
    /// The operations, by opcode.
    pub ops: Vec<Operation>,
}

impl Spec {
    /// The DXIL versions, ascending.
    pub fn versions(&self) -> impl Iterator<Item = Version> + Clone + '_ {
        self.versions.iter().map(|version| version.value)
    }
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
    /// A shader feature of [`Spec::features`].
    FeatureId => features: Feature;
    /// A type of [`Spec::types`].
    TypeId => types: Type;
    /// An enumeration of [`Spec::enumerations`].
    EnumerationId => enumerations: Enumeration;
    /// A stage of [`Spec::stages`].
    StageId => stages: Stage;
    /// An attribute of [`Spec::attributes`].
    AttributeId => attributes: Attribute;
    /// A class of [`Spec::classes`].
    ClassId => classes: OpClass;
}

/// A DXIL version.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Version {
    /// Always 1 so far.
    pub major: u8,
    /// The minor version, which is that of the shader model, too.
    pub minor: u8,
}

impl Version {
    /// DXIL 1.0.
    pub const FIRST: Self = Self { major: 1, minor: 0 };
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// A shader feature, which a program requires of the device besides the shader model.
#[derive(Clone, Debug)]
pub struct Feature {
    /// The record's name without `Feature`, such as `WaveOps`.
    pub name: String,
    /// The bit in the SFI0 part.
    pub bit: i64,
    /// The description, one sentence.
    pub doc: String,
    /// The first version of the validator that requires programs to declare it.
    pub validator: Version,
    /// The place of the definition.
    pub span: Span,
}

/// A type of results, arguments or overloads.
#[derive(Clone, Debug)]
pub struct Type {
    /// The record's name, such as `ResRetTy`.
    pub name: String,
    /// The rule by which the overloads of a call determine the spelling in LLVM IR.
    pub shape: Shape,
    /// The features that a value of the type requires with 16-bit types of minimum precision, and
    /// with native ones.
    pub features: [Option<FeatureId>; 2],
    /// The place of the definition.
    pub span: Span,
}

/// An enumeration or a set of flags for operands.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// The record's name.
    pub name: String,
    /// The description, one sentence.
    pub doc: String,
    /// Whether the values are flags.
    pub flags: bool,
    /// The values, in the order of the file.
    pub values: Vec<EnumValue>,
    /// The place of the definition.
    pub span: Span,
}

/// One value of an [`Enumeration`].
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// The name.
    pub name: String,
    /// The number.
    pub value: i64,
    /// The description, one sentence.
    pub doc: String,
    /// The version from which operands may have it, if the spec says it.
    pub since: Option<Version>,
    /// The place in the source.
    pub span: Span,
}

impl EnumValue {
    /// The version from which operands may have it: the first one if the spec does not say it.
    #[must_use]
    pub fn first_version(&self) -> Version {
        self.since.unwrap_or(Version::FIRST)
    }
}

/// A shader stage.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The record's name, such as `pixel`.
    pub name: String,
    /// The name in words, such as `ray generation`; the record's name if the spec has none.
    pub title: String,
    /// The version from which there are such entry points or functions, if the spec says it.
    pub since: Option<Version>,
    /// The place of the definition.
    pub span: Span,
}

impl Stage {
    /// The version from which the stage exists: the first one if the spec does not say it.
    #[must_use]
    pub fn first_version(&self) -> Version {
        self.since.unwrap_or(Version::FIRST)
    }
}

/// An attribute of operations.
#[derive(Clone, Debug)]
pub struct Attribute {
    /// The record's name, such as `ReadNone`.
    pub name: String,
    /// The description, one sentence, if the spec has one.
    pub doc: String,
    /// The place of the definition.
    pub span: Span,
}

/// A class of operations, which share functions.
#[derive(Clone, Debug)]
pub struct OpClass {
    /// The record's name, which is the middle of the function's name.
    pub name: String,
    /// The place of the definition.
    pub span: Span,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Operation {
    /// The record's name, which is DXC's name of the operation.
    pub name: String,
    /// The place of the name in the source.
    pub span: Span,
    /// The number of the opcode. `None` if the record has none, or one that does not fit.
    pub opcode: Option<u32>,
    /// The place of the opcode in the source.
    pub opcode_span: Span,
    /// The class.
    pub class: ClassId,
    /// The description, one sentence, and its place in the source.
    pub doc: Spanned<String>,
    /// The HLSL names that use it: functions, methods, system values and others.
    pub hlsl: Vec<Spanned<String>>,
    /// The version that introduced it.
    pub since: Version,
    /// The lowest version to which a linker lowers it, if the spec says it.
    pub since_translated: Option<Version>,
    /// The lowest version in which DXC's validator accepts calls, if the spec says it.
    pub since_validated: Option<Version>,
    /// Whether the opcode is reserved.
    pub reserved: bool,
    /// The LLVM intrinsics lowered to it.
    pub intrinsics: Vec<Intrinsic>,
    /// The type of the result; `None` if the record has none.
    pub result: Option<TypeId>,
    /// The arguments after the opcode.
    pub arguments: Vec<Argument>,
    /// The overloads by version, a list for each dimension. Without dimensions, there are no
    /// overloads.
    pub overloads: Vec<Entry<OverloadLists>>,
    /// The stages by version.
    pub stages: Vec<Entry<StageList>>,
    /// The attributes by version.
    pub attributes: Vec<Entry<Vec<AttributeId>>>,
    /// The requirements of a call, besides those of its scalars.
    pub requirements: Vec<Requirement>,
}

/// The types that overloads may have, a list for each dimension.
pub type OverloadLists = Vec<Vec<Spanned<TypeId>>>;

/// The pseudo stage that stands for all stages.
pub const ALL_STAGES: &str = "all_stages";
/// The pseudo stage that says an operation is withdrawn.
pub const REMOVED: &str = "removed";

/// Opcodes from this one on are experimental.
pub const FIRST_EXPERIMENTAL: u32 = 0x8000_0000;

impl Operation {
    /// Whether the opcode is one of the experimental ones.
    #[must_use]
    pub fn is_experimental(&self) -> bool {
        self.opcode.is_some_and(|opcode| opcode >= FIRST_EXPERIMENTAL)
    }

    /// The maximum number of overloads in any version.
    #[must_use]
    pub fn dimensions(&self) -> usize {
        self.overloads.iter().map(|entry| entry.value.len()).max().unwrap_or(0)
    }

    /// The types of the result and of the arguments, in that order.
    pub fn signature(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.result.into_iter().chain(self.arguments.iter().map(|argument| argument.ty))
    }
}

/// A value that holds from a version on, until the next entry.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    /// The first version for which it holds.
    pub since: Version,
    /// The value.
    pub value: T,
    /// The place of the entry in the source.
    pub span: Span,
}

/// The entry that counts for a version: the newest that is not above it.
#[must_use]
pub fn newest<T>(entries: &[Entry<T>], version: Version) -> Option<&Entry<T>> {
    entries.iter().rev().find(|entry| entry.since <= version)
}

/// A shader feature that calls require.
#[derive(Clone, Debug)]
pub struct Requirement {
    /// The feature.
    pub feature: FeatureId,
    /// The stages in which it is required.
    pub stages: StageList,
    /// The first overloads for which it is required; empty for all.
    pub overloads: Vec<TypeId>,
    /// The place in the source.
    pub span: Span,
}

/// The stages of one entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StageList {
    /// Whether the list has `all_stages`.
    pub all: bool,
    /// Whether the list has `removed`.
    pub removed: bool,
    /// The other stages.
    pub stages: Vec<StageId>,
}

impl StageList {
    /// Whether the list allows the stage.
    #[must_use]
    pub fn allows(&self, stage: StageId) -> bool {
        self.all || self.stages.contains(&stage)
    }
}

/// An argument of an operation.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The name; empty if the spec has none.
    pub name: String,
    /// The type.
    pub ty: TypeId,
    /// Whether it must be an immediate constant.
    pub constant: bool,
    /// Whether `undef` is allowed instead of a constant.
    pub undef: bool,
    /// The smallest and the largest value allowed; a missing bound is that of the type.
    pub range: Option<(i64, i64)>,
    /// The version from which it may be a variable of any value.
    pub until: Option<Version>,
    /// The enumeration of its values.
    pub enumeration: Option<EnumerationId>,
    /// The values that DXC's validator accepts.
    pub validation: Validation,
    /// The place in the source.
    pub span: Span,
}

/// The values that DXC's validator accepts for an argument that must be a constant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Validation {
    /// Any value, also a variable one.
    AnyValue,
    /// Any constant, and `undef`.
    AnyConstant,
    /// Any number.
    AnyNumber,
    /// A number of the range, or the number after it.
    OneMore,
    /// Only the values that the spec allows.
    Demanded,
}

impl Validation {
    /// A description of the accepted values, if they are more than those that the spec allows.
    #[must_use]
    pub fn accepted_values(self) -> Option<&'static str> {
        match self {
            Self::AnyValue => Some("any value"),
            Self::AnyConstant => Some("any constant"),
            Self::AnyNumber => Some("any number"),
            Self::OneMore => Some("one number more"),
            Self::Demanded => None,
        }
    }
}

/// An LLVM intrinsic that is lowered to an operation.
#[derive(Clone, Debug)]
pub struct Intrinsic {
    /// The name in LLVM IR, without overload suffixes: `llvm.dx.wave.ballot`.
    pub name: String,
    /// The sources of the operation's arguments; empty if they are the intrinsic's arguments.
    pub arguments: Vec<Spanned<Selection>>,
    /// The place in the source.
    pub span: Span,
}

/// The source of an argument of the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// The intrinsic's argument with this index.
    Argument(i64),
    /// A constant of type i8.
    I8(i64),
    /// A constant of type i32.
    I32(i64),
}
