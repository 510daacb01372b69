//! Tables from which a library is read.

use alloc::vec::Vec;

use bstr::BString;

use crate::layout::rdat::{ArrayElement, ArrayRef, BytesRef, RecordRef, StringRef, TableRecord};
use crate::part::Follow;
use crate::read::{self, Array};
use crate::write::budget::Budget;
use crate::{At, Error};

/// Tables, and the limit on the bytes that may be copied out of them.
pub(super) struct Source<'v, 'a> {
    view: &'v read::Rdat<'a>,
    budget: Budget<'a>,
}

impl<'v, 'a> Source<'v, 'a> {
    pub(super) fn new(view: &'v read::Rdat<'a>, limit: usize) -> Self {
        Self { view, budget: Budget::new(limit, view.cursor()) }
    }

    pub(super) fn array<T: ArrayElement>(
        &self,
        reference: ArrayRef<T>,
    ) -> Result<Array<'a, T>, Error> {
        let array = self.view.array(reference)?;
        self.budget.take(array.range().len())?;
        Ok(array)
    }

    pub(super) fn record<T: TableRecord>(&self, reference: RecordRef<T>) -> Result<At<T>, Error> {
        self.view.record(reference)
    }
}

impl Follow<StringRef, BString> for Source<'_, '_> {
    fn follow(&self, reference: StringRef) -> Result<BString, Error> {
        self.budget.string(self.view.string(reference)?)
    }
}

impl Follow<BytesRef, Vec<u8>> for Source<'_, '_> {
    fn follow(&self, reference: BytesRef) -> Result<Vec<u8>, Error> {
        let bytes = self.view.bytes(reference)?;
        self.budget.take(bytes.len())?;
        Ok(bytes.to_vec())
    }
}

impl<T: ArrayElement, U> Follow<ArrayRef<T>, Vec<U>> for Source<'_, '_>
where
    Self: Follow<T, U>,
{
    fn follow(&self, reference: ArrayRef<T>) -> Result<Vec<U>, Error> {
        self.array(reference)?.iter().map(|element| self.follow(element)).collect()
    }
}

/// The elements of an array of three.
impl Follow<ArrayRef<u32>, [u32; 3]> for Source<'_, '_> {
    fn follow(&self, reference: ArrayRef<u32>) -> Result<[u32; 3], Error> {
        let numbers: Vec<u32> = self.follow(reference)?;
        numbers.try_into().map_err(|numbers: Vec<u32>| {
            let what = "the length of an array";
            self.view.cursor().value_error(what, numbers.len() as u64, "3")
        })
    }
}
