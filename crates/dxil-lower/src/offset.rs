//! Offsets in bytes, as `getelementptr` adds them.

use alloc::vec::Vec;

use dxil_ir::calls::immediate;
use dxil_ir::{BinaryOp, Body, InstructionKind as Kind, Module, Type, TypeId, Value};
use dxil_ops::Immediate;

use crate::access::Step;
use crate::extent::Extents;

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
