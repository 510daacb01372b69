//! Prints debug records of modern LLVM, which modules have as calls of the intrinsics that they replace.

use bstr::ByteSlice as _;
use dxil_ir::{Bundle, Dialect, Function, Instruction, InstructionKind, Module};

use super::local::Local;
use super::module::Printer;
use crate::record::{PREFIX, RECORDS};

/// Whether the text has no declaration of a function, because each call of it is a record.
pub(crate) fn is_hidden(module: &Module, function: &Function) -> bool {
    module.types.dialect() == Dialect::Modern && record_of(&function.name).is_some()
}

/// The name of the record that an instruction is in the text, such as `value`.
#[inline]
pub(crate) fn name(module: &Module, instruction: &Instruction) -> Option<&'static str> {
    match instruction.kind {
        InstructionKind::Call { callee, .. } if module.types.dialect() == Dialect::Modern => {
            record_of(&module.functions[module.called_function(callee)?].name)
        }
        _ => None,
    }
}

fn record_of(name: &[u8]) -> Option<&'static str> {
    let name = name.as_bstr().strip_prefix(PREFIX.as_bytes())?;
    RECORDS.iter().copied().find(|known| known.as_bytes() == name)
}

impl Printer<'_> {
    /// Prints a record: `#dbg_value(i32 %x, !9, !DIExpression(), !11)`.
    pub(crate) fn record(&mut self, local: &Local<'_>, instruction: &Instruction, name: &str) {
        let InstructionKind::Call { arguments, bundles, .. } = instruction.kind else { return };
        self.out.str("    #dbg_");
        self.out.bytes(name.as_bytes());
        self.out.byte(b'(');
        for (index, &argument) in local.body.list(arguments).iter().enumerate() {
            self.out.comma(index);
            match local.body.list(bundles) {
                [list, ..] if index == 0 => self.argument_list(local, list),
                _ => self.value(local, argument),
            }
        }
        if instruction.location.is_some() {
            self.out.str(", ");
            self.out.called(self.slots.locations[self.next_location]);
            self.next_location += 1;
        }
        self.out.byte(b')');
    }

    /// Prints the values that a record names: `!DIArgList(i32 %a, i32 1)`.
    fn argument_list(&mut self, local: &Local<'_>, list: &Bundle) {
        self.out.byte(b'!');
        self.out.str(Bundle::ARGUMENT_LIST);
        self.out.byte(b'(');
        for (index, &value) in local.body.list(list.operands).iter().enumerate() {
            self.out.comma(index);
            self.value(local, value);
        }
        self.out.byte(b')');
    }
}
