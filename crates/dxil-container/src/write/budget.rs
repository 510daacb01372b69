//! A limit on the bytes that are copied out of a part.

use core::cell::Cell;

use bstr::{BStr, BString};

use crate::cursor::Cursor;
use crate::{At, Error, ErrorKind};

/// Bytes that may still be copied out of a part. Many references can lead to one long string: without a
/// limit, a small damaged file could fill the memory.
pub(crate) struct Budget<'a> {
    left: Cell<usize>,
    part: Cursor<'a>,
}

impl<'a> Budget<'a> {
    /// Returns a limit of this number of bytes, out of this part.
    pub(crate) fn new(size: usize, part: Cursor<'a>) -> Self {
        Self { left: Cell::new(size), part }
    }

    /// Takes this number of bytes.
    pub(crate) fn take(&self, size: usize) -> Result<(), Error> {
        let left = self.left.get();
        let rest = left.checked_sub(size).ok_or_else(|| {
            let (what, left) = ("the text of all references", left as u64);
            self.part.error(ErrorKind::Limit { what, left })
        })?;
        self.left.set(rest);
        Ok(())
    }

    /// A copy of a string.
    pub(crate) fn string(&self, text: At<&BStr>) -> Result<BString, Error> {
        self.take(text.len())?;
        Ok(text.into_inner().into())
    }
}
