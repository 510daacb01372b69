//! Calls that describe variables: LLVM 3.7 passes the offset of the value, too.

use alloc::vec;

use bstr::BStr;
use dxil_ir::metadata::NodeKind;
use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, ConstantKind, FUNCTION_SLOT, Function, FunctionId,
    InstructionId, InstructionKind, MetadataId, TailCall, TypeId, Value,
};

use super::expression;
use crate::typed::Conversion;
use crate::typed::body::Typing;

/// The intrinsic whose type has changed.
pub(in crate::typed) const VALUE: &str = "llvm.dbg.value";
const DECLARE: &str = "llvm.dbg.declare";

/// Whether calls of a function of this name describe variables.
pub(in crate::typed) fn describes_variables(name: &BStr) -> bool {
    name == VALUE || name == DECLARE
}

impl Conversion<'_> {
    /// The declaration of `llvm.dbg.value` in LLVM 3.7.
    pub(in crate::typed) fn debug_declaration(&mut self, id: FunctionId) -> Option<Function> {
        let function = &self.from.functions[id];
        if function.name != VALUE || function.body.is_some() {
            return None;
        }
        let types = &mut self.to.types;
        let (void, metadata, offset) = (types.void(), types.metadata(), types.integer(64));
        let ty = types.function(void, &[metadata, offset, metadata, metadata]);
        let attributes =
            [AttributeKind::NoUnwind, AttributeKind::ReadNone].map(Attribute::Kind).to_vec();
        let group = AttributeGroup { slot: FUNCTION_SLOT, attributes };
        let group = self.to.attributes.group(group);
        let attributes = Some(self.to.attributes.set(&[group]));
        Some(Function { attributes, ..Function::new(VALUE, ty) })
    }
}

impl Typing<'_, '_> {
    /// Converts a call that describes a variable. Returns whether it is one.
    pub(in crate::typed) fn debug_call(&mut self, id: InstructionId) -> bool {
        let InstructionKind::Call { callee, arguments, .. } = self.from.instructions[id].kind
        else {
            return false;
        };
        let module = self.conversion.from;
        let Some(function) = module.called_function(callee) else { return false };
        let name = &module.functions[function].name;
        let is_value = name == VALUE;
        let &[value, variable, expression] = self.from.list(arguments) else { return false };
        if !is_value && name != DECLARE {
            return false;
        }
        let value = match self.is_known(expression) {
            true => self.described(value),
            false => self.unknown(),
        };
        let [variable, expression] = [variable, expression].map(|it| self.described(it));
        let arguments = match is_value {
            true => {
                let module = &mut self.conversion.to;
                let ty = module.types.integer(64);
                let offset = module.constants.integer(&module.types, ty, 0);
                vec![value, offset.into(), variable, expression]
            }
            false => vec![value, variable, expression],
        };
        let callee = self.plain(callee);
        let function_type = self.conversion.to.functions[function].ty;
        let arguments = self.body.add_list(arguments);
        self.body.instructions[id].kind = call(callee, function_type, arguments);
        true
    }

    /// Whether LLVM 3.7 has the operations of an expression.
    fn is_known(&self, value: Value) -> bool {
        let Value::Metadata(id) = value else { return false };
        match self.conversion.from.metadata[id].node_kind() {
            Some(NodeKind::Expression(elements)) => expression::convert(elements).is_some(),
            _ => false,
        }
    }

    /// The counterpart of metadata, or of a value that metadata wraps.
    fn described(&mut self, value: Value) -> Value {
        match value {
            Value::Metadata(id) => Value::Metadata(self.conversion.successor(id)),
            Value::MetadataOfInstruction(id) => match self.thawed(Value::Instruction(id)) {
                Value::Constant(id) => {
                    let constant = self.conversion.constant(id, None);
                    Value::Metadata(self.constant_metadata(constant))
                }
                Value::Argument(index) => Value::MetadataOfArgument(index),
                Value::Instruction(id) => Value::MetadataOfInstruction(id),
                other => other,
            },
            other => other,
        }
    }

    fn unknown(&mut self) -> Value {
        let ty = self.conversion.to.types.integer(1);
        let undef = self.conversion.to.constants.intern(ty, ConstantKind::Undef);
        Value::Metadata(self.constant_metadata(undef))
    }

    fn constant_metadata(&mut self, constant: dxil_ir::ConstantId) -> MetadataId {
        self.conversion.to.metadata.constant(constant)
    }
}

/// A call without flags. As LLVM makes it of a record, it may reuse the frame of its caller.
fn call(callee: Value, function_type: TypeId, arguments: dxil_ir::List<Value>) -> InstructionKind {
    InstructionKind::Call {
        callee,
        function_type,
        arguments,
        bundles: dxil_ir::List::default(),
        flags: dxil_ir::FastMathFlags::NONE,
        attributes: None,
        calling_convention: 0,
        tail: TailCall::Tail,
    }
}
