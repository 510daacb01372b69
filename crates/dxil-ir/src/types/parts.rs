//! What types are made of: elements, parameters, pointees.

use super::{StructBody, Type, TypeId, Types};

impl Types {
    /// The elements of a struct, named or not; `None` for other types and opaque structs.
    #[must_use]
    #[inline]
    pub fn struct_body(&self, id: TypeId) -> Option<&StructBody> {
        match &self[id] {
            Type::Struct(body) => Some(body),
            Type::Named(id) => self.structs[*id].body.as_ref(),
            _ => None,
        }
    }

    /// Whether it is an array, or a struct that is not opaque.
    #[must_use]
    #[inline]
    pub fn is_aggregate(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Array { .. }) || self.struct_body(id).is_some()
    }

    /// The type of the elements of a vector; of other types the type itself.
    #[must_use]
    #[inline]
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match self[id] {
            Type::Vector { element, .. } => element,
            _ => id,
        }
    }

    /// The type of the elements of an array, or of arrays within it; of other types the type itself.
    ///
    /// ```
    /// use dxil_ir::{Type, Types};
    ///
    /// let mut types = Types::new();
    /// let i32 = types.integer(32);
    /// let row = types.intern(Type::Array { element: i32, length: 4 });
    /// let rows = types.intern(Type::Array { element: row, length: 2 });
    /// assert_eq!(types.innermost(rows), i32);
    /// assert_eq!(types.innermost(i32), i32);
    /// ```
    #[must_use]
    pub fn innermost(&self, mut id: TypeId) -> TypeId {
        while let Some(&Type::Array { element, .. }) = self.get(id) {
            id = element;
        }
        id
    }

    /// The number of elements of a vector; `None` for other types.
    #[must_use]
    #[inline]
    pub fn vector_length(&self, id: TypeId) -> Option<u32> {
        match self[id] {
            Type::Vector { length, .. } => Some(length),
            _ => None,
        }
    }

    /// Whether it is an integer or a vector of integers.
    #[must_use]
    #[inline]
    pub fn is_integer_or_vector(&self, id: TypeId) -> bool {
        matches!(self[self.scalar(id)], Type::Integer { .. })
    }

    /// Whether it is a floating-point number or a vector of them.
    #[must_use]
    #[inline]
    pub fn is_float_or_vector(&self, id: TypeId) -> bool {
        matches!(self[self.scalar(id)], Type::Half | Type::Float | Type::Double)
    }

    /// Whether it is a pointer.
    #[must_use]
    #[inline]
    pub fn is_pointer(&self, id: TypeId) -> bool {
        matches!(self[id], Type::Pointer { .. })
    }

    /// The type that a pointer points to; `None` for opaque pointers and other types.
    #[must_use]
    #[inline]
    pub fn pointee(&self, id: TypeId) -> Option<TypeId> {
        match self[id] {
            Type::Pointer { pointee, .. } => pointee,
            _ => None,
        }
    }

    /// The type at `index` of an array, vector or struct.
    #[must_use]
    #[inline]
    pub fn element(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self[id] {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
            _ => self.struct_body(id)?.elements.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// The type of a parameter of a function; `None` for other types, and beyond the last parameter.
    ///
    /// ```
    /// let mut types = dxil_ir::Types::new();
    /// let (void, i32) = (types.void(), types.integer(32));
    /// let function = types.function(void, &[i32]);
    /// assert_eq!([types.parameter(function, 0), types.parameter(function, 1)], [Some(i32), None]);
    /// assert_eq!(types.parameter(i32, 0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn parameter(&self, id: TypeId, index: usize) -> Option<TypeId> {
        match &self[id] {
            Type::Function { parameters, .. } => parameters.get(index).copied(),
            _ => None,
        }
    }
}
