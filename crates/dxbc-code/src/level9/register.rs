//! Operands: registers that are written or read.

use alloc::boxed::Box;

use crate::enumeration::numbered;
use crate::operand::Component;

numbered! {
    /// A register file.
    RegisterType: u8 {
        /// `r`: temporary registers.
        Temp = 0,
        /// `v`: inputs.
        Input = 1,
        /// `c`: constants.
        Const = 2,
        /// `a0` of a vertex shader, `t` of a pixel shader.
        AddressOrTexture = 3,
        /// `oPos`, `oFog` and `oPts`.
        RasterizerOutput = 4,
        /// `oD`: colours that a vertex shader outputs.
        AttributeOutput = 5,
        /// `oT` of shader model 2, `o` of shader model 3.
        Output = 6,
        /// `i`: integers.
        ConstInt = 7,
        /// `oC`: colours that a pixel shader outputs.
        ColorOutput = 8,
        /// `oDepth`.
        DepthOutput = 9,
        /// `s`: samplers.
        Sampler = 10,
        /// `c2048` to `c4095`.
        Const2 = 11,
        /// `c4096` to `c6143`.
        Const3 = 12,
        /// `c6144` to `c8191`.
        Const4 = 13,
        /// `b`: booleans.
        ConstBool = 14,
        /// `aL`: the counter of a loop.
        Loop = 15,
        /// Temporary registers of 16 bits.
        TempFloat16 = 16,
        /// `vPos` and `vFace`.
        Misc = 17,
        /// `l`: labels.
        Label = 18,
        /// `p0`: the predicate register.
        Predicate = 19,
    }
}

numbered! {
    /// A modifier of a value that is read.
    SourceModifier: u8 {
        /// None.
        None = 0,
        /// Negated.
        Neg = 1,
        /// Less 0.5.
        Bias = 2,
        /// Less 0.5, negated.
        BiasNeg = 3,
        /// From 0 to 1 to -1 to 1.
        Sign = 4,
        /// From 0 to 1 to -1 to 1, negated.
        SignNeg = 5,
        /// 1 less the value.
        Complement = 6,
        /// Twice the value.
        X2 = 7,
        /// Twice the value, negated.
        X2Neg = 8,
        /// Divided by z.
        DivideZ = 9,
        /// Divided by w.
        DivideW = 10,
        /// The absolute value.
        Abs = 11,
        /// The absolute value, negated.
        AbsNeg = 12,
        /// The inverse of a boolean.
        Not = 13,
    }
}

/// A register that is written or declared.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Destination {
    /// The register file.
    pub ty: RegisterType,
    /// The number, which has 11 bits.
    pub number: u16,
    /// The register whose value is added to the number.
    pub relative: Option<Box<Source>>,
    /// The components, a bit each, x the lowest.
    pub mask: u8,
    /// The bits 20 to 23: saturated, with partial precision, at the centroid.
    pub modifiers: u8,
    /// The bits 24 to 27: the power of 2 by which the result is multiplied.
    pub shift: u8,
}

/// A value that is read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Source {
    /// The register file.
    pub ty: RegisterType,
    /// The number, which has 11 bits.
    pub number: u16,
    /// The register whose value is added to the number. It has none of its own.
    pub relative: Option<Box<Source>>,
    /// The components.
    pub swizzle: [Component; 4],
    /// The modifier.
    pub modifier: SourceModifier,
}
