//! Calls of functions, inlined.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::edit::{FunctionEditor, Global};
use dxil_ir::{
    Attribute, AttributeKind, Body, FUNCTION_SLOT, FunctionId, InstructionId, InstructionKind,
    Module,
};

use crate::{Diagnostic, constants, uses};

/// The largest number of instructions of a shader: inlining can multiply those of libraries.
const MOST_INSTRUCTIONS: usize = 1 << 22;

/// The calls that are not inlined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kept {
    /// None.
    None,
    /// Those of functions that are marked `noinline`.
    Marked,
}

/// Inlines calls of functions with a body into a function, and those that appear with them, and computes what constant
/// arguments decide: the address of a resource with constant indices must be a constant.
///
/// # Errors
///
/// Functions that call themselves, calls of a function declared with other types than it is defined with,
/// and too many instructions.
pub(crate) fn inline_calls(
    module: &mut Module,
    root: FunctionId,
    kept: Kept,
) -> Result<(), Diagnostic> {
    check_recursion(module, root)?;
    let name = module.functions[root].name.clone();
    let mut editor = FunctionEditor::new(module, root)?;
    let mut is_changed = false;
    loop {
        let calls = calls(editor.module(), editor.body(), kept)?;
        if calls.is_empty() {
            break;
        }
        is_changed = true;
        for call in calls {
            editor.inline_call(call)?;
            if editor.body().instructions.len() > MOST_INSTRUCTIONS {
                let message = format!("it has more than {MOST_INSTRUCTIONS} instructions");
                return Err(Diagnostic::new(message).within(name.as_bstr()));
            }
        }
    }
    drop(editor);
    if is_changed { constants::fold(module, root) } else { Ok(()) }
}

/// The calls of functions with a body.
fn calls(module: &Module, body: &Body, kept: Kept) -> Result<Vec<InstructionId>, Diagnostic> {
    let mut calls = Vec::new();
    for (id, instruction) in body.instructions() {
        let InstructionKind::Call { callee, .. } = instruction.kind else { continue };
        match module.called_function(callee) {
            Some(function) if kept == Kept::Marked && is_marked(module, function) => {}
            Some(function) if module.functions[function].body.is_some() => calls.push(id),
            Some(_) => {}
            None => return Err(mismatch(module, body, id)),
        }
    }
    Ok(calls)
}

/// Whether a function is never to be inlined.
fn is_marked(module: &Module, function: FunctionId) -> bool {
    let set = module.functions[function].attributes.into_iter();
    let mut own = set.flat_map(|set| module.attributes.of_slot(set, FUNCTION_SLOT));
    own.any(|it| *it == Attribute::Kind(AttributeKind::NoInline))
}

/// The error for a call that names no function as it is: a declaration of other types.
fn mismatch(module: &Module, body: &Body, call: InstructionId) -> Diagnostic {
    let mut operands = Vec::new();
    body.instructions[call].for_each_operand(body, |it| operands.extend(it.constant()));
    let mut names = operands.iter().filter_map(|&it| uses::function(module, it));
    let name = names.next_back().map(|id| module.functions[id].name.as_bstr());
    let name = name.unwrap_or_default();
    Diagnostic::new(format!("{name} is declared with other types than it is defined with"))
}

/// Refuses functions that call themselves, directly or not.
fn check_recursion(module: &Module, root: FunctionId) -> Result<(), Diagnostic> {
    /// The state of a function whose calls are being followed, and of one with which that is done.
    const OPEN: bool = false;
    const DONE: bool = true;
    let mut states = BTreeMap::new();
    let mut stack = vec![root];
    while let Some(&id) = stack.last() {
        if let Some(state) = states.get_mut(&id) {
            *state = DONE;
            stack.pop();
            continue;
        }
        states.insert(id, OPEN);
        let Some(body) = &module.functions[id].body else { continue };
        for global in uses::globals(module, body) {
            let Global::Function(called) = global else { continue };
            match states.get(&called) {
                None => stack.push(called),
                Some(&DONE) => {}
                Some(&OPEN) => {
                    let name = module.functions[called].name.as_bstr();
                    return Err(Diagnostic::new("it calls itself").within(name));
                }
            }
        }
    }
    Ok(())
}
