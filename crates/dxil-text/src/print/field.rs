//! Prints the fields of nodes.

use dxil_ir::metadata::{Field, Form, Reference, TextField};
use dxil_ir::{Metadata, MetadataTable};

use super::module::Printer;
use crate::declaration_flags::{FLAGS, PREFIX};
use crate::dwarf;

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

/// The content of a metadata string; empty if there is none.
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

    /// Whether LLVM prints a field with this value. A variable with the number zero is not a
    /// parameter.
    pub(crate) fn is_printed(&self, text: &TextField, field: Field, is_parameter: bool) -> bool {
        let number = match field {
            Field::Number(number) => number,
            Field::Signed(number) => number as u64,
            Field::Reference(id) if text.form == Form::Text => {
                string(&self.printer.module.metadata, id).len() as u64
            }
            Field::Reference(id) => id.is_some().into(),
        };
        text.omitted != Some(number)
            && (text.form != Form::Parameter || number != 0 || is_parameter)
    }

    /// Prints a field.
    pub(crate) fn field(&mut self, text: &'static TextField, field: Field) {
        let name = text.keyword;
        match (text.form, field) {
            (Form::Text, Field::Reference(id)) => self.string(name, id),
            (_, Field::Reference(id)) => {
                self.name(name);
                self.printer.reference(id);
            }
            (_, Field::Signed(value)) => self.signed(name, value),
            (Form::Count, Field::Number(value)) => self.signed(name, value as i64),
            (Form::Bool, Field::Number(value)) => {
                self.name(name);
                self.printer.out.str(if value == 0 { "false" } else { "true" });
            }
            (Form::Flags, Field::Number(value)) => {
                self.name(name);
                self.flags(value as u32);
            }
            (form, Field::Number(value)) => {
                self.named(name, value, dwarf::name(form, value as u32));
            }
        }
    }

    fn signed(&mut self, name: &'static str, value: i64) {
        self.name(name);
        self.printer.out.signed(value);
    }

    pub(crate) fn string(&mut self, name: &'static str, id: Reference) {
        self.name(name);
        self.printer.out.quoted(string(&self.printer.module.metadata, id));
    }

    /// Prints a number by its name if it has one.
    fn named(&mut self, name: &'static str, value: u64, text: Option<&'static str>) {
        self.name(name);
        match text {
            Some(text) => self.printer.out.str(text),
            None => self.printer.out.number(value),
        }
    }

    pub(crate) fn tag(&mut self, tag: u16) {
        self.named("tag", tag.into(), dwarf::name(Form::Tag, tag.into()));
    }

    fn flags(&mut self, flags: u32) {
        let mut rest = flags;
        let mut any = false;
        for &(bits, mask, name) in FLAGS {
            if rest & mask == bits {
                if core::mem::replace(&mut any, true) {
                    self.printer.out.str(" | ");
                }
                self.printer.out.str(PREFIX);
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
