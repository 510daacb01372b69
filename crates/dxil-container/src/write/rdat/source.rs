//! Tables from which a library is read.

use alloc::vec::Vec;

use bstr::BString;

use crate::layout::rdat::{ArrayElement, ArrayRef, BytesRef, RecordRef, StringRef, TableRecord};
use crate::read::{self, Array};
use crate::write::budget::Budget;
use crate::{At, Error};

/// Tables, and how much may be copied out of them. A reference that leads nowhere is an error.
pub(super) struct Source<'v, 'a> {
    view: &'v read::Rdat<'a>,
    budget: Budget<'a>,
}

impl<'v, 'a> Source<'v, 'a> {
    pub(super) fn new(view: &'v read::Rdat<'a>, limit: usize) -> Self {
        Self { view, budget: Budget::new(limit, view.cursor()) }
    }

    pub(super) fn string(&self, reference: StringRef) -> Result<BString, Error> {
        let text = self.view.string(reference);
        self.budget.string(text.ok_or_else(|| self.error("a reference to a string", reference.0))?)
    }

    pub(super) fn strings(&self, references: ArrayRef<StringRef>) -> Result<Vec<BString>, Error> {
        self.array(references)?.iter().map(|reference| self.string(reference)).collect()
    }

    pub(super) fn bytes(&self, reference: BytesRef) -> Result<Vec<u8>, Error> {
        let bytes = self.view.bytes(reference);
        let bytes = bytes.ok_or_else(|| self.error("a reference to bytes", reference.offset))?;
        self.budget.take(bytes.len())?;
        Ok(bytes.to_vec())
    }

    pub(super) fn array<T: ArrayElement>(
        &self,
        reference: ArrayRef<T>,
    ) -> Result<Array<'a, T>, Error> {
        let array = self.view.array(reference);
        let array = array.ok_or_else(|| self.error("a reference to an array", reference.offset))?;
        self.budget.take(array.range().len())?;
        Ok(array)
    }

    /// The elements of an array of three.
    pub(super) fn xyz(&self, reference: ArrayRef<u32>) -> Result<[u32; 3], Error> {
        let numbers = self.array(reference)?;
        let [x, y, z] = numbers.iter().collect::<Vec<_>>()[..] else {
            return Err(self.error("the length of an array", numbers.len() as u32));
        };
        Ok([x, y, z])
    }

    pub(super) fn record<T: TableRecord>(&self, reference: RecordRef<T>) -> Result<At<T>, Error> {
        let record = self.view.record(reference);
        record.ok_or_else(|| self.error("a reference to a record", reference.index))
    }

    fn error(&self, what: &'static str, value: u32) -> Error {
        let allowed = "one that leads to something";
        self.view.cursor().value_error(what, value.into(), allowed)
    }
}
