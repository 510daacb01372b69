//! DWARF's names, as far as LLVM knows them.

use dxil_ir::Dialect;
use dxil_ir::metadata::Form;

mod operation;

pub(crate) use operation::{CONVERT, operation, operation_number};

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

/// The language that follows in LLVM 3.7.
const OLD_LANGUAGES: &[(u32, &str)] = &[(0x8001, "DW_LANG_Mips_Assembler")];

/// The languages that follow in LLVM 23.
const MODERN_LANGUAGES: &[(u32, &str)] = &[
    (0x24, "DW_LANG_RenderScript"),
    (0x25, "DW_LANG_BLISS"),
    (0x26, "DW_LANG_Kotlin"),
    (0x27, "DW_LANG_Zig"),
    (0x28, "DW_LANG_Crystal"),
    (0x2a, "DW_LANG_C_plus_plus_17"),
    (0x2b, "DW_LANG_C_plus_plus_20"),
    (0x2c, "DW_LANG_C17"),
    (0x2d, "DW_LANG_Fortran18"),
    (0x2e, "DW_LANG_Ada2005"),
    (0x2f, "DW_LANG_Ada2012"),
    (0x30, "DW_LANG_HIP"),
    (0x31, "DW_LANG_Assembly"),
    (0x32, "DW_LANG_C_sharp"),
    (0x33, "DW_LANG_Mojo"),
    (0x34, "DW_LANG_GLSL"),
    (0x35, "DW_LANG_GLSL_ES"),
    (0x36, "DW_LANG_HLSL"),
    (0x37, "DW_LANG_OpenCL_CPP"),
    (0x38, "DW_LANG_CPP_for_OpenCL"),
    (0x39, "DW_LANG_SYCL"),
    (0x3d, "DW_LANG_Metal"),
    (0x40, "DW_LANG_Ruby"),
    (0x41, "DW_LANG_Move"),
    (0x42, "DW_LANG_Hylo"),
    (0x8001, "DW_LANG_Mips_Assembler"),
    (0x8e57, "DW_LANG_GOOGLE_RenderScript"),
    (0xb000, "DW_LANG_BORLAND_Delphi"),
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

/// The languages without their versions.
const LANGUAGE_NAMES: &[(u32, &str)] = &[
    (0x01, "DW_LNAME_Ada"),
    (0x02, "DW_LNAME_BLISS"),
    (0x03, "DW_LNAME_C"),
    (0x04, "DW_LNAME_C_plus_plus"),
    (0x05, "DW_LNAME_Cobol"),
    (0x06, "DW_LNAME_Crystal"),
    (0x07, "DW_LNAME_D"),
    (0x08, "DW_LNAME_Dylan"),
    (0x09, "DW_LNAME_Fortran"),
    (0x0a, "DW_LNAME_Go"),
    (0x0b, "DW_LNAME_Haskell"),
    (0x0c, "DW_LNAME_Java"),
    (0x0d, "DW_LNAME_Julia"),
    (0x0e, "DW_LNAME_Kotlin"),
    (0x0f, "DW_LNAME_Modula2"),
    (0x10, "DW_LNAME_Modula3"),
    (0x11, "DW_LNAME_ObjC"),
    (0x12, "DW_LNAME_ObjC_plus_plus"),
    (0x13, "DW_LNAME_OCaml"),
    (0x14, "DW_LNAME_OpenCL_C"),
    (0x15, "DW_LNAME_Pascal"),
    (0x16, "DW_LNAME_PLI"),
    (0x17, "DW_LNAME_Python"),
    (0x18, "DW_LNAME_RenderScript"),
    (0x19, "DW_LNAME_Rust"),
    (0x1a, "DW_LNAME_Swift"),
    (0x1b, "DW_LNAME_UPC"),
    (0x1c, "DW_LNAME_Zig"),
    (0x1d, "DW_LNAME_Assembly"),
    (0x1e, "DW_LNAME_C_sharp"),
    (0x1f, "DW_LNAME_Mojo"),
    (0x20, "DW_LNAME_GLSL"),
    (0x21, "DW_LNAME_GLSL_ES"),
    (0x22, "DW_LNAME_HLSL"),
    (0x23, "DW_LNAME_OpenCL_CPP"),
    (0x24, "DW_LNAME_CPP_for_OpenCL"),
    (0x25, "DW_LNAME_SYCL"),
    (0x26, "DW_LNAME_Ruby"),
    (0x27, "DW_LNAME_Move"),
    (0x28, "DW_LNAME_Hylo"),
    (0x29, "DW_LNAME_HIP"),
    (0x2c, "DW_LNAME_Metal"),
];

/// The calling conventions.
const CONVENTIONS: &[(u32, &str)] = &[
    (0x01, "DW_CC_normal"),
    (0x02, "DW_CC_program"),
    (0x03, "DW_CC_nocall"),
    (0x04, "DW_CC_pass_by_reference"),
    (0x05, "DW_CC_pass_by_value"),
    (0x40, "DW_CC_GNU_renesas_sh"),
    (0x41, "DW_CC_GNU_borland_fastcall_i386"),
    (0xb0, "DW_CC_BORLAND_safecall"),
    (0xb1, "DW_CC_BORLAND_stdcall"),
    (0xb2, "DW_CC_BORLAND_pascal"),
    (0xb3, "DW_CC_BORLAND_msfastcall"),
    (0xb4, "DW_CC_BORLAND_msreturn"),
    (0xb5, "DW_CC_BORLAND_thiscall"),
    (0xb6, "DW_CC_BORLAND_fastcall"),
    (0xc0, "DW_CC_LLVM_vectorcall"),
    (0xc1, "DW_CC_LLVM_Win64"),
    (0xc2, "DW_CC_LLVM_X86_64SysV"),
    (0xc3, "DW_CC_LLVM_AAPCS"),
    (0xc4, "DW_CC_LLVM_AAPCS_VFP"),
    (0xc5, "DW_CC_LLVM_IntelOclBicc"),
    (0xc6, "DW_CC_LLVM_SpirFunction"),
    (0xc7, "DW_CC_LLVM_DeviceKernel"),
    (0xc8, "DW_CC_LLVM_Swift"),
    (0xc9, "DW_CC_LLVM_PreserveMost"),
    (0xca, "DW_CC_LLVM_PreserveAll"),
    (0xcb, "DW_CC_LLVM_X86RegCall"),
    (0xcc, "DW_CC_LLVM_M68kRTD"),
    (0xcd, "DW_CC_LLVM_PreserveNone"),
    (0xce, "DW_CC_LLVM_RISCVVectorCall"),
    (0xcf, "DW_CC_LLVM_SwiftTail"),
    (0xd0, "DW_CC_LLVM_RISCVVLSCall"),
    (0xff, "DW_CC_GDB_IBM_OpenCL"),
];

/// The extents of debug information from 1 on, and none.
const EMISSION_KINDS: &[&str] = &["FullDebug", "LineTablesOnly", "DebugDirectivesOnly"];

/// The kinds of tables of names from 1 on, and the usual one.
const NAME_TABLE_KINDS: &[&str] = &["GNU", "None", "Apple"];

/// The kinds of checksums from 1 on.
const CHECKSUM_KINDS: &[&str] = &["CSK_MD5", "CSK_SHA1", "CSK_SHA256"];

/// The virtualities of functions from 1 on.
const VIRTUALITIES: &[&str] = &["DW_VIRTUALITY_virtual", "DW_VIRTUALITY_pure_virtual"];

/// The names of the numbers from 1 on, and those that follow.
type Names = (&'static [&'static str], &'static [(u32, &'static str)]);

/// The names of the numbers in fields of a form: those from 1 on, and those that follow.
fn names(form: Form, dialect: Dialect) -> Names {
    match form {
        Form::Language if dialect == Dialect::Dxil => (LANGUAGES, OLD_LANGUAGES),
        Form::Tag => (TAGS, MORE_TAGS),
        Form::Encoding => (ENCODINGS, &[]),
        Form::Language => (LANGUAGES, MODERN_LANGUAGES),
        Form::Virtuality => (VIRTUALITIES, &[]),
        Form::LanguageName => (&[], LANGUAGE_NAMES),
        Form::Convention => (&[], CONVENTIONS),
        Form::EmissionKind => (EMISSION_KINDS, &[(0, "NoDebug")]),
        Form::NameTableKind => (NAME_TABLE_KINDS, &[(0, "Default")]),
        Form::ChecksumKind => (CHECKSUM_KINDS, &[]),
        _ => (&[], &[]),
    }
}

/// The name of a number in a field of this form, if it has one.
pub(crate) fn name(form: Form, number: u32, dialect: Dialect) -> Option<&'static str> {
    let (listed, more) = names(form, dialect);
    let index = (number as usize).checked_sub(1);
    match index.and_then(|index| listed.get(index)) {
        Some(name) => Some(*name).filter(|name| !name.is_empty()),
        None => more.iter().find(|&&(code, _)| code == number).map(|&(_, name)| name),
    }
}

/// The number with this name in a field of this form.
pub(crate) fn number(form: Form, name: &[u8], dialect: Dialect) -> Option<u32> {
    let (listed, more) = names(form, dialect);
    let listed = (1..).zip(listed).map(|(code, &name)| (code, name));
    let mut all = listed.chain(more.iter().copied());
    all.find(|(_, known)| known.as_bytes() == name).map(|(code, _)| code)
}
