//! Components that are checked with the part, and read when they are asked for.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use super::mask::Take;
use crate::cursor::Cursor;
use crate::part::{Group, ViewField};
use crate::tree::Node;
use crate::{At, Error};

/// A component that was checked. Views of a part hold it in place of its own view, which is large.
#[derive(Clone, Copy)]
pub(crate) struct Checked<'a, T, S = ()> {
    /// The bytes of the part from its start on.
    bytes: At<&'a [u8]>,
    sizes: S,
    of: PhantomData<T>,
}

impl<'a, S: Copy, T: Take<'a, S>> Checked<'a, T, S> {
    /// Takes it off the rest of the part.
    #[inline]
    pub(super) fn take(cursor: &mut Cursor<'a>, sizes: S) -> Result<Self, Error> {
        let bytes = { *cursor }.rest();
        T::skip(cursor, sizes)?;
        Ok(Self { bytes, sizes, of: PhantomData })
    }

    /// Its view.
    #[inline]
    pub(super) fn get(&self) -> T {
        let mut cursor = Cursor::new(*self.bytes, self.bytes.offset(), None);
        let component = T::take(&mut cursor, self.sizes);
        component.unwrap_or_else(|_| unreachable!("it was checked"))
    }
}

impl<T, S> Group for Checked<'_, T, S> {}

impl<'a, S: Copy, T: Take<'a, S> + ViewField<'a>> ViewField<'a> for Checked<'a, T, S> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        self.get().describe(name, nodes);
    }
}

impl<'a, S: Copy, T: Take<'a, S> + fmt::Debug> fmt::Debug for Checked<'a, T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
