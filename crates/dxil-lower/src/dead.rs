//! Instructions whose results nothing uses.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Body, Id as _, InstructionId, InstructionKind, Value};

/// Removes the instructions from `first` on that nothing uses and that do nothing else, with those that only these use.
pub(crate) fn sweep(body: &mut Body, first: usize) {
    sweep_where(body, |id, kind| id.index() >= first && is_pure(kind));
}

/// Removes vectors that nothing uses, with those that they were made of.
pub(crate) fn sweep_vectors(body: &mut Body) {
    sweep_where(body, |_, kind| matches!(kind, InstructionKind::InsertElement { .. }));
}

/// Removes structs and arrays that nothing uses, with those that they were made of, and elements that nothing uses.
pub(crate) fn sweep_aggregates(body: &mut Body) {
    sweep_where(body, |_, kind| {
        matches!(kind, InstructionKind::InsertValue { .. } | InstructionKind::ExtractValue { .. })
    });
}

/// Removes the instructions that nothing uses and that `may_go` allows, with those of them that only these use.
pub(crate) fn sweep_where(
    body: &mut Body,
    may_go: impl Fn(InstructionId, &InstructionKind) -> bool,
) {
    if !body.instructions().any(|(id, it)| may_go(id, &it.kind)) {
        return;
    }
    let mut uses = vec![0_usize; body.instructions.len()];
    for (_, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| {
            if let Some(id) = used(value) {
                uses[id.index()] += 1;
            }
        });
    }
    let is_dead = |body: &Body, uses: &[usize], id: InstructionId| {
        uses[id.index()] == 0 && may_go(id, &body.instructions[id].kind)
    };
    let placed: Vec<_> = body.instructions().map(|(id, _)| id).collect();
    let mut open: Vec<_> = placed.into_iter().filter(|&id| is_dead(body, &uses, id)).collect();
    let mut dead = vec![false; body.instructions.len()];
    while let Some(id) = open.pop() {
        dead[id.index()] = true;
        body.instructions[id].for_each_operand(body, |value| {
            let Some(operand) = used(value) else { return };
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

fn used(value: Value) -> Option<InstructionId> {
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
