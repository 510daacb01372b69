//! Documents, trees and differences as JSON.

use alloc::string::ToString;
use alloc::vec::Vec;

use dxil_container::Value;
use dxil_container::read::Part;
use dxil_container::tree::{Content, Node};
use serde_json::{Map, Value as Json, json};

use crate::budget::Budget;
use crate::document::{Block, Document};
use crate::row::Row;
use crate::text::escaped;

/// Makes JSON of trees, up to a number of bytes.
#[derive(Clone, Debug)]
pub struct Builder {
    budget: Budget,
}

impl Builder {
    /// A builder for documents of about this many bytes at most.
    #[must_use]
    pub const fn new(limit: usize) -> Self {
        Self { budget: Budget::new(limit) }
    }

    /// Whether something was left out.
    #[must_use]
    pub const fn is_exceeded(&self) -> bool {
        self.budget.is_exceeded()
    }

    /// The fields of a group, by name.
    pub fn fields(&mut self, nodes: &[Node<'_>]) -> Json {
        let mut fields = Map::new();
        for node in nodes {
            let label = node.label.to_string();
            if self.budget.spend(label.len()) {
                fields.insert(label, self.content(&node.content));
            }
        }
        fields.into()
    }

    /// The content of a node.
    pub fn content(&mut self, content: &Content<'_>) -> Json {
        match content {
            Content::Value(value) if self.budget.spend(size(value)) => self::value(value),
            Content::Value(_) => Json::Null,
            Content::Group(children) => self.fields(children),
            Content::List(children) => {
                let mut elements = Vec::new();
                for child in children {
                    if self.budget.spend(1) {
                        elements.push(self.content(&child.content));
                    }
                }
                elements.into()
            }
        }
    }
}

/// The bytes of a value's text, or fewer.
fn size(value: &Value<'_>) -> usize {
    match value {
        Value::Text(text) | Value::TextAt { text, .. } => text.len(),
        Value::Bytes(bytes) => 2 * bytes.len(),
        Value::BytesAt { bytes, .. } => 2 * bytes.len(),
        _ => 1,
    }
}

/// The entry of a part in the directory.
#[must_use]
pub fn part(part: &Part<'_>) -> Map<alloc::string::String, Json> {
    let mut object = Map::new();
    let info = part.four_cc().info();
    object.insert("name".to_string(), part.four_cc().to_string().into());
    object.insert("offset".to_string(), part.data().offset().into());
    object.insert("size".to_string(), part.data().len().into());
    object.insert("content".to_string(), info.map(|info| info.title).into());
    object.insert("debug".to_string(), info.map(|info| info.debug).into());
    object
}

/// A value: names rather than numbers, flags as a list, bytes in hexadecimal.
#[must_use]
pub fn value(value: &Value<'_>) -> Json {
    match value {
        Value::Number(number) | Value::Named { number, name: None } => (*number).into(),
        Value::Signed(number) => (*number).into(),
        // The shortest decimal of the 32-bit number, not that of its 64-bit neighbour.
        Value::Float(number) => match number.to_string().parse::<f64>() {
            Ok(number) if number.is_finite() => number.into(),
            _ => number.to_string().into(),
        },
        Value::Named { name: Some(name), .. } => (*name).into(),
        Value::Flags(flags) => {
            let unknown = Some(flags.unknown()).filter(|bits| *bits != 0).map(Json::from);
            flags.names().map(Json::from).chain(unknown).collect()
        }
        Value::ShaderModel(_) | Value::Bytes(_) | Value::BytesAt { .. } => value.to_string().into(),
        Value::Text(text) | Value::TextAt { text, .. } => escaped(text).into(),
    }
}

impl Document<'_> {
    /// The document as an array of its blocks.
    ///
    /// A block is an object with the key `lines`, `facts`, `table`, `tree` or `section`. A row has its
    /// `cells`, each with `text` and `style`, and, if it has them, the `item` that it describes, its range of
    /// `bytes` in the file and the `references` to other items.
    #[must_use]
    pub fn to_json(&self) -> Json {
        self.blocks.iter().map(block).collect()
    }
}

fn block(block: &Block<'_>) -> Json {
    match block {
        Block::Lines(rows) => json!({ "lines": rows.iter().map(row).collect::<Json>() }),
        Block::Facts(rows) => json!({ "facts": rows.iter().map(row).collect::<Json>() }),
        Block::Table(table) => {
            let columns = table.columns().map(|(index, (title, _))| json!([index, title]));
            let rows = table.rows().iter().map(row);
            json!({ "table": { "columns": columns.collect::<Json>(), "rows": rows.collect::<Json>() } })
        }
        Block::Tree(nodes) => json!({ "tree": nodes.iter().map(node).collect::<Json>() }),
        Block::Section(section) => {
            let blocks = section.blocks.iter().map(self::block).collect::<Json>();
            json!({ "section": { "title": row(&section.title), "blocks": blocks } })
        }
    }
}

fn row(row: &Row) -> Json {
    let cells =
        row.cells.iter().map(|cell| json!({ "text": cell.text, "style": cell.style.name() }));
    let mut object = json!({ "cells": cells.collect::<Json>() });
    if let Some(item) = row.item {
        object["item"] = item.to_string().into();
    }
    if let Some(range) = &row.range {
        object["bytes"] = json!([range.start, range.end]);
    }
    if !row.references.is_empty() {
        object["references"] = row.references.iter().map(ToString::to_string).collect();
    }
    object
}

fn node(node: &Node<'_>) -> Json {
    let mut object = json!({
        "label": node.label.to_string(),
        "bytes": [node.range.start, node.range.end],
    });
    match &node.content {
        Content::Value(value) => object["value"] = self::value(value),
        Content::Group(children) | Content::List(children) => {
            object["children"] = children.iter().map(self::node).collect();
        }
    }
    object
}
