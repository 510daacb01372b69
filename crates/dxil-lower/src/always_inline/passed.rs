//! What functions are passed and give.

use dxil_ir::{FunctionId, Module, Type, TypeId, Value};

use crate::resource;
use crate::typed::{pointees, stated_pointee};

/// Whether a function is passed more than numbers, or gives more: addresses, handles, structs, arrays, or vectors if there are
/// none in the target.
pub(super) fn takes_more(module: &Module, id: FunctionId, has_vectors: bool) -> bool {
    types(module, id).any(|ty| module.types.is_pointer(ty) || !is_number(module, ty, has_vectors))
}

/// Whether DXC's validator refuses what a function is passed or gives: it takes of addresses only those of numbers.
pub(super) fn is_refused(module: &Module, id: FunctionId, has_vectors: bool) -> bool {
    let is_pointer = |ty| module.types.is_pointer(ty);
    if types(module, id).any(|ty| !is_pointer(ty) && !is_number(module, ty, has_vectors)) {
        return true;
    }
    let function = &module.functions[id];
    let (Some(body), true) = (&function.body, types(module, id).any(is_pointer)) else {
        return false;
    };
    let pointees = pointees::of(module, body);
    let is_pointer_to_more = |index: usize, ty: TypeId| {
        let used = || pointees.get(Value::Argument(index as u32));
        let pointee = stated_pointee(module, function, index).or_else(used);
        is_pointer(ty) && !pointee.is_some_and(|it| is_scalar(module, it))
    };
    body.arguments.iter().enumerate().any(|(index, it)| is_pointer_to_more(index, it.ty))
}

/// The types of the parameters and of the result of a function.
fn types(module: &Module, id: FunctionId) -> impl Iterator<Item = TypeId> + '_ {
    let (result, parameters) = match &module.types[module.functions[id].ty] {
        Type::Function { result, parameters, .. } => (Some(*result), &parameters[..]),
        _ => (None, &[][..]),
    };
    parameters.iter().copied().chain(result)
}

/// Whether values of a type are numbers of the target, or none.
fn is_number(module: &Module, ty: TypeId, has_vectors: bool) -> bool {
    match module.types[ty] {
        Type::Vector { .. } => has_vectors,
        Type::Array { .. } => false,
        _ => module.types.struct_body(ty).is_none() && !resource::is_held(&module.types, ty),
    }
}

fn is_scalar(module: &Module, ty: TypeId) -> bool {
    module.types.element(ty, 0).is_none() && !resource::is_held(&module.types, ty)
}
