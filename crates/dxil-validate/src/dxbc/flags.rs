//! Global flags: they allow what is used.

use alloc::format;

use dxbc_code::enumeration::{GlobalFlags, MinPrecision};
use dxbc_code::{Instruction, Opcode, Operand, Parameter, ValueType};

use super::{Checker, Rule};

impl Checker<'_> {
    /// Operations on doubles need flags.
    pub(super) fn doubles(&mut self, instruction: &Instruction) {
        let has_double = |it: &Parameter| it.ty == ValueType::Double;
        if !instruction.opcode.parameters().iter().any(has_double) {
            return;
        }
        let of_11_1 = matches!(
            instruction.opcode,
            Opcode::DDiv
                | Opcode::DFma
                | Opcode::DRcp
                | Opcode::DtoI
                | Opcode::DtoU
                | Opcode::ItoD
                | Opcode::UtoD
        );
        let what = format!("`{}`", instruction.opcode.mnemonic());
        self.need(GlobalFlags::EnableDoublePrecisionFloatOps, true, &what);
        self.need(GlobalFlags::EnableDoubleExtensions, of_11_1, &what);
    }

    /// Operands of minimum precision need a flag.
    pub(super) fn minimum_precision(&mut self, operand: &Operand) {
        let is_needed = operand.min_precision() != MinPrecision::Default;
        self.need(GlobalFlags::EnableMinimumPrecision, is_needed, "a type of minimum precision");
    }

    fn need(&mut self, flag: GlobalFlags, is_needed: bool, what: &str) {
        let holds = !is_needed || self.state.flags.contains(flag);
        self.require(holds, Rule::Flags, || format!("{what} needs the flag {}", flag.text()));
    }
}
