//! The differences of two containers, by part and field.

mod align;
mod bytes;
#[cfg(feature = "json")]
mod json;
mod list;
mod part;
mod row;

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use dxil_container::read::Part;
use dxil_container::tree::{Content, Describe, Label, Node};
use dxil_container::{Container, Value};

use crate::part_name::PartName;
use crate::parts;

pub use bytes::Difference;

/// A part or field that differs.
#[derive(Clone, Debug)]
pub struct Change<'t> {
    /// The path: `PSV0.resources[2].upper_bound`.
    pub path: String,
    /// The difference.
    pub kind: Kind<'t>,
}

/// The difference of a part or field.
#[derive(Clone, Debug)]
pub enum Kind<'t> {
    /// Only the second file has it.
    Added(&'t Content<'t>),
    /// Only the first file has it.
    Removed(&'t Content<'t>),
    /// The values of both.
    Changed(&'t Value<'t>, &'t Value<'t>),
    /// A part's place among the parts of both files.
    Moved(usize, usize),
    /// Many bytes, some of which differ.
    Bytes(Difference),
}

/// A container as trees, for comparison.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    container: Container<'a>,
    header: Vec<Node<'a>>,
    parts: Vec<PartTree<'a>>,
}

/// A part as a tree.
#[derive(Clone, Debug)]
struct PartTree<'a> {
    name: PartName,
    part: Part<'a>,
    content: Content<'a>,
}

impl<'a> Tree<'a> {
    /// The trees of a container. A part that cannot be read is bytes.
    #[must_use]
    pub fn new(container: Container<'a>) -> Self {
        // The offsets of parts follow from their sizes.
        let mut header = container.describe();
        header.retain(|node| node.label != Label::Name("part_offsets"));
        let names = PartName::of_container(&container);
        let parts = container.parts().zip(names).map(|(part, name)| {
            let content = match parts::describe(&part) {
                Ok(fields) => Content::Group(fields),
                Err(_) => Content::Value(Value::Bytes(part.data().into_inner().into())),
            };
            PartTree { name, part, content }
        });
        Self { header, parts: parts.collect(), container }
    }
}

impl PartTree<'_> {
    fn path(&self) -> String {
        self.name.to_string()
    }
}

/// The differences of two containers; none if they are the same, byte for byte.
#[must_use]
pub fn compare<'t>(old: &'t Tree<'_>, new: &'t Tree<'_>) -> Vec<Change<'t>> {
    let mut changes = Vec::new();
    list::compare_fields(&mut changes, "header", &old.header, &new.header);
    part::compare_parts(&mut changes, &old.parts, &new.parts);
    let (old, new) = (&old.container, &new.container);
    let (old_gaps, new_gaps) = (gaps(old), gaps(new));
    if old_gaps != new_gaps {
        let kind = Kind::Bytes(Difference::new(&old_gaps, &new_gaps));
        changes.push(Change { path: "gaps".to_owned(), kind });
    }
    if changes.is_empty() && old.bytes() != new.bytes() {
        let kind = Kind::Bytes(Difference::new(old.bytes(), new.bytes()));
        changes.push(Change { path: "layout".to_owned(), kind });
    }
    changes
}

/// The bytes that belong to no part.
fn gaps(container: &Container<'_>) -> Vec<u8> {
    let gaps = container.gaps().into_iter();
    gaps.filter_map(|gap| container.bytes().get(gap)).flatten().copied().collect()
}
