//! The tree of a part's fields, for programs that show or compare parts.
//!
//! Every view in [`read`](crate::read) can [`Describe`] itself as a tree whose leaves lie at bytes of
//! the file. A part's leaves cover all its bytes, so nothing in it stays unsaid.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use bstr::BStr;
use dxil_ops::ShaderModel;

use crate::gaps::gaps;
use crate::record::{At, Field, Record, Records};
pub use dxil_format::FlagWord;

/// A value that can describe its content as a tree.
pub trait Describe<'a> {
    /// Returns its fields and its content, in the order of the file where that makes sense.
    ///
    /// All nodes are made at once. A node takes 64 bytes, and a field may have one byte: a part made to
    /// that end takes up to 82 times its size in memory, an `RDEF` in which types share members 320
    /// times, parts from compilers 25 times. An `SRCI` takes besides what its compressed files become,
    /// which [`Container::within`](crate::Container::within) bounds.
    fn describe(&self) -> Vec<Node<'a>>;
}

/// A named value, or a named group of nodes.
#[derive(Clone, PartialEq, Debug)]
pub struct Node<'a> {
    /// Its name, or its place in a list.
    pub label: Label,
    /// The bytes of the file that hold it. A group's bytes need not be all of its children's.
    pub range: Range<usize>,
    /// The content.
    pub content: Content<'a>,
}

/// The label of a [`Node`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// A name.
    Name(&'static str),
    /// A place in a list.
    Index(usize),
}

/// The content of a [`Node`].
#[derive(Clone, PartialEq, Debug)]
pub enum Content<'a> {
    /// A leaf.
    Value(Value<'a>),
    /// Named fields.
    Group(Vec<Node<'a>>),
    /// Elements in order, labelled by their index.
    List(Vec<Node<'a>>),
}

/// The value of a field.
#[derive(Clone, PartialEq, Debug)]
pub enum Value<'a> {
    /// A number without a sign.
    Number(u64),
    /// A number with a sign.
    Signed(i64),
    /// A floating-point number.
    Float(f32),
    /// An element of an enumeration.
    Named {
        /// The number in the file.
        number: u64,
        /// Its name, unless it is unknown.
        name: Option<&'static str>,
    },
    /// A word of flags.
    Flags(FlagWord),
    /// A shader model.
    ShaderModel(ShaderModel),
    /// Bytes without a meaning of their own here.
    Bytes(Cow<'a, [u8]>),
    /// A string.
    Text(Cow<'a, BStr>),
    /// An offset, and the string that lies there.
    TextAt {
        /// The offset in the file.
        offset: u32,
        /// The string, or the start of a long one.
        text: Cow<'a, BStr>,
    },
    /// An offset and a size, and the bytes that lie there.
    BytesAt {
        /// The offset in the file.
        offset: u32,
        /// The size in the file.
        size: u32,
        /// The bytes, or the start of many.
        bytes: &'a [u8],
    },
}

/// The most bytes that a reference shows of its target: more than a name takes. So a file in
/// which everything refers to one long string is shown in time that grows with the file alone.
pub(crate) const SHOWN: usize = 4096;

impl<'a> Node<'a> {
    /// A leaf.
    #[must_use]
    pub fn value(name: &'static str, range: Range<usize>, value: Value<'a>) -> Self {
        Self { label: Label::Name(name), range, content: Content::Value(value) }
    }

    /// Bytes that mean nothing here: padding, or fields that a newer version added.
    #[must_use]
    pub fn bytes(name: &'static str, bytes: &At<&'a [u8]>) -> Self {
        Self::value(name, bytes.range(), Value::Bytes((**bytes).into()))
    }

    /// Bytes that mean nothing here, unless there are none.
    #[must_use]
    pub fn optional_bytes(name: &'static str, bytes: &At<&'a [u8]>) -> Option<Self> {
        (!bytes.is_empty()).then(|| Self::bytes(name, bytes))
    }

    /// Returns the bytes after all known fields of a part, unless there are none.
    #[must_use]
    pub fn trailing(bytes: &At<&'a [u8]>) -> Option<Self> {
        Self::optional_bytes("trailing", bytes)
    }

    /// A string and the zero byte after it.
    #[must_use]
    pub fn string(name: &'static str, text: &At<&'a BStr>) -> Self {
        let range = text.offset()..text.range().end.saturating_add(1);
        Self::value(name, range, Value::Text((**text).into()))
    }

    /// The bytes that no leaf of these nodes covers, a leaf of this name for each gap.
    pub(crate) fn uncovered(name: &'static str, nodes: &[Self], bytes: &At<&'a [u8]>) -> Vec<Self> {
        let mut covered: Vec<Range<usize>> = Vec::new();
        for node in nodes {
            node.for_each_leaf(&mut |leaf| match covered.last_mut() {
                Some(last) if last.end == leaf.range.start => last.end = leaf.range.end,
                _ => covered.push(leaf.range.clone()),
            });
        }
        let gaps = gaps(bytes.range(), covered).into_iter();
        let gaps = gaps.map(|gap| {
            let start = gap.start.saturating_sub(bytes.offset());
            let inside = bytes.get(start..).and_then(|rest| rest.get(..gap.len()));
            Self::bytes(name, &At::new(inside.unwrap_or_default(), gap.start, gap.len()))
        });
        gaps.collect()
    }

    /// A group.
    #[must_use]
    pub fn group(name: &'static str, range: Range<usize>, fields: Vec<Self>) -> Self {
        Self { label: Label::Name(name), range, content: Content::Group(fields) }
    }

    /// A list; its elements are labelled anew, by their index.
    #[must_use]
    pub fn list(name: &'static str, range: Range<usize>, elements: Vec<Self>) -> Self {
        let elements = elements.into_iter().enumerate();
        let elements = elements.map(|(index, node)| Self { label: Label::Index(index), ..node });
        Self { label: Label::Name(name), range, content: Content::List(elements.collect()) }
    }

    /// The fields of a record, as children of a group of this name.
    #[must_use]
    pub fn record<T: Record>(name: &'static str, record: &At<T>) -> Self {
        Self::group(name, record.range(), fields(record))
    }

    /// A table of records as a list of groups, with the bytes that the file has after the known fields.
    #[must_use]
    pub fn records<T: Record>(name: &'static str, records: &Records<'a, T>) -> Self {
        Self::records_with(name, records, fields)
    }

    /// A table of records as a list of groups of these fields, and of the bytes after them.
    pub(crate) fn records_with<T: Record>(
        name: &'static str,
        records: &Records<'a, T>,
        mut fields: impl FnMut(&At<T>) -> Vec<Self>,
    ) -> Self {
        let nodes = records.iter().enumerate().map(|(index, record)| {
            let mut nodes = fields(&record);
            let extra = records.extra(index);
            nodes.extend(extra.and_then(|extra| Self::optional_bytes("extra", &extra)));
            let end = record.offset().saturating_add(records.stride());
            Self::group("record", record.offset()..end, nodes)
        });
        Self::list(name, records.range(), nodes.collect())
    }

    /// The children: the fields of a group, the elements of a list.
    #[must_use]
    pub fn children(&self) -> &[Self] {
        match &self.content {
            Content::Value(_) => &[],
            Content::Group(children) | Content::List(children) => children,
        }
    }

    /// Calls the function with each leaf, in the order of the tree.
    pub fn for_each_leaf<'t>(&'t self, each: &mut impl FnMut(&'t Self)) {
        match &self.content {
            Content::Value(_) => each(self),
            Content::Group(children) | Content::List(children) => {
                children.iter().for_each(|child| child.for_each_leaf(each));
            }
        }
    }
}

/// Replaces the leaf of a byte by leaves for each value packed into these bits of it. A byte in which
/// other bits are set stays a number, so that each bit is described.
pub(crate) fn unpack<'a, const N: usize>(
    nodes: &mut Vec<Node<'a>>,
    range: Range<usize>,
    bits: u8,
    fields: [(&'static str, Value<'a>); N],
) {
    let is_it = |node: &Node<'_>| match node.content {
        Content::Value(Value::Number(number)) => {
            node.range == range && number & !u64::from(bits) == 0
        }
        _ => false,
    };
    let Some(place) = nodes.iter().position(is_it) else { return };
    let fields = fields.map(|(name, value)| Node::value(name, range.clone(), value));
    nodes.splice(place..=place, fields);
}

/// A set of components of a vector, a bit for each, by their names.
pub(crate) fn components<'a>(mask: u8) -> Value<'a> {
    const NAMES: [&str; 16] = [
        "none", "x", "y", "xy", "z", "xz", "yz", "xyz", "w", "xw", "yw", "xyw", "zw", "xzw", "yzw",
        "xyzw",
    ];
    Value::Named { number: mask.into(), name: NAMES.get(usize::from(mask)).copied() }
}

/// The fields of a record as leaves.
#[must_use]
pub fn fields<'a, T: Record>(record: &At<T>) -> Vec<Node<'a>> {
    fields_with(record, |_, value| value)
}

/// The fields of a record that the file has as leaves, whose values the function may replace.
pub fn fields_with<'a, T: Record>(
    record: &At<T>,
    mut replace: impl FnMut(&Field, Value<'static>) -> Value<'a>,
) -> Vec<Node<'a>> {
    let mut nodes = Vec::with_capacity(T::FIELDS.len());
    record.for_each_field(|field, value| {
        if record.has(field) {
            nodes.push(Node::value(field.name, record.range_of(field), replace(field, value)));
        }
    });
    nodes
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => f.pad(name),
            Self::Index(index) => write!(f, "[{index}]"),
        }
    }
}

/// As a person would write it; bytes in hexadecimal.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Signed(number) => number.fmt(f),
            Self::Float(number) => number.fmt(f),
            Self::Named { number, name: None } => number.fmt(f),
            Self::Named { name: Some(name), .. } => f.pad(name),
            Self::Flags(flags) => flags.fmt(f),
            Self::ShaderModel(model) => model.fmt(f),
            Self::Bytes(bytes) => hexadecimal(bytes, f),
            Self::BytesAt { bytes, .. } => hexadecimal(bytes, f),
            Self::Text(text) | Self::TextAt { text, .. } => write!(f, "{text:?}"),
        }
    }
}

/// Two digits for each byte.
pub(crate) fn hexadecimal(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}
