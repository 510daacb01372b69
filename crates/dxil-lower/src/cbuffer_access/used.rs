//! The lists of variables that optimizers keep: `llvm.used` and `llvm.compiler.used`.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::{ConstantKind, Module, Type, VariableId};

/// The names of the lists.
const LISTS: [&str; 2] = ["llvm.used", "llvm.compiler.used"];

/// Removes variables from the lists. Returns the lists that have become empty.
pub(super) fn remove(module: &mut Module, variables: &BTreeSet<VariableId>) -> Vec<VariableId> {
    let is_list = |id: &VariableId| LISTS.iter().any(|it| module.variables[*id].name == *it);
    let lists: Vec<_> = module.variables.ids().filter(is_list).collect();
    lists.into_iter().filter(|&list| shorten(module, list, variables) == Some(0)).collect()
}

/// Removes variables from a list, and returns the number of those that stay.
fn shorten(
    module: &mut Module,
    list: VariableId,
    variables: &BTreeSet<VariableId>,
) -> Option<usize> {
    let old = module.variables[list].initializer?;
    let ConstantKind::Aggregate(elements) = &module.constants[old].kind else { return None };
    let is_other = |id: &dxil_ir::ConstantId| match module.constants[*id].kind {
        ConstantKind::Variable(id) => !variables.contains(&id),
        _ => true,
    };
    let kept: Vec<_> = elements.iter().copied().filter(is_other).collect();
    let Type::Array { element, length } = module.types[module.variables[list].ty] else {
        return None;
    };
    if kept.len() as u64 != length {
        let ty = module.types.intern(Type::Array { element, length: kept.len() as u64 });
        let new = module.constants.aggregate(&module.types, ty, &kept);
        (module.variables[list].ty, module.variables[list].initializer) = (ty, Some(new));
    }
    Some(kept.len())
}
