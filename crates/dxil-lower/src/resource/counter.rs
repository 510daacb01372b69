//! The directions in which shaders move the counters of resources.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Body, FunctionId, Id as _, InstructionId, InstructionKind, Module, Value};
use dxil_metadata::ResourceContent;

use super::Resources;
use crate::{functions, intrinsic};

/// The intrinsic that moves a counter.
pub(crate) const UPDATE_COUNTER: &str = "llvm.dx.resource.updatecounter";

/// The direction in which a shader moves a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Counter {
    /// It has none.
    #[default]
    Unknown,
    Increment,
    Decrement,
    /// In both, which is an error.
    Invalid,
}

impl Counter {
    /// The name that LLVM prints.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Unknown => "Unknown",
            Self::Increment => "Increment",
            Self::Decrement => "Decrement",
            Self::Invalid => "Invalid",
        }
    }
}

/// Bits of the directions of a handle.
const UP: u8 = 1;
const DOWN: u8 = 2;

/// Finds the directions of all counters.
pub(super) fn determine(module: &Module, resources: &mut Resources) {
    if !intrinsic::is_declared(module, &[UPDATE_COUNTER]) {
        return;
    }
    let mut found: BTreeMap<usize, u8> = BTreeMap::new();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        in_function(module, function, body, resources, &mut found);
    }
    for (index, directions) in found {
        let resource = &mut resources.list[index];
        resource.counter = match directions {
            UP => Counter::Increment,
            DOWN => Counter::Decrement,
            _ => Counter::Invalid,
        };
        if let ResourceContent::Uav(uav) = &mut resource.ty.content {
            uav.has_counter = true;
        }
    }
}

/// Carries directions from the updates in a function back to what creates the handles.
fn in_function(
    module: &Module,
    function: FunctionId,
    body: &Body,
    resources: &Resources,
    found: &mut BTreeMap<usize, u8>,
) {
    let mut open: Vec<(InstructionId, u8)> = Vec::new();
    for (_, instruction) in body.instructions() {
        if !intrinsic::calls(module, instruction, UPDATE_COUNTER) {
            continue;
        }
        let InstructionKind::Call { arguments, .. } = instruction.kind else { continue };
        let &[handle, amount] = body.list(arguments) else { continue };
        let amount = amount.constant().and_then(|it| module.constants.integer_value(it));
        let direction = if amount.is_some_and(|it| it as i8 > 0) { UP } else { DOWN };
        open.extend(handle.instruction().map(|id| (id, direction)));
    }
    // An instruction is visited again only for a direction that it has not had.
    let mut known = vec![0; if open.is_empty() { 0 } else { body.instructions.len() }];
    while let Some((id, direction)) = open.pop() {
        if known[id.index()] & direction != 0 {
            continue;
        }
        known[id.index()] |= direction;
        if let Some(&index) = resources.calls.get(&(function, id)) {
            *found.entry(index).or_default() |= direction;
            continue;
        }
        let kind = &body.instructions[id].kind;
        if !matches!(
            kind,
            InstructionKind::Phi { .. }
                | InstructionKind::Select { .. }
                | InstructionKind::Call { .. }
        ) {
            continue;
        }
        body.instructions[id].for_each_operand(body, |value| {
            if let Value::Instruction(operand) = value {
                open.push((operand, direction));
            }
        });
    }
}
