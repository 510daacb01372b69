//! The parts of `RDAT` field by field, with the targets of references.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use super::{Array, Rdat, RdatPart};
use crate::cursor::Cursor;
use crate::layout::rdat::{
    self, BytesRef, PartType, Subobject, SubobjectKind, TableHeader, TableRecord,
    for_each_subobject, for_each_table,
};
use crate::tree::{self, Describe, Node, SHOWN, Value};
use crate::{At, FieldType, Record, Strings};

impl<'a> Describe<'a> for Rdat<'a> {
    fn describe(&self) -> Vec<Node<'a>> {
        let mut nodes = tree::fields(&self.header);
        let offsets = self.offsets.iter().flat_map(|at| tree::fields(&at)).collect();
        nodes.push(Node::list("part_offsets", self.offsets.range(), offsets));
        let parts = self.parts().map(|part| part.describe(self)).collect();
        nodes.push(Node::list(
            "parts",
            self.offsets.range().end..self.start.all().range().end,
            parts,
        ));
        nodes.extend(Node::trailing(&self.trailing));
        nodes.extend(Node::uncovered("gap", &nodes, &self.start.all()));
        nodes
    }
}

impl<'a> Rdat<'a> {
    /// The fields of a record, with strings and bytes in place of references to them.
    fn fields<T: Record>(&self, record: &At<T>) -> Vec<Node<'a>> {
        tree::fields_with(record, |_, value| match value {
            Value::TextAt { offset, .. } => self.strings().value(offset),
            Value::BytesAt { offset, size, .. } => self.bytes_value(BytesRef { offset, size }),
            value => value,
        })
    }

    /// The fields of an element of a signature, some of which share a byte.
    fn element_fields(&self, element: &At<rdat::SignatureElement>) -> Vec<Node<'a>> {
        let mut nodes = self.fields(element);
        let place = [
            ("cols", element.cols().value()),
            ("start_col", element.start_col().value()),
            ("output_stream", element.output_stream().value()),
        ];
        let range = element.field_range(|it| it.cols_and_stream);
        tree::unpack(&mut nodes, range, 0x3f, place);
        let masks = [
            ("usage_mask", tree::components(element.usage_mask())),
            ("dynamic_index_mask", tree::components(element.dynamic_index_mask())),
        ];
        let range = element.field_range(|it| it.usage_and_dyn_index_masks);
        tree::unpack(&mut nodes, range, 0xff, masks);
        nodes
    }

    /// Bytes and their place, or a reference that leads nowhere as its own bytes.
    fn bytes_value(&self, reference: BytesRef) -> Value<'a> {
        let BytesRef { offset, size } = reference;
        let Ok(bytes) = self.bytes(reference) else {
            let mut bytes = Vec::with_capacity(BytesRef::SIZE);
            reference.encode(&mut bytes);
            return Value::Bytes(bytes.into());
        };
        Value::BytesAt { offset, size, bytes: bytes.get(..SHOWN).unwrap_or(*bytes) }
    }

    /// The fields of a subobject, whose data are a record of its kind.
    fn subobject_fields(&self, record: &At<Subobject>) -> Vec<Node<'a>> {
        macro_rules! content {
            ($($(#[$meta:meta])* $kind:ident: $record:ident = $form:ty,)*) => {
                match record.kind {
                    $(SubobjectKind::$kind => self.content::<rdat::$record>(record),)*
                    _ => None,
                }
            };
        }
        let mut nodes = self.fields(record);
        if let Some(content) = for_each_subobject!(content) {
            nodes.pop();
            nodes.extend(content);
        }
        nodes
    }

    /// The data of a subobject as this record, and the padding after it.
    fn content<T: Record>(&self, record: &At<Subobject>) -> Option<Vec<Node<'a>>> {
        let range = record.field_range(|it| it.data);
        let mut nodes = self.fields(&At::new(T::decode(&record.data)?, range.start, T::SIZE));
        let padding = record.data.get(T::SIZE..).filter(|padding| !padding.is_empty());
        nodes.extend(padding.map(|padding| {
            let range = range.start.saturating_add(T::SIZE)..range.end;
            Node::value("padding", range, Value::Bytes(padding.to_vec().into()))
        }));
        Some(nodes)
    }
}

impl<'a> RdatPart<'a> {
    /// The bytes of the file that hold its header and its data.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.header.offset()..self.data.range().end
    }

    fn describe(&self, rdat: &Rdat<'a>) -> Node<'a> {
        let mut nodes = tree::fields(&self.header);
        let content = match self.header.part_type {
            PartType::StringBuffer => Some(Strings::new(self.data).describe()),
            PartType::IndexArrays => Some(vec![arrays(self.cursor)]),
            PartType::SignatureElementTable => self.records(rdat, Rdat::element_fields),
            PartType::SubobjectTable => self.records(rdat, Rdat::subobject_fields),
            _ => self.known_records(rdat),
        };
        nodes.extend(content.unwrap_or_else(|| vec![Node::bytes("bytes", &self.data)]));
        Node::group("part", self.range(), nodes)
    }

    /// The table, unless its records are unknown.
    fn known_records(&self, rdat: &Rdat<'a>) -> Option<Vec<Node<'a>>> {
        macro_rules! records {
            ($({$($(#[$meta:meta])* $name:ident: $record:ident = $part:ident,)*})*) => {
                match self.header.part_type {
                    $($(PartType::$part => self.records(rdat, Rdat::fields::<rdat::$record>),)*)*
                    _ => None,
                }
            };
        }
        for_each_table!(records)
    }

    /// The table.
    fn records<T: TableRecord>(
        &self,
        rdat: &Rdat<'a>,
        fields: fn(&Rdat<'a>, &At<T>) -> Vec<Node<'a>>,
    ) -> Option<Vec<Node<'a>>> {
        let table = self.table::<T>().ok()?;
        let mut nodes = tree::fields(&self.cursor.clone().record::<TableHeader>("").ok()?);
        nodes.push(Node::records_with("records", &table, |record| fields(rdat, record)));
        Some(nodes)
    }
}

/// The arrays, each as the number of its elements and the elements, as far as they fit.
fn arrays<'a>(mut heap: Cursor<'a>) -> Node<'a> {
    let start = heap.offset();
    let mut arrays = Vec::new();
    let mut count = start;
    while let Ok(array) = Array::<u32>::take(&mut heap) {
        let range = array.range();
        let elements = array.iter().zip(range.clone().step_by(4)).map(|(number, at)| {
            Node::value("element", at..at.saturating_add(4), Value::Number(number.into()))
        });
        let elements = Node::list("elements", range.clone(), elements.collect());
        let length = Value::Number(array.len() as u64);
        let length = Node::value("count", count..range.start, length);
        arrays.push(Node::group("array", count..range.end, vec![length, elements]));
        count = range.end;
    }
    Node::list("arrays", start..count, arrays)
}
