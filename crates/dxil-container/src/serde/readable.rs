//! Bytes and strings in formats that people read: hexadecimal, and text as far as it is UTF-8. Other
//! formats have the bytes.

use alloc::vec::Vec;
use core::fmt;

use bstr::{BString, ByteSlice};
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};

/// The name of the newtype structure as which formats that people read get bytes.
///
/// It contains hexadecimal text; or bytes, if the format asks for its content as one that people do not
/// read. So a format can have its own way to show bytes.
pub const SERDE_BYTES: &str = "Bytes";

/// Serializes a field: see the module.
pub(crate) fn serialize<T: Readable, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    value.write(to)
}

/// Deserializes the output of [`serialize`].
pub(crate) fn deserialize<'de, T: Readable, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    T::read(from)
}

/// Bytes, a string, or a type that holds some.
pub(crate) trait Readable: Sized {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

impl Readable for BString {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.to_str() {
            Ok(text) if to.is_human_readable() => to.serialize_str(text),
            _ => to.serialize_bytes(self),
        }
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::deserialize(from)
    }
}

impl Readable for Vec<u8> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_bytes(self, to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match from.is_human_readable() {
            true => from.deserialize_newtype_struct(SERDE_BYTES, BytesVisitor),
            false => BString::deserialize(from).map(Into::into),
        }
    }
}

impl<const N: usize> Readable for [u8; N] {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        write_bytes(self, to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let size = |bytes: Vec<u8>| Error::invalid_length(bytes.len(), &"another number of bytes");
        Vec::read(from)?.try_into().map_err(size)
    }
}

impl<T: Readable> Readable for Option<T> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Field).serialize(to)
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(from)?.map(|Field(value)| value))
    }
}

impl<T: Serialize + for<'de> Deserialize<'de>, U: Readable> Readable for Vec<(T, U)> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|(first, second)| (first, Field(second))))
    }

    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let pairs = Vec::<(T, Field<U>)>::deserialize(from)?.into_iter();
        Ok(pairs.map(|(first, Field(second))| (first, second)).collect())
    }
}

/// A value that is serialized in this way inside another one.
struct Field<T>(T);

impl<T: Readable> Serialize for Field<&T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
}

impl<'de, T: Readable> Deserialize<'de> for Field<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::read(from).map(Self)
    }
}

fn write_bytes<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
    match to.is_human_readable() {
        true => to.serialize_newtype_struct(SERDE_BYTES, &Hexadecimal(bytes)),
        false => to.serialize_bytes(bytes),
    }
}

/// Two digits for each byte.
struct Hexadecimal<'a>(&'a [u8]);

impl Serialize for Hexadecimal<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match to.is_human_readable() {
            true => to.collect_str(self),
            false => to.serialize_bytes(self.0),
        }
    }
}

impl fmt::Display for Hexadecimal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::tree::hexadecimal(self.0, f)
    }
}

/// The bytes of hexadecimal digits.
pub(crate) fn from_hexadecimal(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let pairs = text.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| match pair {
        [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
        _ => None,
    });
    bytes.collect()
}

/// Takes hexadecimal digits or a list of numbers.
struct BytesVisitor;

impl<'de> Visitor<'de> for BytesVisitor {
    type Value = Vec<u8>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes, two hexadecimal digits each")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> Result<Vec<u8>, D::Error> {
        from.deserialize_any(self)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Vec<u8>, E> {
        from_hexadecimal(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<u8>, A::Error> {
        let mut bytes = Vec::new();
        while let Some(byte) = list.next_element()? {
            bytes.push(byte);
        }
        Ok(bytes)
    }
}
