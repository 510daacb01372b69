//! Tables of records, the size of which the file states.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::cursor::Cursor;
use crate::part::{Cut, FormField, FormOf, ViewField, Writer};
use crate::tree::Node;
use crate::{At, Error, FieldType, Record, Records};

/// Records after the size of one in bytes, which is missing where there are none.
#[derive(Clone, Copy)]
pub struct SizedRecords<'a, T>(Records<'a, T>);

impl<'a, T: Record> SizedRecords<'a, T> {
    /// Takes off this number of records.
    #[inline]
    pub(super) fn take(cursor: &mut Cursor<'a>, count: u32) -> Result<Self, Error> {
        Self::versioned(cursor, count, T::SIZE)
    }

    /// Takes off this number of records; those of the oldest version have `least` bytes.
    #[inline(always)]
    pub(super) fn versioned(
        cursor: &mut Cursor<'a>,
        count: u32,
        least: usize,
    ) -> Result<Self, Error> {
        let stride = match count {
            0 => T::SIZE as u32,
            _ => *cursor.value::<u32>("the size of a record")?,
        };
        cursor.versioned(count, stride, least, "a record").map(Self)
    }
}

impl<'a, T> Deref for SizedRecords<'a, T> {
    type Target = Records<'a, T>;

    fn deref(&self) -> &Records<'a, T> {
        &self.0
    }
}

impl<T: Record + fmt::Debug> fmt::Debug for SizedRecords<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A missing table has no node.
impl<'a, T: Record> ViewField<'a> for SizedRecords<'a, T> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        if self.is_empty() {
            return;
        }
        let (start, stride) = (self.range().start, self.stride() as u32);
        let size = At::new(stride, start.saturating_sub(u32::SIZE), u32::SIZE);
        // LLVM has the name of the first.
        size.describe(if name == "resources" { "resource_size" } else { "record_size" }, nodes);
        self.0.describe(name, nodes);
    }
}

impl<T: Record> FormOf<SizedRecords<'_, T>> for Vec<T> {
    fn of(view: &SizedRecords<'_, T>) -> Self {
        Self::of(&view.0)
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
