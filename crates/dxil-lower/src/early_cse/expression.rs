//! Instructions that compute the same from the same operands.

use alloc::vec::Vec;

use dxil_ir::{
    BinaryOp, BlockId, Body, Instruction, InstructionKind as Kind, List, TailCall, TypeId, Value,
};

use crate::dead;

/// What equal expressions have in common. Those with one key still need [`is_same`].
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    ty: TypeId,
    operands: Vec<Value>,
    /// The indices of a part of a struct or an array.
    indices: Vec<u32>,
    /// The block, if the result depends on the threads that are there.
    block: Option<BlockId>,
    /// The state of memory, if the result depends on that.
    generation: Option<u32>,
}

impl Key {
    pub(super) fn new(
        body: &Body,
        it: &Instruction,
        block: Option<BlockId>,
        generation: Option<u32>,
    ) -> Self {
        let mut operands = Vec::new();
        it.for_each_operand(body, |value| operands.push(value));
        if is_commutative(it) {
            operands.sort_unstable();
        }
        let indices = match it.kind {
            Kind::ExtractValue { indices, .. } | Kind::InsertValue { indices, .. } => {
                body.list(indices).to_vec()
            }
            _ => Vec::new(),
        };
        Self { ty: it.ty, operands, indices, block, generation }
    }
}

/// Whether the result of an instruction, which is no call, depends on its operands alone.
pub(super) fn is_pure(it: &Instruction) -> bool {
    dead::is_pure(&it.kind) && !matches!(it.kind, Kind::Phi { .. })
}

/// Whether two instructions of one key compute the same, with the same flags.
pub(super) fn is_same(a: &Instruction, b: &Instruction) -> bool {
    match (a.kind, b.kind) {
        (Kind::Binary { op: a, .. }, Kind::Binary { op: b, .. }) => a == b,
        _ => without_lists(a.kind) == without_lists(b.kind),
    }
}

/// An instruction without its lists, which the key has.
fn without_lists(mut kind: Kind) -> Kind {
    match &mut kind {
        Kind::ExtractValue { indices, .. } | Kind::InsertValue { indices, .. } => {
            *indices = List::default();
        }
        Kind::GetElementPtr { operands, .. } => *operands = List::default(),
        Kind::Call { arguments, tail, .. } => {
            (*arguments, *tail) = (List::default(), TailCall::None);
        }
        _ => {}
    }
    kind
}

fn is_commutative(it: &Instruction) -> bool {
    let Kind::Binary { op, .. } = it.kind else { return false };
    matches!(
        op,
        BinaryOp::Add(_)
            | BinaryOp::Mul(_)
            | BinaryOp::And
            | BinaryOp::Or(_)
            | BinaryOp::Xor
            | BinaryOp::FAdd(_)
            | BinaryOp::FMul(_)
    )
}
