//! Tables of strings that end with a zero byte, named by their offset in the table.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::{BStr, BString, ByteSlice};

use crate::cursor::Cursor;
use crate::part::{Follow, FormField, FormOf, ViewField};
use crate::record::At;
use crate::tree::{Content, Describe, Node, SHOWN, Value};
use crate::write::budget::Budget;
use crate::{Error, ErrorKind, FourCC};

/// A table of strings in a file.
#[derive(Clone, Copy, Debug)]
pub struct Strings<'a> {
    bytes: At<&'a [u8]>,
}

impl<'a> Strings<'a> {
    /// The table in these bytes.
    pub(crate) fn new(bytes: At<&'a [u8]>) -> Self {
        Self { bytes }
    }

    /// The string at this offset from the table's start; without a zero byte, it ends with the table.
    /// At 0, a table without bytes has the empty string.
    #[must_use]
    pub fn get(&self, offset: u32) -> Option<At<&'a BStr>> {
        let start = offset as usize;
        let bytes = self.bytes.get(start..).filter(|bytes| start == 0 || !bytes.is_empty())?;
        let text = bytes.find_byte(0).and_then(|end| bytes.get(..end)).unwrap_or(bytes);
        Some(At::new(BStr::new(text), self.bytes.offset().saturating_add(start), text.len()))
    }

    /// Fails, at this byte of the file, where a reference in this part leads to no string.
    #[inline]
    pub(crate) fn check(
        &self,
        reference: StringRef,
        what: &'static str,
        place: usize,
        part: Option<FourCC>,
    ) -> Result<(), Error> {
        let start = reference.0 as usize;
        if start == 0 || start < self.bytes.len() {
            return Ok(());
        }
        let (offset, limit) = (reference.0.into(), self.bytes.len() as u64);
        Err(Error::new(ErrorKind::Offset { what, offset, limit }, place, part))
    }

    /// The bytes of the table.
    #[must_use]
    pub fn as_bytes(&self) -> &'a [u8] {
        *self.bytes
    }

    /// The bytes of the file that hold the table.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }

    /// An offset into the table as a value to show: with its string, if there is one.
    ///
    /// A string longer than any name is cut off after its start.
    #[must_use]
    pub fn value(&self, offset: u32) -> Value<'a> {
        let Some(bytes) = self.bytes.get(offset as usize..).filter(|bytes| !bytes.is_empty())
        else {
            return Value::Number(offset.into());
        };
        let bytes = bytes.get(..SHOWN).unwrap_or(bytes);
        let text = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
        Value::TextAt { offset, text: BStr::new(text).into() }
    }
}

/// Each string with its zero byte, and the padding of the table: zeros, or anything without a zero byte.
impl<'a> Describe<'a> for Strings<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let bytes = *self.bytes;
        let ended = bytes.rfind_byte(0).map_or(0, |last| last.saturating_add(1));
        let (ended, _) = bytes.split_at_checked(ended).unwrap_or_default();
        // The last string has a zero byte of its own.
        let used = ended.trim_end_with(|byte| byte == '\0').len();
        let used = used.saturating_add(1).min(ended.len());
        let (text, padding) = bytes.split_at_checked(used).unwrap_or_default();

        let mut start = self.bytes.offset();
        let strings = text.split_inclusive(|byte| *byte == 0).map(|bytes| {
            let range = start..start.saturating_add(bytes.len());
            start = range.end;
            let text = bytes.strip_suffix(&[0]).unwrap_or(bytes);
            Node::value("string", range, Value::Text(text.as_bstr().into()))
        });
        // The count is known: growing would take twice the memory.
        let mut list = Vec::with_capacity(text.iter().filter(|byte| **byte == 0).count());
        list.extend(strings);
        let mut nodes = vec![Node::list("strings", self.bytes.offset()..start, list)];
        let padding = At::new(padding, start, padding.len());
        nodes.extend(Node::optional_bytes("padding", &padding));
        nodes
    }
}

/// A string: its offset in a table of strings, in bytes. The empty string lies at 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StringRef(pub u32);

// The string itself comes from the table.
crate::field::wrapper!(StringRef: u32, |this| Value::TextAt {
    offset: this.0,
    text: Default::default(),
});

/// The offset of a string, in bytes from the start of the part; 0 if there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StringOffset(pub u32);

// The string itself comes from the part.
crate::field::wrapper!(StringOffset: u32, |this| match this.0 {
    0 => Value::Number(0),
    offset => Value::TextAt { offset, text: Default::default() },
});

/// A part whose records refer to strings by their offset from its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PartStrings<'a>(pub(crate) Cursor<'a>);

impl<'a> PartStrings<'a> {
    /// The string at this offset.
    pub(crate) fn get(&self, offset: StringOffset) -> Result<At<&'a BStr>, Error> {
        self.0.seek(offset.0, "a string")?.string("a string")
    }
}

/// Puts strings in place of the references before it, and lists the strings: each that ends, but those that
/// end another one.
impl<'a> ViewField<'a> for PartStrings<'a> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let part = Strings::new(self.0.all());
        let mut offsets = BTreeSet::new();
        for_each_reference(nodes, &mut |offset| {
            offsets.insert(offset);
            part.value(offset)
        });
        let all = part.range();
        let mut end = all.start;
        let strings = offsets.into_iter().filter_map(|offset| {
            if all.start.saturating_add(offset as usize) < end {
                return None;
            }
            let text = part.get(offset)?;
            end = text.range().end.saturating_add(1);
            (end <= all.end).then(|| Node::string("string", &text))
        });
        nodes.push(Node::list(name, all.clone(), strings.collect()));
    }
}

/// Copies strings of a part, together no more bytes than it has.
pub(crate) struct TextCopier<'a> {
    strings: PartStrings<'a>,
    budget: Budget<'a>,
}

impl<'a> TextCopier<'a> {
    /// Copies strings of this part.
    pub(crate) fn new(strings: PartStrings<'a>) -> Self {
        Self { strings, budget: Budget::new(strings.0.all().len(), strings.0) }
    }
}

impl Follow<StringOffset, BString> for TextCopier<'_> {
    fn follow(&self, offset: StringOffset) -> Result<BString, Error> {
        self.budget.string(self.strings.get(offset)?)
    }
}

/// The strings to which the fields before it refer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a>(pub(crate) Strings<'a>);

impl<'a> ViewField<'a> for Named<'a> {
    fn describe(&self, _: &'static str, nodes: &mut Vec<Node<'a>>) {
        for_each_reference(nodes, &mut |offset| self.0.value(offset));
    }
}

/// Replaces each reference to a string.
fn for_each_reference<'a>(nodes: &mut [Node<'a>], replace: &mut impl FnMut(u32) -> Value<'a>) {
    for node in nodes {
        match &mut node.content {
            Content::Value(value) => {
                if let Value::TextAt { offset, .. } = value {
                    *value = replace(*offset);
                }
            }
            Content::Group(children) | Content::List(children) => {
                for_each_reference(children, replace);
            }
        }
    }
}

/// A table of strings and its padding.
impl<'a> ViewField<'a> for Strings<'a> {
    fn describe(&self, _: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.extend(Describe::describe(self));
    }
}

/// A table of strings being made. It holds any bytes, so that a table that was read stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StringTable(
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))] pub BString,
);

impl StringTable {
    /// The string at this offset.
    #[must_use]
    pub fn get(&self, offset: u32) -> Option<&BStr> {
        Strings::new(At::new(&self.0, 0, self.0.len())).get(offset).map(At::into_inner)
    }
}

impl From<Strings<'_>> for StringTable {
    fn from(strings: Strings<'_>) -> Self {
        Self(strings.as_bytes().into())
    }
}

impl FormOf<Strings<'_>> for StringTable {
    fn of(view: &Strings<'_>) -> Self {
        (*view).into()
    }
}

/// With zeros up to a multiple of 4 bytes.
impl FormField for StringTable {
    fn write(&self, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend_from_slice(&self.0);
        crate::write::pad(out, start);
    }
}
