//! Prints types.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Id as _, Module, StructBody, StructId, TargetType, Type, TypeId};

use super::Error;
use super::out::Out;
use super::texts::Texts;
use crate::{MAX_DEPTH, type_keyword};

/// Prints types.
pub(crate) struct Types<'m> {
    module: &'m Module,
    /// The structs. Those without a name are in the order of their numbers.
    pub(crate) structs: Vec<StructId>,
    numbers: Vec<Option<u32>>,
    /// The texts of short types that were printed.
    texts: Texts,
    depth: usize,
}

impl<'m> Types<'m> {
    /// Creates a printer for a module that uses these structs.
    pub(crate) fn new(module: &'m Module, structs: Vec<StructId>) -> Self {
        let all = module.types.structs();
        let mut numbers = vec![None; all.len()];
        let unnamed = structs.iter().filter(|&&id| all[id].name.is_empty());
        for (number, &id) in (0..).zip(unnamed) {
            numbers[id.index()] = Some(number);
        }
        let texts = Texts::new(module.types.arena().len());
        Self { module, structs, numbers, texts, depth: 0 }
    }

    /// Prints a type.
    #[inline]
    pub(crate) fn print(&mut self, out: &mut Out, id: TypeId) {
        if !self.texts.print_at_once(out, id.index(), 0) {
            self.print_slowly(out, id);
        }
    }

    /// Prints a type and a space.
    #[inline]
    pub(crate) fn print_spaced(&mut self, out: &mut Out, id: TypeId) {
        if !self.texts.print_at_once(out, id.index(), 1) {
            self.print_slowly(out, id);
            out.byte(b' ');
        }
    }

    /// Prints a type whose text is not stored.
    #[cold]
    fn print_slowly(&mut self, out: &mut Out, id: TypeId) {
        if self.texts.print(out, id.index()) || out.has_failed() {
            return;
        }
        if self.depth == MAX_DEPTH {
            return out.fail(Error::TooDeep { limit: MAX_DEPTH });
        }
        let start = out.len();
        self.depth += 1;
        self.print_type(out, id);
        self.depth -= 1;
        self.texts.keep(id.index(), out.text_from(start));
    }

    fn print_type(&mut self, out: &mut Out, id: TypeId) {
        let module = self.module;
        match &module.types[id] {
            Type::Integer { bits } => {
                out.byte(b'i');
                out.number(*bits);
            }
            Type::Byte { bits } => {
                out.byte(b'b');
                out.number(*bits);
            }
            Type::Target(target) => self.print_target(out, target),
            Type::Pointer { pointee: None, address_space } => {
                out.str("ptr");
                print_address_space(out, *address_space);
            }
            Type::Pointer { pointee: Some(pointee), address_space } => {
                self.print(out, *pointee);
                print_address_space(out, *address_space);
                out.byte(b'*');
            }
            Type::Array { element, length } => {
                out.byte(b'[');
                out.number(*length);
                out.str(" x ");
                self.print(out, *element);
                out.byte(b']');
            }
            Type::Vector { element, length } => {
                out.byte(b'<');
                out.number(*length);
                out.str(" x ");
                self.print(out, *element);
                out.byte(b'>');
            }
            Type::Function { result, parameters, variadic } => {
                self.print(out, *result);
                out.str(" (");
                self.print_list(out, parameters);
                if *variadic {
                    out.str(if parameters.is_empty() { "..." } else { ", ..." });
                }
                out.byte(b')');
            }
            Type::Struct(body) => self.print_body(out, Some(body)),
            Type::Named(id) => self.print_name(out, *id),
            ty => type_keyword::keyword(ty).into_iter().for_each(|keyword| out.str(keyword)),
        }
    }

    /// Prints a target type: its name, its types and its numbers.
    fn print_target(&mut self, out: &mut Out, target: &TargetType) {
        out.str("target(\"");
        out.bytes(&target.name);
        out.byte(b'"');
        for &ty in &target.types {
            out.str(", ");
            self.print(out, ty);
        }
        for &integer in &target.integers {
            out.str(", ");
            out.number(integer);
        }
        out.byte(b')');
    }

    /// Prints the name of a struct, or its number.
    pub(crate) fn print_name(&self, out: &mut Out, id: StructId) {
        match &self.module.types.structs()[id].name {
            name if name.is_empty() => out.slot(b'%', self.numbers[id.index()]),
            name => out.name("%", name),
        }
    }

    /// Prints the elements of a struct.
    pub(crate) fn print_body(&mut self, out: &mut Out, body: Option<&StructBody>) {
        let Some(body) = body else { return out.str("opaque") };
        if body.packed {
            out.byte(b'<');
        }
        if body.elements.is_empty() {
            out.str("{}");
        } else {
            out.str("{ ");
            self.print_list(out, &body.elements);
            out.str(" }");
        }
        if body.packed {
            out.byte(b'>');
        }
    }

    fn print_list(&mut self, out: &mut Out, ids: &[TypeId]) {
        for (index, &id) in ids.iter().enumerate() {
            out.comma(index);
            self.print(out, id);
        }
    }
}

fn print_address_space(out: &mut Out, address_space: u32) {
    if address_space != 0 {
        out.str(" addrspace(");
        out.number(address_space);
        out.byte(b')');
    }
}
