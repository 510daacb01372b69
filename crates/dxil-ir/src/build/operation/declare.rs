//! Declarations of operations' functions.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use core::mem;

use dxil_ops::{Attribute as OpAttribute, OpCode, Overload};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::{ErrorKind, State};
use crate::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, FUNCTION_SLOT, Function, FunctionId,
    Type, TypeId, Value,
};

/// The operations' functions that a builder has met, by name.
#[derive(Debug, Default)]
pub(in crate::build) struct Declared {
    functions: HashMap<String, FunctionId, FixedState>,
    /// Where names are made.
    name: String,
}

/// The attributes that LLVM knows, in its order. All functions are `nounwind`.
const ATTRIBUTES: [(Option<OpAttribute>, AttributeKind); 6] = [
    (Some(OpAttribute::NoDuplicate), AttributeKind::NoDuplicate),
    (Some(OpAttribute::NoReturn), AttributeKind::NoReturn),
    (None, AttributeKind::NoUnwind),
    (Some(OpAttribute::ReadNone), AttributeKind::ReadNone),
    (Some(OpAttribute::ReadOnly), AttributeKind::ReadOnly),
    (Some(OpAttribute::ArgMemOnly), AttributeKind::ArgMemOnly),
];

impl State<'_> {
    /// The function that a call calls, which is declared if it is new.
    pub(super) fn declare(
        &mut self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<FunctionId, ErrorKind> {
        let mut name = mem::take(&mut self.declared.name);
        name.clear();
        write!(name, "{}", op.function_name(overloads)).expect("strings take what is written");
        let function = match self.declared.functions.get(&name) {
            Some(&function) => Ok(function),
            None => self.declare_named(&name, op, overloads, arguments),
        };
        self.declared.name = name;
        function
    }

    fn declare_named(
        &mut self,
        name: &str,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<FunctionId, ErrorKind> {
        let ty = self.function_type(op, overloads, arguments)?;
        let function = match self.module.function_named(name.into()) {
            Some(function) if self.module.functions[function].ty == ty => function,
            Some(function) => {
                let found = self.module.functions[function].ty;
                return Err(self.mismatch(name, found, self.module.types.display(ty)));
            }
            None => {
                let attributes = Some(self.attributes(op));
                let function = Function { attributes, ..Function::new(name, ty) };
                self.module.add_function(function).0
            }
        };
        self.declared.functions.insert(name.into(), function);
        Ok(function)
    }

    fn function_type(
        &mut self,
        op: OpCode,
        overloads: &[Overload<'_>],
        arguments: &[Value],
    ) -> Result<TypeId, ErrorKind> {
        let signature = op.signature();
        let result = self.op_type(signature.result(), overloads)?;
        let mut parameters = Vec::with_capacity(1 + arguments.len());
        parameters.push(self.module.types.integer(32));
        for argument in signature.arguments() {
            parameters.push(self.op_type(argument.ty(), overloads)?);
        }
        if op == OpCode::DispatchMesh {
            self.move_payload(&mut parameters, arguments)?;
        }
        Ok(self.module.types.function(result, &parameters))
    }

    /// Puts the payload, the last parameter, into the address space that the argument has: it may
    /// be group-shared memory.
    fn move_payload(
        &mut self,
        parameters: &mut [TypeId],
        arguments: &[Value],
    ) -> Result<(), ErrorKind> {
        let (Some(parameter), Some(&argument)) = (parameters.last_mut(), arguments.last()) else {
            return Ok(());
        };
        let found = self.type_of(argument)?;
        let types = &self.module.types;
        if types.pointee(found).is_some() && types.pointee(found) == types.pointee(*parameter) {
            *parameter = found;
        }
        Ok(())
    }

    fn attributes(&mut self, op: OpCode) -> AttributeSetId {
        let of = op.attributes(self.target_of(op).version);
        let has = |attribute: Option<OpAttribute>| attribute.is_none_or(|it| of.contains(it));
        let kinds = ATTRIBUTES.iter().filter(|(attribute, _)| has(*attribute));
        let attributes = kinds.map(|&(_, kind)| Attribute::Kind(kind)).collect();
        let attributes = AttributeGroup { slot: FUNCTION_SLOT, attributes };
        let group = self.module.attributes.group(attributes);
        self.module.attributes.set(&[group])
    }

    /// The type of a parameter of a declared function.
    pub(super) fn parameter(&self, function: FunctionId, index: usize) -> Option<TypeId> {
        match &self.module.types[self.module.functions[function].ty] {
            Type::Function { parameters, .. } => parameters.get(index).copied(),
            _ => None,
        }
    }
}
