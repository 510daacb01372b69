//! Stores of handles without a value, which clang makes before those that hold one.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Value,
};

use crate::{functions, resource};

/// Removes the stores of undefined handles of a function. Returns whether there were some.
pub(super) fn erase(
    module: &mut Module,
    function: FunctionId,
) -> Result<bool, dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let undefined = undefined_handles(module, body);
    if undefined.is_empty() {
        return Ok(false);
    }
    let addresses = undefined.iter().filter_map(|&id| match body.instructions[id].kind {
        Kind::Store { pointer, .. } => pointer.instruction(),
        _ => None,
    });
    let addresses: Vec<_> = addresses.collect();
    functions::erase(module, function, &undefined)?;
    functions::erase_dead(module, function, addresses)?;
    Ok(true)
}

/// The stores of handles without a value.
fn undefined_handles(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let is_undefined = |it: &Instruction| {
        let Kind::Store { value: Value::Constant(id), volatile: false, atomic: None, .. } = it.kind
        else {
            return false;
        };
        let constant = &module.constants[id];
        constant.is_undefined() && resource::is_resource(&module.types, constant.ty)
    };
    let stores = body.instructions().filter(|(_, it)| is_undefined(it));
    stores.map(|(id, _)| id).collect()
}
