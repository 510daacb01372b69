//! Reading a part from front to back, or at offsets.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use bstr::{BStr, ByteSlice};

use crate::field::FieldType;
use crate::record::{At, Record, Records, narrow};
use crate::{Error, ErrorKind, FourCC};

/// A place in the bytes of a part, or of something inside it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    /// All bytes, those before it included.
    bytes: &'a [u8],
    /// The bytes from here to the end.
    rest: &'a [u8],
    /// The byte of the file at which `bytes` begin.
    start: u32,
    /// The byte of the file at which it stands.
    offset: u32,
    part: Option<FourCC>,
}

impl<'a> Cursor<'a> {
    /// The start of bytes that begin at this byte of the file.
    #[inline]
    pub(crate) fn new(bytes: &'a [u8], offset: usize, part: Option<FourCC>) -> Self {
        let start = narrow(offset);
        Self { bytes, rest: bytes, start, offset: start, part }
    }

    /// The part that the bytes are of.
    pub(crate) fn part(&self) -> Option<FourCC> {
        self.part
    }

    /// The byte of the file at which it stands.
    #[inline]
    pub(crate) fn offset(&self) -> usize {
        self.offset as usize
    }

    /// Bytes from the start to where it stands.
    #[inline]
    pub(crate) fn position(&self) -> usize {
        self.bytes.len().saturating_sub(self.rest.len())
    }

    /// All bytes, those before it included.
    #[inline]
    pub(crate) fn all(&self) -> At<&'a [u8]> {
        At::new(self.bytes, self.start as usize, self.bytes.len())
    }

    /// The bytes from here to the end; leaves it there.
    #[inline]
    pub(crate) fn rest(&mut self) -> At<&'a [u8]> {
        self.advance(self.rest, &[])
    }

    /// Moves past the bytes that are taken, to the rest.
    #[inline]
    fn advance(&mut self, taken: &'a [u8], rest: &'a [u8]) -> At<&'a [u8]> {
        let taken = At::new(taken, self.offset(), taken.len());
        self.rest = rest;
        self.offset = narrow(taken.range().end);
        taken
    }

    /// Whether nothing is left.
    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns a cursor over the same bytes from their start.
    #[inline]
    pub(crate) fn to_start(self) -> Self {
        Self { rest: self.bytes, offset: self.start, ..self }
    }

    /// Returns a cursor over the same bytes at this offset from their start.
    #[inline]
    pub(crate) fn seek(&self, offset: u32, what: &'static str) -> Result<Self, Error> {
        match self.bytes.get(offset as usize..) {
            Some(rest) => Ok(Self { rest, offset: self.start.saturating_add(offset), ..*self }),
            None => Err(self.offset_error(what, offset)),
        }
    }

    /// A cursor of no bytes.
    pub(crate) fn empty(&self) -> Self {
        Self::new(&[], self.offset(), self.part)
    }

    /// The next bytes.
    #[inline]
    pub(crate) fn take(&mut self, size: usize, what: &'static str) -> Result<At<&'a [u8]>, Error> {
        match self.rest.split_at_checked(size) {
            Some((taken, rest)) => Ok(self.advance(taken, rest)),
            None => Err(self.truncated(what, size as u64)),
        }
    }

    /// The error of something that takes more bytes than are left.
    // By value, as all errors: a cursor stays in registers if nothing refers to it.
    #[cold]
    fn truncated(self, what: &'static str, wanted: u64) -> Error {
        self.error(ErrorKind::Truncated { what, wanted, left: self.rest.len() as u64 })
    }

    /// The next bytes as text.
    pub(crate) fn text(&mut self, size: usize, what: &'static str) -> Result<At<&'a BStr>, Error> {
        let text = self.take(size, what)?;
        Ok(At::new(BStr::new(*text), text.offset(), size))
    }

    /// The records at this offset, without gaps.
    pub(crate) fn table<T: Record>(
        &self,
        offset: impl Into<u32>,
        count: impl Into<u32>,
        what: &'static str,
    ) -> Result<Records<'a, T>, Error> {
        self.to_start().seek(offset.into(), what)?.records(count.into(), T::SIZE as u32, what)
    }

    /// The next bytes as a cursor of their own, which ends with them.
    pub(crate) fn inner(&mut self, size: usize, what: &'static str) -> Result<Self, Error> {
        let bytes = self.take(size, what)?;
        Ok(Self::new(*bytes, bytes.offset(), self.part))
    }

    /// The next value.
    #[inline]
    pub(crate) fn value<T: FieldType>(&mut self, what: &'static str) -> Result<At<T>, Error> {
        let bytes = self.take(T::SIZE, what)?;
        let value = T::decode(&mut { *bytes }).unwrap_or_else(|| unreachable!("it has its size"));
        Ok(At::new(value, bytes.offset(), T::SIZE))
    }

    /// The next record.
    #[inline]
    pub(crate) fn record<T: Record>(&mut self, what: &'static str) -> Result<At<T>, Error> {
        let bytes = self.take(T::SIZE, what)?;
        let value = T::decode(&bytes).unwrap_or_else(|| unreachable!("it has its size"));
        Ok(At::new(value, bytes.offset(), T::SIZE))
    }

    /// The next `count` records, each of `stride` bytes.
    #[inline]
    pub(crate) fn records<T: Record>(
        &mut self,
        count: u32,
        stride: u32,
        what: &'static str,
    ) -> Result<Records<'a, T>, Error> {
        self.versioned(count, stride, T::SIZE, what)
    }

    /// The next `count` records, each of `stride` bytes; those of the oldest version have `least`.
    #[inline(always)]
    pub(crate) fn versioned<T: Record>(
        &mut self,
        count: u32,
        stride: u32,
        least: usize,
        what: &'static str,
    ) -> Result<Records<'a, T>, Error> {
        let size = u64::from(count).saturating_mul(stride.into());
        if count > 0 && (stride as usize) < least {
            let (wanted, left) = (least as u64, stride.into());
            return Err(self.error(ErrorKind::Truncated { what, wanted, left }));
        }
        let bytes = self.take(usize::try_from(size).unwrap_or(usize::MAX), what)?;
        Ok(Records::new(*bytes, bytes.offset(), stride as usize))
    }

    /// The next string, without the zero byte that ends it.
    pub(crate) fn string(&mut self, what: &'static str) -> Result<At<&'a BStr>, Error> {
        let Some(size) = self.rest.find_byte(0) else {
            return Err(self.truncated(what, (self.rest.len() as u64).saturating_add(1)));
        };
        let text = self.text(size, what)?;
        self.take(1, what)?;
        Ok(text)
    }

    /// The error of a number, read before, that cannot have its value.
    #[cold]
    pub(crate) fn value_error(
        self,
        what: &'static str,
        value: u64,
        allowed: &'static str,
    ) -> Error {
        self.error(ErrorKind::Value { what, value, allowed })
    }

    /// The error of an offset that leads past the end.
    #[cold]
    pub(crate) fn offset_error(self, what: &'static str, offset: u32) -> Error {
        let limit = self.bytes.len() as u64;
        self.error(ErrorKind::Offset { what, offset: offset.into(), limit })
    }

    /// An error where it stands.
    pub(crate) fn error(self, kind: ErrorKind) -> Error {
        Error::new(kind, self.offset(), self.part)
    }
}
