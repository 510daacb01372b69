//! Bits of opcode tokens and of extended opcode tokens.

use crate::enumeration::{self, numbered};

/// A range of bits in a token.
#[derive(Clone, Copy, Debug)]
pub struct BitField {
    /// The name, such as `saturate`.
    pub name: &'static str,
    /// The number of the lowest bit.
    pub low: u32,
    /// The number of bits.
    pub width: u32,
    /// Whether the number has a sign.
    pub signed: bool,
    text: fn(u32) -> Option<&'static str>,
    allows: fn(u32) -> bool,
}

impl BitField {
    /// The bits in a token.
    #[must_use]
    pub const fn mask(&self) -> u32 {
        u32::MAX.wrapping_shr(32_u32.wrapping_sub(self.width)).wrapping_shl(self.low)
    }

    /// The number in a token, without its sign.
    #[must_use]
    pub const fn get(&self, token: u32) -> u32 {
        (token & self.mask()).wrapping_shr(self.low)
    }

    /// The number in a token, with its sign if it has one.
    pub(crate) fn get_signed(&self, token: u32) -> i64 {
        let (number, unused) = (self.get(token), 32_u32.wrapping_sub(self.width));
        match self.signed {
            true => (number.wrapping_shl(unused) as i32).wrapping_shr(unused).into(),
            false => number.into(),
        }
    }

    /// The token with another number, of which only the low bits that fit are taken.
    #[must_use]
    pub const fn set(&self, token: u32, number: u32) -> u32 {
        token & !self.mask() | number.wrapping_shl(self.low) & self.mask()
    }

    /// FXC's text for a number, if it is a value of the field's enumeration.
    #[must_use]
    pub fn text(&self, number: u32) -> Option<&'static str> {
        (self.text)(number)
    }

    /// Whether a number is a value of the field's enumeration, or has known flags only; true without an enumeration.
    #[must_use]
    pub fn allows(&self, number: u32) -> bool {
        (self.allows)(number)
    }
}

/// The text of a number that is of no enumeration.
fn no_text(_: u32) -> Option<&'static str> {
    None
}

/// The function that returns the text of values.
macro_rules! text {
    () => {
        no_text
    };
    ($values:ident) => {
        enumeration::$values::text_of
    };
}

/// Numbers of no enumeration are all allowed.
fn any(_: u32) -> bool {
    true
}

/// The function that tells whether a number is a value.
macro_rules! allows {
    () => {
        any
    };
    ($values:ident) => {
        enumeration::$values::allows
    };
}

/// Whether the mark of a sign is there.
macro_rules! is_signed {
    () => {
        false
    };
    (-) => {
        true
    };
}

macro_rules! bit_field {
    ($label:literal $low:literal $width:literal [$($signed:tt)?] [$($values:ident)?]) => {
        BitField {
            name: $label,
            low: $low,
            width: $width,
            signed: is_signed!($($signed)?),
            text: text!($($values)?),
            allows: allows!($($values)?),
        }
    };
}

macro_rules! controls {
    ($($(#[$doc:meta])* $name:ident = $label:literal $low:literal $width:literal $(in $values:ident)?;)*) => {
        /// A control of an instruction: bits of the opcode token.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Control {
            $($(#[$doc])* $name,)*
        }

        impl Control {
            /// All controls.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The bits of the opcode token.
            #[must_use]
            pub const fn bits(self) -> BitField {
                match self {
                    $(Self::$name => bit_field!($label $low $width [] [$($values)?]),)*
                }
            }
        }
    };
}

macro_rules! extended {
    ($($(#[$doc:meta])* $name:ident = $number:literal {
        $($(#[$field_doc:meta])* $field:ident = $label:literal $low:literal $width:literal $(signed $signed:tt)?
            $(in $values:ident)?;)*
    })*) => {
        numbered! {
            /// The kind of an extended opcode token.
            ExtendedKind: u8 { $($(#[$doc])* $name = $number,)* }
        }

        impl ExtendedKind {
            /// The fields of such a token.
            #[must_use]
            pub const fn fields(self) -> &'static [BitField] {
                match self {
                    $(Self::$name => {
                        const FIELDS: &[BitField] =
                            &[$(bit_field!($label $low $width [$($signed)?] [$($values)?])),*];
                        FIELDS
                    })*
                }
            }
        }
    };
}

include!("../generated/controls.rs");
include!("../generated/extended.rs");

/// An extended opcode token, without the bit that says whether another one follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExtendedToken {
    /// The kind.
    pub kind: ExtendedKind,
    /// The bits 6 to 30, in their places.
    pub bits: u32,
}

impl ExtendedToken {
    /// A token whose fields are 0.
    #[must_use]
    pub const fn new(kind: ExtendedKind) -> Self {
        Self { kind, bits: 0 }
    }

    /// The number in a field; `None` if the kind has no field of this name.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<i64> {
        let mut fields = self.kind.fields().iter();
        Some(fields.find(|field| field.name == name)?.get_signed(self.bits))
    }

    /// The bits that the kind has.
    pub(crate) fn mask(self) -> u32 {
        self.kind.fields().iter().fold(0, |mask, field| mask | field.mask())
    }
}
