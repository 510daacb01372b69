use dxil_container::FourCC;
use dxil_container::layout::{HashFlags, ShaderKind};
use dxil_container::write::{
    Calls, Container, Features, OpUse, Part, Program, PsvBuilder, ShaderHash, Signature,
    ValidatorVersion,
};
use dxil_ops::{OpCode, Overload, ShaderModel, ShaderStage, Version};

/// The file of a compute shader of 64 threads that has no resources and calls three operations.
fn compute_shader(bitcode: Vec<u8>) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut psv = PsvBuilder::new(ShaderKind::Compute, ValidatorVersion::LATEST);
    (psv.info.num_threads_x, psv.info.num_threads_y, psv.info.num_threads_z) = (64, 1, 1);
    psv.entry_function_name("main");

    let mut container = Container::default();
    container.push(FourCC::ISG1, Signature::default());
    container.push(FourCC::OSG1, Signature::default());
    container.push(FourCC::PSV0, psv.finish());
    container.push(FourCC::HASH, ShaderHash::of(&bitcode, HashFlags::default()));

    let model = ShaderModel { major: 6, minor: 0 };
    let program = Program::new(ShaderKind::Compute, model, Version::V1_0, bitcode);
    let ops = [
        OpUse { op: OpCode::FlattenedThreadIdInGroup, overloads: &[Overload::I32] },
        OpUse { op: OpCode::WaveReadLaneFirst, overloads: &[Overload::I32] },
        OpUse { op: OpCode::Barrier, overloads: &[] },
    ];
    let calls = Calls { stage: ShaderStage::Compute, native_16bit: false, ops: &ops };
    let required = container.add_program(program, &[calls])?; // or every call that is not valid
    assert_eq!(required.to_string(), "WaveOps");
    let features = Part { four_cc: FourCC::SFI0, data: Features::new(required).into() };
    container.parts.insert(0, features);
    Ok(container.write()?) // with the digest that the runtime checks
}

/// The container that DXC made of this bitcode, byte for byte.
#[test]
fn a_compute_shader_is_in_the_file_that_dxc_makes() {
    let theirs = crate::fixture("cs_wave_barrier");
    let bitcode = crate::bitcode(&theirs);
    assert_eq!(compute_shader(bitcode).expect("a file"), theirs);
}
