//! Types of objects of HLSL, which functions do not pass.

use alloc::collections::BTreeSet;
use alloc::vec;

use dxil_ir::{Type, TypeId};

use super::Checker;

/// Objects without arguments in angle brackets.
const PLAIN: [&str; 6] = [
    "SamplerState",
    "SamplerComparisonState",
    "ByteAddressBuffer",
    "RWByteAddressBuffer",
    "RasterizerOrderedByteAddressBuffer",
    "RaytracingAccelerationStructure",
];
/// Objects with arguments, which may be written if their name begins with one of [`WRITABLE`].
const RESOURCES: [&str; 13] = [
    "Buffer",
    "StructuredBuffer",
    "Texture1D",
    "Texture1DArray",
    "Texture2D",
    "Texture2DArray",
    "Texture2DMS",
    "Texture2DMSArray",
    "Texture3D",
    "TextureCube",
    "TextureCubeArray",
    "ConstantBuffer",
    "TextureBuffer",
];
const WRITABLE: [&str; 2] = ["RW", "RasterizerOrdered"];
/// Other objects with arguments.
const OTHERS: [&str; 7] = [
    "AppendStructuredBuffer",
    "ConsumeStructuredBuffer",
    "FeedbackTexture2D",
    "FeedbackTexture2DArray",
    "PointStream",
    "LineStream",
    "TriangleStream",
];
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
    let Ok(name) = core::str::from_utf8(name) else { return false };
    if name.starts_with("dx.types.") {
        return true;
    }
    if name.ends_with("_slice_type") {
        return false;
    }
    let of_node = name.strip_prefix("struct.");
    let name = of_node.or_else(|| name.strip_prefix("class.")).unwrap_or(name);
    let Some((name, _)) = name.split_once('<') else {
        return PLAIN.contains(&name) || of_node.is_some() && EMPTY.contains(&name);
    };
    let base = WRITABLE.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    RESOURCES.contains(&base)
        || OTHERS.contains(&name)
        || of_node.is_some() && RECORDS.contains(&name)
}
