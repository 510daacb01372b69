//! A table of records being made.

use alloc::vec::Vec;

use super::Rdat;
use crate::Record;
use crate::layout::rdat::{self, PartType, TableHeader, TableRecord, for_each_table};
use crate::read;

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
    /// Reads the records of a table, unless there is none or they are unknown.
    fn read(view: &read::Rdat<'_>) -> Option<Self> {
        let (header, bytes) = view.part(T::PART_TYPE)?.raw_table().ok()?;
        let stride = header.record_stride;
        let mut table = Self { stride, ..Self::default() };
        for bytes in bytes.all().chunks_exact(stride.max(1) as usize) {
            table.records.push(T::decode_any(bytes)?);
            table.extra.extend_from_slice(bytes.get(T::SIZE..).unwrap_or_default());
        }
        Some(table)
    }

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

/// The table of [`Rdat`] that holds records of a type.
pub trait RdatRecord: TableRecord {
    /// The table.
    fn table(rdat: &Rdat) -> &Table<Self>;

    /// The table, to be changed.
    fn table_mut(rdat: &mut Rdat) -> &mut Table<Self>;
}

/// Implements what goes over all tables.
macro_rules! tables {
    ($($name:ident: $record:ident = $part:ident,)*) => {
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
                $(self.$name = Table::read(view).unwrap_or_default();)*
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
