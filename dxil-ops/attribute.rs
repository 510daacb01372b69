//! Attributes of operations.

use crate::named::named;
use crate::set::set;

generated!("attributes.rs"); // Attribute, ATTRIBUTE_NAMES

#[cfg(test)]
pub(crate) fn table_bytes() -> usize {
    let names: usize = ATTRIBUTE_NAMES.iter().map(|name| name.len()).sum();
    size_of_val(&ATTRIBUTE_NAMES) + size_of_val(Attribute::ALL) + names
}

impl Attribute {
    /// The attribute's name in the spec, such as `ReadNone`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ATTRIBUTE_NAMES[self as usize]
    }
}

named! {
    Attribute,
    /// Finds an attribute by its name, such as `ReadNone`.
}

set! {
    /// A set of attributes.
    ///
    /// ```
    /// use dxil_ops::{Attribute, OpCode, Version};
    /// let attributes = OpCode::Sin.attributes(Version::V1_0);
    /// assert!(attributes.contains(Attribute::ReadNone));
    /// ```
    AttributeSet(u16) of Attribute
}
