//! The serialization of values.
//!
//! In formats that people read, a value is its name if it has one, else its number; flags are lists of both;
//! floating-point numbers that are not finite, which JSON lacks, are their bits; names of parts and
//! shader models are their text, and bytes hexadecimal. Other formats have the numbers.

pub(crate) mod readable;

use alloc::string::String;
use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected};
use serde::ser::{Serialize, Serializer};

use crate::layout::PackedShaderModel;
use crate::{Digest, FourCC};

/// A value that is text where people read it, and bytes elsewhere.
macro_rules! text {
    ($ty:ident, $expected:literal, $parse:expr) => {
        impl Serialize for $ty {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match to.is_human_readable() {
                    true => to.collect_str(&Text(*self)),
                    false => self.0.serialize(to),
                }
            }
        }

        impl<'de> Deserialize<'de> for $ty {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if !from.is_human_readable() {
                    return Deserialize::deserialize(from).map(Self);
                }
                let text = String::deserialize(from)?;
                let parse: fn(&str) -> Option<$ty> = $parse;
                parse(&text).ok_or_else(|| Error::invalid_value(Unexpected::Str(&text), &$expected))
            }
        }
    };
}

/// A value that is written as text.
struct Text<T>(T);

text!(Digest, "32 hexadecimal digits", |text| {
    readable::from_hexadecimal(text)?.try_into().ok().map(Digest)
});

impl fmt::Display for Text<Digest> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

text!(FourCC, "four characters, or `0x` and eight hexadecimal digits", |text| {
    let bytes = match text.strip_prefix("0x") {
        Some(digits) if text.len() == 10 => readable::from_hexadecimal(digits)?,
        _ => text.into(),
    };
    bytes.try_into().ok().map(FourCC)
});

/// Its characters, or its bytes in hexadecimal where one of them is not printable ASCII.
impl fmt::Display for Text<FourCC> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FourCC(bytes) = self.0;
        match core::str::from_utf8(&bytes) {
            Ok(text) if bytes.iter().all(|byte| (b' '..=b'~').contains(byte)) => f.write_str(text),
            _ => {
                f.write_str("0x")?;
                crate::tree::hexadecimal(&bytes, f)
            }
        }
    }
}

text!(PackedShaderModel, "a shader model such as 6.0", |text| {
    let (major, minor) = text.split_once('.')?;
    let nibble = |text: &str| text.parse().ok().filter(|number| *number < 16);
    Some(PackedShaderModel::new(nibble(major)?, nibble(minor)?))
});

impl fmt::Display for Text<PackedShaderModel> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
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
        match number.is_finite() || !to.is_human_readable() {
            true => to.serialize_f32(*number),
            false => to.serialize_str(&format!("{:#x}", number.to_bits())),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
        if !from.is_human_readable() {
            return f32::deserialize(from);
        }
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
