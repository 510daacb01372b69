//! Variables that stand for resources.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{ConstantId, Linkage, Metadata, Module, Type, TypeId, VariableId};
use dxil_metadata::{ResourceContent, Resources, ShaderMetadata};

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
    if symbols.is_empty() {
        return;
    }
    let mut undefined = BTreeMap::new();
    for (address, undef) in undefined_symbols(module, &symbols) {
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

/// The `undef` in the place of each address. The validator takes resources of one `undef` for one resource, and wants
/// these to be alike: others get types of their own.
fn undefined_symbols(module: &mut Module, symbols: &[VariableId]) -> Vec<(ConstantId, ConstantId)> {
    let metadata = ShaderMetadata::read(module).unwrap_or_default();
    let resources = metadata.resources.iter().flat_map(Resources::iter);
    let contents: BTreeMap<ConstantId, &ResourceContent> =
        resources.map(|it| (it.symbol, &it.content)).collect();
    let mut known: BTreeMap<TypeId, Vec<(Option<&ResourceContent>, ConstantId)>> = BTreeMap::new();
    let mut undefined = Vec::new();
    for &symbol in symbols {
        let Some(address) = module.variable_address(symbol) else { continue };
        let content = contents.get(&address).copied();
        let ty = module.constants[address].ty;
        let of_type = known.entry(ty).or_default();
        let undef = match of_type.iter().find(|(other, _)| *other == content) {
            Some(&(_, undef)) => undef,
            None => {
                let is_first = of_type.is_empty();
                let ty = if is_first { ty } else { pointer_to_another(module, ty) };
                let undef = module.constants.undef(ty);
                of_type.push((content, undef));
                undef
            }
        };
        undefined.push((address, undef));
    }
    undefined
}

/// The type of a pointer to a struct like the one that a pointer of this type points to, or to arrays of it.
fn pointer_to_another(module: &mut Module, pointer: TypeId) -> TypeId {
    let types = &mut module.types;
    let Some(mut ty) = types.pointee(pointer) else { return pointer };
    let mut lengths = Vec::new();
    while let Type::Array { element, length } = types[ty] {
        lengths.push(length);
        ty = element;
    }
    let Type::Named(id) = types[ty] else { return pointer };
    let it = types.structs()[id].clone();
    let Some(body) = it.body else { return pointer };
    let mut element = types.define_struct(it.name, body);
    for length in lengths.into_iter().rev() {
        element = types.intern(Type::Array { element, length });
    }
    types.pointer(element)
}
