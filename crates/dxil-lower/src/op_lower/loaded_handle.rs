//! Handles of what variables of a library hold: `CreateHandleForLib`.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{FunctionId, Instruction, InstructionId, InstructionKind, Module};
use dxil_ops::{OpCode, Target};

use super::handle::outcome;
use super::rule::{self, Rule, Rules, direct};
use crate::Diagnostic;

/// Lowers the calls of the operation in a function. The target is that of the library: the stages of its entry points lack
/// the operation. Returns the mistakes.
pub(super) fn lower(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    rules: &Rules,
) -> Vec<Diagnostic> {
    if !rules.creates_for_library {
        return Vec::new();
    }
    let mut handles = LoadedHandles { target, rules, messages: Vec::new() };
    let done = rewrite(module, function, target, &mut handles);
    handles.messages.extend(done.err().map(Diagnostic::from));
    handles.messages
}

/// The overloads of the operation, if a rule is of it.
fn overloads(rule: &Rule) -> Option<&str> {
    match rule {
        Rule::Direct(OpCode::CreateHandleForLib, overloads) => Some(overloads),
        _ => None,
    }
}

struct LoadedHandles<'a> {
    target: Target,
    rules: &'a Rules,
    messages: Vec<Diagnostic>,
}

impl Rewriter for LoadedHandles<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, _: InstructionId, it: &Instruction) -> Rewrite {
        let InstructionKind::Call { arguments, .. } = it.kind else { return Rewrite::Keep };
        let rule = b.with_module(|module| rule::of_call(self.rules, &module.constants, it));
        let Some(overloads) = rule.and_then(overloads) else { return Rewrite::Keep };
        let op = OpCode::CreateHandleForLib;
        outcome(b, direct(b, self.target, op, overloads, &b.list(arguments)), &mut self.messages)
    }
}
