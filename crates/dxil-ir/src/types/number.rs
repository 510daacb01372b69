//! Numbers.

use super::{Type, TypeId, Types};

impl Types {
    /// The number of bits of an integer or a floating-point number; `None` for other types, vectors included.
    ///
    /// ```
    /// use dxil_ir::{Type, Types};
    ///
    /// let mut types = Types::new();
    /// let half = types.intern(Type::Half);
    /// let vector = types.intern(Type::Vector { element: half, length: 4 });
    /// assert_eq!(types.number_bits(half), Some(16));
    /// assert_eq!(types.number_bits(vector), None);
    /// assert_eq!(types.number_bits(types.scalar(vector)), Some(16));
    /// ```
    #[must_use]
    pub fn number_bits(&self, id: TypeId) -> Option<u32> {
        match self[id] {
            Type::Half => Some(16),
            Type::Float => Some(32),
            Type::Double => Some(64),
            Type::Integer { bits } => Some(bits),
            _ => None,
        }
    }
}
