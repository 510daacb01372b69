//! Addresses of elements: what a `getelementptr` leads to, and the type of what it gives.

use crate::{ConstantId, ConstantKind, Module, Type, TypeId, Types, Value};

impl Module {
    /// The type of the element of an array, vector or struct to which an index of a `getelementptr`
    /// leads. Into structs, only constants lead: an `i32`, or a vector whose elements are the same.
    #[must_use]
    pub fn indexed_type(&self, ty: TypeId, index: Value) -> Option<TypeId> {
        match self.types[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => Some(element),
            _ => self.types.element(ty, self.struct_index(index.constant()?)?),
        }
    }

    /// Which element of a struct a constant index names.
    pub(crate) fn struct_index(&self, id: ConstantId) -> Option<u64> {
        let constant = self.constants.get(id)?;
        if self.types[self.types.scalar(constant.ty)] != (Type::Integer { bits: 32 }) {
            return None;
        }
        match &constant.kind {
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
}

impl Types {
    /// The type of what a `getelementptr` gives that leads to an `element`: a pointer in the address
    /// space of `pointer`, the type of a pointer or of a vector of pointers. Where that or an index
    /// is a vector, of `length` elements, it is a vector of pointers. `None` where `pointer` is
    /// neither.
    pub fn element_address(
        &mut self,
        element: TypeId,
        pointer: TypeId,
        length: Option<u32>,
    ) -> Option<TypeId> {
        let Type::Pointer { address_space, .. } = self[self.scalar(pointer)] else { return None };
        let address = self.intern(Type::Pointer { pointee: element, address_space });
        Some(match length {
            Some(length) => self.intern(Type::Vector { element: address, length }),
            None => address,
        })
    }
}
