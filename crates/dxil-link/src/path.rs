//! Addresses as paths into variables.

use alloc::vec::Vec;

use dxil_ir::{
    Body, CastOp, ConstantKind, Expression, InstructionId, InstructionKind, MetadataId, Module,
    Value,
};

use crate::uses;

/// An address within an `alloca` or a global variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    /// The `alloca` or the address of the variable.
    pub(crate) root: Value,
    /// The indices that lead from the whole variable to the element.
    pub(crate) indices: Vec<Value>,
    /// The instructions that compute the address.
    pub(crate) steps: Vec<InstructionId>,
}

/// The path that an address is; `None` if it does not lead from a variable by constant casts and elements
/// alone.
pub(crate) fn of(module: &Module, body: &Body, address: Value) -> Option<Path> {
    let mut path = Path { root: address, indices: Vec::new(), steps: Vec::new() };
    // The indices of the inner steps come first.
    let mut suffixes = Vec::new();
    loop {
        match path.root {
            Value::Instruction(id) => match body.instructions.get(id)?.kind {
                InstructionKind::GetElementPtr { operands, .. } => {
                    let [pointer, first, rest @ ..] = body.list(operands) else { return None };
                    (uses::integer(module, *first) == Some(0)).then_some(())?;
                    suffixes.push(rest.to_vec());
                    path.steps.push(id);
                    path.root = *pointer;
                }
                InstructionKind::Alloca { .. } => break,
                _ => return None,
            },
            Value::Constant(id) => match &module.constants.get(id)?.kind {
                ConstantKind::Variable(_) => break,
                ConstantKind::Expression(Expression::GetElementPtr { operands, .. }) => {
                    let [pointer, first, rest @ ..] = &**operands else { return None };
                    (module.constants.integer_value(*first) == Some(0)).then_some(())?;
                    suffixes.push(rest.iter().map(|&it| Value::Constant(it)).collect());
                    path.root = Value::Constant(*pointer);
                }
                // The symbols of resources are casts of variables.
                ConstantKind::Expression(Expression::Cast { op: CastOp::BitCast, value }) => {
                    path.root = Value::Constant(*value);
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    path.indices = suffixes.into_iter().rev().flatten().collect();
    Some(path)
}

/// The mark of an index that differs between threads.
pub(crate) const NON_UNIFORM: &str = "dx.nonuniform";

impl Path {
    /// The mark of a step whose index differs between threads.
    pub(crate) fn non_uniform(&self, module: &Module, body: &Body) -> Option<MetadataId> {
        let attached = self.steps.iter().filter_map(|step| body.attachments.get(step)).flatten();
        let mut marks = attached.filter(|(kind, _)| module.metadata_kinds[*kind] == NON_UNIFORM);
        marks.next().map(|(_, mark)| *mark)
    }
}
