//! Types of objects of HLSL, which functions do not pass.

use alloc::collections::BTreeSet;
use alloc::vec;

use dxil_ir::{Type, TypeId};
use dxil_metadata::is_resource_name;

use super::Checker;

/// Streams of geometry shaders, which have arguments in angle brackets.
const STREAMS: [&str; 3] = ["PointStream", "LineStream", "TriangleStream"];
/// Inputs and outputs of nodes with arguments, which are structs.
const RECORDS: [&str; 10] = [
    "DispatchNodeInputRecord",
    "RWDispatchNodeInputRecord",
    "GroupNodeInputRecords",
    "RWGroupNodeInputRecords",
    "ThreadNodeInputRecord",
    "RWThreadNodeInputRecord",
    "NodeOutput",
    "NodeOutputArray",
    "GroupNodeOutputRecords",
    "ThreadNodeOutputRecords",
];
/// Inputs and outputs of nodes without arguments.
const EMPTY: [&str; 3] = ["EmptyNodeInput", "EmptyNodeOutput", "EmptyNodeOutputArray"];

impl Checker<'_> {
    /// Whether a type is an object, points to one, or has one as a part.
    pub(super) fn has_object(&self, ty: TypeId) -> bool {
        let types = &self.module.types;
        let (mut pending, mut known) = (vec![ty], BTreeSet::new());
        while let Some(mut ty) = pending.pop() {
            while let Some(Type::Pointer { pointee: Some(inner), .. }) = types.get(ty) {
                ty = *inner;
            }
            while let Some(Type::Array { element, .. }) = types.get(ty) {
                ty = *element;
            }
            if !known.insert(ty) {
                continue;
            }
            let Some(Type::Struct(_) | Type::Named(_)) = types.get(ty) else { continue };
            if let Some(Type::Named(id)) = types.get(ty) {
                if is_object(&types.structs()[*id].name) {
                    return true;
                }
            }
            let elements = types.struct_body(ty).into_iter().flat_map(|it| it.elements.iter());
            pending.extend(elements.copied());
        }
        false
    }
}

/// Whether the name of a struct is that of an object.
fn is_object(name: &[u8]) -> bool {
    if name.starts_with(b"dx.types.") || is_resource_name(name) {
        return true;
    }
    let Ok(name) = core::str::from_utf8(name) else { return false };
    if name.ends_with("_slice_type") {
        return false;
    }
    let of_node = name.strip_prefix("struct.");
    let name = of_node.or_else(|| name.strip_prefix("class.")).unwrap_or(name);
    let Some((name, _)) = name.split_once('<') else {
        return of_node.is_some() && EMPTY.contains(&name);
    };
    STREAMS.contains(&name) || of_node.is_some() && RECORDS.contains(&name)
}
