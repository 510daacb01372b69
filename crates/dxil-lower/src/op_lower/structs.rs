//! Structs that operations return, whose types are others than those that intrinsics return.

use alloc::vec;

use dxil_ir::{Body, Id as _, InstructionKind, Module, Type};

use super::rule::Rules;
use crate::{Diagnostic, intrinsic};

/// The reason for which the struct that a call returns cannot become that of an operation: an instruction takes all of
/// it.
pub(super) fn mistake(module: &Module, body: &Body, rules: &Rules) -> Option<Diagnostic> {
    let mut changes = vec![false; body.instructions.len()];
    let mut any = false;
    for (id, instruction) in body.instructions() {
        let callee = intrinsic::callee(&module.constants, instruction);
        let is_struct = matches!(module.types[instruction.ty], Type::Struct(_));
        if is_struct && callee.is_some_and(|id| rules.get(id).is_some()) {
            changes[id.index()] = true;
            any = true;
        }
    }
    if !any {
        return None;
    }
    let mut taken = false;
    for (_, instruction) in body.instructions() {
        let aggregate = match instruction.kind {
            InstructionKind::ExtractValue { aggregate, .. }
            | InstructionKind::InsertValue { aggregate, .. } => aggregate.instruction(),
            _ => None,
        };
        let mut as_aggregate = aggregate.is_some();
        instruction.for_each_operand(body, |value| {
            let Some(id) = value.instruction().filter(|id| changes[id.index()]) else { return };
            // The first operand of both is the struct; the element that goes into another may not be one.
            taken |= !core::mem::take(&mut as_aggregate) || aggregate != Some(id);
        });
    }
    let message = "DXIL ops that return structs may only be used by insert- and extractvalue";
    taken.then(|| message.into())
}
