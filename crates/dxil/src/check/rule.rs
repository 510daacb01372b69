//! The rules.

use crate::rules::rules;

rules! {
    /// What calls of operations must be. `docs/check.md` has an example for each rule.
    pub enum Rule {
        /// The opcode is a constant.
        ConstantOpcode "C01" "The opcode is a constant.",
        /// The opcode is that of an operation.
        KnownOpcode "C02" "The opcode is that of an operation.",
        /// The opcode is not reserved.
        ReservedOpcode "C03" "The opcode is not reserved.",
        /// The function's name is that of an operation's function.
        FunctionName "C04" "The function's name is that of an operation's function.",
        /// The opcode belongs to the class that the function's name says.
        OpcodeOfFunction "C05" "The opcode belongs to the class that the function's name says.",
        /// The function has the type that the operation has for its overloads.
        Signature "C06" "The function has the type that the operation has for its overloads.",
        /// The DXIL version allows the call.
        Version "C07" "The DXIL version allows the call.",
        /// The stage may call the operation.
        Stage "C08" "The stage may call the operation.",
        /// The operation has the overloads that the function's name says.
        Overload "C09" "The operation has the overloads that the function's name says.",
        /// Operands that must be constants are.
        ConstantOperand "C10" "Operands that must be constants are.",
        /// Constant operands lie in their range.
        OperandRange "C11" "Constant operands lie in their range.",
        /// Constant operands that choose have a value that means something.
        OperandMeaning "C12" "Constant operands that choose have a value that means something.",
        /// Barriers are for what their stage has.
        Barrier "C13" "Barriers are for what their stage has.",
    }
}
