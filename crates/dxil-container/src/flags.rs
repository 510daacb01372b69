//! Flag words of the file format: bits, some of which have a name.

/// Declares a word of flags that can hold any bits, and names of the known ones.
macro_rules! flags {
    ($(#[$meta:meta])* pub struct $name:ident($repr:ty) {
        $($(#[$item_meta:meta])* $item:ident = $bit:literal $(=> $spelling:literal)?,)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name(pub $repr);

        #[allow(non_upper_case_globals, reason = "the field's own spelling")]
        impl $name {
            $($(#[$item_meta])* pub const $item: Self = Self(1 << $bit);)*
        }

        impl $name {
            /// Those with a name, and their names, from the lowest bit on.
            pub const NAMED: &'static [(Self, &'static str)] =
                &[$((Self(1 << $bit), $crate::open_enum::spelling!($item $(=> $spelling)?)),)*];

            /// Whether all flags of the other word are set in this one.
            #[must_use]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// This word with the other's flags set too.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// This word with the other's flags cleared.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Names of the flags that are set and have one, from the lowest bit on.
            pub fn names(self) -> impl Iterator<Item = &'static str> + Clone {
                let set = Self::NAMED.iter().filter(move |(flag, _)| self.contains(*flag));
                set.map(|(_, name)| *name)
            }

            /// The bits that are set and have no name.
            #[must_use]
            pub fn unknown(self) -> Self {
                Self::NAMED.iter().fold(self, |rest, (flag, _)| rest.difference(*flag))
            }

            /// The flag of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(flag, _)| *flag)
            }
        }

        /// The names joined by ` | `, unknown bits in hexadecimal, or 0.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::flags::write(f, self.names(), self.unknown().0.into())
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
                $crate::Value::Flags {
                    bits: self.0.into(),
                    names: self.names().collect(),
                    unknown: self.unknown().0.into(),
                }
            }
        }

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::flags(to, self.names(), self.unknown().0.into())
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let bits = $crate::serde::flag_bits(from, |name| {
                    Self::from_name(name).map(|flag| flag.0.into())
                })?;
                <$repr>::try_from(bits).map(Self).map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use flags;

use core::fmt;

/// Writes names and unknown bits joined by ` | `, or 0.
pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    names: impl Iterator<Item = &'static str>,
    unknown: u64,
) -> fmt::Result {
    let mut between = "";
    for name in names {
        write!(f, "{between}{name}")?;
        between = " | ";
    }
    match (unknown, between) {
        (0, "") => f.write_str("0"),
        (0, _) => Ok(()),
        _ => write!(f, "{between}{unknown:#x}"),
    }
}
