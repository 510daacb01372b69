//! `dxil-op-lower`: calls of intrinsics become calls of DXIL operations.
//!
//! The records of `dxil-ops.spec` say which operation an intrinsic becomes, and with which arguments. A name such as
//! `llvm.dx.op.LoadInput.f32` calls any operation directly.

mod allowed;
mod buffer;
mod count;
mod custom;
mod element;
mod handle;
mod lifetime;
mod load;
mod loaded_handle;
mod name;
mod overload;
mod rule;
mod signature;
mod structs;
mod texture;

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Global, Rewrite, Rewriter, remove_unused_globals, rewrite};
use dxil_ir::{
    Body, FastMathFlags, FunctionId, Instruction, InstructionId, InstructionKind, Intrinsic,
    MetadataId, MetadataKindId, Module, Type, TypeId, Value, typing,
};
use dxil_metadata::{EntryPoint, ShaderMetadata};
use dxil_ops::{OpCode, Overload, Selection, ShaderStage, Target};

use crate::metadata::{attribute, stage_named};
use crate::resource::{self, Found, Resources};
use crate::target::target;
use crate::{Diagnostic, Report, dead, functions, intrinsic};
use count::Counts;
use lifetime::Lifetimes;
use load::Loads;
use rule::{Rule, Rules};

pub(crate) use allowed::is_allowed;
pub(crate) use rule::takes_vectors;

pub(crate) fn run(module: &mut Module, found: &mut Found, report: &mut Report) {
    let found = core::mem::take(found);
    let rules = rules(module, report);
    // A module without operations may pass handles on.
    if let Err(mistake) = handle::name_types(module) {
        return report.error(mistake);
    }
    if rules.is_empty() {
        return remove_with_handle_variables(module, Vec::new());
    }
    let target = native(module, &rules, target(module));
    let resources = found.into_resources(module);
    let names = resources.list.iter().filter_map(|it| it.name_variable).map(Global::Variable);
    let mut lowered: Vec<_> = names.collect();
    let patch_functions = match target.stage {
        ShaderStage::Hull | ShaderStage::Library => patch_constant_functions(module),
        _ => BTreeSet::new(),
    };
    for function in functions::defined(module) {
        let stage = match patch_functions.contains(&function) {
            true => ShaderStage::PatchConstant,
            false => stage(module, function, target.stage),
        };
        let target = Target { stage, ..target };
        let messages = lower(module, function, target, &resources, &rules);
        report.errors.extend(messages.into_iter().map(|it| it.within(module, function)));
    }
    lowered.extend(rules.functions().map(Global::Function));
    remove_with_handle_variables(module, lowered);
}

/// Removes those of these globals that nothing uses, and of the variables that held handles, whose stores went with these.
fn remove_with_handle_variables(module: &mut Module, mut globals: Vec<Global>) {
    let variables =
        module.variables.iter().filter(|(_, it)| resource::is_held(&module.types, it.ty));
    globals.extend(variables.map(|(id, _)| Global::Variable(id)));
    // The only error would be that the module does not have one of them.
    let _ = remove_unused_globals(module, &globals);
}

/// Whether a rule other than a record lowers the calls of an intrinsic of this name.
pub(crate) fn is_custom(name: &str) -> bool {
    Rule::custom(name).is_some()
}

/// The operation whose record names the intrinsic that a call is of, and its overloads, if it has these.
pub(crate) fn operation_of(
    module: &Module,
    name: &str,
    body: &Body,
    call: &Instruction,
) -> Option<(OpCode, Vec<Overload<'static>>)> {
    let (Some(Rule::Record(op, selections)), InstructionKind::Call { arguments, .. }) =
        (Rule::of(name), call.kind)
    else {
        return None;
    };
    let arguments = body.list(arguments);
    let overload = |ty| typing::overload(&module.types, ty);
    let of_argument = |index| {
        let index = match selections.get(index) {
            Some(Selection::Argument(index)) => usize::from(*index),
            None if selections.is_empty() => index,
            _ => return None,
        };
        overload(module.type_of(body, *arguments.get(index)?)?)
    };
    let overloads = overload::of_values(op, overload(call.ty), of_argument);
    Some((op, overloads.unwrap_or_default()))
}

/// Lowers a function. Returns the reasons for which something in it cannot be.
fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    resources: &Resources,
    rules: &Rules,
) -> Vec<Diagnostic> {
    let body = module.functions[function].body.as_ref();
    if let Some(mistake) = body.and_then(|body| structs::mistake(module, body, rules)) {
        return Vec::from([mistake]);
    }
    let loads = match body.map_or_else(|| Ok(Loads::default()), |it| Loads::new(module, it, rules))
    {
        Ok(loads) => loads,
        Err(mistakes) => return mistakes,
    };
    let handles = Target { stage: self::target(module).stage, ..target };
    let mut messages = match handle::lower(module, function, handles, resources, rules) {
        Ok(messages) => messages,
        Err(mistakes) => return mistakes,
    };
    let lifetimes = rules.has_lifetimes.then(|| Lifetimes::new(module, target)).flatten();
    let mut lowering = Lowering {
        rules,
        target,
        loads,
        lifetimes,
        counts: Counts::default(),
        messages: Vec::new(),
        precise: None,
    };
    let done = rewrite(module, function, target, &mut lowering);
    messages.append(&mut lowering.messages);
    let conversions = lowering.counts.into_conversions();
    let has_handles = !resources.list.is_empty() || rules.creates_from_heap;
    if let Some(body) = &mut module.functions[function].body {
        if has_handles {
            dead::sweep_vectors(body);
        }
    }
    messages.extend(done.err().map(Diagnostic::from));
    let erased = functions::erase_dead(module, function, conversions);
    messages.extend(erased.err().map(Diagnostic::from));
    messages
}

/// The rule of each intrinsic that the module declares.
fn rules(module: &Module, report: &mut Report) -> Rules {
    let mut rules = Rules::default();
    for id in module.functions.ids() {
        let Some(name) = intrinsic::name(module, id) else { continue };
        match Rule::of(name) {
            Some(rule) => {
                rules.insert(id, name, rule);
            }
            None if is_allowed(name) => {}
            // A function of any name, which is no intrinsic of LLVM.
            None if Intrinsic::named(name.as_bytes()).is_none() => {}
            None => {
                report.error(format_args!("Unsupported intrinsic {name} for DXIL lowering"));
            }
        }
    }
    rules
}

/// The target, with numbers of 16 bits where the module loads rows of eight.
fn native(module: &Module, rules: &Rules, target: Target) -> Target {
    let mut names = rules.functions().filter_map(|id| intrinsic::name(module, id));
    let native = names.any(|name| intrinsic::is(name, "llvm.dx.resource.load.cbufferrow.8"));
    Target { native_16bit: target.native_16bit || native, ..target }
}

/// The stage whose rules hold in a function: that of the module, but that of the entry point in a library, and what is not
/// the entry point of a hull shader belongs to its patch constant function.
fn stage(module: &Module, function: FunctionId, stage: ShaderStage) -> ShaderStage {
    let entry = attribute(module, &module.functions[function], "hlsl.shader");
    match stage {
        ShaderStage::Hull if entry.is_none() => ShaderStage::PatchConstant,
        ShaderStage::Library => entry.and_then(stage_named).unwrap_or(stage),
        stage => stage,
    }
}

/// The functions that metadata states as those for patch constants: LLVM has no attribute for them.
fn patch_constant_functions(module: &Module) -> BTreeSet<FunctionId> {
    let Ok(metadata) = ShaderMetadata::read(module) else { return BTreeSet::new() };
    metadata.entry_points.iter().filter_map(EntryPoint::patch_constant_function).collect()
}

struct Lowering<'a> {
    rules: &'a Rules,
    target: Target,
    loads: Loads,
    /// [`None`] if they stay.
    lifetimes: Option<Lifetimes>,
    counts: Counts,
    messages: Vec<Diagnostic>,
    /// What marks an operation as precise: a kind of metadata, and the number one.
    precise: Option<(MetadataKindId, MetadataId)>,
}

impl Rewriter for Lowering<'_> {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        if let Some(rewrite) = self.loads.visit(b, id, instruction) {
            return rewrite;
        }
        match instruction.kind {
            InstructionKind::Call { .. } => self.call(b, id, instruction),
            InstructionKind::Cast { .. } => {
                self.counts.converted_back(b, instruction).map_or(Rewrite::Keep, Rewrite::Replace)
            }
            // The struct may have become that of an operation.
            InstructionKind::InsertValue { aggregate, .. } => match b.type_of(aggregate) {
                Ok(ty) if ty != instruction.ty => {
                    b.add(instruction.kind, ty).map_or(Rewrite::Keep, Rewrite::Replace)
                }
                _ => Rewrite::Keep,
            },
            _ => Rewrite::Keep,
        }
    }

    fn finish(&mut self, _: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        if self.loads.has_early_index() {
            let message = "an element at a computed index stands before its load";
            self.messages.push(message.into());
        }
        self.loads.finish()
    }
}

impl Lowering<'_> {
    /// Lowers a call.
    fn call(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        let InstructionKind::Call { arguments, flags, function_type, .. } = instruction.kind else {
            return Rewrite::Keep;
        };
        let rule = b.with_module(|it| rule::of_call(self.rules, &it.constants, instruction));
        let Some(rule) = rule else { return Rewrite::Keep };
        let arguments = b.list(arguments);
        if let Rule::Lifetime = rule {
            return self.lifetime(b, &arguments);
        }
        let handle = b.with_module(|module| match &module.types[function_type] {
            Type::Function { parameters, .. } => parameters.first().copied(),
            _ => None,
        });
        let types = (instruction.ty, handle);
        let value = rule.lower(b, self.target, types, &arguments).and_then(|value| {
            match rule {
                Rule::Load(..) => self.loads.define(b, self.target, id, value)?,
                Rule::Count => self.counts.define(b, id, value),
                _ => {}
            }
            Ok(value)
        });
        match value {
            Ok(_) if matches!(rule, Rule::Load(..)) => self.loads.rewrite(id),
            Ok(value) => {
                self.mark_precise(b, value, flags);
                Rewrite::Replace(value)
            }
            Err(message) => {
                self.messages.push(message);
                self.refuse(b, id, instruction, (&arguments, function_type))
            }
        }
    }

    /// Stores no value where a lifetime begins or ends, unless the target has lifetimes.
    fn lifetime(&mut self, b: &FunctionBuilder<'_>, arguments: &[Value]) -> Rewrite {
        let (Some(lifetimes), Some(&pointer)) = (&self.lifetimes, arguments.last()) else {
            return Rewrite::Keep;
        };
        lifetimes.lower(b, pointer).unwrap_or_else(|message| {
            self.messages.push(message);
            Rewrite::Keep
        })
    }

    /// Leaves a call that cannot be lowered, unless it takes a handle, whose type has changed. What is taken of a load has no meaning.
    fn refuse(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
        (arguments, function_type): (&[Value], TypeId),
    ) -> Rewrite {
        self.loads.refuse(b, id);
        let parameters = b.with_module(|module| match &module.types[function_type] {
            Type::Function { parameters, .. } => parameters.clone(),
            _ => [].into(),
        });
        let mut pairs = arguments.iter().zip(&parameters);
        if pairs.all(|(&argument, ty)| b.type_of(argument).as_ref() == Ok(ty)) {
            return Rewrite::Keep;
        }
        b.undef(instruction.ty).map_or(Rewrite::Erase, Rewrite::Replace)
    }

    /// Marks an operation on floating-point numbers that is not fast as `dx.precise`.
    fn mark_precise(&mut self, b: &FunctionBuilder<'_>, call: Value, flags: FastMathFlags) {
        let (Some(_), Ok(ty)) = (call.instruction(), b.type_of(call)) else { return };
        let is_float = b.with_module(|module| module.types.is_float_or_vector(ty));
        if is_float && !flags.contains(FastMathFlags::MODERN_FAST) {
            let marks =
                || (b.with_module(|it| it.metadata_kind("dx.precise")), b.tuple(&[1.into()]));
            let (kind, one) = *self.precise.get_or_insert_with(marks);
            // It is an instruction, and the metadata exists.
            let _ = b.attach_kind(call, kind, one);
        }
    }
}
