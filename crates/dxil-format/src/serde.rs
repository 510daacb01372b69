//! How enumerations and flag words are serialized.
//!
//! In formats that people read, an enumeration is its name, or its number where that has no name; a flag
//! word is a list of names, and of one number for unknown bits. Other formats have the numbers.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error, Unexpected};
use serde::ser::{Serialize, SerializeSeq, Serializer};

use crate::FlagWord;

/// A name or a number.
#[derive(serde::Deserialize)]
#[serde(untagged, expecting = "a name or a number")]
enum Word {
    Number(u64),
    Name(String),
}

/// Serializes an element of an open enumeration.
///
/// # Errors
///
/// If the serializer has one.
pub fn named<S: Serializer, N: Serialize>(
    to: S,
    name: Option<&str>,
    number: N,
) -> Result<S::Ok, S::Error> {
    match name {
        Some(name) if to.is_human_readable() => to.serialize_str(name),
        _ => number.serialize(to),
    }
}

/// Deserializes what [`named`] serializes.
///
/// # Errors
///
/// If the name is unknown, or the number is too large.
pub fn name_or_number<'de, D: Deserializer<'de>, N: Deserialize<'de> + TryFrom<u64>>(
    from: D,
    by_name: impl FnOnce(&str) -> Option<N>,
) -> Result<N, D::Error> {
    if !from.is_human_readable() {
        return N::deserialize(from);
    }
    match Word::deserialize(from)? {
        Word::Number(number) => narrow(number),
        Word::Name(name) => by_name(&name)
            .ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"a known name")),
    }
}

/// The number in fewer bits.
fn narrow<N: TryFrom<u64>, E: Error>(number: u64) -> Result<N, E> {
    let error = |_| E::invalid_value(Unexpected::Unsigned(number), &"a smaller number");
    number.try_into().map_err(error)
}

/// Serializes a flag word.
///
/// # Errors
///
/// If the serializer has one.
pub fn flags<S: Serializer, N: Serialize>(
    to: S,
    flags: FlagWord,
    bits: N,
) -> Result<S::Ok, S::Error> {
    if !to.is_human_readable() {
        return bits.serialize(to);
    }
    let mut list = to.serialize_seq(None)?;
    for name in flags.names() {
        list.serialize_element(name)?;
    }
    if flags.unknown() != 0 {
        list.serialize_element(&flags.unknown())?;
    }
    list.end()
}

/// Deserializes what [`flags`] serializes.
///
/// # Errors
///
/// If a name is unknown, or a number is too large.
pub fn flag_bits<'de, D: Deserializer<'de>, N: Deserialize<'de> + TryFrom<u64>>(
    from: D,
    by_name: impl Fn(&str) -> Option<u64>,
) -> Result<N, D::Error> {
    if !from.is_human_readable() {
        return N::deserialize(from);
    }
    let bits = Vec::<Word>::deserialize(from)?.into_iter().try_fold(0, |bits, word| match word {
        Word::Number(number) => Ok(bits | number),
        Word::Name(name) => by_name(&name)
            .map(|flag| bits | flag)
            .ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"a known flag")),
    });
    narrow(bits?)
}

/// Implements serialization by name.
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_name {
    ($name:ident) => {
        impl $crate::private::serde::Serialize for $name {
            fn serialize<S: $crate::private::serde::Serializer>(
                &self,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::private::named(to, self.name(), self.0)
            }
        }

        impl<'de> $crate::private::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::private::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<Self, D::Error> {
                $crate::private::name_or_number(from, |name| {
                    Self::from_name(name).map(|item| item.0)
                })
                .map(Self)
            }
        }
    };
}

/// Implements serialization as a list of flags.
#[doc(hidden)]
#[macro_export]
macro_rules! serialize_flags {
    ($name:ident) => {
        impl $crate::private::serde::Serialize for $name {
            fn serialize<S: $crate::private::serde::Serializer>(
                &self,
                to: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::private::flags(to, self.word(), self.0)
            }
        }

        impl<'de> $crate::private::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::private::serde::Deserializer<'de>>(
                from: D,
            ) -> Result<Self, D::Error> {
                $crate::private::flag_bits(from, |name| {
                    Self::from_name(name).map(|flag| flag.0.into())
                })
                .map(Self)
            }
        }
    };
}
