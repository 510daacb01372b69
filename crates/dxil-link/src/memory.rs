//! Variables of a function as shaders have them: scalars in registers, arrays of one dimension in memory.

mod layout;
mod promote;
mod variable;

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind, Module, Type, TypeId, Value};
use dxil_ops::{Target, Version};

use crate::{Diagnostic, cleanup, path, uses};
pub(crate) use variable::Memory;

/// An access to an element of a variable.
struct Access {
    instruction: InstructionId,
    /// The indices that lead to the element.
    indices: Vec<Value>,
}

/// Splits variables into their elements as far as all indices are constant, makes arrays of what is left, and
/// keeps scalars in registers.
///
/// # Errors
///
/// Each variable that has vectors or arrays of arrays, and whose uses are not known.
pub(crate) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    memory: &mut Memory,
) -> Result<(), Diagnostic> {
    promote_structs(module, function, target)?;
    let mut editor = FunctionEditor::new(module, function)?;
    let mut scalars = Vec::new();
    for (root, accesses) in accesses(editor.module(), editor.body()) {
        let Some(ty) = variable::content(&editor, root) else { continue };
        let is_private = variable::is_private(&editor, root);
        let Some(accesses) = accesses else {
            // Later shader models have vectors in memory.
            match layout::is_plain(editor.module(), ty) || target.version >= Version::V1_9 {
                true => continue,
                false => return Err(unknown(&editor, root, function)),
            }
        };
        if !is_private && layout::is_plain(editor.module(), ty) {
            continue;
        }
        for group in layout::groups(editor.module(), ty, accesses, is_private) {
            let pointer = memory.place(&mut editor, root, &group, target)?;
            if is_private && editor.module().types.element(group.ty, 0).is_none() {
                scalars.extend(pointer.instruction());
            }
            for access in &group.accesses {
                redirect(&mut editor, access, pointer, group.ty, target)?;
            }
        }
    }
    drop(editor);
    cleanup::erase_dead_code(module, function)?;
    promote::promote(module, function, &scalars, target)
}

/// Keeps structs in registers that are only loaded and stored as a whole: handles, and resources before shader
/// model 6.6.
pub(crate) fn promote_structs(
    module: &mut Module,
    function: FunctionId,
    target: Target,
) -> Result<(), Diagnostic> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let is_struct = |kind: &InstructionKind| match *kind {
        InstructionKind::Alloca { allocated, .. } => module.types.struct_body(allocated).is_some(),
        _ => false,
    };
    let structs = body.instructions().filter(|(_, it)| is_struct(&it.kind));
    let structs: Vec<_> = structs.map(|(id, _)| id).collect();
    promote::promote(module, function, &structs, target)
}

fn unknown(editor: &FunctionEditor<'_>, root: Value, function: FunctionId) -> Diagnostic {
    let name = root.constant().and_then(|it| uses::variable(editor.module(), it));
    let name = name.map(|id| &editor.module().variables[id].name);
    let message = match name {
        Some(name) => format!("it is not known which elements of {name} are used"),
        None => String::from("it is not known which elements of a variable are used"),
    };
    Diagnostic::new(message).within(editor.module().functions[function].name.as_bstr())
}

/// The accesses to each variable; `None` where one is used in other ways.
fn accesses(module: &Module, body: &Body) -> BTreeMap<Value, Option<Vec<Access>>> {
    let mut accesses: BTreeMap<Value, Option<Vec<Access>>> = BTreeMap::new();
    for (id, instruction) in body.instructions() {
        if let InstructionKind::Alloca { .. } = instruction.kind {
            accesses.entry(id.into()).or_insert_with(|| Some(Vec::new()));
        }
        let pointer = match instruction.kind {
            InstructionKind::Load { pointer, .. }
            | InstructionKind::Store { pointer, .. }
            | InstructionKind::AtomicRmw { pointer, .. }
            | InstructionKind::CompareExchange { pointer, .. } => Some(pointer),
            InstructionKind::GetElementPtr { operands, .. } => {
                let pointer = body.list(operands)[0];
                if path::of(module, body, id.into()).is_none() {
                    forget(module, body, pointer, &mut accesses);
                }
                None
            }
            _ => None,
        };
        let is_step = matches!(instruction.kind, InstructionKind::GetElementPtr { .. });
        let mut uses = 0;
        instruction.for_each_operand(body, |operand| {
            if !is_step && Some(operand) != pointer {
                forget(module, body, operand, &mut accesses);
            }
            uses += usize::from(Some(operand) == pointer);
        });
        let Some(pointer) = pointer else { continue };
        let Some(path) = path::of(module, body, pointer) else { continue };
        let content = module.type_of(body, pointer).and_then(|ty| module.types.pointee(ty));
        let is_scalar = content.is_some_and(|ty| module.types.element(ty, 0).is_none());
        let known = accesses.entry(path.root).or_insert_with(|| Some(Vec::new()));
        match uses {
            1 if is_scalar => known.iter_mut().for_each(|it| {
                it.push(Access { instruction: id, indices: path.indices.clone() });
            }),
            _ => *known = None,
        }
    }
    accesses
}

/// Notes that a pointer is used otherwise than to access memory.
fn forget(
    module: &Module,
    body: &Body,
    operand: Value,
    accesses: &mut BTreeMap<Value, Option<Vec<Access>>>,
) {
    let ty = module.type_of(body, operand);
    if !ty.is_some_and(|ty| matches!(module.types[ty], Type::Pointer { .. })) {
        return;
    }
    let mut open = vec![operand];
    // Casts and elements of which the path is not known still lead from a variable.
    while let Some(value) = open.pop() {
        if let Some(path) = path::of(module, body, value) {
            accesses.insert(path.root, None);
            continue;
        }
        match value {
            Value::Instruction(id) => match body.instructions[id].kind {
                InstructionKind::Cast { value, .. } => open.push(value),
                InstructionKind::GetElementPtr { operands, .. } => {
                    open.push(body.list(operands)[0]);
                }
                _ => {}
            },
            Value::Constant(id) => {
                open.extend(module.constants[id].operands().map(Value::Constant));
            }
            _ => {}
        }
    }
}

/// Lets an access go to another variable.
fn redirect(
    editor: &mut FunctionEditor<'_>,
    access: &Access,
    pointer: Value,
    ty: TypeId,
    target: Target,
) -> Result<(), Diagnostic> {
    let id = access.instruction;
    let old = editor.body().instructions[id].kind;
    let steps = layout::steps(editor.module(), ty, &access.indices);
    let new = editor.build_before(id, target, |b| {
        let mut indices = vec![b.i32(0)];
        for step in &steps {
            indices.push(step.index(b)?);
        }
        let pointer = if steps.is_empty() { pointer } else { b.gep(pointer, &indices)? };
        access_again(b, old, pointer)
    })?;
    match new {
        Some(value) => editor.replace(id, value)?,
        None => editor.erase(id)?,
    }
    Ok(())
}

/// The same access through another pointer; its result, if it has one.
fn access_again(
    b: &FunctionBuilder<'_>,
    kind: InstructionKind,
    pointer: Value,
) -> Result<Option<Value>, build::Error> {
    Ok(match kind {
        InstructionKind::Load { alignment, volatile, atomic, .. } => {
            Some(b.load(pointer, build::Access { alignment, volatile, atomic })?)
        }
        InstructionKind::Store { value, alignment, volatile, atomic, .. } => {
            b.store(value, pointer, build::Access { alignment, volatile, atomic })?;
            None
        }
        InstructionKind::AtomicRmw { op, value, ordering, scope, .. } => {
            Some(b.atomic_rmw(op, pointer, value, ordering, scope)?)
        }
        InstructionKind::CompareExchange { operands, orderings, scope, .. } => {
            Some(b.compare_exchange(pointer, operands, orderings, scope)?)
        }
        _ => None,
    })
}
