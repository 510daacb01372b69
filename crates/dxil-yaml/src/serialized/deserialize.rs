//! Deserializes a value from a node.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::{fmt, slice};

use serde::de::value::{SeqDeserializer, StrDeserializer};
use serde::de::{self, DeserializeSeed, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use dxil_container::SERDE_BYTES;

use super::serialize::key;
use crate::mapping::{Reader, Step};
use crate::node::{Content, Entry, Node, Place};
use crate::value::number;

/// Reads a form from a node with this function. Reports the first error.
pub(crate) fn from_node<'n, T>(
    node: &'n Node<'n>,
    reader: &mut Reader,
    read: impl FnOnce(Deserializer<'n>) -> Result<T, Error>,
) -> Option<T> {
    match read(Deserializer(node)) {
        Ok(form) => Some(form),
        Err(error) => {
            error.report(node.place, reader);
            None
        }
    }
}

/// An error, its place, and the steps that lead to it, the last one first.
#[derive(Debug)]
pub(crate) struct Error {
    place: Option<Place>,
    steps: Vec<Step>,
    message: String,
}

impl Error {
    /// The error of a value in this node.
    fn at(mut self, node: &Node<'_>, step: Option<Step>) -> Self {
        self.place.get_or_insert(node.place);
        self.steps.extend(step);
        self
    }

    /// The error of the value of this entry, or of a value in it.
    fn in_entry(self, entry: &Entry<'_>) -> Self {
        self.at(&entry.value, Some(Step::Key(entry.key.to_string().into())))
    }

    fn report(mut self, place: Place, reader: &mut Reader) {
        match self.steps.pop() {
            Some(step) => reader.step(step, |reader| self.report(place, reader)),
            None => reader.error(self.place.unwrap_or(place), self.message),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for Error {}

impl de::Error for Error {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self { place: None, steps: Vec::new(), message: message.to_string() }
    }
}

/// A node that is read.
pub(crate) struct Deserializer<'n>(&'n Node<'n>);

impl<'de> de::Deserializer<'de> for Deserializer<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match &self.0.content {
            Content::Plain(text) if !text.is_empty() => visit_plain(text, visitor),
            Content::Text(text) => visitor.visit_str(text),
            Content::Bytes(bytes) => {
                let mut bytes = SeqDeserializer::new(bytes.iter().copied());
                let value = visitor.visit_seq(&mut bytes)?;
                bytes.end().map(|()| value)
            }
            Content::Mapping(_) => Err(de::Error::invalid_type(Unexpected::Map, &visitor)),
            _ => {
                let nodes = self.0.as_sequence().unwrap_or_default();
                let mut elements = Elements { nodes, index: 0 };
                let value = visitor.visit_seq(&mut elements)?;
                match nodes.get(elements.index) {
                    Some(node) => Err(error("there are too many elements").at(node, None)),
                    None => Ok(value),
                }
            }
        }
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0.as_scalar() {
            Some(text) => visitor.visit_str(text),
            None => self.deserialize_any(visitor),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_str(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let entries = self.0.as_mapping().ok_or_else(|| error("expected keys and values"))?;
        let fields = fields.iter().map(|field| (key(field), *field)).collect();
        visitor.visit_map(Entries { node: self.0, entries: entries.iter(), fields, value: None })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match &self.0.content {
            Content::Mapping(entries) if entries.len() == 1 => {
                visitor.visit_enum(Variant(&entries[0]))
            }
            Content::Plain(text) | Content::Text(text) => {
                visitor.visit_enum((&**text).into_deserializer())
            }
            _ => Err(error("expected a name, or one key")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

fn error(message: &str) -> Error {
    de::Error::custom(message)
}

/// A scalar without quotes. It is a number if possible.
fn visit_plain<'de, V: Visitor<'de>>(text: &str, visitor: V) -> Result<V::Value, Error> {
    if let Some(number) = number(text) {
        visitor.visit_u64(number)
    } else if let Ok(number) = text.parse() {
        visitor.visit_i64(number)
    } else if let Ok(number) = text.parse() {
        visitor.visit_f64(number)
    } else {
        match text {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => visitor.visit_str(text),
        }
    }
}

/// The elements of a sequence.
struct Elements<'n> {
    nodes: &'n [Node<'n>],
    index: usize,
}

impl<'de> de::SeqAccess<'de> for Elements<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Error> {
        let Some(node) = self.nodes.get(self.index) else { return Ok(None) };
        let step = Step::Index(self.index);
        self.index += 1;
        seed.deserialize(Deserializer(node)).map(Some).map_err(|error| error.at(node, Some(step)))
    }
}

/// The entries of a structure, then the fields without an entry.
struct Entries<'n> {
    node: &'n Node<'n>,
    entries: slice::Iter<'n, Entry<'n>>,
    /// The keys and names of the fields that are not yet read.
    fields: Vec<(String, &'static str)>,
    value: Option<&'n Entry<'n>>,
}

impl<'de> de::MapAccess<'de> for Entries<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Error> {
        self.value = self.entries.next();
        let field = match self.value {
            Some(entry) => match self.fields.iter().position(|(key, _)| *key == entry.key) {
                Some(index) => self.fields.remove(index).1,
                None => {
                    let error = error("this key is unknown, or there already");
                    let error = Error { place: Some(entry.place), ..error };
                    return Err(error.in_entry(entry));
                }
            },
            None => match self.fields.first() {
                Some((_, field)) => field,
                None => return Ok(None),
            },
        };
        let field: StrDeserializer<'_, Error> = field.into_deserializer();
        seed.deserialize(field).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Error> {
        if let Some(entry) = self.value {
            let value = seed.deserialize(Deserializer(&entry.value));
            return value.map_err(|error| error.in_entry(entry));
        }
        let (key, _) = self.fields.remove(0);
        let value = seed.deserialize(Missing);
        value.map_err(|error| error.at(self.node, Some(Step::Key(key.into()))))
    }
}

/// A field without an entry: an absent value or an empty sequence, if the field can be one. Bytes can.
struct Missing;

impl<'de> de::Deserializer<'de> for Missing {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(error("this key is missing"))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_none()
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_seq(Elements { nodes: &[], index: 0 })
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        match name {
            SERDE_BYTES => self.deserialize_seq(visitor),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// A variant and its value.
struct Variant<'n>(&'n Entry<'n>);

impl<'de> de::EnumAccess<'de> for Variant<'_> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Error> {
        let variant: StrDeserializer<'_, Error> = (&*self.0.key).into_deserializer();
        Ok((seed.deserialize(variant)?, self))
    }
}

impl<'de> de::VariantAccess<'de> for Variant<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        Err(error("expected a name alone"))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        let Self(entry) = self;
        let value = seed.deserialize(Deserializer(&entry.value));
        value.map_err(|error| error.in_entry(entry))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        de::Deserializer::deserialize_any(Deserializer(&self.0.value), visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let Self(entry) = self;
        let value =
            de::Deserializer::deserialize_struct(Deserializer(&entry.value), "", fields, visitor);
        value.map_err(|error| error.in_entry(entry))
    }
}
