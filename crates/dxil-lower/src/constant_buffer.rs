//! The constant buffers that `hlsl.cbs` lists: the variable that holds the handle of each, and those of its members.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::metadata::{Metadata, MetadataId, Node, NodeKind};
use dxil_ir::{ConstantKind, DataLayout, Module, Type, VariableId};

use crate::resource::is_padding;

/// The name of the metadata.
const LIST: &str = "hlsl.cbs";

/// A constant buffer.
pub(crate) struct ConstantBuffer {
    /// The variable that holds the handle.
    pub(crate) handle: VariableId,
    /// The variables that stand for members, with the offsets of these in bytes.
    pub(crate) members: Vec<(VariableId, u64)>,
}

/// The constant buffers of a module. What optimizations have removed is left out. The error names the buffer whose layout
/// does not fit its members.
pub(crate) fn all(module: &Module) -> Result<Vec<ConstantBuffer>, &'static str> {
    let Some(list) = module.named_metadata(LIST) else { return Ok(Vec::new()) };
    let layout = DataLayout::new(module);
    let mut buffers = Vec::new();
    for &node in &list.nodes {
        let mut operands = module.metadata.operands(node).iter();
        let Some(handle) = operands.next().and_then(|&it| variable(module, it?)) else { continue };
        let offsets = offsets(module, &layout, handle).ok_or("no layout")?;
        let mut members = Vec::new();
        for (index, &operand) in operands.enumerate() {
            if let Some(member) = operand.and_then(|it| variable(module, it)) {
                members.push((member, *offsets.get(index).ok_or("more members than its layout")?));
            }
        }
        buffers.push(ConstantBuffer { handle, members });
    }
    Ok(buffers)
}

/// The variables that hold the handles of constant buffers.
pub(crate) fn handles(module: &Module) -> BTreeSet<VariableId> {
    let list = module.named_metadata(LIST).into_iter().flat_map(|list| &list.nodes);
    let first = |&node: &MetadataId| *module.metadata.operands(node).first()?;
    list.filter_map(first).filter_map(|it| variable(module, it)).collect()
}

/// Removes the list.
pub(crate) fn forget_all(module: &mut Module) {
    module.named_metadata.retain(|it| it.name != LIST);
}

/// Removes variables from the list: they become `null`.
pub(crate) fn forget(module: &mut Module, variables: &BTreeSet<VariableId>) {
    let Some(list) = module.named_metadata.iter().position(|it| it.name == LIST) else { return };
    let mut nodes = core::mem::take(&mut module.named_metadata[list].nodes);
    for node in &mut nodes {
        let is_forgotten = |it| variable(module, it).is_some_and(|it| variables.contains(&it));
        let old = module.metadata.operands(*node);
        let new: Vec<_> = old.iter().map(|it| it.filter(|&it| !is_forgotten(it))).collect();
        if new != old {
            let distinct = module.metadata[*node].is_distinct();
            let kind = NodeKind::Tuple(new.into());
            *node = module.metadata.push(Metadata::Node(Node { distinct, kind }));
        }
    }
    module.named_metadata[list].nodes = nodes;
}

/// The variable whose address metadata is.
fn variable(module: &Module, metadata: MetadataId) -> Option<VariableId> {
    let Metadata::Constant(id) = module.metadata[metadata] else { return None };
    match module.constants[id].kind {
        ConstantKind::Variable(id) => Some(id),
        _ => None,
    }
}

/// The offsets of the members of a buffer, from the type of its handle.
fn offsets(module: &Module, layout: &DataLayout<'_>, handle: VariableId) -> Option<Vec<u64>> {
    let types = &module.types;
    let Type::Target(target) = &types[module.variables[handle].ty] else { return None };
    let content = *target.types.first()?;
    let elements = types.struct_body(content)?.elements.iter();
    let offsets = layout.offsets(content)?.iter().zip(elements);
    Some(offsets.filter(|(_, ty)| !is_padding(types, **ty)).map(|(offset, _)| *offset).collect())
}
