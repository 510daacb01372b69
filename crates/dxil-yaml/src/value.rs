//! Numbers, names, strings and bytes.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bstr::{BString, ByteSlice};
use dxil_container::Digest;

use crate::mapping::{Reader, Value};
use crate::node::{Content, Node};

/// A value that is one scalar.
pub(crate) trait Scalar: Sized {
    /// The name of this kind of value in errors.
    const EXPECTED: &'static str;

    fn to_text(&self) -> String;

    fn from_text(text: &str) -> Option<Self>;
}

/// Implements [`Value`] for scalars.
macro_rules! scalars {
    ($($ty:ty),*) => {$(
        impl Value for $ty {
            fn write(&mut self) -> Node<'static> {
                Node::plain(self.to_text())
            }

            fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
                if let Some(value) = reader.scalar(node, Self::from_text, Self::EXPECTED) {
                    *self = value;
                }
            }
        }
    )*};
}

/// Implements [`Scalar`] for numbers, which are written in decimal or in hexadecimal.
macro_rules! numbers {
    ($($ty:ident $expected:literal)*) => {$(
        impl Scalar for $ty {
            const EXPECTED: &'static str = $expected;

            fn to_text(&self) -> String {
                self.to_string()
            }

            fn from_text(text: &str) -> Option<Self> {
                number(text)?.try_into().ok()
            }
        }

        impl Scalar for Hex<$ty> {
            const EXPECTED: &'static str = $expected;

            fn to_text(&self) -> String {
                format!("0x{:X}", self.0)
            }

            fn from_text(text: &str) -> Option<Self> {
                $ty::from_text(text).map(Self)
            }
        }

        scalars!($ty, Hex<$ty>);
    )*};
}

/// A number that is written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Hex<T>(pub(super) T);

numbers! {
    u8 "a number from 0 to 255"
    u16 "a number from 0 to 65535"
    u32 "a number of 32 bits"
}

scalars!(bool);

/// Reads a number as LLVM does: its prefix states base 2, 8, 10 or 16.
pub(crate) fn number(text: &str) -> Option<u64> {
    let (base, digits) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &text[2..]),
        [b'0', b'b' | b'B', ..] => (2, &text[2..]),
        [b'0', b'o', ..] => (8, &text[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &text[1..]),
        _ => (10, text),
    };
    let is_number = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_number.then(|| u64::from_str_radix(digits, base).ok()).flatten()
}

impl Scalar for bool {
    const EXPECTED: &'static str = "true or false";

    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Option<Self> {
        match text {
            "true" | "True" | "TRUE" | "y" | "Y" | "yes" | "Yes" | "YES" | "on" | "On" | "ON" => {
                Some(true)
            }
            "false" | "False" | "FALSE" | "n" | "N" | "no" | "No" | "NO" | "off" | "Off"
            | "OFF" => Some(false),
            _ => None,
        }
    }
}

/// Implements [`Value`] for enumerations: the name of a value, or its number if it has none.
macro_rules! enumerations {
    ($($($ty:ident)::+),* $(,)?) => {$(
        impl $crate::mapping::Value for dxil_container::layout::$($ty)::+ {
            fn write(&mut self) -> $crate::node::Node<'static> {
                $crate::node::Node::plain(alloc::string::ToString::to_string(self))
            }

            fn read(
                &mut self,
                node: &$crate::node::Node<'_>,
                reader: &mut $crate::mapping::Reader,
            ) {
                let parse = |text: &str| {
                    let number = || $crate::value::number(text)?.try_into().ok();
                    Self::from_name(text).or_else(|| number().map(Self))
                };
                match node.as_scalar().and_then(parse) {
                    Some(value) => *self = value,
                    None => {
                        let names: alloc::vec::Vec<_> =
                            Self::NAMED.iter().map(|(_, name)| *name).collect();
                        let names = names.join(", ");
                        reader.unexpected(node, &alloc::format!("one of {names}"));
                    }
                }
            }
        }
    )*};
}

pub(crate) use enumerations;

impl Value for String {
    fn write(&mut self) -> Node<'static> {
        Content::Text(self.clone().into()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        if let Some(text) = reader.scalar(node, |text| Some(text.into()), "a string") {
            *self = text;
        }
    }
}

/// A string. What is not text is written as bytes, which cannot be read as a string.
impl Value for BString {
    fn write(&mut self) -> Node<'static> {
        match self.to_str() {
            Ok(text) => Content::Text(String::from(text).into()).into(),
            Err(_) => Content::Bytes(self.to_vec().into()).into(),
        }
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        if let Some(text) = reader.scalar(node, |text| Some(text.into()), "a string") {
            *self = text;
        }
    }
}

/// Bytes: a flow sequence in hexadecimal.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Bytes(pub(super) Vec<u8>);

impl Value for Bytes {
    fn write(&mut self) -> Node<'static> {
        Content::Bytes(self.0.clone().into()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0 = match &node.content {
            Content::Bytes(bytes) => bytes.to_vec(),
            _ => scalars(node, reader),
        };
    }
}

/// Scalars: a flow sequence.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Flow<T>(pub(super) Vec<T>);

impl<T: Scalar> Value for Flow<T> {
    fn write(&mut self) -> Node<'static> {
        Content::Flow(self.0.iter().map(|element| Node::plain(element.to_text())).collect()).into()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0 = scalars(node, reader);
    }
}

/// The scalars in a sequence.
fn scalars<T: Scalar>(node: &Node<'_>, reader: &mut Reader) -> Vec<T> {
    let mut scalars = Vec::new();
    reader.elements(node, |node, reader| {
        scalars.extend(reader.scalar(node, T::from_text, T::EXPECTED));
    });
    scalars
}

/// A fixed number of bytes: a flow sequence.
impl<const N: usize> Value for [u8; N] {
    fn write(&mut self) -> Node<'static> {
        Flow(self.to_vec()).write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        let mut bytes = Bytes::default();
        let failures = reader.failures();
        bytes.read(node, reader);
        match bytes.0.as_slice().try_into() {
            Ok(bytes) => *self = bytes,
            Err(_) if reader.failures() > failures => {}
            Err(_) => reader.error(node.place, format!("expected {N} numbers")),
        }
    }
}

impl Value for Digest {
    fn write(&mut self) -> Node<'static> {
        Bytes(self.0.to_vec()).write()
    }

    fn read(&mut self, node: &Node<'_>, reader: &mut Reader) {
        self.0.read(node, reader);
    }
}
