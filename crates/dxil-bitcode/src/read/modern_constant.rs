//! Reads the constants that modern bitcode has, or has in other records than LLVM 3.7's.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{
    BinaryOp, CastOp, ConstantId, ConstantKind, Expression, Module, Type, TypeId, data_size,
};

use super::constants::{Pool, unfold_sign};
use super::record::Record;
use crate::Error;
use crate::codes::constants as code;

/// The name of expressions that modern LLVM has no more.
const EXPRESSION: &str = "constant expression of this operation, nor has LLVM 23";

/// The largest number of elements of a vector that a single number stands for.
const MOST_ELEMENTS: u32 = 1 << 16;

impl Pool<'_> {
    /// Reads a constant of a record that LLVM 3.7 does not have; `None` for other records.
    pub(super) fn modern(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<Option<ConstantId>, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        Ok(Some(match record.code {
            code::POISON => constants.poison(ty),
            code::BYTE => match types[ty] {
                Type::Byte { bits: ..=64 } => {
                    let value = unfold_sign(record.next("value")?);
                    constants.integer(types, ty, value)
                }
                _ => return Err(record.invalid("the type is not that of bytes of 64 bits or less")),
            },
            code::WIDE_BYTE => match types[ty] {
                Type::Byte { bits: 65.. } => {
                    let words = record.rest().iter().map(|&word| unfold_sign(word)).collect();
                    constants.intern(ty, ConstantKind::WideInteger(words))
                }
                _ => return Err(record.invalid("the type is not that of bytes of over 64 bits")),
            },
            code::CE_GEP_WITH_FLAGS | code::CE_GEP_WITH_INRANGE_INDEX => {
                let expression = self.get_element_ptr(record)?;
                self.intern_expression(record, expression, ty)?
            }
            code::CE_GEP_WITH_INRANGE => return Err(record.unsupported("`inrange`")),
            code::MODERN_INLINEASM => return Err(record.unsupported("inline assembly")),
            code::DSO_LOCAL_EQUIVALENT => return Err(record.unsupported("`dso_local_equivalent`")),
            code::NO_CFI_VALUE => return Err(record.unsupported("`no_cfi`")),
            code::PTRAUTH => return Err(record.unsupported("`ptrauth`")),
            code::CE_UNOP | code::CE_SELECT | code::CE_CMP => {
                return Err(record.unsupported(EXPRESSION));
            }
            _ => return Ok(None),
        }))
    }

    /// Makes a vector of the same numbers, which one number stands for.
    pub(super) fn splat(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<ConstantId, Error> {
        let Type::Vector { element: element_ty, length } = self.module.types[ty] else {
            return Err(record.invalid("the type is not that of numbers"));
        };
        if length > MOST_ELEMENTS {
            return Err(record.value("the length", length.into(), "65536 or less"));
        }
        let value = self.number(record, element_ty)?;
        let Module { types, constants, .. } = &mut *self.module;
        Ok(constants.aggregate(types, ty, &vec![value; length as usize]))
    }

    /// Whether LLVM 3.7 holds the elements of arrays and vectors of this type as plain numbers.
    pub(super) fn is_plain(&self, ty: TypeId) -> bool {
        let types = &self.module.types;
        !self.is_modern() || types.element(ty, 0).is_some_and(|it| data_size(types, it).is_some())
    }

    /// Makes an array or vector of `half` or bytes, which modern LLVM holds as plain numbers, too.
    pub(super) fn modern_data(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        let Some(element) = types.element(ty, 0) else {
            return Err(record.invalid("the type is neither an array nor a vector"));
        };
        let is_half = match types[element] {
            Type::Half => true,
            Type::Byte { bits: 8 | 16 | 32 | 64 } => false,
            _ => return Err(record.invalid("the elements are not plain numbers")),
        };
        let zero = usize::from(record.code == code::CSTRING);
        let mut elements = Vec::with_capacity(record.left().saturating_add(zero));
        for value in record.rest().iter().copied().chain(core::iter::repeat_n(0, zero)) {
            elements.push(match is_half {
                true if value > 0xffff => {
                    return Err(record.value("an element", value, "of the type's width"));
                }
                true => constants.float(element, value),
                false => constants.integer(types, element, value),
            });
        }
        self.aggregate_of(record, ty, &elements)
    }
}

/// Fails if modern LLVM has no such expression of constants.
pub(super) fn check_modern(record: &Record<'_>, expression: &Expression) -> Result<(), Error> {
    let is_known = match expression {
        Expression::Binary { op, .. } => {
            matches!(op, BinaryOp::Add(_) | BinaryOp::Sub(_) | BinaryOp::Xor)
        }
        Expression::Cast { op, .. } => matches!(
            op,
            CastOp::Trunc(_)
                | CastOp::PtrToInt
                | CastOp::IntToPtr
                | CastOp::BitCast
                | CastOp::AddrSpaceCast
        ),
        _ => true,
    };
    match is_known {
        true => Ok(()),
        false => Err(record.unsupported(EXPRESSION)),
    }
}
