//! Handles of resources: `CreateHandle`, since DXIL 1.6 `CreateHandleFromBinding` and `AnnotateHandle`; those of descriptors in
//! heaps, `CreateHandleFromHeap`.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, Body, DataLayout, FunctionId, Id as _, Instruction, InstructionId, InstructionKind,
    Module, OverflowFlags, StructBody, TypeId, Value,
};
use dxil_metadata::ResourceContent;
use dxil_ops::{OpCode, ShaderStage, Target, Type, Version};

use super::loaded_handle;
use super::rule::{self, Rule, Rules, call};
use crate::resource::{self, FROM_BINDING, Resource, ResourceType, Resources, UPDATE_COUNTER};
use crate::{Diagnostic, handle_type, intrinsic};

/// Gives structs that are handles, such as `%dx.Handle`, the names that operations know: values of these types may be in
/// memory, and control flow may choose them. Refuses a module that has both names.
pub(super) fn name_types(module: &mut Module) -> Result<(), Diagnostic> {
    let types = &module.types;
    let is_pointer = |it: &StructBody| matches!(*it.elements, [ty] if types.is_pointer(ty));
    let handles = types.structs().iter().filter_map(|(id, it)| {
        let body = it.body.clone().filter(is_pointer)?;
        Some((id, handle_type::struct_name(&it.name)?, body))
    });
    let handles: Vec<_> = handles.collect();
    for (id, name, _) in &handles {
        if types.struct_named(BStr::new(name)).is_some() {
            let other = &types.structs()[*id].name;
            return Err(Diagnostic::from(format_args!(
                "%{other} and %{name} are the same handle; a module may have one of them"
            )));
        }
    }
    for (id, name, body) in handles {
        module.types.set_struct(id, name, Some(body));
    }
    Ok(())
}

/// Lowers what creates handles in a function, and removes the marks of nonuniform indices. Returns the mistakes; after
/// one of [`check`], the function is as it was.
pub(super) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    resources: &Resources,
    rules: &Rules,
) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let Some(body) = &module.functions[function].body else { return Ok(Vec::new()) };
    let mistakes = check(module, function, body, resources, rules);
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let held = stores_of_resources(module, body);
    let counted = handles_with_counter(module, body);
    let non_uniform = non_uniform_creations(module, body, rules);
    let messages = loaded_handle::lower(module, function, target, rules);
    let Some(non_uniform) = non_uniform else { return Ok(messages) };
    let target = creating(target);
    let mut handles =
        Handles { function, target, resources, rules, held, counted, non_uniform, messages };
    let done = rewrite(module, function, target, &mut handles);
    handles.messages.extend(done.err().map(Diagnostic::from));
    Ok(handles.messages)
}

/// The stores of resources' handles, whose variables go. Handles that are structs stay in memory.
fn stores_of_resources(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    let stores_resource = |it: &Instruction| match it.kind {
        InstructionKind::Store { value, .. } => {
            module.type_of(body, value).is_some_and(|ty| is_resource(module, ty))
        }
        _ => false,
    };
    body.instructions().filter(|(_, it)| stores_resource(it)).map(|(id, _)| id).collect()
}

/// The handles whose counter `llvm.dx.resource.updatecounter` changes.
fn handles_with_counter(module: &Module, body: &Body) -> BTreeSet<InstructionId> {
    if !intrinsic::is_declared(module, &[UPDATE_COUNTER]) {
        return BTreeSet::new();
    }
    let handle = |it: &Instruction| {
        let InstructionKind::Call { arguments, .. } = it.kind else { return None };
        let name = intrinsic::called(module, it)?;
        let handle = body.list(arguments).first()?.instruction();
        handle.filter(|_| intrinsic::is(name, UPDATE_COUNTER))
    };
    body.instructions().filter_map(|(_, it)| handle(it)).collect()
}

/// The target for the operations that create handles. Before DXIL 1.6, functions of libraries and those for ray tracing
/// create them as others do: `dxil-library-handles` mends that.
fn creating(target: Target) -> Target {
    match target.version < Version::V1_6 {
        true => Target { stage: ShaderStage::Compute, ..target },
        false => target,
    }
}

/// The reasons for which the handles in a function cannot be lowered: something else than an operation takes or gives
/// one.
fn check(
    module: &Module,
    function: FunctionId,
    body: &Body,
    resources: &Resources,
    rules: &Rules,
) -> Vec<Diagnostic> {
    let is_handle = |value: Value| {
        let ty = module.type_of(body, value);
        ty.is_some_and(|ty| is_resource(module, ty))
    };
    let mut mistakes = Vec::new();
    for (id, instruction) in body.instructions() {
        let rule = rule::of_call(rules, &module.constants, instruction);
        let gives = is_resource(module, instruction.ty);
        if gives && matches!(rule, Some(Rule::Direct(OpCode::CreateHandleFromHeap, _))) {
            continue;
        }
        if matches!(rule, Some(Rule::Handle)) && creates(module, instruction) {
            if resources.of_call(function, id).is_none() {
                let ty = module.types.display(instruction.ty);
                mistakes.push(Diagnostic::from(format_args!(
                    "the binding of a resource is not constant, or {ty} is no type of a resource"
                )));
            }
            continue;
        }
        let mut takes = gives;
        instruction.for_each_operand(body, |value| takes |= is_handle(value));
        let lowered = match instruction.kind {
            InstructionKind::Call { .. } => rule.is_some(),
            // The variable that held the resource goes.
            InstructionKind::Store { pointer, .. } => module.addressed_variable(pointer).is_some(),
            _ => false,
        };
        if takes && (!lowered || gives) {
            mistakes.push("the handle of a resource may only be used by operations".into());
        }
    }
    mistakes.dedup();
    mistakes
}

/// Whether a call creates a handle, and does not only mark an index.
fn creates(module: &Module, call: &Instruction) -> bool {
    intrinsic::calls(module, call, FROM_BINDING)
}

/// The calls that create a handle with a nonuniform index; [`None`] if a body has neither handles nor marks.
fn non_uniform_creations(
    module: &Module,
    body: &Body,
    rules: &Rules,
) -> Option<BTreeSet<InstructionId>> {
    let tainted = match rules.marks_indices {
        true => resource::non_uniform(module, body),
        false => Vec::new(),
    };
    let mut found = (!tainted.is_empty()).then(BTreeSet::new);
    for (id, instruction) in body.instructions() {
        let rule = rule::of_call(rules, &module.constants, instruction);
        let position = match rule {
            Some(Rule::Direct(OpCode::CreateHandleFromHeap, _)) => 0,
            Some(Rule::Handle) if creates(module, instruction) => 3,
            _ => continue,
        };
        let found = found.get_or_insert_default();
        let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
        let index = body.list(arguments).get(position).and_then(|it| it.instruction());
        if index.is_some_and(|it| tainted.get(it.index()) == Some(&true)) {
            found.insert(id);
        }
    }
    found
}

struct Handles<'a> {
    function: FunctionId,
    target: Target,
    resources: &'a Resources,
    rules: &'a Rules,
    /// The stores of resources' handles.
    held: BTreeSet<InstructionId>,
    /// The handles whose counter `llvm.dx.resource.updatecounter` changes.
    counted: BTreeSet<InstructionId>,
    non_uniform: BTreeSet<InstructionId>,
    messages: Vec<Diagnostic>,
}

impl Rewriter for Handles<'_> {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        let arguments = match instruction.kind {
            InstructionKind::Store { .. } if self.held.contains(&id) => return Rewrite::Erase,
            InstructionKind::Call { arguments, .. } => arguments,
            _ => return Rewrite::Keep,
        };
        let rule = b.with_module(|it| rule::of_call(self.rules, &it.constants, instruction));
        let created = match rule {
            Some(Rule::Direct(OpCode::CreateHandleFromHeap, _)) => {
                self.descriptor(b, id, instruction.ty, b.list(arguments))
            }
            Some(Rule::Handle) => {
                match (self.resources.of_call(self.function, id), &b.list(arguments)[..]) {
                    (Some(resource), &[_, _, _, index, _]) => self.create(b, id, resource, index),
                    // The mark of a nonuniform index.
                    (None, &[index]) => Ok(index),
                    _ => return Rewrite::Keep,
                }
            }
            _ => return Rewrite::Keep,
        };
        outcome(b, created, &mut self.messages)
    }
}

impl Handles<'_> {
    /// The handle of a resource.
    fn create(
        &self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        resource: &Resource,
        index: Value,
    ) -> Result<Value, Diagnostic> {
        let name = b.name(Value::Instruction(id));
        let index = register(b, resource, index)?;
        let class = b.i8(resource.ty.class().0 as i8);
        // A single resource has but one index.
        let non_uniform = self.non_uniform.contains(&id) && resource.binding.size != 1;
        let non_uniform = b.i1(non_uniform);
        if self.target.version < Version::V1_6 {
            let arguments = [class, b.i32(resource.binding.id as i32), index, non_uniform];
            return call(b, self.target, OpCode::CreateHandle, &[], &arguments);
        }
        let bind = binding(b, resource, class)?;
        let op = OpCode::CreateHandleFromBinding;
        let handle = call(b, self.target, op, &[], &[bind, index, non_uniform])?;
        let annotated = self.annotate(b, &resource.ty, handle)?;
        if !name.is_empty() {
            let mut annotated_name = name.clone();
            annotated_name.extend_from_slice(b"_annot");
            // Both are instructions.
            let _ = b.set_name(handle, name);
            let _ = b.set_name(annotated, annotated_name);
        }
        Ok(annotated)
    }

    /// The handle of a descriptor in a heap: annotated, if the type of the call's result is that of a resource.
    fn descriptor(
        &self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        ty: TypeId,
        mut arguments: Vec<Value>,
    ) -> Result<Value, Diagnostic> {
        if let (true, Some(non_uniform)) = (self.non_uniform.contains(&id), arguments.get_mut(2)) {
            *non_uniform = b.i1(true);
        }
        let handle = call(b, self.target, OpCode::CreateHandleFromHeap, &[], &arguments)?;
        let resource = b.with_module(|it| ResourceType::of(&it.types, &DataLayout::new(it), ty));
        let Some(mut resource) = resource else { return Ok(handle) };
        if let ResourceContent::Uav(uav) = &mut resource.content {
            uav.has_counter = self.counted.contains(&id);
        }
        self.annotate(b, &resource, handle)
    }

    /// A handle with the properties of its resource.
    fn annotate(
        &self,
        b: &FunctionBuilder<'_>,
        ty: &ResourceType,
        handle: Value,
    ) -> Result<Value, Diagnostic> {
        let words = ty.words().map(|word| b.i32(word as i32));
        let properties = b.aggregate(b.op_type(Type::ResProps, &[])?, &words)?;
        call(b, self.target, OpCode::AnnotateHandle, &[], &[handle, properties])
    }
}

/// Replaces a call by its handle, or by any handle if it cannot be created.
pub(super) fn outcome(
    b: &FunctionBuilder<'_>,
    created: Result<Value, Diagnostic>,
    messages: &mut Vec<Diagnostic>,
) -> Rewrite {
    let handle = created.or_else(|message| {
        messages.push(message);
        b.undef(b.op_type(Type::Handle, &[])?)
    });
    handle.map_or(Rewrite::Keep, Rewrite::Replace)
}

fn is_resource(module: &Module, ty: TypeId) -> bool {
    resource::is_resource(&module.types, ty)
}

/// The constant that states the registers of a resource.
fn binding(b: &FunctionBuilder<'_>, resource: &Resource, class: Value) -> Result<Value, Error> {
    let it = resource.binding;
    let [low, high, space] =
        [it.lower_bound, it.upper_bound(), it.space].map(|word| b.i32(word as i32));
    b.aggregate(b.op_type(Type::ResBind, &[])?, &[low, high, space, class])
}

/// The register of an index, which counts from the first register of the resource.
fn register(b: &FunctionBuilder<'_>, resource: &Resource, index: Value) -> Result<Value, Error> {
    let first = resource.binding.lower_bound;
    match b.integer_value(index) {
        Some(index) => Ok(b.i32(first.wrapping_add(index as u32) as i32)),
        None if first == 0 => Ok(index),
        None => b.binary(BinaryOp::Add(OverflowFlags::NONE), index, b.i32(first as i32)),
    }
}
