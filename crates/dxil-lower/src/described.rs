//! Calls that describe variables of the source.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::metadata::operation::FRAGMENT;
use dxil_ir::metadata::{ModernNode, NodeKind};
use dxil_ir::{
    Body, Instruction, InstructionKind as Kind, Intrinsic, Metadata, MetadataId, Module, TypeId,
    Value,
};

/// The intrinsic of a call that describes a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// `llvm.dbg.declare`: the address of its memory.
    Declare,
    /// `llvm.dbg.value`: its value from here on.
    Value,
    /// `llvm.dbg.assign`: its value, and that of its memory.
    Assign,
}

/// A call that describes a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Described {
    pub(crate) form: Form,
    /// The value or the address, in metadata.
    pub(crate) value: Value,
    pub(crate) variable: Value,
    pub(crate) expression: Value,
    /// Whether it names several values, which LLVM 3.7 cannot.
    pub(crate) is_list: bool,
}

impl Described {
    /// What an instruction describes. LLVM 3.7 has an offset in the place of the variable: such calls are none.
    pub(crate) fn of(module: &Module, body: &Body, it: &Instruction) -> Option<Self> {
        let Kind::Call { arguments, .. } = it.kind else { return None };
        Self::of_call(module, it, body.list(arguments))
    }

    /// What a call with these arguments describes.
    pub(crate) fn of_call(module: &Module, it: &Instruction, arguments: &[Value]) -> Option<Self> {
        let Kind::Call { callee, bundles, .. } = it.kind else { return None };
        let form = match &**module.functions[module.called_function(callee)?].name {
            b"llvm.dbg.declare" => Form::Declare,
            b"llvm.dbg.value" => Form::Value,
            b"llvm.dbg.assign" => Form::Assign,
            _ => return None,
        };
        let &[value, variable @ Value::Metadata(_), expression, ..] = arguments else {
            return None;
        };
        Some(Self { form, value, variable, expression, is_list: !bundles.is_empty() })
    }

    /// The value out of metadata; [`None`] if nothing is known of it.
    pub(crate) fn told(&self, module: &Module) -> Option<Value> {
        match self.value {
            Value::MetadataOfInstruction(id) => Some(Value::Instruction(id)),
            Value::MetadataOfArgument(index) => Some(Value::Argument(index)),
            Value::Metadata(id) => match module.metadata[id] {
                Metadata::Constant(id) => Some(Value::Constant(id)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The expression of a part of what it describes, of so many bits from one on; [`None`] if the part is not within the
    /// variable, or the expression computes something.
    pub(crate) fn expression_of(&self, module: &Module, first: u64, bits: u64) -> Option<Vec<u64>> {
        let (Value::Metadata(expression), Value::Metadata(variable)) =
            (self.expression, self.variable)
        else {
            return None;
        };
        let whole = size_of_variable(module, variable)?;
        let (start, size) = match module.metadata[expression].node_kind()? {
            NodeKind::Expression(elements) => match **elements {
                [] => (0, whole),
                [FRAGMENT, start, size] => (start, size),
                _ => return None,
            },
            _ => return None,
        };
        first.checked_add(bits).filter(|&end| end <= size)?;
        let start = start.checked_add(first)?;
        let end = start.checked_add(bits).filter(|&end| end <= whole)?;
        Some(match (start, end) == (0, whole) {
            true => Vec::new(),
            false => [FRAGMENT, start, bits].into(),
        })
    }

    /// Adds a call that says that the variable, or the part of an [expression](Self::expression_of), has a value from here on.
    pub(crate) fn tell(
        &self,
        b: &FunctionBuilder<'_>,
        value: Value,
        expression: Vec<u64>,
    ) -> Result<(), Error> {
        let (declared, value, expression) = b.with_module(|module| {
            let declared =
                Intrinsic::named(b"llvm.dbg.value").and_then(|it| it.declare(module, &[]));
            let value = module.metadata.in_metadata(value);
            (declared, value, module.metadata.node(NodeKind::Expression(expression.into())))
        });
        if let Some(function) = declared {
            b.call(function, &[value, self.variable, Value::Metadata(expression)])?;
        }
        Ok(())
    }
}

/// Whether a module describes its source.
pub(crate) fn has_debug_info(module: &Module) -> bool {
    module.named_metadata.iter().any(|it| it.name == "llvm.dbg.cu" && !it.nodes.is_empty())
}

/// The number of bits of a value that variables of the source may have in DXIL: a number, or a vector.
pub(crate) fn bits(module: &Module, ty: TypeId) -> Option<u64> {
    let types = &module.types;
    let length = types.vector_length(ty).unwrap_or(1);
    Some(u64::from(types.number_bits(types.scalar(ty))?) * u64::from(length))
}

/// The size of a variable in bits.
fn size_of_variable(module: &Module, variable: MetadataId) -> Option<u64> {
    match module.metadata[variable].modern_node()? {
        ModernNode::LocalVariable(it) => module.metadata.size_of_type(it.ty, |id| id),
        _ => None,
    }
}
