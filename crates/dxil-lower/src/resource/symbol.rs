//! Global variables that stand for resources, of types named as HLSL names them.

use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use bstr::BStr;
use dxil_format::{ComponentType, ResourceKind};
use dxil_ir::{ConstantId, Module, StructBody, TakenNames, Type, TypeId, Types, Variable};
use dxil_metadata::{ResourceContent, ResourceProperties};

use super::Resource;
use super::ty::component;

/// The maximum depth of types of constant buffers whose padding is removed.
const MAX_DEPTH: usize = 64;

/// Adds the variable of a resource, and returns its address. Resources of two classes may have the same name: names are
/// those that globals have so far.
pub(super) fn create(
    module: &mut Module,
    names: &mut TakenNames,
    resource: &Resource,
) -> ConstantId {
    let element = element(module, resource);
    let ty = match resource.binding.size {
        1 if !resource.is_indexed => element,
        // DXC's validator wants an array, even of one, where an index is computed.
        size => {
            let length = if size == u32::MAX { 0 } else { size.into() };
            module.types.intern(Type::Array { element, length })
        }
    };
    let mut variable = Variable::new(names.add(BStr::new(&resource.name)), ty);
    variable.constant = true;
    module.add_variable(variable).1
}

/// The type of one element of the resource.
fn element(module: &mut Module, resource: &Resource) -> TypeId {
    let name = type_name(module, resource);
    let contained = match (resource.ty.kind(), resource.ty.contained) {
        (ResourceKind::CBuffer | ResourceKind::TBuffer, Some(ty)) => {
            if let Type::Target(layout) = &module.types[ty] {
                // Its padding is in the offsets.
                let body = layout.types.first().and_then(|&it| module.types.struct_body(it));
                let elements = body.map_or_else(|| [].into(), |body| body.elements.clone());
                return define(module, &name, StructBody { elements, packed: false });
            }
            without_padding(module, ty, 0)
        }
        (ResourceKind::RawBuffer, _) | (_, None) => module.types.integer(32),
        (_, Some(ty)) => ty,
    };
    define(module, &name, StructBody { elements: [contained].into(), packed: false })
}

/// The struct of this name and body.
fn define(module: &mut Module, name: &str, body: StructBody) -> TypeId {
    let known = module.types.struct_named(BStr::new(name));
    match known.filter(|&id| module.types.structs()[id].body.as_ref() == Some(&body)) {
        Some(id) => module.types.intern(Type::Named(id)),
        None => module.types.define_struct(name, body),
    }
}

/// The name of the type of one element, such as `RWBuffer<float4>`.
fn type_name(module: &Module, resource: &Resource) -> String {
    let ty = &resource.ty;
    let prefix = match &ty.content {
        ResourceContent::CBuffer(_) if resource.name.is_empty() => return "CBuffer".into(),
        ResourceContent::CBuffer(_) => return format!("CBuffer.{}", resource.name),
        ResourceContent::Sampler(sampler) => return format!("SamplerState<{}>", sampler.kind.0),
        ResourceContent::Uav(uav) if ty.contained.is_none() => {
            let map = ty.content.properties().and_then(ResourceProperties::sampler_feedback_kind);
            return format!("{}<{}>", kind_name(uav.kind), map.map_or(0, |it| it.0));
        }
        ResourceContent::Uav(uav) if uav.rasterizer_ordered => "RasterizerOrdered",
        ResourceContent::Uav(_) => "RW",
        ResourceContent::Srv(_) => "",
    };
    let name = format!("{prefix}{}", kind_name(ty.kind()));
    match ty.contained.filter(|_| ty.kind() != ResourceKind::RawBuffer) {
        // LLVM takes the elements of a structured buffer as signed.
        Some(element) => {
            let signed = ty.signed || ty.kind() == ResourceKind::StructuredBuffer;
            match element_name(module, element, signed) {
                Some(element) => format!("{name}<{element}>"),
                None => name,
            }
        }
        None => name,
    }
}

fn kind_name(kind: ResourceKind) -> String {
    match kind {
        ResourceKind::TypedBuffer => "Buffer".into(),
        ResourceKind::RawBuffer => "ByteAddressBuffer".into(),
        kind => kind.to_string(),
    }
}

/// The name of an element, as in a template of HLSL; [`None`] for a struct without a name.
fn element_name(module: &Module, mut element: TypeId, signed: bool) -> Option<String> {
    let mut lengths = String::new();
    while let Type::Array { element: inner, length } = module.types[element] {
        lengths.push_str(&format!("[{length}]"));
        element = inner;
    }
    let scalar = match component(&module.types, element, signed) {
        ComponentType::I16 => "int16_t",
        ComponentType::U16 => "uint16_t",
        ComponentType::I32 => "int32_t",
        // LLVM's name for both.
        ComponentType::U32 | ComponentType::U64 => "uint32_t",
        ComponentType::I64 => "int64_t",
        ComponentType::F16 => "half",
        ComponentType::F32 => "float",
        ComponentType::F64 => "double",
        _ => {
            let Type::Named(id) = module.types[element] else { return None };
            return Some(format!("{}{lengths}", module.types.structs()[id].name));
        }
    };
    let count = module.types.vector_length(element).map(|it| it.to_string()).unwrap_or_default();
    Some(format!("{scalar}{count}{lengths}"))
}

/// Whether a type only fills space.
pub(crate) fn is_padding(types: &Types, ty: TypeId) -> bool {
    matches!(&types[ty], Type::Target(it) if it.name == "dx.Padding")
}

/// The type in a constant buffer without the padding in it, and that of the element in place of a struct of one; deep
/// types stay as they are.
fn without_padding(module: &mut Module, ty: TypeId, depth: usize) -> TypeId {
    if depth == MAX_DEPTH {
        return ty;
    }
    if let Type::Array { element, length } = module.types[ty] {
        let element = array_element(module, element, depth);
        return module.types.intern(Type::Array { element, length });
    }
    let Some(body) = module.types.struct_body(ty).cloned() else { return ty };
    if let Some((element, length)) = padded_array(&module.types, &body) {
        let element = without_padding(module, element, depth + 1);
        return module.types.intern(Type::Array { element, length });
    }
    let kept = body.elements.iter().copied().filter(|&it| !is_padding(&module.types, it));
    let kept: Vec<_> = kept.collect();
    let elements: Vec<_> =
        kept.into_iter().map(|it| without_padding(module, it, depth + 1)).collect();
    match elements[..] {
        [only] => only,
        _ => {
            let elements = elements.into();
            module.types.intern(Type::Struct(StructBody { elements, packed: false }))
        }
    }
}

/// The element of an array without the padding after it.
fn array_element(module: &mut Module, element: TypeId, depth: usize) -> TypeId {
    let inner = match module.types.struct_body(element).map(|body| &*body.elements) {
        Some(&[inner, padding]) if is_padding(&module.types, padding) => inner,
        _ => element,
    };
    without_padding(module, inner, depth + 1)
}

/// The elements of an array, all but the last of which are padded: `<{ [2 x <{ float, padding }>], float }>`.
fn padded_array(types: &Types, body: &StructBody) -> Option<(TypeId, u64)> {
    let &[first, last] = &*body.elements else { return None };
    let Type::Array { element, length } = types[first] else { return None };
    let &[inner, padding] = &*types.struct_body(element)?.elements else { return None };
    (is_padding(types, padding) && inner == last).then(|| (inner, length.saturating_add(1)))
}
