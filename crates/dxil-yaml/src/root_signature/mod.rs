//! `RootSignature`: the part `RTS0`.

mod parameter;
mod sampler;

use alloc::format;
use alloc::vec::Vec;

use parameter::Parameter;
use sampler::Sampler;

use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use crate::value::enumerations;
use dxil_container::layout::{RootSignatureFlags, RootSignatureHeader, RootSignatureVersion};
use dxil_container::{Record, read, write};

/// A root signature. As in `yaml2obj`, numbers that follow from the rest are ignored, and offsets checked.
#[derive(Default)]
pub(super) struct RootSignature {
    version: u32,
    parameter_count: u32,
    parameters_offset: Option<u32>,
    sampler_count: u32,
    samplers_offset: Option<u32>,
    parameters: Vec<Parameter>,
    samplers: Vec<Sampler>,
    flags: u32,
}

impl Fields for RootSignature {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Version", &mut self.version);
        map.required("NumRootParameters", &mut self.parameter_count);
        map.optional("RootParametersOffset", &mut self.parameters_offset);
        map.required("NumStaticSamplers", &mut self.sampler_count);
        map.optional("StaticSamplersOffset", &mut self.samplers_offset);
        map.sequence("Parameters", &mut self.parameters, Fields::fields);
        map.optional_sequence("Samplers", &mut self.samplers, Fields::fields);
        let flags = RootSignatureFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags, [(0, "None")].into_iter().chain(flags));
        if map.is_read() {
            self.check(map);
        }
    }
}

/// Keys of flags, which are written where they are set.
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
    /// Reports what cannot be written.
    fn check(&self, map: &mut Mapping<'_>) {
        let header = self.header();
        if !(1..=3).contains(&self.version) {
            map.fail("Version", format!("{} is not a version (1 to 3)", self.version));
        }
        if self.parameters_offset.is_some_and(|offset| offset != header.parameters_offset) {
            map.fail("RootParametersOffset", format!("it is {}", header.parameters_offset));
        }
        if self.samplers_offset.is_some_and(|offset| offset != header.samplers_offset) {
            map.fail("StaticSamplersOffset", format!("it is {}", header.samplers_offset));
        }
    }

    /// The header of what is written.
    fn header(&self) -> RootSignatureHeader {
        let bytes = self.bytes();
        RootSignatureHeader::decode(&bytes).unwrap_or_default()
    }

    /// A root signature, unless parameters are of a kind that is not known.
    pub(super) fn new(view: &read::RootSignature<'_>) -> Option<Self> {
        let header = view.header;
        let version = header.version;
        let parameters = view.parameters().map(|parameter| Parameter::new(version, &parameter));
        let samplers = view.samplers.iter();
        Some(Self {
            version: version.0,
            parameter_count: header.parameter_count,
            parameters_offset: Some(header.parameters_offset),
            sampler_count: header.sampler_count,
            samplers_offset: Some(header.samplers_offset),
            parameters: parameters.collect::<Option<_>>()?,
            samplers: samplers.map(|sampler| Sampler::from(sampler.get())).collect(),
            flags: header.flags.0,
        })
    }
}

impl Content for RootSignature {
    fn key(&self) -> &'static str {
        "RootSignature"
    }

    fn bytes(&self) -> Vec<u8> {
        let signature = write::RootSignature {
            version: RootSignatureVersion(self.version),
            flags: RootSignatureFlags(self.flags),
            parameters: self.parameters.iter().map(Parameter::to_form).collect(),
            samplers: self.samplers.iter().map(Sampler::to_record).collect(),
        };
        signature.to_bytes()
    }
}

enumerations! { RootParameterType, ShaderVisibility, DescriptorRangeType, Filter, TextureAddressMode, ComparisonFunc, StaticBorderColor }
