//! Reads constant expressions.

use alloc::vec::Vec;

use dxil_ir::typing;
use dxil_ir::{
    CastOp, ConstantId, ConstantKind, Dialect, Expression, FloatPredicate, GepFlags, IntPredicate,
    Module, TypeId,
};

use super::constants::Pool;
use super::record::Record;
use crate::Error;
use crate::codes::constants as code;

impl Pool<'_> {
    /// Reads an expression.
    pub(super) fn expression(
        &self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<Expression, Error> {
        Ok(match record.code {
            code::CE_BINOP => {
                let number = record.next("operation")?;
                let operands = self.next_two(record)?;
                let float = self.module.types.is_float_or_vector(ty);
                let dialect = self.module.types.dialect();
                let op = super::binary_op(record, number, float, dialect)?;
                Expression::Binary { op, operands }
            }
            code::CE_CAST => {
                let op = record.code("operation", CastOp::from_code)?;
                let from = record.reference("type", self.types)?;
                let value = self.next(record)?;
                self.check_type(record, value, from)?;
                Expression::Cast { op, value }
            }
            code::CE_SELECT => {
                let [condition, a, b] = self.next_three(record)?;
                Expression::Select { condition, operands: [a, b] }
            }
            code::CE_EXTRACTELT => {
                let operands = [self.next_typed(record)?, self.next_typed(record)?];
                Expression::ExtractElement { operands }
            }
            code::CE_INSERTELT => {
                let [vector, element] = self.next_two(record)?;
                let operands = [vector, element, self.next_typed(record)?];
                Expression::InsertElement { operands }
            }
            code::CE_SHUFFLEVEC => Expression::ShuffleVector { operands: self.next_three(record)? },
            code::CE_SHUFVEC_EX => {
                let from = record.reference("type", self.types)?;
                let operands = self.next_three(record)?;
                self.check_type(record, operands[0], from)?;
                Expression::ShuffleVector { operands }
            }
            code::CE_CMP => {
                let from = record.reference("type", self.types)?;
                let operands = self.next_two(record)?;
                self.check_type(record, operands[0], from)?;
                if self.module.types.is_float_or_vector(from) {
                    let predicate = record.code("predicate", FloatPredicate::from_code)?;
                    Expression::FCmp { predicate, operands }
                } else {
                    let predicate = record.code("predicate", IntPredicate::from_code)?;
                    Expression::ICmp { predicate, operands }
                }
            }
            _ => return Err(record.unknown()),
        })
    }

    /// Reads a `getelementptr`. Its type can differ from the current type of the block: LLVM's
    /// backend for DirectX sets the type of another address before some.
    pub(super) fn get_element_ptr(&self, record: &mut Record<'_>) -> Result<Expression, Error> {
        let inbounds = record.code == code::CE_INBOUNDS_GEP;
        let mut explicit = None;
        let mut flags = GepFlags(inbounds.into());
        match record.code {
            code::CE_GEP_WITH_FLAGS | code::CE_GEP_WITH_INRANGE_INDEX => {
                explicit = Some(record.reference("type", self.types)?);
                flags = super::memory::modern_flags(record)?;
            }
            _ if record.left() % 2 != 0 => {
                explicit = Some(record.reference("type", self.types)?);
            }
            _ => {}
        }
        let mut operands = Vec::with_capacity(record.left() / 2);
        while record.left() > 0 {
            operands.push(self.next_typed(record)?);
        }
        let Some(&pointer) = operands.first() else {
            return Err(record.invalid("there is no pointer"));
        };
        // LLVM 3.7's reader sets `inbounds`, so that DXC always writes it; LLVM's backend for DirectX
        // does not.
        if !self.is_modern() && self.module.is_inside_variable(&operands) {
            flags = GepFlags::INBOUNDS;
        }
        let Module { types, constants, .. } = &*self.module;
        let pointer = constants[pointer].ty;
        let pointee = types.pointee(types.scalar(pointer)).unwrap_or(pointer);
        let (source, operands) = (explicit.unwrap_or(pointee), operands.into());
        Ok(Expression::GetElementPtr { source, flags, operands })
    }

    /// Makes the constant of an expression. `ty` is the current type of the block.
    pub(super) fn intern_expression(
        &mut self,
        record: &Record<'_>,
        expression: Expression,
        ty: TypeId,
    ) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        let ty = typing::expression(types, constants, &expression, ty);
        let ty = ty.map_err(|error| record.typing(error, types))?;
        Ok(match types.dialect() {
            Dialect::Dxil => constants.intern(ty, ConstantKind::Expression(expression)),
            // LLVM's reader folds expressions, which older LLVM may have left.
            Dialect::Modern => self.module.fold(expression, ty),
        })
    }

    /// Reads two operands: the type and the number of a constant.
    fn next_typed(&self, record: &mut Record<'_>) -> Result<ConstantId, Error> {
        let ty = record.reference("type", self.types)?;
        let id = self.next(record)?;
        self.check_type(record, id, ty)?;
        Ok(id)
    }

    fn check_type(&self, record: &Record<'_>, id: ConstantId, ty: TypeId) -> Result<(), Error> {
        match self.module.constants[id].ty == ty {
            true => Ok(()),
            false => Err(record.invalid("the value is not of the type")),
        }
    }

    fn next_two(&self, record: &mut Record<'_>) -> Result<[ConstantId; 2], Error> {
        Ok([self.next(record)?, self.next(record)?])
    }

    fn next_three(&self, record: &mut Record<'_>) -> Result<[ConstantId; 3], Error> {
        Ok([self.next(record)?, self.next(record)?, self.next(record)?])
    }
}
