//! Modules of other writers than DXC's.

use std::collections::BTreeMap;
use std::fmt::Write;

use dxil_bitcode::codes::{self, constants, function, metadata, module, types, value_symtab};
use dxil_ir::metadata::NodeKind;
use dxil_ir::{
    ConstantKind, Expression, GepFlags, Id as _, InstructionKind, Linkage, Metadata, Module,
    StructBody, Type, Value, Variable,
};

use crate::modules;
use crate::stream::{self, Item, block, record, text, write};

/// The numbers of the types of [`a_module`].
pub(crate) const VOID: u64 = 0;
pub(crate) const I32: u64 = 1;
pub(crate) const METADATA: u64 = 2;
/// `void ()`
pub(crate) const PROCEDURE: u64 = 3;
/// `void (metadata)`
pub(crate) const DECLARE: u64 = 4;
/// `i32 (i32)`
pub(crate) const FUNCTION: u64 = 5;

pub(crate) fn type_table() -> Item {
    block(
        codes::TYPE,
        [
            record(types::NUMENTRY, &[6]),
            record(types::VOID, &[]),
            record(types::INTEGER, &[32]),
            record(types::METADATA, &[]),
            record(types::FUNCTION, &[0, VOID]),
            record(types::FUNCTION, &[0, VOID, METADATA]),
            record(types::FUNCTION, &[0, I32, I32]),
        ],
    )
}

/// A function record without optional operands.
pub(crate) fn short_function(ty: u64, is_declaration: bool) -> Item {
    record(module::FUNCTION, &[ty, 0, is_declaration.into(), 0, 0, 0, 0, 0])
}

/// A module with these blocks and records after its version and types.
pub(crate) fn a_module(items: impl IntoIterator<Item = Item>) -> Vec<u8> {
    let start = [record(module::VERSION, &[1]), type_table()];
    write(&[block(codes::MODULE, start.into_iter().chain(items).collect::<Vec<_>>())])
}

fn read(bitcode: &[u8]) -> Module {
    let module = dxil_bitcode::read(bitcode).unwrap();
    let written = dxil_bitcode::write(&module).unwrap();
    let again = dxil_bitcode::read(&written).unwrap();
    assert_eq!(dxil_bitcode::write(&again), Ok(written), "it is written as it is read again");
    module
}

/// The operand of the first instruction of the second function: the argument of a call.
fn first_argument(module: &Module) -> Value {
    let body = module.functions.values().find_map(|function| function.body.as_ref()).unwrap();
    let (_, call) = body.instructions().find(|(_, it)| !it.is_terminator()).unwrap();
    let InstructionKind::Call { arguments, .. } = call.kind else { panic!("{call:?}") };
    body.list(arguments)[0]
}

/// Counts each kind of block and record, by its block and name.
fn count(items: &[Item], parent: u32, change: i64, counts: &mut BTreeMap<String, i64>) {
    for item in items {
        let kind = match item {
            Item::Block(id, _) => codes::block_name(*id).unwrap().to_owned(),
            Item::Record(code, _) => {
                let block = codes::block_name(parent).unwrap();
                format!("{block} {}", codes::record_name(parent, *code).unwrap())
            }
        };
        *counts.entry(kind).or_default() += change;
        if let Item::Block(id, items) = item {
            count(items, *id, change, counts);
        }
    }
}

/// Differences between the bitcode of LLVM's backend and Mesa and ours: the number of blocks and
/// records of each kind that we write more or less.
#[test]
fn other_writers_choose_otherwise() {
    let mut text = String::new();
    for folder in ["producers/llvm", "producers/mesa"] {
        let mut counts = BTreeMap::new();
        for fixture in modules::in_containers(&[folder]) {
            let written = dxil_bitcode::write(&read(&fixture.bitcode)).unwrap();
            count(&stream::parse(&fixture.bitcode), 0, -1, &mut counts);
            count(&stream::parse(&written), 0, 1, &mut counts);
        }
        counts.retain(|_, difference| *difference != 0);
        writeln!(text, "{folder}").unwrap();
        for (kind, difference) in counts {
            writeln!(text, "  {difference:+} {kind}").unwrap();
        }
    }
    expect_test::expect![[r#"
        producers/llvm
          -3 CONSTANTS_BLOCK CE_GEP
          +2 CONSTANTS_BLOCK CE_INBOUNDS_GEP
          -1 CONSTANTS_BLOCK INTEGER
          +2 CONSTANTS_BLOCK NULL
          +1 CONSTANTS_BLOCK SETTYPE
          -2 METADATA_ATTACHMENT_BLOCK
          -5 METADATA_BLOCK
          -2 METADATA_BLOCK VALUE
          -1 TYPE_BLOCK_ID FUNCTION
          -3 TYPE_BLOCK_ID INTEGER
          -18 TYPE_BLOCK_ID OPAQUE
          -4 TYPE_BLOCK_ID POINTER
          -18 TYPE_BLOCK_ID STRUCT_NAME
        producers/mesa
          +13 CONSTANTS_BLOCK
          -6 CONSTANTS_BLOCK AGGREGATE
          +5 CONSTANTS_BLOCK DATA
          -24 CONSTANTS_BLOCK INTEGER
          -114 CONSTANTS_BLOCK SETTYPE
          -1 CONSTANTS_BLOCK UNDEF
          -2 PARAMATTR_BLOCK_ID ENTRY
          -2 PARAMATTR_GROUP_BLOCK_ID ENTRY
          -12 TYPE_BLOCK_ID FUNCTION
          +8 TYPE_BLOCK_ID LABEL
          +92 TYPE_BLOCK_ID POINTER
    "#]]
    .assert_eq(&text);
}

/// LLVM's backend does not mark addresses inside a variable as `inbounds`. DXC marks those that are
/// here, except for a variable with weak linkage.
#[test]
fn addresses_inside_variables_are_found() {
    let inbounds = |linkage, indices: &[u64]| {
        let mut module = Module::new();
        let i32 = module.types.integer(32);
        let inner = module.types.intern(Type::Array { element: i32, length: 3 });
        let source = module
            .types
            .define_struct("s", StructBody { elements: [i32, inner].into(), packed: false });
        let (_, pointer) =
            module.add_variable(Variable { linkage, ..Variable::new("variable", source) });
        let indices = indices.iter().map(|&it| module.constants.integer(&module.types, i32, it));
        let operands = [pointer].into_iter().chain(indices).collect();
        let address = Expression::GetElementPtr { source, flags: GepFlags::NONE, operands };
        let ty = module.types.pointer(i32);
        let address = module.constants.intern(ty, ConstantKind::Expression(address));
        module
            .add_variable(Variable { initializer: Some(address), ..Variable::new("address", ty) });
        let module = read(&dxil_bitcode::write(&module).unwrap());
        let address = module.variables.values().nth(1).unwrap().initializer.unwrap();
        match module.constants[address].kind {
            ConstantKind::Expression(Expression::GetElementPtr { flags, .. }) => {
                flags == GepFlags::INBOUNDS
            }
            _ => panic!("no address"),
        }
    };
    assert!(inbounds(Linkage::External, &[0, 0]));
    assert!(inbounds(Linkage::External, &[0, 1, 2]));
    assert!(!inbounds(Linkage::External, &[0, 1, 3]));
    assert!(!inbounds(Linkage::External, &[2, 1, 2]));
    assert!(!inbounds(Linkage::ExternalWeak, &[0, 1, 2]));
}

/// Mesa writes no symbols in functions, no kinds of metadata, and all constants in the module; its
/// records of functions and variables have all operands, while other writers may omit the last
/// ones.
#[test]
fn records_of_globals_may_be_short() {
    let module = read(&a_module([
        short_function(PROCEDURE, false),
        block(
            codes::FUNCTION,
            [record(function::DECLAREBLOCKS, &[1]), record(function::INST_RET, &[])],
        ),
        block(
            codes::VALUE_SYMTAB,
            [record(value_symtab::ENTRY, &[&[0], &text("main")[..]].concat())],
        ),
    ]));
    let main = module.functions.values().next().unwrap();
    assert_eq!(main.name, "main");
    assert!(main.body.is_some() && main.comdat.is_none() && main.prefix.is_none());
}

/// LLVM's writer for DirectX writes metadata that only one function uses to that function.
#[test]
fn functions_may_have_metadata_of_their_own() {
    let call = |metadata: u64| {
        // The callee is value 0, the next value is 2.
        record(
            function::INST_CALL,
            &[0, 1 << 15, DECLARE, 2, 2_u64.wrapping_sub(metadata) & 0xffff_ffff],
        )
    };
    let body = |metadata| {
        block(
            codes::FUNCTION,
            [
                record(function::DECLAREBLOCKS, &[1]),
                block(
                    codes::METADATA,
                    [
                        // Refers to a later node and to one of the module.
                        record(metadata::NODE, &[3, 1]),
                        record(metadata::STRING, &text("local")),
                    ],
                ),
                call(metadata),
                record(function::INST_RET, &[]),
            ],
        )
    };
    for (number, expected) in [(0, "module"), (2, "local")] {
        let module = read(&a_module([
            short_function(DECLARE, true),
            short_function(PROCEDURE, false),
            block(codes::METADATA, [record(metadata::STRING, &text("module"))]),
            body(number),
        ]));
        let Value::Metadata(id) = first_argument(&module) else { panic!("{module:?}") };
        assert_eq!(module.metadata[id], Metadata::String(expected.into()));
    }
    let module = read(&a_module([
        short_function(DECLARE, true),
        short_function(PROCEDURE, false),
        block(codes::METADATA, [record(metadata::STRING, &text("module"))]),
        body(1),
    ]));
    let Value::Metadata(id) = first_argument(&module) else { panic!("{module:?}") };
    let Metadata::Node(node) = &module.metadata[id] else { panic!("{:?}", module.metadata[id]) };
    let NodeKind::Tuple(operands) = &node.kind else { panic!("{node:?}") };
    let strings: Vec<_> = operands.iter().map(|id| &module.metadata[id.unwrap()]).collect();
    let string = |text: &str| Metadata::String(text.into());
    assert_eq!(strings, [&string("local"), &string("module")]);
}

/// A constant in metadata of a function may be a constant of the function.
#[test]
fn metadata_of_functions_may_hold_constants() {
    let module = read(&a_module([
        short_function(DECLARE, true),
        short_function(PROCEDURE, false),
        block(
            codes::FUNCTION,
            [
                record(function::DECLAREBLOCKS, &[1]),
                block(
                    codes::CONSTANTS,
                    [record(constants::SETTYPE, &[I32]), record(constants::INTEGER, &[14])],
                ),
                block(codes::METADATA, [record(metadata::VALUE, &[I32, 2])]),
                record(function::INST_CALL, &[0, 1 << 15, DECLARE, 3, 3]),
                record(function::INST_RET, &[]),
            ],
        ),
    ]));
    let Value::Metadata(id) = first_argument(&module) else { panic!("{module:?}") };
    let Metadata::Constant(constant) = module.metadata[id] else { panic!("{module:?}") };
    assert_eq!(module.constants[constant].kind, ConstantKind::Integer(7));
}

/// An instruction may use a later one, and may be used as metadata.
#[test]
fn values_may_follow_their_uses() {
    let forward = |distance: i64| distance as u64 & 0xffff_ffff;
    let module = read(&a_module([
        short_function(DECLARE, true),
        short_function(FUNCTION, false),
        block(
            codes::FUNCTION,
            [
                record(function::DECLAREBLOCKS, &[3]),
                // Argument: value 2. The two sums: 3 and 4.
                block(codes::METADATA, [record(metadata::VALUE, &[I32, 4])]),
                record(function::INST_BR, &[2]),
                record(function::INST_BINOP, &[forward(-1), I32, 1, 0]),
                record(function::INST_RET, &[1]),
                record(function::INST_CALL, &[0, 1 << 15, DECLARE, 4, 4]),
                record(function::INST_BINOP, &[2, 2, 0]),
                record(function::INST_BR, &[1]),
            ],
        ),
    ]));
    let body = module.functions.values().nth(1).unwrap().body.as_ref().unwrap();
    let ids: Vec<_> = body.instructions.ids().collect();
    let InstructionKind::Binary { operands, .. } = body.instructions[ids[1]].kind else { panic!() };
    assert_eq!(operands, [Value::Instruction(ids[4]), Value::Argument(0)]);
    assert_eq!(first_call_argument(body), Value::MetadataOfInstruction(ids[4]));
    assert_eq!(ids[4].index(), 4);
}

fn first_call_argument(body: &dxil_ir::Body) -> Value {
    let call = body.instructions.values().find_map(|it| match it.kind {
        InstructionKind::Call { arguments, .. } => Some(arguments),
        _ => None,
    });
    body.list(call.unwrap())[0]
}
