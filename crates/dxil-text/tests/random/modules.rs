//! Random changes to modules: each module that the verifier accepts has a text and a bitcode that give the
//! same module.

use std::fs;
use std::path::Path;

use dxil_container::read::Program;
use dxil_container::{Container, FourCC};
use dxil_ir::verify::verify;
use dxil_ir::{
    BinaryOp, Body, CastOp, DllStorage, FastMathFlags, FloatPredicate, FunctionId, GepFlags,
    InstructionKind as Kind, IntPredicate, Linkage, Module, NamedMetadata, TailCall, ThreadLocal,
    Type, TypeId, UnnamedAddr, Value, Visibility,
};

use super::{Random, survives};

/// Names with each kind of character that a text has to escape or quote, and such as it writes otherwise.
const NAMES: [&[u8]; 16] = [
    b"",
    b"0",
    b"7",
    b"a b",
    b"x\"y",
    b"\\",
    b"\\41",
    b"\0",
    b"\xff\xc3\xa9",
    b"-",
    b"a.b$c_-",
    b"line\nline",
    b"label:",
    b"!x",
    b"llvm.x",
    b"entry",
];

/// The modules of small containers.
fn modules() -> Vec<Module> {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers/dxc110");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|found| found == "dxbc"));
    paths.sort();
    let module = |path: &Path| {
        let file = fs::read(path).expect("a container");
        let container = Container::parse(&file).ok()?;
        let part = container.part(FourCC::ILDB).or_else(|| container.part(FourCC::DXIL))?;
        let program = Program::parse(&part).ok()?;
        let is_small = program.bitcode.len() < 4 << 10;
        let mut module = dxil_bitcode::read(&program.bitcode).ok().filter(|_| is_small)?;
        // The text does not have them.
        module.drop_use_lists();
        Some(module)
    };
    let modules: Vec<_> = paths.iter().filter_map(|path| module(path)).collect();
    assert!(modules.len() > 100, "{}", modules.len());
    modules
}

impl Random {
    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// Makes a change, which need not be valid.
fn change(module: &mut Module, random: &mut Random) {
    match random.below(8) {
        0 => name_a_value(module, random),
        1 => name_a_global(module, random),
        2 => change_function(module, random),
        3 => change_variable(module, random),
        4 | 5 => change_instruction(module, random),
        6 => add_metadata(module, random),
        _ => match random.below(3) {
            0 => module.target_triple = random.of(&NAMES).into(),
            1 => module.data_layout = random.of(&NAMES).into(),
            _ => change_operand(module, random),
        },
    }
}

/// A function with a body.
fn defined(module: &Module, random: &mut Random) -> Option<FunctionId> {
    let all: Vec<_> = module.functions.iter().filter(|(_, it)| it.body.is_some()).collect();
    if all.is_empty() { None } else { Some(all[random.below(all.len())].0) }
}

fn name_a_value(module: &mut Module, random: &mut Random) {
    let Some(id) = defined(module, random) else { return };
    let function = &mut module.functions[id];
    let Some(body) = &mut function.body else { return };
    let name = random.of(&NAMES);
    match random.below(3) {
        0 if !body.arguments.is_empty() => {
            let index = random.below(body.arguments.len());
            body.arguments[index].name = name.into();
        }
        1 => {
            let block = body.order[random.below(body.order.len())];
            body.blocks[block].name = name.into();
        }
        _ => {
            let ids: Vec<_> = body.instructions().map(|(id, _)| id).collect();
            let id = random.of(&ids);
            if body.instructions[id].ty != module.types.void() && !name.is_empty() {
                body.names.insert(id, name.into());
            }
        }
    }
}

fn name_a_global(module: &mut Module, random: &mut Random) {
    let name = random.of(&NAMES);
    match random.below(3) {
        0 if !module.functions.is_empty() => {
            let ids: Vec<_> = module.functions.ids().collect();
            module.rename_function(random.of(&ids), name);
        }
        1 if !module.variables.is_empty() => {
            let ids: Vec<_> = module.variables.ids().collect();
            module.variables[random.of(&ids)].name = name.into();
        }
        _ if !module.types.structs().is_empty() => {
            let ids: Vec<_> = module.types.structs().ids().collect();
            let id = random.of(&ids);
            let body = module.types.structs()[id].body.clone();
            module.types.set_struct(id, name, body);
        }
        _ => {}
    }
}

fn change_function(module: &mut Module, random: &mut Random) {
    let ids: Vec<_> = module.functions.ids().collect();
    if ids.is_empty() {
        return;
    }
    let function = &mut module.functions[random.of(&ids)];
    match random.below(7) {
        0 => function.linkage = random.of(Linkage::ALL),
        1 => function.visibility = random.of(Visibility::ALL),
        2 => function.dll_storage = random.of(DllStorage::ALL),
        3 => function.calling_convention = random.below(1 << 11) as u16,
        4 => function.alignment = 1 << random.below(31),
        5 => function.section = random.of(&NAMES).into(),
        _ => function.unnamed_addr = random.of(&[UnnamedAddr::No, UnnamedAddr::Global]),
    }
}

fn change_variable(module: &mut Module, random: &mut Random) {
    let ids: Vec<_> = module.variables.ids().collect();
    if ids.is_empty() {
        return;
    }
    let variable = &mut module.variables[random.of(&ids)];
    match random.below(10) {
        0 => variable.linkage = random.of(Linkage::ALL),
        1 => variable.visibility = random.of(Visibility::ALL),
        2 => variable.dll_storage = random.of(DllStorage::ALL),
        3 => variable.thread_local = random.of(ThreadLocal::ALL),
        4 => variable.alignment = 1 << random.below(31),
        5 => variable.section = random.of(&NAMES).into(),
        6 => variable.unnamed_addr = random.of(&[UnnamedAddr::No, UnnamedAddr::Global]),
        7 => variable.externally_initialized = random.coin(),
        8 => variable.constant = random.coin(),
        _ => {
            let ty = variable.ty;
            variable.initializer = None;
            if random.coin() {
                let constant = constant(module, random, ty);
                module.variables[random.of(&ids)].initializer = Some(constant);
            }
        }
    }
}

/// A constant of a type: a number, its zero, or any value.
fn constant(module: &mut Module, random: &mut Random, ty: TypeId) -> dxil_ir::ConstantId {
    let bits = (random.below(usize::MAX) as u64) >> random.below(64);
    let Module { types, constants, .. } = module;
    match types[ty] {
        Type::Integer { bits: 1..=64 } => constants.integer(types, ty, bits),
        Type::Half => constants.float(ty, bits & 0xffff),
        Type::Float => constants.float(ty, bits & 0xffff_ffff),
        Type::Double => constants.float(ty, bits),
        _ if random.coin() => constants.null(types, ty),
        _ => constants.undef(ty),
    }
}

/// Puts a constant in the place of an operand.
fn change_operand(module: &mut Module, random: &mut Random) {
    let Some(id) = defined(module, random) else { return };
    let Some(mut body) = module.functions[id].body.take() else { return };
    let mut operands = Vec::new();
    body.map_values(|value| {
        operands.push(value);
        value
    });
    let chosen = random.below(operands.len());
    let value = operands.get(chosen).copied();
    if let Some(ty) = value.and_then(|value| module.type_of(&body, value)) {
        let constant = constant(module, random, ty);
        let mut index = 0;
        body.map_values(|value| {
            index += 1;
            if index - 1 == chosen { Value::Constant(constant) } else { value }
        });
    }
    module.functions[id].body = Some(body);
}

fn change_instruction(module: &mut Module, random: &mut Random) {
    let Some(id) = defined(module, random) else { return };
    let Some(body) = &mut module.functions[id].body else { return };
    let ids: Vec<_> = body.instructions().map(|(id, _)| id).collect();
    let id = random.of(&ids);
    change_kind(body, id, random);
}

fn change_kind(body: &mut Body, id: dxil_ir::InstructionId, random: &mut Random) {
    let fast = FastMathFlags::FAST;
    match &mut body.instructions[id].kind {
        Kind::Binary { op, .. } => {
            let other = random.of(BinaryOp::ALL);
            *op = other.with_flag_bits(random.below(4) as u8).unwrap_or(other);
        }
        Kind::Cast { op, .. } => *op = random.of(CastOp::ALL),
        Kind::ICmp { predicate, .. } => *predicate = random.of(IntPredicate::ALL),
        Kind::FCmp { predicate, flags, .. } => {
            *predicate = random.of(FloatPredicate::ALL);
            *flags = random.of(&[fast, FastMathFlags::NONE, FastMathFlags::NO_NANS]);
        }
        Kind::Call { tail, calling_convention, attributes, .. } => match random.below(3) {
            0 => *tail = random.of(&[TailCall::None, TailCall::Tail, TailCall::MustTail]),
            1 => *calling_convention = random.below(128) as u16,
            _ => *attributes = None,
        },
        Kind::Load { alignment, volatile, .. } | Kind::Store { alignment, volatile, .. } => {
            *alignment = 1 << random.below(31);
            *volatile = random.coin();
        }
        Kind::GetElementPtr { flags, .. } => *flags = GepFlags(random.coin().into()),
        Kind::Alloca { alignment, .. } => *alignment = 1 << random.below(31),
        Kind::Branch { target } => *target = random.of(&body.order),
        _ => body.instructions[id].location = None,
    }
}

/// Adds named metadata with a new node.
fn add_metadata(module: &mut Module, random: &mut Random) {
    let ids: Vec<_> = module.metadata.arena().ids().collect();
    let text = random.of(&NAMES);
    let ty = module.types.integer(32);
    let number = constant(module, random, ty);
    let operands = [
        Some(module.metadata.string(text)),
        Some(module.metadata.constant(number)),
        None,
        Some(if ids.is_empty() { module.metadata.string("") } else { random.of(&ids) }),
    ];
    let count = random.below(operands.len() + 1);
    let node = module.metadata.tuple(&operands[..count]);
    let name = format!("m{}{}", String::from_utf8_lossy(text), random.below(9));
    module.named_metadata.push(NamedMetadata { name: name.into(), nodes: [node].into() });
}

#[test]
fn changed_modules_survive() {
    let modules = modules();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut verified, mut failures) = (0, Vec::new());
    for round in 0..6 * modules.len() {
        let mut module = modules[round % modules.len()].clone();
        for _ in 0..=random.below(3) {
            change(&mut module, &mut random);
        }
        if verify(&module).is_empty() {
            verified += 1;
            failures.extend(survives(module).err().map(|error| format!("round {round}: {error}")));
        }
    }
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
    assert!(verified > 2 * modules.len(), "{verified} verified");
}
