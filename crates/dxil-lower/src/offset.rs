//! Offsets in bytes, as `getelementptr` adds them.

use alloc::vec::Vec;

use dxil_ir::calls::immediate;
use dxil_ir::{Module, TypeId, Value};
use dxil_ops::Immediate;

use crate::access::Step;
use crate::extent::Extents;

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
}
