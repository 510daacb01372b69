//! The use of resources: 64-bit atomic operations.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;

use dxil_ir::calls::operation;
use dxil_ir::{Module, Type};
use dxil_metadata::{Resource, ResourceContent, ResourceProperty, Resources, ShaderMetadata, Uav};
use dxil_ops::OpCode;

use super::handle::Handles;

/// The functions of the operations on 64 bits.
const ATOMIC: [&str; 2] = ["dx.op.atomicBinOp.i64", "dx.op.atomicCompareExchange.i64"];

/// Derives which UAVs 64-bit atomic operations are used on.
///
/// DXC looks at handles with properties only, which shader model 6.6 introduced.
pub fn resource_usage(module: &Module, metadata: &mut ShaderMetadata) {
    let used = atomically_used(module, metadata.resources.as_ref());
    state(&used, metadata);
}

/// The metadata with the uses that [`resource_usage`] derives beside those that it states, as DXC's validator compares it with
/// the parts of a container.
#[must_use]
pub fn with_resource_usage<'m>(
    module: &Module,
    metadata: &'m ShaderMetadata,
) -> Cow<'m, ShaderMetadata> {
    let used = atomically_used(module, metadata.resources.as_ref());
    let mut metadata = Cow::Borrowed(metadata);
    if !used.is_empty() {
        state(&used, metadata.to_mut());
    }
    metadata
}

/// States the use of the UAVs of these indices.
fn state(used: &BTreeSet<usize>, metadata: &mut ShaderMetadata) {
    let of_entries = metadata.entry_points.iter_mut().map(|entry| &mut entry.resources);
    for resources in of_entries.chain([&mut metadata.resources]).flatten() {
        let uavs = resources.uavs.iter_mut().flatten().enumerate();
        for (_, uav) in uavs.filter(|(index, _)| used.contains(index)) {
            if let Resource { content: ResourceContent::Uav(Uav { properties, .. }), .. } = uav {
                properties.get_or_insert_default().set(ResourceProperty::Atomic64Use(1));
            }
        }
    }
}

/// The indices of the UAVs that 64-bit atomic operations are used on.
fn atomically_used(module: &Module, resources: Option<&Resources>) -> BTreeSet<usize> {
    let mut used = BTreeSet::new();
    // Most modules have none: their instructions need no look.
    if !module.functions.values().any(|it| ATOMIC.iter().any(|name| it.name == *name)) {
        return used;
    }
    let handles = Handles::new(module, resources);
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (id, instruction) in body.instructions() {
            let is_long = matches!(module.types[instruction.ty], Type::Integer { bits: 64 });
            let call = operation(module, body, id).filter(|_| is_long);
            // The handle is the first operand of both.
            let Some((OpCode::AtomicBinOp | OpCode::AtomicCompareExchange, [_, handle, ..])) = call
            else {
                continue;
            };
            let handle = handles.call(body, *handle);
            used.extend(handle.and_then(|handle| handles.annotated_uav(body, handle)));
        }
    }
    used
}
