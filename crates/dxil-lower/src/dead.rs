//! Instructions whose results nothing uses.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    Body, FunctionId, Id as _, Instruction, InstructionId, InstructionKind, Module, Value,
};

use crate::effects;

/// Removes the instructions that nothing uses and that do nothing else, with those that only these use.
pub(crate) fn sweep(body: &mut Body) {
    sweep_where(body, |_, it| is_pure(&it.kind));
}

/// Removes the instructions from `first` on that nothing uses and that do nothing else, with those that only these use, also loads
/// and calls whose result is all that they give. As in LLVM, such loads and calls stay if nothing has used them.
pub(crate) fn sweep_with_operands(module: &mut Module, function: FunctionId, first: usize) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let is_new = |id: InstructionId, it: &Instruction| id.index() >= first && is_pure(&it.kind);
    let may_go = |it: &Instruction| is_pure(&it.kind) || effects::only_gives(module, it);
    sweep_from(&mut body, is_new, |_, it| may_go(it));
    module.functions[function].body = Some(body);
}

/// Removes vectors that nothing uses, with those that they were made of.
pub(crate) fn sweep_vectors(body: &mut Body) {
    sweep_where(body, |_, it| matches!(it.kind, InstructionKind::InsertElement { .. }));
}

/// Removes structs and arrays that nothing uses, with those that they were made of, and elements that nothing uses.
pub(crate) fn sweep_aggregates(body: &mut Body) {
    sweep_where(body, |_, it| {
        matches!(
            it.kind,
            InstructionKind::InsertValue { .. } | InstructionKind::ExtractValue { .. }
        )
    });
}

/// Removes the instructions that nothing uses and that `may_go` allows, with those of them that only these use.
pub(crate) fn sweep_where(body: &mut Body, may_go: impl Fn(InstructionId, &Instruction) -> bool) {
    sweep_from(body, |_, _| true, may_go);
}

/// Removes the instructions that nothing uses and that both allow, with those that only these use and that `may_go` allows.
fn sweep_from(
    body: &mut Body,
    may_begin: impl Fn(InstructionId, &Instruction) -> bool,
    may_go: impl Fn(InstructionId, &Instruction) -> bool,
) {
    if !body.instructions().any(|(id, it)| may_begin(id, it) && may_go(id, it)) {
        return;
    }
    let mut uses = vec![0_usize; body.instructions.len()];
    for (_, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| {
            if let Some(id) = operand(value) {
                uses[id.index()] += 1;
            }
        });
    }
    let is_dead = |body: &Body, uses: &[usize], id: InstructionId| {
        uses[id.index()] == 0 && may_go(id, &body.instructions[id])
    };
    let placed: Vec<_> = body.instructions().map(|(id, _)| id).collect();
    let is_begun =
        |id: &InstructionId| may_begin(*id, &body.instructions[*id]) && is_dead(body, &uses, *id);
    let mut open: Vec<_> = placed.into_iter().filter(is_begun).collect();
    let mut dead = vec![false; body.instructions.len()];
    while let Some(id) = open.pop() {
        dead[id.index()] = true;
        body.instructions[id].for_each_operand(body, |value| {
            let Some(operand) = operand(value) else { return };
            uses[operand.index()] -= 1;
            if is_dead(body, &uses, operand) {
                open.push(operand);
            }
        });
    }
    for block in body.blocks.values_mut() {
        block.instructions.retain(|id| !dead[id.index()]);
    }
    body.names.retain(|id| !dead[id.index()]);
    body.attachments.retain(|id, _| !dead[id.index()]);
}

/// Whether something uses each instruction of a body.
pub(crate) fn used(body: &Body) -> Vec<bool> {
    let mut used = vec![false; body.instructions.len()];
    for (_, it) in body.instructions() {
        it.for_each_operand(body, |value| {
            if let Some(id) = operand(value) {
                used[id.index()] = true;
            }
        });
    }
    used
}

/// The instruction that an operand is.
fn operand(value: Value) -> Option<InstructionId> {
    match value {
        Value::Instruction(id) | Value::MetadataOfInstruction(id) => Some(id),
        _ => None,
    }
}

/// Whether the result of an instruction is all that it gives.
pub(crate) fn is_pure(kind: &InstructionKind) -> bool {
    matches!(
        kind,
        InstructionKind::Binary { .. }
            | InstructionKind::Unary { .. }
            | InstructionKind::Cast { .. }
            | InstructionKind::ICmp { .. }
            | InstructionKind::FCmp { .. }
            | InstructionKind::Select { .. }
            | InstructionKind::ExtractElement { .. }
            | InstructionKind::InsertElement { .. }
            | InstructionKind::ShuffleVector { .. }
            | InstructionKind::ExtractValue { .. }
            | InstructionKind::InsertValue { .. }
            | InstructionKind::GetElementPtr { .. }
            | InstructionKind::Phi { .. }
    )
}
