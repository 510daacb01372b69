//! Enumerations of the file format: numbers, some of which have a name.

/// Declares an enumeration that can hold any number, and names of the known ones.
///
/// A name is the identifier, unless another spelling stands behind the number.
macro_rules! open_enum {
    ($(#[$meta:meta])* pub enum $name:ident($repr:ty) {
        $($(#[$item_meta:meta])* $item:ident = $number:expr $(=> $spelling:literal)?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub $repr);

        #[allow(non_upper_case_globals, reason = "the field's own spelling")]
        impl $name {
            $($(#[$item_meta])* pub const $item: Self = Self($number);)*
        }

        impl $name {
            /// Those with a name, and their names.
            pub const NAMED: &'static [(Self, &'static str)] =
                &[$((Self($number), $crate::open_enum::spelling!($item $(=> $spelling)?)),)*];

            /// Its name, unless the number is unknown.
            #[must_use]
            pub fn name(self) -> Option<&'static str> {
                Self::NAMED.iter().find(|(item, _)| *item == self).map(|(_, name)| *name)
            }

            /// The one of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(item, _)| *item)
            }
        }

        /// Its name, or its number where it has none.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => f.pad(name),
                    None => self.0.fmt(f),
                }
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        $crate::field::wrapper!($name: $repr, |this| $crate::Value::Named {
            number: this.0.into(),
            name: this.name(),
        });

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::named(to, self.name(), self.0)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let by_name = |name: &str| Self::from_name(name).map(|item| item.0);
                $crate::serde::name_or_number(from, by_name).map(Self)
            }
        }
    };
}

/// The given spelling, or else the identifier.
macro_rules! spelling {
    ($item:ident) => {
        stringify!($item)
    };
    ($item:ident => $spelling:literal) => {
        $spelling
    };
}

pub(crate) use {open_enum, spelling};
