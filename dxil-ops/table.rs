//! The tables that the generator fills from `dxil-ops.spec`, and the types of their rows.
//!
//! What changes by version is stored as a row with a column for each version, so that a
//! query indexes instead of searching. Operations that agree share a row.

use crate::attribute::AttributeSet;
use crate::class::OpClass;
use crate::feature::{Requirement, ShaderFeature};
use crate::intrinsic::{Intrinsic, Selection};
use crate::name::{Form, MAX_OVERLOADS};
use crate::opcode::OpCode;
use crate::operand::{Argument, Shape, Type, Validation};
use crate::overload::{OverloadSet, Scalar};
use crate::stage::StageSet;

generated!("tables.rs");
// VERSIONS: usize                          how many versions there are
// CORE: usize                              how many opcodes are not experimental
// OPS: [OpRow]                             by OpCode::index
// STAGE_SETS: [[StageSet; VERSIONS]]       by OpRow::stages
// OVERLOAD_SETS: [[OverloadSet; VERSIONS]] by OpRow::overloads
// ATTRIBUTE_SETS: [[AttributeSet; VERSIONS]] by OpRow::attributes
// ARGUMENTS: [Argument]                    by OpRow::arguments
// REQUIREMENTS: [Requirement]              by OpRow::requirements
// SCALAR_FEATURES: [[Option<ShaderFeature>; 2]] by Scalar, and whether 16-bit types are native
// CLASSES: [ClassRow]                      by OpClass
// TYPES: [TypeRow]                         by Type
// ArgumentName, ARGUMENT_NAMES: [&str]     by ArgumentName
// INTRINSICS: [(OpCode, Intrinsic)]        by name
// DESCRIPTIONS: [&str]                     by OpCode::index

/// What the tables say of an operation.
pub(crate) struct OpRow {
    pub(crate) name: &'static str,
    /// The row of the first argument; those of further ones follow it.
    arguments: u16,
    argument_count: u8,
    /// The row of the first requirement, likewise.
    requirements: u8,
    requirement_count: u8,
    pub(crate) class: OpClass,
    /// `None` where the opcode is reserved.
    pub(crate) result: Option<Type>,
    /// The minor number of the version.
    pub(crate) since: u8,
    pub(crate) since_translated: u8,
    pub(crate) since_validated: u8,
    /// How many overload types a call has.
    pub(crate) dimensions: u8,
    /// The row of the first dimension; those of further ones follow it.
    pub(crate) overloads: u8,
    pub(crate) stages: u8,
    pub(crate) attributes: u8,
}

impl OpRow {
    pub(crate) const fn arguments(&self) -> &'static [Argument] {
        let (_, list) = ARGUMENTS.split_at(self.arguments as usize);
        list.split_at(self.argument_count as usize).0
    }

    pub(crate) const fn requirements(&self) -> &'static [Requirement] {
        let (_, list) = REQUIREMENTS.split_at(self.requirements as usize);
        list.split_at(self.requirement_count as usize).0
    }
}

/// What the tables say of a class.
pub(crate) struct ClassRow {
    pub(crate) name: &'static str,
    /// How each dimension of its operations' overloads is written.
    pub(crate) forms: [Option<Form>; MAX_OVERLOADS],
    /// Whether one of its operations has no overload although others have.
    pub(crate) bare: bool,
}

/// What the tables say of a type.
pub(crate) struct TypeRow {
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
}

#[cfg(test)]
mod tests {
    use core::mem::size_of_val;

    use super::*;

    fn text<'a>(names: impl Iterator<Item = &'a str>) -> usize {
        names.map(str::len).sum()
    }

    /// Everything that queries read, names included.
    #[test]
    fn tables_are_small() {
        let intrinsics: usize = INTRINSICS
            .iter()
            .map(|(_, intrinsic)| size_of_val(intrinsic.arguments()) + intrinsic.name().len())
            .sum();
        let bytes = size_of_val(&OPS)
            + text(OPS.iter().map(|op| op.name))
            + size_of_val(&ARGUMENTS)
            + size_of_val(&REQUIREMENTS)
            + size_of_val(&SCALAR_FEATURES)
            + size_of_val(&STAGE_SETS)
            + size_of_val(&OVERLOAD_SETS)
            + size_of_val(&ATTRIBUTE_SETS)
            + size_of_val(&CLASSES)
            + text(CLASSES.iter().map(|class| class.name))
            + size_of_val(&ARGUMENT_NAMES)
            + text(ARGUMENT_NAMES.iter().copied())
            + size_of_val(&TYPES)
            + size_of_val(&INTRINSICS)
            + intrinsics
            + size_of_val(OpCode::ALL)
            + size_of_val(OpClass::ALL)
            + crate::enumeration::table_bytes()
            + crate::stage::table_bytes()
            + crate::attribute::table_bytes()
            + crate::feature::table_bytes()
            + text(TYPES.iter().map(|ty| ty.name))
            + crate::opcode::NAME_TABLE_BYTES
            + crate::class::NAME_TABLE_BYTES;
        assert!(bytes < 64 * 1024, "{bytes} bytes");
    }
}
