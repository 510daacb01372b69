//! Parses text to nodes.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::{IntoIter, Vec};
use core::iter::Peekable;
use core::mem;

use saphyr_parser::{Event, Marker, Parser, ScalarStyle, Tag};

use crate::error::Error;
use crate::node::{Content, Entry, Node, Place};

/// The most levels of nested mappings and sequences. The dialect needs a dozen.
const MAX_DEPTH: usize = 64;

/// Parses a text of one document, whose root has the tag `!dxcontainer`. The lists are the bytes of sequences that are empty in the
/// text, in its order.
pub(crate) fn parse(text: &str, lists: Vec<(Place, Vec<u8>)>) -> Result<Node<'_>, Error> {
    let mut tree = Tree { root: None, open: Vec::new(), lists: lists.into_iter().peekable() };
    for event in Parser::new_from_str(text) {
        match event {
            Ok((event, span)) => tree.event(event, place(span.start))?,
            Err(error) => return Err(Error::new(place(*error.marker()), "", error.info())),
        }
    }
    if let Some((place, _)) = tree.lists.next() {
        return Err(Error::new(place, "", "no sequence begins here"));
    }
    tree.root.ok_or_else(|| Error::new(Place { line: 1, column: 1 }, "", "the text is empty"))
}

/// A tree to which events add nodes, without recursion.
struct Tree<'a> {
    root: Option<Node<'a>>,
    open: Vec<Open<'a>>,
    /// The lists that have not come yet.
    lists: Peekable<IntoIter<(Place, Vec<u8>)>>,
}

/// A sequence or mapping that has not yet ended.
struct Open<'a> {
    node: Node<'a>,
    /// The key of the next value.
    key: Option<(Cow<'a, str>, Place)>,
}

impl<'a> Tree<'a> {
    fn event(&mut self, event: Event<'a>, place: Place) -> Result<(), Error> {
        match event {
            Event::DocumentStart(_) if self.root.is_some() => {
                Err(Error::new(place, "", "a second document begins"))
            }
            Event::Alias(_) => Err(Error::new(place, "", "aliases are not read")),
            Event::Scalar(text, style, _, tag) => {
                self.check_tag(tag.as_deref(), place)?;
                let content = match style {
                    ScalarStyle::Plain => Content::Plain(text),
                    _ => Content::Text(text),
                };
                self.add(Node { place, content })
            }
            Event::SequenceStart(_, tag) => {
                let content = match self.lists.next_if(|(start, _)| *start == place) {
                    Some((_, bytes)) => Content::Bytes(bytes.into()),
                    None => Content::Sequence(Vec::new()),
                };
                self.begin(content, tag.as_deref(), place)
            }
            Event::MappingStart(_, tag) => {
                self.begin(Content::Mapping(Vec::new()), tag.as_deref(), place)
            }
            Event::SequenceEnd | Event::MappingEnd => match self.open.pop() {
                Some(open) => self.add(open.node),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// Begins a sequence or mapping.
    fn begin(
        &mut self,
        content: Content<'a>,
        tag: Option<&Tag>,
        place: Place,
    ) -> Result<(), Error> {
        self.check_tag(tag, place)?;
        if self.open.len() == MAX_DEPTH {
            return Err(Error::new(place, "", "this lies too deep"));
        }
        self.open.push(Open { node: Node { place, content }, key: None });
        Ok(())
    }

    /// Only the root has a tag.
    fn check_tag(&self, tag: Option<&Tag>, place: Place) -> Result<(), Error> {
        let tag = tag.map(ToString::to_string);
        match (self.open.is_empty(), tag.as_deref()) {
            (true, Some("!dxcontainer")) | (false, None) => Ok(()),
            (true, _) => Err(Error::new(place, "", "expected `--- !dxcontainer`")),
            (false, Some(tag)) => Err(Error::new(place, "", format!("the tag {tag} is unknown"))),
        }
    }

    /// Adds a complete node to the one that contains it.
    fn add(&mut self, node: Node<'a>) -> Result<(), Error> {
        let Some(open) = self.open.last_mut() else {
            self.root = Some(node);
            return Ok(());
        };
        match &mut open.node.content {
            Content::Sequence(elements) => elements.push(node),
            Content::Mapping(entries) => match open.key.take() {
                Some((key, place)) => entries.push(Entry { key, place, value: node }),
                None => open.key = Some(key(node)?),
            },
            _ => unreachable!("only sequences and mappings have elements"),
        }
        Ok(())
    }
}

/// A node as a key.
fn key(mut node: Node<'_>) -> Result<(Cow<'_, str>, Place), Error> {
    match &mut node.content {
        Content::Plain(text) | Content::Text(text) => Ok((mem::take(text), node.place)),
        _ => Err(Error::new(node.place, "", "a key is neither a sequence nor a mapping")),
    }
}

fn place(marker: Marker) -> Place {
    Place { line: marker.line(), column: marker.col() + 1 }
}
