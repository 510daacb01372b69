//! The operations of expressions that locate a variable.

use dxil_ir::Dialect;

/// The operations of expressions: their numbers and their names.
const OPERATIONS: &[(u64, &str)] = &[
    (0x03, "DW_OP_addr"),
    (0x06, "DW_OP_deref"),
    (0x08, "DW_OP_const1u"),
    (0x09, "DW_OP_const1s"),
    (0x0a, "DW_OP_const2u"),
    (0x0b, "DW_OP_const2s"),
    (0x0c, "DW_OP_const4u"),
    (0x0d, "DW_OP_const4s"),
    (0x0e, "DW_OP_const8u"),
    (0x0f, "DW_OP_const8s"),
    (0x10, "DW_OP_constu"),
    (0x11, "DW_OP_consts"),
    (0x12, "DW_OP_dup"),
    (0x13, "DW_OP_drop"),
    (0x14, "DW_OP_over"),
    (0x15, "DW_OP_pick"),
    (0x16, "DW_OP_swap"),
    (0x17, "DW_OP_rot"),
    (0x18, "DW_OP_xderef"),
    (0x19, "DW_OP_abs"),
    (0x1a, "DW_OP_and"),
    (0x1b, "DW_OP_div"),
    (0x1c, "DW_OP_minus"),
    (0x1d, "DW_OP_mod"),
    (0x1e, "DW_OP_mul"),
    (0x1f, "DW_OP_neg"),
    (0x20, "DW_OP_not"),
    (0x21, "DW_OP_or"),
    (0x22, "DW_OP_plus"),
    (0x23, "DW_OP_plus_uconst"),
    (0x24, "DW_OP_shl"),
    (0x25, "DW_OP_shr"),
    (0x26, "DW_OP_shra"),
    (0x27, "DW_OP_xor"),
    (0x28, "DW_OP_bra"),
    (0x29, "DW_OP_eq"),
    (0x2a, "DW_OP_ge"),
    (0x2b, "DW_OP_gt"),
    (0x2c, "DW_OP_le"),
    (0x2d, "DW_OP_lt"),
    (0x2e, "DW_OP_ne"),
    (0x2f, "DW_OP_skip"),
    (0x90, "DW_OP_regx"),
    (0x91, "DW_OP_fbreg"),
    (0x92, "DW_OP_bregx"),
    (0x93, "DW_OP_piece"),
    (0x94, "DW_OP_deref_size"),
    (0x95, "DW_OP_xderef_size"),
    (0x96, "DW_OP_nop"),
    (0x97, "DW_OP_push_object_address"),
    (0x98, "DW_OP_call2"),
    (0x99, "DW_OP_call4"),
    (0x9a, "DW_OP_call_ref"),
    (0x9b, "DW_OP_form_tls_address"),
    (0x9c, "DW_OP_call_frame_cfa"),
    (0x9d, "DW_OP_bit_piece"),
    (0x9e, "DW_OP_implicit_value"),
    (0x9f, "DW_OP_stack_value"),
    (0xe0, "DW_OP_GNU_push_tls_address"),
    (0xfb, "DW_OP_GNU_addr_index"),
    (0xfc, "DW_OP_GNU_const_index"),
];

/// The operations whose names end with a number from 0 to 31: that of 0, and their names.
const NUMBERED_OPERATIONS: &[(u64, &str)] = &[(0x30, "lit"), (0x50, "reg"), (0x70, "breg")];

/// The operations that only LLVM 23 knows.
const MODERN_OPERATIONS: &[(u64, &str)] = &[
    (0xa0, "DW_OP_implicit_pointer"),
    (0xa1, "DW_OP_addrx"),
    (0xa2, "DW_OP_constx"),
    (0xa3, "DW_OP_entry_value"),
    (0xa4, "DW_OP_const_type"),
    (0xa5, "DW_OP_regval_type"),
    (0xa6, "DW_OP_deref_type"),
    (0xa7, "DW_OP_xderef_type"),
    (0xa8, "DW_OP_convert"),
    (0xa9, "DW_OP_reinterpret"),
    (0x1000, "DW_OP_LLVM_fragment"),
    (CONVERT, "DW_OP_LLVM_convert"),
    (0x1002, "DW_OP_LLVM_tag_offset"),
    (0x1003, "DW_OP_LLVM_entry_value"),
    (0x1004, "DW_OP_LLVM_implicit_pointer"),
    (0x1005, "DW_OP_LLVM_arg"),
    (0x1006, "DW_OP_LLVM_extract_bits_sext"),
    (0x1007, "DW_OP_LLVM_extract_bits_zext"),
];

/// The conversion to a size and an encoding, which the text of modern LLVM names.
pub(crate) const CONVERT: u64 = 0x1001;

/// The number of the operation of this name.
pub(crate) fn operation_number(name: &[u8], dialect: Dialect) -> Option<u64> {
    let modern = if dialect == Dialect::Modern { MODERN_OPERATIONS } else { &[] };
    let mut named = OPERATIONS.iter().chain(modern);
    let named = named.find(|(_, known)| known.as_bytes() == name);
    let numbered = || {
        let mut all = NUMBERED_OPERATIONS.iter();
        all.find_map(|&(first, prefix)| {
            let digits = name.strip_prefix(b"DW_OP_")?.strip_prefix(prefix.as_bytes())?;
            (0..32)
                .find(|number| alloc::format!("{number}").as_bytes() == digits)
                .map(|it| first + it)
        })
    };
    named.map(|&(code, _)| code).or_else(numbered)
}

/// The name of an operation that LLVM accepts in expressions, and the number of its operands.
pub(crate) fn operation(code: u64, dialect: Dialect) -> Option<(&'static str, usize)> {
    match dialect {
        Dialect::Dxil => old_operation(code),
        Dialect::Modern => modern_operation(code),
    }
}

fn modern_operation(code: u64) -> Option<(&'static str, usize)> {
    let count = match code {
        // `deref`, `constu` and `consts`, then those on the values of a stack.
        0x06 | 0x12..=0x14 | 0x16..=0x22 | 0x24..=0x27 | 0x29..=0x2e | 0x97 | 0x9f | 0x1004 => 0,
        0x10 | 0x11 | 0x23 | 0x90 | 0x94 | 0x1002 | 0x1003 | 0x1005 => 1,
        0x92 | 0x1000 | CONVERT | 0x1006 | 0x1007 => 2,
        _ => return None,
    };
    let mut all = OPERATIONS.iter().chain(MODERN_OPERATIONS);
    all.find(|(known, _)| *known == code).map(|(_, name)| (*name, count))
}

/// The name of an operation that LLVM 3.7 accepts in expressions, and the number of its operands.
fn old_operation(code: u64) -> Option<(&'static str, usize)> {
    match code {
        0x06 => Some(("DW_OP_deref", 0)),
        0x22 => Some(("DW_OP_plus", 1)),
        0x9d => Some(("DW_OP_bit_piece", 2)),
        _ => None,
    }
}
