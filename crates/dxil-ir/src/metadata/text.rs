//! The fields of nodes in LLVM's text: `name: "main", line: 3`.

/// A field of a debug information node in LLVM's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextField {
    /// The name of the field in the text, such as `linkageName`.
    pub keyword: &'static str,
    /// The index of the field among those that [`NodeKind::for_each_field`](super::NodeKind::for_each_field)
    /// gives.
    pub index: usize,
    /// The form of the value.
    pub form: Form,
    /// The value that LLVM does not print, and assumes where the field is missing: a number, zero for
    /// null and for the empty string. `None` if LLVM prints every value.
    pub omitted: Option<u64>,
}

/// The form of a field in LLVM's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A number.
    Number,
    /// A number that may have a sign.
    Signed,
    /// `true` or `false`.
    Bool,
    /// The string to which the field refers, quoted.
    Text,
    /// A reference to other metadata, or `null`.
    Node,
    /// A DWARF tag: `DW_TAG_member`.
    Tag,
    /// A DWARF encoding of a basic type: `DW_ATE_float`.
    Encoding,
    /// A DWARF source language: `DW_LANG_C_plus_plus`.
    Language,
    /// A DWARF virtuality: `DW_VIRTUALITY_virtual`.
    Virtuality,
    /// The flags of a declaration: `DIFlagPrivate | DIFlagVirtual`.
    Flags,
    /// The number of a parameter, which LLVM prints even if it is zero, except in a local variable that is
    /// no parameter (`DW_TAG_auto_variable`).
    Parameter,
}

/// Zero, null, or the empty string.
pub(super) const ZERO: u64 = 0;
/// `DW_TAG_base_type`.
pub(super) const BASE_TYPE: u64 = 0x24;
/// `DW_TAG_template_value_parameter`.
pub(super) const TEMPLATE_VALUE_PARAMETER: u64 = 0x30;

/// The index of a name, at compile time.
pub(super) const fn index_of(names: &[&str], name: &str) -> usize {
    let mut index = 0;
    while !same(names[index].as_bytes(), name.as_bytes()) {
        index += 1;
    }
    index
}

const fn same(a: &[u8], b: &[u8]) -> bool {
    let mut same = a.len() == b.len();
    let mut index = 0;
    while same && index < a.len() {
        same = a[index] == b[index];
        index += 1;
    }
    same
}
