//! Addresses of elements.

use super::error::expect;
use super::{Expected, Found, Operand, TypeTable, TypingError, is_sized};
use crate::{ConstantId, ConstantKind, Constants, Type, TypeId, Types};

/// An index of a `getelementptr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index {
    /// Its type.
    pub ty: TypeId,
    /// Its value; `None` if it is not constant.
    pub constant: Option<ConstantId>,
}

/// The type of a `getelementptr`: a pointer to the element in the address space of `pointer`, or a
/// vector of such pointers if an operand is a vector.
///
/// # Errors
///
/// `pointer` is no pointer to `source`, nor a vector of them, or memory cannot hold that type; or the
/// indices lead to no element: they are integers, those into structs constants of type `i32`.
/// Pointers and indices may be vectors of the same length, into structs of one number.
pub fn get_element_ptr(
    table: &mut impl TypeTable,
    constants: &Constants,
    source: TypeId,
    pointer: TypeId,
    indices: impl IntoIterator<Item = Index>,
) -> Result<TypeId, TypingError> {
    let mut address = ElementAddress::new(table.types(), source, pointer)?;
    for index in indices {
        address.push(table.types(), constants, index)?;
    }
    Ok(address.finish(table))
}

/// The rule of [`get_element_ptr`], one index after another.
#[derive(Clone, Copy, Debug)]
pub struct ElementAddress {
    /// The type that the indices lead to.
    element: TypeId,
    address_space: u32,
    /// The length of operands that are vectors.
    length: Option<u32>,
    /// The number of indices.
    count: u32,
}

impl ElementAddress {
    /// The address that `pointer` points to.
    ///
    /// # Errors
    ///
    /// Fails as [`get_element_ptr`] does for the pointer.
    #[inline]
    pub fn new(types: &Types, source: TypeId, pointer: TypeId) -> Result<Self, TypingError> {
        let Type::Pointer { pointee, address_space } = types[types.scalar(pointer)] else {
            return Err(TypingError::of_type(Operand::Pointer, pointer, Expected::Pointer));
        };
        if let Some(pointee) = pointee {
            expect(Operand::Pointee, pointee, source)?;
        }
        if !is_sized(types, source) {
            return Err(TypingError::of_type(Operand::Pointee, source, Expected::Sized));
        }
        let length = types.vector_length(pointer);
        Ok(Self { element: source, address_space, length, count: 0 })
    }

    /// Adds an index. The first counts elements of the type that the pointer points to.
    ///
    /// # Errors
    ///
    /// Fails as [`get_element_ptr`] does for an index.
    #[inline]
    pub fn push(
        &mut self,
        types: &Types,
        constants: &Constants,
        index: Index,
    ) -> Result<(), TypingError> {
        let operand = Operand::IndexOf(self.count);
        if !types.is_integer_or_vector(index.ty) {
            return Err(TypingError::of_type(operand, index.ty, Expected::Integer));
        }
        match (types.vector_length(index.ty), self.length) {
            (Some(length), Some(expected)) if length != expected => {
                return Err(TypingError::of_type(operand, index.ty, Expected::Length(expected)));
            }
            (length, _) => self.length = self.length.or(length),
        }
        if self.count > 0 {
            self.element = match types[self.element] {
                Type::Array { element, .. } | Type::Vector { element, .. } => element,
                _ => self.field(types, constants, index)?,
            };
        }
        self.count = self.count.saturating_add(1);
        Ok(())
    }

    /// The type of the element of a struct that an index leads to.
    fn field(
        &self,
        types: &Types,
        constants: &Constants,
        index: Index,
    ) -> Result<TypeId, TypingError> {
        let operand = Operand::IndexOf(self.count);
        if types.struct_body(self.element).is_none() {
            let operand = Operand::IndexedBy(self.count);
            return Err(TypingError::of_type(operand, self.element, Expected::Composite));
        }
        if types[types.scalar(index.ty)] != (Type::Integer { bits: 32 }) {
            return Err(TypingError::of_type(operand, index.ty, Expected::I32));
        }
        let Some(constant) = index.constant else {
            return Err(TypingError::new(operand, Found::Variable, Expected::Constant));
        };
        let Some(number) = struct_index(constants, constant) else {
            return Err(TypingError::of_type(operand, index.ty, Expected::SameNumber));
        };
        types.element(self.element, number).ok_or_else(|| {
            let expected = Expected::ElementOf(self.element);
            TypingError::new(operand, Found::Number(number), expected)
        })
    }

    /// The type of the address.
    #[inline]
    #[must_use]
    pub fn finish(self, table: &mut impl TypeTable) -> TypeId {
        let Self { element, address_space, length, .. } = self;
        let address = table.pointer_in(element, address_space);
        match length {
            Some(length) => table.intern(Type::Vector { element: address, length }),
            None => address,
        }
    }
}

/// The element of a struct that a constant index of `i32` leads to.
fn struct_index(constants: &Constants, id: ConstantId) -> Option<u64> {
    match &constants.get(id)?.kind {
        ConstantKind::Integer(index) => Some(*index),
        ConstantKind::Null => Some(0),
        ConstantKind::Data(bytes) => {
            let (first, rest) = bytes.split_first_chunk::<4>()?;
            let same = rest.chunks_exact(4).all(|word| word == first);
            same.then(|| u32::from_le_bytes(*first).into())
        }
        _ => None,
    }
}
