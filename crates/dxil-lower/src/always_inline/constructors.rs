//! The constructors of a module: the functions in the list `llvm.global_ctors`.
//!
//! clang makes the handles of resources there, and has entry points call them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::edit::{Error, FunctionEditor, Global, remove_unused_globals};
use dxil_ir::{Body, ConstantId, FunctionId, InstructionKind, Linkage, Module, Value, Visibility};

use super::{calls, holds_handles};
use crate::target::target;
use crate::{Diagnostic, Report, functions, resource};

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
    let list = module.variables.iter().find(|(_, it)| it.name == LIST).map(|(id, _)| id);
    // It exists.
    let _ = remove_unused_globals(module, list.map(Global::Variable).as_slice());
}

/// Whether a constructor, with the functions that it calls, stores handles, and nothing else but to its own memory.
pub(super) fn only_stores_handles(module: &Module, constructor: FunctionId) -> bool {
    let (mut open, mut seen) = (Vec::from([constructor]), BTreeSet::from([constructor]));
    let mut stores_any = false;
    while let Some(id) = open.pop() {
        let Some(body) = &module.functions[id].body else { continue };
        open.extend(calls(module, body).into_iter().map(|it| it.1).filter(|&it| seen.insert(it)));
        for (_, it) in body.instructions() {
            let InstructionKind::Store { pointer, value, .. } = it.kind else { continue };
            let stored = module.type_of(body, value);
            if stored.is_some_and(|ty| resource::is_resource(&module.types, ty)) {
                stores_any = true;
            } else if !is_own_memory(body, pointer) {
                return false;
            }
        }
    }
    stores_any
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

/// Has exported functions that use the variables for handles call the constructors, as clang has only entry points do: DXIL keeps
/// no handle in a variable.
pub(super) fn call_in_exports(
    module: &mut Module,
    constructors: &[FunctionId],
    callers: &BTreeMap<FunctionId, Vec<FunctionId>>,
    report: &mut Report,
) {
    let defined = functions::defined(module).into_iter();
    let holds_any = |id: &FunctionId| {
        let body = module.functions[*id].body.as_ref();
        body.is_some_and(|body| holds_handles(module, body))
    };
    let mut open: Vec<_> = defined.filter(holds_any).collect();
    let mut users = BTreeSet::new();
    while let Some(id) = open.pop() {
        if users.insert(id) {
            open.extend(callers.get(&id).into_iter().flatten());
        }
    }
    let has_call = |id: &FunctionId| {
        let of = |it| callers.get(it).is_some_and(|callers| callers.contains(id));
        constructors.iter().any(of)
    };
    users.retain(|id| is_exported(module, *id) && !has_call(id));
    for user in users {
        if let Err(error) = call(module, user, constructors) {
            report.errors.push(Diagnostic::from(error).within(module, user));
        }
    }
}

fn is_exported(module: &Module, id: FunctionId) -> bool {
    let it = &module.functions[id];
    (it.linkage, it.visibility) == (Linkage::External, Visibility::Default)
}

/// Calls functions where another one begins.
fn call(module: &mut Module, user: FunctionId, functions: &[FunctionId]) -> Result<(), Error> {
    let body = module.functions[user].body.as_ref();
    let first = body.and_then(|body| body.instructions().next()).map(|(id, _)| id);
    let Some(first) = first else { return Ok(()) };
    let target = target(module);
    let mut editor = FunctionEditor::new(module, user)?;
    editor.build_before(first, target, |b| {
        functions.iter().try_for_each(|&it| b.call(it, &[]).map(drop))
    })
}
