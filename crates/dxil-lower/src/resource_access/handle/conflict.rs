//! The errors of accesses by a handle or an address that may be of several resources.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::cell::OnceCell;

use dxil_ir::analysis::Uses;
use dxil_ir::{Body, FunctionId, InstructionId, InstructionKind as Kind, Module};
use dxil_text::{Line, Style, default_limit, print_placed};

use super::super::place;
use super::origin::Origins;
use crate::{Diagnostic, resource};

const MESSAGE: &str = "Resource access is not guaranteed to map to a unique global resource";

/// An error for each access, or for each choice that nothing is accessed by, with notes of the access and of the handles.
pub(super) fn errors(
    module: &Module,
    function: FunctionId,
    body: &Body,
    origins: &Origins,
    uses: &Uses,
    lines: &OnceCell<Lines>,
) -> Vec<Diagnostic> {
    let choices = origins.conflicts();
    let (unclear, accesses) = accesses(module, body, &choices, uses);
    if accesses.is_empty() {
        return choices.iter().map(|_| MESSAGE.into()).collect();
    }
    let lines = lines.get_or_init(|| Lines::new(module));
    let line = |id| lines.of(function, id);
    let error = |access: InstructionId| {
        let mut notes = Vec::from([format!("At resource access:{}", line(access))]);
        let handles = handles(module, body, access, &unclear);
        notes.extend(handles.into_iter().map(|it| format!("Uses resource handle:{}", line(it))));
        Diagnostic { notes, ..MESSAGE.into() }
    };
    accesses.into_iter().map(error).collect()
}

/// What follows from choices: further choices and addresses, and the instructions that use any of these otherwise.
fn accesses(
    module: &Module,
    body: &Body,
    choices: &[InstructionId],
    uses: &Uses,
) -> (BTreeSet<InstructionId>, BTreeSet<InstructionId>) {
    let mut unclear: BTreeSet<_> = choices.iter().copied().collect();
    let (mut accesses, mut open) = (BTreeSet::new(), choices.to_vec());
    while let Some(id) = open.pop() {
        for used in uses.of(id.into()) {
            if is_passed_on(module, body, used.user) {
                if unclear.insert(used.user) {
                    open.push(used.user);
                }
            } else {
                accesses.insert(used.user);
            }
        }
    }
    (unclear, accesses)
}

/// Whether an instruction chooses, or computes an address of the one that it takes.
fn is_passed_on(module: &Module, body: &Body, id: InstructionId) -> bool {
    matches!(
        body.instructions[id].kind,
        Kind::Phi { .. } | Kind::Select { .. } | Kind::GetElementPtr { .. }
    ) || place::base(module, body, id).is_some()
}

/// The creations of handles that an access may be by, the last that is chosen first, as in LLVM.
fn handles(
    module: &Module,
    body: &Body,
    access: InstructionId,
    unclear: &BTreeSet<InstructionId>,
) -> Vec<InstructionId> {
    let (mut handles, mut seen) = (Vec::new(), BTreeSet::new());
    let mut open = Vec::from([access]);
    while let Some(id) = open.pop() {
        if resource::handle_arguments(module, body, &body.instructions[id]).is_some() {
            handles.push(id);
            continue;
        }
        let is_address = is_passed_on(module, body, id);
        body.instructions[id].for_each_operand(body, |value| {
            let Some(operand) = value.instruction() else { return };
            let leads_on =
                unclear.contains(&operand) || is_address && is_source(module, body, operand);
            if leads_on && seen.insert(operand) {
                open.push(operand);
            }
        });
    }
    handles
}

/// Whether an instruction creates a handle, or gives an address in a resource.
fn is_source(module: &Module, body: &Body, id: InstructionId) -> bool {
    resource::handle_arguments(module, body, &body.instructions[id]).is_some()
        || place::base(module, body, id).is_some()
}

/// The text of the instructions of a module. It is made once, when the first function has a conflict: those after it are as they
/// were.
pub(crate) struct Lines {
    text: String,
    offsets: BTreeMap<(FunctionId, InstructionId), usize>,
}

impl Lines {
    /// The lines of all functions; none if the module cannot be printed.
    fn new(module: &Module) -> Self {
        let printed = print_placed(module, Style::Llvm, default_limit(module));
        let (text, lines) = printed.unwrap_or_default();
        let offsets = lines.into_iter().filter_map(|(offset, line)| match line {
            Line::Instruction(function, id) => Some(((function, id), offset)),
            _ => None,
        });
        Self { text: text.to_string(), offsets: offsets.collect() }
    }

    /// The line of an instruction, with its indentation.
    fn of(&self, function: FunctionId, id: InstructionId) -> &str {
        let line = self.offsets.get(&(function, id)).and_then(|offset| self.text.get(*offset..));
        line.and_then(|it| it.lines().next()).unwrap_or_default()
    }
}
