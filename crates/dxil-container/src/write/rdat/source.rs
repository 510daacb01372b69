//! Tables from which a library is read.

use alloc::vec::Vec;

use bstr::BString;

use crate::layout::rdat::{ArrayElement, ArrayRef, BytesRef, StringRef};
use crate::read::{self, Array};
use crate::write::budget::Budget;

/// Tables, and how much may be copied out of them.
pub(super) struct Source<'v, 'a> {
    pub(super) view: &'v read::Rdat<'a>,
    budget: Budget,
}

impl<'v, 'a> Source<'v, 'a> {
    pub(super) fn new(view: &'v read::Rdat<'a>, limit: usize) -> Self {
        Self { view, budget: Budget::new(limit) }
    }

    pub(super) fn string(&self, reference: StringRef) -> Option<BString> {
        self.budget.string(self.view.string(reference)?)
    }

    pub(super) fn strings(&self, references: ArrayRef<StringRef>) -> Option<Vec<BString>> {
        self.array(references)?.iter().map(|reference| self.string(reference)).collect()
    }

    pub(super) fn bytes(&self, reference: BytesRef) -> Option<Vec<u8>> {
        let bytes = self.view.bytes(reference)?;
        self.budget.take(bytes.len())?;
        Some(bytes.to_vec())
    }

    pub(super) fn array<T: ArrayElement>(&self, reference: ArrayRef<T>) -> Option<Array<'a, T>> {
        let array = self.view.array(reference)?;
        self.budget.take(array.range().len())?;
        Some(array)
    }
}
