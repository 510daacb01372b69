//! Owned forms as data of other formats.
#![cfg(feature = "serde")]

mod fixtures;

use std::fmt::Debug;

use dxil_container::layout::{HashFlags, PackedShaderModel, ShaderKind, StaticSampler};
use dxil_container::write::{Container, PrivateData};
use dxil_container::{Digest, FourCC, StringTable};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Every container becomes JSON, or bytes of another format, and the same container again.
#[test]
fn containers_become_data_and_back() {
    for fixture in fixtures::all() {
        let (container, _) = Container::read(&fixture.bytes).expect("a container");
        let json = serde_json::to_string(&container).expect("JSON");
        let again: Container = serde_json::from_str(&json).expect(&fixture.name);
        assert_eq!(again.write().as_deref(), Ok(&fixture.bytes[..]), "{}", fixture.name);
        let bytes = postcard::to_allocvec(&container).expect("bytes");
        let again: Container = postcard::from_bytes(&bytes).expect(&fixture.name);
        assert_eq!(again.write().as_deref(), Ok(&fixture.bytes[..]), "{}", fixture.name);
    }
}

/// Asserts what a value is in JSON and, in hexadecimal, in a format that people do not read; and that it
/// is the same value again.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str, bytes: &str) {
    let found = serde_json::to_string(value).expect("JSON");
    assert_eq!(found, json);
    assert_eq!(serde_json::from_str::<T>(&found).expect(json), *value);
    let found = postcard::to_allocvec(value).expect("bytes");
    assert_eq!(found.iter().map(|byte| format!("{byte:02x}")).collect::<String>(), bytes);
    assert_eq!(postcard::from_bytes::<T>(&found).expect(bytes), *value);
}

/// People read text, and hexadecimal digits where bytes are no text; others the bytes.
#[test]
fn text_and_bytes() {
    check(&FourCC::PSV0, r#""PSV0""#, "50535630");
    check(&FourCC(*b"a \"\\"), r#""a \"\\""#, "6120225c");
    check(&FourCC([0x13, 0x13, b'D', b'%']), r#""0x13134425""#, "13134425");
    check(&Digest::BYPASS, &format!("\"{}\"", "01".repeat(16)), &"01".repeat(16));
    check(&PackedShaderModel::new(6, 10), r#""6.10""#, "6a");
    check(&ShaderKind::Mesh, r#""Mesh""#, "0d");
    check(&ShaderKind(99), "99", "63");
    check(&HashFlags(17), r#"["IncludesSource",16]"#, "11");
    let data = PrivateData { bytes: vec![0, 0xab] };
    check(&data, r#"{"bytes":"00ab"}"#, "0200ab");
    check(&PrivateData::default(), r#"{"bytes":""}"#, "00");
    check(&StringTable("a\0é".into()), r#""a\u0000é""#, "046100c3a9");
    check(&StringTable([0xff, b'a'].into()), "[255,97]", "02ff61");
}

/// A text that is no value is refused, with the values that are expected.
#[test]
fn refusals() {
    fn error<T: DeserializeOwned + Debug>(json: &str) -> String {
        serde_json::from_str::<T>(json).expect_err("a refusal").to_string()
    }
    for (error, expected) in [
        (error::<FourCC>(r#""PSV""#), "expected four characters, or `0x` and eight"),
        (error::<FourCC>(r#""0x1313442""#), "expected four characters, or `0x` and eight"),
        (error::<Digest>(r#""01""#), "expected 32 hexadecimal digits"),
        (error::<PackedShaderModel>(r#""6.16""#), "expected a shader model such as 6.0"),
        (error::<PrivateData>(r#"{"bytes":"0"}"#), "expected bytes, two hexadecimal digits each"),
        (error::<PrivateData>(r#"{"bytes":"0g"}"#), "expected bytes, two hexadecimal digits each"),
        (error::<ShaderKind>("65536"), "integer `65536`, expected a smaller number"),
    ] {
        assert!(error.contains(expected), "{error}");
    }
}

/// A value with a name is written by name, and read by name or number; a wrong name is refused.
#[test]
fn names_and_numbers() {
    let flags = HashFlags(HashFlags::IncludesSource.0 | 0x10);
    let json = serde_json::to_string(&flags).expect("JSON");
    assert_eq!(json, r#"["IncludesSource",16]"#);
    assert_eq!(serde_json::from_str::<HashFlags>(&json).expect("flags"), flags);
    let error = serde_json::from_str::<HashFlags>(r#"["Nothing"]"#).expect_err("no such flag");
    assert!(error.to_string().contains("`Nothing`") || error.to_string().contains("\"Nothing\""));
}

/// JSON has no numbers that are not finite: they are their bits.
#[test]
fn floats() {
    let floats =
        [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, -0.0, f32::from_bits(0xffa0_1234), 0.1];
    for float in floats {
        let sampler = StaticSampler { mip_lod_bias: float, ..StaticSampler::new(0) };
        let json = serde_json::to_string(&sampler).expect("JSON");
        let again: StaticSampler = serde_json::from_str(&json).expect("the same");
        assert_eq!(again.mip_lod_bias.to_bits(), float.to_bits(), "{json}");
    }
    let sampler = StaticSampler { max_lod: f32::NAN, ..StaticSampler::new(0) };
    let json = serde_json::to_string(&sampler).expect("JSON");
    assert!(json.contains(r#""max_lod":"0x7fc00000""#), "{json}");
    let wrong = json.replace("0x7fc00000", "nan");
    let error = serde_json::from_str::<StaticSampler>(&wrong).expect_err("no bits").to_string();
    assert!(error.contains(r#"invalid value: string "nan", expected bits"#), "{error}");
}
