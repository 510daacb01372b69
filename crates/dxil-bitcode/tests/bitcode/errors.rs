//! Errors of the reader: messages and places.

use dxil_bitcode::codes::{
    self, constants, function, metadata, module, paramattr, paramattr_group, types, uselist,
    value_symtab,
};
use dxil_bitcode::{Error, ErrorKind};
use expect_test::expect;

use crate::producers::{FUNCTION, I32, METADATA, PROCEDURE, a_module, short_function, type_table};
use crate::stream::{Item, block, record, text, write};

fn error(bitcode: &[u8]) -> Error {
    dxil_bitcode::read(bitcode).unwrap_err()
}

/// The error of a module of these blocks and records.
fn of_module(items: &[Item]) -> Error {
    error(&a_module(items.to_vec()))
}

/// The error of the body of a function `i32 (i32)`, which is value 0; the argument is value 1.
fn of_body(items: &[Item]) -> Error {
    let body = block(codes::FUNCTION, items);
    of_module(&[short_function(FUNCTION, false), body])
}

/// Like [`of_body`], after the record of the number of blocks.
fn of_instructions(items: &[Item]) -> Error {
    of_body(&[&[record(function::DECLAREBLOCKS, &[1])], items].concat())
}

/// The error of a block of constants.
fn of_constants(items: &[Item]) -> Error {
    of_module(&[block(codes::CONSTANTS, items)])
}

fn of_types(items: &[Item]) -> Error {
    error(&write(&[block(codes::MODULE, [block(codes::TYPE, items)])]))
}

fn of_metadata(items: &[Item]) -> Error {
    of_module(&[block(codes::METADATA, items)])
}

/// Lists errors, one per line.
fn list(errors: impl IntoIterator<Item = Error>) -> String {
    errors.into_iter().map(|error| format!("{error}\n")).collect()
}

#[test]
fn a_stream_must_hold_a_module() {
    let version = record(module::VERSION, &[1]);
    let truncated = write(&[block(codes::MODULE, [type_table()])]);
    expect![[r#"
        byte 0x0, bit 0: a stream of bitcode begins with `BC` 0xC0DE
        byte 0xc, bit 0: 288 bits are needed, 224 are left
        the stream has no module
        bit 96, FUNCTION_BLOCK: a block FUNCTION_BLOCK does not belong here
        bit 192, MODULE_BLOCK: a block MODULE_BLOCK does not belong here
        bit 96, MODULE_BLOCK: it has no version
        bit 96, MODULE_BLOCK, VERSION: version is 0, not 1 or 2
    "#]]
    .assert_eq(&list([
        error(b"DXBC"),
        error(&truncated[..truncated.len() - 8]),
        error(&write(&[])),
        error(&write(&[block(codes::FUNCTION, [])])),
        error(&write(&[block(codes::MODULE, [version.clone()]), block(codes::MODULE, [version])])),
        error(&write(&[block(codes::MODULE, [])])),
        error(&write(&[block(codes::MODULE, [record(module::VERSION, &[0])])])),
    ]));
}

#[test]
fn records_of_the_module_are_checked() {
    let function = |operands: &[u64]| of_module(&[record(module::FUNCTION, operands)]);
    expect![[r#"
        bit 384, MODULE_BLOCK, record 50: a record of this kind is not known
        bit 448, block 50: a block 50 does not belong here
        bit 384, MODULE_BLOCK, ASM: DXIL has no assembly in the module
        bit 384, MODULE_BLOCK, TRIPLE: a character is 256, not of 8 bits
        bit 384, MODULE_BLOCK, COMDAT: size of the name is 5, not that of the name
        bit 384, MODULE_BLOCK, COMDAT: selection is 0, not a known one
        bit 384, MODULE_BLOCK, FUNCTION: the type is not that of a function
        bit 384, MODULE_BLOCK, FUNCTION: type 99 does not exist: the last is 5
        bit 384, MODULE_BLOCK, FUNCTION: the operand `set of attributes` is missing
        bit 384, MODULE_BLOCK, FUNCTION: declaration is 2, not 0 or 1
        bit 384, MODULE_BLOCK, FUNCTION: linkage is 1, not a known one
        bit 384, MODULE_BLOCK, FUNCTION: set of attributes 0 does not exist: there are none
        bit 384, MODULE_BLOCK, FUNCTION: the alignment is 31, not 0 to 30
        bit 384, MODULE_BLOCK, FUNCTION: section 0 does not exist: there are none
        bit 384, MODULE_BLOCK, FUNCTION: DXIL has no garbage collection
        bit 384, MODULE_BLOCK, FUNCTION: COMDAT 0 does not exist: there are none
        bit 384, MODULE_BLOCK, FUNCTION: DXIL has no personality functions
        bit 384, MODULE_BLOCK, FUNCTION: 1 more operands than are known
        bit 96, MODULE_BLOCK: the number of function bodies is not that of functions with one
        bit 384, MODULE_BLOCK, GLOBALVAR: flags is 0, not those of a variable with its type
        bit 384, MODULE_BLOCK, GLOBALVAR: value 8 does not exist: the last is 0
        bit 448, VALUE_SYMTAB, ENTRY: value 0 does not exist: there are none
        bit 448, USELIST_BLOCK_ID, DEFAULT: it is empty
    "#]]
    .assert_eq(&list([
        of_module(&[record(50, &[])]),
        of_module(&[block(50, [])]),
        of_module(&[record(module::ASM, &text("nop"))]),
        of_module(&[record(module::TRIPLE, &[256])]),
        of_module(&[record(module::COMDAT, &[1, 5, 97])]),
        of_module(&[record(module::COMDAT, &[0, 0])]),
        function(&[I32, 0, 1, 0, 0, 0, 0, 0]),
        function(&[99]),
        function(&[PROCEDURE, 0, 1, 0]),
        function(&[PROCEDURE, 0, 2]),
        function(&[PROCEDURE, 0, 1, 1]),
        function(&[PROCEDURE, 0, 1, 0, 1]),
        function(&[PROCEDURE, 0, 1, 0, 0, 31]),
        function(&[PROCEDURE, 0, 1, 0, 0, 0, 1]),
        function(&[PROCEDURE, 0, 1, 0, 0, 0, 0, 0, 1]),
        function(&[PROCEDURE, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        function(&[PROCEDURE, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        function(&[PROCEDURE, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        function(&[PROCEDURE, 0, 0, 0, 0, 0, 0, 0]),
        of_module(&[record(module::GLOBALVAR, &[I32, 0])]),
        of_module(&[record(module::GLOBALVAR, &[I32, 2, 9, 0, 0, 0])]),
        of_module(&[block(codes::VALUE_SYMTAB, [record(value_symtab::ENTRY, &[0, 97])])]),
        of_module(&[block(codes::USELIST, [record(uselist::DEFAULT, &[])])]),
    ]));
}

#[test]
fn types_are_checked() {
    let void = record(types::VOID, &[]);
    expect![[r#"
        bit 160, TYPE_BLOCK_ID, INTEGER: width is 0, not 1 to 8388607
        bit 160, TYPE_BLOCK_ID, INTEGER: the operand `width` is missing
        bit 160, TYPE_BLOCK_ID, INTEGER: 1 more operands than are known
        bit 160, TYPE_BLOCK_ID: type 7 does not exist: the last is 0
        bit 187, TYPE_BLOCK_ID, VOID: only named structs may be referred to before their definition
        bit 187, TYPE_BLOCK_ID, VECTOR: a vector has no elements
        bit 160, TYPE_BLOCK_ID, FUNCTION: variadic is 2, not 0 or 1
        bit 160, TYPE_BLOCK_ID: a name is not followed by a type that has one
        bit 160, TYPE_BLOCK_ID, PPC_FP128: a record of this kind is not known
        bit 224, TYPE_BLOCK_ID: a block TYPE_BLOCK_ID does not belong here
    "#]]
    .assert_eq(&list([
        of_types(&[record(types::INTEGER, &[0])]),
        of_types(&[record(types::INTEGER, &[])]),
        of_types(&[record(types::INTEGER, &[32, 0])]),
        of_types(&[record(types::POINTER, &[7, 0])]),
        of_types(&[record(types::POINTER, &[1, 0]), void.clone()]),
        of_types(&[record(types::INTEGER, &[32]), record(types::VECTOR, &[0, 0])]),
        of_types(&[record(types::FUNCTION, &[2, 0])]),
        of_types(&[record(types::STRUCT_NAME, &text("alone"))]),
        of_types(&[record(15, &[])]),
        of_types(&[block(codes::TYPE, [void])]),
    ]));
}

#[test]
fn attributes_are_checked() {
    let groups = |items: &[Item]| of_module(&[block(codes::PARAMATTR_GROUP, items)]);
    let group = |operands: &[u64]| record(paramattr_group::ENTRY, operands);
    expect![[r#"
        bit 448, PARAMATTR_GROUP_BLOCK_ID, ENTRY: the form of an attribute is 2, not 0, 1, 3 or 4
        bit 448, PARAMATTR_GROUP_BLOCK_ID, ENTRY: attribute is 99, not a known one
        bit 448, PARAMATTR_GROUP_BLOCK_ID, ENTRY: the operand `end of a text` is missing
        bit 475, PARAMATTR_GROUP_BLOCK_ID, ENTRY: another group has the same number
        bit 448, PARAMATTR_BLOCK_ID, ENTRY: attribute group 7 does not exist: there are none
        bit 448, PARAMATTR_BLOCK_ID, record 1: a record of this kind is not known
    "#]]
    .assert_eq(&list([
        groups(&[group(&[1, 0, 2])]),
        groups(&[group(&[1, 0, 0, 99])]),
        groups(&[group(&[1, 0, 3, 97])]),
        groups(&[group(&[1, 0]), group(&[1, 0])]),
        of_module(&[block(codes::PARAMATTR, [record(paramattr::ENTRY, &[7])])]),
        of_module(&[block(codes::PARAMATTR, [record(1, &[])])]),
    ]));
}

#[test]
fn constants_are_checked() {
    let set_type = |ty| record(constants::SETTYPE, &[ty]);
    expect![[r#"
        bit 448, CONSTANTS_BLOCK, NULL: no type is set
        bit 448, CONSTANTS_BLOCK, SETTYPE: type 99 does not exist: the last is 5
        bit 469, CONSTANTS_BLOCK, INTEGER: the type is not that of an integer of 64 bits or less
        bit 469, CONSTANTS_BLOCK, FLOAT: the type is not a floating-point type
        bit 469, CONSTANTS_BLOCK, STRING: the type is neither an array nor a vector
        bit 469, CONSTANTS_BLOCK, AGGREGATE: the type is i32, expected an array, a vector or a struct
        bit 469, CONSTANTS_BLOCK, CE_BINOP: the constant contains itself
        bit 469, CONSTANTS_BLOCK, CE_BINOP: value 5 does not exist: the last is 0
        bit 469, CONSTANTS_BLOCK, CE_BINOP: the constant contains itself
        bit 469, CONSTANTS_BLOCK, INLINEASM: DXIL has no inline assembly
        bit 469, CONSTANTS_BLOCK, record 99: a record of this kind is not known
    "#]]
    .assert_eq(&list([
        of_constants(&[record(constants::NULL, &[])]),
        of_constants(&[set_type(99)]),
        of_constants(&[set_type(METADATA), record(constants::INTEGER, &[2])]),
        of_constants(&[set_type(I32), record(constants::FLOAT, &[0])]),
        of_constants(&[set_type(I32), record(constants::STRING, &text("no"))]),
        of_constants(&[set_type(I32), record(constants::AGGREGATE, &[])]),
        of_constants(&[set_type(I32), record(constants::CE_BINOP, &[0, 0, 0])]),
        of_constants(&[set_type(I32), record(constants::CE_BINOP, &[0, 5, 0])]),
        of_constants(&[set_type(I32), record(constants::CE_BINOP, &[13, 0, 0]), record(2, &[])]),
        of_constants(&[set_type(I32), record(constants::INLINEASM, &[])]),
        of_constants(&[set_type(I32), record(99, &[])]),
    ]));
}

#[test]
fn metadata_is_checked() {
    expect![[r#"
        bit 448, METADATA_BLOCK, NODE: metadata 8 does not exist: the last is 0
        bit 448, METADATA_BLOCK, VALUE: value 0 does not exist: there are none
        bit 448, METADATA_BLOCK, NAMED_NODE: it has no name
        bit 448, METADATA_BLOCK: a name is not followed by named metadata
        bit 448, METADATA_BLOCK, KIND: the number of the kind is 1, not that after the last one
        bit 448, METADATA_BLOCK, LOCATION: distinct is 2, not 0 or 1
        bit 448, METADATA_BLOCK, LOCATION: column is 65536, not one that fits
        bit 448, METADATA_BLOCK, FILE: the operand `directory` is missing
        bit 448, METADATA_BLOCK, FILE: 1 more operands than are known
        bit 448, METADATA_BLOCK, GENERIC_DEBUG: it has no header
        bit 448, METADATA_BLOCK, LABEL: a record of this kind is not known
    "#]]
    .assert_eq(&list([
        of_metadata(&[record(metadata::NODE, &[9])]),
        of_metadata(&[record(metadata::VALUE, &[I32, 0])]),
        of_metadata(&[record(metadata::NAMED_NODE, &[])]),
        of_metadata(&[record(metadata::NAME, &text("alone"))]),
        of_metadata(&[record(metadata::KIND, &[1, 97])]),
        of_metadata(&[record(metadata::LOCATION, &[2, 0, 0, 0, 0])]),
        of_metadata(&[record(metadata::LOCATION, &[0, 0, 65536, 0, 0])]),
        of_metadata(&[record(metadata::FILE, &[0, 0])]),
        of_metadata(&[record(metadata::FILE, &[0, 0, 0, 0])]),
        of_metadata(&[record(metadata::GENERIC_DEBUG, &[0, 1, 0])]),
        of_metadata(&[record(40, &[0])]),
    ]));
}

#[test]
fn bodies_are_checked() {
    let ret = record(function::INST_RET, &[1]);
    let blocks = |count| record(function::DECLAREBLOCKS, &[count]);
    expect![[r#"
        bit 512, FUNCTION_BLOCK: the body has fewer blocks than it declares
        bit 512, FUNCTION_BLOCK, DECLAREBLOCKS: number of blocks is 0, not one that fits the body
        bit 512, FUNCTION_BLOCK, INST_RET: the instruction is after the last block
        bit 512, FUNCTION_BLOCK: the body has fewer blocks than it declares
        bit 554, FUNCTION_BLOCK, INST_RET: the instruction is after the last block
        bit 533, FUNCTION_BLOCK, DECLAREBLOCKS: number of blocks is 1, not one that fits the body
        bit 608, CONSTANTS_BLOCK: constants follow instructions
        bit 608, TYPE_BLOCK_ID: a block TYPE_BLOCK_ID does not belong here
        bit 533, FUNCTION_BLOCK, DEBUG_LOC_AGAIN: there is no instruction before it
        bit 554, FUNCTION_BLOCK, DEBUG_LOC: metadata 8 does not exist: there are none
        bit 608, VALUE_SYMTAB, ENTRY: the value is 0, not an argument or an instruction
        bit 608, METADATA_ATTACHMENT_BLOCK, ATTACHMENT: kind of metadata 0 does not exist: there are none
        bit 608, METADATA_BLOCK, KIND: a record of this kind is not known
    "#]].assert_eq(&list([
        of_body(&[]),
        of_body(&[blocks(0)]),
        of_body(std::slice::from_ref(&ret)),
        of_body(&[blocks(2), ret.clone()]),
        of_body(&[blocks(1), ret.clone(), ret.clone()]),
        of_body(&[blocks(1), blocks(1)]),
        of_body(&[blocks(1), ret.clone(), block(codes::CONSTANTS, [])]),
        of_body(&[blocks(1), block(codes::TYPE, [])]),
        of_body(&[blocks(1), record(function::DEBUG_LOC_AGAIN, &[])]),
        of_body(&[blocks(1), ret.clone(), record(function::DEBUG_LOC, &[1, 1, 9, 0])]),
        of_body(&[
            blocks(1),
            ret.clone(),
            block(codes::VALUE_SYMTAB, [record(value_symtab::ENTRY, &[0, 97])]),
        ]),
        of_body(&[blocks(1), ret, block(codes::METADATA_ATTACHMENT, [record(11, &[0, 0, 0])])]),
        of_body(&[blocks(1), block(codes::METADATA, [record(metadata::KIND, &[0])])]),
    ]));
}

#[test]
fn instructions_are_checked() {
    let one = |code, operands: &[u64]| of_instructions(&[record(code, operands)]);
    let alloca = record(function::INST_ALLOCA, &[I32, I32, 1, 0x40]);
    expect![[r#"
        bit 533, FUNCTION_BLOCK, INST_BINOP: the operand `operation` is missing
        bit 533, FUNCTION_BLOCK, INST_BINOP: the operation is 13, not one for the type
        bit 533, FUNCTION_BLOCK, INST_BINOP: an operand has the wrong type
        bit 533, FUNCTION_BLOCK, INST_BINOP: flags is 256, not of 8 bits
        bit 533, FUNCTION_BLOCK, INST_BINOP: the set of flags is 1, not 0 for the operation
        bit 533, FUNCTION_BLOCK, INST_BINOP: the left operand is i32 (i32)*, expected an integer or a vector of integers
        bit 533, FUNCTION_BLOCK, INST_BINOP: 1 more operands than are known
        bit 533, FUNCTION_BLOCK, INST_BINOP: value is 18446744073709551615, not of 32 bits
        bit 533, FUNCTION_BLOCK, INST_CMP2: predicate is 1, not a known one
        bit 533, FUNCTION_BLOCK, INST_CMP2: 1 more operands than are known
        bit 533, FUNCTION_BLOCK, INST_CAST: operation is 99, not a known one
        bit 533, FUNCTION_BLOCK, INST_RET: value 3 does not exist: the last is 1
        bit 533, FUNCTION_BLOCK, INST_BR: block 1 does not exist: the last is 0
        bit 533, FUNCTION_BLOCK, INST_EXTRACTELT: the vector is i32, expected a vector
        bit 533, FUNCTION_BLOCK, INST_EXTRACTVAL: what is indexed is i32, expected a struct or array
        bit 533, FUNCTION_BLOCK, INST_GEP: the pointer is i32, expected a pointer
        bit 533, FUNCTION_BLOCK, INST_CALL: calling convention is 0, not one with bit 15, for an explicit type
        bit 533, FUNCTION_BLOCK, INST_CALL: what is pointed to is i32 (i32), expected void ()
        bit 533, FUNCTION_BLOCK, INST_CALL: what is called is i32, expected a pointer
        bit 533, FUNCTION_BLOCK, INST_CALL: the operand `value` is missing
        bit 533, FUNCTION_BLOCK, INST_ALLOCA: the alignment is 0, not with bit 6 for an explicit type
        bit 578, FUNCTION_BLOCK, INST_LOAD: the alignment is 40, not 0 to 30
        bit 578, FUNCTION_BLOCK, INST_LOAD: the pointer does not point to the type
        bit 533, FUNCTION_BLOCK, INST_LOAD: what is pointed to is i32 (i32), expected one that memory can hold
        bit 533, FUNCTION_BLOCK, INST_LOAD: the pointer is i32, expected a pointer
        bit 533, FUNCTION_BLOCK, INST_STORE: what is pointed to is i32 (i32), expected one that memory can hold
        bit 533, FUNCTION_BLOCK, INST_ATOMICRMW: the pointer is i32, expected a pointer
        bit 533, FUNCTION_BLOCK, INST_SWITCH: the case is 1, not a constant
        bit 533, FUNCTION_BLOCK, INST_INVOKE: DXIL has no `invoke`
        bit 533, FUNCTION_BLOCK, INST_VAARG: DXIL has no `va_arg`
        bit 533, FUNCTION_BLOCK, BLOCKADDR_USERS: a record of this kind is not known
    "#]].assert_eq(&list([
        one(function::INST_BINOP, &[1, 1]),
        one(function::INST_BINOP, &[1, 1, 13]),
        one(function::INST_BINOP, &[1, 2, 0]),
        one(function::INST_BINOP, &[1, 1, 0, 256]),
        one(function::INST_BINOP, &[1, 1, 10, 1]),
        one(function::INST_BINOP, &[2, 2, 0]),
        one(function::INST_BINOP, &[1, 1, 0, 0, 0]),
        one(function::INST_BINOP, &[u64::MAX, 1, 0]),
        one(function::INST_CMP2, &[1, 1, 1]),
        one(function::INST_CMP2, &[1, 1, 32, 1]),
        one(function::INST_CAST, &[1, I32, 99]),
        one(function::INST_RET, &[0xffff_ffff, I32]),
        one(function::INST_BR, &[1]),
        one(function::INST_EXTRACTELT, &[1, 1]),
        one(function::INST_EXTRACTVAL, &[1, 0]),
        one(function::INST_GEP, &[0, I32, 1]),
        one(function::INST_CALL, &[0, 0, FUNCTION, 2, 1]),
        one(function::INST_CALL, &[0, 1 << 15, PROCEDURE, 2]),
        one(function::INST_CALL, &[0, 1 << 15, FUNCTION, 1, 1]),
        one(function::INST_CALL, &[0, 1 << 15, FUNCTION, 2]),
        one(function::INST_ALLOCA, &[I32, I32, 1, 0]),
        of_instructions(&[alloca.clone(), record(function::INST_LOAD, &[1, I32, 40, 0])]),
        of_instructions(&[alloca, record(function::INST_LOAD, &[1, FUNCTION, 1, 0])]),
        one(function::INST_LOAD, &[2, FUNCTION, 1, 0]),
        one(function::INST_LOAD, &[1, I32, 0, 0]),
        one(function::INST_STORE, &[2, 1, 0, 0]),
        one(function::INST_ATOMICRMW, &[1, 1, 0, 0, 7, 1]),
        one(function::INST_SWITCH, &[I32, 1, 0, 1, 0]),
        one(function::INST_INVOKE, &[]),
        one(function::INST_VAARG, &[]),
        one(60, &[]),
    ]));
}

#[test]
fn errors_tell_their_place() {
    let wrong = of_instructions(&[record(function::INST_BINOP, &[1, 1, 13])]);
    assert_eq!(wrong.block(), Some(codes::FUNCTION));
    assert_eq!(wrong.record(), Some(function::INST_BINOP));
    assert!(matches!(wrong.kind(), ErrorKind::Value { value: 13, .. }));
    let unsound = error(&a_module([])[..20]);
    assert!(matches!(unsound.kind(), ErrorKind::Bitstream(_)));
    assert!(unsound.bit().is_some_and(|bit| bit > 0));
}
