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

/// The name of a number in a field of this form, if it has one.
pub(crate) fn name(form: Form, number: u32) -> Option<&'static str> {
    match form {
        Form::Tag => tag(number as u16),
        Form::Encoding => encoding(number),
        Form::Language => language(number),
        Form::Virtuality => virtuality(number),
        _ => None,
    }
}

/// The name of a tag.
pub(crate) fn tag(code: u16) -> Option<&'static str> {
    Some(match code {
        0x0100 => "DW_TAG_auto_variable",
        0x0101 => "DW_TAG_arg_variable",
        0x4081 => "DW_TAG_MIPS_loop",
        0x4101 => "DW_TAG_format_label",
        0x4102 => "DW_TAG_function_template",
        0x4103 => "DW_TAG_class_template",
        0x4106 => "DW_TAG_GNU_template_template_param",
        0x4107 => "DW_TAG_GNU_template_parameter_pack",
        0x4108 => "DW_TAG_GNU_formal_parameter_pack",
        0x4200 => "DW_TAG_APPLE_property",
        _ => return listed(TAGS, code.into()),
    })
}

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

/// The name of a language.
fn language(code: u32) -> Option<&'static str> {
    match code {
        0x8001 => Some("DW_LANG_Mips_Assembler"),
        _ => listed(LANGUAGES, code),
    }
}

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

/// The name of the encoding of a basic type.
fn encoding(code: u32) -> Option<&'static str> {
    listed(ENCODINGS, code)
}

/// The name of the virtuality of a function.
fn virtuality(code: u32) -> Option<&'static str> {
    listed(&["DW_VIRTUALITY_virtual", "DW_VIRTUALITY_pure_virtual"], code)
}

/// The name of an operation, and the number of its operands.
pub(crate) fn operation(code: u64) -> Option<(&'static str, usize)> {
    match code {
        0x06 => Some(("DW_OP_deref", 0)),
        0x22 => Some(("DW_OP_plus", 1)),
        0x9d => Some(("DW_OP_bit_piece", 2)),
        _ => None,
    }
}

/// A name of a list that begins with 1.
fn listed(names: &[&'static str], code: u32) -> Option<&'static str> {
    let name = names.get((code as usize).checked_sub(1)?)?;
    if name.is_empty() { None } else { Some(name) }
}
