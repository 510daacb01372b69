//! Calls of functions.

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
        for &argument in arguments {
            self.type_of(argument)?;
        }
        let module = &mut *self.module;
        let Some(callee) = module.functions.get(function) else {
            return Err(ErrorKind::Missing(Missing::Function(function.index())));
        };
        let (function_type, calling_convention) = (callee.ty, callee.calling_convention);
        let address = module.types.pointer(function_type);
        // They have types: see above.
        let type_of = |&it| module.type_of(&self.body, it).unwrap_or(module.types.void());
        let found = arguments.iter().map(type_of);
        let ty = typing::call(&module.types, address, function_type, found);
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
