//! The types that the device defines, of several libraries.

use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use dxil_ir::edit::Global;
use dxil_ir::{FunctionId, Module, Type, TypeId};
use dxil_metadata::{ShaderMetadata, TargetType};

use crate::uses;

/// Those of all libraries that functions take from or give to the operations that they call.
pub(crate) fn used(
    module: &Module,
    functions: &[FunctionId],
    libraries: &[(String, ShaderMetadata)],
) -> Vec<TargetType> {
    let passed = passed(module, functions);
    let mut used: Vec<TargetType> = Vec::new();
    for ty in libraries.iter().flat_map(|(_, it)| &it.target_types) {
        let is_known = used.iter().any(|it| it.constant == ty.constant);
        if !is_known && passed.contains(&module.constants[ty.constant].ty) {
            used.push(*ty);
        }
    }
    used
}

/// The types of the results and parameters of all functions that some functions use.
fn passed(module: &Module, functions: &[FunctionId]) -> BTreeSet<TypeId> {
    let bodies = functions.iter().filter_map(|&id| module.functions[id].body.as_ref());
    let mut passed = BTreeSet::new();
    for global in bodies.flat_map(|body| uses::globals(module, body)) {
        let Global::Function(id) = global else { continue };
        if let Type::Function { result, parameters, .. } = &module.types[module.functions[id].ty] {
            passed.insert(*result);
            passed.extend(parameters);
        }
    }
    passed
}
