//! YAML as a tree: what the parser makes and the printer takes.

use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A value, and where it begins in the text. What is to be printed has no place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node<'a> {
    pub(crate) place: Place,
    pub(crate) content: Content<'a>,
}

/// What a [`Node`] is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Content<'a> {
    /// A number, a name or nothing: without quotes.
    Plain(Cow<'a, str>),
    /// A string, which is printed with quotes where it needs them.
    Text(Cow<'a, str>),
    /// A flow sequence of numbers in hexadecimal. The parser makes a [`Sequence`](Self::Sequence).
    Bytes(Cow<'a, [u8]>),
    /// A flow sequence. The parser makes a [`Sequence`](Self::Sequence).
    Flow(Vec<Node<'a>>),
    /// A sequence.
    Sequence(Vec<Node<'a>>),
    /// A mapping. The parser lets keys be there twice.
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

    /// The elements of a sequence; nothing at all stands for an empty one.
    pub(crate) fn as_sequence(&self) -> Option<&[Self]> {
        match &self.content {
            Content::Sequence(elements) | Content::Flow(elements) => Some(elements),
            _ => self.is_null().then_some(&[]),
        }
    }

    /// The entries of a mapping; nothing at all stands for an empty one.
    pub(crate) fn as_mapping(&self) -> Option<&[Entry<'a>]> {
        match &self.content {
            Content::Mapping(entries) => Some(entries),
            _ => self.is_null().then_some(&[]),
        }
    }

    /// Whether there is nothing at all.
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
