//! Data that FXC places one after the other, each once.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::BString;

use super::string;
use crate::Record;
use crate::layout::StringOffset;
use crate::part::Refer;

/// The bytes of a part of FXC being made, and where strings and lists lie in them.
///
/// Strings follow one another closely; anything else begins at a multiple of 4 bytes, filled up with
/// [`FILL`](Self::FILL). What was added before, in whichever role, is not added again.
#[derive(Default)]
pub(crate) struct Pool {
    bytes: Vec<u8>,
    offsets: BTreeMap<Vec<u8>, u32>,
}

impl Pool {
    /// The byte that fills gaps.
    const FILL: u8 = 0xab;

    /// The offset of a string, which is appended unless there is one like it.
    pub(crate) fn string(&mut self, text: &[u8]) -> StringOffset {
        let mut data = Vec::with_capacity(text.len() + 1);
        string(&mut data, text);
        StringOffset(self.add(data))
    }

    /// The offset of a list or value, which is appended unless there are bytes like it.
    pub(crate) fn data(&mut self, data: Vec<u8>) -> u32 {
        if !self.offsets.contains_key(&data) {
            self.align();
        }
        self.add(data)
    }

    /// The offset of `size` bytes, which are not shared and are to be [set](Self::set).
    pub(crate) fn reserve(&mut self, size: usize) -> u32 {
        self.align();
        let offset = self.bytes.len();
        self.bytes.resize(offset + size, 0);
        offset as u32
    }

    /// Overwrites reserved bytes.
    pub(crate) fn set(&mut self, offset: u32, data: &[u8]) {
        let start = offset as usize;
        self.bytes[start..start + data.len()].copy_from_slice(data);
    }

    /// Overwrites reserved bytes with a record.
    pub(crate) fn set_record(&mut self, offset: u32, record: &impl Record) {
        let mut data = Vec::new();
        record.encode(&mut data);
        self.set(offset, &data);
    }

    /// Overwrites reserved bytes with records, after it places the data that they refer to.
    pub(crate) fn set_records<F, R: Record>(
        &mut self,
        offset: u32,
        forms: &[F],
        place: impl Fn(&F, &mut Self) -> R,
    ) {
        let mut data = Vec::new();
        forms.iter().for_each(|form| place(form, self).encode(&mut data));
        self.set(offset, &data);
    }

    /// The offset of bytes that are appended and not shared.
    pub(crate) fn append(&mut self, data: &[u8]) -> u32 {
        let offset = self.reserve(data.len());
        self.set(offset, data);
        offset
    }

    /// All bytes.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Fills up to a multiple of 4 bytes.
    pub(crate) fn align(&mut self) {
        self.bytes.resize(self.bytes.len().next_multiple_of(4), Self::FILL);
    }

    /// The offset of bytes, which are appended unless there are bytes like them.
    fn add(&mut self, data: Vec<u8>) -> u32 {
        let end = self.bytes.len() as u32;
        if let Some(offset) = self.offsets.get(&data) {
            return *offset;
        }
        self.bytes.extend_from_slice(&data);
        self.offsets.insert(data, end);
        end
    }
}

impl Refer<BString, StringOffset> for Pool {
    fn refer(&mut self, text: &BString) -> StringOffset {
        self.string(text)
    }
}
