//! Names of operations in messages: those that LLVM uses.

use dxil_ops::OpCode;

/// The operations that LLVM names otherwise than DXC.
const OTHERS: [(OpCode, &str); 19] = [
    (OpCode::Acos, "ACos"),
    (OpCode::Asin, "ASin"),
    (OpCode::Atan, "ATan"),
    (OpCode::Bfrev, "Rbits"),
    (OpCode::Countbits, "CountBits"),
    (OpCode::Exp, "Exp2"),
    (OpCode::FAbs, "Abs"),
    (OpCode::Frc, "Frac"),
    (OpCode::Hcos, "HCos"),
    (OpCode::Hsin, "HSin"),
    (OpCode::Htan, "HTan"),
    (OpCode::IMax, "SMax"),
    (OpCode::IMin, "SMin"),
    (OpCode::Log, "Log2"),
    (OpCode::RoundNe, "Round"),
    (OpCode::RoundNi, "Floor"),
    (OpCode::RoundPi, "Ceil"),
    (OpCode::RoundZ, "Trunc"),
    (OpCode::Rsqrt, "RSqrt"),
];

/// The name of an operation in LLVM.
pub(super) fn llvm(op: OpCode) -> &'static str {
    OTHERS.iter().find(|(other, _)| *other == op).map_or(op.name(), |(_, name)| name)
}
