//! Owned forms as data of other formats.
#![cfg(feature = "serde")]

mod fixtures;

use dxil_container::layout::{HashFlags, StaticSampler};
use dxil_container::write::Container;

/// Every container becomes JSON and the same container again.
#[test]
fn containers_become_json_and_back() {
    for fixture in fixtures::all() {
        let (container, _) = Container::read(&fixture.bytes).expect("a container");
        let json = serde_json::to_string(&container).expect("JSON");
        let again: Container = serde_json::from_str(&json).expect(&fixture.name);
        assert_eq!(again.write().as_deref(), Ok(&fixture.bytes[..]), "{}", fixture.name);
    }
}

/// What has a name is written by name, and read by name or number; a wrong name is refused.
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
