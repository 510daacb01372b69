//! Operands: registers that are written or read.

use alloc::boxed::Box;

use crate::enumeration::{MinPrecision, values};
use crate::operand::Component;

values! {
    /// A register file. The text is the name before the number, where shader models and kinds differ that of vertex
    /// shaders of shader model 2.
    RegisterType {
        /// `r`: temporary registers.
        Temp = 0 "r",
        /// `v`: inputs.
        Input = 1 "v",
        /// `c`: constants.
        Const = 2 "c",
        /// `a0` of a vertex shader, `t` of a pixel shader.
        AddressOrTexture = 3 "a",
        /// `oPos`, `oFog` and `oPts`.
        RasterizerOutput = 4 "oX",
        /// `oD`: colours that a vertex shader outputs.
        AttributeOutput = 5 "oD",
        /// `oT` of shader model 2, `o` of shader model 3.
        Output = 6 "oT",
        /// `i`: integers.
        ConstInt = 7 "i",
        /// `oC`: colours that a pixel shader outputs.
        ColorOutput = 8 "oC",
        /// `oDepth`.
        DepthOutput = 9 "oDepth",
        /// `s`: samplers.
        Sampler = 10 "s",
        /// `c2048` to `c4095`.
        Const2 = 11 "c",
        /// `c4096` to `c6143`.
        Const3 = 12 "c",
        /// `c6144` to `c8191`.
        Const4 = 13 "c",
        /// `b`: booleans.
        ConstBool = 14 "b",
        /// `aL`: the counter of a loop.
        Loop = 15 "aL",
        /// Temporary registers of 16 bits.
        TempFloat16 = 16 "x",
        /// `vPos` and `vFace`.
        Misc = 17 "m",
        /// `l`: labels.
        Label = 18 "l",
        /// `p0`: the predicate register.
        Predicate = 19 "p",
    }
}

values! {
    /// A modifier of a value that is read. The text is what follows the register.
    SourceModifier {
        /// None.
        None = 0 "",
        /// Negated.
        Neg = 1 "",
        /// Less 0.5.
        Bias = 2 "_bias",
        /// Less 0.5, negated.
        BiasNeg = 3 "_bias",
        /// From 0 to 1 to -1 to 1.
        Sign = 4 "_bx2",
        /// From 0 to 1 to -1 to 1, negated.
        SignNeg = 5 "_bx2",
        /// 1 less the value.
        Complement = 6 "",
        /// Twice the value.
        X2 = 7 "_x2",
        /// Twice the value, negated.
        X2Neg = 8 "_x2",
        /// Divided by z.
        DivideZ = 9 "_dz",
        /// Divided by w.
        DivideW = 10 "_dw",
        /// The absolute value.
        Abs = 11 "_abs",
        /// The absolute value, negated.
        AbsNeg = 12 "_abs",
        /// The inverse of a boolean.
        Not = 13 "",
    }
}

impl SourceModifier {
    /// The text that FXC prints before the register.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Neg | Self::BiasNeg | Self::SignNeg | Self::X2Neg | Self::AbsNeg => "-",
            Self::Complement => "1-",
            Self::Not => "!",
            _ => "",
        }
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
    /// The precision that suffices.
    pub precision: MinPrecision,
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
    /// The precision that suffices.
    pub precision: MinPrecision,
    /// The components.
    pub swizzle: [Component; 4],
    /// The modifier.
    pub modifier: SourceModifier,
}

impl Source {
    /// `a0.x`: in shader model 1, all relative addresses.
    pub(super) const A0: Self = Self {
        ty: RegisterType::AddressOrTexture,
        number: 0,
        relative: None,
        precision: MinPrecision::Default,
        swizzle: [Component::X; 4],
        modifier: SourceModifier::None,
    };
}
