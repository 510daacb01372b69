//! Enumerations with LLVM's numbers and keywords.

/// Defines an enumeration whose values have a number in bitcode and a keyword in text. A value may
/// have flags beside, of a type that has a `NONE`.
macro_rules! codes {
    (
        $(#[$attribute:meta])*
        $name:ident {
            $(
                $(#[$variant_attribute:meta])*
                $variant:ident $(($flags:ident))? = $code:literal $text:literal,
            )*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$variant_attribute])* $variant $(($flags))?,)*
        }

        impl $name {
            /// All of them, in the order of their numbers; without flags, where they have some.
            pub const ALL: &'static [Self] = &[$(Self::$variant $(($flags::NONE))?),*];

            /// The number in bitcode.
            #[must_use]
            #[inline]
            pub const fn code(self) -> u64 {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }

            /// The value with this number in bitcode; without flags, if it has some.
            #[must_use]
            #[inline]
            pub const fn from_code(code: u64) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant $(($flags::NONE))?),)*
                    _ => None,
                }
            }

            /// The value with this keyword in LLVM's text; without flags, if it has some.
            #[must_use]
            pub fn from_keyword(keyword: &[u8]) -> Option<Self> {
                $(if keyword == $text.as_bytes() {
                    return Some(Self::$variant $(($flags::NONE))?);
                })*
                None
            }

            /// The keyword in LLVM's text; empty where nothing is written.
            #[must_use]
            #[inline]
            pub const fn keyword(self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $text,)*
                }
            }
        }
    };
}
pub(crate) use codes;

/// Names the variants of an enumeration: a new one must be listed.
macro_rules! kinds {
    ($name:ident { $($variant:ident)* }) => {
        impl $name {
            /// The names of all kinds.
            pub const KINDS: &'static [&'static str] = &[$(stringify!($variant)),*];

            /// The name of its kind: one of [`Self::KINDS`].
            #[must_use]
            pub const fn kind_name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => stringify!($variant),)*
                }
            }
        }
    };
}
pub(crate) use kinds;
