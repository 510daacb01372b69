//! Calls of functions.

use super::check::{Numbered, check_count};
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{ConstantKind, FunctionId, Id as _, InstructionKind, TailCall, Type, TypeId, Value};

impl FunctionBuilder<'_> {
    /// Calls a function of the module. Gives what it returns; the value of a function that returns
    /// nothing is of type `void`, which no instruction takes.
    ///
    /// [`op`](Self::op) calls DXIL operations.
    ///
    /// # Errors
    ///
    /// There is no such function, or the arguments are not of the types of its parameters.
    pub fn call(&self, function: FunctionId, arguments: &[Value]) -> Result<Value, Error> {
        self.emit_value("call", |state| {
            let ty = match state.module.functions.get(function) {
                Some(function) => function.ty,
                None => return Err(ErrorKind::missing("function", function.index())),
            };
            state.check_arguments(ty, arguments)?;
            state.call(function, arguments)
        })
    }
}

impl State<'_> {
    /// Checks that a function of this type takes the arguments.
    fn check_arguments(&self, ty: TypeId, arguments: &[Value]) -> Result<(), ErrorKind> {
        let Type::Function { parameters, variadic, .. } = self.check_type(ty)? else {
            return Err(self.mismatch("what is called", ty, "a function"));
        };
        if !variadic || arguments.len() < parameters.len() {
            check_count("arguments", arguments.len(), parameters.len())?;
        }
        for (number, &argument) in arguments.iter().enumerate() {
            let what = Numbered("argument", number);
            match parameters.get(number) {
                Some(&parameter) => self.expect(what, argument, parameter)?,
                None => {
                    self.expect_value(what, argument)?;
                }
            }
        }
        Ok(())
    }

    /// A call whose arguments are right.
    pub(super) fn call(
        &mut self,
        function: FunctionId,
        arguments: &[Value],
    ) -> Result<(InstructionKind, TypeId), ErrorKind> {
        let module = &mut *self.module;
        let callee = &module.functions[function];
        let (function_type, calling_convention) = (callee.ty, callee.calling_convention);
        let Type::Function { result, .. } = module.types[function_type] else {
            return Err(self.mismatch("what is called", function_type, "a function"));
        };
        let address = module.types.pointer(function_type);
        let callee = module.constants.intern(address, ConstantKind::Function(function)).into();
        let kind = InstructionKind::Call {
            callee,
            function_type,
            arguments: self.body.add_list(arguments.iter().copied()),
            attributes: None,
            calling_convention,
            tail: TailCall::None,
        };
        Ok((kind, result))
    }
}
