//! Masks of components, and tables of them.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::ops::Range;

use crate::cursor::Cursor;
use crate::layout::psv::{mask_size, table_size};
use crate::part::{FormField, FormOf, ViewField, Writer, words};
use crate::tree::{Node, Value};
use crate::{At, Error};

/// The content of masks and tables in a file.
pub(crate) mod view {
    use crate::At;

    /// A set of components of a signature: component `i` is number `i % 4` of vector `i / 4`.
    #[derive(Clone, Copy)]
    pub struct ComponentMask<'a> {
        pub(super) bytes: At<&'a [u8]>,
    }

    /// The components of one signature that depend on each component of another.
    #[derive(Clone, Copy)]
    pub struct DependencyTable<'a> {
        pub(super) bytes: At<&'a [u8]>,
        /// Bytes of a mask.
        pub(super) mask_size: usize,
    }
}

/// A set of components of a signature: component `i` is number `i % 4` of vector `i / 4`, and bit
/// `i % 32` of word `i / 32`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ComponentMask(pub Vec<u32>);

/// The components of one signature that depend on each component of another: a mask for each of the
/// latter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DependencyTable(pub Vec<ComponentMask>);

impl<'a> view::ComponentMask<'a> {
    /// Whether the component is in the set.
    #[must_use]
    pub fn contains(&self, component: u32) -> bool {
        let byte = self.bytes.get(component as usize / 8);
        byte.is_some_and(|byte| byte >> (component % 8) & 1 != 0)
    }

    /// The components in the set, from the lowest on.
    pub fn iter(&self) -> impl Iterator<Item = u32> + Clone + use<'a> {
        let words = self.words().zip((0..).step_by(32));
        words.flat_map(|(word, first)| bits(word).map(move |bit| first | bit))
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.iter().all(|byte| *byte == 0)
    }

    /// The bytes of the file that hold it: none if the part lacks it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }

    /// Its bits in words of 32, as the file has them.
    pub fn words(&self) -> impl Iterator<Item = u32> + Clone + use<'a> {
        words(self.bytes.into_inner())
    }
}

impl<'a> view::DependencyTable<'a> {
    /// The components of the output that depend on this component of the input.
    #[must_use]
    pub fn outputs(&self, input: u32) -> Option<view::ComponentMask<'a>> {
        self.iter().nth(input as usize)
    }

    /// The components of the output that depend on each component of the input, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = view::ComponentMask<'a>> + Clone + use<'a> {
        let (start, size) = (self.bytes.offset(), self.mask_size);
        self.bytes.chunks_exact(size).enumerate().map(move |(index, bytes)| {
            let offset = start.saturating_add(index.saturating_mul(size));
            view::ComponentMask { bytes: At::new(bytes, offset, size) }
        })
    }

    /// The bytes of the file that hold it: none if the part lacks it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.bytes.range()
    }
}

/// The numbers of the bits that are set, from the lowest on.
fn bits(word: u32) -> impl Iterator<Item = u32> + Clone {
    let rest = |word: &u32| Some(word & word.wrapping_sub(1));
    let words = core::iter::successors(Some(word), rest).take_while(|word| *word != 0);
    words.map(u32::trailing_zeros)
}

impl ComponentMask {
    /// Adds a component to the set.
    pub fn insert(&mut self, component: u8) {
        let word = usize::from(component / 32);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (component % 32);
    }
}

impl DependencyTable {
    /// Makes a component of the output depend on one of the input.
    pub fn insert(&mut self, input: u8, output: u8) {
        let input = usize::from(input);
        if self.0.len() <= input {
            self.0.resize_with(input + 1, ComponentMask::default);
        }
        self.0[input].insert(output);
    }
}

/// A field whose size is a number of vectors.
pub(crate) trait Take<'a, S>: Sized {
    /// Takes it off the rest of the part.
    fn take(cursor: &mut Cursor<'a>, size: S) -> Result<Self, Error>;

    /// Moves past it, unless it cannot be taken.
    fn skip(cursor: &mut Cursor<'a>, size: S) -> Result<(), Error> {
        Self::take(cursor, size).map(|_| ())
    }
}

/// The mask of this number of vectors.
impl<'a> Take<'a, u8> for view::ComponentMask<'a> {
    #[inline]
    fn take(cursor: &mut Cursor<'a>, vectors: u8) -> Result<Self, Error> {
        let bytes = cursor.take(mask_size(vectors), "a mask of components")?;
        Ok(Self { bytes })
    }
}

/// The table of these numbers of vectors of inputs and outputs: a mask for each component of the inputs.
impl<'a> Take<'a, (u8, u8)> for view::DependencyTable<'a> {
    #[inline]
    fn take(cursor: &mut Cursor<'a>, (inputs, outputs): (u8, u8)) -> Result<Self, Error> {
        let bytes = cursor.take(table_size((inputs, outputs)), "a table of dependencies")?;
        Ok(Self { bytes, mask_size: mask_size(outputs).max(1) })
    }
}

/// The masks or tables of each stream.
impl<'a, S, T: Take<'a, S>> Take<'a, [S; 4]> for [T; 4] {
    fn take(cursor: &mut Cursor<'a>, [a, b, c, d]: [S; 4]) -> Result<Self, Error> {
        let mut take = |size| T::take(cursor, size);
        Ok([take(a)?, take(b)?, take(c)?, take(d)?])
    }
}

/// A field that is written as large as numbers of vectors say: the rest is left out.
pub(super) trait Fit<S> {
    /// Appends its bytes.
    fn fit(&self, out: &mut Vec<u8>, size: S);
}

impl Fit<u8> for ComponentMask {
    fn fit(&self, out: &mut Vec<u8>, vectors: u8) {
        let end = out.len() + mask_size(vectors);
        self.0.write(out);
        out.resize(end, 0);
    }
}

impl Fit<(u8, u8)> for DependencyTable {
    fn fit(&self, out: &mut Vec<u8>, (inputs, outputs): (u8, u8)) {
        let rows = usize::from(inputs) * 4;
        let end = out.len() + rows * mask_size(outputs);
        self.0.iter().take(rows).for_each(|mask| mask.fit(out, outputs));
        out.resize(end, 0);
    }
}

impl<S: Copy, T: Fit<S>> Fit<[S; 4]> for [T; 4] {
    fn fit(&self, out: &mut Vec<u8>, sizes: [S; 4]) {
        self.iter().zip(sizes).for_each(|(field, size)| field.fit(out, size));
    }
}

/// The field in this size.
pub(super) fn fit<S: Copy>(field: &impl Fit<S>, size: S) -> impl FormField {
    Writer(move |out: &mut Vec<u8>| field.fit(out, size))
}

impl FormOf<view::ComponentMask<'_>> for ComponentMask {
    fn of(view: &view::ComponentMask<'_>) -> Self {
        Self(view.words().collect())
    }
}

impl FormOf<view::DependencyTable<'_>> for DependencyTable {
    fn of(view: &view::DependencyTable<'_>) -> Self {
        Self(view.iter().map(|mask| ComponentMask::of(&mask)).collect())
    }
}

impl<V, T: FormOf<V>> FormOf<[V; 4]> for [T; 4] {
    fn of(view: &[V; 4]) -> Self {
        view.each_ref().map(T::of)
    }
}

/// A field that has a node, even if the part lacks it.
trait HasNode<'a> {
    fn node(&self, name: &'static str) -> Node<'a>;
}

/// The numbers of the components in it.
impl<'a> HasNode<'a> for view::ComponentMask<'a> {
    fn node(&self, name: &'static str) -> Node<'a> {
        let mut text = String::new();
        for component in self.iter() {
            let between = if text.is_empty() { "" } else { " " };
            // Nothing keeps a string from growing.
            let _ = write!(text, "{between}{component}");
        }
        Node::value(name, self.range(), Value::Text(Cow::Owned(text.into())))
    }
}

impl<'a> HasNode<'a> for view::DependencyTable<'a> {
    fn node(&self, name: &'static str) -> Node<'a> {
        Node::list(name, self.range(), self.iter().map(|mask| mask.node("mask")).collect())
    }
}

/// The list of the masks or tables of each stream, up to the last that is not empty.
impl<'a, T: HasNode<'a>> HasNode<'a> for [T; 4] {
    fn node(&self, name: &'static str) -> Node<'a> {
        let mut streams: Vec<_> = self.iter().map(|stream| stream.node(name)).collect();
        while streams.last().is_some_and(|node| node.range.is_empty()) {
            streams.pop();
        }
        let span = streams.iter().map(|node| node.range.clone());
        let span = span.reduce(|first, last: Range<usize>| first.start..last.end);
        Node::list(name, span.unwrap_or_default(), streams)
    }
}

/// Implements the tree of optional masks and tables: those that the part lacks have no node.
macro_rules! view_fields {
    ($($ty:ty),*) => {$(
        impl<'a> ViewField<'a> for $ty {
            fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
                let node = self.node(name);
                nodes.extend((!node.range.is_empty()).then_some(node));
            }
        }
    )*};
}

view_fields!(
    view::ComponentMask<'a>,
    view::DependencyTable<'a>,
    [view::ComponentMask<'a>; 4],
    [view::DependencyTable<'a>; 4]
);

/// The components in the set.
impl fmt::Debug for view::ComponentMask<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The components of the output for each component of the input.
impl fmt::Debug for view::DependencyTable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
