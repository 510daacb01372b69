//! Records of which a file has some of the fields, or more than are known.

use alloc::vec::Vec;
use core::fmt;
use core::ops::{Deref, Range};

use crate::tree::{Node, Value, fields_with};
use crate::{At, Field, Record};

/// A record, some fields of which may not be in the file: those are 0.
///
/// The file says which there are by the size of the record, or by the part's name.
#[derive(Clone, Copy)]
pub struct Partial<'a, T> {
    /// The record, as if the file had all of it.
    record: At<T>,
    /// The bytes in the file.
    bytes: At<&'a [u8]>,
}

impl<'a, T: Record> Partial<'a, T> {
    /// The record whose fields from this byte on lie in the bytes.
    #[inline(always)]
    pub(crate) fn new(bytes: At<&'a [u8]>, start: usize) -> Self {
        let whole = if start == 0 { T::decode(&bytes) } else { None };
        let record = whole.unwrap_or_else(|| Self::some(*bytes, start));
        Self { record: At::new(record, bytes.offset().saturating_sub(start), T::SIZE), bytes }
    }

    /// The record whose fields from this byte on lie in the bytes, if they are not all.
    fn some(bytes: &[u8], start: usize) -> T {
        const LONGEST: usize = 64;
        const { assert!(T::SIZE <= LONGEST) };
        let mut all = [0; LONGEST];
        all.iter_mut().skip(start).zip(bytes).for_each(|(to, from)| *to = *from);
        T::decode(&all).unwrap_or_else(|| unreachable!("it is no longer"))
    }

    /// The bytes of the file that hold it, those after the known fields included.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }

    /// The bytes of the file that hold one of its fields, unless the file lacks it:
    /// `info.field_range(|it| it.flags)`.
    #[must_use]
    pub fn field_range(&self, field: impl FnOnce(&T::Places) -> Field) -> Option<Range<usize>> {
        Some(self.record.field_range(field)).filter(|range| self.has(range))
    }

    /// The bytes that the file has after the known fields.
    #[must_use]
    pub fn extra(&self) -> At<&'a [u8]> {
        let fields = T::FIELDS.iter().map(|field| self.record.range_of(field));
        let known = fields.filter(|range| self.has(range)).map(|range| range.end);
        let end = known.fold(self.bytes.offset(), usize::max);
        let known = end.saturating_sub(self.bytes.offset());
        let extra = self.bytes.get(known..).unwrap_or_default();
        At::new(extra, end, extra.len())
    }

    /// The fields that the file has as leaves, whose values the function may replace; and the bytes
    /// after them.
    pub(crate) fn nodes(
        &self,
        replace: impl FnMut(&Field, Value<'static>) -> Value<'a>,
    ) -> Vec<Node<'a>> {
        let mut nodes = fields_with(&self.record, replace);
        nodes.retain(|node| self.has(&node.range));
        nodes.extend(Node::optional_bytes("extra", &self.extra()));
        nodes
    }

    fn has(&self, range: &Range<usize>) -> bool {
        self.bytes.offset() <= range.start && range.end <= self.bytes.range().end
    }
}

impl<T> Deref for Partial<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.record
    }
}

impl<T: fmt::Debug> fmt::Debug for Partial<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.record, f)?;
        write!(f, " @ {:#x}", self.bytes.offset())
    }
}
