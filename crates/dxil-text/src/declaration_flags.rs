//! The flags of declarations in debug information, such as `DIFlagPrivate`.

/// The prefix of the keyword of each flag.
pub(crate) const PREFIX: &str = "DIFlag";

/// Flags of declarations: their bits, the mask of the bits to compare, and their names after [`PREFIX`].
pub(crate) const FLAGS: &[(u32, u32, &str)] = &[
    (1, 3, "Private"),
    (2, 3, "Protected"),
    (3, 3, "Public"),
    (1 << 2, 1 << 2, "FwdDecl"),
    (1 << 3, 1 << 3, "AppleBlock"),
    (1 << 4, 1 << 4, "BlockByrefStruct"),
    (1 << 5, 1 << 5, "Virtual"),
    (1 << 6, 1 << 6, "Artificial"),
    (1 << 7, 1 << 7, "Explicit"),
    (1 << 8, 1 << 8, "Prototyped"),
    (1 << 9, 1 << 9, "ObjcClassComplete"),
    (1 << 10, 1 << 10, "ObjectPointer"),
    (1 << 11, 1 << 11, "Vector"),
    (1 << 12, 1 << 12, "StaticMember"),
    (1 << 13, 1 << 13, "LValueReference"),
    (1 << 14, 1 << 14, "RValueReference"),
];
