//! The operations of a program against its version and stages, and the features that they require.

use dxil_container::layout::{FeatureFlags, ShaderKind};
use dxil_container::write::{Calls, Container, Features, OpUse, PartData, Program, Violation};
use dxil_container::{FourCC, read};
use dxil_ops::{OpCode, Overload, ShaderFeature, ShaderModel, ShaderStage, Version};

const DOT: OpUse<'_> = OpUse { op: OpCode::Dot4, overloads: &[Overload::F32] };
const SAMPLE: OpUse<'_> = OpUse { op: OpCode::Sample, overloads: &[Overload::F32] };
const WAVE: OpUse<'_> = OpUse { op: OpCode::WaveIsFirstLane, overloads: &[] };
const LONG: OpUse<'_> = OpUse { op: OpCode::IMax, overloads: &[Overload::I64] };
const TRACE: OpUse<'_> = OpUse { op: OpCode::HitKind, overloads: &[Overload::I32] };

fn program(kind: ShaderKind, minor: u8) -> Program {
    let model = ShaderModel { major: 6, minor };
    Program::new(kind, model, Version::new(1, minor), b"BC\xc0\xde".to_vec())
}

fn calls<'a>(stage: ShaderStage, ops: &'a [OpUse<'a>]) -> Calls<'a> {
    Calls { stage, native_16bit: false, ops }
}

#[test]
fn every_violation_is_listed() {
    let mut container = Container::default();
    let ops = [DOT, SAMPLE, TRACE, LONG];
    let calls = [calls(ShaderStage::Compute, &ops), calls(ShaderStage::Pixel, &[DOT])];
    let violations = container.add_program(program(ShaderKind::Compute, 0), &calls).unwrap_err();
    let messages = violations.to_string();
    let messages: Vec<_> = messages.lines().collect();
    let expected = [
        "Sample needs DXIL 1.6 for this in compute, the target is 1.0",
        "HitKind",
        "a Compute program has no functions of the stage pixel",
    ];
    assert_eq!(messages.len(), expected.len(), "{messages:#?}");
    for (message, expected) in messages.iter().zip(expected) {
        assert!(message.starts_with(expected), "{message}");
    }
    let last = violations.iter().last();
    assert!(matches!(last, Some(Violation::Stage { kind: ShaderKind::Compute, .. })));
    assert!(container.parts.is_empty(), "a refused program is not added");
}

#[test]
fn a_library_has_functions_of_many_stages() {
    let mut container = Container::default();
    let library =
        [calls(ShaderStage::ClosestHit, &[TRACE]), calls(ShaderStage::RayGeneration, &[DOT, WAVE])];
    let required = container.add_program(program(ShaderKind::Library, 3), &library).unwrap();
    assert_eq!(required, FeatureFlags::WaveOps);

    let wrong = [calls(ShaderStage::RayGeneration, &[TRACE])];
    container.add_program(program(ShaderKind::Library, 3), &wrong).unwrap_err();
    assert_eq!(container.parts.len(), 1);
}

#[test]
fn features_that_sfi0_lacks_are_reported() {
    let mut container = Container::default();
    let ops = [LONG, WAVE, DOT];
    let calls = [calls(ShaderStage::Compute, &ops)];
    let required = container.add_program(program(ShaderKind::Compute, 0), &calls).unwrap();
    let both = FeatureFlags::WaveOps.union(FeatureFlags::Int64Ops);
    assert_eq!(container.missing_features(required), both);

    let features = Features::new(FeatureFlags::Int64Ops.union(FeatureFlags::Doubles));
    container.push(FourCC::SFI0, PartData::Features(features));
    assert_eq!(container.missing_features(required), FeatureFlags::WaveOps);

    let file = container.write().unwrap();
    let part = read::Container::parse(&file).unwrap().part(FourCC::DXIL).unwrap();
    let read = read::Program::parse(&part).unwrap();
    assert_eq!(read.dxil_version(), Version::V1_0);
    assert_eq!(*read.bitcode, b"BC\xc0\xde");
}

/// The flags have the numbers and names that the table of operations gives them.
#[test]
fn flags_are_those_of_the_spec() {
    for feature in ShaderFeature::ALL {
        let flag = FeatureFlags(feature.flag());
        let name = flag.names().next().unwrap_or("no name");
        assert_eq!(name, feature.name());
    }
}
