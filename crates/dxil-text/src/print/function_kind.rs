//! Kinds of functions that are printed differently.

use alloc::vec::Vec;

use dxil_ir::{Id as _, Module, Value};

/// The kind of a function that is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FunctionKind {
    /// A DXIL operation.
    Operation,
    /// `llvm.dbg.declare`.
    DebugDeclare,
    /// `llvm.dbg.value`.
    DebugValue,
    /// Another intrinsic of LLVM.
    Intrinsic,
    /// Any other function.
    Other,
}

/// The kinds of the functions of a module.
pub(crate) struct FunctionKinds(Vec<FunctionKind>);

impl FunctionKinds {
    pub(crate) fn new(module: &Module) -> Self {
        Self(module.functions.values().map(|function| FunctionKind::new(&function.name)).collect())
    }

    /// The kind of the function that a call of this value calls.
    #[inline]
    pub(crate) fn of(&self, module: &Module, callee: Value) -> FunctionKind {
        module.called_function(callee).map_or(FunctionKind::Other, |id| self.0[id.index()])
    }
}

impl FunctionKind {
    fn new(name: &[u8]) -> Self {
        match name {
            b"llvm.dbg.declare" => Self::DebugDeclare,
            b"llvm.dbg.value" => Self::DebugValue,
            _ if name.starts_with(b"llvm.") => Self::Intrinsic,
            _ if name.starts_with(b"dx.op.") => Self::Operation,
            _ => Self::Other,
        }
    }

    /// Whether it is an intrinsic of LLVM.
    #[inline]
    pub(crate) const fn is_intrinsic(self) -> bool {
        matches!(self, Self::DebugDeclare | Self::DebugValue | Self::Intrinsic)
    }
}
