//! The flags in debug information: of declarations, such as `DIFlagPrivate`, and of functions.

use dxil_ir::Dialect;
use dxil_ir::metadata::Form;

/// Flags: their bits, the mask of the bits to compare, and their names after the prefix.
type Names = &'static [(u32, u32, &'static str)];

/// The names of flags.
pub(crate) struct Flags {
    /// The prefix of each name.
    pub(crate) prefix: &'static str,
    names: [Names; 4],
    /// One of the names.
    pub(crate) example: &'static str,
}

impl Flags {
    /// The flags in a field of this form.
    pub(crate) const fn of(form: Form, dialect: Dialect) -> Self {
        if matches!(form, Form::SubprogramFlags) {
            let names = [FUNCTION, &[], &[], &[]];
            return Self { prefix: "DISPFlag", names, example: "DISPFlagDefinition" };
        }
        let names = match dialect {
            Dialect::Dxil => [FIRST, OLD, LAST, &[]],
            Dialect::Modern => [FIRST, RESERVED, LAST, MODERN],
        };
        Self { prefix: "DIFlag", names, example: "DIFlagPrivate" }
    }

    /// The flags in LLVM's order.
    pub(crate) fn all(&self) -> impl Iterator<Item = (u32, u32, &'static str)> {
        self.names.into_iter().flatten().copied()
    }

    /// The bits of a name.
    pub(crate) fn number(&self, name: &[u8]) -> Option<u32> {
        let name = name.strip_prefix(self.prefix.as_bytes())?;
        let zero = (name == b"Zero").then_some(0);
        zero.or_else(|| self.all().find(|(.., it)| it.as_bytes() == name).map(|(bits, ..)| bits))
    }
}

/// Those of declarations.
const FIRST: Names = &[
    (1, 3, "Private"),
    (2, 3, "Protected"),
    (3, 3, "Public"),
    (1 << 2, 1 << 2, "FwdDecl"),
    (1 << 3, 1 << 3, "AppleBlock"),
];

/// That of which only LLVM 3.7 has the name.
const OLD: Names = &[(1 << 4, 1 << 4, "BlockByrefStruct")];

/// The same in LLVM 23.
const RESERVED: Names = &[(1 << 4, 1 << 4, "ReservedBit4")];

const LAST: Names = &[
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

/// Those of declarations that only LLVM 23 has.
const MODERN: Names = &[
    (1 << 15, 1 << 15, "ExportSymbols"),
    (1 << 16, 3 << 16, "SingleInheritance"),
    (2 << 16, 3 << 16, "MultipleInheritance"),
    (3 << 16, 3 << 16, "VirtualInheritance"),
    (1 << 18, 1 << 18, "IntroducedVirtual"),
    (1 << 19, 1 << 19, "BitField"),
    (1 << 20, 1 << 20, "NoReturn"),
    (1 << 22, 1 << 22, "TypePassByValue"),
    (1 << 23, 1 << 23, "TypePassByReference"),
    (1 << 24, 1 << 24, "EnumClass"),
    (1 << 25, 1 << 25, "Thunk"),
    (1 << 26, 1 << 26, "NonTrivial"),
    (1 << 27, 1 << 27, "BigEndian"),
    (1 << 28, 1 << 28, "LittleEndian"),
    (1 << 29, 1 << 29, "AllCallsDescribed"),
    (1 << 30, 1 << 30, "NameIsSimplified"),
];

/// Those of functions.
const FUNCTION: Names = &[
    (1, 3, "Virtual"),
    (2, 3, "PureVirtual"),
    (1 << 2, 1 << 2, "LocalToUnit"),
    (1 << 3, 1 << 3, "Definition"),
    (1 << 4, 1 << 4, "Optimized"),
    (1 << 5, 1 << 5, "Pure"),
    (1 << 6, 1 << 6, "Elemental"),
    (1 << 7, 1 << 7, "Recursive"),
    (1 << 8, 1 << 8, "MainSubprogram"),
    (1 << 9, 1 << 9, "Deleted"),
    (1 << 11, 1 << 11, "ObjCDirect"),
];
