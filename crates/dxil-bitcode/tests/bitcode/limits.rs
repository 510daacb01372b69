//! Limits of depth, and wrong counts.

use dxil_bitcode::codes::{self, constants, function, metadata, module, types};

use crate::producers::{DECLARE, I32, PROCEDURE, a_module, short_function};
use crate::stream::{Item, block, record, write};

const DEPTH: u64 = 100_000;

fn round_trip(bitcode: &[u8]) -> Result<(), dxil_bitcode::Error> {
    let module = dxil_bitcode::read(bitcode)?;
    let written = dxil_bitcode::write(&module)?;
    assert_eq!(dxil_bitcode::write(&dxil_bitcode::read(&written)?), Ok(written));
    Ok(())
}

/// A module that calls a function with metadata as an argument, so that the writer numbers it.
fn with_metadata(items: Vec<Item>) -> Vec<u8> {
    a_module([
        short_function(DECLARE, true),
        short_function(PROCEDURE, false),
        block(codes::METADATA, items),
        block(
            codes::FUNCTION,
            [
                record(function::DECLAREBLOCKS, &[1]),
                record(function::INST_CALL, &[0, 1 << 15, DECLARE, 2, 2]),
                record(function::INST_RET, &[]),
            ],
        ),
    ])
}

#[test]
fn metadata_may_be_deep_or_circular() {
    let chain =
        |last: u64| (1..=DEPTH).map(move |next| record(metadata::NODE, &[(next + 1) % last]));
    round_trip(&with_metadata(chain(DEPTH + 1).collect())).unwrap();
    let circle = (1..=DEPTH).map(|next| record(metadata::NODE, &[next % DEPTH + 1]));
    round_trip(&with_metadata(circle.collect())).unwrap();
}

/// Each constant is the sum of the one before with itself: walking them as a tree would take
/// forever.
#[test]
fn constants_may_be_deep() {
    for backwards in [false, true] {
        let first = 1; // after the function
        let operand = |index: u64| if backwards { first + index + 1 } else { first + index - 1 };
        let last = if backwards { DEPTH } else { 0 };
        let sums = (0..=DEPTH).map(|index| match index == last {
            true => record(constants::INTEGER, &[2]),
            false => record(constants::CE_BINOP, &[0, operand(index), operand(index)]),
        });
        let all: Vec<_> =
            core::iter::once(record(constants::SETTYPE, &[I32])).chain(sums).collect();
        let root = if backwards { 0 } else { DEPTH };
        // In the module, used by metadata, and in a function, used by an instruction.
        round_trip(&a_module([
            short_function(PROCEDURE, true),
            block(codes::CONSTANTS, all.clone()),
            block(
                codes::METADATA,
                [
                    record(metadata::VALUE, &[I32, first + root]),
                    record(metadata::NODE, &[1]),
                    record(metadata::NAME, &[97]),
                    record(metadata::NAMED_NODE, &[1]),
                ],
            ),
        ]))
        .unwrap();
        round_trip(&a_module([
            short_function(PROCEDURE, false),
            block(
                codes::FUNCTION,
                [
                    record(function::DECLAREBLOCKS, &[1]),
                    block(codes::CONSTANTS, all),
                    record(function::INST_BINOP, &[DEPTH + 1 - root, DEPTH + 1 - root, 0]),
                    record(function::INST_RET, &[]),
                ],
            ),
        ]))
        .unwrap();
    }
}

fn with_types(items: Vec<Item>) -> Vec<u8> {
    write(&[block(codes::MODULE, [record(module::VERSION, &[1]), block(codes::TYPE, items)])])
}

#[test]
fn types_nest_to_a_limit() {
    let pointers = |depth| {
        let pointers = (0..depth).map(|pointee| record(types::POINTER, &[pointee, 0]));
        core::iter::once(record(types::INTEGER, &[8])).chain(pointers).collect()
    };
    round_trip(&with_types(pointers(255))).unwrap();
    let error = dxil_bitcode::read(&with_types(pointers(DEPTH))).unwrap_err();
    assert!(error.to_string().ends_with("types nest deeper than 256"), "{error}");
}

#[test]
fn structs_may_hold_each_other_without_end() {
    // Pointers to the next struct, and the structs around them, in turn.
    let pairs = (0..DEPTH).flat_map(|index| {
        let pointer = 2 * index;
        let next = 2 * ((index + 1) % DEPTH) + 1;
        [record(types::POINTER, &[next, 0]), record(types::STRUCT_NAMED, &[0, pointer])]
    });
    let mut items: Vec<_> = pairs.collect();
    items.push(record(types::VOID, &[]));
    items.push(record(types::FUNCTION, &[0, 2 * DEPTH, 0]));
    let module = [
        record(module::VERSION, &[1]),
        block(codes::TYPE, items),
        short_function(2 * DEPTH + 1, true),
    ];
    round_trip(&write(&[block(codes::MODULE, module)])).unwrap();
}

#[test]
fn counts_are_not_trusted() {
    let errors = [u64::MAX, 1 << 32, 1 << 10].map(|count| {
        let body = [record(function::DECLAREBLOCKS, &[count]), record(function::INST_RET, &[])];
        let module = a_module([short_function(PROCEDURE, false), block(codes::FUNCTION, body)]);
        dxil_bitcode::read(&module).unwrap_err().to_string()
    });
    assert!(errors.iter().all(|error| error.contains("number of blocks is")), "{errors:?}");
    let types = vec![record(types::NUMENTRY, &[u64::MAX]), record(types::VOID, &[])];
    round_trip(&with_types(types)).unwrap();
}

/// Literals of abbreviations take no bits: a small file could claim many operands.
#[test]
fn records_have_no_more_operands_than_bits() {
    use dxil_bitstream::{Abbreviation, Operand, Writer};
    let mut writer = Writer::new();
    writer.enter_block(codes::MODULE, 3).unwrap();
    let literals: Vec<_> = (0..100).map(|_| Operand::Literal(module::TRIPLE.into())).collect();
    let id = writer.define_abbreviation(Abbreviation::new(literals).unwrap()).unwrap();
    let operands = [u64::from(module::TRIPLE); 99];
    writer.abbreviated_record(id, module::TRIPLE, &operands, None).unwrap();
    writer.exit_block().unwrap();
    let error = dxil_bitcode::read(&writer.finish().unwrap()).unwrap_err();
    assert!(error.to_string().ends_with("more operands than bits"), "{error}");
}
