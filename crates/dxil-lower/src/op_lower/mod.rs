//! `dxil-op-lower`: calls of intrinsics become calls of DXIL operations.
//!
//! The records of `dxil-ops.spec` say which operation an intrinsic becomes, and with which arguments. A name such as
//! `llvm.dx.op.LoadInput.f32` calls any operation directly.

mod allowed;
mod custom;
mod overload;
mod rule;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Global, Rewrite, Rewriter, remove_unused_globals, rewrite};
use dxil_ir::{
    FastMathFlags, FunctionId, Instruction, InstructionId, InstructionKind, Module, Value,
};
use dxil_ops::{ShaderStage, Target};

use crate::metadata::attribute;
use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic};
use rule::Rule;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let rules = rules(module, report);
    if rules.is_empty() {
        return;
    }
    let target = target(module);
    for function in functions::defined(module) {
        let target = Target { stage: stage(module, function, target.stage), ..target };
        let mut lowering = Lowering { rules: &rules, target, messages: Vec::new() };
        let done = rewrite(module, function, target, &mut lowering);
        let messages = lowering.messages.into_iter().map(Diagnostic::new);
        let messages = messages.chain(done.err().map(Diagnostic::new));
        report.errors.extend(messages.map(|it| it.within(module, function)));
    }
    let lowered: Vec<_> = rules.keys().map(|&id| Global::Function(id)).collect();
    // They exist.
    let _ = remove_unused_globals(module, &lowered);
}

/// Whether a rule other than a record lowers the calls of an intrinsic of this name.
pub(crate) fn is_custom(name: &str) -> bool {
    matches!(Rule::of(name), Some(Rule::Custom(_)))
}

/// The rule of each intrinsic that the module declares.
fn rules(module: &Module, report: &mut Report) -> BTreeMap<FunctionId, Rule> {
    let mut rules = BTreeMap::new();
    for id in module.functions.ids() {
        let Some(name) = intrinsic::name(module, id) else { continue };
        match Rule::of(name) {
            Some(rule) => {
                rules.insert(id, rule);
            }
            None if allowed::is_allowed(name) => {}
            None => {
                report.error(format_args!("Unsupported intrinsic {name} for DXIL lowering"));
            }
        }
    }
    rules
}

/// The stage whose rules hold in a function: that of the module, but what is not the entry point of a hull shader
/// belongs to its patch constant function.
fn stage(module: &Module, function: FunctionId, stage: ShaderStage) -> ShaderStage {
    let is_entry = attribute(module, &module.functions[function], "hlsl.shader").is_some();
    match stage {
        ShaderStage::Hull if !is_entry => ShaderStage::PatchConstant,
        stage => stage,
    }
}

struct Lowering<'a> {
    rules: &'a BTreeMap<FunctionId, Rule>,
    target: Target,
    messages: Vec<alloc::string::String>,
}

impl Rewriter for Lowering<'_> {
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        _: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite {
        match instruction.kind {
            InstructionKind::Call { arguments, flags, .. } => {
                let callee = b.with_module(|it| intrinsic::callee(&it.constants, instruction));
                let Some(rule) = callee.and_then(|id| self.rules.get(&id)) else {
                    return Rewrite::Keep;
                };
                let arguments = b.list(arguments);
                match rule.lower(b, self.target, instruction.ty, &arguments) {
                    Ok(value) => {
                        mark_precise(b, value, flags);
                        Rewrite::Replace(value)
                    }
                    Err(message) => {
                        self.messages.push(message);
                        Rewrite::Keep
                    }
                }
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
}

/// Marks an operation on floating-point numbers that is not fast as `dx.precise`.
fn mark_precise(b: &FunctionBuilder<'_>, call: Value, flags: FastMathFlags) {
    let Ok(ty) = b.type_of(call) else { return };
    let is_float = b.with_module(|module| module.types.is_float_or_vector(ty));
    if is_float && !flags.contains(FastMathFlags::MODERN_FAST) {
        let one = b.tuple(&[1.into()]);
        // It is an instruction, and the metadata exists.
        let _ = b.attach(call, "dx.precise", one);
    }
}
