//! Handles of resources: `CreateHandle`, since DXIL 1.6 `CreateHandleFromBinding` and `AnnotateHandle`.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BinaryOp, Body, FunctionId, Id as _, Instruction, InstructionId, InstructionKind, Module,
    OverflowFlags, Value,
};
use dxil_ops::{OpCode, ShaderStage, Target, Type, Version};

use super::rule::{Rule, call};
use crate::resource::{self, FROM_BINDING, NON_UNIFORM, Resource, Resources};
use crate::{Diagnostic, intrinsic};

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

/// The target for the operations that create handles. DXC makes `CreateHandleForLib` of variables in libraries before
/// DXIL 1.6; LLVM makes `CreateHandle` in them, too.
fn creating(target: Target) -> Target {
    match target.stage {
        ShaderStage::Library if target.version < Version::V1_6 => {
            Target { stage: ShaderStage::Compute, ..target }
        }
        _ => target,
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
        ty.is_some_and(|ty| resource::is_resource(&module.types, ty))
    };
    let mut mistakes = Vec::new();
    for (id, instruction) in body.instructions() {
        let callee = intrinsic::callee(&module.constants, instruction);
        let rule = callee.and_then(|callee| rules.get(&callee));
        let gives = resource::is_resource(&module.types, instruction.ty);
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
                Err(message) => {
                    self.messages.push(message);
                    let handle = b.op_type(Type::Handle, &[]).and_then(|ty| b.undef(ty));
                    handle.map_or(Rewrite::Keep, Rewrite::Replace)
                }
            };
        }
        let is_mark = b.with_module(|module| {
            let name = intrinsic::called(module, instruction);
            name.is_some_and(|name| intrinsic::is(name, NON_UNIFORM))
        });
        match arguments.first() {
            Some(&index) if is_mark => Rewrite::Replace(index),
            _ => Rewrite::Keep,
        }
    }
}

/// Whether a type is that of a handle, before or after its creation is lowered.
fn is_handle_type(module: &Module, ty: dxil_ir::TypeId) -> bool {
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
        let words = resource.ty.words().map(|word| b.i32(word as i32));
        let properties = b.op_type(Type::ResProps, &[]).and_then(|ty| b.aggregate(ty, &words));
        let properties = properties?;
        let op = OpCode::AnnotateHandle;
        let annotated = call(b, self.target, op, &[], &[handle, properties])?;
        if !name.is_empty() {
            let mut annotated_name = name.clone();
            annotated_name.extend_from_slice(b"_annot");
            // Both are instructions.
            let _ = b.set_name(handle, name);
            let _ = b.set_name(annotated, annotated_name);
        }
        Ok(annotated)
    }
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
