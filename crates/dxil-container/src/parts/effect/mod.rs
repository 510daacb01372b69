//! `FX10`: an effect, as FXC writes it for `fx_4_0`, `fx_4_1` and `fx_5_0`.
//!
//! The part is a file format of its own. After the header, which has the number of things of each kind,
//! lie two blocks: data, and records whose offsets lead to the data. Many records are followed by others,
//! whose number or kind depends on the data, so that they are [read](view::Effect::contents) from front
//! to back.

pub(crate) mod record;
mod state;

use alloc::vec::Vec;

use crate::cursor::Cursor;
use crate::open_enum::open_enum;
use crate::part::{ViewField, part};
use crate::record::record;
use crate::tree::Node;
use crate::{At, Error, FourCC};

pub use state::EffectState;

part! {
    /// An effect: a file of its own. [`read::Effect::contents`](crate::read::Effect::contents) reads its records.
    pub struct Effect: Default |cursor| {
        pub(crate) part: PartName = PartName(cursor.part()),
        /// The counts of all things, and the size of the data.
        pub header: At<EffectHeader> => EffectHeader = cursor.record("the header")?,
        /// The counts that `fx_5_0` adds.
        pub counts5: Option<At<EffectCounts5>> => Option<EffectCounts5>
            where (header.version == EffectVersion::Fx5_0)
            = counts5(&mut cursor, header.version)?,
        /// Strings, types, values and shaders, to which offsets in the records lead.
        pub data: At<&'a [u8]> => Vec<u8> = cursor.take(header.data_size as usize, "the data")?,
        /// Records of buffers, variables and techniques.
        pub records: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

/// The part that errors name: none for an effect without a container.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartName(pub(crate) Option<FourCC>);

impl<'a> ViewField<'a> for PartName {
    fn describe(&self, _: &'static str, _: &mut Vec<Node<'a>>) {}
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
        /// Elements of variables that are shaders, and shaders in passes.
        pub shader_count: u32,
        /// Shaders in passes.
        pub inline_shader_count: u32,
    }
}

record! {
    /// The counts after the header of `fx_5_0`.
    pub struct EffectCounts5 {
        /// Groups of techniques.
        pub group_count: u32,
        /// Views for unordered access.
        pub unordered_access_view_count: u32,
        /// Variables that are interfaces.
        pub interface_variable_count: u32,
        /// Elements of these.
        pub interface_element_count: u32,
        /// Elements of variables that are instances of classes.
        pub class_instance_element_count: u32,
    }
}

impl<'a> view::Effect<'a> {
    /// Reads bytes that are an effect without a container, as FXC writes it for `fx_5_0`.
    ///
    /// # Errors
    ///
    /// Fails if the part ends before all that it states to have.
    pub fn parse_bytes(bytes: &'a [u8]) -> Result<Self, Error> {
        Self::read(Cursor::new(bytes, 0, None))
    }

    /// Whether a file begins as an effect without a container does.
    #[must_use]
    pub fn is_file(bytes: &[u8]) -> bool {
        bytes.starts_with(&EffectVersion::Fx5_0.0.to_le_bytes())
    }
}

fn counts5(
    cursor: &mut Cursor<'_>,
    version: EffectVersion,
) -> Result<Option<At<EffectCounts5>>, Error> {
    let has_counts = version == EffectVersion::Fx5_0;
    has_counts.then(|| cursor.record("the counts of groups and interfaces")).transpose()
}

open_enum! {
    /// The target of an effect.
    pub enum EffectVersion(u32) {
        /// `fx_4_0`.
        Fx4_0 = 0xfeff_1001 => "fx_4_0",
        /// `fx_4_1`.
        Fx4_1 = 0xfeff_1011 => "fx_4_1",
        /// `fx_5_0`.
        Fx5_0 = 0xfeff_2001 => "fx_5_0",
    }
}
