//! Flag words of the file format: bits, some of which have a name.

use core::fmt;

/// Declares a word of flags that can hold any bits, and names of the known ones. A name is the
/// identifier, unless another spelling stands behind the bit.
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
                self.word().names()
            }

            /// The bits that are set and have no name.
            #[must_use]
            pub fn unknown(self) -> Self {
                Self(self.word().unknown() as $repr)
            }

            /// The flag of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::NAMED.iter().find(|(_, known)| *known == name).map(|(flag, _)| *flag)
            }

            /// The same without its type.
            fn word(self) -> $crate::tree::FlagWord {
                const NAMED: &[(u64, &str)] =
                    &[$((1 << $bit, $crate::open_enum::spelling!($item $(=> $spelling)?)),)*];
                $crate::tree::FlagWord::new(self.0.into(), NAMED)
            }
        }

        /// The names joined by ` | `, unknown bits in hexadecimal, or 0.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.word().fmt(f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::Display::fmt(self, f)
            }
        }

        $crate::field::wrapper!($name: $repr, |this| $crate::Value::Flags(this.word()));

        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                $crate::serde::flags(to, self.word(), self.0)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let by_name = |name: &str| Self::from_name(name).map(|flag| flag.0.into());
                $crate::serde::flag_bits(from, by_name).map(Self)
            }
        }
    };
}

pub(crate) use flags;

/// A word of flags of any type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FlagWord {
    /// The word in the file.
    pub bits: u64,
    named: &'static [(u64, &'static str)],
}

impl FlagWord {
    /// A word in which these flags have names, from the lowest bit on.
    pub(crate) const fn new(bits: u64, named: &'static [(u64, &'static str)]) -> Self {
        Self { bits, named }
    }

    /// Names of the flags that are set and have one, from the lowest bit on.
    pub fn names(self) -> impl Iterator<Item = &'static str> + Clone {
        let set = self.named.iter().filter(move |(flag, _)| self.bits & flag != 0);
        set.map(|(_, name)| *name)
    }

    /// The bits that are set and have no name.
    #[must_use]
    pub fn unknown(self) -> u64 {
        self.named.iter().fold(self.bits, |rest, (flag, _)| rest & !flag)
    }
}

/// The names joined by ` | `, unknown bits in hexadecimal, or 0.
impl fmt::Display for FlagWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for name in self.names() {
            write!(f, "{between}{name}")?;
            between = " | ";
        }
        match (self.unknown(), between) {
            (0, "") => f.write_str("0"),
            (0, _) => Ok(()),
            (unknown, _) => write!(f, "{between}{unknown:#x}"),
        }
    }
}

impl fmt::Debug for FlagWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
