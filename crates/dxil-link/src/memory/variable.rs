//! Variables in place of parts of others.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_assemble::derive::GROUP_SHARED;
use dxil_ir::build::Access;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{ConstantId, InstructionKind, Module, Type, TypeId, Value, Variable, VariableId};
use dxil_ops::Target;

use super::layout::{self, Group};
use crate::{Diagnostic, element, uses};

/// The largest number of elements of a variable that a function initializes.
const MOST_ELEMENTS: u64 = 1 << 16;

/// The variables in place of those that all functions of a shader share.
#[derive(Default)]
pub(crate) struct Memory(BTreeMap<VariableId, ConstantId>);

/// The type of a variable that can become others; `None` for resources, and for what is no variable.
pub(super) fn content(editor: &FunctionEditor<'_>, root: Value) -> Option<TypeId> {
    let module = editor.module();
    if let Value::Instruction(id) = root {
        return match editor.body().instructions[id].kind {
            InstructionKind::Alloca { allocated, count, .. } => {
                (uses::integer(module, count) == Some(1)).then_some(allocated)
            }
            _ => None,
        };
    }
    let variable = &module.variables[uses::variable(module, root.constant()?)?];
    let is_known = variable.linkage.is_local() || variable.address_space == GROUP_SHARED;
    is_known.then_some(variable.ty)
}

/// Whether each thread has a variable of its own, which no other function sees: an `alloca`, or a static
/// variable, as one function is left.
pub(super) fn is_private(editor: &FunctionEditor<'_>, root: Value) -> bool {
    let module = editor.module();
    let variable = root.constant().and_then(|it| uses::variable(module, it));
    variable.is_none_or(|id| {
        let variable = &module.variables[id];
        variable.linkage.is_local() && !variable.constant && variable.address_space == 0
    })
}

impl Memory {
    /// The address of the variable in place of a part of another one.
    pub(super) fn place(
        &mut self,
        editor: &mut FunctionEditor<'_>,
        root: Value,
        group: &Group,
        target: Target,
    ) -> Result<Value, Diagnostic> {
        let ty = layout::plain(editor.module_mut(), group.ty);
        let ty = ty.ok_or_else(|| Diagnostic::new("a type is nested too deeply"))?;
        let variable = root.constant().and_then(|it| uses::variable(editor.module(), it));
        match variable {
            Some(id) if !is_private(editor, root) => self.global(editor.module_mut(), id, ty),
            _ => {
                let initial = variable.and_then(|id| editor.module().variables[id].initializer);
                local(editor, ty, group, initial, target)
            }
        }
    }

    /// The address of the variable in place of one that other threads or functions see.
    fn global(
        &mut self,
        module: &mut Module,
        id: VariableId,
        ty: TypeId,
    ) -> Result<Value, Diagnostic> {
        if let Some(known) = self.0.get(&id) {
            return Ok((*known).into());
        }
        let old = module.variables[id].clone();
        let initializer = match old.initializer {
            Some(it) => Some(layout::plain_constant(module, it).ok_or_else(|| {
                Diagnostic::new(format!("the initializer of {} is an expression", old.name))
            })?),
            None => None,
        };
        let name = format!("{}.1dim", old.name);
        let new = Variable { name: name.into(), ty, initializer, ..old };
        let (_, address) = module.add_variable(new);
        self.0.insert(id, address);
        Ok(address.into())
    }
}

/// The address of an `alloca` at the start of a function, with its initial value.
fn local(
    editor: &mut FunctionEditor<'_>,
    ty: TypeId,
    group: &Group,
    initial: Option<ConstantId>,
    target: Target,
) -> Result<Value, Diagnostic> {
    let first = editor.body().order.first().map(|&block| &editor.body().blocks[block]);
    let Some(&first) = first.and_then(|block| block.instructions.first()) else {
        return Err(Diagnostic::new("a function has no instructions"));
    };
    let module = editor.module_mut();
    let initial = match initial {
        Some(it) => {
            let part = group.key.iter().try_fold(it, |it, &index| element::of(module, it, index));
            let part = part.and_then(|it| layout::plain_constant(module, it));
            Some(part.ok_or_else(|| Diagnostic::new("an initializer is an expression"))?)
        }
        None => None,
    };
    let length = match module.types[ty] {
        Type::Array { length, .. } => Some(length),
        _ => None,
    };
    if initial.is_some() && length.is_some_and(|it| it > MOST_ELEMENTS) {
        return Err(Diagnostic::new("an initializer of a static variable is too large"));
    }
    let elements = initial.map_or(0, |_| length.unwrap_or(0));
    let elements: Option<alloc::vec::Vec<_>> =
        (0..elements).map(|index| element::of(module, initial?, index)).collect();
    let elements = elements.unwrap_or_default();
    Ok(editor.build_before(first, target, |b| {
        let address = b.alloca(ty, 0)?;
        match (initial, length) {
            (Some(value), None) => {
                b.store(value.into(), address, Access::default())?;
            }
            _ => {
                for (index, value) in elements.iter().enumerate() {
                    let element = b.gep(address, &[b.i32(0), b.i32(index as i32)])?;
                    b.store((*value).into(), element, Access::default())?;
                }
            }
        }
        Ok(address)
    })?)
}
