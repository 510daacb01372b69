//! `xtask dxbc-listings`: FXC's listing of each DXBC opcode, with each value of its controls.
//!
//! The programs are made by `dxbc-code`: a test there compares the mnemonics and texts of `dxbc-ops.spec` with the lines.

use std::path::Path;

use dxbc_code::enumeration::OperandType;
use dxbc_code::{
    Argument, Component, Components, Control, Index, Instruction, OpClass, Opcode, Operand,
    Parameter, ParameterKind, Statement, Writer,
};
use dxil_container::FourCC;
use dxil_container::write::{Container, PartData};
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Tools};

/// The file's first line.
const HEAD: &str = "opcode\tcontrol\tvalue\tlisting";

const MODEL: ShaderModel = ShaderModel { major: 5, minor: 0 };

/// A program with one instruction, one of whose controls has this value.
struct Sample {
    opcode: Opcode,
    control: Option<(Control, u32)>,
}

/// Renews the file, or reports how it would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let samples = samples();
    let scratch = Scratch::new()?;
    let mut jobs = Vec::new();
    for (index, sample) in samples.iter().enumerate() {
        let file = format!("{index}.dxbc");
        scratch.write(&file, &container(sample)?)?;
        jobs.push(Job::Disassemble { file, output: format!("{index}.txt") });
    }
    let outcomes = tools.run(Compiler::Fxc, &scratch.folder, &jobs)?;
    let mut table = format!("{HEAD}\n");
    for (index, (sample, outcome)) in samples.iter().zip(outcomes).enumerate() {
        outcome.done(sample.opcode.mnemonic())?;
        let listing = scratch.read(&format!("{index}.txt"))?;
        let listing = String::from_utf8_lossy(&listing);
        // The first line that is no comment is the target.
        let line = listing.lines().filter(|line| !line.starts_with("//")).nth(1);
        let control = sample.control.map_or_else(
            || "\t".to_owned(),
            |(control, value)| format!("{}\t{value}", control.bits().name),
        );
        let line = line.unwrap_or_default().trim();
        table += &format!("{}\t{control}\t{line}\n", sample.opcode.number());
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("crates/dxbc-code/tests");
    let mut output = Output::new(&folder, options.check);
    output.put("listings.tsv", table.as_bytes())?;
    let summary = format!("{} listings of {} opcodes", samples.len(), Opcode::ALL.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// Each opcode, without and with each value of each control that has an enumeration.
fn samples() -> Vec<Sample> {
    let mut samples = Vec::new();
    for &opcode in Opcode::ALL.iter().filter(|opcode| opcode.class() != OpClass::Data) {
        samples.push(Sample { opcode, control: None });
        for &control in opcode.controls() {
            let values = (0..32).filter(|value| control.bits().text(*value).is_some());
            samples.extend(values.map(|value| Sample { opcode, control: Some((control, value)) }));
        }
    }
    samples
}

/// A container with the program of a sample.
fn container(sample: &Sample) -> Result<Vec<u8>, Error> {
    let opcode = sample.opcode;
    let refused = |error: &dyn std::fmt::Display| Error::refused(opcode.mnemonic(), error);
    let arguments = opcode.parameters_in(MODEL).map(|parameter| argument(opcode, parameter));
    let mut instruction = Instruction::new(opcode, arguments.collect::<Vec<_>>());
    if let Some((control, value)) = sample.control {
        // Values of flags are numbers of bits.
        let value = if control.bits().name == "flags" { 1 << value } else { value };
        instruction.set_control(control, value);
    }
    let mut kinds = (ShaderKind::Pixel.0..=ShaderKind::Compute.0).map(ShaderKind);
    let kind = kinds.find(|kind| opcode.is_in(*kind)).ok_or_else(|| refused(&"no stage has it"))?;
    let mut writer = Writer::new(kind, MODEL);
    for instruction in [instruction, Instruction::new(Opcode::Ret, [])] {
        writer.push(&Statement::Instruction(instruction)).map_err(|error| refused(&error))?;
    }
    let program = writer.finish().map_err(|error| refused(&error))?;
    let mut container = Container::default();
    container.push(FourCC::SHEX, PartData::Raw(program));
    container.write().map_err(|error| refused(&error))
}

/// Some argument for a parameter.
fn argument(opcode: Opcode, parameter: &Parameter) -> Argument {
    const ALL: Components = Components::Mask(15);
    const XYZW: Components =
        Components::Swizzle([Component::X, Component::Y, Component::Z, Component::W]);
    let (ty, components) = match (parameter.kind, parameter.name) {
        // Components of four bits: floating point.
        (ParameterKind::Token, "return_type") => return Argument::Token(0x5555),
        (ParameterKind::Token, "length" | "lengths") => return Argument::Token(0),
        (ParameterKind::Token, _) => return Argument::Token(1),
        (ParameterKind::Tokens, _) => return Argument::Tokens(Vec::new()),
        (ParameterKind::Destination, _) => (OperandType::Temp, ALL),
        (ParameterKind::Source, _) => (OperandType::Temp, XYZW),
        (ParameterKind::Resource, _) => (OperandType::Resource, XYZW),
        (ParameterKind::Sampler, _) => (OperandType::Sampler, Components::None),
        (ParameterKind::View | ParameterKind::Memory, _) => {
            (OperandType::UnorderedAccessView, XYZW)
        }
        (ParameterKind::Reference, "label") => (OperandType::Label, Components::None),
        (ParameterKind::Reference, "stream") => (OperandType::Stream, Components::None),
        (ParameterKind::Reference, _) => (OperandType::Interface, Components::None),
        (ParameterKind::Register, _) => declared(opcode),
    };
    let mut operand = Operand::register(ty, 0, components);
    match ty {
        OperandType::Interface | OperandType::ConstantBuffer => {
            operand.indices = [Index::Immediate32(0), Index::Immediate32(1)].into();
        }
        _ => {}
    }
    Argument::Operand(operand)
}

/// The register that an opcode declares.
fn declared(opcode: Opcode) -> (OperandType, Components) {
    let ty = match opcode {
        Opcode::DclResource | Opcode::DclResourceRaw | Opcode::DclResourceStructured => {
            OperandType::Resource
        }
        Opcode::DclSampler => OperandType::Sampler,
        Opcode::DclConstantBuffer => OperandType::ConstantBuffer,
        Opcode::DclUavTyped | Opcode::DclUavRaw | Opcode::DclUavStructured => {
            OperandType::UnorderedAccessView
        }
        Opcode::DclTgsmRaw | Opcode::DclTgsmStructured => OperandType::ThreadGroupSharedMemory,
        Opcode::DclStream => OperandType::Stream,
        Opcode::DclOutput | Opcode::DclOutputSgv | Opcode::DclOutputSiv => {
            return (OperandType::Output, Components::Mask(15));
        }
        _ => return (OperandType::Input, Components::Mask(15)),
    };
    (ty, Components::None)
}
