//! A module as LLVM 3.7 keeps it in memory.

use alloc::borrow::Cow;

use dxil_ir::{BinaryOp, FastMathFlags, InstructionKind, Module};

/// Makes a module the one that DXC's assembler has after it reads it: without use-list orders, with all kinds of
/// attached metadata that LLVM 3.7 knows, and with all fast-math flags where `fast` is one of them.
pub(crate) fn make_canonical(module: &mut Cow<'_, Module>) {
    if is_canonical(module) {
        return;
    }
    let canonical = module.to_mut();
    canonical.drop_use_lists();
    for body in canonical.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        let flags = body.instructions.values_mut().filter_map(|it| it.kind.fast_math_flags_mut());
        flags.filter(|flags| !is_read_as_is(**flags)).for_each(|it| *it = FastMathFlags::FAST);
    }
    for kind in Module::METADATA_KINDS {
        canonical.metadata_kind(kind);
    }
}

fn is_canonical(module: &Module) -> bool {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    let mut instructions = bodies.flat_map(|body| body.instructions.values());
    !module.preserve_use_lists
        && module.metadata_kinds.len() >= Module::METADATA_KINDS.len()
        && instructions.all(|instruction| match instruction.kind {
            InstructionKind::FCmp { flags, .. } => is_read_as_is(flags),
            InstructionKind::Binary {
                op:
                    BinaryOp::FAdd(flags)
                    | BinaryOp::FSub(flags)
                    | BinaryOp::FMul(flags)
                    | BinaryOp::FDiv(flags)
                    | BinaryOp::FRem(flags),
                ..
            } => is_read_as_is(flags),
            _ => true,
        })
}

/// Whether LLVM 3.7 reads these flags as they are.
fn is_read_as_is(flags: FastMathFlags) -> bool {
    flags == FastMathFlags::FAST || !flags.contains(FastMathFlags::UNSAFE_ALGEBRA)
}
