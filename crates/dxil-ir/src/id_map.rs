//! Maps from ids, in vectors.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::Id;

/// A map from the ids of an arena, in a vector: it finds a value at once. To make a map and to walk over it cost as much
/// as the greatest id that has a value, so that a map of functions should not be made or walked for each function.
///
/// ```
/// use dxil_ir::{Body, IdMap};
///
/// let mut body = Body::new();
/// let [first, second] = [body.add_block(), body.add_block()];
/// let mut map = IdMap::new();
/// map.insert(second, "second");
/// assert_eq!([map.get(first), map.get(second)], [None, Some(&"second")]);
/// ```
#[derive(Clone, Debug)]
pub struct IdMap<I, T> {
    values: Vec<Option<T>>,
    ids: PhantomData<fn(I) -> I>,
}

impl<I: Id, T> IdMap<I, T> {
    /// A map without values.
    #[must_use]
    pub const fn new() -> Self {
        Self { values: Vec::new(), ids: PhantomData }
    }

    /// The value of an id.
    #[must_use]
    #[inline]
    pub fn get(&self, id: I) -> Option<&T> {
        self.values.get(id.index())?.as_ref()
    }

    /// The value of an id, for changes.
    #[inline]
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.values.get_mut(id.index())?.as_mut()
    }

    /// Whether an id has a value.
    #[must_use]
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.get(id).is_some()
    }

    /// Whether no id has a value.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Gives an id a value, and returns the one that it had.
    pub fn insert(&mut self, id: I, value: T) -> Option<T> {
        if self.values.len() <= id.index() {
            self.values.resize_with(id.index() + 1, || None);
        }
        self.values[id.index()].replace(value)
    }

    /// The value of an id, which is this one if it had none.
    pub fn get_or_insert(&mut self, id: I, value: T) -> &mut T {
        if self.values.len() <= id.index() {
            self.values.resize_with(id.index() + 1, || None);
        }
        self.values[id.index()].get_or_insert(value)
    }

    /// The values, in the order of the ids, for changes.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.values.iter_mut().flatten()
    }

    /// The ids that have values, with these, in the order of the ids.
    pub fn iter(&self) -> impl Iterator<Item = (I, &T)> {
        let with_ids = self.values.iter().enumerate();
        with_ids.filter_map(|(index, value)| Some((I::from_index(index)?, value.as_ref()?)))
    }
}

impl<I: Id, T> Default for IdMap<I, T> {
    fn default() -> Self {
        Self::new()
    }
}
