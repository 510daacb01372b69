//! Which outputs depend on the index of the view and on which inputs.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;
use core::ops::Range;

use super::{ComponentMask, DependencyTable};
use crate::Error;
use crate::cursor::Cursor;
use crate::layout::psv::{DependencySizes, RuntimeInfo, mask_size};
use crate::tree::{Label, Node, Value};

/// Which outputs depend on the index of the view and on which inputs. What the part lacks is empty.
#[derive(Clone, Copy, Debug)]
pub struct Dependencies<'a> {
    /// Outputs of each stream that depend on the index of the view.
    pub view_id_to_output: [ComponentMask<'a>; 4],
    /// Patch constants of a hull shader, or primitives of a mesh shader, that do.
    pub view_id_to_patch: ComponentMask<'a>,
    /// Outputs of each stream that depend on inputs.
    pub input_to_output: [DependencyTable<'a>; 4],
    /// Patch constants of a hull shader that depend on inputs.
    pub input_to_patch: DependencyTable<'a>,
    /// Outputs of a domain shader that depend on patch constants.
    pub patch_to_output: DependencyTable<'a>,
}

impl<'a> Dependencies<'a> {
    /// Takes off what a part with this information has.
    pub(super) fn parse(cursor: &mut Cursor<'a>, info: &RuntimeInfo) -> Result<Self, Error> {
        let sizes = DependencySizes::of(info);
        Ok(Self {
            view_id_to_output: for_each(sizes.view_id_to_output, |size| mask(cursor, size))?,
            view_id_to_patch: mask(cursor, sizes.view_id_to_patch)?,
            input_to_output: for_each(sizes.input_to_output, |size| table(cursor, size))?,
            input_to_patch: table(cursor, sizes.input_to_patch)?,
            patch_to_output: table(cursor, sizes.patch_to_output)?,
        })
    }

    /// Its masks and tables, but for those that the part lacks.
    pub(super) fn nodes(&self) -> Vec<Node<'a>> {
        let view_id_to_output = self.view_id_to_output.iter().map(mask_node);
        let input_to_output = self.input_to_output.iter();
        let input_to_output = input_to_output.map(|table| table_node("table", table));
        let mut nodes = Vec::from([
            list("view_id_to_output", view_id_to_output),
            Node { label: Label::Name("view_id_to_patch"), ..mask_node(&self.view_id_to_patch) },
            list("input_to_output", input_to_output),
            table_node("input_to_patch", &self.input_to_patch),
            table_node("patch_to_output", &self.patch_to_output),
        ]);
        nodes.retain(|node| !node.range.is_empty());
        nodes
    }
}

/// The mask of this number of vectors.
fn mask<'a>(cursor: &mut Cursor<'a>, vectors: u8) -> Result<ComponentMask<'a>, Error> {
    cursor.take(mask_size(vectors), "a mask of components").map(ComponentMask::new)
}

/// The table of these numbers of vectors of inputs and outputs: a mask for each component of the inputs.
fn table<'a>(
    cursor: &mut Cursor<'a>,
    (inputs, outputs): (u8, u8),
) -> Result<DependencyTable<'a>, Error> {
    let size = mask_size(outputs).saturating_mul(usize::from(inputs)).saturating_mul(4);
    let bytes = cursor.take(size, "a table of dependencies")?;
    Ok(DependencyTable::new(bytes, outputs))
}

/// Does the same for each stream.
fn for_each<T, U>(
    [a, b, c, d]: [T; 4],
    mut each: impl FnMut(T) -> Result<U, Error>,
) -> Result<[U; 4], Error> {
    Ok([each(a)?, each(b)?, each(c)?, each(d)?])
}

/// The numbers of the components in a mask.
fn mask_node<'a>(mask: &ComponentMask<'a>) -> Node<'a> {
    let mut text = String::new();
    for component in mask.iter() {
        let between = if text.is_empty() { "" } else { " " };
        // Nothing keeps a string from growing.
        let _ = write!(text, "{between}{component}");
    }
    Node::value("mask", mask.range(), Value::Text(Cow::Owned(text.into())))
}

fn table_node<'a>(name: &'static str, table: &DependencyTable<'a>) -> Node<'a> {
    let masks = table.iter().map(|mask| mask_node(&mask)).collect();
    Node::list(name, table.range(), masks)
}

/// The list of what each stream has, up to the last one that has something.
fn list<'a>(name: &'static str, streams: impl Iterator<Item = Node<'a>>) -> Node<'a> {
    let mut streams: Vec<_> = streams.collect();
    while streams.last().is_some_and(|node| node.range.is_empty()) {
        streams.pop();
    }
    let span = streams.iter().map(|node| node.range.clone());
    let span = span.reduce(|first, last: Range<usize>| first.start..last.end);
    Node::list(name, span.unwrap_or_default(), streams)
}
