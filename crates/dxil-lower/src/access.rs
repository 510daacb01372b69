//! Loads, stores and memory of functions that change their address or type, and addresses that are constants.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, GepFlags, Instruction, InstructionId,
    InstructionKind as Kind, Module, TypeId, Value,
};

/// The maximum depth of addresses in addresses.
const MAX_DEPTH: usize = 64;

/// The address that a load or a store accesses, and the type of what it reads or writes.
pub(crate) fn accessed(
    b: &FunctionBuilder<'_>,
    it: &Instruction,
) -> Result<Option<(Value, TypeId)>, Error> {
    Ok(match it.kind {
        Kind::Load { pointer, .. } => Some((pointer, it.ty)),
        Kind::Store { pointer, value, .. } => Some((pointer, b.type_of(value)?)),
        _ => None,
    })
}

/// Whether a body has memory of its own, or computes addresses, be it in constants.
pub(crate) fn is_computed(module: &Module, body: &Body) -> bool {
    let is_expression = |value| is_expression(module, value);
    body.instructions().any(|(_, it)| match it.kind {
        Kind::Alloca { .. } | Kind::GetElementPtr { .. } => true,
        Kind::Load { pointer, .. } => is_expression(pointer),
        Kind::Store { pointer, value, .. } => is_expression(pointer) || is_expression(value),
        _ => false,
    })
}

/// Whether a value is an expression of constants.
pub(crate) fn is_expression(module: &Module, value: Value) -> bool {
    let kind = value.constant().map(|id| &module.constants[id].kind);
    matches!(kind, Some(ConstantKind::Expression(_)))
}

/// The load or store at another address.
pub(crate) const fn with_pointer(mut kind: Kind, new: Value) -> Kind {
    if let Kind::Load { pointer, .. } | Kind::Store { pointer, .. } = &mut kind {
        *pointer = new;
    }
    kind
}

/// Memory of the type that `other` gives in the place of that of an alloca, with a suffix to its name.
pub(crate) fn retype_alloca(
    b: &FunctionBuilder<'_>,
    id: InstructionId,
    it: &Instruction,
    other: impl FnOnce(&mut Module, TypeId) -> Option<TypeId>,
    suffix: &str,
) -> Result<Option<Rewrite>, Error> {
    let Kind::Alloca { allocated, count, alignment, inalloca } = it.kind else { return Ok(None) };
    let Some(allocated) = b.with_module(|module| other(module, allocated)) else {
        return Ok(None);
    };
    let alloca = b.add(Kind::Alloca { allocated, count, alignment, inalloca }, it.ty)?;
    let mut name = b.name(id.into());
    name.extend_from_slice(suffix.as_bytes());
    b.set_name(alloca, name)?;
    Ok(Some(Rewrite::Replace(alloca)))
}

/// A `getelementptr` without its address: the source type, the flags and the indices.
pub(crate) type Step = (TypeId, GepFlags, Vec<Value>);

/// The steps that lead from a root to an address, the last one first, and the root. If there are too many, the root is
/// what the others lead to.
pub(crate) fn steps(module: &Module, address: ConstantId) -> (Vec<Step>, ConstantId) {
    let (mut steps, mut root) = (Vec::new(), address);
    while let ConstantKind::Expression(Expression::GetElementPtr { source, flags, operands }) =
        &module.constants[root].kind
    {
        let Some((&pointer, indices)) = operands.split_first() else { break };
        if steps.len() == MAX_DEPTH {
            break;
        }
        steps.push((*source, *flags, indices.iter().map(|&id| id.into()).collect()));
        root = pointer;
    }
    (steps, root)
}
