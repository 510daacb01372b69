//! Attachments of functions and instructions: one of a kind, sorted by kind; `!dbg` is the location.

use dxil_bitcode::codes::{self, function, metadata, metadata_attachment};
use dxil_ir::Module;
use dxil_ir::metadata::Location;

use crate::producers::{PROCEDURE, a_module, short_function};
use crate::stream::{Item, block, record};

/// The kinds `dbg` and `tbaa`, an empty list, and a list of a list.
fn kinds_and_nodes() -> Item {
    let kind = |number: u64, name: &str| {
        let name = name.bytes().map(u64::from);
        record(metadata::KIND, &[number].into_iter().chain(name).collect::<Vec<_>>())
    };
    block(
        codes::METADATA,
        [
            kind(0, "dbg"),
            kind(1, "tbaa"),
            kind(2, "prof"),
            record(metadata::NODE, &[]),
            record(metadata::NODE, &[1]),
            record(metadata::LOCATION, &[0, 7, 3, 0, 0]),
        ],
    )
}

/// Reads a module whose function, a return alone, has these attachments.
fn read(attachments: &[&[u64]]) -> Result<Module, dxil_bitcode::Error> {
    let attached = attachments.iter().map(|it| record(metadata_attachment::ATTACHMENT, it));
    let bitcode = a_module([
        short_function(PROCEDURE, false),
        kinds_and_nodes(),
        block(
            codes::FUNCTION,
            [
                record(function::DECLAREBLOCKS, &[1]),
                record(function::INST_RET, &[]),
                block(codes::METADATA_ATTACHMENT, attached.collect::<Vec<_>>()),
            ],
        ),
    ]);
    dxil_bitcode::read(&bitcode)
}

/// The numbers of the kinds and of the nodes, of the function and of its instruction.
fn numbers(module: &Module) -> [Vec<(usize, usize)>; 2] {
    use dxil_ir::Id as _;
    let function = module.functions.values().next().expect("the function");
    let body = function.body.as_ref().expect("its body");
    let of_instruction = body.attachments.values().flatten();
    let numbers = |(kind, node): &(dxil_ir::MetadataKindId, dxil_ir::MetadataId)| {
        (kind.index(), node.index())
    };
    [function.attachments.iter().map(numbers).collect(), of_instruction.map(numbers).collect()]
}

#[test]
fn the_last_one_of_a_kind_counts_and_they_are_sorted() {
    let module = read(&[&[2, 0, 1, 1, 2, 1], &[1, 0], &[0, 2, 0, 2, 1]]).expect("it is valid");
    assert_eq!(numbers(&module), [vec![(1, 0), (2, 1)], vec![(2, 1)]]);
}

#[test]
fn dbg_of_an_instruction_is_its_location() {
    let module = read(&[&[0, 0, 2]]).expect("it is valid");
    assert_eq!(numbers(&module), [vec![], vec![]]);
    let body = module.functions.values().next().and_then(|it| it.body.as_ref());
    let location: Option<Location> = body.and_then(|it| it.instructions.values().next()?.location);
    assert_eq!(location.map(|it| (it.line, it.column)), Some((7, 3)));
}

#[test]
fn dbg_of_an_instruction_is_nothing_else() {
    let error = read(&[&[0, 0, 0]]).expect_err("a list is no location");
    assert!(error.to_string().contains("`!dbg` is no location"), "{error}");
}
