//! The enumerations and flags of `dxbc-ops.spec`, with the text of each value in FXC's listings.

/// An enumeration whose values have numbers in the stream.
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident: $ty:ident {
        $($(#[$value_doc:meta])* $value:ident = $number:literal,)*
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr($ty)]
        pub enum $name {
            $($(#[$value_doc])* $value = $number,)*
        }

        impl $name {
            /// All values, by number.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// The value with this number; `None` for reserved and unknown numbers.
            #[must_use]
            pub const fn from_number(number: u32) -> Option<Self> {
                match number {
                    $($number => Some(Self::$value),)*
                    _ => None,
                }
            }

            /// The number in the stream.
            #[must_use]
            pub const fn number(self) -> u32 {
                self as u32
            }
        }
    };
}
pub(crate) use numbered;

/// Values: a type, and what is common to numbers and flags.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $number:literal $text:literal,)* }) => {
        $crate::enumeration::numbered! {
            $(#[$doc])*
            $name: u8 { $($(#[$value_doc])* $value = $number,)* }
        }

        impl $name {
            /// The text that FXC prints.
            #[must_use]
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)*
                }
            }

            /// The text that FXC prints for the value with this number.
            #[must_use]
            pub fn text_of(number: u32) -> Option<&'static str> {
                Self::from_number(number).map(Self::text)
            }
        }
    };
}
pub(crate) use values;

macro_rules! enumeration {
    ($(#[$doc:meta])* $name:ident $values:tt) => {
        values! { $(#[$doc])* $name $values }

        impl $name {
            /// Whether a number of the stream is a value.
            #[must_use]
            pub fn allows(number: u32) -> bool {
                Self::from_number(number).is_some()
            }
        }
    };
}

/// Flags are an enumeration of the numbers of bits.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident $values:tt) => {
        values! { $(#[$doc])* $name $values }

        impl $name {
            /// Whether a number of the stream has known bits only.
            #[must_use]
            pub fn allows(number: u32) -> bool {
                let known = Self::ALL.iter().map(|flag| 1_u32.wrapping_shl(flag.number()));
                number & !known.fold(0, |mask, bit| mask | bit) == 0
            }
        }
    };
}

include!("../generated/enumerations.rs");
