//! Arenas and typed ids.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

/// The name of an element of one arena: a number that other arenas do not take.
pub trait Id: Copy + Eq + Ord {
    /// The id of the element at `index`, or `None` past 2³² - 2.
    fn from_index(index: usize) -> Option<Self>;

    /// The index of the element in its arena.
    fn index(self) -> usize;
}

/// Defines ids. They count from one inside, so that an `Option` of one takes no more room.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(core::num::NonZeroU32);

        impl $crate::Id for $name {
            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                let number = u32::try_from(index).ok()?.checked_add(1)?;
                core::num::NonZeroU32::new(number).map(Self)
            }

            #[inline]
            fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{}({})", stringify!($name), $crate::Id::index(*self))
            }
        }
    )*};
}
pub(crate) use ids;

/// A list that grows and whose elements are named by ids of type `I`.
///
/// Indexing with an id of another arena of the same type panics or gives another element, as with
/// slices; [`Arena::get`] gives `None` past the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arena<I, T> {
    items: Vec<T>,
    ids: PhantomData<fn(I) -> I>,
}

impl<I: Id, T> Arena<I, T> {
    /// An empty arena.
    #[must_use]
    pub const fn new() -> Self {
        Self { items: Vec::new(), ids: PhantomData }
    }

    /// Adds an element.
    ///
    /// # Panics
    ///
    /// With more than 2³² - 2 elements.
    pub(crate) fn push(&mut self, item: T) -> I {
        let id = self.next_id();
        self.items.push(item);
        id
    }

    /// Reserves memory for this number of further elements.
    pub fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// The id that the next element will have.
    ///
    /// # Panics
    ///
    /// With more than 2³² - 2 elements.
    #[must_use]
    pub fn next_id(&self) -> I {
        I::from_index(self.items.len()).expect("an arena holds fewer than 2^32 - 1 elements")
    }

    /// The element, or `None` where the id lies past the end.
    #[must_use]
    pub fn get(&self, id: I) -> Option<&T> {
        self.items.get(id.index())
    }

    /// The element for changes, or `None` where the id lies past the end.
    pub fn get_mut(&mut self, id: I) -> Option<&mut T> {
        self.items.get_mut(id.index())
    }

    /// The id of the element at `index`, where there is one.
    #[must_use]
    pub fn id_at(&self, index: usize) -> Option<I> {
        if index < self.items.len() { I::from_index(index) } else { None }
    }

    /// The number of elements.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is no element.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Removes the elements for which `keep` returns false. The others move up, and so do their ids.
    pub(crate) fn retain(&mut self, keep: impl FnMut(&T) -> bool) {
        self.items.retain(keep);
    }

    /// The elements, in the order in which they were added.
    pub fn values(&self) -> impl ExactSizeIterator<Item = &T> + DoubleEndedIterator {
        self.items.iter()
    }

    /// The elements, for changes.
    pub fn values_mut(&mut self) -> impl ExactSizeIterator<Item = &mut T> + DoubleEndedIterator {
        self.items.iter_mut()
    }

    /// The ids, in the order in which the elements were added.
    pub fn ids(&self) -> impl ExactSizeIterator<Item = I> + DoubleEndedIterator + use<I, T> {
        (0..self.items.len()).map(|index| I::from_index(index).expect("an index of an element"))
    }

    /// The elements with their ids.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (I, &T)> + DoubleEndedIterator {
        self.ids().zip(&self.items)
    }
}

impl<I: Id, T> Default for Arena<I, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<I: Id, T> Index<I> for Arena<I, T> {
    type Output = T;

    fn index(&self, id: I) -> &T {
        &self.items[id.index()]
    }
}

impl<I: Id, T> IndexMut<I> for Arena<I, T> {
    fn index_mut(&mut self, id: I) -> &mut T {
        &mut self.items[id.index()]
    }
}
