//! Serializes a value to a node. The names of fields become keys in the style of LLVM's.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::ser::{self, Impossible, Serialize};

use dxil_container::SERDE_BYTES;

use crate::node::{Content, Entry, Node};

/// The node of a form.
pub(crate) fn to_node(form: &impl Serialize) -> Node<'static> {
    let output = form.serialize(Serializer { is_readable: true });
    output.map_or_else(|Unsupported| unreachable!("no form has this"), Output::into_node)
}

/// The error of a value that forms do not have: a tuple variant or a map.
#[derive(Debug)]
struct Unsupported;

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("forms do not have this")
    }
}

impl core::error::Error for Unsupported {}

impl ser::Error for Unsupported {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

/// A node, or a value that sequences or mappings write differently.
enum Output {
    None,
    Byte(u8),
    Node(Node<'static>),
}

impl Output {
    fn plain(text: &impl ToString) -> Result<Self, Unsupported> {
        Ok(Self::Node(Node::plain(text.to_string())))
    }

    /// Whether it is absent or an empty sequence.
    fn is_nothing(&self) -> bool {
        match self {
            Self::None => true,
            Self::Byte(_) => false,
            Self::Node(node) => matches!(&node.content, Content::Bytes(bytes) if bytes.is_empty()),
        }
    }

    fn into_node(self) -> Node<'static> {
        match self {
            Self::None => Node::plain("null"),
            Self::Byte(byte) => Node::plain(byte.to_string()),
            Self::Node(node) => node,
        }
    }
}

/// The name of a field as a key: words begin with capitals, without separators.
pub(crate) fn key(field: &str) -> String {
    let words = field.split('_').filter_map(|word| Some((word.chars().next()?, word)));
    words.fold(String::new(), |mut key, (first, word)| {
        key.push(first.to_ascii_uppercase());
        key.push_str(&word[first.len_utf8()..]);
        key
    })
}

struct Serializer {
    /// Whether bytes in UTF-8 are written as text.
    is_readable: bool,
}

/// Serializes numbers as their text.
macro_rules! plain {
    ($($name:ident $ty:ty,)*) => {$(
        fn $name(self, value: $ty) -> Result<Output, Unsupported> {
            Output::plain(&value)
        }
    )*};
}

impl ser::Serializer for Serializer {
    type Ok = Output;
    type Error = Unsupported;
    type SerializeSeq = Sequence;
    type SerializeTuple = Sequence;
    type SerializeTupleStruct = Sequence;
    type SerializeTupleVariant = Impossible<Output, Unsupported>;
    type SerializeMap = Impossible<Output, Unsupported>;
    type SerializeStruct = Mapping;
    type SerializeStructVariant = Mapping;

    plain! {
        serialize_bool bool,
        serialize_i8 i8,
        serialize_i16 i16,
        serialize_i32 i32,
        serialize_i64 i64,
        serialize_u16 u16,
        serialize_u32 u32,
        serialize_u64 u64,
        serialize_f32 f32,
        serialize_f64 f64,
    }

    fn serialize_u8(self, value: u8) -> Result<Output, Unsupported> {
        Ok(Output::Byte(value))
    }

    fn serialize_char(self, value: char) -> Result<Output, Unsupported> {
        self.serialize_str(value.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, value: &str) -> Result<Output, Unsupported> {
        Ok(Output::Node(Content::Text(value.to_string().into()).into()))
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<Output, Unsupported> {
        match core::str::from_utf8(value) {
            Ok(text) if self.is_readable => self.serialize_str(text),
            _ => Ok(Output::Node(Content::Bytes(value.to_vec().into()).into())),
        }
    }

    fn serialize_none(self) -> Result<Output, Unsupported> {
        Ok(Output::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Output, Unsupported> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Output, Unsupported> {
        Ok(Output::None)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Output, Unsupported> {
        Ok(Output::None)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Output, Unsupported> {
        Output::plain(&variant)
    }

    /// Bytes become a list, as in LLVM's dialect. Other formats have hexadecimal text.
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Output, Unsupported> {
        value.serialize(Self { is_readable: name != SERDE_BYTES })
    }

    fn is_human_readable(&self) -> bool {
        self.is_readable
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Output, Unsupported> {
        let entry = Entry::new(variant, value.serialize(self)?.into_node());
        Ok(Output::Node(Content::Mapping(Vec::from([entry])).into()))
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Sequence, Unsupported> {
        Ok(Sequence::Bytes(Vec::new()))
    }

    fn serialize_tuple(self, _: usize) -> Result<Sequence, Unsupported> {
        Ok(Sequence::Bytes(Vec::new()))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Sequence, Unsupported> {
        Ok(Sequence::Bytes(Vec::new()))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unsupported> {
        Err(Unsupported)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Unsupported> {
        Err(Unsupported)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Mapping, Unsupported> {
        Ok(Mapping { variant: None, entries: Vec::new() })
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Mapping, Unsupported> {
        Ok(Mapping { variant: Some(variant), entries: Vec::new() })
    }
}

/// A sequence. It is one of bytes until another element is added.
enum Sequence {
    Bytes(Vec<u8>),
    Nodes(Vec<Node<'static>>),
}

impl Sequence {
    fn push(&mut self, output: Output) {
        match (&mut *self, output) {
            (Self::Bytes(bytes), Output::Byte(byte)) => bytes.push(byte),
            (Self::Nodes(nodes), output) => nodes.push(output.into_node()),
            (Self::Bytes(bytes), output) => {
                let outputs = bytes.iter().map(|byte| Output::Byte(*byte)).chain([output]);
                *self = Self::Nodes(outputs.map(Output::into_node).collect());
            }
        }
    }

    /// A flow sequence if all elements are scalars.
    fn finish(self) -> Output {
        let is_scalar = |node: &Node<'_>| node.as_scalar().is_some();
        let content = match self {
            Self::Bytes(bytes) => Content::Bytes(bytes.into()),
            Self::Nodes(nodes) if nodes.iter().all(is_scalar) => Content::Flow(nodes),
            Self::Nodes(nodes) => Content::Sequence(nodes),
        };
        Output::Node(content.into())
    }
}

/// Implements the traits of sequences, which differ in the names of their methods.
macro_rules! sequences {
    ($($trait:ident $method:ident,)*) => {$(
        impl ser::$trait for Sequence {
            type Ok = Output;
            type Error = Unsupported;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unsupported> {
                self.push(value.serialize(Serializer { is_readable: true })?);
                Ok(())
            }

            fn end(self) -> Result<Output, Unsupported> {
                Ok(self.finish())
            }
        }
    )*};
}

sequences! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
}

/// A mapping without keys for absent values and empty sequences.
struct Mapping {
    variant: Option<&'static str>,
    entries: Vec<Entry<'static>>,
}

/// Implements the traits of structures.
macro_rules! structures {
    ($($trait:ident,)*) => {$(
        impl ser::$trait for Mapping {
            type Ok = Output;
            type Error = Unsupported;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                field: &'static str,
                value: &T,
            ) -> Result<(), Unsupported> {
                let output = value.serialize(Serializer { is_readable: true })?;
                if !output.is_nothing() {
                    self.entries.push(Entry::new(key(field), output.into_node()));
                }
                Ok(())
            }

            fn end(self) -> Result<Output, Unsupported> {
                let fields = Node::from(Content::Mapping(self.entries));
                Ok(Output::Node(match self.variant {
                    None => fields,
                    Some(variant) => {
                        Content::Mapping(Vec::from([Entry::new(variant, fields)])).into()
                    }
                }))
            }
        }
    )*};
}

structures! { SerializeStruct, SerializeStructVariant, }
