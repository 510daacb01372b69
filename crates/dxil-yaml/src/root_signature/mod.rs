//! `RootSignature`: the part `RTS0`.

mod parameter;
mod sampler;

use alloc::format;
use alloc::vec::Vec;

use dxil_container::layout::{
    RootSignatureFlags, RootSignatureHeader, RootSignatureVersion, StaticSampler,
};
use dxil_container::{Record, read, write};

use parameter::Parameter;

use crate::mapping::{Fields, Mapping};
use crate::part::{self, Content};
use crate::value::enumerations;

/// A root signature. As in `yaml2obj`, counts are ignored, and offsets checked.
#[derive(Default)]
pub(crate) struct RootSignature {
    version: RootSignatureVersion,
    parameter_count: u32,
    parameters_offset: Option<u32>,
    sampler_count: u32,
    samplers_offset: Option<u32>,
    parameters: Vec<Parameter>,
    samplers: Vec<StaticSampler>,
    flags: RootSignatureFlags,
}

impl Fields for RootSignature {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Version", &mut self.version.0);
        map.required("NumRootParameters", &mut self.parameter_count);
        map.optional("RootParametersOffset", &mut self.parameters_offset);
        map.required("NumStaticSamplers", &mut self.sampler_count);
        map.optional("StaticSamplersOffset", &mut self.samplers_offset);
        map.sequence("Parameters", &mut self.parameters, Fields::fields);
        let new_sampler = || StaticSampler::new(0);
        map.optional_sequence_of("Samplers", &mut self.samplers, new_sampler, Fields::fields);
        let flags = RootSignatureFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags.0, [(0, "None")].into_iter().chain(flags));
        if map.is_read() {
            self.check(map);
        }
    }
}

/// The keys of flags, which are written if they are set.
fn flag_fields(
    map: &mut Mapping<'_>,
    word: &mut u32,
    flags: impl IntoIterator<Item = (u32, &'static str)>,
) {
    for (flag, key) in flags {
        let mut is_set = *word & flag != 0;
        map.unless_default(key, &mut is_set);
        *word = if is_set { *word | flag } else { *word & !flag };
    }
}

impl RootSignature {
    /// Reports a version that is unknown, and offsets that are wrong.
    fn check(&self, map: &mut Mapping<'_>) {
        let version = self.version.0;
        if !(1..=3).contains(&version) {
            map.fail("Version", format!("{version} is not a version (1 to 3)"));
        }
        let header = RootSignatureHeader::decode(&self.bytes()).unwrap_or_default();
        if self.parameters_offset.is_some_and(|offset| offset != header.parameters_offset) {
            map.fail("RootParametersOffset", format!("it is {}", header.parameters_offset));
        }
        if self.samplers_offset.is_some_and(|offset| offset != header.samplers_offset) {
            map.fail("StaticSamplersOffset", format!("it is {}", header.samplers_offset));
        }
    }

    /// A root signature, unless the type of a parameter is unknown.
    pub(crate) fn new(view: &read::RootSignature<'_>) -> Option<Self> {
        let header = view.header;
        let form = write::RootSignature::from(view);
        let parameters = view.parameters().zip(form.parameters);
        let parameters: Vec<_> =
            parameters.map(|(view, form)| Parameter::new(header.version, &view, form)).collect();
        (parameters.len() == view.parameters().count()).then_some(Self {
            version: header.version,
            parameter_count: header.parameter_count,
            parameters_offset: Some(header.parameters_offset),
            sampler_count: header.sampler_count,
            samplers_offset: Some(header.samplers_offset),
            parameters,
            samplers: form.samplers,
            flags: header.flags,
        })
    }
}

impl Content for RootSignature {
    fn key(&self) -> &'static str {
        "RootSignature"
    }

    fn bytes(&self) -> Vec<u8> {
        part::bytes(write::RootSignature {
            version: self.version,
            flags: self.flags,
            parameters: self.parameters.iter().map(|parameter| parameter.form.clone()).collect(),
            samplers: self.samplers.clone(),
        })
    }
}

enumerations! { RootParameterType, ShaderVisibility, DescriptorRangeType, Filter, TextureAddressMode, ComparisonFunc, StaticBorderColor }
