//! The fields of nodes in LLVM's text: `name: "main", line: 3`.

/// A kind of node that LLVM's text writes as a name with fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextClass {
    /// The name, such as `DISubprogram`.
    pub name: &'static str,
    /// The number of its record in bitcode.
    pub code: u64,
    /// The fields in the order in which LLVM prints them.
    pub fields: &'static [TextField],
}

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
    /// The value that LLVM does not print: a number, zero for null and for the empty string. `None` if
    /// LLVM prints every value.
    pub omitted: Option<u64>,
    /// The meaning of a field that the text leaves out.
    pub presence: Presence,
    /// The largest number that LLVM accepts.
    pub max: u64,
}

/// Whether a text may leave a field out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The text may leave it out. It then has this value, which is zero for null and for the empty string.
    Optional(u64),
    /// The text may not leave it out.
    Required,
    /// The text may not leave it out, and the value is neither null nor the empty string.
    NotNull,
}

pub(super) const REQUIRED: Presence = Presence::Required;
pub(super) const NOT_NULL: Presence = Presence::NotNull;
pub(super) const TRUE_BY_DEFAULT: Presence = Presence::Optional(1);

/// The form of a field in LLVM's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A number.
    Number,
    /// A number that may have a sign.
    Signed,
    /// A number that has a sign unless the node says that it has none.
    Enumerator,
    /// A number of elements; -1 if it is not known.
    Count,
    /// `true` or `false`.
    Bool,
    /// The string to which the field refers, quoted.
    Text,
    /// A reference to other metadata, or `null`.
    Node,
    /// A reference to a constant, written with its type: `void ()* @main`.
    Constant,
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
    /// A number, which is a constant, or other metadata: `3`, `!7`.
    Bound,
    /// A DWARF calling convention: `DW_CC_normal`.
    Convention,
    /// A DWARF source language without its version: `DW_LNAME_HLSL`.
    LanguageName,
    /// The flags of a function: `DISPFlagDefinition | DISPFlagOptimized`.
    SubprogramFlags,
    /// The extent of debug information: `FullDebug`.
    EmissionKind,
    /// The kind of a table of names: `GNU`.
    NameTableKind,
    /// The kind of a checksum: `CSK_MD5`.
    ChecksumKind,
    /// The number of a parameter, which LLVM prints even if it is zero, except in a local variable that is
    /// no parameter (`DW_TAG_auto_variable`).
    Parameter,
}

impl Form {
    /// The largest number of this form.
    pub(super) const fn max(self) -> u64 {
        match self {
            Self::Count => i64::MAX as u64,
            Self::Tag | Self::Language | Self::LanguageName | Self::Parameter => 0xffff,
            Self::Encoding | Self::Convention => 0xff,
            Self::EmissionKind | Self::NameTableKind | Self::ChecksumKind => 3,
            Self::Virtuality => 2,
            _ => u64::MAX,
        }
    }
}

/// The smaller one of two numbers, at compile time.
pub(super) const fn smaller(a: u64, b: u64) -> u64 {
    if a < b { a } else { b }
}

/// Zero, null, or the empty string.
pub(super) const ZERO: u64 = 0;
/// True.
pub(super) const ONE: u64 = 1;
/// `DW_TAG_string_type`.
pub(super) const STRING_TYPE: u64 = 0x12;
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
