//! The tables that the generator fills from `dxil-ops.spec`, and the types of their rows.
//!
//! A property that changes by version is a row with a column for each version, so that a query indexes
//! instead of searching. Operations with equal properties share a row, which has the name of the first of
//! them: a new operation adds lines to the generated file and changes none.

use crate::attribute::{Attribute, AttributeSet};
use crate::class::OpClass;
use crate::enumeration::Enumeration;
use crate::feature::{Requirement, ShaderFeature};
use crate::intrinsic::{Intrinsic, Selection};
use crate::name::{Form, MAX_OVERLOADS};
use crate::opcode::OpCode;
use crate::operand::{Argument, Shape, Type, Validation};
use crate::overload::{OverloadKind, OverloadSet, Scalar};
use crate::stage::{ShaderStage, StageSet};
use crate::version::Version;

/// Declares rows of sets, and an enum of their names. A row lists the versions from which
/// a set holds; it is empty before the first.
macro_rules! rows {
    ($table:ident: $row:ident of $set:ident of $item:ident {
        $($name:ident: $($since:ident $items:tt),*;)*
    }) => {
        #[doc = concat!("The rows of [`", stringify!($table), "`].")]
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum $row {
            $($name,)*
        }

        const $table: [[$set; VERSIONS]; [$($row::$name),*].len()] = [
            $({
                #[allow(unused_mut, reason = "some rows are empty")]
                let mut row = [$set::EMPTY; VERSIONS];
                $(
                    let mut column = Version::$since.column();
                    while column < VERSIONS {
                        row[column] = $set::of(items!($item $items));
                        column += 1;
                    }
                )*
                row
            },)*
        ];
    };
}

/// The elements of a set in a row: some by name, or all.
macro_rules! items {
    ($item:ident ALL) => {
        $item::ALL
    };
    ($item:ident [$($name:ident),*]) => {
        &[$($item::$name),*]
    };
}

/// Declares lists of arguments, and an enum of their names.
macro_rules! arguments {
    ($($list:ident {
        $($name:ident: $ty:ident $(. $method:ident($($value:expr),*))*;)*
    })*) => {
        /// The rows of [`ARGUMENTS`].
        #[derive(Clone, Copy)]
        #[repr(u8)]
        pub(crate) enum ArgumentList {
            $($list,)*
        }

        static ARGUMENTS: [&[Argument]; [$(ArgumentList::$list),*].len()] = [
            $(&[$(
                Argument::new(ArgumentName::$name, Type::$ty)$(.$method($($value),*))*,
            )*],)*
        ];
    };
}

/// Declares lists of required features, and an enum of their names.
macro_rules! requirements {
    ($($list:ident { $($feature:ident: $stages:tt $overloads:tt;)* })*) => {
        /// The rows of [`REQUIREMENTS`].
        #[derive(Clone, Copy)]
        #[repr(u8)]
        pub(crate) enum RequirementList {
            $($list,)*
        }

        static REQUIREMENTS: [&[Requirement]; [$(RequirementList::$list),*].len()] = [
            $(&[$(Requirement {
                feature: ShaderFeature::$feature,
                stages: StageSet::of(items!(ShaderStage $stages)),
                overloads: OverloadSet::of(items!(OverloadKind $overloads)),
            },)*],)*
        ];
    };
}

generated!("tables.rs");
// StageRow, STAGES                         the stages of an operation, if it had no minimum version
// OverloadRow, OVERLOADS                   the overloads of a dimension
// AttributeRow, ATTRIBUTES
// ArgumentList, ARGUMENTS: [&[Argument]]
// RequirementList, REQUIREMENTS: [&[Requirement]]
// VERSIONS: usize                          the number of versions
// CORE: usize                              the number of opcodes that are not experimental
// OPS: [OpRow]                             by OpCode::index
// SCALAR_FEATURES: [[Option<ShaderFeature>; 2]] by Scalar, and whether 16-bit types are native
// CLASSES: [ClassRow]                      by OpClass
// TYPES: [TypeRow]                         by Type
// ArgumentName, ARGUMENT_NAMES: [&str]     by ArgumentName
// INTRINSICS: [(OpCode, Intrinsic)]        by name
// DESCRIPTIONS: [&str]                     by OpCode::index

pub(crate) static STAGE_SETS: [[StageSet; VERSIONS]; STAGES.len()] = existing(STAGES);
pub(crate) static OVERLOAD_SETS: [[OverloadSet; VERSIONS]; OVERLOADS.len()] = OVERLOADS;
pub(crate) static ATTRIBUTE_SETS: [[AttributeSet; VERSIONS]; ATTRIBUTES.len()] = ATTRIBUTES;

/// Returns the rows without stages that a version does not have yet.
const fn existing<const N: usize>(
    mut rows: [[StageSet; VERSIONS]; N],
) -> [[StageSet; VERSIONS]; N] {
    let mut column = 0;
    while column < VERSIONS {
        let existing = ShaderStage::existing(Version::ALL[column]);
        let mut row = 0;
        while row < N {
            rows[row][column] = rows[row][column].intersection(existing);
            row += 1;
        }
        column += 1;
    }
    rows
}

/// An operation.
pub(crate) struct OpRow {
    pub(crate) name: &'static str,
    arguments: ArgumentList,
    requirements: RequirementList,
    pub(crate) class: OpClass,
    /// `None` if the opcode is reserved.
    pub(crate) result: Option<Type>,
    /// The minor number of the version.
    pub(crate) since: u8,
    pub(crate) since_translated: u8,
    pub(crate) since_validated: u8,
    /// The number of overload types of a call.
    pub(crate) dimensions: u8,
    /// The rows of the dimensions, then empty rows.
    pub(crate) overloads: [OverloadRow; MAX_OVERLOADS],
    pub(crate) stages: StageRow,
    pub(crate) attributes: AttributeRow,
}

impl OpRow {
    pub(crate) const fn arguments(&self) -> &'static [Argument] {
        ARGUMENTS[self.arguments as usize]
    }

    pub(crate) const fn requirements(&self) -> &'static [Requirement] {
        REQUIREMENTS[self.requirements as usize]
    }
}

/// A class of operations.
pub(crate) struct ClassRow {
    pub(crate) name: &'static str,
    /// The form of each dimension of its operations' overloads.
    pub(crate) forms: [Option<Form>; MAX_OVERLOADS],
    /// Whether some of its operations have no overloads, but others have.
    pub(crate) bare: bool,
}

/// A type of operands.
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

    /// The tables that queries read, names included.
    #[test]
    fn tables_are_small() {
        let intrinsics: usize = INTRINSICS
            .iter()
            .map(|(_, intrinsic)| size_of_val(intrinsic.arguments()) + intrinsic.name().len())
            .sum();
        let bytes = size_of_val(&OPS)
            + text(OPS.iter().map(|op| op.name))
            + size_of_val(&ARGUMENTS)
            + ARGUMENTS.iter().map(|list| size_of_val(*list)).sum::<usize>()
            + size_of_val(&REQUIREMENTS)
            + REQUIREMENTS.iter().map(|list| size_of_val(*list)).sum::<usize>()
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
