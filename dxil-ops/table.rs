//! The tables that the generator fills from `dxil-ops.spec`, and the types of their rows.
//!
//! What changes by version is stored as a row with a column for each version, so that a
//! query indexes instead of searching. Operations that agree share a row.

use crate::attribute::AttributeSet;
use crate::class::OpClass;
use crate::intrinsic::{Intrinsic, Selection};
use crate::opcode::OpCode;
use crate::operand::{Argument, Shape, Type};
use crate::overload::{OverloadSet, Scalar};
use crate::stage::StageSet;
use crate::version::Version;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
// VERSIONS: usize                          how many versions there are
// CORE: usize                              how many opcodes are not experimental
// OPS: [OpRow]                             by OpCode::index
// STAGE_SETS: [[StageSet; VERSIONS]]       by OpRow::stages
// OVERLOAD_SETS: [[OverloadSet; VERSIONS]] by OpRow::overloads
// ATTRIBUTE_SETS: [[AttributeSet; VERSIONS]] by OpRow::attributes
// CLASSES: [ClassRow]                      by OpClass
// TYPES: [TypeRow]                         by Type
// INTRINSICS: [(OpCode, Intrinsic)]        by name
// DESCRIPTIONS: [&str]                     by OpCode::index

/// What the tables say of an operation.
pub(crate) struct OpRow {
    pub(crate) name: &'static str,
    pub(crate) arguments: &'static [Argument],
    pub(crate) class: OpClass,
    pub(crate) result: Type,
    pub(crate) since: Version,
    pub(crate) since_translated: Version,
    pub(crate) reserved: bool,
    /// How many overload types a call has.
    pub(crate) dimensions: u8,
    /// The row of the first dimension; those of further ones follow it.
    pub(crate) overloads: u8,
    pub(crate) stages: u8,
    pub(crate) attributes: u8,
}

/// What the tables say of a class.
pub(crate) struct ClassRow {
    pub(crate) name: &'static str,
    /// What each dimension of its operations' overloads may be, in any version.
    pub(crate) overloads: &'static [OverloadSet],
    /// Its operations.
    pub(crate) ops: &'static [OpCode],
}

/// What the tables say of a type.
pub(crate) struct TypeRow {
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
}
