//! How names, numbers and flags are serialized: by name where there is one, else by number.
//! Floating-point numbers that are not finite, which JSON lacks, are serialized as their bits.

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error, Unexpected};
use serde::ser::{SerializeSeq, Serializer};

/// A name or a number.
#[derive(serde::Deserialize)]
#[serde(untagged, expecting = "a name or a number")]
enum Word {
    Number(u64),
    Name(alloc::string::String),
}

/// Reads an element of an open enumeration.
pub(crate) fn name_or_number<'de, D: Deserializer<'de>, T>(
    from: D,
    by_name: impl FnOnce(&str) -> Option<T>,
    by_number: impl FnOnce(u64) -> Option<T>,
) -> Result<T, D::Error> {
    match Word::deserialize(from)? {
        Word::Number(number) => by_number(number)
            .ok_or_else(|| Error::invalid_value(Unexpected::Unsigned(number), &"a smaller number")),
        Word::Name(name) => by_name(&name)
            .ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"a known name")),
    }
}

/// Writes a word of flags as the list of their names, and the unknown bits as one number.
pub(crate) fn flags<S: Serializer>(
    to: S,
    names: impl Iterator<Item = &'static str>,
    unknown: u64,
) -> Result<S::Ok, S::Error> {
    let mut list = to.serialize_seq(None)?;
    for name in names {
        list.serialize_element(name)?;
    }
    if unknown != 0 {
        list.serialize_element(&unknown)?;
    }
    list.end()
}

/// Reads what [`flags`] writes.
pub(crate) fn flag_bits<'de, D: Deserializer<'de>>(
    from: D,
    by_name: impl Fn(&str) -> Option<u64>,
) -> Result<u64, D::Error> {
    Vec::<Word>::deserialize(from)?.into_iter().try_fold(0, |bits, word| match word {
        Word::Number(number) => Ok(bits | number),
        Word::Name(name) => by_name(&name)
            .map(|flag| bits | flag)
            .ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"a known flag")),
    })
}

/// A floating-point number: of some formats, finite ones only.
pub(crate) mod float {
    use alloc::format;
    use alloc::string::String;

    use serde::de::{Deserialize, Deserializer, Error, Unexpected};
    use serde::ser::Serializer;

    /// A number, or its bits in hexadecimal.
    #[derive(serde::Deserialize)]
    #[serde(untagged, expecting = "a number, or its bits as text")]
    enum Float {
        Finite(f32),
        Bits(String),
    }

    pub(crate) fn serialize<S: Serializer>(number: &f32, to: S) -> Result<S::Ok, S::Error> {
        match number.is_finite() {
            true => to.serialize_f32(*number),
            false => to.serialize_str(&format!("{:#x}", number.to_bits())),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
        match Float::deserialize(from)? {
            Float::Finite(number) => Ok(number),
            Float::Bits(text) => {
                let bits = text.strip_prefix("0x").map(|digits| u32::from_str_radix(digits, 16));
                let bits = bits.and_then(Result::ok).ok_or_else(|| {
                    Error::invalid_value(Unexpected::Str(&text), &"bits such as `0x7fc00000`")
                })?;
                Ok(f32::from_bits(bits))
            }
        }
    }
}
