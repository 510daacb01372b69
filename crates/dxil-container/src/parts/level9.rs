//! `Aon9`, `XNAS` and `XNAP`: a shader of Direct3D 9 that stands in for one of shader model 4.
//!
//! FXC writes `Aon9` for the profiles `vs_4_0_level_9_1`, `ps_4_0_level_9_3` and their like, beside
//! `SHDR`. For level 9_0 it also writes `XNAS`, the shader for XNA, and for vertex shaders `XNAP`, the
//! prepass shader. All three have this form. Functions of libraries have an `Aon9` for vertex
//! shaders and another one for pixel shaders.
//!
//! The tables have the sources of the registers that the runtime fills for the older shader. After the
//! header lie samplers, constants, booleans, integers, runtime constants and the shader, without gaps.

use alloc::vec::Vec;
use core::ops::Range;

use crate::cursor::Cursor;
use crate::layout::rdef::ShaderTarget;
use crate::open_enum::open_enum;
use crate::part::{Gaps, part};
use crate::record::record;
use crate::{At, Error, ErrorKind, Records};

part! {
    /// A shader of Direct3D 9, and the sources of its registers. A part holds less than 64 KiB of tables.
    pub struct Level9: Default |cursor| {
        /// The start of the part. Offsets count from there.
        pub header: Level9Header {
            /// Bytes of the part.
            size: u32 = shader.end,
            /// Minor version of the shader's model: 0, also where the shader itself says 1.
            minor_version: u8,
            /// Major version of the shader's model: 2.
            major_version: u8,
            /// The kind of shader.
            target: ShaderTarget,
            /// Bytes of the shader.
            shader_size: u32 = shader.len(),
            /// The offset of the shader.
            shader_offset: u32 = shader.start,
            /// Number of [`Level9Constants`].
            constant_count: u16 = constants.len(),
            /// The offset of the constants.
            constants_offset: u16 = constants.start,
            /// Number of [`Level9Register`]s for integers.
            integer_count: u16 = integers.len(),
            /// The offset of the integers.
            integers_offset: u16 = integers.start,
            /// Number of [`Level9Register`]s for booleans.
            boolean_count: u16 = booleans.len(),
            /// The offset of the booleans.
            booleans_offset: u16 = booleans.start,
            /// Number of [`Level9Sampler`]s.
            sampler_count: u16 = samplers.len(),
            /// The offset of the samplers.
            samplers_offset: u16 = samplers.start,
            /// Number of [`Level9RuntimeConstant`]s.
            runtime_constant_count: u16 = runtime_constants.len(),
            /// The offset of the runtime constants.
            runtime_constants_offset: u16 = runtime_constants.start,
        } = cursor.record("the header")?,
        /// The sources of samplers.
        pub samplers: Records<'a, Level9Sampler> => Vec<Level9Sampler>
            = cursor.table(header.samplers_offset, header.sampler_count, "the samplers")?,
        /// The sources of constants.
        pub constants: Records<'a, Level9Constants> => Vec<Level9Constants>
            = cursor.table(header.constants_offset, header.constant_count, "the constants")?,
        /// The sources of booleans.
        pub booleans: Records<'a, Level9Register> => Vec<Level9Register>
            = cursor.table(header.booleans_offset, header.boolean_count, "the booleans")?,
        /// The sources of integers.
        pub integers: Records<'a, Level9Register> => Vec<Level9Register>
            = cursor.table(header.integers_offset, header.integer_count, "the integers")?,
        /// The constants that the runtime computes.
        pub runtime_constants: Records<'a, Level9RuntimeConstant> => Vec<Level9RuntimeConstant>
            = cursor.table(
                header.runtime_constants_offset,
                header.runtime_constant_count,
                "the runtime constants",
            )?,
        /// The shader's tokens.
        pub shader: At<&'a [u8]> => Vec<u8> = cursor
            .to_start()
            .seek(header.shader_offset, "the shader")?
            .take(header.shader_size as usize, "the shader")?,
        let () = check_tables(&cursor, &[
            samplers.range(),
            constants.range(),
            booleans.range(),
            integers.range(),
            runtime_constants.range(),
        ])?;
        padding: Gaps<'a> = Gaps(cursor.all()),
    }
}

/// Checks that tables do not share so much that together they are larger than the part: reading them
/// would take time and memory out of proportion.
fn check_tables(cursor: &Cursor<'_>, tables: &[Range<usize>]) -> Result<(), Error> {
    let wanted = tables.iter().map(|table| table.len() as u64).sum();
    let left = cursor.all().len() as u64;
    if wanted > left {
        let kind = ErrorKind::Truncated { what: "the total of all tables", wanted, left };
        return Err(cursor.error(kind));
    }
    Ok(())
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
        /// The conversion of x to a floating-point number.
        pub x: Level9Conversion,
        /// The conversion of y to a floating-point number.
        pub y: Level9Conversion,
        /// The conversion of z to a floating-point number.
        pub z: Level9Conversion,
        /// The conversion of w to a floating-point number.
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
        /// The kind of value.
        pub kind: Level9RuntimeConstantKind,
        /// The register to be filled, of `c`.
        pub target: u16,
    }
}

open_enum! {
    /// The conversion of a component of a constant buffer to a floating-point number.
    pub enum Level9Conversion(u8) {
        /// None: it is a floating-point number.
        Float = 0,
        /// The conversion of a boolean.
        Bool = 1,
        /// From an integer with a sign.
        Int = 2,
        /// From an integer without a sign.
        UInt = 3,
    }
}

open_enum! {
    /// The value with which the runtime fills a register.
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
