//! Root signatures by hand, in the words of HLSL.

use alloc::vec::Vec;

use super::{RootParameter, RootPayload};
use crate::layout::{
    ComparisonFunc, DescriptorRange, DescriptorRangeFlags, DescriptorRangeType, Filter,
    RootConstants, RootDescriptor, RootDescriptorFlags, ShaderVisibility, StaticBorderColor,
    StaticSampler, StaticSamplerFlags, TextureAddressMode,
};

impl RootParameter {
    /// Constants that all shaders see.
    #[must_use]
    pub fn constants(constants: RootConstants) -> Self {
        RootPayload::Constants(constants).into()
    }

    /// The descriptor of a constant buffer that all shaders see.
    #[must_use]
    pub fn cbv(descriptor: RootDescriptor) -> Self {
        RootPayload::Cbv(descriptor).into()
    }

    /// The descriptor of a shader resource that all shaders see.
    #[must_use]
    pub fn srv(descriptor: RootDescriptor) -> Self {
        RootPayload::Srv(descriptor).into()
    }

    /// The descriptor of an unordered-access view that all shaders see.
    #[must_use]
    pub fn uav(descriptor: RootDescriptor) -> Self {
        RootPayload::Uav(descriptor).into()
    }

    /// A table of descriptors that all shaders see.
    #[must_use]
    pub fn table(ranges: impl Into<Vec<DescriptorRange>>) -> Self {
        RootPayload::Table(ranges.into()).into()
    }

    /// Returns the same parameter, but seen by these shaders only.
    #[must_use]
    pub fn with_visibility(self, visibility: ShaderVisibility) -> Self {
        Self { visibility, ..self }
    }
}

/// A parameter that all shaders see.
impl From<RootPayload> for RootParameter {
    fn from(payload: RootPayload) -> Self {
        Self { visibility: ShaderVisibility::All, payload }
    }
}

impl RootConstants {
    /// Returns this number of constants of 4 bytes, for this `b` register of space 0.
    #[must_use]
    pub fn new(shader_register: u32, num_32bit_values: u32) -> Self {
        Self { shader_register, register_space: 0, num_32bit_values }
    }

    /// Returns it in this space.
    #[must_use]
    pub fn with_space(self, register_space: u32) -> Self {
        Self { register_space, ..self }
    }
}

impl RootDescriptor {
    /// A descriptor for this register of space 0, without flags.
    #[must_use]
    pub fn new(shader_register: u32) -> Self {
        Self { shader_register, ..Self::default() }
    }

    /// Returns it in this space.
    #[must_use]
    pub fn with_space(self, register_space: u32) -> Self {
        Self { register_space, ..self }
    }

    /// Returns it with these flags.
    #[must_use]
    pub fn with_flags(self, flags: RootDescriptorFlags) -> Self {
        Self { flags, ..self }
    }
}

impl DescriptorRange {
    /// As a number of descriptors: the table has no end.
    pub const UNBOUNDED: u32 = u32::MAX;
    /// As an offset: directly after the range before.
    pub const APPEND: u32 = u32::MAX;

    /// One descriptor for this `t` register of space 0, after the range before, without flags.
    #[must_use]
    pub fn srv(register: u32) -> Self {
        Self::new(DescriptorRangeType::SRV, register)
    }

    /// One descriptor for this `u` register of space 0, after the range before, without flags.
    #[must_use]
    pub fn uav(register: u32) -> Self {
        Self::new(DescriptorRangeType::UAV, register)
    }

    /// One descriptor for this `b` register of space 0, after the range before, without flags.
    #[must_use]
    pub fn cbv(register: u32) -> Self {
        Self::new(DescriptorRangeType::CBV, register)
    }

    /// One descriptor for this `s` register of space 0, after the range before, without flags.
    #[must_use]
    pub fn sampler(register: u32) -> Self {
        Self::new(DescriptorRangeType::Sampler, register)
    }

    /// One descriptor of this kind.
    fn new(kind: DescriptorRangeType, base_shader_register: u32) -> Self {
        Self {
            kind,
            num_descriptors: 1,
            base_shader_register,
            register_space: 0,
            flags: DescriptorRangeFlags::default(),
            offset_from_table_start: Self::APPEND,
        }
    }

    /// Returns it with this number of descriptors.
    #[must_use]
    pub fn with_count(self, num_descriptors: u32) -> Self {
        Self { num_descriptors, ..self }
    }

    /// Returns it without an end.
    #[must_use]
    pub fn unbounded(self) -> Self {
        self.with_count(Self::UNBOUNDED)
    }

    /// Returns it in this space.
    #[must_use]
    pub fn with_space(self, register_space: u32) -> Self {
        Self { register_space, ..self }
    }

    /// Returns it with these flags.
    #[must_use]
    pub fn with_flags(self, flags: DescriptorRangeFlags) -> Self {
        Self { flags, ..self }
    }

    /// Returns it at this number of descriptors from the start of the table.
    #[must_use]
    pub fn at(self, offset_from_table_start: u32) -> Self {
        Self { offset_from_table_start, ..self }
    }
}

impl StaticSampler {
    /// A sampler for this `s` register of space 0 that all shaders see, with the values that HLSL
    /// takes by default: anisotropic, up to 16 samples, wrapping.
    #[must_use]
    pub fn new(shader_register: u32) -> Self {
        Self {
            filter: Filter::Anisotropic,
            address_u: TextureAddressMode::Wrap,
            address_v: TextureAddressMode::Wrap,
            address_w: TextureAddressMode::Wrap,
            mip_lod_bias: 0.0,
            max_anisotropy: 16,
            comparison_func: ComparisonFunc::LessEqual,
            border_color: StaticBorderColor::OpaqueWhite,
            min_lod: 0.0,
            max_lod: f32::MAX,
            shader_register,
            register_space: 0,
            visibility: ShaderVisibility::All,
            flags: StaticSamplerFlags::default(),
        }
    }
}
