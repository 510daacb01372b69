//! A map from ids to numbers.

use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

use dxil_ir::Id;

/// Numbers by id.
#[derive(Debug)]
pub(crate) struct Numbers<I> {
    numbers: Vec<u32>,
    ids: PhantomData<fn(I)>,
}

/// In the place of a number: no number.
pub(crate) const NONE: u32 = u32::MAX;

/// In the place of a number: the id is being numbered.
pub(crate) const PENDING: u32 = u32::MAX - 1;

impl<I> Default for Numbers<I> {
    fn default() -> Self {
        Self { numbers: Vec::new(), ids: PhantomData }
    }
}

impl<I: Id> Numbers<I> {
    /// A table for this number of ids. It grows when a later id gets a number.
    pub(crate) fn for_ids(count: usize) -> Self {
        Self { numbers: vec![NONE; count], ids: PhantomData }
    }

    /// The number of an id.
    #[inline]
    pub(crate) fn get(&self, id: I) -> Option<u32> {
        self.numbers.get(id.index()).copied().filter(|&number| number < PENDING)
    }

    /// Whether an id neither has a number nor is being numbered.
    #[inline]
    pub(crate) fn is_new(&self, id: I) -> bool {
        self.numbers.get(id.index()).is_none_or(|&number| number == NONE)
    }

    /// The place of the number of an id.
    #[inline]
    pub(crate) fn place(&mut self, id: I) -> &mut u32 {
        let index = id.index();
        if self.numbers.len() <= index {
            self.numbers.resize(index.saturating_add(1), NONE);
        }
        &mut self.numbers[index]
    }

    #[inline]
    pub(crate) fn set(&mut self, id: I, number: usize) {
        *self.place(id) = u32::try_from(number).expect("fewer than 2^32 of a kind");
    }
}
