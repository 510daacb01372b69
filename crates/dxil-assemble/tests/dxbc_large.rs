//! The parts beside a DXBC program of thousands of resources and variables, or of blocks: with time that grows with the square
//! of their number, this would take minutes.

use dxbc_code::enumeration::{MinPrecision, OperandModifier, OperandType};
use dxbc_code::{
    Component, Components, ExtendedOperand, Index, InstructionBuilder, Opcode, Operand, Program,
    Statement, Writer,
};
use dxil_assemble::dxbc::{
    Source, SourceDefinitions, SourceResource, features, resource_definitions, statistics,
};
use dxil_container::layout::FeatureFlags;
use dxil_container::layout::rdef::{CompileFlags, ShaderInputFlags};
use dxil_container::write::{ShaderBuffer, ShaderVariable, TypeId};
use dxil_format::{ResourceClass, ShaderKind};
use dxil_ops::ShaderModel;

const KIND: ShaderKind = ShaderKind::Compute;
const MODEL: ShaderModel = ShaderModel { major: 5, minor: 1 };
const XYZW: Components =
    Components::Swizzle([Component::X, Component::Y, Component::Z, Component::W]);

fn operand<const N: usize>(ty: OperandType, components: Components, numbers: [u32; N]) -> Operand {
    Operand::new(ty, components).indexed(numbers.map(Index::Immediate32))
}

/// A program with this many constant buffers and views, which reads each, and as many vectors of one buffer.
fn program(count: u32) -> Vec<u8> {
    let mut writer = Writer::new(KIND, MODEL);
    let mut push = |builder: InstructionBuilder| {
        let instruction = builder.build(KIND, MODEL).expect("an instruction");
        writer.push(&Statement::Instruction(instruction)).expect("it fits");
    };
    let temp = || Operand::register(OperandType::Temp, 0, Components::Mask(15));
    for id in 0..count {
        let buffer = operand(OperandType::ConstantBuffer, XYZW, [id, id, id]);
        let dcl = InstructionBuilder::new(Opcode::DclConstantBuffer).operand(buffer);
        push(dcl.token(count).token(0));
    }
    for id in 0..count {
        let view = operand(OperandType::UnorderedAccessView, XYZW, [id, id, id]);
        let dcl = InstructionBuilder::new(Opcode::DclUavTyped).operand(view);
        push(dcl.token(0x5555).token(0));
    }
    for id in 0..count {
        for place in [[id, id, 0], [0, 0, id]] {
            let constant = operand(OperandType::ConstantBuffer, XYZW, place);
            push(InstructionBuilder::new(Opcode::Mov).operand(temp()).operand(constant));
        }
        let view = operand(OperandType::UnorderedAccessView, XYZW, [id, id]);
        let address = Operand::vector([0; 4]);
        let load = InstructionBuilder::new(Opcode::LdUavTyped).operand(temp()).operand(address);
        push(load.operand(view));
    }
    writer.finish().expect("a program")
}

/// What the source states of it. One resource has all registers of views, too.
fn source(count: u32) -> Source {
    let resource = |class, name: String, register, count| SourceResource {
        name: name.into(),
        class,
        register,
        count,
        flags: ShaderInputFlags::TextureComponent0,
        ..SourceResource::default()
    };
    let variables =
        (0..count).map(|it| ShaderVariable::new(format!("v{it}").as_str(), it * 16, 16, TypeId(0)));
    let mut definitions = SourceDefinitions::default();
    for number in 0..count {
        let name = format!("b{number}");
        let mut buffer = ShaderBuffer::new(name.as_str(), 16);
        match number {
            0 => buffer.variables.extend(variables.clone()),
            _ => buffer.variables.push(ShaderVariable::new("v", 0, 16, TypeId(0))),
        }
        definitions.buffers.push(buffer);
        definitions.resources.push(resource(ResourceClass::CBuffer, name, number, 1));
        definitions.resources.push(resource(ResourceClass::UAV, format!("u{number}"), number, 1));
    }
    definitions.resources.push(resource(ResourceClass::UAV, "all".into(), 0, count));
    Source { definitions: Some(definitions), ..Source::default() }
}

#[test]
fn thousands_of_resources_and_variables() {
    let count = 16_000;
    let (code, source) = (program(count), source(count));
    let program = Program::parse(&code).expect("a program");
    let definitions = source.definitions.as_ref().expect("definitions");
    let made = resource_definitions(&program, definitions).expect("a program");
    let features = features(&program, &source).expect("a program");
    let last = made.bindings.last().expect("a binding");
    assert_eq!(
        (made.bindings.len() as u32, last.name.to_string()),
        (2 * count, format!("b{}", count - 1))
    );
    let variables = made.buffers.iter().flat_map(|buffer| &buffer.variables);
    assert!(variables.clone().all(|variable| variable.flags.0 & 2 != 0), "all are used");
    assert_ne!(features.0 & FeatureFlags::TypedUAVLoadAdditionalFormats.0, 0);
}

/// Negated moves before a loop in loops, which contain branches with breaks and as many changes.
#[test]
fn thousands_of_blocks() {
    let count = 16_000;
    let mut writer = Writer::new(KIND, MODEL);
    let mut push = |builder: InstructionBuilder| {
        let instruction = builder.build(KIND, MODEL).expect("an instruction");
        writer.push(&Statement::Instruction(instruction)).expect("it fits");
    };
    let temp = |number, components| Operand::register(OperandType::Temp, number, components);
    let constant = || operand(OperandType::ConstantBuffer, XYZW, [0, 0, 0]);
    let op = InstructionBuilder::new;
    for number in 0..count {
        let mut negated = constant();
        negated.extended = Some(ExtendedOperand {
            modifier: OperandModifier::Neg,
            min_precision: MinPrecision::Default,
            non_uniform: false,
        });
        push(op(Opcode::Mov).operand(temp(number, Components::Mask(15))).operand(negated));
    }
    (0..count).for_each(|_| push(op(Opcode::Loop)));
    let condition = || temp(0, Components::Select(Component::X));
    (0..count).for_each(|_| push(op(Opcode::If).operand(condition())));
    (0..count).for_each(|_| push(op(Opcode::BreakC).operand(condition())));
    (0..count).for_each(|_| push(op(Opcode::EndIf)));
    for number in 0..count {
        let sum = op(Opcode::Add).operand(temp(2 * number, Components::Mask(1)));
        push(sum.operand(constant()).operand(constant()));
    }
    (0..count).for_each(|_| push(op(Opcode::EndLoop)));
    push(op(Opcode::Ret));
    let code = writer.finish().expect("a program");
    let program = Program::parse(&code).expect("a program");
    let counts = statistics(&program, CompileFlags::default()).expect("a program").counts;
    // The loops change every second register.
    assert_eq!(counts.mov_instruction_count, count / 2);
    assert_eq!(counts.float_instruction_count, count / 2 + count);
}
