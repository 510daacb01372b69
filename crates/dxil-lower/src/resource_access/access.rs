//! An access that is replaced, and what all kinds of resources share.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::{BinaryOp, CastOp, ExactFlags, OverflowFlags, StructBody, Type, TypeId, Value};

use super::place::Place;
use crate::extent::Extents;
use crate::offset::Offset;
use crate::resource::ResourceType;
use crate::{Diagnostic, fold, intrinsic};

const MUL: BinaryOp = BinaryOp::Mul(OverflowFlags::NONE);
const ADD: BinaryOp = BinaryOp::Add(OverflowFlags::NONE);

/// A load, a store or an atomic of memory in a resource.
pub(super) struct Access<'a, 'm> {
    pub(super) b: &'a FunctionBuilder<'m>,
    pub(super) place: &'a Place,
    pub(super) resource: &'a ResourceType,
    pub(super) extents: &'a Extents,
    /// The name of the value that is loaded.
    pub(super) name: BString,
}

impl Access<'_, '_> {
    pub(super) fn call(
        &self,
        name: &str,
        result: TypeId,
        arguments: &[Value],
    ) -> Result<Value, Diagnostic> {
        intrinsic::call(self.b, name, result, arguments).map_err(Diagnostic::from)
    }

    /// The sum of two numbers; the first one if the second is zero.
    pub(super) fn add(&self, x: Value, y: Value) -> Result<Value, Diagnostic> {
        match self.b.integer_value(y) {
            Some(0) => Ok(x),
            _ => fold::binary(self.b, ADD, x, y).map_err(Diagnostic::from),
        }
    }

    pub(super) fn extract_value(&self, aggregate: Value, index: u32) -> Result<Value, Diagnostic> {
        self.b.extract_value(aggregate, &[index]).map_err(Diagnostic::from)
    }

    /// The element of the resource.
    pub(super) fn element(&self) -> Result<Value, Diagnostic> {
        self.place.element.ok_or_else(|| "an address in a resource without an element".into())
    }

    /// The three coordinates that operations on textures take: those of the element, and `undef` after them.
    pub(super) fn coordinates(&self) -> Result<[Value; 3], Diagnostic> {
        let given = self.elements(self.element()?)?;
        let mut coordinates = [self.b.undef(self.b.ty(Type::Integer { bits: 32 }))?; 3];
        if given.len() > coordinates.len() {
            return Err("an element of a resource has more than three coordinates".into());
        }
        coordinates[..given.len()].copy_from_slice(&given);
        Ok(coordinates)
    }

    /// The type that the resource contains.
    pub(super) fn contained(&self) -> Result<TypeId, Diagnostic> {
        self.resource.contained.ok_or_else(|| "a resource that contains nothing".into())
    }

    /// The type of the elements of a vector, and their number; of a scalar, itself and [`None`].
    pub(super) fn shape(&self, ty: TypeId) -> (TypeId, Option<u32>) {
        self.b.with_module(|module| (module.types.scalar(ty), module.types.vector_length(ty)))
    }

    /// The vector of a length, or the scalar.
    pub(super) fn vector_type(&self, element: TypeId, length: Option<u32>) -> TypeId {
        match length {
            Some(length) => self.b.ty(Type::Vector { element, length }),
            None => element,
        }
    }

    /// The type of what a load gives together with its status.
    pub(super) fn with_status(&self, ty: TypeId) -> TypeId {
        let bit = self.b.ty(Type::Integer { bits: 1 });
        self.b.ty(Type::Struct(StructBody { elements: [ty, bit].into(), packed: false }))
    }

    /// The size of a scalar in bytes.
    pub(super) fn size(&self, scalar: TypeId) -> Result<u32, Diagnostic> {
        let is_number = self.b.with_module(|module| {
            matches!(
                module.types[scalar],
                Type::Integer { .. } | Type::Half | Type::Float | Type::Double
            )
        });
        let size = self.extents.size(scalar).filter(|_| is_number);
        let size = size.and_then(|it| u32::try_from(it).ok()).filter(|it| *it > 0);
        size.ok_or_else(|| {
            let name = self.b.with_module(|module| module.types.display(scalar).to_string());
            alloc::format!("an access of {name} in a resource").into()
        })
    }

    /// The sum of the offsets of some steps, in units of some bytes; [`None`] if it is zero.
    pub(super) fn offset(&self, steps: &[Offset], unit: u32) -> Result<Option<Value>, Diagnostic> {
        let mut sum = None;
        for step in steps {
            for &(index, stride) in &step.variables {
                let term = self.scaled(index, stride, unit)?;
                sum = Some(self.sum(sum, term)?);
            }
            if step.constant != 0 {
                let units = step.constant.div_euclid(unit.into());
                sum = Some(self.sum(sum, self.b.i32(units as i32))?);
            }
        }
        Ok(sum)
    }

    fn sum(&self, sum: Option<Value>, term: Value) -> Result<Value, Diagnostic> {
        sum.map_or(Ok(term), |sum| self.add(sum, term))
    }

    /// An index times a number of bytes, in units of some bytes.
    fn scaled(&self, index: Value, stride: u32, unit: u32) -> Result<Value, Diagnostic> {
        let index = self.narrowed(index)?;
        let (factor, divisor) = match stride % unit {
            0 => (stride / unit, 1),
            _ => (stride, unit),
        };
        let factor_value = self.b.i32(factor as i32);
        let product = match factor {
            1 => index,
            _ => fold::binary(self.b, MUL, index, factor_value)?,
        };
        let divide = BinaryOp::UDiv(ExactFlags::NONE);
        match divisor {
            1 => Ok(product),
            _ => fold::binary(self.b, divide, product, self.b.i32(divisor as i32))
                .map_err(Diagnostic::from),
        }
    }

    /// An index in 32 bits.
    fn narrowed(&self, index: Value) -> Result<Value, Diagnostic> {
        let ty = self.b.type_of(index)?;
        let bits = self.b.with_module(|module| match module.types[ty] {
            Type::Integer { bits } => bits,
            _ => 32,
        });
        let op = if bits < 32 { CastOp::SExt } else { CastOp::Trunc(OverflowFlags::NONE) };
        fold::cast(self.b, op, index, self.b.ty(Type::Integer { bits: 32 }))
            .map_err(Diagnostic::from)
    }

    /// A vector of elements, or the only one if the type is no vector.
    pub(super) fn vector(&self, ty: TypeId, elements: &[Value]) -> Result<Value, Diagnostic> {
        if let ((_, None), &[only]) = (self.shape(ty), elements) {
            return Ok(only);
        }
        let mut vector = self.b.with_module(|module| module.constants.poison(ty)).into();
        for (index, &element) in elements.iter().enumerate() {
            let index = self.b.i32(index as i32);
            vector = self.b.insert_element(vector, element, index)?;
        }
        Ok(vector)
    }

    /// The elements of a vector from an index on; of a scalar, itself.
    pub(super) fn elements(&self, vector: Value) -> Result<Vec<Value>, Diagnostic> {
        let ty = self.b.type_of(vector)?;
        let (element, Some(length)) = self.shape(ty) else { return Ok([vector].into()) };
        let extract = |index: u32| fold::extract(self.b, vector, element, self.b.i32(index as i32));
        (0..length).map(|index| extract(index).map_err(Diagnostic::from)).collect()
    }
}
