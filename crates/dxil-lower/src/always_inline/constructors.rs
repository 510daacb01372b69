//! The constructors of a module: the functions in the list `llvm.global_ctors`.
//!
//! clang makes the handles of resources there, and has entry points call them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::{Error, FunctionEditor, Global, remove_unused_globals};
use dxil_ir::{
    Body, ConstantId, FunctionId, Instruction, InstructionKind, Module, Value, VariableId,
};
use dxil_ops::Target;

use super::calls;
use super::reach::Reach;
use crate::target::target;
use crate::{Diagnostic, Report, effects, functions, intrinsic, op_lower, resource};

/// The name of the list.
const LIST: &str = "llvm.global_ctors";

/// The functions in the list; [`None`] if there is none, or it has something else.
pub(super) fn all(module: &Module) -> Option<Vec<FunctionId>> {
    let list = module.variables.values().find(|it| it.name == LIST)?;
    let entries = module.constants[list.initializer?].operands();
    let function = |entry: ConstantId| {
        let address = module.constants[entry].operands().nth(1)?;
        module.called_function(address.into())
    };
    entries.map(function).collect()
}

/// Removes the list. Constructors that nothing calls go with the variables for handles to which they store. In a library that
/// DXC compiled, nothing calls them, and no variable holds a handle: the list says what its linker calls.
pub(super) fn forget(module: &mut Module) {
    let list = module.variables.iter().find(|(_, it)| it.name == LIST);
    let list = list.map(|(id, _)| Global::Variable(id));
    // The only error would be that the module does not have the variable.
    let _ = remove_unused_globals(module, list.as_slice());
}

/// Whether a constructor, with the functions that it calls, stores handles, and has no effect but on its own memory.
pub(super) fn only_stores_handles(module: &Module, constructor: FunctionId) -> bool {
    let (mut open, mut seen) = (Vec::from([constructor]), BTreeSet::from([constructor]));
    let mut stores_any = false;
    while let Some(id) = open.pop() {
        let Some(body) = &module.functions[id].body else { continue };
        open.extend(calls(module, body).into_iter().map(|it| it.1).filter(|&it| seen.insert(it)));
        for (_, it) in body.instructions() {
            match effect(module, body, it) {
                Effect::Own => {}
                Effect::Handle => stores_any = true,
                Effect::Other => return false,
            }
        }
    }
    stores_any
}

/// What an instruction of a constructor changes.
enum Effect {
    /// Nothing but memory of the function itself.
    Own,
    /// A handle in memory.
    Handle,
    /// Perhaps anything.
    Other,
}

fn effect(module: &Module, body: &Body, it: &Instruction) -> Effect {
    let (pointer, is_handle) = match it.kind {
        InstructionKind::Store { pointer, value, .. } => {
            let stored = module.type_of(body, value);
            (pointer, stored.is_some_and(|ty| resource::is_resource(&module.types, ty)))
        }
        InstructionKind::Call { arguments, .. } if is_copy(module, it) => {
            let Some(&to) = body.list(arguments).first() else { return Effect::Other };
            (to, is_variable_for_handle(module, to))
        }
        _ if is_harmless(module, it) => return Effect::Own,
        _ => return Effect::Other,
    };
    match is_handle {
        true => Effect::Handle,
        false if is_own_memory(body, pointer) => Effect::Own,
        false => Effect::Other,
    }
}

fn is_copy(module: &Module, it: &Instruction) -> bool {
    intrinsic::calls(module, it, "llvm.memcpy")
}

/// Whether an instruction writes no memory, only says something about memory, which counts as writing some, or calls a function
/// with a body, which is looked at itself.
fn is_harmless(module: &Module, it: &Instruction) -> bool {
    let Some(callee) = intrinsic::callee(&module.constants, it) else {
        return effects::of(module, it).is_read_only();
    };
    let only_tells = |name| intrinsic::lifetime(name).is_some() || op_lower::is_allowed(name);
    module.functions[callee].body.is_some()
        || intrinsic::name(module, callee).is_some_and(only_tells)
        || effects::of(module, it).is_read_only()
}

/// Whether an address is that of a variable that holds a handle.
fn is_variable_for_handle(module: &Module, pointer: Value) -> bool {
    let variable = module.addressed_variable(pointer);
    variable.is_some_and(|id| resource::is_held(&module.types, module.variables[id].ty))
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

/// Has exported functions that use the variables for handles call the constructors of these, as clang has entry points call all:
/// DXIL keeps no handle in a variable.
pub(super) fn call_in_exports(
    module: &mut Module,
    constructors: &[FunctionId],
    callers: &BTreeMap<FunctionId, Vec<FunctionId>>,
    inlined: &BTreeSet<FunctionId>,
    report: &mut Report,
) {
    if constructors.is_empty() {
        return;
    }
    let target = target(module);
    let mut reach = Reach::new(module);
    let have_calls: BTreeSet<_> =
        constructors.iter().filter_map(|it| callers.get(it)).flatten().collect();
    let constructors = &parts(module, constructors, inlined)[..];
    let own = reach.add(module, constructors);
    // One may run several times.
    let mut order: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (index, &id) in constructors.iter().enumerate() {
        order.entry(Global::Function(id)).or_default().push(index);
    }
    let stored: Vec<_> = constructors.iter().map(|&id| stored_handles(module, id)).collect();
    for id in functions::defined(module) {
        let export = Global::Function(id);
        // clang has made the calls in entry points. What constructors call is a part of them, even if it is exported.
        if !functions::is_exported(&module.functions[id])
            || have_calls.contains(&id)
            || own.contains(&export)
        {
            continue;
        }
        let reached = reach.from(export);
        let own_stored = stored_handles(module, id);
        let mut needed: BTreeSet<usize> =
            reached.iter().filter_map(|it| order.get(it)).flatten().copied().collect();
        // clang's optimizations have inlined into entry points the constructors that they call.
        needed.retain(|&index| own_stored.is_disjoint(&stored[index]));
        let needed: Vec<_> = needed.into_iter().map(|index| constructors[index]).collect();
        if let Err(error) = call(module, id, target, &needed) {
            report.errors.push(Diagnostic::from(error).within(module, id));
        }
    }
}

/// The variables for handles that a function itself stores to.
fn stored_handles(module: &Module, id: FunctionId) -> BTreeSet<VariableId> {
    let Some(body) = &module.functions[id].body else { return BTreeSet::new() };
    let stored = body.instructions().filter_map(|(_, it)| match it.kind {
        InstructionKind::Store { pointer, .. } => module.addressed_variable(pointer),
        _ => None,
    });
    stored.filter(|&id| resource::is_held(&module.types, module.variables[id].ty)).collect()
}

/// The functions that are inlined into constructors in the places of these, if they only call them: each export calls those that
/// it needs. Those that one of them calls twice stay as they are.
fn parts(
    module: &Module,
    constructors: &[FunctionId],
    inlined: &BTreeSet<FunctionId>,
) -> Vec<FunctionId> {
    let mut open: Vec<_> = constructors.iter().rev().copied().collect();
    let (mut parts, mut seen) = (Vec::new(), BTreeSet::new());
    while let Some(constructor) = open.pop() {
        // A function may also call itself.
        if !seen.insert(constructor) {
            return constructors.to_vec();
        }
        let called = only_calls(module, constructor)
            .filter(|called| called.iter().all(|it| inlined.contains(it)));
        match called {
            Some(called) => open.extend(called.into_iter().rev()),
            None => parts.push(constructor),
        }
    }
    parts
}

/// The functions that a function calls in turn, without arguments, if it does nothing else.
fn only_calls(module: &Module, id: FunctionId) -> Option<Vec<FunctionId>> {
    let body = module.functions[id].body.as_ref()?;
    let mut called = Vec::new();
    for (_, it) in body.instructions() {
        match it.kind {
            InstructionKind::Call { arguments, .. } if body.list(arguments).is_empty() => {
                let callee = intrinsic::callee(&module.constants, it)?;
                called.push(module.functions[callee].body.is_some().then_some(callee)?);
            }
            InstructionKind::Return { .. } if body.order.len() == 1 => {}
            _ => return None,
        }
    }
    (!called.is_empty()).then_some(called)
}

/// Calls functions where another one begins.
fn call(
    module: &mut Module,
    user: FunctionId,
    target: Target,
    functions: &[FunctionId],
) -> Result<(), Error> {
    let body = module.functions[user].body.as_ref();
    let first = body.and_then(|body| body.instructions().next()).map(|(id, _)| id);
    let (Some(first), false) = (first, functions.is_empty()) else { return Ok(()) };
    let mut editor = FunctionEditor::new(module, user)?;
    editor.build_before(first, target, |b| {
        functions.iter().try_for_each(|&it| b.call(it, &[]).map(drop))
    })
}
