//! Flags of operations.
//!
//! LLVM has three groups of operations with such flags, which mean different things by the same
//! bits: each group has a type of its own here.

use crate::Dialect;

/// Defines the flags of a group of operations: the bits are those in bitcode, which need not all
/// have a name.
macro_rules! operation_flags {
    ($(
        $(#[$meta:meta])*
        $name:ident { $($(#[$flag_meta:meta])* $flag:ident = $bit:literal,)* }
    )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// No flags.
            pub const NONE: Self = Self(0);
            $($(#[$flag_meta])* pub const $flag: Self = Self(1 << $bit);)*
            /// All flags that have a name.
            pub const NAMED: Self = Self($(1 << $bit)|*);
        }

        dxil_ops::flag_operations!($name);
    )*};
}

operation_flags! {
    /// The flags of `add`, `sub`, `mul` and `shl`, and of a modern `trunc`. If the operation overflows all the same, the result is
    /// undefined.
    ///
    /// ```
    /// use dxil_ir::{BinaryOp, OverflowFlags};
    ///
    /// let both = OverflowFlags::NO_UNSIGNED_WRAP.union(OverflowFlags::NO_SIGNED_WRAP);
    /// assert_eq!(BinaryOp::Add(both).overflow_flags(), Some(both));
    /// assert_eq!(both.difference(OverflowFlags::NO_SIGNED_WRAP), OverflowFlags::NO_UNSIGNED_WRAP);
    /// ```
    OverflowFlags {
        /// `nuw`: the operation does not wrap around as an unsigned one.
        NO_UNSIGNED_WRAP = 0,
        /// `nsw`: the operation does not wrap around as a signed one.
        NO_SIGNED_WRAP = 1,
    }

    /// The flag of `udiv`, `sdiv`, `lshr` and `ashr`. If the operation loses bits all the same, the result
    /// is undefined.
    ///
    /// ```
    /// use dxil_ir::{BinaryOp, ExactFlags};
    ///
    /// assert_eq!(BinaryOp::LShr(ExactFlags::EXACT).exact_flags(), Some(ExactFlags::EXACT));
    /// assert_eq!(BinaryOp::And.exact_flags(), None);
    /// ```
    ExactFlags {
        /// `exact`: the division has no remainder, the shift drops no bit that is set.
        EXACT = 0,
    }

    /// The flag of a modern `or`. If the operands have a bit in common all the same, the result is
    /// poison.
    DisjointFlags {
        /// `disjoint`: no bit is set in both operands.
        DISJOINT = 0,
    }

    /// The flag of a modern `zext` and `uitofp`. If the operand is negative all the same, the result is
    /// poison. Those of `uitofp` hold its fast-math flags, too, as in bitcode.
    NonNegativeFlags {
        /// `nneg`: the operand is not negative.
        NON_NEGATIVE = 0,
    }

    /// The flags of `getelementptr`. LLVM 3.7 has [`INBOUNDS`](Self::INBOUNDS) only.
    GepFlags {
        /// `inbounds`: the result lies within the object that the pointer points to.
        INBOUNDS = 0,
        /// `nusw`: the offsets do not wrap around as signed ones added to an unsigned address, which
        /// `inbounds` implies.
        NO_UNSIGNED_SIGNED_WRAP = 1,
        /// `nuw`: the offsets do not wrap around as unsigned ones.
        NO_UNSIGNED_WRAP = 2,
    }

    /// The fast-math flags of `fadd`, `fsub`, `fmul`, `fdiv`, `frem` and `fcmp`; modern, also of `fneg`,
    /// `fptrunc`, `fpext`, `select`, `phi` and `call`.
    ///
    /// DXC sets [`FAST`](Self::FAST), all of them, unless a shader asks for `precise` results, and
    /// seldom leaves [`NO_NANS`](Self::NO_NANS) out; Mesa sets [`UNSAFE_ALGEBRA`](Self::UNSAFE_ALGEBRA)
    /// alone. All of these are `fast` in text.
    ///
    /// ```
    /// use dxil_ir::FastMathFlags;
    ///
    /// assert!(FastMathFlags::FAST.contains(FastMathFlags::NO_NANS));
    /// assert_eq!(FastMathFlags::FAST.difference(FastMathFlags::FAST), FastMathFlags::NONE);
    /// ```
    FastMathFlags {
        /// `fast`: any algebraic transformation is allowed. LLVM 3.7 reads it as
        /// [`FAST`](Self::FAST).
        UNSAFE_ALGEBRA = 0,
        /// `nnan`: no operand and no result is a NaN.
        NO_NANS = 1,
        /// `ninf`: no operand and no result is infinite.
        NO_INFS = 2,
        /// `nsz`: the sign of a zero does not matter.
        NO_SIGNED_ZEROS = 3,
        /// `arcp`: a division may become a multiplication by the reciprocal.
        ALLOW_RECIPROCAL = 4,
        /// `contract`: operations may be fused; modern only.
        ALLOW_CONTRACT = 5,
        /// `afn`: approximations of functions suffice; modern only.
        APPROXIMATE_FUNCTIONS = 6,
        /// `reassoc`: operations may be associated otherwise; modern only.
        ALLOW_REASSOCIATION = 7,
    }
}

impl NonNegativeFlags {
    /// The fast-math flags of `uitofp`.
    #[must_use]
    pub const fn fast_math(self) -> FastMathFlags {
        FastMathFlags(self.0 & FastMathFlags::MODERN_FAST.0)
    }

    /// These flags with fast-math flags of modern LLVM.
    #[must_use]
    pub const fn with_fast_math(self, flags: FastMathFlags) -> Self {
        Self(self.0 & Self::NON_NEGATIVE.0 | flags.0 & FastMathFlags::MODERN_FAST.0)
    }
}

impl FastMathFlags {
    /// All that LLVM 3.7 has, as it reads `fast`.
    pub const FAST: Self = Self(0b1_1111);

    /// All that modern LLVM has, as it reads `fast`.
    pub const MODERN_FAST: Self = Self(0b1111_1110);

    /// All that have a name in a dialect.
    pub(crate) const fn named(dialect: Dialect) -> Self {
        match dialect {
            Dialect::Dxil => Self::FAST,
            Dialect::Modern => Self::MODERN_FAST,
        }
    }
}
