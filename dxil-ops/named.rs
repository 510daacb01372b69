//! Enums whose elements have names.

/// Implements `from_name` and `Display` for an enum with `ALL` and `name`.
macro_rules! named {
    ($ty:ident, $(#[$doc:meta])*) => {
        impl $ty {
            $(#[$doc])*
            #[must_use]
            pub const fn from_name(name: &str) -> Option<Self> {
                let mut i = 0;
                while i < Self::ALL.len() {
                    if crate::lookup::same(Self::ALL[i].name(), name) {
                        return Some(Self::ALL[i]);
                    }
                    i += 1;
                }
                None
            }
        }

        impl core::fmt::Display for $ty {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

pub(crate) use named;
