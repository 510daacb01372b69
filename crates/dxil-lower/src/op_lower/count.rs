//! `llvm.ctpop`: DXIL counts into 32 bits, whatever it counts.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{
    CastOp, Instruction, InstructionId, InstructionKind as Kind, NonNegativeFlags, OverflowFlags,
    Type, Value,
};
use dxil_ops::{OpCode, Scalar};

use super::custom::Call;
use super::rule::call;
use crate::Diagnostic;

pub(super) const NAME: &str = "llvm.ctpop";

/// `Countbits`, and a conversion from 32 bits.
pub(super) fn count_bits(it: &Call<'_, '_>) -> Result<Value, Diagnostic> {
    let overload = it.arguments.first().and_then(|&x| it.b.overload_of(x));
    let overload = overload.ok_or("Cannot create Countbits operation: Invalid overload type")?;
    let count = call(it.b, it.target, OpCode::Countbits, &[overload], &it.arguments[..1])?;
    let op = match overload.scalar().map(Scalar::llvm_name) {
        Some("i64") => CastOp::ZExt(NonNegativeFlags::NONE),
        Some("i16") => CastOp::Trunc(OverflowFlags::NONE),
        _ => return Ok(count),
    };
    let cast = it.b.cast(op, count, it.ty)?;
    it.b.set_name(cast, "ctpop.cast")?;
    Ok(cast)
}

/// The counts that are not used with the 32 bits that they have.
#[derive(Default)]
pub(super) struct Counts {
    /// By their conversions from 32 bits.
    counts: BTreeMap<Value, Value>,
}

impl Counts {
    /// Takes a count, perhaps converted, in the place of a call.
    pub(super) fn define(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, value: Value) {
        if let Some(Kind::Cast { value: count, .. }) = b.instruction(value).map(|it| it.kind) {
            // It is an instruction with a result.
            let _ = b.set_name(count, b.name(id.into()));
            self.counts.insert(value, count);
        }
    }

    /// The count that an instruction converts back to 32 bits.
    pub(super) fn converted_back(
        &self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
    ) -> Option<Value> {
        let Kind::Cast { op, value } = it.kind else { return None };
        let converts = matches!(op, CastOp::ZExt(_) | CastOp::SExt | CastOp::Trunc(_));
        let is_32 = |it: &Instruction| {
            b.with_module(|module| matches!(module.types[it.ty], Type::Integer { bits: 32 }))
        };
        self.counts.get(&value).copied().filter(|_| converts && is_32(it))
    }

    /// The conversions, which nothing may use any more.
    pub(super) fn into_conversions(self) -> Vec<InstructionId> {
        self.counts.into_keys().filter_map(Value::instruction).collect()
    }
}
