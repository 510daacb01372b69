//! Records: structures of fixed size, and their places in the file.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Deref, Range};

use crate::Error;
use crate::tree::Value;

/// A structure of fixed size whose fields follow one another without gaps.
///
/// The types in [`layout`](crate::layout) implement it. What C would leave as padding is a field.
pub trait Record: Copy + Default + 'static {
    /// Its size in bytes.
    const SIZE: usize;
    /// A structure that has a [`Field`] in place of each field.
    type Places: 'static;

    /// The place of each field, by its name.
    const PLACES: Self::Places;
    /// Its fields in their order.
    const FIELDS: &'static [Field];

    /// Reads it from the front of the bytes, unless they are too few.
    fn decode(bytes: &[u8]) -> Option<Self>;

    /// Reads the fields that the bytes have from the front. Others are as by default: versions append fields.
    fn decode_fields(bytes: &[u8]) -> Self;

    /// Appends its bytes.
    fn encode(&self, out: &mut Vec<u8>);

    /// Calls the function with each field and its value.
    fn for_each_field(&self, each: impl FnMut(&'static Field, Value<'static>));
}

/// The place of a field in a [`Record`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the Rust structure.
    pub name: &'static str,
    /// Bytes from the start of the record.
    pub offset: usize,
    /// Bytes that it takes.
    pub size: usize,
}

/// Declares a structure and its [`Record`].
macro_rules! record {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$field_meta:meta])* pub $field:ident: $ty:ty,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Debug, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $ty,)*
        }

        #[cfg(test)]
        inventory::submit! {
            $crate::documentation::Documented::record::<$name>(module_path!(), stringify!($name))
        }

        const _: () = {
            #[allow(missing_docs, reason = "no path leads to it")]
            pub struct Places {
                $(pub $field: $crate::Field,)*
            }

        impl $crate::Record for $name {
            type Places = Places;

            const SIZE: usize = 0 $(+ <$ty as $crate::FieldType>::SIZE)*;
            const PLACES: Places = {
                let [$($field),*] = $crate::record::fields([
                    $((stringify!($field), <$ty as $crate::FieldType>::SIZE),)*
                ]);
                Places { $($field),* }
            };
            const FIELDS: &'static [$crate::Field] = &[$(Self::PLACES.$field),*];

            #[inline]
            fn decode(bytes: &[u8]) -> Option<Self> {
                let rest = &mut bytes.get(..Self::SIZE)?;
                Some(Self { $($field: $crate::FieldType::decode(rest)?,)* })
            }

            fn decode_fields(bytes: &[u8]) -> Self {
                let rest = &mut { bytes };
                let mut record = Self::default();
                $(match $crate::FieldType::decode(rest) {
                    Some(value) => record.$field = value,
                    None => return record,
                })*
                record
            }

            fn encode(&self, out: &mut alloc::vec::Vec<u8>) {
                $($crate::FieldType::encode(self.$field, out);)*
            }

            fn for_each_field(
                &self,
                mut each: impl FnMut(&'static $crate::Field, $crate::Value<'static>),
            ) {
                let mut fields = Self::FIELDS.iter();
                $(if let Some(field) = fields.next() {
                    each(field, $crate::FieldType::value(self.$field));
                })*
            }
        }
        };
    };
}

pub(crate) use record;

/// Places fields of these names and sizes one after the other.
pub(crate) const fn fields<const N: usize>(sizes: [(&'static str, usize); N]) -> [Field; N] {
    let mut fields = [Field { name: "", offset: 0, size: 0 }; N];
    let mut offset = 0_usize;
    let mut i = 0;
    // Evaluated at compile time only, where an overflow or a bad index is an error.
    #[allow(clippy::arithmetic_side_effects, clippy::indexing_slicing)]
    while i < N {
        let (name, size) = sizes[i];
        fields[i] = Field { name, offset, size };
        offset += size;
        i += 1;
    }
    fields
}

/// A value and the bytes of the file that hold it. No container has more than 4 GiB: places after that are those of its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct At<T> {
    value: T,
    // Views have a place for each field, and are copied.
    offset: u32,
    size: u32,
}

/// A place in a container.
#[inline]
pub(crate) fn narrow(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

impl<T> At<T> {
    /// A value that begins at this byte of the file and has this size.
    #[inline]
    pub(crate) fn new(value: T, offset: usize, size: usize) -> Self {
        Self { value, offset: narrow(offset), size: narrow(size) }
    }

    /// The value without its place.
    #[must_use]
    pub fn into_inner(self) -> T {
        self.value
    }

    /// The byte of the file at which it begins.
    #[must_use]
    #[inline]
    pub fn offset(&self) -> usize {
        self.offset as usize
    }

    /// The bytes of the file that hold it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.offset()..self.offset().saturating_add(self.size as usize)
    }

    /// The bytes of the file that hold one of its fields: `at.field_range(|it| it.file_size)`.
    #[must_use]
    pub fn field_range(&self, field: impl FnOnce(&T::Places) -> Field) -> Range<usize>
    where
        T: Record,
    {
        self.range_of(&field(&T::PLACES))
    }

    /// Whether the file has a field at this place: records of older versions end before the last ones.
    pub(crate) fn has(&self, field: &Field) -> bool {
        field.offset.saturating_add(field.size) <= self.size as usize
    }

    /// The bytes of the file that hold a field at this place.
    pub(crate) fn range_of(&self, field: &Field) -> Range<usize> {
        let start = self.offset().saturating_add(field.offset);
        start..start.saturating_add(field.size)
    }
}

impl<T> Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: fmt::Debug> fmt::Debug for At<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)?;
        write!(f, " @ {:#x}", self.offset)
    }
}

/// Records of one type that lie one after the other, each read on demand.
///
/// A file may state another size than the record has: versions append fields. Those that it lacks are as
/// by default.
pub struct Records<'a, T> {
    bytes: &'a [u8],
    offset: u32,
    stride: u32,
    of: PhantomData<T>,
}

impl<'a, T: Record> Records<'a, T> {
    /// The records in bytes that begin at this byte of the file; the stride divides the number of bytes.
    pub(crate) fn new(bytes: &'a [u8], offset: usize, stride: usize) -> Self {
        Self { bytes, offset: narrow(offset), stride: narrow(stride).max(1), of: PhantomData }
    }

    /// Returns the number of records.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len().checked_div(self.stride()).unwrap_or(0)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The distance from one to the next, in bytes.
    #[must_use]
    #[inline]
    pub fn stride(&self) -> usize {
        self.stride as usize
    }

    /// The byte of the file at which they begin.
    #[inline]
    fn offset(&self) -> usize {
        self.offset as usize
    }

    /// The bytes of the file that hold them.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.offset()..self.offset().saturating_add(self.bytes.len())
    }

    /// The record of this index.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<At<T>> {
        let start = index.checked_mul(self.stride())?;
        let bytes = self.bytes.get(start..)?.get(..self.stride())?;
        Some(Self::decode(bytes, self.offset().checked_add(start)?))
    }

    /// Returns this number of records, from this one on.
    #[must_use]
    pub fn slice(&self, start: usize, count: usize) -> Option<Self> {
        let start = start.checked_mul(self.stride())?;
        let bytes = self.bytes.get(start..)?.get(..count.checked_mul(self.stride())?)?;
        Some(Self { bytes, offset: narrow(self.offset().checked_add(start)?), ..*self })
    }

    #[inline]
    fn decode(bytes: &[u8], offset: usize) -> At<T> {
        match T::decode(bytes) {
            Some(value) => At::new(value, offset, T::SIZE),
            None => At::new(T::decode_fields(bytes), offset, bytes.len()),
        }
    }

    /// The bytes that the file has after the known fields, in the record of this index.
    #[must_use]
    pub fn extra(&self, index: usize) -> Option<At<&'a [u8]>> {
        let record = index.checked_mul(self.stride())?;
        let known = if self.stride() >= T::SIZE {
            T::SIZE
        } else {
            let ends = T::FIELDS.iter().map(|field| field.offset.saturating_add(field.size));
            ends.filter(|end| *end <= self.stride()).max()?
        };
        let start = record.checked_add(known)?;
        let bytes = self.bytes.get(start..record.checked_add(self.stride())?)?;
        Some(At::new(bytes, self.offset().checked_add(start)?, bytes.len()))
    }

    /// The records in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = At<T>> + Clone + use<'a, T> {
        let (offset, stride) = (self.offset(), self.stride());
        self.bytes.chunks_exact(stride).enumerate().map(move |(index, bytes)| {
            Self::decode(bytes, offset.saturating_add(index.saturating_mul(stride)))
        })
    }
}

impl<T: Record> Records<'_, T> {
    /// The owned forms of all records.
    pub(crate) fn forms<F>(
        &self,
        form: impl FnMut(At<T>) -> Result<F, Error>,
    ) -> Result<Vec<F>, Error> {
        self.iter().map(form).collect()
    }
}

impl<T> Clone for Records<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Records<'_, T> {}

impl<T: Record + fmt::Debug> fmt::Debug for Records<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
