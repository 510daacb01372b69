//! Rules for root signatures: which values Direct3D accepts.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use dxil_container::layout::{
    DescriptorRange, DescriptorRangeFlags, DescriptorRangeType, RootDescriptor,
    RootDescriptorFlags, RootSignatureFlags, RootSignatureVersion, ShaderVisibility, StaticSampler,
    StaticSamplerFlags,
};
use dxil_container::write::{RootPayload, RootSignature};

/// The first space that the system reserves.
const RESERVED_SPACE: u32 = 0xffff_fff0;
/// The greatest number of samples of an anisotropic filter.
const MAX_ANISOTROPY: u32 = 16;

/// The mistakes in a root signature.
pub(super) fn mistakes(signature: &RootSignature) -> Vec<String> {
    let mut it = Mistakes { version: signature.version, messages: Vec::new() };
    let known = RootSignatureFlags::NAMED.iter().fold(0, |all, (flag, _)| all | flag.0);
    it.check(signature.flags.0 & !known == 0, "RootFlags", signature.flags.0);
    let mut tables = 0;
    for parameter in &signature.parameters {
        it.visibility(parameter.visibility);
        match &parameter.payload {
            RootPayload::Constants(constants) => {
                it.register(constants.shader_register, constants.register_space);
            }
            RootPayload::Cbv(descriptor)
            | RootPayload::Srv(descriptor)
            | RootPayload::Uav(descriptor) => it.descriptor(descriptor),
            RootPayload::Table(ranges) => {
                ranges.iter().for_each(|range| it.range(range));
                it.mixture(ranges, tables);
                it.messages.extend(overflow(ranges));
                tables += 1;
            }
        }
    }
    signature.samplers.iter().for_each(|sampler| it.sampler(sampler));
    it.messages
}

struct Mistakes {
    version: RootSignatureVersion,
    messages: Vec<String>,
}

impl Mistakes {
    fn check(&mut self, holds: bool, name: &str, value: impl fmt::Display) {
        if !holds {
            self.messages.push(format!("Invalid value for {name}: {value}"));
        }
    }

    fn visibility(&mut self, visibility: ShaderVisibility) {
        self.check(visibility.name().is_some(), "ShaderVisibility", visibility.0);
    }

    fn register(&mut self, register: u32, space: u32) {
        self.check(register != u32::MAX, "ShaderRegister", register);
        self.check(space < RESERVED_SPACE, "RegisterSpace", space);
    }

    fn descriptor(&mut self, descriptor: &RootDescriptor) {
        use RootDescriptorFlags as Flags;
        self.register(descriptor.shader_register, descriptor.register_space);
        let flags = descriptor.flags;
        let is_known = match self.version {
            RootSignatureVersion::V1_0 => flags == Flags::DataVolatile,
            _ => [
                Flags::default(),
                Flags::DataVolatile,
                Flags::DataStaticWhileSetAtExecute,
                Flags::DataStatic,
            ]
            .contains(&flags),
        };
        self.check(is_known, "RootDescriptorFlag", flags.0);
    }

    fn range(&mut self, range: &DescriptorRange) {
        self.check(range.register_space < RESERVED_SPACE, "RegisterSpace", range.register_space);
        self.check(range.num_descriptors != 0, "NumDescriptors", range.num_descriptors);
        let is_known = are_known(self.version, range.kind, range.flags);
        self.check(is_known, "DescriptorFlag", range.flags.0);
    }

    /// Samplers have tables of their own.
    fn mixture(&mut self, ranges: &[DescriptorRange], table: usize) {
        let is_sampler = |range: &&DescriptorRange| range.kind == DescriptorRangeType::Sampler;
        let other = ranges.iter().rev().find(|range| !is_sampler(range));
        if let (Some(other), Some(_)) = (other, ranges.iter().find(is_sampler)) {
            self.messages.push(format!(
                "Samplers cannot be mixed with other resource types in a descriptor table, {}(location={table})",
                kind_name(other.kind)
            ));
        }
    }

    fn sampler(&mut self, it: &StaticSampler) {
        self.check(it.filter.name().is_some(), "Filter", it.filter.0);
        for (name, mode) in
            [("AddressU", it.address_u), ("AddressV", it.address_v), ("AddressW", it.address_w)]
        {
            self.check(mode.name().is_some(), name, mode.0);
        }
        let has_bias = (-16.0..=15.99).contains(&it.mip_lod_bias);
        self.check(has_bias, "MipLODBias", Exponential(it.mip_lod_bias));
        self.check(it.max_anisotropy <= MAX_ANISOTROPY, "MaxAnisotropy", it.max_anisotropy);
        self.check(it.comparison_func.name().is_some(), "ComparisonFunc", it.comparison_func.0);
        self.check(it.border_color.name().is_some(), "BorderColor", it.border_color.0);
        self.check(!it.min_lod.is_nan(), "MinLOD", Exponential(it.min_lod));
        self.check(!it.max_lod.is_nan(), "MaxLOD", Exponential(it.max_lod));
        self.register(it.shader_register, it.register_space);
        self.visibility(it.visibility);
        let known = match self.version {
            RootSignatureVersion::V1_2 => {
                StaticSamplerFlags::NAMED.iter().fold(0, |all, (flag, _)| all | flag.0)
            }
            _ => 0,
        };
        self.check(it.flags.0 & !known == 0, "Static Sampler Flag", it.flags.0);
    }
}

/// The name of a kind of ranges in messages and in print.
pub(super) fn kind_name(kind: DescriptorRangeType) -> &'static str {
    match kind {
        DescriptorRangeType::CBV => "CBV",
        kind => kind.name().unwrap_or("unknown"),
    }
}

/// Whether a range may have these flags.
fn are_known(
    version: RootSignatureVersion,
    kind: DescriptorRangeType,
    flags: DescriptorRangeFlags,
) -> bool {
    use DescriptorRangeFlags as Flags;
    let is_sampler = kind == DescriptorRangeType::Sampler;
    if version == RootSignatureVersion::V1_0 {
        let all = match is_sampler {
            true => Flags::DescriptorsVolatile,
            false => Flags::DescriptorsVolatile | Flags::DataVolatile,
        };
        return flags == all;
    }
    let of_descriptors =
        Flags::DescriptorsVolatile | Flags::DescriptorsStaticKeepingBufferBoundsChecks;
    let of_data = flags.difference(of_descriptors);
    let is_volatile = flags.contains(Flags::DescriptorsVolatile);
    let is_data_known = match of_data {
        Flags(0) => true,
        Flags::DataVolatile | Flags::DataStaticWhileSetAtExecute => !is_sampler,
        Flags::DataStatic => !is_sampler && !is_volatile,
        _ => false,
    };
    is_data_known && !flags.contains(of_descriptors)
}

/// The first range of a table whose registers or whose places in the table end after the last number.
fn overflow(ranges: &[DescriptorRange]) -> Option<String> {
    let (mut offset, mut is_unbounded) = (0_u64, false);
    for range in ranges.iter().filter(|range| range.num_descriptors != 0) {
        let name = format!(
            "{}(register={}, space={})",
            kind_name(range.kind),
            range.base_shader_register,
            range.register_space
        );
        if last(range.base_shader_register.into(), range.num_descriptors) > u32::MAX.into() {
            return Some(format!("Overflow for shader register range: {name}"));
        }
        let is_appended = range.offset_from_table_start == DescriptorRange::APPEND;
        if !is_appended {
            offset = range.offset_from_table_start.into();
        } else if is_unbounded {
            return Some(format!("Range {name} cannot be appended after an unbounded range"));
        }
        let end = last(offset, range.num_descriptors);
        if end > u32::MAX.into() {
            return Some(format!("Offset overflow for descriptor range: {name}."));
        }
        offset = end + 1;
        is_unbounded = range.num_descriptors == DescriptorRange::UNBOUNDED;
    }
    None
}

/// The last of this count of numbers.
fn last(first: u64, count: u32) -> u64 {
    match count {
        DescriptorRange::UNBOUNDED => u32::MAX.into(),
        count => first + u64::from(count) - 1,
    }
}

/// A number as LLVM's messages have it: `6.660000e+02`.
struct Exponential(f32);

impl fmt::Display for Exponential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.0.is_finite() {
            return write!(f, "{}", if self.0.is_nan() { "nan" } else { "inf" });
        }
        let text = format!("{:.6e}", self.0);
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        match exponent.strip_prefix('-') {
            Some(exponent) => write!(f, "{mantissa}e-{exponent:0>2}"),
            None => write!(f, "{mantissa}e+{exponent:0>2}"),
        }
    }
}
