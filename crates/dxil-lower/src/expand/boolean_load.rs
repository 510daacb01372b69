//! Loads of booleans from buffers: DXIL has them there as 32 bits each, which are other than zero.

use dxil_ir::{IntPredicate, Module, StructBody, Type, TypeId, Types};

use super::arithmetic::pair;
use super::call::{Call, Expanded};
use super::wide::LOADS;
use crate::intrinsic;

/// Whether a module declares such loads.
pub(super) fn is_declared(module: &Module) -> bool {
    intrinsic::all(module).any(|id| {
        let name = intrinsic::name(module, id);
        let is_load = name.is_some_and(|name| LOADS.iter().any(|it| intrinsic::is(name, it)));
        is_load
            && matches!(
                module.types[module.functions[id].ty],
                Type::Function { result, .. } if booleans(&module.types, result).is_some()
            )
    })
}

/// The type of the booleans that a load gives together with whether they are mapped.
fn booleans(types: &Types, result: TypeId) -> Option<TypeId> {
    let Type::Struct(body) = &types[result] else { return None };
    let &first = body.elements.first()?;
    (types[types.scalar(first)] == Type::Integer { bits: 1 }).then_some(first)
}

/// `llvm.dx.resource.load.rawbuffer`.
pub(super) fn load_raw(it: &Call<'_, '_>) -> Expanded {
    load(it, LOADS[0])
}

/// `llvm.dx.resource.load.typedbuffer`.
pub(super) fn load_typed(it: &Call<'_, '_>) -> Expanded {
    load(it, LOADS[1])
}

/// Loads the words, and compares them with zero. Other loads stay.
fn load(it: &Call<'_, '_>, name: &str) -> Expanded {
    let Some(data) = it.b.with_module(|module| booleans(&module.types, it.ty)) else {
        return Ok(None);
    };
    let words = it.like(data, Type::Integer { bits: 32 });
    let elements = [words, it.b.ty(Type::Integer { bits: 1 })].into();
    let result = it.b.ty(Type::Struct(StructBody { elements, packed: false }));
    let loaded = it.intrinsic(name, result, it.arguments)?;
    let [words, status] = [0, 1].map(|index| it.b.extract_value(loaded, &[index]));
    let words = words?;
    let is_set = it.icmp(IntPredicate::Ne, words, it.zero(it.type_of(words)?))?;
    pair(it, is_set, status?)
}
