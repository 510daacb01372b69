//! Functions whose calls are converted in a way of their own.

use bstr::ByteSlice as _;
use dxil_ir::{FunctionId, Module};

use super::debug;
use crate::intrinsic;

/// What the conversion of a call depends on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Callee {
    /// The function is called as any other.
    Any,
    /// Its calls only tell optimizers something that LLVM 3.7 cannot say.
    Dropped,
    /// Its calls describe variables.
    Debug,
    /// Its calls mark lifetimes.
    Lifetime,
}

const DROPPED: [&str; 3] =
    ["llvm.assume", "llvm.experimental.noalias.scope.decl", "llvm.sideeffect"];

impl Callee {
    pub(super) fn of(module: &Module, function: FunctionId) -> Self {
        if debug::describes_variables(module.functions[function].name.as_bstr()) {
            return Self::Debug;
        }
        match intrinsic::name(module, function) {
            Some(name) if DROPPED.iter().any(|it| intrinsic::is(name, it)) => Self::Dropped,
            Some(name) if intrinsic::lifetime(name).is_some() => Self::Lifetime,
            _ => Self::Any,
        }
    }
}
