//! What instructions and constant expressions do.

use crate::code::codes;

codes! {
    /// An operation on two numbers of one type.
    ///
    /// Bitcode has one number for both the integer and the floating-point operation: the number
    /// here is 16 more for the latter.
    #[derive(PartialOrd, Ord)]
    BinaryOp {
        /// Addition of integers.
        Add = 0 "add",
        /// Subtraction of integers.
        Sub = 1 "sub",
        /// Multiplication of integers.
        Mul = 2 "mul",
        /// Division of unsigned integers.
        UDiv = 3 "udiv",
        /// Division of signed integers.
        SDiv = 4 "sdiv",
        /// Remainder of unsigned integers.
        URem = 5 "urem",
        /// Remainder of signed integers.
        SRem = 6 "srem",
        /// Shift to the left.
        Shl = 7 "shl",
        /// Shift to the right, filling with zeros.
        LShr = 8 "lshr",
        /// Shift to the right, filling with the sign.
        AShr = 9 "ashr",
        /// Bitwise and.
        And = 10 "and",
        /// Bitwise or.
        Or = 11 "or",
        /// Bitwise exclusive or.
        Xor = 12 "xor",
        /// Addition of floating-point numbers.
        FAdd = 16 "fadd",
        /// Subtraction of floating-point numbers.
        FSub = 17 "fsub",
        /// Multiplication of floating-point numbers.
        FMul = 18 "fmul",
        /// Division of floating-point numbers.
        FDiv = 20 "fdiv",
        /// Remainder of floating-point numbers.
        FRem = 22 "frem",
    }
}

impl BinaryOp {
    /// Whether it works on floating-point numbers.
    #[must_use]
    #[inline]
    pub const fn is_float(self) -> bool {
        self.code() >= 16
    }

    /// Whether it may have the flags `nuw` and `nsw`.
    #[must_use]
    #[inline]
    pub const fn may_overflow(self) -> bool {
        matches!(self, Self::Add | Self::Sub | Self::Mul | Self::Shl)
    }

    /// Whether it may have the flag `exact`.
    #[must_use]
    #[inline]
    pub const fn may_be_exact(self) -> bool {
        matches!(self, Self::UDiv | Self::SDiv | Self::LShr | Self::AShr)
    }
}

codes! {
    /// A conversion of a value into another type.
    #[derive(PartialOrd, Ord)]
    CastOp {
        /// To an integer of fewer bits.
        Trunc = 0 "trunc",
        /// To an integer of more bits, filling with zeros.
        ZExt = 1 "zext",
        /// To an integer of more bits, filling with the sign.
        SExt = 2 "sext",
        /// From a floating-point number to an unsigned integer.
        FpToUi = 3 "fptoui",
        /// From a floating-point number to a signed integer.
        FpToSi = 4 "fptosi",
        /// From an unsigned integer to a floating-point number.
        UiToFp = 5 "uitofp",
        /// From a signed integer to a floating-point number.
        SiToFp = 6 "sitofp",
        /// To a floating-point number of fewer bits.
        FpTrunc = 7 "fptrunc",
        /// To a floating-point number of more bits.
        FpExt = 8 "fpext",
        /// From a pointer to an integer.
        PtrToInt = 9 "ptrtoint",
        /// From an integer to a pointer.
        IntToPtr = 10 "inttoptr",
        /// To another type of the same size.
        BitCast = 11 "bitcast",
        /// To a pointer in another address space.
        AddrSpaceCast = 12 "addrspacecast",
    }
}

codes! {
    /// When a comparison of integers or pointers is true.
    #[derive(PartialOrd, Ord)]
    IntPredicate {
        /// Equal.
        Eq = 32 "eq",
        /// Not equal.
        Ne = 33 "ne",
        /// Unsigned, greater.
        Ugt = 34 "ugt",
        /// Unsigned, greater or equal.
        Uge = 35 "uge",
        /// Unsigned, less.
        Ult = 36 "ult",
        /// Unsigned, less or equal.
        Ule = 37 "ule",
        /// Signed, greater.
        Sgt = 38 "sgt",
        /// Signed, greater or equal.
        Sge = 39 "sge",
        /// Signed, less.
        Slt = 40 "slt",
        /// Signed, less or equal.
        Sle = 41 "sle",
    }
}

codes! {
    /// When a comparison of floating-point numbers is true. *Ordered* means that neither is a NaN.
    #[derive(PartialOrd, Ord)]
    FloatPredicate {
        /// Never.
        False = 0 "false",
        /// Ordered and equal.
        Oeq = 1 "oeq",
        /// Ordered and greater.
        Ogt = 2 "ogt",
        /// Ordered and greater or equal.
        Oge = 3 "oge",
        /// Ordered and less.
        Olt = 4 "olt",
        /// Ordered and less or equal.
        Ole = 5 "ole",
        /// Ordered and not equal.
        One = 6 "one",
        /// Ordered.
        Ord = 7 "ord",
        /// Not ordered.
        Uno = 8 "uno",
        /// Not ordered, or equal.
        Ueq = 9 "ueq",
        /// Not ordered, or greater.
        Ugt = 10 "ugt",
        /// Not ordered, or greater or equal.
        Uge = 11 "uge",
        /// Not ordered, or less.
        Ult = 12 "ult",
        /// Not ordered, or less or equal.
        Ule = 13 "ule",
        /// Not ordered, or not equal.
        Une = 14 "une",
        /// Always.
        True = 15 "true",
    }
}

/// When a comparison is true, and what it compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Predicate {
    /// `icmp`: integers or pointers.
    Int(IntPredicate),
    /// `fcmp`: floating-point numbers.
    Float(FloatPredicate),
}

impl Predicate {
    /// The number in bitcode: those of the two kinds do not overlap.
    #[must_use]
    pub const fn code(self) -> u64 {
        match self {
            Self::Int(predicate) => predicate.code(),
            Self::Float(predicate) => predicate.code(),
        }
    }

    /// What has this number in bitcode.
    #[must_use]
    pub const fn from_code(code: u64) -> Option<Self> {
        match (FloatPredicate::from_code(code), IntPredicate::from_code(code)) {
            (Some(predicate), _) => Some(Self::Float(predicate)),
            (None, Some(predicate)) => Some(Self::Int(predicate)),
            (None, None) => None,
        }
    }
}

codes! {
    /// What `atomicrmw` does with the old value and its operand.
    #[derive(PartialOrd, Ord)]
    AtomicOp {
        /// Takes the operand.
        Xchg = 0 "xchg",
        /// Adds.
        Add = 1 "add",
        /// Subtracts.
        Sub = 2 "sub",
        /// Bitwise and.
        And = 3 "and",
        /// Bitwise and, inverted.
        Nand = 4 "nand",
        /// Bitwise or.
        Or = 5 "or",
        /// Bitwise exclusive or.
        Xor = 6 "xor",
        /// Takes the greater, signed.
        Max = 7 "max",
        /// Takes the less, signed.
        Min = 8 "min",
        /// Takes the greater, unsigned.
        UMax = 9 "umax",
        /// Takes the less, unsigned.
        UMin = 10 "umin",
    }
}

codes! {
    /// How an atomic access is ordered with others.
    #[derive(PartialOrd, Ord)]
    Ordering {
        /// As LLVM's `unordered`.
        Unordered = 1 "unordered",
        /// As C's `memory_order_relaxed`.
        Monotonic = 2 "monotonic",
        /// As C's `memory_order_acquire`.
        Acquire = 3 "acquire",
        /// As C's `memory_order_release`.
        Release = 4 "release",
        /// As C's `memory_order_acq_rel`.
        AcqRel = 5 "acq_rel",
        /// As C's `memory_order_seq_cst`.
        SeqCst = 6 "seq_cst",
    }
}

codes! {
    /// With what an atomic access is ordered.
    #[derive(PartialOrd, Ord)]
    Scope {
        /// With signal handlers of the same thread.
        SingleThread = 0 "singlethread",
        /// With all threads.
        CrossThread = 1 "",
    }
}

/// What an operation promises or may assume. The bits are those in bitcode.
///
/// Some bits have several names: their meaning depends on the operation, which
/// [`BinaryOp::may_overflow`], [`BinaryOp::may_be_exact`] and [`BinaryOp::is_float`] tell.
///
/// ```
/// use dxil_ir::OperatorFlags;
///
/// let flags = OperatorFlags::NO_NANS.union(OperatorFlags::NO_INFINITIES);
/// assert!(flags.contains(OperatorFlags::NO_NANS));
/// assert_eq!(flags.difference(OperatorFlags::NO_NANS), OperatorFlags::NO_INFINITIES);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct OperatorFlags(pub u8);

impl OperatorFlags {
    /// No flags.
    pub const NONE: Self = Self(0);
    /// `nuw`: the operation does not wrap around as an unsigned one.
    pub const NO_UNSIGNED_WRAP: Self = Self(1 << 0);
    /// `nsw`: the operation does not wrap around as a signed one.
    pub const NO_SIGNED_WRAP: Self = Self(1 << 1);
    /// `exact`: nothing is lost by the division or shift.
    pub const EXACT: Self = Self(1 << 0);
    /// `fast`: any algebraic transformation is allowed.
    pub const FAST: Self = Self(1 << 0);
    /// `nnan`: no operand and no result is a NaN.
    pub const NO_NANS: Self = Self(1 << 1);
    /// `ninf`: no operand and no result is infinite.
    pub const NO_INFINITIES: Self = Self(1 << 2);
    /// `nsz`: the sign of a zero does not matter.
    pub const NO_SIGNED_ZEROS: Self = Self(1 << 3);
    /// `arcp`: a division may become a multiplication by the reciprocal.
    pub const ALLOW_RECIPROCAL: Self = Self(1 << 4);

    /// Whether all flags of the other set are in this one.
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// This set with the other's flags too.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without the other's flags.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
