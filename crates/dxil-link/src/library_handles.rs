//! Handles in libraries: variables hold resources of their types before shader model 6.6, and handles since,
//! which code annotates.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use dxil_ir::analysis::calls_of;
use dxil_ir::build::Access;
use dxil_ir::edit::FunctionEditor;
use dxil_ir::{
    CastOp, ConstantKind, Expression, FunctionId, InstructionId, Linkage, Module, Type, TypeId,
    Value, Variable, VariableId,
};
use dxil_ops::ops::{AnnotateHandle, CreateHandleForLib};
use dxil_ops::{Overload, Target, Version};

use crate::handles::{Place, annotate, place};
use crate::resources::Merged;
use crate::{Diagnostic, path};

/// The first model whose variables hold handles.
const FIRST: Version = Version::V1_6;

/// The type of a handle.
const HANDLE: &str = "dx.types.Handle";

/// Makes all variables of resources hold handles if those of one library do or the target has them, and gives
/// handles the properties of their resources if the target wants that.
///
/// # Errors
///
/// Each handle of which it is not known which resource it is of.
pub(crate) fn unify(
    module: &mut Module,
    functions: &[FunctionId],
    resources: &mut Merged,
    target: Target,
) -> Result<(), Vec<Diagnostic>> {
    let holds_handle = |module: &Module, id: VariableId| is_handle(module, module.variables[id].ty);
    let has_handles = resources.variables.keys().any(|&id| holds_handle(module, id));
    let annotates = target.version >= FIRST;
    if !has_handles && !annotates {
        return Ok(());
    }
    let variables = handle_variables(module, resources, annotates);
    let mut errors = Vec::new();
    for &function in functions {
        let result = in_function(module, function, resources, &variables, target);
        errors.extend(result.err().into_iter().flatten());
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// The variable that holds the handle of each resource; new ones take the places of those that hold resources.
///
/// Metadata names them by an address of the type of the resource if code annotates handles, else by their own.
fn handle_variables(
    module: &mut Module,
    resources: &mut Merged,
    annotates: bool,
) -> BTreeMap<usize, VariableId> {
    let mut known = BTreeMap::new();
    for (&variable, &resource) in &resources.variables {
        if is_handle(module, module.variables[variable].ty) {
            known.entry(resource).or_insert(variable);
        }
    }
    for (&variable, &resource) in &resources.variables {
        known.entry(resource).or_insert_with(|| handle_variable(module, variable));
    }
    for (&resource, &variable) in &known {
        let symbol = &mut resources.resources[resource].symbol;
        let ty = module.constants[*symbol].ty;
        if let Some(address) = module.variable_address(variable) {
            let cast = Expression::Cast { op: CastOp::BitCast, value: address };
            *symbol = match module.constants[address].ty == ty || !annotates {
                true => address,
                false => module.constants.intern(ty, ConstantKind::Expression(cast)),
            };
        }
    }
    known
}

/// A variable that holds handles in place of the resources of another one, whose name it takes.
fn handle_variable(module: &mut Module, variable: VariableId) -> VariableId {
    let name = core::mem::take(&mut module.variables[variable].name);
    let ty = with_handles(module, module.variables[variable].ty);
    let Variable { alignment, constant, .. } = module.variables[variable];
    let linkage = Linkage::External;
    module.add_variable(Variable { linkage, alignment, constant, ..Variable::new(name, ty) }).0
}

/// Whether a type is that of a handle, or of an array of them.
pub(crate) fn is_handle(module: &Module, ty: TypeId) -> bool {
    let handle = module.types.struct_named(HANDLE.into());
    let innermost = &module.types[module.types.innermost(ty)];
    handle.is_some_and(|handle| *innermost == Type::Named(handle))
}

/// The type of a variable with handles in place of resources.
fn with_handles(module: &mut Module, mut ty: TypeId) -> TypeId {
    let mut lengths = Vec::new();
    while let Type::Array { element, length } = module.types[ty] {
        lengths.push(length);
        ty = element;
    }
    let types = &mut module.types;
    let handle = match types.struct_named(HANDLE.into()) {
        Some(handle) => types.intern(Type::Named(handle)),
        None => {
            let byte = types.integer(8);
            let elements = [types.pointer(byte)].into();
            types.define_struct(HANDLE, dxil_ir::StructBody { elements, packed: false })
        }
    };
    lengths
        .into_iter()
        .rev()
        .fold(handle, |element, length| types.intern(Type::Array { element, length }))
}

fn in_function(
    module: &mut Module,
    function: FunctionId,
    resources: &Merged,
    variables: &BTreeMap<usize, VariableId>,
    target: Target,
) -> Result<(), Vec<Diagnostic>> {
    let one = |error| Vec::from([error]);
    let name = module.functions[function].name.clone();
    let mut editor =
        FunctionEditor::new(module, function).map_err(|error| one(Diagnostic::from(error)))?;
    let mut errors = Vec::new();
    for (call, operands) in calls_of::<CreateHandleForLib<Value>>(editor.module(), editor.body()) {
        let ty = editor.module().type_of(editor.body(), operands.resource);
        if ty.is_none_or(|ty| is_handle(editor.module(), ty)) {
            continue;
        }
        let result = match place(&editor, &operands, resources) {
            Some(place) => hold_handle(
                &mut editor,
                call,
                &place,
                variables[&place.resource],
                resources,
                target,
            ),
            None => Err(Diagnostic::new("it is not known which resource a handle is of")),
        };
        errors.extend(result.err().map(|error| error.within(name.as_ref())));
    }
    if target.version < FIRST {
        for (call, annotation) in calls_of::<AnnotateHandle<Value>>(editor.module(), editor.body())
        {
            let result = editor.replace(call, annotation.res);
            errors.extend(result.err().map(Diagnostic::from));
        }
    }
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// Lets a call make the handle of a variable that holds a handle.
fn hold_handle(
    editor: &mut FunctionEditor<'_>,
    call: InstructionId,
    place: &Place,
    variable: VariableId,
    resources: &Merged,
    target: Target,
) -> Result<(), Diagnostic> {
    let resource = &resources.resources[place.resource];
    let Some(address) = editor.module().variable_address(variable) else { return Ok(()) };
    let annotates = target.version >= FIRST;
    let words = crate::properties::words(editor.module(), resource).filter(|_| annotates);
    if annotates && words.is_none() {
        let message = format!("the layout of the resource {} is not known", resource.name);
        return Err(Diagnostic::new(message));
    }
    // Older models have no such handles of their own, but DXC's linker makes them.
    let target = Target { version: target.version.max(FIRST), ..target };
    let handle = editor.build_before(call, target, |b| {
        let mut pointer = Value::Constant(address);
        if !place.indices.is_empty() {
            let indices = [b.i32(0)].into_iter().chain(place.indices.iter().copied());
            pointer = b.gep(pointer, &indices.collect::<Vec<_>>())?;
            if let Some(mark) = place.non_uniform {
                b.attach(pointer, path::NON_UNIFORM, mark)?;
            }
        }
        let resource = b.load(pointer, Access::default())?;
        let handle = b.op(CreateHandleForLib { resource }, &[Overload::Object(HANDLE)])?;
        match words {
            Some(words) => annotate(b, handle, words),
            None => Ok(handle),
        }
    })?;
    Ok(editor.replace(call, handle)?)
}
