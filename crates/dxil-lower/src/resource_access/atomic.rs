//! Atomics on memory in resources: `AtomicBinOp`.

use dxil_format::ResourceKind;
use dxil_ir::{AtomicOp, Body, Instruction, InstructionKind as Kind, Module, TypeId, Value};
use dxil_ops::{AtomicBinOpCode, OpCode};

use super::access::Access;
use super::buffer;
use crate::{Diagnostic, intrinsic};

/// LLVM's intrinsics for atomics on any memory.
const INTRINSICS: [(&str, AtomicOp); 2] =
    [("llvm.dx.interlocked.add", AtomicOp::Add), ("llvm.dx.interlocked.or", AtomicOp::Or)];

/// An atomic on memory.
#[derive(Clone, Copy)]
pub(super) struct Atomic {
    op: AtomicOp,
    /// What the value in memory is combined with.
    pub(super) operand: Value,
}

impl Atomic {
    /// The atomic that an instruction is: `atomicrmw`, or a call of an intrinsic.
    pub(super) fn of(module: &Module, body: &Body, it: &Instruction) -> Option<Self> {
        match it.kind {
            Kind::AtomicRmw { op, value: operand, .. } => Some(Self { op, operand }),
            Kind::Call { arguments, .. } => {
                let name = intrinsic::called(module, it)?;
                let (_, op) =
                    INTRINSICS.into_iter().find(|(known, _)| intrinsic::is(name, known))?;
                let &[_, operand] = body.list(arguments) else { return None };
                Some(Self { op, operand })
            }
            _ => None,
        }
    }
}

/// Combines the value in a resource with another one. Returns the one before.
pub(super) fn combine(it: &Access<'_, '_>, atomic: Atomic) -> Result<Value, Diagnostic> {
    let ty = it.b.type_of(atomic.operand)?;
    let overload =
        it.b.overload_of(atomic.operand).ok_or("the type of an atomic is no overload")?;
    let [first, second, third] = place(it, ty)?;
    let op = it.b.i32(code(atomic.op)? as i32);
    let arguments = [it.place.handle, op, first, second, third, atomic.operand];
    intrinsic::call_operation(it.b, OpCode::AtomicBinOp, overload, ty, &arguments)
}

/// The three numbers that say where: an index or coordinates; in a structured buffer, the index and the offset.
fn place(it: &Access<'_, '_>, ty: TypeId) -> Result<[Value; 3], Diagnostic> {
    if matches!(it.resource.kind(), ResourceKind::RawBuffer | ResourceKind::StructuredBuffer) {
        let (index, offset) = buffer::place(it, it.offset(&it.place.steps, 1)?)?;
        let undef = it.b.undef(it.b.type_of(index)?)?;
        let is_raw = it.resource.kind() == ResourceKind::RawBuffer;
        return Ok([index, if is_raw { undef } else { offset }, undef]);
    }
    if it.contained()? != ty || !it.place.steps.is_empty() {
        return Err("an atomic on a part of an element of a resource".into());
    }
    it.coordinates()
}

/// The operation of DXIL.
fn code(op: AtomicOp) -> Result<AtomicBinOpCode, Diagnostic> {
    Ok(match op {
        AtomicOp::Xchg => AtomicBinOpCode::Exchange,
        AtomicOp::Add => AtomicBinOpCode::Add,
        AtomicOp::And => AtomicBinOpCode::And,
        AtomicOp::Or => AtomicBinOpCode::Or,
        AtomicOp::Xor => AtomicBinOpCode::Xor,
        AtomicOp::Max => AtomicBinOpCode::IMax,
        AtomicOp::Min => AtomicBinOpCode::IMin,
        AtomicOp::UMax => AtomicBinOpCode::UMax,
        AtomicOp::UMin => AtomicBinOpCode::UMin,
        AtomicOp::Sub | AtomicOp::Nand => {
            return Err(
                "resources have no atomic that subtracts, or inverts the bitwise and".into()
            );
        }
    })
}
