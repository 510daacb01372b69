//! Static samplers of a root signature.

use dxil_container::layout::{StaticSampler, StaticSamplerFlags};

use super::{capitals, flag_fields};
use crate::mapping::{Fields, Mapping};

/// Keys that are missing have the defaults of HLSL.
impl Fields for StaticSampler {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.defaulted("Filter", &mut self.filter);
        map.defaulted("AddressU", &mut self.address_u);
        map.defaulted("AddressV", &mut self.address_v);
        map.defaulted("AddressW", &mut self.address_w);
        map.float("MipLODBias", "MipLODBiasBits", &mut self.mip_lod_bias);
        map.defaulted("MaxAnisotropy", &mut self.max_anisotropy);
        map.defaulted("ComparisonFunc", &mut self.comparison_func);
        map.defaulted("BorderColor", &mut self.border_color);
        map.float("MinLOD", "MinLODBits", &mut self.min_lod);
        map.float("MaxLOD", "MaxLODBits", &mut self.max_lod);
        map.required("ShaderRegister", &mut self.shader_register);
        map.required("RegisterSpace", &mut self.register_space);
        map.required("ShaderVisibility", &mut self.visibility);
        let flags = StaticSamplerFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags.0, capitals("SAMPLER_FLAG_", flags));
    }
}
