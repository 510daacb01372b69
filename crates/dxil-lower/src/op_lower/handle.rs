//! Handles of resources: `CreateHandle`, since DXIL 1.6 `CreateHandleFromBinding` and `AnnotateHandle`; those of descriptors in
//! heaps, `CreateHandleFromHeap`.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, Body, DataLayout, FunctionId, Id as _, Instruction, InstructionId, InstructionKind,
    Module, OverflowFlags, StructBody, TypeId, Value,
};
use dxil_ops::{OpCode, ShaderStage, Target, Type, Version};

use super::rule::{Rule, call};
use crate::resource::{self, FROM_BINDING, NON_UNIFORM, Resource, ResourceType, Resources};
use crate::{Diagnostic, intrinsic};

/// Gives structs that are handles, such as `%dx.Handle`, the names that operations know: values of these types may be in
/// memory, and control flow may choose them.
pub(super) fn name_types(module: &mut Module) {
    let types = &module.types;
    let is_pointer = |it: &StructBody| matches!(*it.elements, [ty] if types.is_pointer(ty));
    let handles = types.structs().iter().filter_map(|(id, it)| {
        let name = it.name.strip_prefix(b"dx.")?;
        let body = it.body.clone().filter(is_pointer)?;
        let is_named = name.starts_with(b"types.");
        (!is_named).then(|| (id, [&b"dx.types."[..], name].concat(), body))
    });
    for (id, name, body) in handles.collect::<Vec<_>>() {
        module.types.set_struct(id, name, Some(body));
    }
}

/// Lowers what creates handles in a function, and removes the marks of nonuniform indices. Returns the mistakes; after
/// one of [`check`], the function is as it was.
pub(super) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    resources: &Resources,
    rules: &BTreeMap<FunctionId, Rule>,
) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
    let Some(body) = &module.functions[function].body else { return Ok(Vec::new()) };
    let mistakes = check(module, function, body, resources, rules);
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let Some(non_uniform) = non_uniform_creations(module, body, rules) else {
        return Ok(Vec::new());
    };
    let target = creating(target);
    let mut handles = Handles { function, target, resources, non_uniform, messages: Vec::new() };
    let done = rewrite(module, function, target, &mut handles);
    handles.messages.extend(done.err().map(Diagnostic::from));
    Ok(handles.messages)
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
    rules: &BTreeMap<FunctionId, Rule>,
) -> Vec<Diagnostic> {
    let is_handle = |value: Value| {
        let ty = module.type_of(body, value);
        ty.is_some_and(|ty| is_resource(module, ty))
    };
    let mut mistakes = Vec::new();
    for (id, instruction) in body.instructions() {
        let callee = intrinsic::callee(&module.constants, instruction);
        let rule = callee.and_then(|callee| rules.get(&callee));
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
    intrinsic::called(module, call).is_some_and(|name| intrinsic::is(name, FROM_BINDING))
}

/// The calls that create a handle with a nonuniform index; [`None`] if a body has neither handles nor marks.
fn non_uniform_creations(
    module: &Module,
    body: &Body,
    rules: &BTreeMap<FunctionId, Rule>,
) -> Option<BTreeSet<InstructionId>> {
    let tainted = resource::non_uniform(module, body);
    let mut found = (!tainted.is_empty()).then(BTreeSet::new);
    for (id, instruction) in body.instructions() {
        let callee = intrinsic::callee(&module.constants, instruction);
        let rule = callee.and_then(|callee| rules.get(&callee));
        if let Some(Rule::Direct(OpCode::CreateHandleFromHeap | OpCode::CreateHandleForLib, _)) =
            rule
        {
            found.get_or_insert_default();
        }
        if !matches!(rule, Some(Rule::Handle)) || !creates(module, instruction) {
            continue;
        }
        let found = found.get_or_insert_default();
        let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
        let index = body.list(arguments).get(3).and_then(|it| it.instruction());
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
        if let InstructionKind::Store { value, .. } = instruction.kind {
            let ty = b.type_of(value);
            let is_handle = |ty| b.with_module(|it| is_handle_type(it, ty));
            return if ty.is_ok_and(is_handle) { Rewrite::Erase } else { Rewrite::Keep };
        }
        let InstructionKind::Call { arguments, .. } = instruction.kind else {
            return Rewrite::Keep;
        };
        let arguments = b.list(arguments);
        if let (Some(resource), Some(&index)) =
            (self.resources.of_call(self.function, id), arguments.get(3))
        {
            let name = b.name(Value::Instruction(id));
            return match self.create(b, resource, index, self.non_uniform.contains(&id), name) {
                Ok(handle) => Rewrite::Replace(handle),
                Err(message) => self.refuse(b, message),
            };
        }
        let name = b.with_module(|module| intrinsic::called(module, instruction).map(String::from));
        if let Some(overloads) = name.as_deref().and_then(loaded) {
            let op = OpCode::CreateHandleForLib;
            let handle =
                op.function_name_of(overloads).map_err(|it| Diagnostic::from(format_args!("{it}")));
            return match handle.and_then(|it| call(b, self.target, op, it.overloads(), &arguments))
            {
                Ok(handle) => Rewrite::Replace(handle),
                Err(message) => self.refuse(b, message),
            };
        }
        let (is_mark, of_heap) = b.with_module(|module| {
            let name = intrinsic::called(module, instruction);
            let ty = name.filter(|name| is_from_heap(name)).and_then(|_| {
                ResourceType::of(&module.types, &DataLayout::new(module), instruction.ty)
            });
            (name.is_some_and(|name| intrinsic::is(name, NON_UNIFORM)), ty)
        });
        if let Some(ty) = of_heap {
            return match self.descriptor(b, &ty, &arguments) {
                Ok(handle) => Rewrite::Replace(handle),
                Err(message) => self.refuse(b, message),
            };
        }
        match arguments.first() {
            Some(&index) if is_mark => Rewrite::Replace(index),
            _ => Rewrite::Keep,
        }
    }
}

/// Whether a type is that of a handle, before or after its creation is lowered.
fn is_handle_type(module: &Module, ty: TypeId) -> bool {
    let lowered = module.types.struct_named("dx.types.Handle".into());
    let is_lowered = matches!(module.types[ty], dxil_ir::Type::Named(id) if Some(id) == lowered);
    is_lowered || resource::is_resource(&module.types, ty)
}

impl Handles<'_> {
    /// The handle of a resource.
    fn create(
        &self,
        b: &FunctionBuilder<'_>,
        resource: &Resource,
        index: Value,
        non_uniform: bool,
        name: BString,
    ) -> Result<Value, Diagnostic> {
        let index = register(b, resource, index)?;
        let class = b.i8(resource.ty.class().0 as i8);
        // A single resource has but one index.
        let non_uniform = b.i1(non_uniform && resource.binding.size != 1);
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

    /// The handle of a descriptor in a heap.
    fn descriptor(
        &self,
        b: &FunctionBuilder<'_>,
        ty: &ResourceType,
        arguments: &[Value],
    ) -> Result<Value, Diagnostic> {
        let handle = call(b, self.target, OpCode::CreateHandleFromHeap, &[], arguments)?;
        self.annotate(b, ty, handle)
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

    /// Any handle, in the place of one that cannot be created.
    fn refuse(&mut self, b: &FunctionBuilder<'_>, message: Diagnostic) -> Rewrite {
        self.messages.push(message);
        let handle = b.op_type(Type::Handle, &[]).and_then(|ty| b.undef(ty));
        handle.map_or(Rewrite::Keep, Rewrite::Replace)
    }
}

/// Whether a function is the operation that creates the handle of a descriptor in a heap, by our name for it.
fn is_from_heap(name: &str) -> bool {
    let op = OpCode::from_direct_intrinsic(name);
    op.is_some_and(|(op, _)| op == OpCode::CreateHandleFromHeap)
}

/// The overloads in the name of a function that is the operation for what a variable of a library holds, by our name for it.
fn loaded(name: &str) -> Option<&str> {
    let (op, overloads) = OpCode::from_direct_intrinsic(name)?;
    (op == OpCode::CreateHandleForLib).then_some(overloads)
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
