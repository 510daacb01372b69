//! Addresses of elements of vectors, which passes compute as those of elements of arrays.

use alloc::vec::Vec;

use dxil_ir::{Body, GepFlags, InstructionKind as Kind, Type, TypeId, Types, Value};

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

    /// What a pointer points to, where an address of this type is computed as in arrays in place of the vectors there: passes
    /// make arrays of the vectors in memory.
    pub(super) fn held(&mut self, source: TypeId, operands: &[Value], address: TypeId) -> TypeId {
        let Some((&pointer, indices)) = operands.split_first() else { return source };
        let pointer = self.plain(pointer);
        let types = &self.conversion.to.types;
        let held = self.new_type(pointer).and_then(|ty| types.pointee(ty));
        let Some(held) = held.filter(|&held| lies_as(types, held, source)) else { return source };
        match self.conversion.indexed(held, indices) {
            ty if ty.is_some() && ty == self.conversion.to.types.pointee(address) => held,
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

impl Conversion<'_> {
    /// Gives the addresses in arrays that lie in the place of vectors the types of addresses in these.
    pub(super) fn retype_addresses(&mut self, from: &Body, body: &mut Body) {
        for (id, it) in from.instructions() {
            let Kind::GetElementPtr { source, operands, .. } = it.kind else { continue };
            let source = self.ty(source);
            let Some((&pointer, indices)) = from.list(operands).split_first() else { continue };
            let base = match pointer {
                Value::Argument(index) => body.arguments.get(index as usize).map(|it| it.ty),
                Value::Instruction(id) => Some(body.instructions[id].ty),
                _ => None,
            };
            let held = base.and_then(|ty| self.to.types.pointee(ty));
            let held = held.filter(|&held| held != source && lies_as(&self.to.types, held, source));
            let Some(pointee) = held.and_then(|held| self.indexed(held, indices)) else { continue };
            if let Some(&Type::Pointer { address_space, .. }) = base.map(|ty| &self.to.types[ty]) {
                body.instructions[id].ty = self.to.types.pointer_in(pointee, address_space);
            }
        }
    }

    /// The type that the indices of an address lead to.
    fn indexed(&self, source: TypeId, indices: &[Value]) -> Option<TypeId> {
        indices.iter().skip(1).try_fold(source, |ty, index| {
            let number = index.constant().and_then(|id| self.from.constants.integer_value(id));
            element(&self.to.types, ty, number)
        })
    }
}

/// Whether a type has vectors where another one may have arrays, and is the same otherwise. In DXIL, vectors lie as arrays do.
pub(crate) fn lies_as(types: &Types, mut ty: TypeId, mut other: TypeId) -> bool {
    while ty != other {
        (ty, other) =
            match (&types[ty], &types[other]) {
                (
                    &Type::Vector { element, length },
                    &Type::Array { element: other, length: count },
                ) if u64::from(length) == count => (element, other),
                (
                    &Type::Array { element, length },
                    &Type::Array { element: other, length: count },
                ) if length == count => (element, other),
                _ => return false,
            };
    }
    true
}

fn is_array_of(types: &Types, ty: TypeId, wanted: TypeId) -> bool {
    matches!(types[ty], Type::Array { element, .. } if element == wanted)
}

/// The indices that lead to a scalar, which is counted from the start of a type; [`None`] if it lies in no vector or array
/// there.
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

/// The number of scalars that a type is made of; [`None`] if it may have other elements.
fn scalars(types: &Types, mut ty: TypeId, wanted: TypeId) -> Option<u64> {
    let mut count = 1_u64;
    while ty != wanted {
        let (next, length) = match types[ty] {
            Type::Array { element, length } => (element, length),
            Type::Vector { element, length } => (element, length.into()),
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
