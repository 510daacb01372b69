//! Fields of parts by their types: the description, copying and writing of each.

use alloc::vec::Vec;
use core::ops::Deref;

use bstr::{BStr, BString};

use crate::read::{Part, Partial};
use crate::tree::{self, Node, Value};
use crate::{At, FieldType, Record, Records};

/// A field of a view.
pub(crate) trait ViewField<'a> {
    /// Appends its nodes: those of a record's fields, or a leaf of this name.
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>);
}

/// A view of a part of a part, which may be missing: see [`part!`](super::part).
pub(crate) trait Group {}

/// The field of an owned form that corresponds to a field of the view.
pub(crate) trait FormOf<View> {
    /// Returns the owned form of a view, without its place.
    fn of(view: &View) -> Self;
}

/// A field of an owned form.
pub(crate) trait FormField {
    /// Appends its bytes.
    fn write(&self, out: &mut Vec<u8>);
}

impl<'a, T: Record> ViewField<'a> for At<T> {
    fn describe(&self, _: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.extend(tree::fields(self));
    }
}

impl<'a, T: Record> ViewField<'a> for Records<'a, T> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.push(Node::records(name, self));
    }
}

impl<'a> ViewField<'a> for At<&'a BStr> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.push(Node::value(name, self.range(), Value::Text((**self).into())));
    }
}

/// Bytes have no node where there are none.
impl<'a> ViewField<'a> for At<&'a [u8]> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.extend(Node::optional_bytes(name, self));
    }
}

impl<'a, T: Record> ViewField<'a> for Option<At<T>> {
    fn describe(&self, _: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.extend(self.iter().flat_map(tree::fields));
    }
}

/// A string of a list: the zero byte that ends it belongs to it.
impl<'a> ViewField<'a> for Option<At<&'a BStr>> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        nodes.extend(self.iter().map(|text| Node::string(name, text)));
    }
}

impl<'a, T: Group + ViewField<'a>> ViewField<'a> for Option<T> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        self.iter().for_each(|group| group.describe(name, nodes));
    }
}

/// Appends a group of nodes that the function adds.
pub(crate) fn group<'a>(
    name: &'static str,
    nodes: &mut Vec<Node<'a>>,
    add: impl FnOnce(&mut Vec<Node<'a>>),
) {
    let mut fields = Vec::new();
    add(&mut fields);
    let end = fields.last().map_or(0, |node| node.range.end);
    let start = fields.first().map_or(end, |node| node.range.start);
    nodes.push(Node::group(name, start..end, fields));
}

/// Appends the nodes that the function adds.
pub(crate) fn fields<'a>(
    _: &'static str,
    nodes: &mut Vec<Node<'a>>,
    add: impl FnOnce(&mut Vec<Node<'a>>),
) {
    add(nodes);
}

/// All of the part, for functions that look something up in it.
impl<'a> ViewField<'a> for Part<'a> {
    fn describe(&self, _: &'static str, _: &mut Vec<Node<'a>>) {}
}

/// All of a part, whose fields lie at offsets: describes the bytes that the fields before it leave free.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gaps<'a>(pub(crate) At<&'a [u8]>);

impl<'a> ViewField<'a> for Gaps<'a> {
    fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
        let gaps = Node::uncovered(name, nodes, &self.0);
        nodes.extend(gaps);
    }
}

impl<T: Record> FormOf<At<T>> for T {
    fn of(view: &At<T>) -> Self {
        **view
    }
}

impl<T: Record> FormOf<Records<'_, T>> for Vec<T> {
    fn of(view: &Records<'_, T>) -> Self {
        view.iter().map(At::into_inner).collect()
    }
}

impl<T: Record> FormOf<Partial<'_, T>> for T {
    fn of(view: &Partial<'_, T>) -> Self {
        **view
    }
}

impl FormOf<At<&[u8]>> for Vec<u8> {
    fn of(view: &At<&[u8]>) -> Self {
        view.to_vec()
    }
}

/// Words of 4 bytes.
impl FormOf<At<&[u8]>> for Vec<u32> {
    fn of(view: &At<&[u8]>) -> Self {
        words(view).collect()
    }
}

impl FormOf<At<&BStr>> for BString {
    fn of(view: &At<&BStr>) -> Self {
        (**view).into()
    }
}

impl<T, U: FormOf<At<T>>> FormOf<Option<At<T>>> for Option<U> {
    fn of(view: &Option<At<T>>) -> Self {
        view.as_ref().map(U::of)
    }
}

impl<T: Record> FormField for T {
    fn write(&self, out: &mut Vec<u8>) {
        self.encode(out);
    }
}

impl<T: Record> FormField for Vec<T> {
    fn write(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|record| record.encode(out));
    }
}

impl FormField for Vec<u8> {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(self);
    }
}

impl FormField for Vec<u32> {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.iter().flat_map(|word| word.to_le_bytes()));
    }
}

/// With the zero byte that ends it.
impl FormField for BString {
    fn write(&self, out: &mut Vec<u8>) {
        crate::write::string(out, self);
    }
}

/// The field of a value that another field writes.
impl FormField for () {
    fn write(&self, _: &mut Vec<u8>) {}
}

impl<T: FormField> FormField for Option<T> {
    fn write(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|field| field.write(out));
    }
}

/// A field that a function writes.
pub(crate) struct Writer<F: Fn(&mut Vec<u8>)>(pub(crate) F);

impl<F: Fn(&mut Vec<u8>)> FormField for Writer<F> {
    fn write(&self, out: &mut Vec<u8>) {
        (self.0)(out);
    }
}

/// A record of which this number of bytes are written, with zeros after its fields.
pub(crate) struct Cut<T> {
    pub(crate) record: T,
    pub(crate) size: usize,
}

impl<T: Record> FormField for Cut<T> {
    fn write(&self, out: &mut Vec<u8>) {
        let end = out.len() + self.size;
        self.record.encode(out);
        out.resize(end, 0);
    }
}

/// A field of an owned form that is being written: computed values of records need its place.
#[derive(Clone, Copy)]
pub(crate) struct Placed<'f, F, T> {
    /// The field.
    pub(crate) form: &'f F,
    /// The value that is written for it.
    pub(crate) field: &'f T,
    /// Its start, in bytes from the start of the part.
    pub(crate) start: usize,
    /// Its end.
    pub(crate) end: usize,
}

impl<F, T> Deref for Placed<'_, F, T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.field
    }
}

/// Implements the traits for types of single fields.
macro_rules! values {
    ($($ty:ty),*) => {$(
        impl<'a> ViewField<'a> for At<$ty> {
            fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
                nodes.push(Node::value(name, self.range(), self.value()));
            }
        }

        impl<'a> ViewField<'a> for Option<At<$ty>> {
            fn describe(&self, name: &'static str, nodes: &mut Vec<Node<'a>>) {
                self.iter().for_each(|at| at.describe(name, nodes));
            }
        }

        impl FormOf<At<$ty>> for $ty {
            fn of(view: &At<$ty>) -> Self {
                **view
            }
        }

        impl FormField for $ty {
            fn write(&self, out: &mut Vec<u8>) {
                self.encode(out);
            }
        }
    )*};
}

values!(u32, crate::layout::FeatureFlags);

/// The words of these bytes, each of 4.
pub(crate) fn words(bytes: &[u8]) -> impl ExactSizeIterator<Item = u32> + Clone + use<'_> {
    bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().unwrap_or_default()))
}

/// Appends zeros in place of a record, which is to be [set](set), and returns their place.
pub(crate) fn reserve<T: Record>(out: &mut Vec<u8>) -> usize {
    let place = out.len();
    out.resize(place + T::SIZE, 0);
    place
}

/// Overwrites a record that was reserved.
pub(crate) fn set<T: Record>(out: &mut [u8], place: usize, record: &T) {
    let mut bytes = Vec::with_capacity(T::SIZE);
    record.encode(&mut bytes);
    out[place..place + T::SIZE].copy_from_slice(&bytes);
}
