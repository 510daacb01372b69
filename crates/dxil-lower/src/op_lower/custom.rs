//! Intrinsics whose operation their record cannot state alone.

use alloc::string::{String, ToString as _};

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{CastOp, NonNegativeFlags, OverflowFlags, TypeId, Value};
use dxil_ops::{OpCode, Overload, Target};

use super::rule::call;
use crate::intrinsic;

/// How the calls of an intrinsic are lowered.
pub(super) type Custom = fn(&Call<'_, '_>) -> Result<Value, String>;

/// A call that is lowered.
pub(super) struct Call<'a, 'm> {
    pub(super) b: &'a FunctionBuilder<'m>,
    pub(super) target: Target,
    /// The type of the result.
    pub(super) ty: TypeId,
    pub(super) arguments: &'a [Value],
}

const CUSTOM: [(&str, Custom); 2] = [("llvm.ctpop", count_bits), ("llvm.is.fpclass", is_class)];

/// The rule for an intrinsic of this name.
pub(super) fn find(name: &str) -> Option<Custom> {
    CUSTOM.iter().find(|(known, _)| intrinsic::is(name, known)).map(|it| it.1)
}

/// `Countbits`, which returns 32 bits whatever it counts.
fn count_bits(it: &Call<'_, '_>) -> Result<Value, String> {
    let overload = it.b.overload_of(it.arguments[0]);
    let overload = overload.ok_or("Cannot create Countbits operation: Invalid overload type")?;
    let count = call(it.b, it.target, OpCode::Countbits, &[overload], &it.arguments[..1])?;
    let op = match overload.scalar().map(dxil_ops::Scalar::llvm_name) {
        Some("i64") => CastOp::ZExt(NonNegativeFlags::NONE),
        Some("i16") => CastOp::Trunc(OverflowFlags::NONE),
        _ => return Ok(count),
    };
    it.b.cast(op, count, it.ty).map_err(|error| error.to_string())
}

/// The operations on the classes that DXIL can tell.
const CLASSES: [(u64, OpCode); 4] = [
    (0x003, OpCode::IsNaN),
    (0x108, OpCode::IsNormal),
    (0x1f8, OpCode::IsFinite),
    (0x204, OpCode::IsInf),
];

fn is_class(it: &Call<'_, '_>) -> Result<Value, String> {
    let &[x, class] = it.arguments else { return Err("a class is missing".into()) };
    let number = it.b.integer_value(class);
    let op = CLASSES.iter().find(|(class, _)| number == Some(*class)).map(|it| it.1);
    let op = op.ok_or("Unsupported class of llvm.is.fpclass for DXIL lowering")?;
    let overload = it.b.overload_of(x).unwrap_or(Overload::F32);
    call(it.b, it.target, op, &[overload], &[x])
}
