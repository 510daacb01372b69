//! `RootSignature`: the part `RTS0`.

mod parameter;
mod sampler;

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter;

use dxil_container::layout::{
    DescriptorRangeFlags, DescriptorTable, RootDescriptorFlags, RootSignatureFlags,
    RootSignatureHeader, RootSignatureVersion, StaticSampler,
};
use dxil_container::read::{self, RootPayload};
use dxil_container::{Record, write};

use crate::mapping::{Fields, Mapping};
use crate::part::Owned;
use crate::value::enumerations;

/// The key of a part that has it.
pub(crate) const KEY: &str = "RootSignature";

/// As in `yaml2obj`, counts are ignored, and offsets checked.
impl Fields for write::RootSignature {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let bytes = self.to_bytes();
        let mut header = RootSignatureHeader::decode(&bytes).unwrap_or_default();
        let mut tables = tables(&bytes).into_iter();
        map.required("Version", &mut self.version.0);
        map.required("NumRootParameters", &mut header.parameter_count);
        let parameters = map.defaulted("RootParametersOffset", &mut header.parameters_offset);
        map.required("NumStaticSamplers", &mut header.sampler_count);
        let samplers = map.defaulted("StaticSamplersOffset", &mut header.samplers_offset);
        map.sequence("Parameters", &mut self.parameters, parameter::new, |parameter, map| {
            parameter::fields(parameter, tables.next().unwrap_or_default(), map);
        });
        let new_sampler = || StaticSampler::new(0);
        if map.writes_or_has("Samplers", !self.samplers.is_empty()) {
            map.sequence("Samplers", &mut self.samplers, new_sampler, Fields::fields);
        }
        let flags = RootSignatureFlags::NAMED.iter().map(|(flag, name)| (flag.0, *name));
        flag_fields(map, &mut self.flags.0, [(0, "None")].into_iter().chain(flags));
        if map.is_read() {
            let parameters = parameters.then_some(header.parameters_offset);
            check(self, parameters, samplers.then_some(header.samplers_offset), map);
        }
    }
}

/// The count and offset of the ranges of each parameter in these bytes: zeros unless it is a table.
fn tables(bytes: &[u8]) -> Vec<DescriptorTable> {
    let view = read::RootSignature::parse_bytes(bytes);
    let parameters = view.iter().flat_map(|view| view.parameters.iter());
    let tables = parameters.map(|parameter| match parameter.payload {
        RootPayload::Table(table) => *table.header,
        _ => DescriptorTable::default(),
    });
    tables.collect()
}

/// Reports a version that is unknown, and stated offsets that are wrong.
fn check(
    form: &write::RootSignature,
    parameters_offset: Option<u32>,
    samplers_offset: Option<u32>,
    map: &mut Mapping<'_>,
) {
    let version = form.version.0;
    if !(1..=3).contains(&version) {
        map.fail("Version", format!("{version} is not a version (1 to 3)"));
    }
    let header = RootSignatureHeader::decode(&form.to_bytes()).unwrap_or_default();
    if parameters_offset.is_some_and(|offset| offset != header.parameters_offset) {
        map.fail("RootParametersOffset", format!("it is {}", header.parameters_offset));
    }
    if samplers_offset.is_some_and(|offset| offset != header.samplers_offset) {
        map.fail("StaticSamplersOffset", format!("it is {}", header.samplers_offset));
    }
}

/// The keys of flags, which are written if they are set.
fn flag_fields<K: Into<Cow<'static, str>>>(
    map: &mut Mapping<'_>,
    word: &mut u32,
    flags: impl IntoIterator<Item = (u32, K)>,
) {
    for (flag, key) in flags {
        let mut is_set = *word & flag != 0;
        map.unless_default(key, &mut is_set);
        *word = if is_set { *word | flag } else { *word & !flag };
    }
}

/// The names of flags and of none as LLVM writes them: in capitals, with `_` between words.
fn capitals(
    prefix: &'static str,
    flags: impl Iterator<Item = (u32, &'static str)>,
) -> impl Iterator<Item = (u32, String)> {
    iter::once((0, "None")).chain(flags).map(move |(flag, name)| {
        let key = name.char_indices().fold(prefix.to_string(), |mut key, (index, char)| {
            if index > 0 && char.is_ascii_uppercase() {
                key.push('_');
            }
            key.push(char.to_ascii_uppercase());
            key
        });
        (flag, key)
    })
}

/// A root signature, unless the type of a parameter is unknown. Version 1.0 has no flags.
pub(crate) fn content(view: &read::RootSignature<'_>) -> Option<Owned<write::RootSignature>> {
    let mut form = write::RootSignature::from(view);
    if form.version == RootSignatureVersion::V1_0 {
        form.parameters.iter_mut().for_each(|parameter| without_flags(&mut parameter.payload));
    }
    (form.parameters.len() == view.parameters.headers.len()).then(|| Owned::new(KEY, form))
}

fn without_flags(payload: &mut write::RootPayload) {
    match payload {
        write::RootPayload::Constants(_) => {}
        write::RootPayload::Table(ranges) => {
            ranges.iter_mut().for_each(|range| range.flags = DescriptorRangeFlags(0));
        }
        write::RootPayload::Cbv(descriptor)
        | write::RootPayload::Srv(descriptor)
        | write::RootPayload::Uav(descriptor) => descriptor.flags = RootDescriptorFlags(0),
    }
}

enumerations! { RootParameterType, ShaderVisibility, DescriptorRangeType, Filter, TextureAddressMode, ComparisonFunc, StaticBorderColor }
