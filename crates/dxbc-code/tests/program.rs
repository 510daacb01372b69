//! Single rules of the format.

use dxbc_code::enumeration::{MinPrecision, OperandModifier, OperandType, ResourceDimension};
use dxbc_code::{
    Argument, Component, Components, Control, CustomData, Error, ErrorKind, ExtendedKind,
    ExtendedOperand, Index, Instruction, Opcode, Operand, Program, Statement, Writer,
};
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;

const MODEL: ShaderModel = ShaderModel { major: 5, minor: 0 };

/// The bytes of a ps_5_0 with these tokens after the header.
fn program(tokens: &[u32]) -> Vec<u8> {
    let count = u32::try_from(tokens.len() + 2).expect("a short program");
    [0x50, count].iter().chain(tokens).flat_map(|token| token.to_le_bytes()).collect()
}

fn read(bytes: &[u8]) -> Result<Vec<Statement>, Error> {
    Program::parse(bytes)?.statements().map(|located| located.map(|it| it.statement)).collect()
}

/// The tokens after the header of a program with one statement, which is read again.
fn written(statement: &Statement) -> Vec<u32> {
    let mut writer = Writer::new(ShaderKind::Pixel, MODEL);
    writer.push(statement).expect("it fits");
    let bytes = writer.finish().expect("it fits");
    assert_eq!(read(&bytes).as_deref(), Ok(std::slice::from_ref(statement)));
    let tokens =
        bytes.chunks_exact(4).map(|it| u32::from_le_bytes(it.try_into().expect("4 bytes")));
    tokens.skip(2).collect()
}

/// The error of a program with these tokens, and the index of the token.
fn error(tokens: &[u32]) -> (ErrorKind, usize) {
    let error = read(&program(tokens)).expect_err("an error");
    (error.kind().clone(), error.token())
}

fn temp(number: u32) -> Operand {
    Operand::register(OperandType::Temp, number, Components::Select(Component::X))
}

/// `x0[r1.x + 2].xyz` with a negated absolute value of 16 bits.
#[test]
fn operands() {
    let mut source = Operand::new(
        OperandType::IndexableTemp,
        Components::Swizzle([Component::X, Component::Y, Component::Z, Component::Z]),
    );
    source.extended = Some(ExtendedOperand {
        modifier: OperandModifier::AbsNeg,
        min_precision: MinPrecision::Float16,
        non_uniform: false,
    });
    source.indices =
        [Index::Immediate32(0), Index::Immediate32PlusRelative(2, Box::new(temp(1)))].into();
    let target = Operand::register(OperandType::Output, 0, Components::Mask(7));
    let arguments = [Argument::Operand(target), Argument::Operand(source)];
    let mut instruction = Instruction::new(Opcode::Mov, arguments);
    assert!(instruction.set_control(Control::Saturate, 1));
    assert!(!instruction.set_control(Control::Test, 1));
    assert_eq!(instruction.control(Control::Saturate), Some(1));
    assert_eq!(instruction.control(Control::Test), None);
    let tokens = written(&Statement::Instruction(instruction));
    let expected =
        [0x0900_2036, 0x0010_2072, 0, 0x8620_3a46, 0x40c1 | 0x4000, 0, 2, 0x0010_000a, 1];
    assert_eq!(tokens, expected, "{tokens:x?}");
}

/// Offsets of texels have a sign, and dimensions a text.
#[test]
fn extended_tokens() {
    let tokens = [
        0x8f00_00e6,
        0x8001_e201,
        0x8000_00c2,
        0x0015_5543,
        0x0010_00f2,
        2,
        0xd000,
        0x0010_1046,
        0,
        0x0010_7e46,
        0,
        0x0010_6000,
        0,
        0x0010_102a,
        0,
    ];
    let statements = read(&program(&tokens)).expect("an instruction of FXC");
    let [Statement::Instruction(sample)] = &statements[..] else { panic!("{statements:?}") };
    let [offsets, dimension, types] = sample.extended[..] else { panic!("{sample:?}") };
    assert_eq!(
        ["u", "v", "w", "x"].map(|name| offsets.field(name)),
        [Some(1), Some(-1), Some(0), None]
    );
    let shape = dimension.field("dimension").and_then(|it| u32::try_from(it).ok());
    assert_eq!(shape.and_then(ResourceDimension::from_number), Some(ResourceDimension::Texture2D));
    let field = types.kind.fields().iter().find(|field| field.name == "w").expect("a field");
    assert_eq!((types.kind, field.text(5)), (ExtendedKind::ResourceReturn, Some("float")));
}

/// A table that is too long for 7 bits has its length in a token of its own.
#[test]
fn long_lengths() {
    let table = |count: u32| {
        let bodies = Argument::Tokens((0..count).collect());
        let arguments = [Argument::Token(3), Argument::Token(count), bodies];
        Statement::Instruction(Instruction::new(Opcode::DclFunctionTable, arguments))
    };
    assert_eq!(written(&table(124))[..3], [0x7f00_0091, 3, 124]);
    assert_eq!(written(&table(125))[..4], [0x8100_0091, 129, 3, 125]);
    assert_eq!(written(&table(300))[..4], [0xb000_0091, 304, 3, 300]);
    // The low bits of the length must be those in the opcode token.
    let mut tokens = written(&table(300));
    tokens[0] ^= 1 << 24;
    assert_eq!(error(&tokens), (ErrorKind::Length(304), 2));
    // An instruction of another opcode cannot be that long.
    let mut writer = Writer::new(ShaderKind::Pixel, MODEL);
    let unused = Argument::Tokens(vec![0; 127]);
    let operand = || Argument::Operand(temp(0));
    let arguments = [operand(), operand(), operand(), unused];
    let instruction = Statement::Instruction(Instruction::new(Opcode::SamplePos, arguments));
    let error = writer.push(&instruction).expect_err("too long");
    assert_eq!(error.kind(), &ErrorKind::TooLarge("the length of the instruction"));
    assert_eq!(writer.finish().expect("nothing was added").len(), 8);
}

/// Operands that index one another are read and written up to the limit.
#[test]
fn nesting_has_a_limit() {
    let nested = |depth: usize| {
        let operand = (0..depth).fold(temp(0), |inner, _| Operand {
            indices: [Index::Relative(Box::new(inner))].into(),
            ..temp(0)
        });
        Statement::Instruction(Instruction::new(Opcode::Case, [Argument::Operand(operand)]))
    };
    let limit = Operand::MAX_NESTING;
    assert_eq!(written(&nested(limit)).len(), limit + 3);
    let mut writer = Writer::new(ShaderKind::Pixel, MODEL);
    assert_eq!(writer.push(&nested(limit + 1)).expect_err("too deep").kind(), &ErrorKind::TooDeep);
    // Nested without an end, as far as the length of an instruction goes.
    let mut tokens = vec![0x7f00_0006];
    tokens.resize(127, 0x0090_000a);
    assert_eq!(error(&tokens), (ErrorKind::TooDeep, limit + 4));
}

#[test]
fn custom_data() {
    let buffer = CustomData { class: 3, data: vec![1, 2, 3, 4] };
    assert_eq!(
        buffer.known_class(),
        Some(dxbc_code::enumeration::CustomDataClass::ImmediateConstantBuffer)
    );
    assert_eq!(written(&Statement::CustomData(buffer)), [0x1835, 6, 1, 2, 3, 4]);
    let unknown = CustomData { class: 0x1f_ffff, data: Vec::new() };
    assert_eq!(unknown.known_class(), None);
    assert_eq!(written(&Statement::CustomData(unknown)), [0xffff_f835, 2]);
    assert_eq!(error(&[0x1835, 1]), (ErrorKind::Length(1), 2));
    assert_eq!(error(&[0x1835, 3]), (ErrorKind::Length(3), 2));
    assert_eq!(error(&[0x1835, u32::MAX]), (ErrorKind::Length(u32::MAX), 2));
}

#[test]
fn errors_name_cause_and_place() {
    // The end of the interface of Direct3D 10.0, and a number after all opcodes.
    assert_eq!(error(&[0x0100_003e, 0x0100_006b]), (ErrorKind::UnknownOpcode(107), 3));
    assert_eq!(error(&[0x0100_07ff]), (ErrorKind::UnknownOpcode(0x7ff), 2));
    // `ret` with a saturated result, with a length of 0, with a token too many, and with an extended token.
    assert_eq!(error(&[0x0100_203e]), (ErrorKind::ReservedBits(0x2000), 2));
    assert_eq!(error(&[0x003e]), (ErrorKind::Length(0), 2));
    assert_eq!(error(&[0x0200_003e, 0]), (ErrorKind::UnusedTokens(Opcode::Ret, 1), 3));
    assert_eq!(error(&[0x8200_003e, 1]), (ErrorKind::Extended(Opcode::Ret, 1), 3));
    // Operands of `case`.
    assert_eq!(error(&[0x0100_0006]), (ErrorKind::Truncated("an operand"), 3));
    assert_eq!(error(&[0x0200_0006, 0x0010_000a]), (ErrorKind::Truncated("an index"), 4));
    assert_eq!(error(&[0x0200_0006, 0x0002_b000]), (ErrorKind::UnknownOperandType(43), 3));
    assert_eq!(error(&[0x0200_0006, 3]), (ErrorKind::UnknownValue("number of components", 3), 3));
    assert_eq!(error(&[0x0200_0006, 0x0010]), (ErrorKind::ReservedBits(0x10), 3));
    let text = read(&program(&[0x0100_003e, 0x0100_006b])).expect_err("an error").to_string();
    assert_eq!(text, "token 3 (byte 0xc): 107 is no opcode");
}

#[test]
fn headers() {
    let kind = |bytes: &[u8]| Program::parse(bytes).expect_err("an error").kind().clone();
    assert_eq!(kind(&[]), ErrorKind::Truncated("the version"));
    assert_eq!(kind(&[0x50, 0, 0, 0, 2, 0, 0]), ErrorKind::Truncated("the number of tokens"));
    assert_eq!(kind(&[0x50, 0, 0, 0, 1, 0, 0, 0]), ErrorKind::ProgramLength(1));
    assert_eq!(kind(&[0x50, 0, 0, 0, 3, 0, 0, 0]), ErrorKind::ProgramLength(3));
    assert_eq!(kind(&[0x50, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]), ErrorKind::ProgramLength(u32::MAX));
    assert_eq!(kind(&[0x50, 1, 0, 0, 2, 0, 0, 0]), ErrorKind::ReservedBits(0x100));
    let bytes = [&program(&[0x0100_003e])[..], &[1, 2]].concat();
    let program = Program::parse(&bytes).expect("a program");
    assert_eq!(
        (program.kind, program.model, program.trailing()),
        (ShaderKind::Pixel, MODEL, &[1, 2][..])
    );
}
