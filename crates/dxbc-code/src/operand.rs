//! Operands of instructions.

use alloc::boxed::Box;

use crate::enumeration::{MinPrecision, OperandModifier, OperandType};
use crate::inline::Inline;

/// A component of a register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Component {
    /// The first component.
    X,
    /// The second component.
    Y,
    /// The third component.
    Z,
    /// The fourth component.
    W,
}

impl Component {
    /// The component that the two low bits name.
    pub(crate) const fn from_bits(bits: u32) -> Self {
        match bits & 3 {
            0 => Self::X,
            1 => Self::Y,
            2 => Self::Z,
            _ => Self::W,
        }
    }
}

/// The components of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Components {
    /// No components: a sampler, a label, a register as a whole.
    None,
    /// A single component.
    One,
    /// Those of four that are in a mask, whose bit 0 is x.
    Mask(u8),
    /// One of four for each component of the result.
    Swizzle([Component; 4]),
    /// One of four.
    Select(Component),
}

/// The extended token of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExtendedOperand {
    /// The modifier of the value.
    pub modifier: OperandModifier,
    /// The minimum precision.
    pub min_precision: MinPrecision,
    /// Whether the index of a resource differs between threads.
    pub non_uniform: bool,
}

/// An index of an operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Index {
    /// A number of 32 bits.
    Immediate32(u32),
    /// A number of 64 bits.
    Immediate64(u64),
    /// The value of an operand.
    Relative(Box<Operand>),
    /// The sum of a number of 32 bits and the value of an operand.
    Immediate32PlusRelative(u32, Box<Operand>),
    /// The sum of a number of 64 bits and the value of an operand.
    Immediate64PlusRelative(u64, Box<Operand>),
}

impl Default for Index {
    /// The number 0.
    fn default() -> Self {
        Self::Immediate32(0)
    }
}

impl Index {
    /// The number, if the index is one.
    #[must_use]
    pub const fn immediate(&self) -> Option<u64> {
        match self {
            Self::Immediate32(number) => Some(*number as u64),
            Self::Immediate64(number) => Some(*number),
            _ => None,
        }
    }

    /// The operand whose value is part of the index.
    #[must_use]
    pub fn relative(&self) -> Option<&Operand> {
        match self {
            Self::Immediate32(_) | Self::Immediate64(_) => None,
            Self::Relative(operand)
            | Self::Immediate32PlusRelative(_, operand)
            | Self::Immediate64PlusRelative(_, operand) => Some(operand),
        }
    }
}

/// An operand: registers or immediate values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operand {
    /// The type.
    pub ty: OperandType,
    /// The components.
    pub components: Components,
    /// The extended token, if there is one.
    pub extended: Option<ExtendedOperand>,
    /// The indices.
    pub indices: Inline<Index, 3>,
    /// The tokens of immediate values: one for a single component, four for several. A value of 64 bits takes two, the
    /// low half first.
    pub immediate: Inline<u32, 4>,
}

impl Operand {
    /// The maximum nesting of operands that index operands. FXC nests them once.
    pub const MAX_NESTING: usize = 8;

    /// A register without an index, such as `oDepth`.
    #[must_use]
    pub fn new(ty: OperandType, components: Components) -> Self {
        Self { ty, components, extended: None, indices: Inline::new(), immediate: Inline::new() }
    }

    /// A register with a number, such as `r0`.
    #[must_use]
    pub fn register(ty: OperandType, number: u32, components: Components) -> Self {
        Self { indices: [Index::Immediate32(number)].into(), ..Self::new(ty, components) }
    }

    /// The minimum precision of the value.
    #[must_use]
    pub fn min_precision(&self) -> MinPrecision {
        self.extended.map_or(MinPrecision::Default, |extended| extended.min_precision)
    }

    /// An immediate value of 32 bits.
    #[must_use]
    pub fn scalar(value: u32) -> Self {
        Self { immediate: [value].into(), ..Self::new(OperandType::Immediate32, Components::One) }
    }

    /// Four immediate values of 32 bits.
    #[must_use]
    pub fn vector(values: [u32; 4]) -> Self {
        Self {
            immediate: values.into(),
            ..Self::new(OperandType::Immediate32, Components::Mask(0))
        }
    }

    /// The same operand with these indices, at most three.
    #[must_use]
    pub fn indexed<const N: usize>(self, indices: [Index; N]) -> Self {
        Self { indices: indices.into(), ..self }
    }

    /// The number of tokens of immediate values: 0 unless the type is an immediate one.
    #[must_use]
    pub const fn immediate_size(&self) -> usize {
        match (self.ty, self.components) {
            (OperandType::Immediate32, Components::One) => 1,
            (OperandType::Immediate64, Components::One) => 2,
            (OperandType::Immediate32 | OperandType::Immediate64, Components::None) => 0,
            (OperandType::Immediate32 | OperandType::Immediate64, _) => 4,
            _ => 0,
        }
    }
}
