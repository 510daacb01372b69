//! Checks that every feature of modules occurs in those whose bytes and text are compared with
//! DXC's.
//!
//! The features come from the types: their `ALL` and `KINDS`, the fields of nodes, the operations
//! of `dxil_ops`, the records of `dxil_bitcode::codes`. `table.tsv` has a module for each: one of a
//! compiler if possible, else one written by hand.

mod absent;
mod attributes;
mod body;
mod choice;
mod constants;
mod corpus;
mod metadata;
mod module;
mod records;
mod table;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use dxil_ir::InstructionKind;
use dxil_ops::OpCode;
use expect_test::expect_file;

use corpus::Source;
use table::Table;

/// The features that occur in the modules.
static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table::default();
    for Source { name, bitcode } in corpus::all() {
        let module = dxil_bitcode::read(&bitcode).expect(&name);
        table.source = name;
        records::note(&mut table, &bitcode);
        module::note(&mut table, &module);
        attributes::note(&mut table, &module);
        constants::note(&mut table, &module);
        metadata::note(&mut table, &module);
        for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
            body::note(&mut table, &module, body);
        }
    }
    table
});

#[test]
fn everything_occurs() {
    let mut table = TABLE.clone();
    let mut failures = table.leave_out(absent::ABSENT);
    failures.extend(table.missing());
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
    expect_file!["table.tsv"].assert_eq(&table.to_string());
}

/// The operations that HLSL cannot reach are those of which `tests/fixtures/calls` says so.
#[test]
fn hlsl_reaches_operations() {
    let found = TABLE.found_in_hlsl("operation");
    let all = OpCode::ALL.iter().filter(|op| !op.is_reserved()).map(|op| op.name().to_owned());
    let missing: BTreeSet<_> = all.filter(|name| !found.contains(name)).collect();
    assert_eq!(missing, corpus::unreached_operations());
}

/// HLSL has operations instead of fences, and LLVM 3.7 no operations on one value.
#[test]
fn hlsl_reaches_instructions() {
    let found = TABLE.found_in_hlsl("instruction");
    let kinds = InstructionKind::KINDS.iter();
    let missing: Vec<_> = kinds.filter(|kind| !found.contains(**kind)).collect();
    assert_eq!(missing, [&"Unary", &"Fence"]);
}
