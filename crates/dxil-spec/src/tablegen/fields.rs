//! Typed access to the fields of a record. A field that is absent or unset is `None`; the evaluator
//! has checked the types of the others.

use super::{Record, RecordId, Records, Span, Spanned, Value, ValueKind};

/// The fields of a record.
#[derive(Clone, Copy)]
pub(crate) struct Fields<'a> {
    pub(crate) records: &'a Records,
    pub(crate) record: &'a Record,
}

impl<'a> Fields<'a> {
    pub(crate) fn of(records: &'a Records, id: RecordId) -> Self {
        Self { records, record: &records[id] }
    }

    /// The value of a field that exists and is set.
    pub(crate) fn value(&self, name: &str) -> Option<&'a Value> {
        let value = &self.record.field(name)?.value;
        (!matches!(value.kind, ValueKind::Unset)).then_some(value)
    }

    pub(crate) fn span(&self, name: &str) -> Span {
        self.value(name).map_or(self.record.span, |value| value.span)
    }

    pub(crate) fn string(&self, name: &str) -> Option<&'a str> {
        match &self.value(name)?.kind {
            ValueKind::String(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn int(&self, name: &str) -> Option<i64> {
        match self.value(name)?.kind {
            ValueKind::Int(int) => Some(int),
            ValueKind::Bit(bit) => Some(i64::from(bit)),
            _ => None,
        }
    }

    pub(crate) fn flag(&self, name: &str) -> bool {
        self.int(name) == Some(1)
    }

    pub(crate) fn record(&self, name: &str) -> Option<RecordId> {
        as_record(self.value(name)?)
    }

    /// The fields of the record that a field refers to.
    pub(crate) fn inner(&self, name: &str) -> Option<Fields<'a>> {
        Some(Fields::of(self.records, self.record(name)?))
    }

    /// The elements of a list of strings, each with its place in the source.
    pub(crate) fn strings(&self, name: &str) -> Vec<Spanned<String>> {
        let text = |value: &Value| match &value.kind {
            ValueKind::String(text) => Some(Spanned { value: text.clone(), span: value.span }),
            _ => None,
        };
        self.list(name).iter().filter_map(text).collect()
    }

    /// The elements of a list; empty if the field is absent or unset.
    pub(crate) fn list(&self, name: &str) -> &'a [Value] {
        self.value(name).map_or(&[], as_list)
    }
}

pub(crate) fn as_list(value: &Value) -> &[Value] {
    match &value.kind {
        ValueKind::List(elements) => elements,
        _ => &[],
    }
}

pub(crate) fn as_record(value: &Value) -> Option<RecordId> {
    match value.kind {
        ValueKind::Record(id) => Some(id),
        _ => None,
    }
}
