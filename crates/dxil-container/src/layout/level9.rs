//! `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9 that stands in for one of shader model 4.
//!
//! FXC writes `Aon9` for the profiles `vs_4_0_level_9_1`, `ps_4_0_level_9_3` and their like, beside
//! `SHDR`. For level 9_0 it also writes `XNAS`, the shader for XNA, and for vertex shaders `XNAP`, the
//! prepass shader. All three have this form. Functions of libraries have an `Aon9` for vertex
//! shaders and another one for pixel shaders.
//!
//! The tables say from where the runtime fills the registers of the older shader. Behind the header lie
//! samplers, constants, booleans, integers, runtime constants and the shader, without gaps.

use super::rdef::ShaderTarget;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The start of the part. Offsets count from there.
    pub struct Level9Header {
        /// Bytes of the part.
        pub size: u32,
        /// Minor version of the shader's model: 0, also where the shader itself says 1.
        pub minor_version: u8,
        /// Major version of the shader's model: 2.
        pub major_version: u8,
        /// The kind of shader.
        pub target: ShaderTarget,
        /// Bytes of the shader.
        pub shader_size: u32,
        /// Where the shader lies.
        pub shader_offset: u32,
        /// Number of [`Level9Constants`].
        pub constant_count: u16,
        /// Where they lie.
        pub constants_offset: u16,
        /// Number of [`Level9Register`]s for integers.
        pub integer_count: u16,
        /// Where they lie.
        pub integers_offset: u16,
        /// Number of [`Level9Register`]s for booleans.
        pub boolean_count: u16,
        /// Where they lie.
        pub booleans_offset: u16,
        /// Number of [`Level9Sampler`]s.
        pub sampler_count: u16,
        /// Where they lie.
        pub samplers_offset: u16,
        /// Number of [`Level9RuntimeConstant`]s.
        pub runtime_constant_count: u16,
        /// Where they lie.
        pub runtime_constants_offset: u16,
    }
}

record! {
    /// Registers of constants that come from a constant buffer.
    pub struct Level9Constants {
        /// The constant buffer's register.
        pub buffer: u16,
        /// The first vector of the buffer, each 16 bytes.
        pub start_register: u16,
        /// The number of vectors.
        pub register_count: u16,
        /// The first register to be filled: that of a clip plane from
        /// [`CLIP_PLANE`](Self::CLIP_PLANE) on, else one of `c`.
        pub target: u16,
        /// How x becomes a floating-point number.
        pub x: Level9Conversion,
        /// How y becomes a floating-point number.
        pub y: Level9Conversion,
        /// How z becomes a floating-point number.
        pub z: Level9Conversion,
        /// How w becomes a floating-point number.
        pub w: Level9Conversion,
    }
}

record! {
    /// A register for an integer, `i`, or a boolean, `b`, that comes from a constant buffer.
    pub struct Level9Register {
        /// The constant buffer's register.
        pub buffer: u16,
        /// The vector of the buffer, each 16 bytes.
        pub register: u16,
        /// The component of the vector.
        pub component: u16,
        /// The register to be filled.
        pub target: u16,
    }
}

record! {
    /// A sampler's register.
    pub struct Level9Sampler {
        /// The texture's register.
        pub texture: u8,
        /// The sampler's register.
        pub sampler: u8,
        /// The register to be filled, of `s`.
        pub target: u16,
    }
}

record! {
    /// A register of constants that the runtime fills.
    pub struct Level9RuntimeConstant {
        /// With what.
        pub kind: Level9RuntimeConstantKind,
        /// The register to be filled, of `c`.
        pub target: u16,
    }
}

open_enum! {
    /// How a component of a constant buffer becomes a floating-point number.
    pub enum Level9Conversion(u8) {
        /// It is one.
        Float = 0,
        /// From a boolean.
        Bool = 1,
        /// From an integer with a sign.
        Int = 2,
        /// From an integer without a sign.
        UInt = 3,
    }
}

open_enum! {
    /// What the runtime fills a register with.
    pub enum Level9RuntimeConstantKind(u16) {
        /// The offset of half a pixel that positions need.
        PositionOffset = 0,
        /// The number of the instance.
        InstanceId = 1,
    }
}

impl Level9Constants {
    /// The bit of the target that means clip planes.
    pub const CLIP_PLANE: u16 = 0x1000;
}
