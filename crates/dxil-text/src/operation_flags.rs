//! The keywords of the flags of operations, in the order in which LLVM prints them.

use dxil_ir::{ExactFlags, FastMathFlags, OverflowFlags};

/// The keywords of fast-math flags without `fast`, which stands for all of them.
pub(crate) const FAST_MATH: &[(FastMathFlags, &str)] = &[
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
