//! Static samplers.

use alloc::format;

use dxil_container::layout::{DescriptorRangeType, Filter, StaticSampler};

use super::Check;
use super::register::Registers;

/// The least and the greatest bias of the mip level.
const LEAST_BIAS: f32 = -16.0;
const GREATEST_BIAS: f32 = 15.99;

const MOST_SAMPLES: u32 = 16;

impl Check {
    pub(super) fn sampler(&mut self, index: usize, offset: usize, sampler: &StaticSampler) {
        let of = format!("static sampler {index}");
        self.visibility(sampler.visibility, offset, &of);
        self.registers.push(Registers {
            kind: DescriptorRangeType::Sampler,
            space: sampler.register_space,
            first: sampler.shader_register,
            last: sampler.shader_register,
            visibility: sampler.visibility,
            is_root_descriptor: false,
            offset,
        });
        let modes = [("u", sampler.address_u), ("v", sampler.address_v), ("w", sampler.address_w)];
        for (axis, mode) in modes {
            if mode.name().is_none() {
                let message = format!("{of} has the unknown address mode {} for {axis}", mode.0);
                self.report(offset, message);
            }
        }
        if sampler.filter.name().is_none() {
            self.report(offset, format!("{of} has the unknown filter {:#x}", sampler.filter.0));
        }
        let is_comparison = Filter::ComparisonMinMagMipPoint..=Filter::ComparisonAnisotropic;
        let function = sampler.comparison_func;
        if is_comparison.contains(&sampler.filter) && function.name().is_none() {
            self.report(offset, format!("{of} has the unknown comparison {}", function.0));
        }
        if !(LEAST_BIAS..=GREATEST_BIAS).contains(&sampler.mip_lod_bias) {
            let message = format!(
                "the bias of {of} is {}, it may be {LEAST_BIAS} to {GREATEST_BIAS}",
                sampler.mip_lod_bias
            );
            self.report(offset, message);
        }
        if sampler.max_anisotropy > MOST_SAMPLES {
            let message = format!(
                "{of} takes up to {} samples, it may take {MOST_SAMPLES}",
                sampler.max_anisotropy
            );
            self.report(offset, message);
        }
        if sampler.min_lod.is_nan() || sampler.max_lod.is_nan() {
            self.report(offset, format!("a mip level of {of} is no number"));
        }
    }
}
