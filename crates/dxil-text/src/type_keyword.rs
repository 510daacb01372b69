//! The keywords of types.

use dxil_ir::Type;

/// The types that are one keyword.
const KEYWORDS: &[(Type, &str)] = &[
    (Type::Void, "void"),
    (Type::Half, "half"),
    (Type::Float, "float"),
    (Type::Double, "double"),
    (Type::Label, "label"),
    (Type::Metadata, "metadata"),
    (Type::Token, "token"),
];

/// The keyword of a type, if it is one keyword.
pub(crate) fn keyword(ty: &Type) -> Option<&'static str> {
    KEYWORDS.iter().find(|(known, _)| known == ty).map(|&(_, keyword)| keyword)
}

/// The type with this keyword.
pub(crate) fn from_keyword(keyword: &[u8]) -> Option<Type> {
    let found = KEYWORDS.iter().find(|(_, known)| known.as_bytes() == keyword);
    found.map(|(ty, _)| ty.clone())
}
