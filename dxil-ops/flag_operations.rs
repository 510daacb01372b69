//! Operations on words of flags.

/// Implements set operations for a struct around an integer of flags.
#[doc(hidden)]
#[macro_export]
macro_rules! flag_operations {
    ($name:ident) => {
        impl $name {
            /// Whether all flags of the other set are in this one.
            #[must_use]
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// The union of the two sets.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// This set without the other's flags.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                self.union(other)
            }
        }
    };
}
