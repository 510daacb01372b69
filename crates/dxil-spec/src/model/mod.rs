//! What a spec says of DXIL operations: typed and resolved, with no names left to look up.
//!
//! [`build`] makes a [`Spec`] of evaluated records. The richer records of `dxil-ops.spec`
//! and those of LLVM's `DXIL.td`, which has fewer fields, both become the same model; what
//! a file does not say is `None` or empty here.

mod build;
mod read;
mod shape;

use std::fmt;

use crate::tablegen::Span;

pub use build::build;
pub use shape::{Scalar, Shape};

/// Everything a spec defines. Ids are indices into these lists.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// The DXIL versions, ascending, and where they are defined.
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
    /// The minor version, which is the shader model's too.
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

/// A shader feature: what a program demands of the device beside its shader model.
#[derive(Clone, Debug)]
pub struct Feature {
    /// The record's name without `Feature`, such as `WaveOps`.
    pub name: String,
    /// Its bit in the SFI0 part.
    pub bit: i64,
    /// One sentence.
    pub doc: String,
    /// The version of the validator from which programs must declare it.
    pub validator: Version,
    /// Where it is defined.
    pub span: Span,
}

/// A type of results, arguments or overloads.
#[derive(Clone, Debug)]
pub struct Type {
    /// The record's name, such as `ResRetTy`.
    pub name: String,
    /// How its LLVM spelling follows from a call's overloads.
    pub shape: Shape,
    /// What a value of the type requires where 16-bit types are of minimum precision, and
    /// where they are native.
    pub features: [Option<FeatureId>; 2],
    /// Where it is defined.
    pub span: Span,
}

/// What an operand chooses from.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// The record's name.
    pub name: String,
    /// One sentence.
    pub doc: String,
    /// Whether values combine.
    pub flags: bool,
    /// The values, in the order of the file.
    pub values: Vec<EnumValue>,
    /// Where it is defined.
    pub span: Span,
}

/// One value of an [`Enumeration`].
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// Its name.
    pub name: String,
    /// Its number.
    pub value: i64,
    /// One sentence.
    pub doc: String,
    /// The version from which operands may have it, where the spec says it.
    pub since: Option<Version>,
    /// Where it is written.
    pub span: Span,
}

impl EnumValue {
    /// The version from which operands may have it: the first, where the spec does not say.
    #[must_use]
    pub fn first_version(&self) -> Version {
        self.since.unwrap_or(Version::FIRST)
    }
}

/// A place that a call may stand in.
#[derive(Clone, Debug)]
pub struct Stage {
    /// The record's name, such as `pixel`.
    pub name: String,
    /// The name in words, such as `ray generation`; the record's where the spec has none.
    pub title: String,
    /// The version from which there are such entry points or functions, where the spec
    /// says it.
    pub since: Option<Version>,
    /// Where it is defined.
    pub span: Span,
}

impl Stage {
    /// The version from which the stage exists: the first, where the spec does not say.
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
    /// One sentence, where the spec has it.
    pub doc: String,
    /// Where it is defined.
    pub span: Span,
}

/// A class of operations: those that share a function.
#[derive(Clone, Debug)]
pub struct OpClass {
    /// The record's name, which is the middle of the function's name.
    pub name: String,
    /// Where it is defined.
    pub span: Span,
}

/// An operation.
#[derive(Clone, Debug)]
pub struct Operation {
    /// The record's name, which is DXC's name of the operation.
    pub name: String,
    /// Where the name is written.
    pub span: Span,
    /// The number that calls pass first. `None` where the record gives none that fits.
    pub opcode: Option<u32>,
    /// Where the opcode is written.
    pub opcode_span: Span,
    /// Its class.
    pub class: ClassId,
    /// One sentence, and where it is written.
    pub doc: Spanned<String>,
    /// The version that introduced it.
    pub since: Version,
    /// The lowest version to which a linker translates it, where the spec says it.
    pub since_translated: Option<Version>,
    /// The lowest version in which DXC's validator accepts calls, where the spec says it.
    pub since_validated: Option<Version>,
    /// Whether no call may use it.
    pub reserved: bool,
    /// The LLVM intrinsics lowered to it.
    pub intrinsics: Vec<Intrinsic>,
    /// The type of the result; `None` where the record names none.
    pub result: Option<TypeId>,
    /// The arguments after the opcode.
    pub arguments: Vec<Argument>,
    /// The overloads by version, a list for each dimension. No dimensions: no overload.
    pub overloads: Vec<Entry<OverloadLists>>,
    /// The stages by version.
    pub stages: Vec<Entry<StageList>>,
    /// The attributes by version.
    pub attributes: Vec<Entry<Vec<AttributeId>>>,
    /// What a call requires of the device, beside what its scalars do.
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

    /// The most overloads that a call has in any version.
    #[must_use]
    pub fn dimensions(&self) -> usize {
        self.overloads.iter().map(|entry| entry.value.len()).max().unwrap_or(0)
    }

    /// The types of the result and of the arguments, in that order.
    pub fn signature(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.result.into_iter().chain(self.arguments.iter().map(|argument| argument.ty))
    }
}

/// A value and where it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spanned<T> {
    /// The value.
    pub value: T,
    /// Its place in the source.
    pub span: Span,
}

/// What holds from a version on, until the next entry.
#[derive(Clone, Debug)]
pub struct Entry<T> {
    /// The first version it holds for.
    pub since: Version,
    /// What holds.
    pub value: T,
    /// Where the entry is written.
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
    /// What they require.
    pub feature: FeatureId,
    /// In which stages.
    pub stages: StageList,
    /// With which first overloads; empty: with any.
    pub overloads: Vec<TypeId>,
    /// Where it is written.
    pub span: Span,
}

/// The stages of one entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StageList {
    /// Whether `all_stages` stands in the list.
    pub all: bool,
    /// Whether `removed` stands in the list.
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
    /// Its name; empty where the spec has none.
    pub name: String,
    /// Its type.
    pub ty: TypeId,
    /// Whether it must be an immediate constant.
    pub constant: bool,
    /// Whether `undef` is as good as a constant.
    pub undef: bool,
    /// The least and the greatest value allowed; an end that is not given is the furthest
    /// possible.
    pub range: Option<(i64, i64)>,
    /// The version from which constness and range are no longer demanded.
    pub until: Option<Version>,
    /// What its values mean.
    pub enumeration: Option<EnumerationId>,
    /// What DXC's validator accepts.
    pub validation: Validation,
    /// Where it is written.
    pub span: Span,
}

/// What DXC's validator accepts for an argument that must be a constant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Validation {
    /// Any value, a variable one too.
    AnyValue,
    /// Any constant, and `undef`.
    AnyConstant,
    /// Any number.
    AnyNumber,
    /// A number of the range, or the one behind it.
    OneMore,
    /// Nothing but what is demanded.
    Demanded,
}

impl Validation {
    /// What is accepted in words, if it is more than what is demanded.
    #[must_use]
    pub fn words(self) -> Option<&'static str> {
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
    /// Its name in LLVM IR, without overload suffixes: `llvm.dx.wave.ballot`.
    pub name: String,
    /// How the operation's arguments follow from the intrinsic's; empty: one to one.
    pub arguments: Vec<Spanned<Selection>>,
    /// Where it is written.
    pub span: Span,
}

/// Where an argument of the operation comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// The intrinsic's argument of this index.
    Argument(i64),
    /// A constant of type i8.
    I8(i64),
    /// A constant of type i32.
    I32(i64),
}
