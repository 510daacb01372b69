//! Static samplers.

use super::ShaderVisibility;
use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;

flagged! {
    /// A sampler that is part of the root signature.
    pub struct StaticSampler and
    /// A static sampler, in versions 1.0 and 1.1.
    StaticSampler1_0 {
        /// The filter.
        pub filter: Filter,
        /// The texels to the left and right of the texture.
        pub address_u: TextureAddressMode,
        /// The texels above and below the texture.
        pub address_v: TextureAddressMode,
        /// The texels before and after the texture.
        pub address_w: TextureAddressMode,
        /// Added to the level of detail.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::float"))]
        pub mip_lod_bias: f32,
        /// Most samples of an anisotropic filter: up to 16.
        pub max_anisotropy: u32,
        /// The comparison of a comparison filter.
        pub comparison_func: ComparisonFunc,
        /// The colour for [`TextureAddressMode::Border`].
        pub border_color: StaticBorderColor,
        /// The least level of detail.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::float"))]
        pub min_lod: f32,
        /// The greatest level of detail.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::float"))]
        pub max_lod: f32,
        /// The register, such as 2 of `s2`.
        pub shader_register: u32,
        /// The space of the register.
        pub register_space: u32,
        /// The shaders that see it.
        pub visibility: ShaderVisibility,
        since
        /// Its handling of coordinates and of the border.
        pub flags: StaticSamplerFlags = |_| StaticSamplerFlags::default(),
    }
}

open_enum! {
    /// The filter of a sampler for minification, for magnification and between mip levels.
    pub enum Filter(u32) {
        /// Point; point; point.
        MinMagMipPoint = 0x0,
        /// Point; point; linear.
        MinMagPointMipLinear = 0x1,
        /// Point; linear; point.
        MinPointMagLinearMipPoint = 0x4,
        /// Point; linear; linear.
        MinPointMagMipLinear = 0x5,
        /// Linear; point; point.
        MinLinearMagMipPoint = 0x10,
        /// Linear; point; linear.
        MinLinearMagPointMipLinear = 0x11,
        /// Linear; linear; point.
        MinMagLinearMipPoint = 0x14,
        /// Linear; linear; linear.
        MinMagMipLinear = 0x15,
        /// Anisotropic.
        Anisotropic = 0x55,
        /// Comparison: point; point; point.
        ComparisonMinMagMipPoint = 0x80,
        /// Comparison: point; point; linear.
        ComparisonMinMagPointMipLinear = 0x81,
        /// Comparison: point; linear; point.
        ComparisonMinPointMagLinearMipPoint = 0x84,
        /// Comparison: point; linear; linear.
        ComparisonMinPointMagMipLinear = 0x85,
        /// Comparison: linear; point; point.
        ComparisonMinLinearMagMipPoint = 0x90,
        /// Comparison: linear; point; linear.
        ComparisonMinLinearMagPointMipLinear = 0x91,
        /// Comparison: linear; linear; point.
        ComparisonMinMagLinearMipPoint = 0x94,
        /// Comparison: linear; linear; linear.
        ComparisonMinMagMipLinear = 0x95,
        /// Comparison: anisotropic.
        ComparisonAnisotropic = 0xd5,
        /// Least of the samples: point; point; point.
        MinimumMinMagMipPoint = 0x100,
        /// Least of the samples: point; point; linear.
        MinimumMinMagPointMipLinear = 0x101,
        /// Least of the samples: point; linear; point.
        MinimumMinPointMagLinearMipPoint = 0x104,
        /// Least of the samples: point; linear; linear.
        MinimumMinPointMagMipLinear = 0x105,
        /// Least of the samples: linear; point; point.
        MinimumMinLinearMagMipPoint = 0x110,
        /// Least of the samples: linear; point; linear.
        MinimumMinLinearMagPointMipLinear = 0x111,
        /// Least of the samples: linear; linear; point.
        MinimumMinMagLinearMipPoint = 0x114,
        /// Least of the samples: linear; linear; linear.
        MinimumMinMagMipLinear = 0x115,
        /// Least of the samples: anisotropic.
        MinimumAnisotropic = 0x155,
        /// Greatest of the samples: point; point; point.
        MaximumMinMagMipPoint = 0x180,
        /// Greatest of the samples: point; point; linear.
        MaximumMinMagPointMipLinear = 0x181,
        /// Greatest of the samples: point; linear; point.
        MaximumMinPointMagLinearMipPoint = 0x184,
        /// Greatest of the samples: point; linear; linear.
        MaximumMinPointMagMipLinear = 0x185,
        /// Greatest of the samples: linear; point; point.
        MaximumMinLinearMagMipPoint = 0x190,
        /// Greatest of the samples: linear; point; linear.
        MaximumMinLinearMagPointMipLinear = 0x191,
        /// Greatest of the samples: linear; linear; point.
        MaximumMinMagLinearMipPoint = 0x194,
        /// Greatest of the samples: linear; linear; linear.
        MaximumMinMagMipLinear = 0x195,
        /// Greatest of the samples: anisotropic.
        MaximumAnisotropic = 0x1d5,
    }
}

open_enum! {
    /// The texels that a sampler finds outside the texture.
    pub enum TextureAddressMode(u32) {
        /// The texture again.
        Wrap = 1,
        /// The texture, mirrored again and again.
        Mirror = 2,
        /// The texture's edge.
        Clamp = 3,
        /// The border colour.
        Border = 4,
        /// The texture, mirrored once; its edge beyond.
        MirrorOnce = 5,
    }
}

open_enum! {
    /// The comparison of the reference with a sampled value.
    pub enum ComparisonFunc(u32) {
        /// Never true.
        Never = 1,
        /// Less.
        Less = 2,
        /// Equal.
        Equal = 3,
        /// Less or equal.
        LessEqual = 4,
        /// Greater.
        Greater = 5,
        /// Not equal.
        NotEqual = 6,
        /// Greater or equal.
        GreaterEqual = 7,
        /// Always true.
        Always = 8,
    }
}

open_enum! {
    /// The colour of a static sampler's border.
    pub enum StaticBorderColor(u32) {
        /// All zero.
        TransparentBlack = 0,
        /// Zero, with an alpha of one.
        OpaqueBlack = 1,
        /// All one.
        OpaqueWhite = 2,
        /// Zero, with an alpha of the integer 1.
        OpaqueBlackUint = 3,
        /// All the integer 1.
        OpaqueWhiteUint = 4,
    }
}

flags! {
    /// A static sampler's handling of coordinates and of the border. Since version 1.2.
    pub struct StaticSamplerFlags(u32) {
        /// The border colour is of integers.
        UintBorderColor = 0,
        /// Coordinates count texels.
        NonNormalizedCoordinates = 1,
    }
}
