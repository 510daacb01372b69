//! Interprets the validator's messages.

use dxil_ops::OpCode;

use crate::error::Error;
use crate::tool::Outcome;

/// Messages that say that the operation may not be called there, or not with these types.
///
/// Other errors are about operands, which are undefined, about the resource, which is the same for
/// all operations, and about other things that a shader of the stage must have.
const ABOUT_CALLS: [&str; 9] = [
    " not valid in shader model ",
    " should only be used in '",
    "16 bit IsSpecialFloat overloads require",
    "DXIL intrinsic overload must be valid.",
    "Function uses features incompatible with the shader ",
    "Use of experimental DXILOpCode requires",
    "does not match an allowed overload signature.",
    "is not a DXILOpFuncition for DXILOpcode",
    "overloads are allowed after SM 6.3.",
];

/// A cell's character.
pub(super) fn cell(op: OpCode, outcome: &Outcome) -> Result<u8, Error> {
    match outcome {
        Outcome::Done(_) => Ok(b'+'),
        Outcome::Refused(message) if message.lines().any(|line| is_about(op, line)) => Ok(b'-'),
        Outcome::Refused(message) if message.contains("Flags must match usage.") => Ok(b'+'),
        outcome => Err(Error::refused(op, outcome.message())),
    }
}

/// Whether an error is about a call of the operation.
fn is_about(op: OpCode, line: &str) -> bool {
    match op {
        // It loads the input that shaders have, where the stage has inputs.
        OpCode::LoadInput if line.contains("Constant values must be in-range") => true,
        // The operation that makes the handle in a library.
        _ if op != OpCode::CreateHandleForLib && line.contains("Opcode CreateHandleForLib") => {
            false
        }
        _ => ABOUT_CALLS.iter().any(|words| line.contains(words)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_other_things_are_left_out() {
        let cell = |op, message: &str| {
            cell(op, &Outcome::Refused(message.to_owned())).map(char::from).ok()
        };
        let flags = "error: Flags must match usage.\nnote: Flags declared=2048, actual=16";
        assert_eq!(cell(OpCode::Sin, flags), Some('+'));
        let undefined = "Function: main: error: Instructions should not read uninitialized value.";
        assert_eq!(cell(OpCode::Sin, &format!("{undefined}\n{flags}")), Some('+'));
        let overload = "Function: main: error: DXIL intrinsic overload must be valid.";
        assert_eq!(cell(OpCode::Sin, &format!("{overload}\n{flags}")), Some('-'));
        let handle =
            "Function: f: error: Opcode CreateHandleForLib not valid in shader model lib_6_1(lib).";
        assert_eq!(cell(OpCode::Sample, &format!("{handle}\n{flags}")), Some('+'));
        assert_eq!(cell(OpCode::CreateHandleForLib, handle), Some('-'));
        // Messages that do not concern the call.
        assert_eq!(cell(OpCode::Sin, "Module bitcode is invalid."), None);
    }
}
