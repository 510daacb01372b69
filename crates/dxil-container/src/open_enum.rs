//! Enumerations of the file format: numbers, some of which have a name.

/// Declares an enumeration that can hold any number, and names of the known ones.
///
/// An optional second name stands for the same number when a name is looked up.
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

        impl $crate::FieldType for $name {
            const SIZE: usize = size_of::<$repr>();

            #[inline]
            fn decode(bytes: &mut &[u8]) -> Option<Self> {
                $crate::FieldType::decode(bytes).map(Self)
            }

            fn encode(self, out: &mut alloc::vec::Vec<u8>) {
                $crate::FieldType::encode(self.0, out);
            }

            fn value(self) -> $crate::Value<'static> {
                $crate::Value::Named { number: self.0.into(), name: self.name() }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self.name() {
                    Some(name) => to.serialize_str(name),
                    None => to.serialize_u64(self.0.into()),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                $crate::serde::name_or_number(from, Self::from_name, |number| {
                    <$repr>::try_from(number).ok().map(Self)
                })
            }
        }
    };
}

/// The given spelling, or else the identifier's.
macro_rules! spelling {
    ($item:ident) => {
        stringify!($item)
    };
    ($item:ident => $spelling:literal) => {
        $spelling
    };
}

pub(crate) use {open_enum, spelling};
