//! The operations of instructions and constant expressions.

use crate::code::codes;
use crate::{Dialect, DisjointFlags, ExactFlags, FastMathFlags, NonNegativeFlags, OverflowFlags};

codes! {
    /// An operation on two numbers of one type, and its flags.
    ///
    /// Bitcode has one number for both the integer and the floating-point operation: the number
    /// here is 16 more for the latter.
    ///
    /// ```
    /// use dxil_ir::{BinaryOp, FastMathFlags, OverflowFlags};
    ///
    /// let mut op = BinaryOp::FMul(FastMathFlags::FAST);
    /// if let Some(flags) = op.fast_math_flags_mut() {
    ///     *flags = FastMathFlags::NONE;
    /// }
    /// assert_eq!(op, BinaryOp::FMul(FastMathFlags::NONE));
    /// assert_eq!(op.keyword(), "fmul");
    /// assert_eq!(BinaryOp::from_code(0), Some(BinaryOp::Add(OverflowFlags::NONE)));
    /// ```
    #[derive(PartialOrd, Ord)]
    BinaryOp {
        /// Addition of integers.
        Add(OverflowFlags) = 0 "add",
        /// Subtraction of integers.
        Sub(OverflowFlags) = 1 "sub",
        /// Multiplication of integers.
        Mul(OverflowFlags) = 2 "mul",
        /// Division of unsigned integers.
        UDiv(ExactFlags) = 3 "udiv",
        /// Division of signed integers.
        SDiv(ExactFlags) = 4 "sdiv",
        /// Remainder of unsigned integers.
        URem = 5 "urem",
        /// Remainder of signed integers.
        SRem = 6 "srem",
        /// Shift to the left.
        Shl(OverflowFlags) = 7 "shl",
        /// Shift to the right, filling with zeros.
        LShr(ExactFlags) = 8 "lshr",
        /// Shift to the right, filling with the sign.
        AShr(ExactFlags) = 9 "ashr",
        /// Bitwise and.
        And = 10 "and",
        /// Bitwise or.
        Or(DisjointFlags) = 11 "or",
        /// Bitwise exclusive or.
        Xor = 12 "xor",
        /// Addition of floating-point numbers.
        FAdd(FastMathFlags) = 16 "fadd",
        /// Subtraction of floating-point numbers.
        FSub(FastMathFlags) = 17 "fsub",
        /// Multiplication of floating-point numbers.
        FMul(FastMathFlags) = 18 "fmul",
        /// Division of floating-point numbers.
        FDiv(FastMathFlags) = 20 "fdiv",
        /// Remainder of floating-point numbers.
        FRem(FastMathFlags) = 22 "frem",
    }
}

impl BinaryOp {
    /// Whether the operands are floating-point numbers.
    #[must_use]
    #[inline]
    pub const fn is_float(self) -> bool {
        self.code() >= 16
    }

    /// The overflow flags, if the operation has them.
    #[must_use]
    #[inline]
    pub fn overflow_flags(mut self) -> Option<OverflowFlags> {
        self.overflow_flags_mut().copied()
    }

    /// The overflow flags, if the operation has them, for changes.
    #[inline]
    pub fn overflow_flags_mut(&mut self) -> Option<&mut OverflowFlags> {
        match self {
            Self::Add(flags) | Self::Sub(flags) | Self::Mul(flags) | Self::Shl(flags) => {
                Some(flags)
            }
            _ => None,
        }
    }

    /// The flag `exact`, if the operation has it.
    #[must_use]
    #[inline]
    pub fn exact_flags(mut self) -> Option<ExactFlags> {
        self.exact_flags_mut().copied()
    }

    /// Its flags, if it may be exact, to be changed.
    #[inline]
    pub fn exact_flags_mut(&mut self) -> Option<&mut ExactFlags> {
        match self {
            Self::UDiv(flags) | Self::SDiv(flags) | Self::LShr(flags) | Self::AShr(flags) => {
                Some(flags)
            }
            _ => None,
        }
    }

    /// The fast-math flags, if the operation has them.
    #[must_use]
    #[inline]
    pub fn fast_math_flags(mut self) -> Option<FastMathFlags> {
        self.fast_math_flags_mut().copied()
    }

    /// Its flags, if it works on floating-point numbers, to be changed.
    #[inline]
    pub fn fast_math_flags_mut(&mut self) -> Option<&mut FastMathFlags> {
        match self {
            Self::FAdd(flags)
            | Self::FSub(flags)
            | Self::FMul(flags)
            | Self::FDiv(flags)
            | Self::FRem(flags) => Some(flags),
            _ => None,
        }
    }

    /// Its flags as bitcode has them: 0 where it has none.
    #[must_use]
    #[inline]
    pub fn flag_bits(mut self) -> u8 {
        self.flag_bits_mut().map_or(0, |bits| *bits)
    }

    /// The flags that it may have in a dialect, as bitcode has them.
    #[must_use]
    pub(crate) fn named_flags(self, dialect: Dialect) -> u8 {
        match self {
            Self::Or(_) if dialect == Dialect::Modern => DisjointFlags::NAMED.0,
            _ if self.overflow_flags().is_some() => OverflowFlags::NAMED.0,
            _ if self.exact_flags().is_some() => ExactFlags::NAMED.0,
            _ if self.is_float() => FastMathFlags::named(dialect).0,
            _ => 0,
        }
    }

    /// The same operation with these flags, given as bitcode has them; `None` where it has none but
    /// they are not 0.
    #[must_use]
    #[inline]
    pub fn with_flag_bits(mut self, new: u8) -> Option<Self> {
        match self.flag_bits_mut() {
            Some(bits) => *bits = new,
            None if new == 0 => {}
            None => return None,
        }
        Some(self)
    }

    #[inline]
    fn flag_bits_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::Add(OverflowFlags(bits))
            | Self::Sub(OverflowFlags(bits))
            | Self::Mul(OverflowFlags(bits))
            | Self::Shl(OverflowFlags(bits))
            | Self::UDiv(ExactFlags(bits))
            | Self::SDiv(ExactFlags(bits))
            | Self::LShr(ExactFlags(bits))
            | Self::AShr(ExactFlags(bits))
            | Self::FAdd(FastMathFlags(bits))
            | Self::FSub(FastMathFlags(bits))
            | Self::FMul(FastMathFlags(bits))
            | Self::FDiv(FastMathFlags(bits))
            | Self::FRem(FastMathFlags(bits))
            | Self::Or(DisjointFlags(bits)) => Some(bits),
            Self::URem | Self::SRem | Self::And | Self::Xor => None,
        }
    }
}

codes! {
    /// An operation on one value, and its flags. LLVM 3.7 has none.
    #[derive(PartialOrd, Ord)]
    UnaryOp {
        /// Negation of a floating-point number.
        FNeg(FastMathFlags) = 0 "fneg",
        /// A value that is neither undefined nor poison: that of the operand, if it is one.
        Freeze = 1 "freeze",
    }
}

codes! {
    /// A conversion of a value into another type, and its flags, which LLVM 3.7 does not have.
    #[derive(PartialOrd, Ord)]
    CastOp {
        /// To an integer of fewer bits.
        Trunc(OverflowFlags) = 0 "trunc",
        /// To an integer of more bits, filling with zeros.
        ZExt(NonNegativeFlags) = 1 "zext",
        /// To an integer of more bits, filling with the sign.
        SExt = 2 "sext",
        /// From a floating-point number to an unsigned integer.
        FpToUi = 3 "fptoui",
        /// From a floating-point number to a signed integer.
        FpToSi = 4 "fptosi",
        /// From an unsigned integer to a floating-point number.
        UiToFp(NonNegativeFlags) = 5 "uitofp",
        /// From a signed integer to a floating-point number.
        SiToFp(FastMathFlags) = 6 "sitofp",
        /// To a floating-point number of fewer bits.
        FpTrunc(FastMathFlags) = 7 "fptrunc",
        /// To a floating-point number of more bits.
        FpExt(FastMathFlags) = 8 "fpext",
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

impl CastOp {
    /// The fast-math flags, if the conversion has them, to be changed.
    pub fn fast_math_flags_mut(&mut self) -> Option<&mut FastMathFlags> {
        match self {
            Self::SiToFp(flags) | Self::FpTrunc(flags) | Self::FpExt(flags) => Some(flags),
            _ => None,
        }
    }

    /// Its flags as modern bitcode has them: 0 where it has none.
    #[must_use]
    pub const fn flag_bits(self) -> u8 {
        match self {
            Self::Trunc(OverflowFlags(bits))
            | Self::ZExt(NonNegativeFlags(bits))
            | Self::UiToFp(NonNegativeFlags(bits))
            | Self::SiToFp(FastMathFlags(bits))
            | Self::FpTrunc(FastMathFlags(bits))
            | Self::FpExt(FastMathFlags(bits)) => bits,
            _ => 0,
        }
    }
}

codes! {
    /// The predicate of a comparison of integers or pointers.
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
    /// The predicate of a comparison of floating-point numbers. *Ordered* means that neither operand is a
    /// NaN.
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

codes! {
    /// The operation of `atomicrmw` on the old value and its operand.
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
    /// The ordering of an atomic access with others.
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

impl Ordering {
    /// The orderings of an atomic `load`.
    pub const LOAD: &'static [Self] =
        &[Self::Unordered, Self::Monotonic, Self::Acquire, Self::SeqCst];

    /// The orderings of an atomic `store`.
    pub const STORE: &'static [Self] =
        &[Self::Unordered, Self::Monotonic, Self::Release, Self::SeqCst];

    /// The orderings of `fence`.
    pub const FENCE: &'static [Self] = &[Self::Acquire, Self::Release, Self::AcqRel, Self::SeqCst];

    /// The orderings of `atomicrmw`, and of a `cmpxchg` that succeeds.
    pub const READ_MODIFY_WRITE: &'static [Self] =
        &[Self::Monotonic, Self::Acquire, Self::Release, Self::AcqRel, Self::SeqCst];

    /// The orderings of a `cmpxchg` that fails.
    pub const FAILURE: &'static [Self] = &[Self::Monotonic, Self::Acquire, Self::SeqCst];
}

codes! {
    /// The accesses that an atomic access is ordered with.
    #[derive(PartialOrd, Ord)]
    Scope {
        /// Accesses of signal handlers of the same thread.
        SingleThread = 0 "singlethread",
        /// Accesses of all threads.
        CrossThread = 1 "",
    }
}
