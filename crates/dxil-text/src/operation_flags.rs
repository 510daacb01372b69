//! The keywords of the flags of operations, in the order in which LLVM prints them.

use dxil_ir::{
    Dialect, DisjointFlags, ExactFlags, FastMathFlags, GepFlags, NonNegativeFlags, OverflowFlags,
};

/// The keywords of fast-math flags without `fast`, which stands for all of them.
pub(crate) const fn fast_math(dialect: Dialect) -> &'static [(FastMathFlags, &'static str)] {
    match dialect {
        Dialect::Dxil => FAST_MATH,
        Dialect::Modern => MODERN_FAST_MATH,
    }
}

/// The flags that `fast` stands for.
pub(crate) const fn fast(dialect: Dialect) -> FastMathFlags {
    match dialect {
        Dialect::Dxil => FastMathFlags::FAST,
        Dialect::Modern => FastMathFlags::MODERN_FAST,
    }
}

const MODERN_FAST_MATH: &[(FastMathFlags, &str)] = &[
    (FastMathFlags::ALLOW_REASSOCIATION, "reassoc"),
    (FastMathFlags::NO_NANS, "nnan"),
    (FastMathFlags::NO_INFS, "ninf"),
    (FastMathFlags::NO_SIGNED_ZEROS, "nsz"),
    (FastMathFlags::ALLOW_RECIPROCAL, "arcp"),
    (FastMathFlags::ALLOW_CONTRACT, "contract"),
    (FastMathFlags::APPROXIMATE_FUNCTIONS, "afn"),
];

const FAST_MATH: &[(FastMathFlags, &str)] = &[
    (FastMathFlags::NO_NANS, "nnan"),
    (FastMathFlags::NO_INFS, "ninf"),
    (FastMathFlags::NO_SIGNED_ZEROS, "nsz"),
    (FastMathFlags::ALLOW_RECIPROCAL, "arcp"),
];

/// The keyword of all fast-math flags.
pub(crate) const FAST: &str = "fast";

/// The keywords of overflow flags.
pub(crate) const OVERFLOW: &[(OverflowFlags, &str)] =
    &[(OverflowFlags::NO_UNSIGNED_WRAP, "nuw"), (OverflowFlags::NO_SIGNED_WRAP, "nsw")];

/// The keyword of exact operations.
pub(crate) const EXACT: (ExactFlags, &str) = (ExactFlags::EXACT, "exact");

/// The keyword of an `or` of operands without common bits.
pub(crate) const DISJOINT: (DisjointFlags, &str) = (DisjointFlags::DISJOINT, "disjoint");

/// The keyword of conversions of numbers that are not negative.
pub(crate) const NON_NEGATIVE: (NonNegativeFlags, &str) = (NonNegativeFlags::NON_NEGATIVE, "nneg");

/// The keyword of a comparison of numbers of the same sign.
pub(crate) const SAME_SIGN: &str = "samesign";

/// The keywords of the flags of `getelementptr`. The first implies the second.
pub(crate) const ADDRESS: &[(GepFlags, &str)] = &[
    (GepFlags::INBOUNDS, "inbounds"),
    (GepFlags::NO_UNSIGNED_SIGNED_WRAP, "nusw"),
    (GepFlags::NO_UNSIGNED_WRAP, "nuw"),
];
