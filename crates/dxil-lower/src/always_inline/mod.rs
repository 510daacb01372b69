//! `always-inline`: calls of functions that are marked so become the instructions of these.

mod by_value;
mod constructors;
mod passed;
mod reach;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::FunctionEditor;
use dxil_ir::{Attribute, AttributeKind, Body, FUNCTION_SLOT, FunctionId, InstructionId, Module};

use crate::native_vectors::has_vectors;
use crate::target::target;
use crate::{Diagnostic, Report, access, functions, intrinsic, resource};

/// The maximum number of instructions of a function: inlining can multiply them.
const MAX_INSTRUCTIONS: usize = 1 << 20;

/// Inlines calls of all functions that are marked.
pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let marked = functions::defined(module).into_iter().filter(|&id| is_marked(module, id));
    inline(module, report, marked.collect());
}

/// Inlines calls of those of them that DXIL makes necessary, and of those that call these: it passes no handle to a function, no
/// address in a resource, no struct and no address of one, and no vector unless it has vectors. Functions that are not marked are
/// inlined, too, if nothing else can become of them, unless others may call them.
pub(crate) fn run_for_resources(module: &mut Module, report: &mut Report) {
    let mut callers: BTreeMap<FunctionId, Vec<FunctionId>> = BTreeMap::new();
    let has_vectors = has_vectors(target(module));
    let (mut holding, mut taking) = (Vec::new(), Vec::new());
    for id in functions::defined(module) {
        let Some(body) = &module.functions[id].body else { continue };
        for (_, callee) in calls(module, body) {
            callers.entry(callee).or_default().push(id);
        }
        if holds_handles(module, body) {
            holding.push(id);
        } else if passed::takes_more(module, id, has_vectors) || has_handles(module, body) {
            taking.push(id);
        }
    }
    let mut inlined = BTreeSet::new();
    let is_own = |id| !functions::is_exported(&module.functions[id]);
    let mut add = |mut open: Vec<FunctionId>, needs_no_mark: &dyn Fn(FunctionId) -> bool| {
        while let Some(id) = open.pop() {
            let is_inlined = is_marked(module, id) || is_own(id) && needs_no_mark(id);
            if is_inlined && inlined.insert(id) {
                open.extend(callers.get(&id).into_iter().flatten());
            }
        }
    };
    // What calls a function that holds handles holds them then.
    add(holding, &|_| true);
    add(taking, &|id| passed::is_refused(module, id, has_vectors));
    if let Some(constructors) = constructors::all(module) {
        let makes_handles =
            |id| inlined.contains(&id) && constructors::only_stores_handles(module, id);
        let is_called = |id| inlined.contains(&id) && callers.contains_key(&id);
        let all_make_handles = constructors.iter().all(|&id| makes_handles(id));
        if constructors.iter().all(|&id| is_called(id) || makes_handles(id)) {
            constructors::forget(module);
        }
        if all_make_handles {
            constructors::call_in_exports(module, &constructors, &callers, &inlined, report);
        }
    }
    inline(module, report, inlined);
}

/// Whether a body has handles.
fn has_handles(module: &Module, body: &Body) -> bool {
    body.instructions().any(|(_, it)| resource::is_resource(&module.types, it.ty))
}

/// The address space of the members of constant buffers.
const CONSTANTS: u32 = 2;

/// Whether a body has the addresses of variables that hold handles, or of members of constant buffers, whose handles others hold.
fn holds_handles(module: &Module, body: &Body) -> bool {
    let is_resource = |constant| {
        let (_, root) = access::steps(module, constant);
        module.addressed_variable(root.into()).is_some_and(|id| {
            let it = &module.variables[id];
            it.address_space == CONSTANTS || resource::is_held(&module.types, it.ty)
        })
    };
    body.instructions().any(|(_, it)| {
        let mut holds = false;
        it.for_each_operand(body, |value| holds |= value.constant().is_some_and(is_resource));
        holds
    })
}

fn inline(module: &mut Module, report: &mut Report, inlined: BTreeSet<FunctionId>) {
    let inlined: BTreeMap<_, _> = inlined.into_iter().map(|id| (id, State::Open)).collect();
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
    let set = module.functions[id].attributes.into_iter();
    let mut own = set.flat_map(|set| module.attributes.of_slot(set, FUNCTION_SLOT));
    own.any(|it| *it == Attribute::Kind(AttributeKind::AlwaysInline))
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
                report.errors.push(reason.within(module, function));
            }
            if state.is_some() {
                self.inlined.insert(function, State::Done);
            }
            open.pop();
        }
    }

    /// Inlines the calls of functions that are done.
    fn inline(&self, module: &mut Module, function: FunctionId) -> Result<(), Diagnostic> {
        let Some(body) = &module.functions[function].body else { return Ok(()) };
        let mut calls = calls(module, body);
        calls.retain(|(_, callee)| self.inlined.get(callee) == Some(&State::Done));
        if calls.is_empty() {
            return Ok(());
        }
        let mut editor = FunctionEditor::new(module, function)?;
        for (call, _) in calls {
            editor.inline_call(call)?;
            if editor.body().instructions.len() > MAX_INSTRUCTIONS {
                return Err(format_args!("it has more than {MAX_INSTRUCTIONS} instructions").into());
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
