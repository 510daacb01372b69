//! A call that is expanded, and what expansions share.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::Rewrite;
use dxil_ir::{
    BinaryOp, CastOp, ConstantId, ExactFlags, FastMathFlags, FloatPredicate, InstructionKind,
    IntPredicate, OverflowFlags, Type, TypeId, Value,
};
use dxil_ops::Target;

use crate::{Diagnostic, intrinsic};

/// The replacement of a call; [`None`] if it stays.
pub(super) type Expanded = Result<Option<Rewrite>, Diagnostic>;

/// A call that is expanded.
pub(super) struct Call<'a, 'm> {
    pub(super) b: &'a FunctionBuilder<'m>,
    pub(super) target: Target,
    /// The type of the result.
    pub(super) ty: TypeId,
    pub(super) arguments: &'a [Value],
    /// The name of the result.
    pub(super) name: &'a BStr,
    pub(super) flags: FastMathFlags,
}

/// A value in the place of the call.
pub(super) fn value(value: Value) -> Expanded {
    Ok(Some(Rewrite::Replace(value)))
}

pub(super) const ADD: BinaryOp = BinaryOp::Add(OverflowFlags::NONE);
pub(super) const SUB: BinaryOp = BinaryOp::Sub(OverflowFlags::NONE);
pub(super) const MUL: BinaryOp = BinaryOp::Mul(OverflowFlags::NONE);
pub(super) const SHL: BinaryOp = BinaryOp::Shl(OverflowFlags::NONE);
pub(super) const LSHR: BinaryOp = BinaryOp::LShr(ExactFlags::NONE);
pub(super) const ASHR: BinaryOp = BinaryOp::AShr(ExactFlags::NONE);
pub(super) const FADD: BinaryOp = BinaryOp::FAdd(FastMathFlags::NONE);
pub(super) const FSUB: BinaryOp = BinaryOp::FSub(FastMathFlags::NONE);
pub(super) const FMUL: BinaryOp = BinaryOp::FMul(FastMathFlags::NONE);
pub(super) const FDIV: BinaryOp = BinaryOp::FDiv(FastMathFlags::NONE);

impl Call<'_, '_> {
    pub(super) fn binary(&self, op: BinaryOp, x: Value, y: Value) -> Result<Value, Error> {
        self.b.binary(op, x, y)
    }

    pub(super) fn icmp(&self, predicate: IntPredicate, x: Value, y: Value) -> Result<Value, Error> {
        self.b.icmp(predicate, x, y)
    }

    pub(super) fn fcmp(
        &self,
        predicate: FloatPredicate,
        x: Value,
        y: Value,
    ) -> Result<Value, Error> {
        self.b.fcmp(predicate, FastMathFlags::NONE, x, y)
    }

    /// The value with a name, which LLVM gives it.
    pub(super) fn named(&self, x: Value, name: &str) -> Value {
        if x.instruction().is_some() {
            // It is an instruction with a result.
            let _ = self.b.set_name(x, name);
        }
        x
    }

    /// The instruction of a value with the fast-math flags of the call.
    pub(super) fn flagged(&self, x: Value) -> Value {
        if let Some(mut instruction) = self.b.instruction(x) {
            if let Some(flags) = instruction.kind.fast_math_flags_mut() {
                *flags = self.flags;
                self.b.set_kind(x, instruction.kind);
            }
        }
        x
    }

    pub(super) fn cast(&self, op: CastOp, x: Value, to: TypeId) -> Result<Value, Error> {
        self.b.add(InstructionKind::Cast { op, value: x }, to)
    }

    pub(super) fn type_of(&self, x: Value) -> Result<TypeId, Error> {
        self.b.type_of(x)
    }

    /// Calls an intrinsic whose result and last overload are of this type.
    pub(super) fn intrinsic(
        &self,
        name: &str,
        ty: TypeId,
        arguments: &[Value],
    ) -> Result<Value, Error> {
        intrinsic::call(self.b, name, ty, arguments)
    }

    /// The element of a type, which is the type itself if it is no vector.
    pub(super) fn scalar(&self, ty: TypeId) -> TypeId {
        self.b.with_module(|module| module.types.scalar(ty))
    }

    /// The number of elements; [`None`] if it is no vector.
    pub(super) fn length(&self, ty: TypeId) -> Option<usize> {
        self.b.with_module(|module| module.types.vector_length(ty)).map(|length| length as usize)
    }

    pub(super) fn is_float(&self, ty: TypeId) -> bool {
        self.b.with_module(|module| module.types.is_float_or_vector(ty))
    }

    pub(super) fn is_half(&self, ty: TypeId) -> bool {
        let scalar = self.scalar(ty);
        self.b.with_module(|module| module.types[scalar] == Type::Half)
    }

    /// The number of bits of an integer, or of the elements of a vector of integers.
    pub(super) fn bits(&self, ty: TypeId) -> u32 {
        let scalar = self.scalar(ty);
        self.b.with_module(|module| match module.types[scalar] {
            Type::Integer { bits } => bits,
            _ => 0,
        })
    }

    /// A vector of elements of another type, with as many elements as a type has; the element if it is no vector.
    pub(super) fn like(&self, ty: TypeId, element: Type) -> TypeId {
        let element = self.b.ty(element);
        match self.length(ty) {
            Some(length) => self.b.ty(Type::Vector { element, length: length as u32 }),
            None => element,
        }
    }

    pub(super) fn zero(&self, ty: TypeId) -> Value {
        self.b.with_module(|module| module.constants.null(&module.types, ty)).into()
    }

    /// An integer, or a vector of it.
    pub(super) fn integer(&self, ty: TypeId, number: u64) -> Value {
        let scalar = self.scalar(ty);
        self.splat(ty, |module| module.constants.integer(&module.types, scalar, number))
    }

    /// A number that is rounded to the type, or a vector of it.
    pub(super) fn float(&self, ty: TypeId, number: f64) -> Value {
        let scalar = self.scalar(ty);
        self.splat(ty, |module| {
            let bits = match module.types[scalar] {
                Type::Half => half_bits(number).into(),
                Type::Float => (number as f32).to_bits().into(),
                _ => number.to_bits(),
            };
            module.constants.float(scalar, bits)
        })
    }

    fn splat(&self, ty: TypeId, element: impl FnOnce(&mut dxil_ir::Module) -> ConstantId) -> Value {
        let length = self.length(ty);
        self.b
            .with_module(|module| {
                let element = element(module);
                match length {
                    Some(length) => {
                        let elements = alloc::vec![element; length];
                        module.constants.aggregate(&module.types, ty, &elements)
                    }
                    None => element,
                }
            })
            .into()
    }

    pub(super) fn element(&self, vector: Value, index: usize) -> Result<Value, Error> {
        self.b.extract_element(vector, self.b.i64(index as i64))
    }

    /// The elements of a vector.
    pub(super) fn elements(&self, vector: Value) -> Result<Vec<Value>, Error> {
        let length = self.length(self.type_of(vector)?).unwrap_or_default();
        (0..length).map(|index| self.element(vector, index)).collect()
    }

    /// A vector of this type with these elements.
    pub(super) fn vector(&self, ty: TypeId, elements: &[Value]) -> Result<Value, Error> {
        let mut vector = self.poison(ty);
        for (index, &element) in elements.iter().enumerate() {
            vector = self.b.insert_element(vector, element, self.b.i64(index as i64))?;
        }
        Ok(vector)
    }

    pub(super) fn poison(&self, ty: TypeId) -> Value {
        self.b
            .with_module(|module| module.constants.intern(ty, dxil_ir::ConstantKind::Poison))
            .into()
    }
}

/// The bits of a number as `half`, rounded to the nearest, ties to even. The number is finite and normal in `half`.
fn half_bits(number: f64) -> u16 {
    let bits = number.to_bits();
    let sign = (bits >> 48) as u16 & 0x8000;
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1023 + 15;
    let mantissa = bits & ((1 << 52) - 1);
    let kept = (mantissa >> 42) as u16;
    let rest = mantissa & ((1 << 42) - 1);
    let up = rest > 1 << 41 || rest == 1 << 41 && kept & 1 == 1;
    sign | (((exponent as u16) << 10 | kept) + u16::from(up))
}
