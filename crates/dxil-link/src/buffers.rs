//! Accesses to raw and structured buffers before shader model 6.2.

use dxil_ir::analysis::calls_of;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{FunctionId, InstructionId, Module, Type, Value};
use dxil_ops::ops::{BufferLoad, BufferStore, RawBufferLoad, RawBufferStore};
use dxil_ops::{Overload, Target, Version};

use crate::Diagnostic;

/// The shader model that has operations for raw and structured buffers of their own.
const FIRST: Version = Version::V1_2;

/// Replaces the operations for raw and structured buffers by those for all buffers, which older shader models
/// have: as libraries are newer than these, they never call them.
pub(crate) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    if target.version >= FIRST {
        return Ok(());
    }
    let mut editor = FunctionEditor::new(module, function)?;
    let loads = calls_of::<RawBufferLoad<Value>>(editor.module(), editor.body());
    for (id, RawBufferLoad { srv, index, element_offset: wot, .. }) in loads {
        let element = editor.module().types.element(editor.body().instructions[id].ty, 0);
        let Some(overload) = element.and_then(|ty| overload(editor.module(), ty)) else { continue };
        let new = editor
            .build_before(id, target, |b| b.op(BufferLoad { srv, index, wot }, &[overload]))?;
        editor.replace(id, new)?;
    }
    let stores = calls_of::<RawBufferStore<Value>>(editor.module(), editor.body());
    for (id, store) in stores {
        lower_store(&mut editor, id, &store, target)?;
    }
    Ok(())
}

fn lower_store(
    editor: &mut FunctionEditor<'_>,
    id: InstructionId,
    store: &RawBufferStore<Value>,
    target: Target,
) -> Result<(), Diagnostic> {
    let RawBufferStore { uav, index, element_offset, value0, value1, value2, value3, mask, .. } =
        *store;
    let ty = editor.module().type_of(editor.body(), value0);
    let Some(overload) = ty.and_then(|ty| overload(editor.module(), ty)) else { return Ok(()) };
    let (coord0, coord1) = (index, element_offset);
    let new = BufferStore { uav, coord0, coord1, value0, value1, value2, value3, mask };
    editor.build_before(id, target, |b| b.op(new, &[overload]))?;
    Ok(editor.erase(id)?)
}

/// The overload of a type, if older shader models have it.
fn overload(module: &Module, ty: dxil_ir::TypeId) -> Option<Overload<'static>> {
    match module.types[ty] {
        Type::Float => Some(Overload::F32),
        Type::Integer { bits: 32 } => Some(Overload::I32),
        Type::Half => Some(Overload::F16),
        Type::Integer { bits: 16 } => Some(Overload::I16),
        _ => None,
    }
}
