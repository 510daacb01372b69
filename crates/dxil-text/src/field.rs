//! The fields of nodes.

use dxil_ir::metadata::Reference;
use dxil_ir::{Metadata, MetadataTable};

use crate::dwarf;
use crate::module::Printer;
use Empty::Print;

/// What is printed of a field that has nothing to say.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Empty {
    /// Nothing.
    Skip,
    /// The zero, the empty string or `null` that it is.
    Print,
}

/// Prints the fields of a node.
pub(crate) struct Fields<'p, 'm> {
    pub(crate) printer: &'p mut Printer<'m>,
    any: bool,
}

impl<'m> Printer<'m> {
    /// Prints a node of this name.
    pub(crate) fn fields(&mut self, name: &'static str, print: impl FnOnce(&mut Fields<'_, 'm>)) {
        self.out.byte(b'!');
        self.out.str(name);
        self.out.byte(b'(');
        print(&mut Fields { printer: self, any: false });
        self.out.byte(b')');
    }
}

/// A string of metadata; empty where there is none.
pub(crate) fn string(metadata: &MetadataTable, id: Reference) -> &[u8] {
    match id.map(|id| &metadata[id]) {
        Some(Metadata::String(string)) => string,
        _ => &[],
    }
}

impl Fields<'_, '_> {
    pub(crate) fn separator(&mut self) {
        if core::mem::replace(&mut self.any, true) {
            self.printer.out.str(", ");
        }
    }

    pub(crate) fn name(&mut self, name: &'static str) {
        self.separator();
        self.printer.out.str(name);
        self.printer.out.str(": ");
    }

    pub(crate) fn number(&mut self, name: &'static str, value: impl Into<u64>, empty: Empty) {
        let value = value.into();
        if value != 0 || empty == Print {
            self.name(name);
            self.printer.out.number(value);
        }
    }

    pub(crate) fn signed(&mut self, name: &'static str, value: i64, empty: Empty) {
        if value != 0 || empty == Print {
            self.name(name);
            self.printer.out.signed(value);
        }
    }

    pub(crate) fn bool(&mut self, name: &'static str, value: bool) {
        self.name(name);
        self.printer.out.str(if value { "true" } else { "false" });
    }

    pub(crate) fn string(&mut self, name: &'static str, id: Reference, empty: Empty) {
        let string = string(&self.printer.module.metadata, id);
        if !string.is_empty() || empty == Print {
            self.name(name);
            self.printer.out.quoted(string);
        }
    }

    pub(crate) fn reference(&mut self, name: &'static str, id: Reference, empty: Empty) {
        if id.is_some() || empty == Print {
            self.name(name);
            self.printer.reference(id);
        }
    }

    /// A number with a name, where it has one.
    pub(crate) fn named(&mut self, name: &'static str, value: u64, text: Option<&'static str>) {
        self.name(name);
        match text {
            Some(text) => self.printer.out.str(text),
            None => self.printer.out.number(value),
        }
    }

    pub(crate) fn tag(&mut self, tag: u16) {
        self.named("tag", tag.into(), dwarf::tag(tag));
    }

    pub(crate) fn language(&mut self, name: &'static str, language: u32) {
        if language != 0 {
            self.named(name, language.into(), dwarf::language(language));
        }
    }

    pub(crate) fn flags(&mut self, flags: u32) {
        if flags == 0 {
            return;
        }
        self.name("flags");
        let mut rest = flags;
        let mut any = false;
        for &(bits, mask, name) in FLAGS {
            if rest & mask == bits {
                if core::mem::replace(&mut any, true) {
                    self.printer.out.str(" | ");
                }
                self.printer.out.str("DIFlag");
                self.printer.out.str(name);
                rest &= !mask;
            }
        }
        if rest != 0 || !any {
            if any {
                self.printer.out.str(" | ");
            }
            self.printer.out.number(rest);
        }
    }
}

/// Flags of declarations: their bits, the bits that decide, and their names.
const FLAGS: &[(u32, u32, &str)] = &[
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
