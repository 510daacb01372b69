//! Root signatures: those of the corpus made by hand from their HLSL, and those that no compiler
//! makes.

mod fixtures;

use dxil_container::layout::rdat::{Subobject, SubobjectContent};
use dxil_container::layout::{
    ComparisonFunc, DescriptorRange, DescriptorRangeFlags, Filter, RootConstants, RootDescriptor,
    RootDescriptorFlags, RootSignatureFlags, RootSignatureVersion, ShaderVisibility,
    StaticBorderColor, StaticSampler, StaticSamplerFlags, TextureAddressMode,
};
use dxil_container::read::{Container, RootPayload};
use dxil_container::tree::{Describe, Node};
use dxil_container::write::{self, PartData, RootParameter, RootSignature};
use dxil_container::{FourCC, read};

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
    let colors = [
        StaticBorderColor::TransparentBlack,
        StaticBorderColor::OpaqueBlack,
        StaticBorderColor::OpaqueWhite,
    ];
    samplers.extend(colors.into_iter().zip(10..).map(|(border_color, register)| StaticSampler {
        border_color,
        ..StaticSampler::new(register)
    }));
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
                SubobjectContent::GlobalRootSignature(data) => (data, &global),
                SubobjectContent::LocalRootSignature(data) => (data, &local),
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

/// A part of these bytes, in a file of its own.
fn file(part: &[u8]) -> Vec<u8> {
    let mut container = write::Container::default();
    container.push(FourCC::RTS0, PartData::Raw(part.to_vec()));
    container.write().expect("a small file")
}

/// The words of a part.
fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// What reading the words as a part gives: how the view prints, or the error, and the owned form's.
fn read(part: &[u32]) -> (Result<String, String>, Result<(), String>) {
    let file = file(&words(part));
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let leaves = |view: read::RootSignature<'_>| {
        let mut leaves = String::new();
        for node in view.describe().iter().skip(6) {
            node.for_each_leaf(&mut |leaf: &Node<'_>| {
                if let dxil_container::tree::Content::Value(value) = &leaf.content {
                    leaves += &format!("{}={value} ", leaf.label);
                }
            });
        }
        leaves
    };
    let view = read::RootSignature::parse(&part).map(leaves).map_err(|error| error.to_string());
    (view, PartData::read(&part).map(drop).map_err(|error| error.to_string()))
}

/// Version 1.2 adds flags to static samplers; no reference compiler writes it. The bytes are those of
/// LLVM 22's `yaml2obj`.
#[test]
fn version_1_2() {
    let mut signature = RootSignature { version: RootSignatureVersion::V1_2, ..Default::default() };
    signature.parameters = vec![
        RootParameter::srv(RootDescriptor::new(1).with_flags(RootDescriptorFlags::DataStatic)),
        RootParameter::table([DescriptorRange::uav(2).unbounded()]),
    ];
    signature.samplers = vec![StaticSampler {
        filter: Filter::MinMagMipLinear,
        border_color: StaticBorderColor::OpaqueWhiteUint,
        flags: StaticSamplerFlags::UintBorderColor
            .union(StaticSamplerFlags::NonNormalizedCoordinates),
        ..StaticSampler::new(3)
    }];
    let bytes = words(&[
        3,
        2,
        24,
        1,
        92,
        0, // the header
        3,
        0,
        48,
        0,
        0,
        60, // the parameters
        1,
        0,
        8, // the descriptor
        1,
        68,
        1,
        u32::MAX,
        2,
        0,
        0,
        u32::MAX, // the table and its range
        0x15,
        1,
        1,
        1,
        0,
        16,
        4,
        4,
        0,
        0x7f7f_ffff,
        3,
        0,
        0,
        3, // the static sampler
    ]);
    assert_eq!(signature.to_bytes(), bytes);
    let file = file(&bytes);
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    assert_eq!(PartData::read(&part), Ok(PartData::RootSignature(signature)));
}

/// A signature of version 1.0 means the same in 1.1, where anything may change unless flags say not.
#[test]
fn newer_version() {
    let file = file(&words(&[
        1,
        2,
        24,
        0,
        84,
        0, // the header
        2,
        0,
        48,
        0,
        0,
        56, // the parameters
        5,
        6, // the descriptor
        1,
        64,
        3,
        1,
        0,
        0,
        u32::MAX, // the table and its range
    ]));
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let Ok(PartData::RootSignature(mut signature)) = PartData::read(&part) else {
        panic!("not a root signature");
    };
    signature.version = RootSignatureVersion::V1_1;
    let expected = words(&[
        2,
        2,
        24,
        0,
        92,
        0, // the header
        2,
        0,
        48,
        0,
        0,
        60, // the parameters
        5,
        6,
        2, // the descriptor, its data volatile
        1,
        68,
        3,
        1,
        0,
        0,
        1,
        u32::MAX, // the table, its samplers volatile
    ]);
    assert_eq!(signature.to_bytes(), expected);
}

/// Payloads may lie anywhere: what nothing points to is shown, and the owned form refuses.
#[test]
fn gaps() {
    let (view, form) = read(&[1, 1, 28, 0, 24, 0, 0xabab_abab, 1, 0, 44, 7, 1, 2, 3]);
    assert_eq!(
        view.as_deref(),
        Ok("kind=Constants32Bit visibility=All payload_offset=44 shader_register=1 \
            register_space=2 num_32bit_values=3 padding=abababab padding=07000000 ")
    );
    assert_eq!(form.unwrap_err(), "0x34: RTS0: the typed form cannot hold these bytes");
}

/// A parameter of a kind that is not known is shown without its payload.
#[test]
fn unknown_parameter() {
    let (view, form) = read(&[1, 1, 24, 0, 40, 0, 9, 8, 36, 1]);
    let expected = "kind=9 visibility=8 payload_offset=36 padding=01000000 ";
    assert_eq!(view.as_deref(), Ok(expected));
    assert_eq!(form.unwrap_err(), "0x30: RTS0: the typed form cannot hold these bytes");
}

/// What is damaged is refused, with the place and the cause.
#[test]
fn damage() {
    let cases: &[(&[u32], &str)] = &[
        (
            &[4, 0, 24, 0, 24, 0],
            "0x2c: RTS0: the version of the root signature is 4, it can be 1 to 3",
        ),
        (
            &[2, 0, 24, 0, 24],
            "0x2c: RTS0: the header of the root signature takes 24 bytes, 20 are left",
        ),
        (&[2, 1, 24, 0, 24, 0], "0x44: RTS0: the list of parameters takes 12 bytes, 0 are left"),
        (
            &[2, u32::MAX, 24, 0, 24, 0],
            "0x44: RTS0: the list of parameters takes 51539607540 bytes, 0 are left",
        ),
        (
            &[2, 0, 25, 0, 24, 0],
            "0x2c: RTS0: the list of parameters would be at 0x19, past the end at 0x18",
        ),
        (
            &[2, 0, 24, 1, 24, 0],
            "0x44: RTS0: the list of static samplers takes 52 bytes, 0 are left",
        ),
        (
            &[3, 0, 24, 1, 24, 0],
            "0x44: RTS0: the list of static samplers takes 56 bytes, 0 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 1, 0, 36],
            "0x50: RTS0: a payload of constants takes 12 bytes, 0 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 4, 0, 28],
            "0x48: RTS0: a root descriptor takes 12 bytes, 8 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 0, 0, 37],
            "0x2c: RTS0: the payload of a parameter would be at 0x25, past the end at 0x24",
        ),
        (
            &[2, 1, 24, 0, 44, 0, 0, 0, 36, 1, 40],
            "0x54: RTS0: the list of ranges takes 24 bytes, 4 are left",
        ),
        // Three tables share five ranges.
        (
            &[
                1, 3, 24, 0, 68, 0, 0, 0, 60, 0, 0, 60, 0, 0, 60, 5, 68, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            ],
            "0x2c: RTS0: the total of all ranges takes 100 bytes, 68 are left",
        ),
    ];
    for (part, expected) in cases {
        assert_eq!(read(part).0.unwrap_err(), *expected);
    }
}

/// Every parameter of a table can be reached without the owned form.
#[test]
fn view() {
    let bytes = file(&parameters().to_bytes());
    let container = Container::parse(&bytes).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let signature = read::RootSignature::parse(&part).expect("a root signature");
    let mut ranges = Vec::new();
    for parameter in signature.parameters() {
        if let RootPayload::Table(table) = parameter.payload {
            ranges.extend(table.ranges.iter().map(|range| (range.get(), range.range())));
        }
    }
    let offsets: Vec<_> = ranges.iter().map(|(_, range)| range.clone()).collect();
    assert_eq!(offsets, [0xdc..0xf4, 0xf4..0x10c, 0x10c..0x124, 0x12c..0x144]);
    let kinds: Vec<_> = ranges.iter().map(|(range, _)| range.kind.to_string()).collect();
    assert_eq!(kinds, ["CBuffer", "UAV", "SRV", "Sampler"]);
}
