//! What differs between two containers, by part and field.

mod align;
mod bytes;
mod list;
mod part;
mod print;

use dxil_container::Container;
use dxil_container::read::Part;
use dxil_container::tree::{Content, Describe, Label, Node};
use dxil_container::{FourCC, Value};

use crate::selector::{self, Places};

/// Something that differs.
pub(crate) struct Change<'t> {
    /// Which part or field: `PSV0.resources[2].upper_bound`.
    pub(crate) path: String,
    /// How it differs.
    pub(crate) kind: Kind<'t>,
}

/// How something differs.
pub(crate) enum Kind<'t> {
    /// Only the second file has it.
    Added(&'t Content<'t>),
    /// Only the first file has it.
    Removed(&'t Content<'t>),
    /// The values of both.
    Changed(&'t Value<'t>, &'t Value<'t>),
    /// A part's place among the parts of both files.
    Moved(usize, usize),
    /// Many bytes, of which some differ.
    Bytes(bytes::Difference),
}

/// A container as trees, for comparison.
pub(crate) struct Tree<'a> {
    container: Container<'a>,
    header: Vec<Node<'a>>,
    parts: Vec<PartTree<'a>>,
}

/// A part as a tree.
struct PartTree<'a> {
    /// Its name, and how many parts of that name precede it.
    name: (FourCC, usize),
    part: Part<'a>,
    content: Content<'a>,
}

impl<'a> Tree<'a> {
    /// The trees of a container. What cannot be read is bytes.
    pub(crate) fn new(container: Container<'a>) -> Self {
        // Where parts lie follows from their sizes.
        let mut header = container.describe();
        header.retain(|node| node.label != Label::Name("part_offsets"));
        let names = Places::new(container.parts().map(|part| part.four_cc()));
        let parts = container.parts().zip(names).map(|(part, name)| {
            let content = match part.view() {
                Ok(view) => Content::Group(view.describe()),
                Err(_) => Content::Value(Value::Bytes(part.data().into_inner().into())),
            };
            PartTree { name, part, content }
        });
        Self { header, parts: parts.collect(), container }
    }
}

impl PartTree<'_> {
    /// How it is called.
    fn path(&self) -> String {
        selector::name(self.name.0, self.name.1)
    }
}

/// Everything that differs between two containers; nothing if they are the same, byte for byte.
pub(crate) fn compare<'t>(old: &'t Tree<'_>, new: &'t Tree<'_>) -> Vec<Change<'t>> {
    let mut changes = Vec::new();
    list::compare_fields(&mut changes, "header", &old.header, &new.header);
    part::compare_parts(&mut changes, &old.parts, &new.parts);
    let (old, new) = (&old.container, &new.container);
    let (old_gaps, new_gaps) = (gaps(old), gaps(new));
    if old_gaps != new_gaps {
        let kind = Kind::Bytes(bytes::Difference::new(&old_gaps, &new_gaps));
        changes.push(Change { path: "gaps".to_owned(), kind });
    }
    if changes.is_empty() && old.bytes() != new.bytes() {
        let kind = Kind::Bytes(bytes::Difference::new(old.bytes(), new.bytes()));
        changes.push(Change { path: "layout".to_owned(), kind });
    }
    changes
}

/// The bytes that belong to no part.
fn gaps(container: &Container<'_>) -> Vec<u8> {
    let gaps = container.gaps().into_iter();
    gaps.filter_map(|gap| container.bytes().get(gap)).flatten().copied().collect()
}
