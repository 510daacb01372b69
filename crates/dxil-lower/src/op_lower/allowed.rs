//! Intrinsics that DXIL keeps, or that later passes remove.

use crate::intrinsic;

/// Those that stay calls of LLVM's intrinsics.
const ALLOWED: &[&str] = &[
    "llvm.assume",
    "llvm.dbg.assign",
    "llvm.dbg.declare",
    "llvm.dbg.label",
    "llvm.dbg.value",
    "llvm.donothing",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.end",
    "llvm.invariant.start",
    "llvm.sideeffect",
];

/// Whether an intrinsic needs no operation.
pub(crate) fn is_allowed(name: &str) -> bool {
    ALLOWED.iter().any(|allowed| intrinsic::is(name, allowed))
}
