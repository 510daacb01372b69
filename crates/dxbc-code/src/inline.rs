//! Short lists without an allocation.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};
use core::slice::Iter;

/// A list of at most `N` values, stored in place. `N` is at most 255.
#[derive(Clone)]
pub struct Inline<T, const N: usize> {
    length: u8,
    /// The values, and any after them.
    items: [T; N],
}

impl<T, const N: usize> Inline<T, N> {
    /// An empty list, with these values in its places.
    pub(crate) const fn of(items: [T; N]) -> Self {
        Self { length: 0, items }
    }

    /// Removes the values.
    pub(crate) const fn clear(&mut self) {
        self.length = 0;
    }
}

impl<T: Default, const N: usize> Inline<T, N> {
    /// An empty list.
    #[must_use]
    pub fn new() -> Self {
        Self { length: 0, items: core::array::from_fn(|_| T::default()) }
    }

    /// Adds a value.
    ///
    /// # Errors
    ///
    /// The list has `N` values: returns the one that is too many.
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(usize::from(self.length)) {
            Some(place) => *place = item,
            None => return Err(item),
        }
        self.length = self.length.saturating_add(1);
        Ok(())
    }
}

impl<T: Default, const N: usize> Default for Inline<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// A list of `M` values, which must not be more than `N`.
impl<T: Default, const N: usize, const M: usize> From<[T; M]> for Inline<T, N> {
    fn from(values: [T; M]) -> Self {
        const { assert!(M <= N && N <= 255, "the list has fewer places") };
        let mut values = values.into_iter();
        Self { length: M as u8, items: core::array::from_fn(|_| values.next().unwrap_or_default()) }
    }
}

impl<T, const N: usize> Deref for Inline<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.items.get(..usize::from(self.length)).unwrap_or_default()
    }
}

impl<T, const N: usize> DerefMut for Inline<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.items.get_mut(..usize::from(self.length)).unwrap_or_default()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Inline<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Inline<T, N> {}

impl<T: Hash, const N: usize> Hash for Inline<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Inline<T, N> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Inline<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
