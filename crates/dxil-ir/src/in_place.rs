//! Lists of which most are short: these are stored where they belong, without memory of their own.

use core::fmt;
use core::ops::{Deref, DerefMut};

use smallvec::SmallVec;

/// A list of which up to `N` elements take no memory of their own.
///
/// ```
/// let operands = dxil_ir::Operands::from([None, None]);
/// assert_eq!(operands.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct InPlace<T, const N: usize>(SmallVec<[T; N]>);

impl<T, const N: usize> InPlace<T, N> {
    /// Adds an element at the end.
    pub fn push(&mut self, element: T) {
        self.0.push(element);
    }

    /// Keeps the elements for which `keep` returns true.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        self.0.retain(|element| keep(element));
    }
}

impl<T, const N: usize> Default for InPlace<T, N> {
    fn default() -> Self {
        Self(SmallVec::new())
    }
}

impl<T, const N: usize> Deref for InPlace<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for InPlace<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for InPlace<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl<T, const N: usize> FromIterator<T> for InPlace<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        Self(elements.into_iter().collect())
    }
}

impl<T: Copy, L: AsRef<[T]>, const N: usize> From<L> for InPlace<T, N> {
    fn from(elements: L) -> Self {
        Self(elements.as_ref().into())
    }
}

impl<T, const N: usize> Extend<T> for InPlace<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        self.0.extend(elements);
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a InPlace<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut InPlace<T, N> {
    type Item = &'a mut T;
    type IntoIter = core::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_ones_are_as_short_ones() {
        for length in [0_usize, 11, 12, 13, 40] {
            let elements: alloc::vec::Vec<_> = (0..length).collect();
            let mut collected: InPlace<_, 12> = elements.iter().copied().collect();
            assert_eq!(collected, InPlace::from(&elements));
            assert_eq!(*collected, *elements);
            collected.extend(elements);
            collected.retain(|element| element % 2 == 0);
            assert_eq!(collected.len(), length.div_ceil(2) * 2);
        }
    }
}
