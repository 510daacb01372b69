//! Prints calls.

use dxil_ir::{
    Bundle, Dialect, Instruction, InstructionKind as Kind, List, RETURN_SLOT, TailCall, Type, Value,
};

use super::attribute::float_classes;
use super::flags;
use super::local::Local;
use super::module::Printer;
use super::record;

impl Printer<'_> {
    /// Prints a call.
    pub(crate) fn call(&mut self, local: &Local<'_>, instruction: &Instruction) {
        let Kind::Call {
            callee,
            function_type,
            arguments,
            bundles,
            flags,
            attributes,
            calling_convention,
            tail,
        } = instruction.kind
        else {
            return;
        };
        match tail {
            // The calls in place of debug records are tail calls.
            TailCall::None
                if self.annotations.is_some()
                    && record::name(self.module, instruction).is_some() =>
            {
                self.out.str("tail ");
            }
            TailCall::None => {}
            TailCall::Tail => self.out.str("tail "),
            TailCall::MustTail => self.out.str("musttail "),
        }
        self.out.str("call");
        flags::fast_math(&mut self.out, flags, self.module.types.dialect());
        self.out.byte(b' ');
        self.calling_convention(calling_convention);
        if self.slot_attributes(attributes, RETURN_SLOT) {
            self.out.byte(b' ');
        }
        match self.module.types[function_type] {
            Type::Function { result, variadic: false, .. } => self.spaced_ty(result),
            _ => self.spaced_ty(function_type),
        }
        self.value(local, callee);
        self.out.byte(b'(');
        let is_class_test = self.dialect() == Dialect::Modern && self.is_class_test(callee);
        for (index, &argument) in local.body.list(arguments).iter().enumerate() {
            self.out.comma(index);
            if index == 1 && is_class_test {
                self.tested_classes(argument);
            }
            if attributes.is_some() {
                self.ty(self.type_of(local, argument));
                self.parameter_attributes(attributes, index);
                self.out.byte(b' ');
                self.value(local, argument);
            } else {
                self.typed_value(local, argument);
            }
        }
        if tail == TailCall::MustTail && local.variadic {
            self.out.str(", ...");
        }
        self.out.byte(b')');
        if let Some(number) = self.slots.attributes(attributes) {
            self.out.str(" #");
            self.out.number(number);
        }
        if !bundles.is_empty() {
            self.bundles(local, bundles);
        }
    }

    fn bundles(&mut self, local: &Local<'_>, bundles: List<Bundle>) {
        self.out.str(" [ ");
        for (index, bundle) in local.body.list(bundles).iter().enumerate() {
            self.out.comma(index);
            self.out.quoted(&self.module.bundle_tags[bundle.tag]);
            self.out.byte(b'(');
            for (index, &operand) in local.body.list(bundle.operands).iter().enumerate() {
                self.out.comma(index);
                self.typed_value(local, operand);
            }
            self.out.byte(b')');
        }
        self.out.str(" ]");
    }

    /// Whether a function tells whether a number is of a class.
    fn is_class_test(&self, callee: Value) -> bool {
        let name = self.module.called_function(callee).map(|id| &self.module.functions[id].name);
        name.is_some_and(|name| name.starts_with(b"llvm.is.fpclass."))
    }

    /// Prints a comment with the classes that a constant stands for.
    fn tested_classes(&mut self, argument: Value) {
        let classes = argument.constant().and_then(|id| self.module.constants.integer_value(id));
        if let Some(classes) = classes.filter(|&classes| classes != 0) {
            self.out.str("/* ");
            float_classes(&mut self.out, classes);
            self.out.str(" */ ");
        }
    }
}
