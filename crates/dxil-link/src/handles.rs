//! Handles of resources that have registers.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_ir::analysis::calls_of;
use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::calls::is_heap_handle;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{
    BinaryOp, FunctionId, InstructionId, InstructionKind, MetadataId, Module, OverflowFlags, Type,
    Value,
};
use dxil_metadata::Resource;
use dxil_ops::ops::{
    AnnotateHandle, CreateHandle, CreateHandleForLib, CreateHandleFromBinding, Operation as _,
};
use dxil_ops::{Target, Version};

use crate::resources::Merged;
use crate::{Diagnostic, path, properties, uses};

/// The place of a resource in its variable: of several dimensions, if it is an array of arrays.
pub(crate) struct Place {
    pub(crate) resource: usize,
    pub(crate) indices: Vec<Value>,
    lengths: Vec<u64>,
    /// The mark of an index that differs between threads.
    pub(crate) non_uniform: Option<MetadataId>,
}

/// Replaces the handles that libraries make of variables by those that shaders make of registers.
///
/// # Errors
///
/// Each handle of which it is not known which resource it is of.
pub(crate) fn lower(
    module: &mut Module,
    function: FunctionId,
    merged: &Merged,
    target: Target,
) -> Result<(), Vec<Diagnostic>> {
    let name = module.functions[function].name.clone();
    let mut editor =
        FunctionEditor::new(module, function).map_err(|error| Vec::from([error.into()]))?;
    let mut errors = Vec::new();
    let calls = calls_of::<CreateHandleForLib<Value>>(editor.module(), editor.body());
    let mut whole = BTreeMap::new();
    for (call, operands) in calls {
        let result = match place(&editor, &operands, merged) {
            Some(place) => lower_call(&mut editor, call, &place, merged, target, &mut whole),
            // DXC's libraries pass what they choose of a heap through it: it is the handle already.
            None if is_heap_handle(editor.module(), editor.body(), operands.resource) => {
                editor.replace(call, operands.resource).map_err(Diagnostic::from)
            }
            None => Err(Diagnostic::new("it is not known which resource a handle is of")),
        };
        errors.extend(result.err().map(|error| error.within(name.as_ref())));
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The resource that a call makes a handle of.
pub(crate) fn place(
    editor: &FunctionEditor<'_>,
    call: &CreateHandleForLib<Value>,
    merged: &Merged,
) -> Option<Place> {
    let (module, body) = (editor.module(), editor.body());
    let load = call.resource.instruction()?;
    let InstructionKind::Load { pointer, .. } = body.instructions.get(load)?.kind else {
        return None;
    };
    let path = path::of(module, body, pointer)?;
    let variable = uses::variable(module, path.root.constant()?)?;
    let mut ty = module.variables[variable].ty;
    let mut lengths = Vec::new();
    while let Type::Array { element, length } = module.types[ty] {
        lengths.push(length);
        ty = element;
    }
    let resource = *merged.variables.get(&variable)?;
    let non_uniform = path.non_uniform(module, body);
    (lengths.len() == path.indices.len()).then_some(Place {
        resource,
        indices: path.indices,
        lengths,
        non_uniform,
    })
}

fn lower_call(
    editor: &mut FunctionEditor<'_>,
    call: InstructionId,
    place: &Place,
    merged: &Merged,
    target: Target,
    whole: &mut BTreeMap<(usize, bool), Value>,
) -> Result<(), Diagnostic> {
    let resource = &merged.resources[place.resource];
    let annotations: Vec<_> =
        editor.users(call).into_iter().filter(|&it| is_annotation(editor, it)).collect();
    let is_annotated = annotations.len() == editor.users(call).len();
    let annotates = target.version >= Version::V1_6;
    let words = match annotates && !is_annotated {
        true => Some(properties::words(editor.module(), resource).ok_or_else(|| {
            Diagnostic::new(format!("the layout of the resource {} is not known", resource.name))
        })?),
        false => None,
    };
    let is_whole = place.indices.is_empty();
    let key = (place.resource, words.is_some());
    let known = whole.get(&key).copied().filter(|_| is_whole);
    // The handle of a whole resource is made once, where every use can see it.
    let before = if is_whole { first_instruction(editor)? } else { call };
    let handle = match known {
        Some(known) => known,
        None => editor.build_before(before, target, |b| {
            let index = index(b, resource, place)?;
            match annotates {
                true => from_binding(b, resource, index, place.non_uniform.is_some(), words),
                false => b.op(
                    CreateHandle {
                        resource_class: b.i8(resource.class().0 as i8),
                        range_id: b.i32(resource.id as i32),
                        index,
                        non_uniform_index: b.i1(place.non_uniform.is_some()),
                    },
                    &[],
                ),
            }
        })?,
    };
    if is_whole {
        whole.insert(key, handle);
    }
    editor.replace(call, handle)?;
    if !annotates {
        for annotation in annotations {
            editor.replace(annotation, handle)?;
        }
    }
    Ok(())
}

fn first_instruction(editor: &FunctionEditor<'_>) -> Result<InstructionId, Diagnostic> {
    let body = editor.body();
    let first = body.order.first().and_then(|&block| body.blocks[block].instructions.first());
    first.copied().ok_or_else(|| Diagnostic::new("a function has no instructions"))
}

fn is_annotation(editor: &FunctionEditor<'_>, user: InstructionId) -> bool {
    let operation = dxil_ir::calls::operation(editor.module(), editor.body(), user);
    operation.is_some_and(|(op, _)| op == AnnotateHandle::<Value>::OPCODE)
}

/// The register of an element: the first one of the resource, and the number of the element.
fn index(
    b: &FunctionBuilder<'_>,
    resource: &Resource,
    place: &Place,
) -> Result<Value, build::Error> {
    let add = |one: Value, other: Value| b.binary(BinaryOp::Add(OverflowFlags::NONE), one, other);
    let first = b.i32(resource.lower_bound as i32);
    let mut number: Option<Value> = None;
    for (&index, &length) in place.indices.iter().zip(&place.lengths) {
        number = Some(match number {
            None => index,
            Some(outer) => {
                let length = b.i32(length as i32);
                add(b.binary(BinaryOp::Mul(OverflowFlags::NONE), outer, length)?, index)?
            }
        });
    }
    match number {
        None => Ok(first),
        Some(number) if resource.lower_bound == 0 => Ok(number),
        Some(number) => add(number, first),
    }
}

/// The handle of a register, with the properties of the resource unless a call states them already.
fn from_binding(
    b: &FunctionBuilder<'_>,
    resource: &Resource,
    index: Value,
    non_uniform: bool,
    words: Option<[u32; 2]>,
) -> Result<Value, build::Error> {
    let elements = [
        b.i32(resource.lower_bound as i32),
        b.i32(resource.last_register() as i32),
        b.i32(resource.space as i32),
        b.i8(resource.class().0 as i8),
    ];
    let bind = b.aggregate(b.op_type(dxil_ops::Type::ResBind, &[])?, &elements)?;
    let create = CreateHandleFromBinding { bind, index, non_uniform_index: b.i1(non_uniform) };
    let res = b.op(create, &[])?;
    let Some(words) = words else { return Ok(res) };
    annotate(b, res, words)
}

/// A handle with the properties of its resource.
pub(crate) fn annotate(
    b: &FunctionBuilder<'_>,
    res: Value,
    words: [u32; 2],
) -> Result<Value, build::Error> {
    let words = words.map(|word| b.i32(word as i32));
    let props = b.aggregate(b.op_type(dxil_ops::Type::ResProps, &[])?, &words)?;
    b.op(AnnotateHandle { res, props }, &[])
}
