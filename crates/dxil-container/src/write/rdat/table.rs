//! The tables of a library being made.

use alloc::vec::Vec;

use bstr::BString;

use crate::layout::rdat::{self, PartType, TableHeader, TableRecord, for_each_table};
use crate::{At, Record, Records, read};

/// A table of records.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Table<T> {
    /// The records.
    pub records: Vec<T>,
    /// Bytes from one record to the next, at most 512. A record that is longer is cut off.
    pub stride: u32,
    /// The bytes that records of a newer version have after the known fields, one after the other.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub extra: Vec<u8>,
}

impl<T: Record> Default for Table<T> {
    fn default() -> Self {
        Self { records: Vec::new(), stride: T::SIZE as u32, extra: Vec::new() }
    }
}

/// The largest records that are written, in bytes. Known ones have at most 60: a number alone must not take
/// memory.
pub(in crate::write) const MAX_STRIDE: u32 = 512;

impl<T: TableRecord> Table<T> {
    /// Appends the table, unless it is empty.
    fn write(&self, out: &mut Vec<u8>) {
        if self.records.is_empty() {
            return;
        }
        let record_count = self.records.len() as u32;
        TableHeader { record_count, record_stride: self.stride }.encode(out);
        let mut extra = self.extra.chunks((self.stride as usize).saturating_sub(T::SIZE).max(1));
        for record in &self.records {
            let end = out.len() + self.stride.min(MAX_STRIDE) as usize;
            record.encode(out);
            out.extend_from_slice(extra.next().unwrap_or_default());
            out.resize(end, 0);
        }
    }
}

impl<T: TableRecord> From<Records<'_, T>> for Table<T> {
    fn from(view: Records<'_, T>) -> Self {
        let extra = (0..view.len()).filter_map(|index| view.extra(index));
        Self {
            records: view.iter().map(At::into_inner).collect(),
            stride: view.stride() as u32,
            extra: extra.flat_map(At::into_inner).copied().collect(),
        }
    }
}

/// The table of [`Rdat`] that holds records of a type.
pub trait RdatRecord: TableRecord {
    /// The table.
    fn table(rdat: &Rdat) -> &Table<Self>;

    /// The table, to be changed.
    fn table_mut(rdat: &mut Rdat) -> &mut Table<Self>;
}

/// Declares [`Rdat`] and the functions over all tables.
macro_rules! tables {
    (
        {$($(#[$before_meta:meta])* $before:ident: $before_record:ident = $before_part:ident,)*}
        {$($(#[$after_meta:meta])* $after:ident: $after_record:ident = $after_part:ident,)*}
    ) => {
        impl Rdat {
            /// The order in which DXC writes parts.
            pub const DXC_ORDER: &'static [PartType] = &[
                PartType::StringBuffer,
                $(PartType::$before_part,)*
                PartType::IndexArrays,
                PartType::RawBytes,
                $(PartType::$after_part,)*
            ];
        }

        tables! {
            $($(#[$before_meta])* $before: $before_record = $before_part,)*
            $($(#[$after_meta])* $after: $after_record = $after_part,)*
        }
    };
    ($($(#[$meta:meta])* $name:ident: $record:ident = $part:ident,)*) => {
        /// The facts that the runtime needs about a library: heaps, and tables whose records refer to them.
        ///
        /// [`RdatBuilder`](super::RdatBuilder) makes one. Parts that are empty are not written.
        #[derive(Clone, PartialEq, Debug, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct Rdat {
            /// The version, unless it is [the known one](rdat::Header::VERSION).
            pub version: Option<u32>,
            /// Strings that end with a zero byte.
            #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
            pub strings: BString,
            /// Arrays of numbers, each after the number of its elements.
            pub index_arrays: Vec<u32>,
            /// Bytes that records refer to.
            #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
            pub raw_bytes: Vec<u8>,
            $($(#[$meta])* pub $name: Table<rdat::$record>,)*
            /// Parts that this version does not know, each type once, and their bytes.
            #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
            pub unknown: Vec<(PartType, Vec<u8>)>,
            /// The order of the parts, each type once, unless it is [DXC's](Self::DXC_ORDER). Parts that
            /// it does not name come after the others.
            pub order: Option<Vec<PartType>>,
            /// Bytes after the parts.
            #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
            pub trailing: Vec<u8>,
        }

        $(impl RdatRecord for rdat::$record {
            fn table(rdat: &Rdat) -> &Table<Self> {
                &rdat.$name
            }

            fn table_mut(rdat: &mut Rdat) -> &mut Table<Self> {
                &mut rdat.$name
            }
        })*

        impl Rdat {
            /// Reads all tables.
            pub(super) fn read_tables(&mut self, view: &read::Rdat<'_>) {
                $(self.$name = view.table().into();)*
            }

            /// The field of each table, and the bytes from one of its records to the next.
            pub(in crate::write) fn strides(&self) -> impl Iterator<Item = (&'static str, u32)> {
                [$((stringify!($name), self.$name.stride)),*].into_iter()
            }

            /// Appends a table, unless it is empty or the part is none.
            pub(super) fn write_table(&self, part_type: PartType, out: &mut Vec<u8>) {
                match part_type {
                    $(PartType::$part => self.$name.write(out),)*
                    _ => {}
                }
            }
        }
    };
}

for_each_table!(tables);
