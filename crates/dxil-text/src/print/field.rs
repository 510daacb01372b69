//! Prints the fields of nodes.

use dxil_ir::metadata::{Field, Form, Reference, TextField};
use dxil_ir::{Metadata, MetadataTable};

use super::module::Printer;
use crate::declaration_flags::Flags;
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
    #[inline]
    pub(crate) fn separator(&mut self) {
        if core::mem::replace(&mut self.any, true) {
            self.printer.out.str(", ");
        }
    }

    #[inline]
    pub(crate) fn name(&mut self, name: &'static str) {
        self.separator();
        self.printer.out.str(name);
        self.printer.out.str(": ");
    }

    /// Prints a field, unless LLVM omits one with this value. A variable with the number zero is
    /// not a parameter.
    ///
    /// Inlined, so that fields that are known when this is compiled need no branches on their form.
    #[inline(always)]
    pub(crate) fn field(&mut self, (text, field): (&'static TextField, Field), is_parameter: bool) {
        let string = match field {
            Field::Reference(id) if text.form == Form::Text => {
                string(&self.printer.module.metadata, id)
            }
            _ => &[],
        };
        let number = match field {
            Field::Number(number) => number,
            Field::Signed(number) => number as u64,
            Field::Reference(_) if text.form == Form::Text => string.len() as u64,
            Field::Reference(id) => id.is_some().into(),
        };
        let is_other_variable = text.form == Form::Parameter && number == 0 && !is_parameter;
        if text.omitted == Some(number) || is_other_variable {
            return;
        }
        self.name(text.keyword);
        match field {
            Field::Number(number) => self.number(text.form, number),
            Field::Signed(number) => self.printer.out.signed(number),
            Field::Reference(_) if text.form == Form::Text => self.printer.out.quoted(string),
            Field::Reference(id) if text.form == Form::Bound => self.bound(id),
            Field::Reference(id) => self.printer.reference(id),
        }
    }

    /// Prints a number, if the metadata is a constant.
    #[cold]
    fn bound(&mut self, id: Reference) {
        let module = self.printer.module;
        let number = match id.map(|id| &module.metadata[id]) {
            Some(Metadata::Constant(id)) => module.constants.integer_value(*id),
            _ => None,
        };
        match number {
            Some(number) => self.printer.out.signed(number as i64),
            None => self.printer.reference(id),
        }
    }

    /// Prints a number in the form of its field.
    #[inline(always)]
    fn number(&mut self, form: Form, value: u64) {
        let out = &mut self.printer.out;
        match form {
            Form::Number | Form::Parameter | Form::Enumerator => out.number(value),
            Form::Count => out.signed(value as i64),
            Form::Bool => out.str(if value == 0 { "false" } else { "true" }),
            Form::Flags | Form::SubprogramFlags => self.flags(form, value as u32),
            _ => self
                .named(value, dwarf::name(form, value as u32, self.printer.module.types.dialect())),
        }
    }

    /// Prints a number by its name if it has one.
    fn named(&mut self, value: u64, text: Option<&'static str>) {
        match text {
            Some(text) => self.printer.out.str(text),
            None => self.printer.out.number(value),
        }
    }

    pub(crate) fn tag(&mut self, tag: u16) {
        self.name("tag");
        self.number(Form::Tag, tag.into());
    }

    fn flags(&mut self, form: Form, flags: u32) {
        let names = Flags::of(form, self.printer.dialect());
        let mut rest = flags;
        let mut any = false;
        for (bits, mask, name) in names.all() {
            if rest & mask == bits {
                if core::mem::replace(&mut any, true) {
                    self.printer.out.str(" | ");
                }
                self.printer.out.str(names.prefix);
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
