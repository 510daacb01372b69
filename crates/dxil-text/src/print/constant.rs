//! Prints constants.

use dxil_ir::{Constant, ConstantId, ConstantKind, Dialect, Expression, Type, TypeId, data_size};

use super::Error;
use super::flags;
use super::module::Printer;
use super::number;
use super::slots::Global;
use super::texts::Repeated;
use crate::MAX_DEPTH;

impl<'m> Printer<'m> {
    /// Prints the type of a constant, then the constant.
    #[inline]
    pub(crate) fn typed_constant(&mut self, id: ConstantId) {
        if !self.texts.print_at_once(&mut self.out, Repeated::TypedConstant(id).index(), 0) {
            self.typed_constant_slowly(id);
        }
    }

    #[cold]
    fn typed_constant_slowly(&mut self, id: ConstantId) {
        let text = Repeated::TypedConstant(id).index();
        if !self.texts.print(&mut self.out, text) {
            let start = self.out.len();
            self.spaced_ty(self.module.constants[id].ty);
            self.unknown_constant(id);
            self.texts.keep(text, self.out.text_from(start));
        }
    }

    /// Prints a constant.
    #[inline]
    pub(crate) fn constant(&mut self, id: ConstantId) {
        if !self.texts.print_at_once(&mut self.out, Repeated::Constant(id).index(), 0) {
            self.constant_slowly(id);
        }
    }

    #[cold]
    fn constant_slowly(&mut self, id: ConstantId) {
        let text = Repeated::Constant(id).index();
        if !self.texts.print(&mut self.out, text) {
            let start = self.out.len();
            self.unknown_constant(id);
            self.texts.keep(text, self.out.text_from(start));
        }
    }

    /// Prints a constant whose text is not stored.
    fn unknown_constant(&mut self, id: ConstantId) {
        if self.out.has_failed() {
            return;
        }
        if self.depth == MAX_DEPTH {
            return self.out.fail(Error::TooDeep { limit: MAX_DEPTH });
        }
        self.depth += 1;
        self.constant_kind(&self.module.constants[id]);
        self.depth -= 1;
    }

    fn constant_kind(&mut self, constant: &'m Constant) {
        let module = self.module;
        match &constant.kind {
            ConstantKind::Function(id) => {
                let name = &module.functions[*id].name;
                self.global(name, self.slots.number(Global::Function(*id)));
            }
            ConstantKind::Variable(id) => {
                self.global(&module.variables[*id].name, self.slots.number(Global::Variable(*id)));
            }
            ConstantKind::Alias(id) => {
                self.global(&module.aliases[*id].name, self.slots.number(Global::Alias(*id)));
            }
            ConstantKind::Null => match module.types[constant.ty] {
                Type::Pointer { .. } => self.out.str("null"),
                Type::Token => self.out.str("none"),
                Type::Integer { .. } | Type::Byte { .. } => self.out.byte(b'0'),
                _ => self.out.str("zeroinitializer"),
            },
            ConstantKind::Undef => self.out.str("undef"),
            ConstantKind::Poison => self.out.str("poison"),
            ConstantKind::Integer(value) => {
                number::integer(&mut self.out, &module.types, constant.ty, *value);
            }
            ConstantKind::WideInteger(words) => match module.types[constant.ty] {
                Type::Integer { bits } | Type::Byte { bits } => {
                    number::wide_integer(&mut self.out, bits, words);
                }
                _ => self.out.str("<wide integer of another type>"),
            },
            ConstantKind::Float(bits) => {
                number::float(&mut self.out, &module.types, constant.ty, *bits);
            }
            ConstantKind::Data(bytes) => self.data(constant, bytes),
            ConstantKind::Aggregate(elements) => self.aggregate(constant, elements),
            ConstantKind::Expression(expression) => self.expression(constant, expression),
        }
    }

    /// Prints the name of a global, or its number.
    pub(crate) fn global(&mut self, name: &[u8], number: Option<u32>) {
        match name {
            [] => self.out.slot(b'@', number),
            _ => self.out.name("@", name),
        }
    }

    fn data(&mut self, constant: &Constant, bytes: &[u8]) {
        let types = &self.module.types;
        let Some(element) = types.element(constant.ty, 0) else { return };
        let Some(size) = data_size(types, element) else { return };
        let is_array = matches!(types[constant.ty], Type::Array { .. });
        if is_array && size == 1 {
            self.out.byte(b'c');
            return self.out.quoted(bytes);
        }
        if let Some(first) = self.splat(constant.ty, bytes.chunks(size)) {
            return self.print_splat(element, first);
        }
        self.numbers(constant.ty, element, bytes.chunks(size));
    }

    /// Prints numbers as elements of an array or a vector.
    pub(super) fn numbers<'b>(
        &mut self,
        ty: TypeId,
        element: TypeId,
        numbers: impl Iterator<Item = &'b [u8]>,
    ) {
        let types = &self.module.types;
        let is_array = matches!(types[ty], Type::Array { .. });
        let print = if types.is_float_or_vector(element) { number::float } else { number::integer };
        self.out.byte(if is_array { b'[' } else { b'<' });
        for (index, bytes) in numbers.enumerate() {
            self.out.comma(index);
            self.spaced_ty(element);
            print(&mut self.out, types, element, number_of(bytes));
        }
        self.out.byte(if is_array { b']' } else { b'>' });
    }

    /// The element of a modern vector whose elements are all the same.
    fn splat<T: PartialEq>(
        &self,
        ty: TypeId,
        mut elements: impl ExactSizeIterator<Item = T>,
    ) -> Option<T> {
        let types = &self.module.types;
        if types.dialect() != Dialect::Modern || types.vector_length(ty).is_none() {
            return None;
        }
        let first = elements.next()?;
        elements.all(|element| element == first).then_some(first)
    }

    fn print_splat(&mut self, element: TypeId, bytes: &[u8]) {
        let types = &self.module.types;
        let print = if types.is_float_or_vector(element) { number::float } else { number::integer };
        self.out.str("splat (");
        self.spaced_ty(element);
        print(&mut self.out, types, element, number_of(bytes));
        self.out.byte(b')');
    }

    fn aggregate(&mut self, constant: &Constant, elements: &[ConstantId]) {
        let types = &self.module.types;
        if let Some(&first) = self.splat(constant.ty, elements.iter()) {
            let kind = &self.module.constants[first].kind;
            if let ConstantKind::Integer(_)
            | ConstantKind::WideInteger(_)
            | ConstantKind::Float(_) = kind
            {
                self.out.str("splat (");
                self.typed_constant(first);
                return self.out.byte(b')');
            }
        }
        let (open, close) = match types[constant.ty] {
            Type::Array { .. } => ("[", "]"),
            Type::Vector { .. } => ("<", ">"),
            _ if types.struct_body(constant.ty).is_some_and(|body| body.packed) => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        };
        self.out.str(open);
        for (index, &element) in elements.iter().enumerate() {
            self.out.comma(index);
            self.typed_constant(element);
        }
        self.out.str(close);
    }

    fn expression(&mut self, constant: &Constant, expression: &Expression) {
        match expression {
            Expression::Binary { op, .. } => {
                flags::binary(&mut self.out, *op, self.module.types.dialect());
            }
            Expression::Cast { op, .. } => {
                flags::cast(&mut self.out, *op, self.module.types.dialect());
            }
            Expression::ICmp { predicate, .. } => {
                self.out.str("icmp ");
                self.out.str(predicate.keyword());
            }
            Expression::FCmp { predicate, .. } => {
                self.out.str("fcmp ");
                self.out.str(predicate.keyword());
            }
            Expression::Select { .. } => self.out.str("select"),
            Expression::ExtractElement { .. } => self.out.str("extractelement"),
            Expression::InsertElement { .. } => self.out.str("insertelement"),
            Expression::ShuffleVector { .. } => self.out.str("shufflevector"),
            Expression::GetElementPtr { flags, .. } => {
                self.out.str("getelementptr");
                flags::address(&mut self.out, *flags);
            }
        }
        self.out.str(" (");
        if let Expression::GetElementPtr { source, .. } = expression {
            self.ty(*source);
            self.out.str(", ");
        }
        for (index, operand) in expression.operands().enumerate() {
            self.out.comma(index);
            self.typed_constant(operand);
        }
        if let Expression::Cast { .. } = expression {
            self.out.str(" to ");
            self.ty(constant.ty);
        }
        self.out.byte(b')');
    }
}

/// The number in the bytes of an element.
fn number_of(bytes: &[u8]) -> u64 {
    let mut value = [0; 8];
    value[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(value)
}
