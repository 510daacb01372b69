//! Offsets in bytes, as `getelementptr` adds them.

use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::calls::immediate;
use dxil_ir::{
    BinaryOp, Body, InstructionKind as Kind, Module, OverflowFlags, Type, TypeId, Value,
};
use dxil_ops::Immediate;

use crate::access::Step;
use crate::extent::Extents;
use crate::fold;

/// The maximum number of variables in a sum of offsets.
const MAX_VARIABLES: usize = 16;

/// The maximum number of products in products.
const MAX_FACTORS: usize = 8;

/// The offset in bytes that the indices of a `getelementptr` give.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offset {
    pub(crate) constant: i64,
    /// Indices, each times a number of bytes, which is not zero.
    pub(crate) variables: Vec<(Value, u32)>,
}

/// The offset in bytes that these indices give, if none of them is a variable.
pub(crate) fn constant(
    module: &Module,
    source: TypeId,
    indices: &[Value],
    extents: &Extents,
) -> Option<i64> {
    let offset = Offset::of(module, source, indices, extents)?;
    offset.variables.is_empty().then_some(offset.constant)
}

/// The offset in bytes that the steps of an address give, if no index is a variable.
pub(crate) fn of_steps(module: &Module, steps: &[Step], extents: &Extents) -> Option<i64> {
    steps.iter().try_fold(0_i64, |sum, (source, _, indices)| {
        sum.checked_add(constant(module, *source, indices, extents)?)
    })
}

impl Offset {
    /// The offset of these indices from an address of a type; [`None`] if it overflows, or if the size of a type is not
    /// known.
    pub(crate) fn of(
        module: &Module,
        source: TypeId,
        indices: &[Value],
        extents: &Extents,
    ) -> Option<Self> {
        let mut it = Self::default();
        let mut ty = source;
        for (place, &index) in indices.iter().enumerate() {
            let number = match immediate(module, index) {
                Immediate::Integer(number) => Some(number),
                _ => None,
            };
            if place > 0 {
                if module.types.struct_body(ty).is_some() {
                    let number = usize::try_from(number?).ok()?;
                    let start = *extents.offsets(ty).get(number)?;
                    it.constant = it.constant.checked_add_unsigned(start)?;
                    ty = module.types.element(ty, number as u64)?;
                    continue;
                }
                ty = module.types.element(ty, 0)?;
            }
            let stride = u32::try_from(extents.size(ty)?).ok()?;
            match number {
                Some(number) => {
                    it.constant = it.constant.checked_add(number.checked_mul(stride.into())?)?;
                }
                None if stride > 0 => it.variables.push((index, stride)),
                None => {}
            }
        }
        Some(it)
    }

    /// The offset of an address at one offset from another.
    pub(crate) fn plus(mut self, other: Self) -> Option<Self> {
        self.constant = self.constant.checked_add(other.constant)?;
        self.variables.extend(other.variables);
        (self.variables.len() <= MAX_VARIABLES).then_some(self)
    }

    /// Whether all variables have as many bits as addresses.
    pub(crate) fn is_of_words(&self, module: &Module, body: &Body) -> bool {
        self.variables.iter().all(|&(variable, _)| {
            let ty = module.type_of(body, variable);
            ty.is_some_and(|ty| matches!(module.types[ty], Type::Integer { bits: 32 }))
        })
    }

    /// The offset in units of bytes, of which all parts of it are multiples.
    pub(crate) fn index(&self, b: &FunctionBuilder<'_>, unit: u32) -> Result<Value, Error> {
        let multiply = BinaryOp::Mul(OverflowFlags::NONE);
        let sum = |sum: Option<Value>, step| match sum {
            Some(sum) => fold::binary(b, BinaryOp::Add(OverflowFlags::NONE), sum, step),
            None => Ok(step),
        };
        let mut index = None;
        for &(variable, bytes) in &self.variables {
            let step = match bytes / unit {
                1 => variable,
                number => fold::binary(b, multiply, variable, b.i32(number as i32))?,
            };
            index = Some(sum(index, step)?);
        }
        match self.constant / i64::from(unit) {
            0 if index.is_some() => {}
            number => index = Some(sum(index, b.i32(number as i32))?),
        }
        Ok(index.unwrap_or_else(|| b.i32(0)))
    }

    /// The same offset, with variables that are not products of a constant: LLVM's optimizations compute offsets in bytes, such
    /// as `shl i32 %i, 4` in place of `%i` in an array of 16 bytes each.
    pub(crate) fn factored(mut self, module: &Module, body: &Body) -> Self {
        for (variable, stride) in &mut self.variables {
            for _ in 0..MAX_FACTORS {
                let Some((factor, number)) = product(module, body, *variable) else { break };
                let Some(product) = stride.checked_mul(number) else { break };
                (*variable, *stride) = (factor, product);
            }
        }
        self
    }
}

/// The factors of a product with a constant of 32 bits, as wide as addresses are.
fn product(module: &Module, body: &Body, value: Value) -> Option<(Value, u32)> {
    let it = &body.instructions[value.instruction()?];
    let Kind::Binary { op, operands: [left, right] } = it.kind else { return None };
    if !matches!(module.types[it.ty], Type::Integer { bits: 32 }) {
        return None;
    }
    let number = module.constants.integer_value(right.constant()?)?;
    let number = u32::try_from(number).ok().filter(|it| *it > 0)?;
    match op {
        BinaryOp::Mul(_) => Some((left, number)),
        BinaryOp::Shl(_) => Some((left, 1_u32.checked_shl(number)?)),
        _ => None,
    }
}
