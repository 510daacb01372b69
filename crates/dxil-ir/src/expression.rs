//! Constant expressions.

use alloc::boxed::Box;

use crate::code::kinds;
use crate::{BinaryOp, CastOp, ConstantId, FloatPredicate, GepFlags, IntPredicate, TypeId};

/// An operation on constants: see the instructions of the same names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Expression {
    /// An operation on two numbers.
    Binary {
        /// The operation and its flags.
        op: BinaryOp,
        /// The left and the right operand.
        operands: [ConstantId; 2],
    },
    /// A conversion into the type of the constant.
    Cast {
        /// The operation.
        op: CastOp,
        /// The operand.
        value: ConstantId,
    },
    /// A comparison of integers or pointers.
    ICmp {
        /// The predicate.
        predicate: IntPredicate,
        /// The left and the right operand.
        operands: [ConstantId; 2],
    },
    /// A comparison of floating-point numbers.
    FCmp {
        /// The predicate.
        predicate: FloatPredicate,
        /// The left and the right operand.
        operands: [ConstantId; 2],
    },
    /// One of two values.
    Select {
        /// The condition.
        condition: ConstantId,
        /// The result if it is true, and if it is false.
        operands: [ConstantId; 2],
    },
    /// An element of a vector.
    ExtractElement {
        /// The vector and the index.
        operands: [ConstantId; 2],
    },
    /// A vector with another element.
    InsertElement {
        /// The vector, the element and the index.
        operands: [ConstantId; 3],
    },
    /// A vector of elements of two others.
    ShuffleVector {
        /// The two vectors and the mask.
        operands: [ConstantId; 3],
    },
    /// The address of an element.
    GetElementPtr {
        /// The source element type: the one that the pointer points to.
        source: TypeId,
        /// The flags.
        flags: GepFlags,
        /// The pointer and the indices.
        operands: Box<[ConstantId]>,
    },
}

kinds! {
    Expression {
        Binary Cast ICmp FCmp Select ExtractElement InsertElement ShuffleVector GetElementPtr
    }
}

impl Expression {
    /// The operands, in LLVM's order.
    pub fn operands(&self) -> impl Iterator<Item = ConstantId> + '_ {
        let (first, rest): (Option<ConstantId>, &[ConstantId]) = match self {
            Self::Cast { value, .. } => (Some(*value), &[]),
            Self::Select { condition, operands } => (Some(*condition), operands),
            Self::Binary { operands, .. }
            | Self::ICmp { operands, .. }
            | Self::FCmp { operands, .. }
            | Self::ExtractElement { operands } => (None, operands),
            Self::InsertElement { operands } | Self::ShuffleVector { operands } => (None, operands),
            Self::GetElementPtr { operands, .. } => (None, operands),
        };
        first.into_iter().chain(rest.iter().copied())
    }

    /// The operands that [`Expression::operands`] gives, for changes.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut ConstantId> {
        let (first, rest): (Option<&mut ConstantId>, &mut [ConstantId]) = match self {
            Self::Cast { value, .. } => (Some(value), &mut []),
            Self::Select { condition, operands } => (Some(condition), operands),
            Self::Binary { operands, .. }
            | Self::ICmp { operands, .. }
            | Self::FCmp { operands, .. }
            | Self::ExtractElement { operands } => (None, operands),
            Self::InsertElement { operands } | Self::ShuffleVector { operands } => (None, operands),
            Self::GetElementPtr { operands, .. } => (None, operands),
        };
        first.into_iter().chain(rest)
    }
}
