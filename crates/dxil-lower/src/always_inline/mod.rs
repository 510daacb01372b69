//! `always-inline`: calls of functions that are marked so become the instructions of these.

mod by_value;

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{Attribute, AttributeKind, Body, FUNCTION_SLOT, FunctionId, InstructionId, Module};

use crate::{Diagnostic, Report, functions, intrinsic};

/// The maximum number of instructions of a function: inlining can multiply them.
const MAX_INSTRUCTIONS: usize = 1 << 20;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let inlined: BTreeMap<_, _> = functions::defined(module)
        .into_iter()
        .filter(|&id| is_marked(module, id))
        .map(|id| (id, State::Open))
        .collect();
    if inlined.is_empty() {
        return;
    }
    by_value::copy(module, &inlined, report);
    let mut inlining = Inlining { inlined };
    for function in functions::defined(module) {
        inlining.visit(module, function, report);
    }
}

/// Whether calls of a function are inlined.
fn is_marked(module: &Module, id: FunctionId) -> bool {
    let groups = module.functions[id].attributes.map(|set| module.attributes.groups(set));
    let mut groups = groups.into_iter().flatten();
    groups.any(|(_, group)| {
        let mark = Attribute::Kind(AttributeKind::AlwaysInline);
        group.slot == FUNCTION_SLOT && group.attributes.contains(&mark)
    })
}

/// Whether the calls in a function that is inlined have been inlined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    /// It calls a function that is looked at.
    Entered,
    Done,
}

struct Inlining {
    inlined: BTreeMap<FunctionId, State>,
}

impl Inlining {
    /// Inlines the calls in a function, after those in the functions that it calls. A call that comes back to a function
    /// stays.
    fn visit(&mut self, module: &mut Module, function: FunctionId, report: &mut Report) {
        let mut open = Vec::from([function]);
        while let Some(&function) = open.last() {
            let state = self.inlined.get(&function).copied();
            if state == Some(State::Done) {
                open.pop();
                continue;
            }
            if state == Some(State::Open) {
                self.inlined.insert(function, State::Entered);
            }
            let callees = module.functions[function].body.as_ref().map(|it| calls(module, it));
            let callees = callees.into_iter().flatten().map(|(_, callee)| callee);
            let before = open.len();
            open.extend(callees.filter(|it| self.inlined.get(it) == Some(&State::Open)));
            if open.len() > before {
                continue;
            }
            if let Err(reason) = self.inline(module, function) {
                report.errors.push(Diagnostic::new(reason).within(module, function));
            }
            if state.is_some() {
                self.inlined.insert(function, State::Done);
            }
            open.pop();
        }
    }

    /// Inlines the calls of functions that are done.
    fn inline(&self, module: &mut Module, function: FunctionId) -> Result<(), String> {
        let Some(body) = &module.functions[function].body else { return Ok(()) };
        let mut calls = calls(module, body);
        calls.retain(|(_, callee)| self.inlined.get(callee) == Some(&State::Done));
        if calls.is_empty() {
            return Ok(());
        }
        let mut editor =
            FunctionEditor::new(module, function).map_err(|error| error.to_string())?;
        for (call, _) in calls {
            editor.inline_call(call).map_err(|error| error.to_string())?;
            if editor.body().instructions.len() > MAX_INSTRUCTIONS {
                return Err(alloc::format!("it has more than {MAX_INSTRUCTIONS} instructions"));
            }
        }
        Ok(())
    }
}

/// The calls of functions with a body.
fn calls(module: &Module, body: &Body) -> Vec<(InstructionId, FunctionId)> {
    let calls = body.instructions().filter_map(|(id, it)| {
        let callee = intrinsic::callee(&module.constants, it)?;
        module.functions[callee].body.is_some().then_some((id, callee))
    });
    calls.collect()
}
