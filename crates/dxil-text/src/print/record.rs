//! Prints debug records of modern LLVM, which modules have as calls of the intrinsics that they replace.

use bstr::ByteSlice as _;
use dxil_ir::{Dialect, Function, Instruction, InstructionKind, Module};

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
        let InstructionKind::Call { arguments, .. } = instruction.kind else { return };
        self.out.str("    #dbg_");
        self.out.bytes(name.as_bytes());
        self.out.byte(b'(');
        for (index, &argument) in local.body.list(arguments).iter().enumerate() {
            self.out.comma(index);
            self.value(local, argument);
        }
        if instruction.location.is_some() {
            self.out.str(", ");
            self.out.called(self.slots.locations[self.next_location]);
            self.next_location += 1;
        }
        self.out.byte(b')');
    }
}
