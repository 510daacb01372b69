//! The places of entities are those of the records that they were read from.

use std::collections::BTreeMap;
use std::ops::Range;

use dxil_bitcode::{Places, codes};
use dxil_bitstream::read::{Block, Entry, Reader, Record};
use dxil_ir::metadata::NodeKind;
use dxil_ir::{Id as _, InstructionKind, Metadata, Module};

use crate::modules;

/// The block, the code and the operands of a record.
type Found = (u32, u32, Vec<u64>);

/// All records of a stream, by their bits.
fn records(bitcode: &[u8]) -> BTreeMap<(u64, u64), Found> {
    fn walk(block: &Block<'_>, found: &mut BTreeMap<(u64, u64), Found>) {
        let (mut reader, mut record) = (block.reader(), Record::default());
        while let Some(entry) = reader.next_entry(&mut record).expect("an entry") {
            match entry {
                Entry::Block(inner) => walk(&inner, found),
                Entry::Record(record) => {
                    let bits = (record.bits.start, record.bits.end);
                    found.insert(bits, (block.id(), record.code, record.operands.clone()));
                }
                Entry::Abbreviation(_) => {}
            }
        }
    }
    let mut found = BTreeMap::new();
    let mut reader = Reader::new(bitcode).expect("a stream");
    let mut record = Record::default();
    while let Some(entry) = reader.next_entry(&mut record).expect("an entry") {
        if let Entry::Block(block) = entry {
            walk(&block, &mut found);
        }
    }
    found
}

/// The code of the record of an instruction.
fn code_of(kind: &InstructionKind) -> u32 {
    use codes::function as code;
    match kind {
        InstructionKind::Binary { .. } => code::INST_BINOP,
        InstructionKind::Unary { .. } => panic!("LLVM 3.7 has none"),
        InstructionKind::Cast { .. } => code::INST_CAST,
        InstructionKind::ICmp { .. } | InstructionKind::FCmp { .. } => code::INST_CMP2,
        InstructionKind::Select { .. } => code::INST_VSELECT,
        InstructionKind::ExtractElement { .. } => code::INST_EXTRACTELT,
        InstructionKind::InsertElement { .. } => code::INST_INSERTELT,
        InstructionKind::ShuffleVector { .. } => code::INST_SHUFFLEVEC,
        InstructionKind::ExtractValue { .. } => code::INST_EXTRACTVAL,
        InstructionKind::InsertValue { .. } => code::INST_INSERTVAL,
        InstructionKind::GetElementPtr { .. } => code::INST_GEP,
        InstructionKind::Alloca { .. } => code::INST_ALLOCA,
        InstructionKind::Load { atomic: None, .. } => code::INST_LOAD,
        InstructionKind::Load { .. } => code::INST_LOADATOMIC,
        InstructionKind::Store { atomic: None, .. } => code::INST_STORE,
        InstructionKind::Store { .. } => code::INST_STOREATOMIC,
        InstructionKind::Fence { .. } => code::INST_FENCE,
        InstructionKind::CompareExchange { .. } => code::INST_CMPXCHG,
        InstructionKind::AtomicRmw { .. } => code::INST_ATOMICRMW,
        InstructionKind::Phi { .. } => code::INST_PHI,
        InstructionKind::Call { .. } => code::INST_CALL,
        InstructionKind::Return { .. } => code::INST_RET,
        InstructionKind::Branch { .. } | InstructionKind::ConditionalBranch { .. } => code::INST_BR,
        InstructionKind::Switch { .. } => code::INST_SWITCH,
        InstructionKind::Unreachable => code::INST_UNREACHABLE,
    }
}

fn check(name: &str, module: &Module, places: &Places, found: &BTreeMap<(u64, u64), Found>) {
    let record = |bits: Option<Range<u64>>| {
        let bits = bits.unwrap_or_else(|| panic!("{name}: no place"));
        found
            .get(&(bits.start, bits.end))
            .unwrap_or_else(|| panic!("{name}: no record at {bits:?}"))
    };
    let mut last = 0;
    for (id, function) in module.functions.iter() {
        let (block, code, operands) = record(places.function(id));
        assert_eq!((*block, *code), (codes::MODULE, codes::module::FUNCTION), "{name}");
        let stated = [function.calling_convention.into(), function.body.is_none().into()];
        assert_eq!(operands[1..3], stated, "{name}");
        for (index, instruction) in function.body.iter().flat_map(|it| it.instructions.iter()) {
            let bits = places.instruction(id, index).expect("a place");
            assert!(last <= bits.start, "{name}: instructions are in order");
            last = bits.end;
            let (block, found, operands) = record(Some(bits));
            assert_eq!((*block, *found), (codes::FUNCTION, code_of(&instruction.kind)), "{name}");
            match instruction.kind {
                InstructionKind::Call { arguments, calling_convention, .. } => {
                    assert!(operands.len() >= 3 + arguments.len(), "{name}");
                    assert_eq!(operands[1] >> 1 & 0x3ff, calling_convention.into(), "{name}");
                }
                InstructionKind::Return { value } => {
                    assert_eq!(operands.is_empty(), value.is_none(), "{name}");
                }
                _ => {}
            }
        }
    }
    for (id, variable) in module.variables.iter() {
        let (block, code, operands) = record(places.variable(id));
        assert_eq!((*block, *code), (codes::MODULE, codes::module::GLOBALVAR), "{name}");
        assert_eq!(operands[2] == 0, variable.initializer.is_none(), "{name}");
        assert_eq!(operands[1] & 1 != 0, variable.constant, "{name}");
    }
    for (id, alias) in module.aliases.iter() {
        let (block, code, operands) = record(places.alias(id));
        assert_eq!((*block, *code), (codes::MODULE, codes::module::ALIAS), "{name}");
        assert_eq!(operands[2], alias.linkage.code(), "{name}");
    }
    for (id, metadata) in module.metadata.arena().iter() {
        let Some(bits) = places.metadata(id) else { continue };
        let (block, code, operands) = record(Some(bits));
        assert_eq!(*block, codes::METADATA, "{name}");
        match metadata {
            Metadata::String(string) => {
                let bytes: Vec<u64> = string.iter().map(|&byte| byte.into()).collect();
                assert_eq!((*code, operands), (codes::metadata::STRING, &bytes), "{name}");
            }
            Metadata::Constant(_) => assert_eq!(*code, codes::metadata::VALUE, "{name}"),
            Metadata::Node(node) => {
                if let NodeKind::Tuple(references) = &node.kind {
                    let numbers =
                        references.iter().map(|it| it.map_or(0, |id| id.index() as u64 + 1));
                    assert_eq!(operands, &numbers.collect::<Vec<_>>(), "{name}");
                } else {
                    assert_eq!(operands[0] & 1 != 0, node.distinct, "{name}");
                }
            }
        }
    }
}

#[test]
fn places_are_those_of_records() {
    let mut fixtures = modules::all();
    fixtures.extend(modules::in_containers(&["producers/llvm", "producers/mesa", "built"]));
    assert!(fixtures.len() > 500, "{} modules", fixtures.len());
    for fixture in &fixtures {
        let module = dxil_bitcode::read(&fixture.bitcode).unwrap();
        let places = Places::read(&fixture.bitcode, &module).unwrap();
        check(&fixture.name, &module, &places, &records(&fixture.bitcode));
    }
}

/// The places count from the first bit of the file, also after a wrapper.
#[test]
fn a_wrapper_moves_places() {
    let fixture = &modules::all()[0];
    let module = dxil_bitcode::read(&fixture.bitcode).unwrap();
    let header = [0x0b17_c0de, 0, 20, u32::try_from(fixture.bitcode.len()).unwrap(), 0];
    let mut wrapped: Vec<u8> = header.iter().flat_map(|word: &u32| word.to_le_bytes()).collect();
    wrapped.extend(&fixture.bitcode);
    let [places, moved] =
        [&fixture.bitcode, &wrapped].map(|file| Places::read(file, &module).unwrap());
    for id in module.functions.ids() {
        let bits = places.function(id).expect("a place");
        assert_eq!(moved.function(id), Some(bits.start + 160..bits.end + 160));
    }
}

/// A module with another function is not the one that was read.
#[test]
fn another_module_has_no_places() {
    let fixture = &modules::all()[0];
    let mut module = dxil_bitcode::read(&fixture.bitcode).unwrap();
    let ty = module.functions.values().next().expect("a function").ty;
    module.add_function(dxil_ir::Function::new("new", ty));
    let error = Places::read(&fixture.bitcode, &module).unwrap_err();
    assert_eq!(error.to_string(), "it is another module");
}
