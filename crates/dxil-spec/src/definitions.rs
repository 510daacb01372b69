//! The named definitions of a file, which rows of a model refer to by their indices.

use std::collections::HashMap;

use crate::tablegen::{Diagnostic, Fields, RecordId, Records, Value, as_record};

/// The definitions that have an index, and the errors of building a model.
pub(crate) struct Definitions<'a> {
    pub(crate) records: &'a Records,
    /// The index of each named definition in its list of the model. A record is in one list only,
    /// so that one map suffices.
    ids: HashMap<RecordId, usize>,
    /// The number of the rule that references break, as errors begin with it; empty if it has none.
    rule: &'static str,
    pub(crate) errors: Vec<Diagnostic>,
}

impl<'a> Definitions<'a> {
    pub(crate) fn new(records: &'a Records, rule: &'static str) -> Self {
        Self { records, ids: HashMap::new(), rule, errors: Vec::new() }
    }

    /// The named definitions of a class, but those with some names, in the order of their indices.
    pub(crate) fn define(&mut self, class: &str, without: &[&str]) -> Vec<Fields<'a>> {
        let records = self.records;
        let is_named = |id: &RecordId| {
            !records[*id].anonymous && !without.contains(&records[*id].name.as_str())
        };
        let named = records.instances_of(class).filter(is_named);
        let indexed = named.enumerate().map(|(index, id)| {
            self.ids.insert(id, index);
            Fields::of(records, id)
        });
        indexed.collect()
    }

    /// The index of the definition that a value refers to; an error if it has no name.
    pub(crate) fn resolve(&mut self, value: &Value, kind: &str) -> Option<usize> {
        let index = self.ids.get(&as_record(value)?).copied();
        if index.is_none() {
            let message = format!("{}unknown {kind}: a record without a name", self.rule);
            let error = Diagnostic::new(value.span, message);
            self.errors.push(error.with_help("define it with `def`, and name it here"));
        }
        index
    }
}
