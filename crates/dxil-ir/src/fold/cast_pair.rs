//! Two conversions, one after another, that are a single one.

use crate::{CastOp, FastMathFlags, NonNegativeFlags, Type, TypeId, Types};

/// The bits that LLVM takes a pointer to have where it knows no data layout.
const POINTER_BITS: u32 = 64;

/// The types of two conversions.
pub(super) struct Pair<'t> {
    pub(super) types: &'t Types,
    pub(super) source: TypeId,
    pub(super) middle: TypeId,
    pub(super) to: TypeId,
}

impl Pair<'_> {
    /// The single conversion that does the same as the first and then the second, if there is one.
    pub(super) fn single(&self, first: CastOp, second: CastOp) -> Option<CastOp> {
        use CastOp::*;
        let returns = first == BitCast && second == BitCast && self.source == self.to;
        if self.changes_vector(first, second) && !returns {
            return None;
        }
        match (first, second) {
            (Trunc(_) | PtrToInt, Trunc(_)) => Some(first),
            (ZExt(_), ZExt(_) | SExt) => Some(ZExt(NonNegativeFlags::NONE)),
            (SExt, SExt) => Some(SExt),
            (ZExt(_), UiToFp(_) | SiToFp(_)) => Some(UiToFp(NonNegativeFlags::NONE)),
            (SExt, SiToFp(_)) => Some(SiToFp(FastMathFlags::NONE)),
            (ZExt(_) | SExt, Trunc(_)) => self.between(first, second),
            (ZExt(_), IntToPtr) => Some(IntToPtr),
            (FpExt(_), FpExt(_) | FpToUi | FpToSi) => Some(second),
            (FpExt(_), FpTrunc(_)) => (self.source == self.to).then_some(BitCast),
            (PtrToInt, IntToPtr) => {
                let same = self.address_space(self.source) == self.address_space(self.to);
                (same && self.bits(self.middle) == Some(POINTER_BITS)).then_some(BitCast)
            }
            (IntToPtr, PtrToInt) => {
                let bits = self.bits(self.source)?;
                (bits <= POINTER_BITS && self.bits(self.to) == Some(bits)).then_some(BitCast)
            }
            (IntToPtr, BitCast) => Some(IntToPtr),
            (BitCast, BitCast) => Some(BitCast),
            (BitCast, PtrToInt) => Some(PtrToInt),
            (BitCast, Trunc(_) | ZExt(_) | SExt | UiToFp(_) | SiToFp(_) | IntToPtr) => {
                self.is(self.source, |ty| matches!(ty, Type::Integer { .. })).then_some(second)
            }
            (BitCast, FpToUi | FpToSi | FpTrunc(_) | FpExt(_)) => {
                self.is_float(self.source).then_some(second)
            }
            (BitCast, AddrSpaceCast) => {
                let pointee = |ty| self.types.pointee(self.types.scalar(ty));
                (pointee(self.source) == pointee(self.to)).then_some(AddrSpaceCast)
            }
            (Trunc(_) | ZExt(_) | SExt | FpToUi | FpToSi | PtrToInt, BitCast) => {
                let scalar = self.types.vector_length(self.source).is_none();
                (scalar && self.is(self.to, |ty| matches!(ty, Type::Integer { .. })))
                    .then_some(first)
            }
            (UiToFp(_) | SiToFp(_) | FpTrunc(_) | FpExt(_), BitCast) => {
                self.is_float(self.to).then_some(first)
            }
            (AddrSpaceCast, BitCast) => Some(AddrSpaceCast),
            (AddrSpaceCast, AddrSpaceCast) => {
                let same = self.address_space(self.source) == self.address_space(self.to);
                Some(if same { BitCast } else { AddrSpaceCast })
            }
            _ => None,
        }
    }

    /// Whether one of the conversions is a `bitcast` between a vector and another type.
    fn changes_vector(&self, first: CastOp, second: CastOp) -> bool {
        let [source, middle, to] =
            [self.source, self.middle, self.to].map(|ty| self.types.vector_length(ty).is_some());
        first == CastOp::BitCast && source != middle || second == CastOp::BitCast && middle != to
    }

    /// The conversion to a width by way of a larger one.
    fn between(&self, first: CastOp, second: CastOp) -> Option<CastOp> {
        Some(match self.bits(self.source)?.cmp(&self.bits(self.to)?) {
            core::cmp::Ordering::Equal => CastOp::BitCast,
            core::cmp::Ordering::Less => first,
            core::cmp::Ordering::Greater => second,
        })
    }

    /// The bits of a number, or of an element of a vector of numbers.
    fn bits(&self, ty: TypeId) -> Option<u32> {
        self.types.number_bits(self.types.scalar(ty))
    }

    fn address_space(&self, ty: TypeId) -> Option<u32> {
        match self.types[self.types.scalar(ty)] {
            Type::Pointer { address_space, .. } => Some(address_space),
            _ => None,
        }
    }

    /// Whether it is a floating-point type: no vector.
    fn is_float(&self, ty: TypeId) -> bool {
        self.is(ty, |ty| matches!(ty, Type::Half | Type::Float | Type::Double))
    }

    fn is(&self, ty: TypeId, kind: impl Fn(&Type) -> bool) -> bool {
        kind(&self.types[ty])
    }
}
