//! Arrays of numbers.

use core::marker::PhantomData;
use core::ops::Range;
use core::slice::ChunksExact;

use crate::cursor::Cursor;
use crate::layout::rdat::ArrayElement;
use crate::{At, Error, FieldType};

/// An array of numbers, or of references.
#[derive(Clone, Copy, Debug)]
pub struct Array<'a, T> {
    elements: At<&'a [u8]>,
    of: PhantomData<fn() -> T>,
}

impl<'a, T: ArrayElement> Array<'a, T> {
    /// An array without elements, which the file does not have.
    pub(super) fn empty(offset: usize) -> Self {
        Self { elements: At::new(&[], offset, 0), of: PhantomData }
    }

    /// Takes the number of elements and the elements off the index arrays.
    pub(super) fn take(heap: &mut Cursor<'a>) -> Result<Self, Error> {
        let count = heap.value::<u32>("the length of an array")?;
        let elements = heap.take((*count as usize).saturating_mul(4), "an array")?;
        Ok(Self { elements, of: PhantomData })
    }

    /// Returns the number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.elements.len() / 4
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// The bytes of the file that hold the elements, without their count.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.elements.range()
    }

    /// The elements in order.
    #[must_use]
    pub fn iter(&self) -> ArrayIter<'a, T> {
        ArrayIter { chunks: self.elements.into_inner().chunks_exact(4), of: PhantomData }
    }
}

impl<'a, T: ArrayElement> IntoIterator for Array<'a, T> {
    type Item = T;
    type IntoIter = ArrayIter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The elements of an [`Array`].
#[derive(Clone, Debug)]
pub struct ArrayIter<'a, T> {
    chunks: ChunksExact<'a, u8>,
    of: PhantomData<fn() -> T>,
}

impl<T: ArrayElement> Iterator for ArrayIter<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        u32::decode(&mut self.chunks.next()?).map(T::from_number)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.chunks.size_hint()
    }
}

impl<T: ArrayElement> ExactSizeIterator for ArrayIter<'_, T> {}
