//! Calls of functions.

use alloc::vec::Vec;

use super::{Error, ErrorKind, FunctionBuilder, Missing, State};
use crate::{
    ConstantKind, FastMathFlags, FunctionId, Id as _, InstructionKind, List, TailCall, TypeId,
    Value, typing,
};

impl FunctionBuilder<'_> {
    /// Calls a function of the module. Returns its result; that of a function that returns nothing is
    /// of type `void`, which no instruction takes.
    ///
    /// [`op`](Self::op) calls DXIL operations.
    ///
    /// # Errors
    ///
    /// There is no such function, or the arguments are not of the types of its parameters.
    pub fn call(&self, function: FunctionId, arguments: &[Value]) -> Result<Value, Error> {
        self.emit_value("call", |state| state.call(function, arguments))
    }
}

impl State<'_> {
    /// A call of a function.
    pub(super) fn call(
        &mut self,
        function: FunctionId,
        arguments: &[Value],
    ) -> Result<(InstructionKind, TypeId), ErrorKind> {
        let mut found = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            found.push(self.type_of(argument)?);
        }
        let module = &mut *self.module;
        let Some(callee) = module.functions.get(function) else {
            return Err(ErrorKind::Missing(Missing::Function(function.index())));
        };
        let (function_type, calling_convention) = (callee.ty, callee.calling_convention);
        let address = module.types.pointer(function_type);
        let ty = typing::call(&module.types, address, function_type, found.into_iter());
        let ty = ty.map_err(|error| self.typing(error))?;
        let callee = self.module.constants.intern(address, ConstantKind::Function(function));
        let kind = InstructionKind::Call {
            callee: callee.into(),
            function_type,
            arguments: self.body.add_list(arguments.iter().copied()),
            bundles: List::default(),
            flags: FastMathFlags::NONE,
            attributes: None,
            calling_convention,
            tail: TailCall::None,
        };
        Ok((kind, ty))
    }
}
