//! Sets of stages, attributes and kinds of overloads, as bits of an integer.

/// Defines a set type for an enum whose variants are numbered from zero.
macro_rules! set {
    ($(#[$doc:meta])* $set:ident($bits:ty) of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Creates the set of these elements.
            #[must_use]
            pub const fn of(items: &[$item]) -> Self {
                let mut set = Self::EMPTY;
                let mut i = 0;
                while i < items.len() {
                    set = set.with(items[i]);
                    i += 1;
                }
                set
            }

            /// Returns the set with another element.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item as u8)
            }

            /// Whether the element is in the set.
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 & (1 << item as u8) != 0
            }

            /// Whether all elements of the other set are in this one.
            #[must_use]
            pub const fn contains_all(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether the two sets have an element in common.
            #[must_use]
            pub const fn contains_any(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The union of the two sets.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The intersection of the two sets.
            #[must_use]
            pub const fn intersection(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The elements of this set that are not in the other.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the set has no elements.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The number of elements.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The elements, in the order of their numbers.
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                $item::ALL.iter().copied().filter(move |&item| self.contains(item))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        /// The names of the elements, separated by commas.
        impl core::fmt::Display for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                for (i, item) in self.iter().enumerate() {
                    f.write_str(if i == 0 { "" } else { ", " })?;
                    f.write_str(item.name())?;
                }
                Ok(())
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

pub(crate) use set;
