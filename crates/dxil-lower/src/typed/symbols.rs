//! Variables that stand for resources.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Linkage, Metadata, Module};

use crate::users;

/// Replaces those that only metadata names by `undef`: the functions of a library create handles from registers, and the
/// validator wants each variable of a library to be used.
pub(super) fn forget_unused(module: &mut Module) {
    let users = users::of_variables(module);
    let is_symbol = |id: &_| {
        let it = &module.variables[*id];
        let is_declared = it.linkage == Linkage::External && it.initializer.is_none();
        it.constant && is_declared && !users.contains_key(id)
    };
    let symbols: Vec<_> = module.variables.ids().filter(is_symbol).collect();
    let mut undefined = BTreeMap::new();
    for &symbol in &symbols {
        let Some(address) = module.variable_address(symbol) else { continue };
        let undef = module.constants.undef(module.constants[address].ty);
        if let Some(named) = module.metadata.find(&Metadata::Constant(address)) {
            undefined.insert(named, module.metadata.constant(undef));
        }
    }
    let nodes: Vec<_> = module.metadata.arena().ids().collect();
    for id in nodes {
        let Metadata::Node(node) = &module.metadata[id] else { continue };
        let mut node = node.clone();
        let mut changes = false;
        node.kind.for_each_operand_mut(|operand| {
            if let Some(undef) = operand.and_then(|it| undefined.get(&it)) {
                (*operand, changes) = (Some(*undef), true);
            }
        });
        if changes {
            // It has the number of its resource, so that it equals no other one.
            let _ = module.metadata.replace(id, Metadata::Node(node));
        }
    }
    let symbols: Vec<_> = symbols.into_iter().map(Global::Variable).collect();
    // It fails only for globals that do not exist.
    let _ = remove_unused_globals(module, &symbols);
}
