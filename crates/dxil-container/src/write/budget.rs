//! How much may be copied out of a part.

use core::cell::Cell;

use bstr::{BStr, BString};

use crate::At;

/// How many more bytes may be copied out of a part: many references can lead to one long string, so that
/// a small damaged file could else fill the memory.
pub(super) struct Budget(Cell<usize>);

impl Budget {
    /// So many bytes.
    pub(super) fn new(size: usize) -> Self {
        Self(Cell::new(size))
    }

    /// Takes so many bytes, unless fewer are left.
    pub(super) fn take(&self, size: usize) -> Option<()> {
        self.0.set(self.0.get().checked_sub(size)?);
        Some(())
    }

    /// A copy of a string, unless fewer bytes are left.
    pub(super) fn string(&self, text: At<&BStr>) -> Option<BString> {
        self.take(text.len())?;
        Some(text.into_inner().into())
    }
}
