//! The fields of nodes, one after another.

use super::MetadataId;

/// A field of a node, as bitcode holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A number or flag.
    Number(u64),
    /// A signed number.
    Signed(i64),
    /// Other metadata, or null.
    Reference(Option<MetadataId>),
}

/// A source of the fields of a node.
pub trait FieldSource {
    /// The error of the source.
    type Error;

    /// The next field, which has this name and is of the same kind as `kind`.
    ///
    /// # Errors
    ///
    /// Fails if the source finds a mistake.
    fn next(&mut self, name: &'static str, kind: Field) -> Result<Field, Self::Error>;

    /// The error for a field whose value the node cannot hold.
    fn wrong(&mut self, name: &'static str, field: Field) -> Self::Error;
}

/// The form of a field's type in bitcode. Implemented for the types that fields of nodes have.
pub trait FieldKind: Sized {
    /// A field of this type without a value, which tells its kind.
    const KIND: Field;

    /// The largest number that it holds.
    const MAX: u64;

    /// The field.
    fn field(&self) -> Field;

    /// The value of a field of this kind; `None` where the type cannot hold it.
    fn from_field(field: Field) -> Option<Self>;
}

impl FieldKind for Option<MetadataId> {
    const KIND: Field = Field::Reference(None);
    const MAX: u64 = 0;

    fn field(&self) -> Field {
        Field::Reference(*self)
    }

    fn from_field(field: Field) -> Option<Self> {
        match field {
            Field::Reference(id) => Some(id),
            _ => None,
        }
    }
}

impl FieldKind for i64 {
    const KIND: Field = Field::Signed(0);
    const MAX: u64 = Self::MAX as u64;

    fn field(&self) -> Field {
        Field::Signed(*self)
    }

    fn from_field(field: Field) -> Option<Self> {
        match field {
            Field::Signed(value) => Some(value),
            _ => None,
        }
    }
}

macro_rules! numbers {
    ($($ty:ty),*) => {$(
        impl FieldKind for $ty {
            const KIND: Field = Field::Number(0);
            const MAX: u64 = Self::MAX as u64;

            fn field(&self) -> Field {
                Field::Number(u64::from(*self))
            }

            fn from_field(field: Field) -> Option<Self> {
                match field {
                    Field::Number(value) => value.try_into().ok(),
                    _ => None,
                }
            }
        }
    )*};
}

numbers!(u16, u32, u64);

impl FieldKind for bool {
    const KIND: Field = Field::Number(0);
    const MAX: u64 = 1;

    fn field(&self) -> Field {
        Field::Number(u64::from(*self))
    }

    fn from_field(field: Field) -> Option<Self> {
        match field {
            Field::Number(0) => Some(false),
            Field::Number(1) => Some(true),
            _ => None,
        }
    }
}
