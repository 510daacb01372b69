//! Tables from which a library is read.

use alloc::vec::Vec;
use core::cell::Cell;

use bstr::BString;

use crate::layout::rdat::{ArrayElement, ArrayRef, BytesRef, StringRef};
use crate::read::{self, Array};

/// Tables, and how many more bytes may be copied out of them: a small file can have many references
/// to one long string.
pub(super) struct Source<'v, 'a> {
    pub(super) view: &'v read::Rdat<'a>,
    left: Cell<usize>,
}

impl<'v, 'a> Source<'v, 'a> {
    pub(super) fn new(view: &'v read::Rdat<'a>, limit: usize) -> Self {
        Self { view, left: Cell::new(limit) }
    }

    pub(super) fn string(&self, reference: StringRef) -> Option<BString> {
        let text = self.view.string(reference)?;
        self.take(text.len())?;
        Some(text.into_inner().into())
    }

    pub(super) fn strings(&self, references: ArrayRef<StringRef>) -> Option<Vec<BString>> {
        self.array(references)?.iter().map(|reference| self.string(reference)).collect()
    }

    pub(super) fn bytes(&self, reference: BytesRef) -> Option<Vec<u8>> {
        let bytes = self.view.bytes(reference)?;
        self.take(bytes.len())?;
        Some(bytes.to_vec())
    }

    pub(super) fn array<T: ArrayElement>(&self, reference: ArrayRef<T>) -> Option<Array<'a, T>> {
        let array = self.view.array(reference)?;
        self.take(array.range().len())?;
        Some(array)
    }

    fn take(&self, size: usize) -> Option<()> {
        self.left.set(self.left.get().checked_sub(size)?);
        Some(())
    }
}
