//! The references of records to strings, arrays, bytes and other records.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

pub use crate::strings::StringRef;
use crate::{FieldType, Value};

/// The number of a reference to nothing.
const NONE: u32 = u32::MAX;

/// Some of the raw bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BytesRef {
    /// Their offset, in bytes from the start of the raw bytes.
    pub offset: u32,
    /// Their number.
    pub size: u32,
}

/// A record: its index in the table of its type, or [`NONE`](Self::NONE).
pub struct RecordRef<T> {
    /// The index.
    pub index: u32,
    of: PhantomData<fn() -> T>,
}

/// An array of [`u32`], [`StringRef`] or [`RecordRef`]: its offset in the index arrays, in units of
/// 4 bytes, or [`NONE`](Self::NONE), which stands for the empty one.
pub struct ArrayRef<T> {
    /// The offset of the number of elements.
    pub offset: u32,
    of: PhantomData<fn() -> T>,
}

/// An element of an array, in 32 bits.
pub trait ArrayElement: Copy {
    /// The element of this number.
    fn from_number(number: u32) -> Self;

    /// Its number.
    fn number(self) -> u32;
}

impl ArrayElement for u32 {
    fn from_number(number: u32) -> Self {
        number
    }

    fn number(self) -> u32 {
        self
    }
}

impl ArrayElement for StringRef {
    fn from_number(number: u32) -> Self {
        Self(number)
    }

    fn number(self) -> u32 {
        self.0
    }
}

impl<T> ArrayElement for RecordRef<T> {
    fn from_number(number: u32) -> Self {
        Self::new(number)
    }

    fn number(self) -> u32 {
        self.index
    }
}

impl FieldType for BytesRef {
    const SIZE: usize = 8;

    #[inline]
    fn decode(bytes: &mut &[u8]) -> Option<Self> {
        Some(Self { offset: FieldType::decode(bytes)?, size: FieldType::decode(bytes)? })
    }

    fn encode(self, out: &mut Vec<u8>) {
        self.offset.encode(out);
        self.size.encode(out);
    }

    /// The bytes themselves come from the part's raw bytes.
    fn value(self) -> Value<'static> {
        Value::BytesAt { offset: self.offset, size: self.size, bytes: &[] }
    }
}

/// Implements the traits of the generic references; derives would ask it of `T`, too.
macro_rules! reference {
    ($name:ident, $number:ident) => {
        impl<T> $name<T> {
            /// A reference to nothing.
            pub const NONE: Self = Self::new(NONE);

            /// The reference of this number.
            #[must_use]
            pub const fn new($number: u32) -> Self {
                Self { $number, of: PhantomData }
            }

            /// Whether it refers to nothing.
            #[must_use]
            pub const fn is_none(self) -> bool {
                self.$number == NONE
            }
        }

        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<T> {}

        impl<T> PartialEq for $name<T> {
            fn eq(&self, other: &Self) -> bool {
                self.$number == other.$number
            }
        }

        impl<T> Eq for $name<T> {}

        /// Refers to nothing.
        impl<T> Default for $name<T> {
            fn default() -> Self {
                Self::NONE
            }
        }

        impl<T> fmt::Debug for $name<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.is_none() {
                    true => f.write_str("none"),
                    false => write!(f, "#{}", self.$number),
                }
            }
        }

        impl<T> FieldType for $name<T> {
            const SIZE: usize = 4;

            #[inline]
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                FieldType::decode(bytes).map(Self::new)
            }

            fn encode(self, out: &mut Vec<u8>) {
                self.$number.encode(out);
            }

            fn value(self) -> Value<'static> {
                match self.is_none() {
                    true => Value::Named { number: NONE.into(), name: Some("none") },
                    false => Value::Number(self.$number.into()),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl<T> serde::Serialize for $name<T> {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                (!self.is_none()).then_some(self.$number).serialize(to)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de, T> serde::Deserialize<'de> for $name<T> {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let number = Option::deserialize(from)?;
                Ok(number.map_or(Self::NONE, Self::new))
            }
        }
    };
}

reference!(RecordRef, index);
reference!(ArrayRef, offset);
