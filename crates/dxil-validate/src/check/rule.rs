//! The rules.

use crate::rules::rules;

rules! {
    /// The rules for calls of operations. `docs/check.md` has an example for each rule.
    pub enum Rule {
        /// The opcode is a constant.
        ConstantOpcode "C01" "The opcode is a constant.",
        /// The opcode belongs to an operation.
        KnownOpcode "C02" "The opcode belongs to an operation.",
        /// The opcode is not reserved.
        ReservedOpcode "C03" "The opcode is not reserved.",
        /// The function's name is that of an operation's function.
        FunctionName "C04" "The function's name is that of an operation's function.",
        /// The opcode belongs to the class in the function's name.
        OpcodeOfFunction "C05" "The opcode belongs to the class in the function's name.",
        /// The function has the type that the operation has for its overloads.
        Signature "C06" "The function has the type that the operation has for its overloads.",
        /// The DXIL version allows the call.
        Version "C07" "The DXIL version allows the call.",
        /// The stage may call the operation.
        Stage "C08" "The stage may call the operation.",
        /// The operation has the overloads in the function's name.
        Overload "C09" "The operation has the overloads in the function's name.",
        /// Operands that must be constants are constants.
        ConstantOperand "C10" "Operands that must be constants are constants.",
        /// Constant operands lie in their range.
        OperandRange "C11" "Constant operands lie in their range.",
        /// Constants of enumerations and flag sets have a defined value.
        OperandMeaning "C12" "Constants of enumerations and flag sets have a defined value.",
        /// The stage supports the barrier.
        Barrier "C13" "The stage supports the barrier.",
    }
}
