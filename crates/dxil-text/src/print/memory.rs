//! Prints instructions that access memory.

use dxil_ir::{Dialect, Instruction, InstructionKind as Kind, Ordering, Scope, Type, Value};

use super::flags;
use super::local::Local;
use super::module::Printer;

impl Printer<'_> {
    /// Prints an instruction that accesses memory or computes an address.
    pub(crate) fn memory(&mut self, local: &Local<'_>, instruction: &Instruction) {
        match instruction.kind {
            Kind::GetElementPtr { source, flags, operands } => {
                self.out.str("getelementptr");
                flags::address(&mut self.out, flags);
                self.out.byte(b' ');
                self.ty(source);
                self.out.byte(b',');
                self.values(local, local.body.list(operands));
            }
            Kind::Alloca { allocated, count, alignment, inalloca } => {
                self.out.str("alloca ");
                self.keywords([if inalloca { "inalloca" } else { "" }]);
                self.ty(allocated);
                if !self.is_one(local, count) {
                    self.out.str(", ");
                    self.typed_value(local, count);
                }
                self.alignment(alignment);
            }
            Kind::Load { pointer, alignment, volatile, atomic } => {
                self.access("load", atomic.is_some(), volatile);
                self.out.byte(b' ');
                self.ty(instruction.ty);
                self.out.byte(b',');
                self.typed_values(local, &[pointer]);
                self.ordering(atomic);
                self.alignment(alignment);
            }
            Kind::Store { pointer, value, alignment, volatile, atomic } => {
                self.access("store", atomic.is_some(), volatile);
                self.typed_values(local, &[value, pointer]);
                self.ordering(atomic);
                self.alignment(alignment);
            }
            _ => self.atomic(local, instruction),
        }
    }

    fn atomic(&mut self, local: &Local<'_>, instruction: &Instruction) {
        match instruction.kind {
            Kind::Fence { ordering, scope } => {
                self.out.str("fence");
                self.ordering(Some((ordering, scope)));
            }
            Kind::CompareExchange {
                pointer,
                operands: [a, b],
                volatile,
                weak,
                orderings,
                scope,
                alignment,
            } => {
                self.out.str("cmpxchg");
                self.out.str(if weak { " weak" } else { "" });
                self.out.str(if volatile { " volatile" } else { "" });
                self.typed_values(local, &[pointer, a, b]);
                self.ordering(Some((orderings[0], scope)));
                self.out.byte(b' ');
                self.out.str(orderings[1].keyword());
                self.alignment(alignment.bytes());
            }
            Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope, alignment } => {
                self.out.str("atomicrmw ");
                self.keywords([if volatile { "volatile" } else { "" }]);
                self.out.str(op.keyword());
                self.typed_values(local, &[pointer, value]);
                self.ordering(Some((ordering, scope)));
                self.alignment(alignment.bytes());
            }
            _ => self.out.str("<unknown instruction>"),
        }
    }

    /// Whether a value is the `i32` 1.
    fn is_one(&self, local: &Local<'_>, value: Value) -> bool {
        let ty = self.type_of(local, value);
        let one = value.constant().and_then(|id| self.module.constants.integer_value(id));
        self.module.types[ty] == Type::Integer { bits: 32 } && one == Some(1)
    }

    fn access(&mut self, keyword: &'static str, atomic: bool, volatile: bool) {
        self.out.str(keyword);
        self.out.str(if atomic { " atomic" } else { "" });
        self.out.str(if volatile { " volatile" } else { "" });
    }

    fn ordering(&mut self, atomic: Option<(Ordering, Scope)>) {
        let Some((ordering, scope)) = atomic else { return };
        if !scope.keyword().is_empty() {
            let is_modern = self.dialect() == Dialect::Modern;
            self.out.str(if is_modern { " syncscope(\"" } else { " " });
            self.out.str(scope.keyword());
            self.out.str(if is_modern { "\")" } else { "" });
        }
        self.out.byte(b' ');
        self.out.str(ordering.keyword());
    }

    fn alignment(&mut self, alignment: u32) {
        if alignment != 0 {
            self.out.str(", align ");
            self.out.number(alignment);
        }
    }
}
