//! DWARF's names, as far as LLVM 3.7 knows them.

use dxil_ir::metadata::Form;

/// The tag of a local variable that is not a parameter. DWARF does not have it.
pub(crate) const AUTO_VARIABLE: u16 = 0x100;

/// The tags from 1 on; empty if a number has no tag.
const TAGS: &[&str] = &[
    "DW_TAG_array_type",
    "DW_TAG_class_type",
    "DW_TAG_entry_point",
    "DW_TAG_enumeration_type",
    "DW_TAG_formal_parameter",
    "",
    "",
    "DW_TAG_imported_declaration",
    "",
    "DW_TAG_label",
    "DW_TAG_lexical_block",
    "",
    "DW_TAG_member",
    "",
    "DW_TAG_pointer_type",
    "DW_TAG_reference_type",
    "DW_TAG_compile_unit",
    "DW_TAG_string_type",
    "DW_TAG_structure_type",
    "",
    "DW_TAG_subroutine_type",
    "DW_TAG_typedef",
    "DW_TAG_union_type",
    "DW_TAG_unspecified_parameters",
    "DW_TAG_variant",
    "DW_TAG_common_block",
    "DW_TAG_common_inclusion",
    "DW_TAG_inheritance",
    "DW_TAG_inlined_subroutine",
    "DW_TAG_module",
    "DW_TAG_ptr_to_member_type",
    "DW_TAG_set_type",
    "DW_TAG_subrange_type",
    "DW_TAG_with_stmt",
    "DW_TAG_access_declaration",
    "DW_TAG_base_type",
    "DW_TAG_catch_block",
    "DW_TAG_const_type",
    "DW_TAG_constant",
    "DW_TAG_enumerator",
    "DW_TAG_file_type",
    "DW_TAG_friend",
    "DW_TAG_namelist",
    "DW_TAG_namelist_item",
    "DW_TAG_packed_type",
    "DW_TAG_subprogram",
    "DW_TAG_template_type_parameter",
    "DW_TAG_template_value_parameter",
    "DW_TAG_thrown_type",
    "DW_TAG_try_block",
    "DW_TAG_variant_part",
    "DW_TAG_variable",
    "DW_TAG_volatile_type",
    "DW_TAG_dwarf_procedure",
    "DW_TAG_restrict_type",
    "DW_TAG_interface_type",
    "DW_TAG_namespace",
    "DW_TAG_imported_module",
    "DW_TAG_unspecified_type",
    "DW_TAG_partial_unit",
    "DW_TAG_imported_unit",
    "",
    "DW_TAG_condition",
    "DW_TAG_shared_type",
    "DW_TAG_type_unit",
    "DW_TAG_rvalue_reference_type",
    "DW_TAG_template_alias",
    "DW_TAG_coarray_type",
    "DW_TAG_generic_subrange",
    "DW_TAG_dynamic_type",
];

/// The tags that follow in no order.
const MORE_TAGS: &[(u32, &str)] = &[
    (0x0100, "DW_TAG_auto_variable"),
    (0x0101, "DW_TAG_arg_variable"),
    (0x4081, "DW_TAG_MIPS_loop"),
    (0x4101, "DW_TAG_format_label"),
    (0x4102, "DW_TAG_function_template"),
    (0x4103, "DW_TAG_class_template"),
    (0x4106, "DW_TAG_GNU_template_template_param"),
    (0x4107, "DW_TAG_GNU_template_parameter_pack"),
    (0x4108, "DW_TAG_GNU_formal_parameter_pack"),
    (0x4200, "DW_TAG_APPLE_property"),
];

/// The languages from 1 on.
const LANGUAGES: &[&str] = &[
    "DW_LANG_C89",
    "DW_LANG_C",
    "DW_LANG_Ada83",
    "DW_LANG_C_plus_plus",
    "DW_LANG_Cobol74",
    "DW_LANG_Cobol85",
    "DW_LANG_Fortran77",
    "DW_LANG_Fortran90",
    "DW_LANG_Pascal83",
    "DW_LANG_Modula2",
    "DW_LANG_Java",
    "DW_LANG_C99",
    "DW_LANG_Ada95",
    "DW_LANG_Fortran95",
    "DW_LANG_PLI",
    "DW_LANG_ObjC",
    "DW_LANG_ObjC_plus_plus",
    "DW_LANG_UPC",
    "DW_LANG_D",
    "DW_LANG_Python",
    "DW_LANG_OpenCL",
    "DW_LANG_Go",
    "DW_LANG_Modula3",
    "DW_LANG_Haskell",
    "DW_LANG_C_plus_plus_03",
    "DW_LANG_C_plus_plus_11",
    "DW_LANG_OCaml",
    "DW_LANG_Rust",
    "DW_LANG_C11",
    "DW_LANG_Swift",
    "DW_LANG_Julia",
    "DW_LANG_Dylan",
    "DW_LANG_C_plus_plus_14",
    "DW_LANG_Fortran03",
    "DW_LANG_Fortran08",
];

/// The languages that follow.
const MORE_LANGUAGES: &[(u32, &str)] = &[(0x8001, "DW_LANG_Mips_Assembler")];

/// The encodings of basic types from 1 on.
const ENCODINGS: &[&str] = &[
    "DW_ATE_address",
    "DW_ATE_boolean",
    "DW_ATE_complex_float",
    "DW_ATE_float",
    "DW_ATE_signed",
    "DW_ATE_signed_char",
    "DW_ATE_unsigned",
    "DW_ATE_unsigned_char",
    "DW_ATE_imaginary_float",
    "DW_ATE_packed_decimal",
    "DW_ATE_numeric_string",
    "DW_ATE_edited",
    "DW_ATE_signed_fixed",
    "DW_ATE_unsigned_fixed",
    "DW_ATE_decimal_float",
    "DW_ATE_UTF",
];

/// The virtualities of functions from 1 on.
const VIRTUALITIES: &[&str] = &["DW_VIRTUALITY_virtual", "DW_VIRTUALITY_pure_virtual"];

/// The names of the numbers in fields of a form: those from 1 on, and those that follow.
fn names(form: Form) -> (&'static [&'static str], &'static [(u32, &'static str)]) {
    match form {
        Form::Tag => (TAGS, MORE_TAGS),
        Form::Encoding => (ENCODINGS, &[]),
        Form::Language => (LANGUAGES, MORE_LANGUAGES),
        Form::Virtuality => (VIRTUALITIES, &[]),
        _ => (&[], &[]),
    }
}

/// The name of a number in a field of this form, if it has one.
pub(crate) fn name(form: Form, number: u32) -> Option<&'static str> {
    let (listed, more) = names(form);
    let index = (number as usize).checked_sub(1)?;
    match listed.get(index) {
        Some(name) => Some(*name).filter(|name| !name.is_empty()),
        None => more.iter().find(|&&(code, _)| code == number).map(|&(_, name)| name),
    }
}

/// The number with this name in a field of this form.
pub(crate) fn number(form: Form, name: &[u8]) -> Option<u32> {
    let (listed, more) = names(form);
    let listed = (1..).zip(listed).map(|(code, &name)| (code, name));
    let mut all = listed.chain(more.iter().copied());
    all.find(|(_, known)| known.as_bytes() == name).map(|(code, _)| code)
}

/// The operations of expressions: their numbers, and their names after `DW_OP_`.
const OPERATIONS: &[(u64, &str)] = &[
    (0x03, "addr"),
    (0x06, "deref"),
    (0x08, "const1u"),
    (0x09, "const1s"),
    (0x0a, "const2u"),
    (0x0b, "const2s"),
    (0x0c, "const4u"),
    (0x0d, "const4s"),
    (0x0e, "const8u"),
    (0x0f, "const8s"),
    (0x10, "constu"),
    (0x11, "consts"),
    (0x12, "dup"),
    (0x13, "drop"),
    (0x14, "over"),
    (0x15, "pick"),
    (0x16, "swap"),
    (0x17, "rot"),
    (0x18, "xderef"),
    (0x19, "abs"),
    (0x1a, "and"),
    (0x1b, "div"),
    (0x1c, "minus"),
    (0x1d, "mod"),
    (0x1e, "mul"),
    (0x1f, "neg"),
    (0x20, "not"),
    (0x21, "or"),
    (0x22, "plus"),
    (0x23, "plus_uconst"),
    (0x24, "shl"),
    (0x25, "shr"),
    (0x26, "shra"),
    (0x27, "xor"),
    (0x28, "bra"),
    (0x29, "eq"),
    (0x2a, "ge"),
    (0x2b, "gt"),
    (0x2c, "le"),
    (0x2d, "lt"),
    (0x2e, "ne"),
    (0x2f, "skip"),
    (0x90, "regx"),
    (0x91, "fbreg"),
    (0x92, "bregx"),
    (0x93, "piece"),
    (0x94, "deref_size"),
    (0x95, "xderef_size"),
    (0x96, "nop"),
    (0x97, "push_object_address"),
    (0x98, "call2"),
    (0x99, "call4"),
    (0x9a, "call_ref"),
    (0x9b, "form_tls_address"),
    (0x9c, "call_frame_cfa"),
    (0x9d, "bit_piece"),
    (0x9e, "implicit_value"),
    (0x9f, "stack_value"),
    (0xe0, "GNU_push_tls_address"),
    (0xfb, "GNU_addr_index"),
    (0xfc, "GNU_const_index"),
];

/// The operations whose names end with a number from 0 to 31: that of 0, and their names.
const NUMBERED_OPERATIONS: &[(u64, &str)] = &[(0x30, "lit"), (0x50, "reg"), (0x70, "breg")];

/// The number of the operation of this name.
pub(crate) fn operation_number(name: &[u8]) -> Option<u64> {
    let name = name.strip_prefix(b"DW_OP_")?;
    let named = OPERATIONS.iter().find(|(_, known)| known.as_bytes() == name);
    let numbered = || {
        let mut all = NUMBERED_OPERATIONS.iter();
        all.find_map(|&(first, prefix)| {
            let digits = name.strip_prefix(prefix.as_bytes())?;
            (0..32)
                .find(|number| alloc::format!("{number}").as_bytes() == digits)
                .map(|it| first + it)
        })
    };
    named.map(|&(code, _)| code).or_else(numbered)
}

/// The name of an operation that LLVM 3.7 accepts in expressions, and the number of its operands.
pub(crate) fn operation(code: u64) -> Option<(&'static str, usize)> {
    match code {
        0x06 => Some(("DW_OP_deref", 0)),
        0x22 => Some(("DW_OP_plus", 1)),
        0x9d => Some(("DW_OP_bit_piece", 2)),
        _ => None,
    }
}
