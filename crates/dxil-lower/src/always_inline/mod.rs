//! `always-inline`: calls of functions that are marked so become the instructions of these.

mod by_value;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::{FunctionEditor, Global, remove_unused_globals};
use dxil_ir::{
    Attribute, AttributeKind, Body, ConstantId, FUNCTION_SLOT, FunctionId, InstructionId,
    InstructionKind, Module, Type, Value,
};

use crate::{Diagnostic, Report, functions, intrinsic, resource};

/// The maximum number of instructions of a function: inlining can multiply them.
const MAX_INSTRUCTIONS: usize = 1 << 20;

/// Inlines calls of all functions that are marked.
pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let marked = functions::defined(module).into_iter().filter(|&id| is_marked(module, id));
    inline(module, report, marked.collect());
}

/// Inlines calls of those of them that resources make necessary, and of those that call these: DXIL passes no handle to a
/// function, and no address in a resource.
pub(crate) fn run_for_resources(module: &mut Module, report: &mut Report) {
    let mut callers: BTreeMap<FunctionId, Vec<FunctionId>> = BTreeMap::new();
    let mut open = Vec::new();
    for id in functions::defined(module) {
        let Some(body) = &module.functions[id].body else { continue };
        for (_, callee) in calls(module, body) {
            callers.entry(callee).or_default().push(id);
        }
        if takes_addresses(module, id) || uses_resources(module, body) {
            open.push(id);
        }
    }
    let mut inlined = BTreeSet::new();
    while let Some(id) = open.pop() {
        if is_marked(module, id) && inlined.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten());
        }
    }
    let goes =
        |id| inlined.contains(&id) && (callers.contains_key(&id) || stores_handles(module, id));
    let all_go = constructors(module).is_some_and(|all| all.into_iter().all(goes));
    if all_go {
        forget_constructors(module);
    }
    inline(module, report, inlined);
}

/// The functions in the list of constructors; [`None`] if there is none, or it has something else.
fn constructors(module: &Module) -> Option<Vec<FunctionId>> {
    let list = module.variables.values().find(|it| it.name == CONSTRUCTORS)?;
    let entries = module.constants[list.initializer?].operands();
    let function = |entry: ConstantId| {
        let address = module.constants[entry].operands().nth(1)?;
        module.called_function(address.into())
    };
    entries.map(function).collect()
}

/// Removes the list of constructors. clang has entry points call them, so that they are inlined; those that nothing calls go
/// with the variables for handles to which they store. In a library that DXC compiled, nothing calls them, and no variable
/// holds a handle: the list says what its linker calls.
fn forget_constructors(module: &mut Module) {
    let list = module.variables.iter().find(|(_, it)| it.name == CONSTRUCTORS).map(|(id, _)| id);
    // It exists.
    let _ = remove_unused_globals(module, list.map(Global::Variable).as_slice());
}

/// The name of the list of constructors.
const CONSTRUCTORS: &str = "llvm.global_ctors";

/// Whether a function, with those that it calls, stores to variables for handles and to its own memory only.
fn stores_handles(module: &Module, id: FunctionId) -> bool {
    let (mut open, mut seen, mut stores) = (Vec::from([id]), BTreeSet::from([id]), false);
    while let Some(id) = open.pop() {
        let Some(body) = &module.functions[id].body else { continue };
        for (_, callee) in calls(module, body) {
            if seen.insert(callee) {
                open.push(callee);
            }
        }
        for (_, it) in body.instructions() {
            let InstructionKind::Store { pointer, .. } = it.kind else { continue };
            let variable = module.addressed_variable(pointer).map(|id| module.variables[id].ty);
            match variable {
                Some(ty) if resource::is_held(&module.types, ty) => stores = true,
                Some(_) => return false,
                None if is_own_memory(body, pointer) => {}
                None => return false,
            }
        }
    }
    stores
}

/// Whether an address is that of an `alloca`, or in it.
fn is_own_memory(body: &Body, mut pointer: Value) -> bool {
    // In blocks that are not reached, an address may lead to itself.
    for _ in 0..body.instructions.len() {
        let Some(id) = pointer.instruction() else { return false };
        match body.instructions[id].kind {
            InstructionKind::Alloca { .. } => return true,
            InstructionKind::GetElementPtr { operands, .. } => match body.list(operands).first() {
                Some(&base) => pointer = base,
                None => return false,
            },
            _ => return false,
        }
    }
    false
}

/// Whether a function is passed addresses or handles, or gives one.
fn takes_addresses(module: &Module, id: FunctionId) -> bool {
    let Type::Function { result, parameters, .. } = &module.types[module.functions[id].ty] else {
        return false;
    };
    let types = &module.types;
    let mut passed = parameters.iter().chain([result]);
    passed.any(|&ty| types.is_pointer(ty) || resource::is_held(types, ty))
}

/// Whether a body has handles, or variables that hold some.
fn uses_resources(module: &Module, body: &Body) -> bool {
    body.instructions().any(|(_, it)| {
        let mut uses = resource::is_resource(&module.types, it.ty);
        it.for_each_operand(body, |value| {
            let held = module.addressed_variable(value).map(|id| module.variables[id].ty);
            uses |= held.is_some_and(|ty| resource::is_held(&module.types, ty));
        });
        uses
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
