//! Constants.

use super::error::expect;
use super::{
    Expected, Found, Index, Operand, TypeTable, TypingError, binary, cast, extract_element, fcmp,
    get_element_ptr, icmp, insert_element, select, shuffle_vector,
};
use crate::{Constants, Expression, Type, TypeId, Types};

/// The type of a constant array, vector or struct, which is `ty`.
///
/// # Errors
///
/// The type has no elements, or other elements than these.
#[inline]
pub fn aggregate(
    types: &Types,
    ty: TypeId,
    elements: impl ExactSizeIterator<Item = TypeId>,
) -> Result<TypeId, TypingError> {
    let length = match types[ty] {
        Type::Array { length, .. } => length,
        Type::Vector { length, .. } => length.into(),
        _ => match types.struct_body(ty) {
            Some(body) => body.elements.len() as u64,
            None => return Err(TypingError::of_type(Operand::Type, ty, Expected::Composite)),
        },
    };
    if elements.len() as u64 != length {
        let (found, expected) = (Found::Number(elements.len() as u64), Expected::Exactly(length));
        return Err(TypingError::new(Operand::Elements, found, expected));
    }
    for (number, found) in (0..).zip(elements) {
        if let Some(expected) = types.element(ty, number) {
            expect(Operand::ElementOf(number), found, expected)?;
        }
    }
    Ok(ty)
}

/// The type of a constant expression. `ty` is the type that a conversion converts to; the others
/// have one of their own.
///
/// # Errors
///
/// Fails as the instruction of the same name does.
pub fn expression(
    table: &mut impl TypeTable,
    constants: &Constants,
    expression: &Expression,
    ty: TypeId,
) -> Result<TypeId, TypingError> {
    let of = |id| constants[id].ty;
    let types = table.types();
    match *expression {
        Expression::Binary { op, operands } => binary(types, op, operands.map(of)),
        Expression::Cast { op, value } => cast(types, op, of(value), ty),
        Expression::ICmp { operands, .. } => icmp(table, operands.map(of)),
        Expression::FCmp { operands, .. } => fcmp(table, operands.map(of)),
        Expression::Select { condition, operands } => {
            select(types, of(condition), operands.map(of))
        }
        Expression::ExtractElement { operands: [vector, index] } => {
            extract_element(types, of(vector), of(index))
        }
        Expression::InsertElement { operands: [vector, element, index] } => {
            insert_element(types, of(vector), of(element), of(index))
        }
        Expression::ShuffleVector { operands: [left, right, mask] } => {
            shuffle_vector(table, constants, [left, right].map(of), of(mask), Some(mask))
        }
        Expression::GetElementPtr { source, ref operands, .. } => {
            let Some((&pointer, indices)) = operands.split_first() else {
                let (found, expected) = (Found::Number(0), Expected::AtLeast(1));
                return Err(TypingError::new(Operand::Indices, found, expected));
            };
            let indices = indices.iter().map(|&id| Index { ty: of(id), constant: Some(id) });
            get_element_ptr(table, constants, source, of(pointer), indices)
        }
    }
}
