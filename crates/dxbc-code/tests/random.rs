//! Random instructions: what the builder accepts is written, and read again as it was; what it refuses, the tables do
//! not have.

use dxbc_code::enumeration::{MinPrecision, OperandModifier, OperandType};
use dxbc_code::{
    Argument, Component, Components, CustomData, ExtendedOperand, ExtendedToken, Index,
    Instruction, InstructionBuilder, Misfit, OpClass, Opcode, Operand, Parameter, ParameterKind,
    Program, Statement, Writer,
};
use dxil_format::ShaderKind;
use dxil_ops::ShaderModel;
use proptest::collection::vec;
use proptest::prelude::*;

/// Numbers to choose by; zeros after their end.
struct Choices(std::vec::IntoIter<u32>);

impl Choices {
    fn any(&mut self) -> u32 {
        self.0.next().unwrap_or_default()
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.any() % limit
    }

    fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.any() as usize % values.len()]
    }

    /// A number of this many bits that is allowed.
    fn allowed(&mut self, width: u32, allows: impl Fn(u32) -> bool) -> u32 {
        let number = self.any() & (u32::MAX >> (32 - width));
        let mut numbers = (number..=number).chain(0..1 << width.min(16));
        numbers.find(|number| allows(*number)).expect("a value")
    }
}

const MODELS: [ShaderModel; 4] = [
    ShaderModel { major: 4, minor: 0 },
    ShaderModel { major: 4, minor: 1 },
    ShaderModel { major: 5, minor: 0 },
    ShaderModel { major: 5, minor: 1 },
];
const KINDS: [ShaderKind; 7] = [
    ShaderKind::Pixel,
    ShaderKind::Vertex,
    ShaderKind::Geometry,
    ShaderKind::Hull,
    ShaderKind::Domain,
    ShaderKind::Compute,
    Opcode::LIBRARY,
];
const COMPONENTS: [Component; 4] = [Component::X, Component::Y, Component::Z, Component::W];

fn components(choices: &mut Choices) -> Components {
    match choices.below(5) {
        0 => Components::None,
        1 => Components::One,
        2 => Components::Mask(choices.below(16) as u8),
        3 => Components::Swizzle([(); 4].map(|()| choices.of(&COMPONENTS))),
        _ => Components::Select(choices.of(&COMPONENTS)),
    }
}

/// An operand of one of these types inside `nesting` others.
fn operand(choices: &mut Choices, types: &[OperandType], nesting: usize) -> Operand {
    let mut operand = Operand::new(choices.of(types), components(choices));
    if choices.below(4) == 1 {
        operand.extended = Some(ExtendedOperand {
            modifier: choices.of(OperandModifier::ALL),
            min_precision: choices.of(MinPrecision::ALL),
            non_uniform: choices.below(2) == 1,
        });
    }
    for _ in 0..operand.immediate_size() {
        operand.immediate.try_push(choices.any()).expect("at most four");
    }
    let nested = if nesting < Operand::MAX_NESTING { 5 } else { 2 };
    for _ in 0..choices.below(4) {
        let form = choices.below(nested);
        let number = choices.any();
        let wide = u64::from(number) << 32 | u64::from(choices.any());
        let mut relative = || Box::new(self::operand(choices, OperandType::ALL, nesting + 1));
        let index = match form {
            0 => Index::Immediate32(number),
            1 => Index::Immediate64(wide),
            2 => Index::Relative(relative()),
            3 => Index::Immediate32PlusRelative(number, relative()),
            _ => Index::Immediate64PlusRelative(wide, relative()),
        };
        operand.indices.try_push(index).expect("at most three");
    }
    operand
}

fn argument(choices: &mut Choices, parameter: &Parameter) -> Argument {
    match parameter.kind {
        ParameterKind::Token => Argument::Token(choices.allowed(32, |it| parameter.allows(it))),
        ParameterKind::Tokens => {
            Argument::Tokens((0..choices.below(20)).map(|_| choices.any()).collect())
        }
        _ => Argument::Operand(operand(choices, parameter.operand_types(), 0)),
    }
}

/// An instruction of a program of this kind and shader model.
fn instruction(choices: &mut Choices, kind: ShaderKind, model: ShaderModel) -> Instruction {
    let is_there = |opcode: &Opcode| {
        opcode.class() != OpClass::Data && opcode.is_in(kind) && opcode.since() <= model
    };
    let opcodes: Vec<_> = Opcode::ALL.iter().copied().filter(is_there).collect();
    let opcode = choices.of(&opcodes);
    let mut builder = InstructionBuilder::new(opcode);
    for control in opcode.controls() {
        let bits = control.bits();
        builder = builder.control(*control, choices.allowed(bits.width, |it| bits.allows(it)));
    }
    for kind in opcode.extended() {
        if choices.below(3) == 1 {
            let mut token = ExtendedToken::new(*kind);
            for field in kind.fields() {
                let number = choices.allowed(field.width, |it| field.allows(it));
                token.bits = field.set(token.bits, number);
            }
            builder = builder.extended(token);
        }
    }
    for parameter in opcode.parameters_in(model) {
        builder = match argument(choices, parameter) {
            Argument::Operand(operand) => builder.operand(operand),
            Argument::Token(token) => builder.token(token),
            Argument::Tokens(tokens) => builder.tokens(tokens),
        };
    }
    builder.build(kind, model).expect("it is chosen from the tables")
}

fn program(numbers: Vec<u32>) -> (ShaderKind, ShaderModel, Vec<Statement>) {
    let mut choices = Choices(numbers.into_iter());
    let model = choices.of(&MODELS);
    let kinds = if model.major == 4 { &KINDS[..3] } else { &KINDS };
    let kind = choices.of(kinds);
    let statements = (0..choices.below(6)).map(|_| match choices.below(12) {
        1 => Statement::CustomData(CustomData {
            class: choices.below(1 << 21),
            data: (0..choices.below(300)).map(|_| choices.any()).collect(),
        }),
        _ => Statement::Instruction(instruction(&mut choices, kind, model)),
    });
    (kind, model, statements.collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn what_is_built_is_written_and_read(numbers in vec(any::<u32>(), 0..120)) {
        let (kind, model, statements) = program(numbers);
        let mut writer = Writer::new(kind, model);
        let mut written = Vec::new();
        for statement in statements {
            // Operands that index operands may make an instruction longer than 127 tokens.
            if writer.push(&statement).is_ok() {
                written.push(statement);
            }
        }
        let bytes = writer.finish().expect("it fits");
        let program = Program::parse(&bytes).expect("it was written");
        prop_assert_eq!((program.kind, program.model), (kind, model));
        let read = program.statements().map(|it| it.map(|it| it.statement));
        let read = read.collect::<Result<Vec<_>, _>>().expect("it was written");
        prop_assert_eq!(&read, &written);
        prop_assert_eq!(program.write(&read), Ok(bytes.clone()));
        prop_assert!(program.outline().is_ok());
    }

    /// One argument of another type, too many or too few is an error.
    #[test]
    fn what_does_not_fit_is_refused(numbers in vec(any::<u32>(), 4..120), place in any::<usize>()) {
        let (kind, model, statements) = program(numbers);
        for statement in statements {
            let Statement::Instruction(instruction) = statement else { continue };
            let expected = instruction.arguments.len();
            let mut longer = instruction.clone();
            longer.arguments.push(Argument::Token(0));
            let count = Misfit::Count { expected, found: expected + 1 };
            prop_assert_eq!(longer.check(kind, model), Err(count));
            if expected == 0 {
                continue;
            }
            let mut shorter = instruction.clone();
            shorter.arguments.pop();
            let count = Misfit::Count { expected, found: expected - 1 };
            prop_assert_eq!(shorter.check(kind, model), Err(count));
            let place = place % expected;
            let mut other = instruction.clone();
            let parameter = instruction.named_arguments(model).nth(place).expect("a parameter").0;
            match &mut other.arguments[place] {
                Argument::Operand(operand) => {
                    let types = parameter.operand_types();
                    let ty = OperandType::ALL.iter().find(|ty| !types.contains(ty));
                    operand.ty = *ty.expect("no argument may have any type");
                    let misfit = Misfit::OperandType(parameter.name, operand.ty);
                    prop_assert_eq!(other.check(kind, model), Err(misfit));
                }
                token => {
                    *token = Argument::Operand(Operand::scalar(0));
                    prop_assert_eq!(other.check(kind, model), Err(Misfit::Kind(parameter.name)));
                }
            }
        }
    }
}

/// The builder's own errors, one each.
#[test]
fn misfits() {
    use dxbc_code::{Control, ExtendedKind};

    let (pixel, model) = (ShaderKind::Pixel, MODELS[2]);
    let register = || Operand::register(OperandType::Temp, 0, Components::Mask(15));
    let add = || InstructionBuilder::new(Opcode::Add).operand(register());
    let error = |builder: InstructionBuilder| {
        builder.operand(register()).operand(register()).build(pixel, model).expect_err("an error")
    };
    assert!(add().operand(register()).operand(register()).build(pixel, model).is_ok());
    assert_eq!(error(add().control(Control::Test, 1)), Misfit::Control(Control::Test));
    assert_eq!(error(add().control(Control::Saturate, 2)), Misfit::Value("saturate", 2));
    let token = ExtendedToken::new(ExtendedKind::SampleControls);
    assert_eq!(error(add().extended(token)), Misfit::Extended(token.kind));
    let mut wide = add();
    let mut operand = register();
    operand.components = Components::Mask(16);
    wide = wide.operand(operand).operand(register());
    assert_eq!(wide.build(pixel, model), Err(Misfit::Shape("src0")));
    let ret = |opcode, kind, model| InstructionBuilder::new(opcode).build(kind, model);
    assert_eq!(ret(Opcode::DebugBreak, pixel, MODELS[0]), Err(Misfit::Model(MODELS[2])));
    assert_eq!(ret(Opcode::Cut, pixel, model), Err(Misfit::Stage(pixel)));
    let mut instruction = Instruction::new(Opcode::Ret, []);
    instruction.controls = 1 << 13;
    assert_eq!(instruction.check(pixel, model), Err(Misfit::Bits(1 << 13)));
    let mut topology = Instruction::new(Opcode::DclOutputTopology, []);
    topology.controls = 6 << 11;
    let misfit = Misfit::Value("topology", 6);
    assert_eq!(topology.check(ShaderKind::Geometry, model), Err(misfit));
    // Every error says what is wrong.
    for misfit in [misfit, Misfit::Stage(pixel), Misfit::Shape("src0"), Misfit::Bits(1)] {
        assert!(misfit.to_string().len() > 15, "{misfit}");
    }
}
