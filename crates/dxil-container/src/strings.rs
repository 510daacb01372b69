//! Tables of strings that end with a zero byte, named by their offset in the table.

use alloc::vec::Vec;
use core::ops::Range;

use bstr::{BStr, BString, ByteSlice};

use crate::record::At;
use crate::tree::Value;

/// A table of strings in a file.
#[derive(Clone, Copy, Debug)]
pub struct Strings<'a> {
    bytes: At<&'a [u8]>,
}

impl<'a> Strings<'a> {
    /// The table in these bytes.
    pub(crate) fn new(bytes: At<&'a [u8]>) -> Self {
        Self { bytes }
    }

    /// The string at this offset from the table's start; without a zero byte, it ends with the table.
    #[must_use]
    pub fn get(&self, offset: u32) -> Option<At<&'a BStr>> {
        let start = offset as usize;
        let bytes = self.bytes.get(start..).filter(|bytes| !bytes.is_empty())?;
        let text = bytes.find_byte(0).and_then(|end| bytes.get(..end)).unwrap_or(bytes);
        Some(At::new(BStr::new(text), self.bytes.offset().saturating_add(start), text.len()))
    }

    /// The bytes of the table.
    #[must_use]
    pub fn as_bytes(&self) -> &'a [u8] {
        *self.bytes
    }

    /// The bytes of the file that hold the table.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }

    /// An offset into the table as a value to show: with its string, if there is one.
    #[must_use]
    pub fn value(&self, offset: u32) -> Value<'a> {
        match self.get(offset) {
            Some(text) => Value::TextAt { offset, text: text.into_inner().into() },
            None => Value::Number(offset.into()),
        }
    }
}

/// A table of strings being made. It holds any bytes, so that a table that was read stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StringTable(pub BString);

impl StringTable {
    /// The offset of a string, which is appended unless the table has it.
    ///
    /// Strings share bytes as DXC lets them: a string that ends another one is not stored again.
    pub fn add(&mut self, text: &[u8]) -> u32 {
        let mut wanted = Vec::with_capacity(text.len() + 1);
        wanted.extend_from_slice(text);
        wanted.push(0);
        let offset = self.0.find(&wanted).unwrap_or_else(|| {
            let end = self.0.len();
            self.0.extend_from_slice(&wanted);
            end
        });
        offset as u32
    }

    /// The string at this offset.
    #[must_use]
    pub fn get(&self, offset: u32) -> Option<&BStr> {
        Strings::new(At::new(&self.0, 0, self.0.len())).get(offset).map(At::into_inner)
    }
}

impl From<Strings<'_>> for StringTable {
    fn from(strings: Strings<'_>) -> Self {
        Self(strings.as_bytes().into())
    }
}
