//! Static samplers of a root signature.

use super::flag_fields;
use crate::mapping::{Fields, Mapping};
use dxil_container::layout::{StaticSampler, StaticSamplerFlags};

/// A static sampler. What is not said is as HLSL has it.
pub(super) struct Sampler(StaticSampler);

impl Default for Sampler {
    fn default() -> Self {
        Self(StaticSampler::new(0))
    }
}

impl Fields for Sampler {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let Self(sampler) = self;
        map.defaulted("Filter", &mut sampler.filter);
        map.defaulted("AddressU", &mut sampler.address_u);
        map.defaulted("AddressV", &mut sampler.address_v);
        map.defaulted("AddressW", &mut sampler.address_w);
        map.float("MipLODBias", "MipLODBiasBits", &mut sampler.mip_lod_bias);
        map.defaulted("MaxAnisotropy", &mut sampler.max_anisotropy);
        map.defaulted("ComparisonFunc", &mut sampler.comparison_func);
        map.defaulted("BorderColor", &mut sampler.border_color);
        map.float("MinLOD", "MinLODBits", &mut sampler.min_lod);
        map.float("MaxLOD", "MaxLODBits", &mut sampler.max_lod);
        map.required("ShaderRegister", &mut sampler.shader_register);
        map.required("RegisterSpace", &mut sampler.register_space);
        map.required("ShaderVisibility", &mut sampler.visibility);
        let flags = [
            (0, "SAMPLER_FLAG_NONE"),
            (StaticSamplerFlags::UintBorderColor.0, "SAMPLER_FLAG_UINT_BORDER_COLOR"),
            (
                StaticSamplerFlags::NonNormalizedCoordinates.0,
                "SAMPLER_FLAG_NON_NORMALIZED_COORDINATES",
            ),
        ];
        flag_fields(map, &mut sampler.flags.0, flags);
    }
}

impl Sampler {
    pub(super) fn to_record(&self) -> StaticSampler {
        self.0
    }
}

impl From<StaticSampler> for Sampler {
    fn from(sampler: StaticSampler) -> Self {
        Self(sampler)
    }
}
