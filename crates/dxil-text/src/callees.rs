//! What calls call.

use alloc::vec::Vec;

use dxil_ir::{Id as _, Module, Value};

/// What is to be known of a function where it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Callee {
    /// An operation of DXIL.
    Operation,
    /// `llvm.dbg.declare`.
    DebugDeclare,
    /// `llvm.dbg.value`.
    DebugValue,
    /// Another of LLVM's own functions.
    Intrinsic,
    /// Any other function.
    Other,
}

/// The functions of a module as callees.
pub(crate) struct Callees(Vec<Callee>);

impl Callees {
    pub(crate) fn new(module: &Module) -> Self {
        Self(module.functions.values().map(|function| Callee::new(&function.name)).collect())
    }

    /// What a call of this value calls.
    #[inline]
    pub(crate) fn of(&self, module: &Module, callee: Value) -> Callee {
        module.called_function(callee).map_or(Callee::Other, |id| self.0[id.index()])
    }
}

impl Callee {
    fn new(name: &[u8]) -> Self {
        match name {
            b"llvm.dbg.declare" => Self::DebugDeclare,
            b"llvm.dbg.value" => Self::DebugValue,
            _ if name.starts_with(b"llvm.") => Self::Intrinsic,
            _ if name.starts_with(b"dx.op.") => Self::Operation,
            _ => Self::Other,
        }
    }

    /// Whether it is one of LLVM's own functions.
    #[inline]
    pub(crate) const fn is_intrinsic(self) -> bool {
        matches!(self, Self::DebugDeclare | Self::DebugValue | Self::Intrinsic)
    }
}
