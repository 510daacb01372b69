//! Debug intrinsics.

use super::{DebugOperand, Error, ErrorKind, FunctionBuilder, Misplaced, State};
use crate::typing::{Expected, Operand, TypingError};
use crate::{Attribute, AttributeKind, InstructionKind, Metadata, MetadataId, Type, TypeId, Value};

impl FunctionBuilder<'_> {
    /// States that a variable of the source has this value from here on: a call of `llvm.dbg.value`.
    /// The variable is a [`LocalVariable`](crate::metadata::LocalVariable), the expression an
    /// [`Expression`](crate::metadata::NodeKind::Expression), which is empty where the value is all
    /// of it.
    ///
    /// # Errors
    ///
    /// The value is none that instructions pass on, the metadata is other than that, or there is no
    /// place in the source ([`set_location`](Self::set_location)).
    pub fn dbg_value(
        &self,
        value: Value,
        variable: MetadataId,
        expression: MetadataId,
    ) -> Result<Value, Error> {
        let offset = self.i64(0);
        self.emit_value("llvm.dbg.value", |state| {
            state.expect_value(value)?;
            let metadata = state.module.types.metadata();
            let parameters = [metadata, state.type_of(offset)?, metadata, metadata];
            let [variable, expression] = state.described(variable, expression)?;
            let arguments =
                [state.module.metadata.in_metadata(value), offset, variable, expression];
            state.call_debug("llvm.dbg.value", &parameters, &arguments)
        })
    }

    /// States that a variable of the source lies at the target of a pointer: a call of `llvm.dbg.declare`.
    ///
    /// # Errors
    ///
    /// It is no pointer, and as with [`dbg_value`](Self::dbg_value).
    pub fn dbg_declare(
        &self,
        address: Value,
        variable: MetadataId,
        expression: MetadataId,
    ) -> Result<Value, Error> {
        self.emit_value("llvm.dbg.declare", |state| {
            let ty = state.type_of(address)?;
            if !matches!(state.module.types[ty], Type::Pointer { .. }) {
                let error = TypingError::of_type(Operand::Pointer, ty, Expected::Pointer);
                return Err(state.typing(error));
            }
            let parameters = [state.module.types.metadata(); 3];
            let [variable, expression] = state.described(variable, expression)?;
            let arguments = [state.module.metadata.in_metadata(address), variable, expression];
            state.call_debug("llvm.dbg.declare", &parameters, &arguments)
        })
    }
}

impl State<'_> {
    /// A variable and an expression as arguments.
    fn described(
        &self,
        variable: MetadataId,
        expression: MetadataId,
    ) -> Result<[Value; 2], ErrorKind> {
        self.expect_node(DebugOperand::Variable, variable, "LocalVariable")?;
        self.expect_node(DebugOperand::Expression, expression, "Expression")?;
        if self.location.is_none() {
            return Err(ErrorKind::Misplaced(Misplaced::NoLocation));
        }
        Ok([variable, expression].map(Value::Metadata))
    }

    /// Checks that metadata is a node of this kind.
    fn expect_node(
        &self,
        operand: DebugOperand,
        id: MetadataId,
        expected: &'static str,
    ) -> Result<(), ErrorKind> {
        self.check_metadata(id)?;
        let found = match &self.module.metadata[id] {
            Metadata::Node(node) => node.kind.kind_name(),
            Metadata::String(_) => "a string",
            Metadata::Constant(_) => "a constant",
        };
        if found == expected {
            return Ok(());
        }
        Err(ErrorKind::Metadata { operand, found, expected })
    }

    fn call_debug(
        &mut self,
        name: &str,
        parameters: &[TypeId],
        arguments: &[Value],
    ) -> Result<(InstructionKind, TypeId), ErrorKind> {
        let ty = self.module.types.function(self.void(), parameters);
        let attributes = [AttributeKind::NoUnwind, AttributeKind::ReadNone];
        let attributes = attributes.map(Attribute::Kind).into();
        let function = self.declare_function(name, ty, attributes)?;
        self.call(function, arguments)
    }
}
