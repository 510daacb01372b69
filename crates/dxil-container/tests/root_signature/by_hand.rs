//! Root signatures of the corpus, made by hand from their HLSL.

use std::fs;

use dxil_container::FourCC;
use dxil_container::layout::rdat::{Subobject, SubobjectContent};
use dxil_container::layout::{
    ComparisonFunc, DescriptorRange, DescriptorRangeFlags, Filter, RootConstants, RootDescriptor,
    RootDescriptorFlags, RootSignatureFlags, RootSignatureVersion, ShaderVisibility,
    StaticBorderColor, StaticSampler, TextureAddressMode,
};
use dxil_container::read::{self, Container, RootPayload};
use dxil_container::write::{self, RootParameter, RootSignature};

use crate::fixtures;

/// Each root signature in a container of the corpus, written by hand after its HLSL, is the same, and
/// becomes the same bytes.
#[test]
fn by_hand() {
    let count = fixtures::for_each_part(FourCC::RTS0, |fixture, part| {
        let view = read::RootSignature::parse(part).expect(&fixture.name);
        let made = make(fixture.source(), view.header.version);
        assert_eq!(made, RootSignature::from(&view), "{}", fixture.name);
        assert_eq!(made.to_bytes(), *part.data(), "{}", fixture.name);
    });
    assert!(count >= 30, "{count} root signatures");
}

/// The root signature of an HLSL file of the corpus, as it is in this version.
fn make(name: &str, version: RootSignatureVersion) -> RootSignature {
    let mut signature = match name {
        "rootsig_border_colors" => RootSignature {
            samplers: border_colors(
                0,
                [StaticBorderColor::OpaqueBlackUint, StaticBorderColor::OpaqueWhiteUint],
            ),
            ..RootSignature::default()
        },
        "rootsig_descriptor_flags" => descriptor_flags(),
        "rootsig_embedded" => RootSignature {
            flags: RootSignatureFlags::AllowInputAssemblerInputLayout,
            parameters: vec![
                RootParameter::cbv(RootDescriptor::new(0)),
                RootParameter::table([
                    DescriptorRange::srv(0).with_count(4),
                    DescriptorRange::uav(1),
                ]),
            ],
            ..RootSignature::default()
        },
        "rootsig_empty" => RootSignature::default(),
        "rootsig_filters" => RootSignature { samplers: filters(), ..RootSignature::default() },
        "rootsig_flags" => RootSignature { flags: flags(), ..RootSignature::default() },
        "rootsig_flags_new" => RootSignature { flags: new_flags(), ..RootSignature::default() },
        "rootsig_parameters" => parameters(),
        "rootsig_samplers" => RootSignature { samplers: samplers(), ..RootSignature::default() },
        "rootsig_table" => table(),
        "rootsig_visibility" => visibility(),
        "rootsig_visibility_mesh" => RootSignature {
            parameters: seen([ShaderVisibility::Amplification, ShaderVisibility::Mesh]),
            ..RootSignature::default()
        },
        _ => panic!("{name} is not here"),
    };
    signature.version = version;
    if version == RootSignatureVersion::V1_0 {
        without_flags(&mut signature);
    }
    signature
}

/// Gives it the flags that mean what a version without flags means.
fn without_flags(signature: &mut RootSignature) {
    let volatile = DescriptorRangeFlags::DescriptorsVolatile;
    for parameter in &mut signature.parameters {
        match &mut parameter.payload {
            write::RootPayload::Constants(_) => {}
            write::RootPayload::Cbv(descriptor)
            | write::RootPayload::Srv(descriptor)
            | write::RootPayload::Uav(descriptor) => {
                descriptor.flags = RootDescriptorFlags::DataVolatile;
            }
            write::RootPayload::Table(ranges) => {
                for range in ranges {
                    range.flags = match range.kind.name() {
                        Some("Sampler") => volatile,
                        _ => volatile.union(DescriptorRangeFlags::DataVolatile),
                    };
                }
            }
        }
    }
}

fn parameters() -> RootSignature {
    let pixel = ShaderVisibility::Pixel;
    let parameters = vec![
        RootParameter::constants(RootConstants::new(0, 4)),
        RootParameter::constants(RootConstants::new(1, 1).with_space(7)).with_visibility(pixel),
        RootParameter::cbv(RootDescriptor::new(2)),
        RootParameter::srv(RootDescriptor::new(0).with_space(1)),
        RootParameter::uav(RootDescriptor::new(0)),
        RootParameter::table([
            DescriptorRange::cbv(3).with_count(2),
            DescriptorRange::uav(1).with_space(3),
            DescriptorRange::srv(1).unbounded().at(9),
        ])
        .with_visibility(ShaderVisibility::Geometry),
        RootParameter::table([DescriptorRange::sampler(0).unbounded()]),
    ];
    let samplers = vec![StaticSampler { register_space: 2, ..StaticSampler::new(1) }];
    RootSignature { parameters, samplers, ..RootSignature::default() }
}

fn table() -> RootSignature {
    let ranges = [DescriptorRange::srv(0).with_count(4), DescriptorRange::uav(0).unbounded()];
    RootSignature {
        flags: RootSignatureFlags::AllowInputAssemblerInputLayout,
        parameters: vec![
            RootParameter::constants(RootConstants::new(0, 4)),
            RootParameter::cbv(RootDescriptor::new(1).with_space(2)),
            RootParameter::table(ranges).with_visibility(ShaderVisibility::Pixel),
        ],
        samplers: vec![StaticSampler { filter: Filter::MinMagMipLinear, ..StaticSampler::new(0) }],
        ..RootSignature::default()
    }
}

fn descriptor_flags() -> RootSignature {
    type Root = RootDescriptorFlags;
    type Range = DescriptorRangeFlags;
    let cbv = |register, flags| RootParameter::cbv(RootDescriptor::new(register).with_flags(flags));
    let during = Root::DataStaticWhileSetAtExecute;
    let checked = Range::DescriptorsStaticKeepingBufferBoundsChecks;
    let parameters = vec![
        cbv(0, Root::DataStatic),
        cbv(1, Root::DataVolatile),
        cbv(2, during),
        RootParameter::table([
            DescriptorRange::srv(0).with_flags(Range::DescriptorsVolatile),
            DescriptorRange::srv(1).with_flags(Range::DataVolatile),
            DescriptorRange::uav(0).with_flags(Range::DataStaticWhileSetAtExecute),
            DescriptorRange::cbv(9).with_flags(Range::DataStatic),
        ]),
        RootParameter::table([
            DescriptorRange::srv(2)
                .with_flags(Range::DescriptorsVolatile.union(Range::DataVolatile)),
            DescriptorRange::uav(1).with_flags(checked.union(Range::DataVolatile)),
            DescriptorRange::cbv(10),
        ]),
        RootParameter::table([
            DescriptorRange::sampler(0).with_flags(Range::DescriptorsVolatile),
            DescriptorRange::sampler(1),
        ]),
        RootParameter::uav(RootDescriptor::new(2).with_flags(during)),
        RootParameter::srv(RootDescriptor::new(3)),
    ];
    RootSignature { parameters, ..RootSignature::default() }
}

fn flags() -> RootSignatureFlags {
    RootSignatureFlags::AllowInputAssemblerInputLayout
        .union(RootSignatureFlags::DenyVertexShaderRootAccess)
        .union(RootSignatureFlags::DenyHullShaderRootAccess)
        .union(RootSignatureFlags::DenyDomainShaderRootAccess)
        .union(RootSignatureFlags::DenyGeometryShaderRootAccess)
        .union(RootSignatureFlags::DenyPixelShaderRootAccess)
        .union(RootSignatureFlags::AllowStreamOutput)
}

fn new_flags() -> RootSignatureFlags {
    RootSignatureFlags::LocalRootSignature
        .union(RootSignatureFlags::DenyAmplificationShaderRootAccess)
        .union(RootSignatureFlags::DenyMeshShaderRootAccess)
        .union(RootSignatureFlags::CBVSRVUAVHeapDirectlyIndexed)
        .union(RootSignatureFlags::SamplerHeapDirectlyIndexed)
}

/// Constant buffers from `b0` on, each seen by these shaders.
fn seen<const N: usize>(by: [ShaderVisibility; N]) -> Vec<RootParameter> {
    let registers = by.into_iter().zip(0..);
    let cbv = |register| RootParameter::cbv(RootDescriptor::new(register));
    registers.map(|(visibility, register)| cbv(register).with_visibility(visibility)).collect()
}

fn visibility() -> RootSignature {
    let visibility = ShaderVisibility::Domain;
    RootSignature {
        parameters: seen([
            ShaderVisibility::All,
            ShaderVisibility::Vertex,
            ShaderVisibility::Hull,
            ShaderVisibility::Domain,
            ShaderVisibility::Geometry,
            ShaderVisibility::Pixel,
        ]),
        samplers: vec![StaticSampler { visibility, ..StaticSampler::new(0) }],
        ..RootSignature::default()
    }
}

/// Samplers from `s0` on, with the filters in the order of their HLSL file: that of their numbers.
fn filters() -> Vec<StaticSampler> {
    let filters = Filter::NAMED.iter().zip(0..);
    filters
        .map(|((filter, _), s)| StaticSampler { filter: *filter, ..StaticSampler::new(s) })
        .collect()
}

/// Samplers from this register on, one for each border colour.
fn border_colors<const N: usize>(first: u32, colors: [StaticBorderColor; N]) -> Vec<StaticSampler> {
    let colors = colors.into_iter().zip(first..);
    colors
        .map(|(border_color, s)| StaticSampler { border_color, ..StaticSampler::new(s) })
        .collect()
}

fn samplers() -> Vec<StaticSampler> {
    type Mode = TextureAddressMode;
    let address = |register, [address_u, address_v, address_w]: [Mode; 3]| StaticSampler {
        address_u,
        address_v,
        address_w,
        ..StaticSampler::new(register)
    };
    let mut samplers = vec![
        address(0, [Mode::Wrap, Mode::Mirror, Mode::Clamp]),
        address(1, [Mode::Border, Mode::MirrorOnce, Mode::Wrap]),
    ];
    let comparisons = [
        ComparisonFunc::Never,
        ComparisonFunc::Less,
        ComparisonFunc::Equal,
        ComparisonFunc::LessEqual,
        ComparisonFunc::Greater,
        ComparisonFunc::NotEqual,
        ComparisonFunc::GreaterEqual,
        ComparisonFunc::Always,
    ];
    samplers.extend(comparisons.into_iter().zip(2..).map(|(comparison_func, register)| {
        StaticSampler { comparison_func, ..StaticSampler::new(register) }
    }));
    samplers.extend(border_colors(
        10,
        [
            StaticBorderColor::TransparentBlack,
            StaticBorderColor::OpaqueBlack,
            StaticBorderColor::OpaqueWhite,
        ],
    ));
    samplers.push(StaticSampler {
        mip_lod_bias: -16.0,
        max_anisotropy: 0,
        min_lod: -1.5,
        max_lod: 0.0,
        ..StaticSampler::new(20)
    });
    samplers.push(StaticSampler {
        register_space: 12,
        mip_lod_bias: 15.99,
        min_lod: 3.0,
        visibility: ShaderVisibility::Pixel,
        ..StaticSampler::new(21)
    });
    samplers
}

/// A library has root signatures in subobjects: the local one says that it is.
#[test]
fn subobjects() {
    let global = vec![RootParameter::cbv(RootDescriptor::new(0))];
    let local = vec![RootParameter::srv(RootDescriptor::new(1).with_space(2))];
    let mut count = 0;
    fixtures::for_each_part(FourCC::RDAT, |fixture, part| {
        if fixture.source() != "lib_subobjects" {
            return;
        }
        let rdat = read::Rdat::parse(part).expect(&fixture.name);
        for subobject in rdat.table::<Subobject>().iter() {
            let (data, parameters) = match subobject.content() {
                SubobjectContent::GlobalRootSignature(it) => (it.data, &global),
                SubobjectContent::LocalRootSignature(it) => (it.data, &local),
                _ => continue,
            };
            let bytes = rdat.bytes(data).expect("the bytes of a root signature").into_inner();
            let view = read::RootSignature::parse_bytes(bytes).expect(&fixture.name);
            let made = RootSignature {
                flags: view.header.flags,
                parameters: parameters.clone(),
                ..RootSignature::default()
            };
            assert_eq!(made, RootSignature::from(&view), "{}", fixture.name);
            assert_eq!(made.to_bytes(), bytes, "{}", fixture.name);
            count += 1;
        }
    });
    assert!(count >= 4, "{count}");
}

/// Every parameter of a table can be reached without the owned form.
#[test]
fn view() {
    let path = fixtures::root().join("dxc110/rootsig_parameters-1_1.dxbc");
    let bytes = fs::read(path).expect("a container");
    let container = Container::parse(&bytes).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let signature = read::RootSignature::parse(&part).expect("a root signature");
    let mut ranges = Vec::new();
    for parameter in signature.parameters.iter() {
        if let RootPayload::Table(table) = parameter.payload {
            ranges.extend(table.ranges.iter().map(|range| (range.get(), range.range())));
        }
    }
    let offsets: Vec<_> = ranges.iter().map(|(_, range)| range.clone()).collect();
    assert_eq!(offsets, [0xdc..0xf4, 0xf4..0x10c, 0x10c..0x124, 0x12c..0x144]);
    let kinds: Vec<_> = ranges.iter().map(|(range, _)| range.kind.to_string()).collect();
    assert_eq!(kinds, ["CBuffer", "UAV", "SRV", "Sampler"]);
}
