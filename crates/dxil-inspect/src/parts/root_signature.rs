//! `RTS0` in HLSL: the text that compilers take in `[RootSignature("...")]` or for the target `rootsig_1_1`.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

use dxil_container::layout::{
    DescriptorRange, DescriptorRangeFlags, DescriptorRangeType, RootDescriptor,
    RootDescriptorFlags, RootParameterType, RootSignatureFlags, RootSignatureVersion,
    ShaderVisibility, StaticSampler,
};
use dxil_container::read::{self, DescriptorTable, RootParameter, RootPayload};

use crate::document::Section;
use crate::names;
use crate::row::Row;
use crate::style::Style;

/// Adds the version, and the lines of each element.
pub(super) fn fill(section: &mut Section<'_>, signature: &read::RootSignature<'_>) {
    let version = format!("// version {}", signature.header.version);
    section.line(Row::line(version, Style::Comment).at(signature.header.range()));
    let elements = elements(signature);
    for (index, element) in elements.iter().enumerate() {
        let comma = if index + 1 < elements.len() { "," } else { "" };
        for line in format!("{element}{comma}").lines() {
            section.line(Row::line(line, Style::Plain));
        }
    }
    if elements.is_empty() {
        section.line(Row::line("// no flags, parameters or samplers", Style::Comment));
    }
}

/// The elements in HLSL. Each range of a descriptor table is on a line of its own.
pub(super) fn elements(signature: &read::RootSignature<'_>) -> Vec<String> {
    let version = signature.header.version;
    let flags = root_flags(signature.header.flags);
    let parameters = signature.parameters.iter().map(|each| parameter(&each, version));
    let samplers = signature.samplers.iter().map(|sampler| static_sampler(&sampler.get()));
    flags.into_iter().chain(parameters).chain(samplers).collect()
}

/// An element: its name and, in parentheses, its arguments.
struct Element {
    name: &'static str,
    arguments: Vec<String>,
}

impl Element {
    fn new(name: &'static str) -> Self {
        Self { name, arguments: Vec::new() }
    }

    /// Adds an argument without a name.
    fn argument(mut self, argument: impl Display) -> Self {
        self.arguments.push(argument.to_string());
        self
    }

    /// Adds an argument, unless it has its default value.
    fn unless<T: PartialEq + Copy>(
        self,
        default: T,
        name: &str,
        value: T,
        text: impl Display,
    ) -> Self {
        if value == default { self } else { self.argument(format_args!("{name} = {text}")) }
    }

    fn space(self, space: u32) -> Self {
        self.unless(0, "space", space, space)
    }

    fn visibility(self, visibility: ShaderVisibility) -> Self {
        let name = constant("SHADER_VISIBILITY_", visibility.name(), visibility.0);
        self.unless(ShaderVisibility::All, "visibility", visibility, name)
    }

    /// The element on one line.
    fn line(self) -> String {
        format!("{}({})", self.name, self.arguments.join(", "))
    }

    /// The element with a line for each argument.
    fn lines(self) -> String {
        format!("{}(\n  {})", self.name, self.arguments.join(",\n  "))
    }
}

fn root_flags(flags: RootSignatureFlags) -> Option<String> {
    let text = flag_names(flags.names(), flags.unknown().0);
    (flags.0 != 0).then(|| Element::new("RootFlags").argument(text).line())
}

fn parameter(parameter: &RootParameter<'_>, version: RootSignatureVersion) -> String {
    let (kind, visibility) = (parameter.header.kind, parameter.header.visibility);
    match &parameter.payload {
        RootPayload::Constants(constants) => Element::new("RootConstants")
            .argument(format_args!("num32BitConstants = {}", constants.num_32bit_values))
            .argument(format_args!("b{}", constants.shader_register))
            .space(constants.register_space)
            .visibility(visibility)
            .line(),
        RootPayload::Descriptor(descriptor) => {
            root_descriptor(kind, &descriptor.get(), visibility, version)
        }
        RootPayload::Table(table) => descriptor_table(table, visibility, version),
        RootPayload::Unknown => Element::new("Unknown").argument(kind).line(),
    }
}

fn root_descriptor(
    kind: RootParameterType,
    descriptor: &RootDescriptor,
    visibility: ShaderVisibility,
    version: RootSignatureVersion,
) -> String {
    let (name, letter) = match kind {
        RootParameterType::CBV => ("CBV", 'b'),
        RootParameterType::SRV => ("SRV", 't'),
        _ => ("UAV", 'u'),
    };
    // Version 1.0 has no flags. The flags of the view are those that it implies.
    let flags = if version == RootSignatureVersion::V1_0 {
        RootDescriptorFlags::default()
    } else {
        descriptor.flags
    };
    Element::new(name)
        .argument(format_args!("{letter}{}", descriptor.shader_register))
        .space(descriptor.register_space)
        .unless(0, "flags", flags.0, flag_names(flags.names(), flags.unknown().0))
        .visibility(visibility)
        .line()
}

fn descriptor_table(
    table: &DescriptorTable<'_>,
    visibility: ShaderVisibility,
    version: RootSignatureVersion,
) -> String {
    let element = Element::new("DescriptorTable");
    let ranges = table.ranges.iter().map(|range| descriptor_range(&range.get(), version));
    let element = ranges.fold(element, Element::argument).visibility(visibility);
    if element.arguments.len() > 1 { element.lines() } else { element.line() }
}

fn descriptor_range(range: &DescriptorRange, version: RootSignatureVersion) -> String {
    let (name, letter) = match range.kind {
        DescriptorRangeType::CBV => ("CBV", 'b'),
        DescriptorRangeType::SRV => ("SRV", 't'),
        DescriptorRangeType::UAV => ("UAV", 'u'),
        DescriptorRangeType::Sampler => ("Sampler", 's'),
        _ => ("Unknown", '?'),
    };
    let number = range.num_descriptors;
    let unbounded = number == DescriptorRange::UNBOUNDED;
    let flags = if version == RootSignatureVersion::V1_0 {
        DescriptorRangeFlags::default()
    } else {
        range.flags
    };
    let count = if unbounded { "unbounded".to_owned() } else { number.to_string() };
    let offset = range.offset_from_table_start;
    Element::new(name)
        .argument(format_args!("{letter}{}", range.base_shader_register))
        .unless(1, "numDescriptors", number, count)
        .space(range.register_space)
        .unless(DescriptorRange::APPEND, "offset", offset, offset)
        .unless(0, "flags", flags.0, flag_names(flags.names(), flags.unknown().0))
        .line()
}

fn static_sampler(sampler: &StaticSampler) -> String {
    let default = StaticSampler::new(0);
    let filter = constant("FILTER_", sampler.filter.name(), sampler.filter.0);
    let comparison = sampler.comparison_func;
    let comparison_name = constant("COMPARISON_", comparison.name(), comparison.0);
    let border = sampler.border_color;
    let border_name = constant("STATIC_BORDER_COLOR_", border.name(), border.0);
    let mut element = Element::new("StaticSampler")
        .argument(format_args!("s{}", sampler.shader_register))
        .unless(default.filter, "filter", sampler.filter, filter);
    let addresses = [
        ("addressU", sampler.address_u),
        ("addressV", sampler.address_v),
        ("addressW", sampler.address_w),
    ];
    for (name, address) in addresses {
        let text = constant("TEXTURE_ADDRESS_", address.name(), address.0);
        element = element.unless(default.address_u, name, address, text);
    }
    let anisotropy = sampler.max_anisotropy;
    let flags = sampler.flags;
    element
        .unless(
            default.mip_lod_bias,
            "mipLODBias",
            sampler.mip_lod_bias,
            float(sampler.mip_lod_bias),
        )
        .unless(default.max_anisotropy, "maxAnisotropy", anisotropy, anisotropy)
        .unless(default.comparison_func, "comparisonFunc", comparison, comparison_name)
        .unless(default.border_color, "borderColor", border, border_name)
        .unless(default.min_lod, "minLOD", sampler.min_lod, float(sampler.min_lod))
        .unless(default.max_lod, "maxLOD", sampler.max_lod, float(sampler.max_lod))
        .space(sampler.register_space)
        .visibility(sampler.visibility)
        .unless(0, "flags", flags.0, flag_names(flags.names(), flags.unknown().0))
        .line()
}

/// The shortest decimal that reads as the same number.
fn float(number: f32) -> String {
    format!("{number:?}")
}

/// Flags as HLSL writes them.
fn flag_names(names: impl Iterator<Item = &'static str>, unknown: u32) -> String {
    let names = names.map(|name| constant("", Some(name), 0));
    let unknown = (unknown != 0).then(|| format!("{unknown:#x}"));
    let flags: Vec<_> = names.chain(unknown).collect();
    if flags.is_empty() { "0".to_owned() } else { flags.join(" | ") }
}

/// A constant of HLSL, or the number if it has no name.
fn constant(prefix: &str, name: Option<&str>, number: u32) -> String {
    name.map_or_else(|| number.to_string(), |name| names::constant(prefix, name))
}
