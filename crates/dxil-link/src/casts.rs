//! Pointers that are cast between types of the same scalars, such as a matrix and a vector.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{CastOp, FunctionId, InstructionId, InstructionKind, Module, Type, TypeId, Value};
use dxil_ops::Target;

use crate::{Diagnostic, uses};

/// The largest depth of types, more than compilers use.
const MOST_NESTED: usize = 64;

/// Lets addresses of elements lead from variables instead of casts of them, where the indices are constant.
/// Other casts stay.
pub(crate) fn fold(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    let casts: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
    for &cast in &casts {
        let Some(source) = source(&editor, cast) else { continue };
        let ty = editor.body().instructions[cast].ty;
        let from = editor.module().type_of(editor.body(), source);
        if from == Some(ty) {
            editor.replace(cast, source)?;
            continue;
        }
        let Some((from, to)) = from.and_then(|from| pointees(editor.module(), from, ty)) else {
            continue;
        };
        for user in editor.users(cast) {
            let Some(indices) = indices(&editor, user, from, to) else { continue };
            let address = editor.build_before(user, target, |b| {
                let indices: Vec<_> = indices.iter().map(|&it| b.i32(it as i32)).collect();
                b.gep(source, &indices)
            })?;
            editor.replace(user, address)?;
        }
    }
    editor.erase_dead(casts);
    Ok(())
}

/// The pointer that a cast is of, within further casts.
fn source(editor: &FunctionEditor<'_>, cast: InstructionId) -> Option<Value> {
    editor.block_of(cast)?;
    let mut source = None;
    let mut next = cast;
    // Each cast is of a value that dominates it, so that there is no cycle.
    while let InstructionKind::Cast { op: CastOp::BitCast, value } =
        editor.body().instructions[next].kind
    {
        source = Some(value);
        let Some(id) = value.instruction().filter(|id| *id != cast) else { break };
        next = id;
    }
    source
}

/// The types that two pointers point to.
fn pointees(module: &Module, from: TypeId, to: TypeId) -> Option<(TypeId, TypeId)> {
    module.types.pointee(from).zip(module.types.pointee(to))
}

/// The indices into a type that lead to the scalar to which those of an address into another type lead.
fn indices(
    editor: &FunctionEditor<'_>,
    user: InstructionId,
    from: TypeId,
    to: TypeId,
) -> Option<Vec<u64>> {
    let module = editor.module();
    let InstructionKind::GetElementPtr { operands, .. } = editor.body().instructions[user].kind
    else {
        return None;
    };
    let [_, first, rest @ ..] = editor.body().list(operands) else { return None };
    (uses::integer(module, *first)? == 0).then_some(())?;
    let (scalar, count) = scalars(module, from, MOST_NESTED)?;
    (scalars(module, to, MOST_NESTED)? == (scalar, count)).then_some(())?;
    let (mut number, mut ty) = (0, to);
    for &index in rest {
        let index = uses::integer(module, index)?;
        number += before(module, ty, index)?;
        ty = module.types.element(ty, index)?;
    }
    (ty == scalar && number < count).then_some(())?;
    let (mut path, mut ty) = (vec![0], from);
    while ty != scalar {
        let mut index = match module.types[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                number / scalars(module, element, MOST_NESTED)?.1
            }
            _ => 0,
        };
        while before(module, ty, index + 1).is_some_and(|it| it <= number)
            && module.types.element(ty, index + 1).is_some()
        {
            index += 1;
        }
        number -= before(module, ty, index)?;
        path.push(index);
        ty = module.types.element(ty, index)?;
    }
    Some(path)
}

/// The number of scalars before an element of a type.
fn before(module: &Module, ty: TypeId, index: u64) -> Option<u64> {
    match module.types[ty] {
        Type::Array { element, .. } | Type::Vector { element, .. } => {
            scalars(module, element, MOST_NESTED)?.1.checked_mul(index)
        }
        _ => {
            let elements =
                module.types.struct_body(ty)?.elements.get(..usize::try_from(index).ok()?)?;
            elements
                .iter()
                .try_fold(0, |sum, &it| scalars(module, it, MOST_NESTED)?.1.checked_add(sum))
        }
    }
}

/// The scalar type that a type is made of, and the number of scalars; `None` if they are of several types.
fn scalars(module: &Module, ty: TypeId, depth: usize) -> Option<(TypeId, u64)> {
    let depth = depth.checked_sub(1)?;
    match module.types[ty] {
        Type::Array { element, length } => {
            let (scalar, count) = scalars(module, element, depth)?;
            Some((scalar, count.checked_mul(length)?))
        }
        Type::Vector { element, length } => Some((element, length.into())),
        _ => {
            let Some(body) = module.types.struct_body(ty) else { return Some((ty, 1)) };
            let mut all = body.elements.iter().map(|&it| scalars(module, it, depth));
            let (scalar, first) = all.next()??;
            all.try_fold((scalar, first), |(scalar, sum), it| {
                let (other, count) = it?;
                (other == scalar).then_some((scalar, sum.checked_add(count)?))
            })
        }
    }
}
