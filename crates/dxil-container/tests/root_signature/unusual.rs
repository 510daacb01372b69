//! Root signatures that no compiler makes.

use dxil_container::layout::{
    DescriptorRange, Filter, RootDescriptor, RootDescriptorFlags, RootSignatureVersion,
    StaticBorderColor, StaticSampler, StaticSamplerFlags,
};
use dxil_container::read::Container;
use dxil_container::tree::{Content, Describe, Node};
use dxil_container::write::{self, PartData, RootParameter, RootSignature};
use dxil_container::{FourCC, read};

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

/// Reads words as a part: the print of the view, or its error, and the error of the owned form.
fn read(part: &[u32]) -> (Result<String, String>, Result<(), String>) {
    let file = file(&words(part));
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let leaves = |view: read::RootSignature<'_>| {
        let mut leaves = String::new();
        for node in view.describe().iter().skip(6) {
            node.for_each_leaf(&mut |leaf: &Node<'_>| {
                if let Content::Value(value) = &leaf.content {
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
    #[rustfmt::skip]
    let bytes = words(&[
        3, 2, 24, 1, 92, 0, // the header
        3, 0, 48, 0, 0, 60, // the parameters
        1, 0, 8, // the descriptor
        1, 68, 1, u32::MAX, 2, 0, 0, u32::MAX, // the table and its range
        0x15, 1, 1, 1, 0, 16, 4, 4, 0, 0x7f7f_ffff, 3, 0, 0, 3, // the static sampler
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
    #[rustfmt::skip]
    let file = file(&words(&[
        1, 2, 24, 0, 84, 0, // the header
        2, 0, 48, 0, 0, 56, // the parameters
        5, 6, // the descriptor
        1, 64, 3, 1, 0, 0, u32::MAX, // the table and its range
    ]));
    let container = Container::parse(&file).expect("a sound container");
    let part = container.part(FourCC::RTS0).expect("the part");
    let Ok(PartData::RootSignature(mut signature)) = PartData::read(&part) else {
        panic!("not a root signature");
    };
    signature.version = RootSignatureVersion::V1_1;
    #[rustfmt::skip]
    let expected = words(&[
        2, 2, 24, 0, 92, 0, // the header
        2, 0, 48, 0, 0, 60, // the parameters
        5, 6, 2, // the descriptor, its data volatile
        1, 68, 3, 1, 0, 0, 1, u32::MAX, // the table, its samplers volatile
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

/// A damaged part is refused, with the place and the cause.
#[test]
fn damage() {
    let cases: &[(&[u32], &str)] = &[
        (
            &[4, 0, 24, 0, 24, 0],
            "0x2c: RTS0: the version of the root signature is 4, it can be 1 to 3",
        ),
        (
            &[2, 0, 24, 0, 24],
            "0x2c: RTS0: the header of the root signature would take 24 bytes, 20 are left",
        ),
        (
            &[2, 1, 24, 0, 24, 0],
            "0x44: RTS0: the list of parameters would take 12 bytes, 0 are left",
        ),
        (
            &[2, u32::MAX, 24, 0, 24, 0],
            "0x44: RTS0: the list of parameters would take 51539607540 bytes, 0 are left",
        ),
        (
            &[2, 0, 25, 0, 24, 0],
            "0x2c: RTS0: the list of parameters would be at 0x19, past the end at 0x18",
        ),
        (
            &[2, 0, 24, 1, 24, 0],
            "0x44: RTS0: the list of static samplers would take 52 bytes, 0 are left",
        ),
        (
            &[3, 0, 24, 1, 24, 0],
            "0x44: RTS0: the list of static samplers would take 56 bytes, 0 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 1, 0, 36],
            "0x50: RTS0: a payload of constants would take 12 bytes, 0 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 4, 0, 28],
            "0x48: RTS0: a root descriptor would take 12 bytes, 8 are left",
        ),
        (
            &[2, 1, 24, 0, 36, 0, 0, 0, 37],
            "0x2c: RTS0: the payload of a parameter would be at 0x25, past the end at 0x24",
        ),
        (
            &[2, 1, 24, 0, 44, 0, 0, 0, 36, 1, 40],
            "0x54: RTS0: the list of ranges would take 24 bytes, 4 are left",
        ),
        // Three tables share five ranges.
        (
            &[
                1, 3, 24, 0, 68, 0, 0, 0, 60, 0, 0, 60, 0, 0, 60, 5, 68, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
            ],
            "0x2c: RTS0: the total of all ranges would take 100 bytes, 68 are left",
        ),
    ];
    for (part, expected) in cases {
        assert_eq!(read(part).0.unwrap_err(), *expected);
    }
}
