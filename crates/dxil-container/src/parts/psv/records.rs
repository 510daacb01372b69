//! Tables of records, the size of which the file states.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::cursor::Cursor;
use crate::part::{Cut, FormField, FormOf, ViewField, Writer};
use crate::tree::Node;
use crate::{At, Error, Record, Records};

/// Records after the size of one in bytes, which is missing where there are none.
#[derive(Clone, Copy)]
pub struct SizedRecords<'a, T> {
    size_name: &'static str,
    size: Option<At<u32>>,
    records: Records<'a, T>,
}

impl<'a, T: Record> SizedRecords<'a, T> {
    /// Takes off this number of records.
    pub(super) fn take(cursor: &mut Cursor<'a>, count: u32) -> Result<Self, Error> {
        Self::versioned(cursor, "record_size", count, T::SIZE)
    }

    /// Takes off this number of records; those of the oldest version have `least` bytes.
    pub(super) fn versioned(
        cursor: &mut Cursor<'a>,
        size_name: &'static str,
        count: u32,
        least: usize,
    ) -> Result<Self, Error> {
        let size = (count != 0).then(|| cursor.value::<u32>("the size of a record")).transpose()?;
        let stride = size.map_or(T::SIZE as u32, At::into_inner);
        let records = cursor.versioned(count, stride, least, "a record")?;
        Ok(Self { size_name, size, records })
    }
}

impl<'a, T> Deref for SizedRecords<'a, T> {
    type Target = Records<'a, T>;

    fn deref(&self) -> &Records<'a, T> {
        &self.records
    }
}

impl<T: Record + fmt::Debug> fmt::Debug for SizedRecords<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.records.fmt(f)
    }
}

/// A missing table has no node.
impl<'a, T: Record> ViewField<'a> for SizedRecords<'a, T> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let Some(size) = self.size else { return };
        size.describe(self.size_name, nodes);
        self.records.describe(name, nodes);
    }
}

impl<T: Record> FormOf<SizedRecords<'_, T>> for Vec<T> {
    fn of(view: &SizedRecords<'_, T>) -> Self {
        Self::of(&view.records)
    }
}

/// The size of a record, and the records, unless there are none.
pub(super) fn sized<T: Record>(records: &[T]) -> impl FormField {
    cut(records, T::SIZE)
}

/// The size of a record and that many bytes of each, unless there are none.
pub(super) fn cut<T: Record>(records: &[T], size: usize) -> impl FormField {
    Writer(move |out: &mut Vec<u8>| {
        if !records.is_empty() {
            (size as u32).write(out);
            records.iter().for_each(|record| Cut { record: *record, size }.write(out));
        }
    })
}
