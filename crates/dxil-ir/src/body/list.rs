//! Lists of operands, which the body holds.

use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use super::{Body, Bundle, Case, Incoming};
use crate::Value;

/// Operands of variable number, which the body holds: see [`Body::list`].
pub struct List<T> {
    start: u32,
    len: u32,
    of: PhantomData<fn() -> T>,
}

impl<T> List<T> {
    /// The number of elements.
    #[must_use]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there are no elements.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self { start: 0, len: 0, of: PhantomData }
    }
}

impl<T> Clone for List<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<T> {}

impl<T> PartialEq for List<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.start, self.len) == (other.start, other.len)
    }
}

impl<T> Eq for List<T> {}

impl<T> Hash for List<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.start, self.len).hash(state);
    }
}

impl<T> core::fmt::Debug for List<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "List({}..{})", self.start, self.start + self.len)
    }
}

mod sealed {
    pub trait Sealed {}
}

/// A type of elements of a [`List`]: [`Value`], `u32`, [`Incoming`], [`Case`] or [`Bundle`].
pub trait Pooled: Copy + sealed::Sealed {
    #[doc(hidden)]
    fn pool(body: &Body) -> &Vec<Self>;
    #[doc(hidden)]
    fn pool_mut(body: &mut Body) -> &mut Vec<Self>;
}

macro_rules! pools {
    ($($ty:ty: $field:ident;)*) => {$(
        impl sealed::Sealed for $ty {}

        impl Pooled for $ty {
            fn pool(body: &Body) -> &Vec<Self> {
                &body.$field
            }

            fn pool_mut(body: &mut Body) -> &mut Vec<Self> {
                &mut body.$field
            }
        }
    )*};
}

pools! {
    Value: values;
    u32: indices;
    Incoming: incoming;
    Case: cases;
    Bundle: bundles;
}

impl Body {
    /// The elements of a list of this body.
    #[must_use]
    pub fn list<T: Pooled>(&self, list: List<T>) -> &[T] {
        &T::pool(self)[list.start as usize..][..list.len as usize]
    }

    /// The elements of a list of this body, mutable.
    pub fn list_mut<T: Pooled>(&mut self, list: List<T>) -> &mut [T] {
        &mut T::pool_mut(self)[list.start as usize..][..list.len as usize]
    }

    /// Reserves memory for this number of further elements of this type in all lists together.
    ///
    /// ```
    /// # use dxil_ir::{Body, Value};
    /// # let mut body = Body::new();
    /// body.reserve_lists::<Value>(100);
    /// ```
    pub fn reserve_lists<T: Pooled>(&mut self, additional: usize) {
        T::pool_mut(self).reserve(additional);
    }

    /// A new list with these elements.
    ///
    /// # Panics
    ///
    /// With more than 2³² - 1 elements in all lists of the body.
    pub fn add_list<T: Pooled>(&mut self, elements: impl IntoIterator<Item = T>) -> List<T> {
        let pool = T::pool_mut(self);
        let start = pool.len();
        pool.extend(elements);
        assert!(u32::try_from(pool.len()).is_ok(), "a body has fewer than 2^32 operands");
        List { start: start as u32, len: (pool.len() - start) as u32, of: PhantomData }
    }

    /// Keeps the elements for which `keep` returns true, and returns the shorter list. `keep` may
    /// change them.
    pub(crate) fn retain<T: Pooled>(
        &mut self,
        list: List<T>,
        mut keep: impl FnMut(&mut T) -> bool,
    ) -> List<T> {
        let elements = self.list_mut(list);
        let mut kept = 0;
        for index in 0..elements.len() {
            let mut element = elements[index];
            if keep(&mut element) {
                elements[kept] = element;
                kept += 1;
            }
        }
        List { len: kept as u32, ..list }
    }
}
