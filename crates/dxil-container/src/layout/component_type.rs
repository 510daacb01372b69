//! Types of scalars as DXIL numbers them.

use crate::open_enum::open_enum;

open_enum! {
    /// The type of a scalar in DXIL.
    ///
    /// Signatures number types in another way: [`SigComponentType`](super::SigComponentType).
    pub enum ComponentType(u8) {
        /// Unknown.
        Invalid = 0,
        /// A boolean.
        I1 = 1,
        /// A 16-bit integer with a sign.
        I16 = 2,
        /// A 16-bit integer without a sign.
        U16 = 3,
        /// A 32-bit integer with a sign.
        I32 = 4,
        /// A 32-bit integer without a sign.
        U32 = 5,
        /// A 64-bit integer with a sign.
        I64 = 6,
        /// A 64-bit integer without a sign.
        U64 = 7,
        /// Half precision.
        F16 = 8,
        /// Single precision.
        F32 = 9,
        /// Double precision.
        F64 = 10,
        /// From -1 to 1, read as half precision.
        SNormF16 = 11,
        /// From 0 to 1, read as half precision.
        UNormF16 = 12,
        /// From -1 to 1, read as single precision.
        SNormF32 = 13,
        /// From 0 to 1, read as single precision.
        UNormF32 = 14,
        /// From -1 to 1, read as double precision.
        SNormF64 = 15,
        /// From 0 to 1, read as double precision.
        UNormF64 = 16,
        /// Four 8-bit integers with a sign in 32 bits.
        PackedS8x32 = 17,
        /// Four 8-bit integers without a sign in 32 bits.
        PackedU8x32 = 18,
        /// An 8-bit integer with a sign, since SM 6.9.
        I8 = 19,
        /// An 8-bit integer without a sign, since SM 6.9.
        U8 = 20,
        /// 8 bits: four of exponent, three of mantissa, no infinity; since SM 6.9.
        F8_E4M3FN = 21,
        /// 8 bits: five of exponent, two of mantissa; since SM 6.9.
        F8_E5M2 = 22,
        /// 16 bits: eight of exponent, seven of mantissa; since SM 6.10.
        BFloat16 = 23,
    }
}
