//! Values of types that DXIL lacks, and operations on single values.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter};
use dxil_ir::{
    BinaryOp, Body, CastOp, ExactFlags, FastMathFlags, FunctionId, Instruction, InstructionId,
    InstructionKind as Kind, Module, OverflowFlags, Type, TypeId, UnaryOp, Value,
};

use super::byte::Bytes;
use crate::extent::Extents;
use crate::{Diagnostic, access};

/// Replaces integers of 8 bits, halves of those of 64 bits, `freeze` and `fneg`.
pub(super) struct Values<'e> {
    pub(super) bytes: Bytes<'e>,
    /// The integers of 64 bits in the places of vectors of two.
    halves: BTreeMap<Value, Value>,
    /// The instructions that nothing uses, unless it is one that stays.
    pub(super) old: Vec<InstructionId>,
    is_changed: bool,
}

impl<'e> Values<'e> {
    pub(super) fn new(module: &Module, function: FunctionId, extents: &'e Extents) -> Self {
        let bytes = Bytes::new(module, function, extents);
        Self { bytes, halves: BTreeMap::new(), old: Vec::new(), is_changed: false }
    }

    /// Whether a function may have something to replace.
    pub(super) fn are_in(module: &Module, body: &Body) -> bool {
        let byte = module.types.find(&Type::Integer { bits: 8 });
        body.instructions().any(|(_, it)| match (it.kind, byte) {
            (Kind::Unary { .. } | Kind::Cast { op: CastOp::BitCast, .. }, _) => true,
            (_, Some(byte)) => may_use(module, body, it, byte),
            _ => false,
        })
    }

    pub(super) fn messages(&mut self) -> impl Iterator<Item = Diagnostic> + use<> {
        core::mem::take(&mut self.bytes.messages).into_iter()
    }

    pub(super) fn is_changed(&self) -> bool {
        self.is_changed || !self.old.is_empty()
    }

    pub(super) fn into_old(self) -> Vec<InstructionId> {
        self.old
    }

    fn replace(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        it: &Instruction,
    ) -> Result<Option<Rewrite>, Error> {
        if let Some(change) = self.bytes.visit(b, id, it)? {
            return Ok(Some(change));
        }
        match it.kind {
            Kind::Unary { op: UnaryOp::Freeze, value } => Ok(Some(Rewrite::Replace(value))),
            Kind::Unary { op: UnaryOp::FNeg(_), value } => {
                let Some(zero) = negative_zero(b, it.ty) else { return Ok(None) };
                let difference = BinaryOp::FSub(FastMathFlags::NONE);
                b.binary(difference, zero, value).map(|it| Some(Rewrite::Replace(it)))
            }
            Kind::Cast { op: CastOp::BitCast, value } if is_halves(b, value, it.ty)? => {
                self.halves.insert(id.into(), value);
                Ok(Some(Rewrite::Keep))
            }
            Kind::ExtractElement { vector, index } => {
                let (Some(&whole), Some(index)) =
                    (self.halves.get(&vector), b.integer_value(index))
                else {
                    return Ok(None);
                };
                self.old.extend(vector.instruction());
                half(b, whole, index, it.ty).map(|it| it.map(Rewrite::Replace))
            }
            _ => Ok(None),
        }
    }
}

impl Rewriter for Values<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let rewrite = Rewrite::or_keep(self.replace(b, id, it));
        if rewrite != Rewrite::Keep {
            self.is_changed = true;
        } else if self.bytes.is_replaced(id) {
            self.old.push(id);
        }
        rewrite
    }
}

/// Whether an instruction may have to do with bytes.
fn may_use(module: &Module, body: &Body, it: &Instruction, byte: TypeId) -> bool {
    let mut may = match it.kind {
        Kind::Alloca { allocated, .. } => allocated == byte,
        Kind::GetElementPtr { source, .. } => source == byte,
        Kind::Load { pointer, .. } | Kind::Store { pointer, .. } => {
            access::is_expression(module, pointer)
        }
        _ => false,
    };
    may |= it.ty == byte;
    it.for_each_operand(body, |value| may |= module.type_of(body, value) == Some(byte));
    may
}

/// The negative zero of a floating-point type, or of a vector of them.
fn negative_zero(b: &FunctionBuilder<'_>, ty: TypeId) -> Option<Value> {
    b.with_module(|module| {
        let scalar = module.types.scalar(ty);
        let bits = match module.types[scalar] {
            Type::Half => 1 << 15,
            Type::Float => 1 << 31,
            Type::Double => 1 << 63,
            _ => return None,
        };
        let zero = module.constants.float(scalar, bits);
        Some(match module.types.vector_length(ty) {
            Some(length) => {
                let zeros = alloc::vec![zero; length as usize];
                module.constants.aggregate(&module.types, ty, &zeros).into()
            }
            None => zero.into(),
        })
    })
}

/// Whether an integer of 64 bits is taken as two of 32.
fn is_halves(b: &FunctionBuilder<'_>, value: Value, to: TypeId) -> Result<bool, Error> {
    let from = b.type_of(value)?;
    Ok(b.with_module(|module| {
        let types = &module.types;
        let is_bits = |ty, width| matches!(types[ty], Type::Integer { bits } if bits == width);
        types.vector_length(to) == Some(2) && is_bits(types.scalar(to), 32) && is_bits(from, 64)
    }))
}

/// The low or the high half of an integer of 64 bits.
fn half(
    b: &FunctionBuilder<'_>,
    whole: Value,
    index: u64,
    ty: TypeId,
) -> Result<Option<Value>, Error> {
    let shifted = match index {
        0 => whole,
        1 => b.binary(BinaryOp::LShr(ExactFlags::NONE), whole, b.i64(32))?,
        _ => return Ok(None),
    };
    b.cast(CastOp::Trunc(OverflowFlags::NONE), shifted, ty).map(Some)
}
