//! Addresses of elements of vectors, which passes compute as those of elements of arrays.

use alloc::vec::Vec;

use dxil_ir::{GepFlags, InstructionKind as Kind, Type, TypeId, Types, Value};

use super::Conversion;
use super::body::Typing;
use super::pointees::element;

impl Typing<'_, '_> {
    /// The address of an element of a vector, or of one of the vectors in a struct or array, which the scalarizer computes as
    /// that of an element of an array: DXC's validator takes it for one beyond the first element.
    pub(super) fn vector_element(
        &mut self,
        source: TypeId,
        operands: &[Value],
        flags: GepFlags,
    ) -> Option<Kind> {
        let &[pointer, index] = operands else { return None };
        let pointer = self.plain(pointer);
        let types = &self.conversion.to.types;
        let pointee = types.pointee(self.new_type(pointer)?)?;
        let number = u64::try_from(self.signed(index)?).ok()?;
        if number == 0 || is_array_of(types, pointee, source) {
            return None;
        }
        let path = path(types, pointee, source, number)?;
        let i32 = self.conversion.to.types.integer(32);
        let Conversion { to, .. } = &mut *self.conversion;
        let indices = [0].into_iter().chain(path);
        let indices = indices.map(|it| to.constants.integer(&to.types, i32, it).into());
        let operands: Vec<Value> = [pointer].into_iter().chain(indices).collect();
        let operands = self.body.add_list(operands);
        let flags = GepFlags(flags.0 & GepFlags::INBOUNDS.0);
        Some(Kind::GetElementPtr { source: pointee, flags, operands })
    }

    /// The vector that a pointer points to, where the address of an element is computed as that in an array of as many:
    /// passes make arrays of the vectors in memory. Vectors are padded to a power of two and arrays are not, so that the next
    /// array may begin before the next vector.
    pub(super) fn vector_of(&mut self, source: TypeId, operands: &[Value]) -> TypeId {
        let &[pointer, first, _] = operands else { return source };
        let is_first = self.signed(first) == Some(0);
        let pointer = self.plain(pointer);
        let types = &self.conversion.to.types;
        let pointee = self.new_type(pointer).and_then(|ty| types.pointee(ty));
        match (pointee.map(|ty| (ty, &types[ty])), &types[source]) {
            (
                Some((vector, Type::Vector { element, length })),
                Type::Array { element: other, length: count },
            ) if element == other
                && u64::from(*length) == *count
                && (is_first || length.is_power_of_two()) =>
            {
                vector
            }
            _ => source,
        }
    }

    /// The number that a constant of up to 64 bits is, with its sign.
    fn signed(&self, value: Value) -> Option<i64> {
        let from = self.conversion.from;
        let id = value.constant()?;
        let Type::Integer { bits } = from.types[from.constants[id].ty] else { return None };
        let shift = 64_u32.checked_sub(bits)?;
        let number = from.constants.integer_value(id)?;
        Some(number.checked_shl(shift)? as i64 >> shift)
    }
}

fn is_array_of(types: &Types, ty: TypeId, wanted: TypeId) -> bool {
    matches!(types[ty], Type::Array { element, .. } if element == wanted)
}

/// The indices that lead to a scalar, which is counted from the start of a type; [`None`] if it lies in no vector or array
/// there, or after padding.
fn path(types: &Types, mut ty: TypeId, wanted: TypeId, mut number: u64) -> Option<Vec<u64>> {
    let mut path = Vec::new();
    while ty != wanted {
        let index = match types[ty] {
            Type::Vector { length, .. } if number < length.into() => number,
            Type::Array { element, length } => {
                let index = scalars(types, element, wanted).map_or(0, |each| number / each);
                if index >= length {
                    return None;
                }
                index
            }
            Type::Vector { .. } => return None,
            _ => 0,
        };
        let next = element(types, ty, Some(index))?;
        number -= index * scalars(types, next, wanted).unwrap_or(0);
        path.push(index);
        ty = next;
    }
    (number == 0).then_some(path)
}

/// The number of scalars that a type is made of, without padding between them; [`None`] if it may have other elements.
fn scalars(types: &Types, mut ty: TypeId, wanted: TypeId) -> Option<u64> {
    let mut count = 1_u64;
    while ty != wanted {
        let (next, length) = match types[ty] {
            Type::Array { element, length } => (element, length),
            // Others are padded in arrays.
            Type::Vector { element, length } if length.is_power_of_two() => {
                (element, length.into())
            }
            _ => match *types.struct_body(ty)?.elements {
                [only] => (only, 1),
                _ => return None,
            },
        };
        count = count.checked_mul(length).filter(|&it| it > 0)?;
        ty = next;
    }
    Some(count)
}
