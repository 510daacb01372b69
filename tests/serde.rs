//! The feature `serde` serializes values as their names.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use dxil_ops::{
    Attribute, AttributeSet, Enumeration, OpClass, OpCode, OverloadKind, OverloadSet, Scalar,
    ShaderFeature, ShaderFeatureSet, ShaderModel, ShaderStage, StageSet, Type, Version,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn both_ways<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("it serializes"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("it deserializes"), value);
}

#[test]
fn names() {
    both_ways(&OpCode::RoundNe, r#""Round_ne""#);
    both_ways(&OpClass::IsSpecialFloat, r#""isSpecialFloat""#);
    both_ways(&ShaderStage::RayGeneration, r#""raygeneration""#);
    both_ways(&Attribute::ReadNone, r#""ReadNone""#);
    both_ways(&ShaderFeature::DX111ShaderExtensions, r#""DX11_1_ShaderExtensions""#);
    both_ways(&Type::ResRet, r#""ResRet""#);
    both_ways(&Enumeration::WaveOpKind, r#""WaveOpKind""#);
    both_ways(&Scalar::F16, r#""f16""#);
    both_ways(&OverloadKind::F32Vector, r#""vNf32""#);
    both_ways(&Version::V1_10, r#""1.10""#);
    both_ways(&ShaderModel { major: 6, minor: 10 }, r#""6.10""#);
}

#[test]
fn sets() {
    both_ways(&StageSet::of(&[ShaderStage::Pixel, ShaderStage::Mesh]), r#"["pixel","mesh"]"#);
    both_ways(&AttributeSet::EMPTY, "[]");
    both_ways(&ShaderFeatureSet::of(&[ShaderFeature::WaveOps]), r#"["WaveOps"]"#);
    both_ways(&OverloadSet::of(&[OverloadKind::I32, OverloadKind::Object]), r#"["i32","object"]"#);
}

#[test]
fn every_operation() {
    for op in OpCode::ALL {
        both_ways(op, &format!("{:?}", op.name()));
    }
}

#[test]
fn what_is_wrong_is_named() {
    let error = serde_json::from_str::<OpCode>(r#""Sine""#).expect_err("no such operation");
    assert!(error.to_string().contains("the name of a DXIL operation"), "{error}");
    for version in ["1", "1.", "+1.+6", "01.6", "1.06", "1.256"] {
        serde_json::from_str::<Version>(&format!("{version:?}")).expect_err(version);
    }
    let error = serde_json::from_str::<StageSet>(r#"["pixle"]"#).expect_err("no such stage");
    assert!(error.to_string().contains("the name of a shader stage"), "{error}");
}
