//! `FX10`: an effect, as FXC writes it for `fx_4_0` and `fx_4_1`.
//!
//! The part is a file format of its own. Only its header is described here: it has the number of
//! things of each kind, and the length of the first of two blocks, to which the offsets of the second
//! one lead.

use alloc::vec::Vec;

use crate::At;
use crate::open_enum::open_enum;
use crate::part::part;
use crate::record::record;

part! {
    /// An effect: a file of its own, of which only the header is decoded.
    pub struct Effect: Default |cursor| {
        /// The counts of all things, and the size of the data.
        pub header: At<EffectHeader> => EffectHeader = cursor.record("the header")?,
        /// Strings, types, values and shaders, to which offsets in the records lead.
        pub data: At<&'a [u8]> => Vec<u8> = cursor.take(header.data_size as usize, "the data")?,
        /// Records of buffers, variables and techniques.
        pub records: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

record! {
    /// The start of the part.
    pub struct EffectHeader {
        /// The target that it was compiled for.
        pub version: EffectVersion,
        /// Constant buffers of the effect.
        pub buffer_count: u32,
        /// Variables with numbers in them.
        pub numeric_variable_count: u32,
        /// Variables that are objects.
        pub object_variable_count: u32,
        /// Constant buffers that the pool of effects shares.
        pub shared_buffer_count: u32,
        /// Variables with numbers that the pool shares.
        pub shared_numeric_variable_count: u32,
        /// Variables that are objects that the pool shares.
        pub shared_object_variable_count: u32,
        /// Techniques.
        pub technique_count: u32,
        /// Bytes of the block after the header.
        pub data_size: u32,
        /// Strings.
        pub string_count: u32,
        /// Textures and buffers.
        pub shader_resource_count: u32,
        /// States of depth and stencil tests.
        pub depth_stencil_count: u32,
        /// States of blending.
        pub blend_count: u32,
        /// States of the rasterizer.
        pub rasterizer_count: u32,
        /// Samplers.
        pub sampler_count: u32,
        /// Views of render targets.
        pub render_target_view_count: u32,
        /// Views of depth-stencil buffers.
        pub depth_stencil_view_count: u32,
        /// Uses of shaders.
        pub shader_count: u32,
        /// Shaders in the effect itself.
        pub inline_shader_count: u32,
    }
}

open_enum! {
    /// The target of an effect.
    pub enum EffectVersion(u32) {
        /// `fx_4_0`.
        Fx4_0 = 0xfeff_1001 => "fx_4_0",
        /// `fx_4_1`.
        Fx4_1 = 0xfeff_1011 => "fx_4_1",
    }
}
