//! Elements of constants.

use dxil_ir::{ConstantId, ConstantKind, Module, Type, data_size};

/// An element of a constant array, vector or struct; `None` for other constants and expressions.
pub(crate) fn of(module: &mut Module, constant: ConstantId, index: u64) -> Option<ConstantId> {
    let Module { types, constants, .. } = module;
    let ty = constants.get(constant)?.ty;
    let element = types.element(ty, index)?;
    Some(match &constants[constant].kind {
        ConstantKind::Null => constants.null(types, element),
        ConstantKind::Undef => constants.undef(element),
        ConstantKind::Aggregate(elements) => *elements.get(usize::try_from(index).ok()?)?,
        ConstantKind::Data(bytes) => {
            let size = data_size(types, element)?;
            let start = usize::try_from(index).ok()?.checked_mul(size)?;
            let mut word = [0; 8];
            word.get_mut(..size)?.copy_from_slice(bytes.get(start..start.checked_add(size)?)?);
            let bits = u64::from_le_bytes(word);
            match types[element] {
                Type::Integer { .. } => constants.integer(types, element, bits),
                _ => constants.float(element, bits),
            }
        }
        _ => return None,
    })
}

/// An element of a constant, within its length.
pub(crate) fn of_length(
    module: &mut Module,
    constant: ConstantId,
    index: u64,
) -> Option<ConstantId> {
    let ty = module.constants.get(constant)?.ty;
    let length = match module.types[ty] {
        Type::Array { length, .. } => length,
        Type::Vector { length, .. } => length.into(),
        _ => module.types.struct_body(ty)?.elements.len() as u64,
    };
    (index < length).then(|| of(module, constant, index)).flatten()
}
