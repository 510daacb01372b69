//! YAML as a tree, which the parser makes and the printer prints.

use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A value and its place in the text. A node that is to be printed has no place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node<'a> {
    pub(crate) place: Place,
    pub(crate) content: Content<'a>,
}

/// The value of a [`Node`].
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Content<'a> {
    /// A number, a name or nothing: without quotes.
    Plain(Cow<'a, str>),
    /// A string, which is printed with quotes if it needs them.
    Text(Cow<'a, str>),
    /// A flow sequence of numbers in hexadecimal. The parser makes a [`Sequence`](Self::Sequence) of a short one.
    Bytes(Cow<'a, [u8]>),
    /// A flow sequence. The parser makes a [`Sequence`](Self::Sequence).
    Flow(Vec<Node<'a>>),
    /// A sequence.
    Sequence(Vec<Node<'a>>),
    /// A mapping. The parser accepts repeated keys.
    Mapping(Vec<Entry<'a>>),
}

/// A key and its value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Entry<'a> {
    pub(crate) key: Cow<'a, str>,
    pub(crate) place: Place,
    pub(crate) value: Node<'a>,
}

/// A line and a column, counted from 1 in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Place {
    pub(crate) line: usize,
    pub(crate) column: usize,
}

impl<'a> Node<'a> {
    /// A number or a name.
    pub(crate) fn plain(text: impl Into<Cow<'a, str>>) -> Self {
        Content::Plain(text.into()).into()
    }

    /// The text of a scalar.
    pub(crate) fn as_scalar(&self) -> Option<&str> {
        match &self.content {
            Content::Plain(text) | Content::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The elements of a sequence. A null is an empty one.
    pub(crate) fn as_sequence(&self) -> Option<&[Self]> {
        match &self.content {
            Content::Sequence(elements) | Content::Flow(elements) => Some(elements),
            _ => self.is_null().then_some(&[]),
        }
    }

    /// The entries of a mapping. A null is an empty one.
    pub(crate) fn as_mapping(&self) -> Option<&[Entry<'a>]> {
        match &self.content {
            Content::Mapping(entries) => Some(entries),
            _ => self.is_null().then_some(&[]),
        }
    }

    /// Whether it is a null.
    fn is_null(&self) -> bool {
        matches!(&self.content, Content::Plain(text) if matches!(&**text, "" | "~" | "null"))
    }
}

impl<'a> From<Content<'a>> for Node<'a> {
    fn from(content: Content<'a>) -> Self {
        Self { place: Place::default(), content }
    }
}

impl<'a> Entry<'a> {
    /// An entry to be printed.
    pub(crate) fn new(key: impl Into<Cow<'a, str>>, value: Node<'a>) -> Self {
        Self { key: key.into(), place: Place::default(), value }
    }
}
