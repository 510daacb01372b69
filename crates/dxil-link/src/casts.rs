//! Pointers that are cast between types of the same scalars, such as a matrix and a vector.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{CastOp, FunctionId, InstructionId, InstructionKind, Module, TypeId, Value};
use dxil_ops::Target;

use crate::place::{self, Place};
use crate::{Diagnostic, uses};

/// Lets addresses of scalars lead from variables instead of casts of them. Other casts stay.
pub(crate) fn fold(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let mut editor = FunctionEditor::new(module, function)?;
    let casts: Vec<_> = editor.body().instructions().map(|(id, _)| id).collect();
    for &cast in &casts {
        let Some(source) = source(&editor, cast) else { continue };
        let Some(from) = pointee(&editor, source) else { continue };
        if pointee(&editor, cast.into()) == Some(from) {
            editor.replace(cast, source)?;
            continue;
        }
        for (id, place) in addresses(&editor, cast, from) {
            let Some(steps) = place.steps(editor.module(), from) else { continue };
            let address = editor.build_before(id, target, |b| {
                let mut indices = vec![b.i32(0)];
                for step in &steps {
                    indices.push(step.index(b)?);
                }
                b.gep(source, &indices)
            })?;
            editor.replace(id, address)?;
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

/// The type that a pointer points to.
fn pointee(editor: &FunctionEditor<'_>, pointer: Value) -> Option<TypeId> {
    let module = editor.module();
    module.types.pointee(module.type_of(editor.body(), pointer)?)
}

/// The addresses of scalars that lead from a cast, and the place of each in the type that the cast is of.
fn addresses(
    editor: &FunctionEditor<'_>,
    cast: InstructionId,
    from: TypeId,
) -> Vec<(InstructionId, Place)> {
    let module = editor.module();
    let mut addresses = Vec::new();
    let is_same = |id: InstructionId, ty| {
        let scalars = pointee(editor, id.into()).and_then(|it| place::scalars(module, it));
        scalars.is_some() && scalars == place::scalars(module, ty)
    };
    if !is_same(cast, from) {
        return addresses;
    }
    // Each leads from one that dominates it, so that there is no cycle.
    let mut open = vec![(cast, Place::default())];
    while let Some((id, place)) = open.pop() {
        let Some(ty) = pointee(editor, id.into()) else { continue };
        if module.types.element(ty, 0).is_none() {
            addresses.push((id, place));
            continue;
        }
        for user in editor.users(id) {
            match editor.body().instructions[user].kind {
                InstructionKind::Cast { op: CastOp::BitCast, .. } if is_same(user, ty) => {
                    open.push((user, place.clone()));
                }
                InstructionKind::GetElementPtr { operands, .. } => {
                    let [_, first, rest @ ..] = editor.body().list(operands) else { continue };
                    if uses::integer(module, *first) == Some(0) {
                        let place = place.element(module, editor.body(), ty, rest);
                        open.extend(place.map(|it| (user, it)));
                    }
                }
                _ => {}
            }
        }
    }
    addresses
}
