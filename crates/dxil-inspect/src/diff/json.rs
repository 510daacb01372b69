//! Differences as JSON.

use alloc::vec;

use serde_json::{Value as Json, json};

use super::{Change, Kind};
use crate::json::{self, Builder};

impl Change<'_> {
    /// An object with the path, the kind of change and the values.
    pub fn to_json(&self, builder: &mut Builder) -> Json {
        let mut object = json!({ "path": self.path });
        let (change, values) = match &self.kind {
            Kind::Added(content) => ("added", vec![("new", builder.content(content))]),
            Kind::Removed(content) => ("removed", vec![("old", builder.content(content))]),
            Kind::Changed(old, new) => {
                ("changed", vec![("old", json::value(old)), ("new", json::value(new))])
            }
            Kind::Moved(from, to) => ("moved", vec![("old", json!(from)), ("new", json!(to))]),
            Kind::Bytes(difference) => {
                let [old, new] = difference.sizes;
                let places = difference.places.iter().map(|[old, new]| {
                    json!({ "old": [old.start, old.end], "new": [new.start, new.end] })
                });
                let places = places.collect::<Json>();
                (
                    "bytes",
                    vec![("old_size", json!(old)), ("new_size", json!(new)), ("places", places)],
                )
            }
        };
        object["change"] = change.into();
        for (key, value) in values {
            object[key] = value;
        }
        object
    }
}
