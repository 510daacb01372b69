//! What files say as JSON.

use std::path::Path;

use dxil_container::Value;
use dxil_container::read::Part;
use dxil_container::tree::{Content, Node};
use serde_json::{Map, Value as Json};

use crate::failure::Failure;
use crate::input::Source;
use crate::page;
use crate::text;

/// Says under this key which file it is: `-` is standard input. Of a path that is not Unicode, a second
/// key has the bytes in hexadecimal.
pub(crate) fn path(document: &mut Map<String, Json>, key: &str, path: &Path) {
    document.insert(key.to_owned(), path.to_string_lossy().into());
    if path.to_str().is_none() {
        let bytes = Value::Bytes(path.as_os_str().as_encoded_bytes().into());
        document.insert(format!("{key}_bytes"), bytes.to_string().into());
    }
}

/// What there is to say of a file: its name and these fields, which are an object.
pub(crate) fn of_file(source: &Source, fields: Json) -> Json {
    let mut document = Map::new();
    path(&mut document, "file", &source.path);
    if let Json::Object(fields) = fields {
        document.extend(fields);
    }
    document.into()
}

/// Makes JSON of trees, up to a number of bytes.
pub(crate) struct Builder {
    limit: usize,
    left: usize,
    full: bool,
}

impl Builder {
    /// For a document of about this many bytes at most.
    pub(crate) fn new(limit: usize) -> Self {
        Self { limit, left: limit, full: false }
    }

    /// The failure to make all, if something was left out.
    pub(crate) fn failure(&self) -> Option<Failure> {
        self.full.then(|| page::too_long(self.limit))
    }

    /// Fields of a group, by name.
    pub(crate) fn fields(&mut self, nodes: &[Node<'_>]) -> Json {
        let mut fields = Map::new();
        for node in nodes {
            let label = node.label.to_string();
            if self.has_room(label.len()) {
                fields.insert(label, self.content(&node.content));
            }
        }
        fields.into()
    }

    /// What a node holds.
    pub(crate) fn content(&mut self, content: &Content<'_>) -> Json {
        match content {
            Content::Value(value) if self.has_room(size(value)) => self::value(value),
            Content::Value(_) => Json::Null,
            Content::Group(children) => self.fields(children),
            Content::List(children) => {
                let mut elements = Vec::new();
                for child in children {
                    if self.has_room(1) {
                        elements.push(self.content(&child.content));
                    }
                }
                elements.into()
            }
        }
    }

    /// Whether there is room for so many more bytes. Once there was not, there is none.
    fn has_room(&mut self, bytes: usize) -> bool {
        match self.left.checked_sub(bytes) {
            Some(left) if !self.full => self.left = left,
            _ => self.full = true,
        }
        !self.full
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

/// What the directory says of a part.
pub(crate) fn part(part: &Part<'_>) -> Map<String, Json> {
    let mut object = Map::new();
    let info = part.four_cc().info();
    object.insert("name".to_owned(), part.four_cc().to_string().into());
    object.insert("offset".to_owned(), part.data().offset().into());
    object.insert("size".to_owned(), part.data().len().into());
    object.insert("content".to_owned(), info.map(|info| info.title).into());
    object.insert("debug".to_owned(), info.map(|info| info.debug).into());
    object
}

/// A value: names rather than numbers, flags as a list, bytes in hexadecimal.
pub(crate) fn value(value: &Value<'_>) -> Json {
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
        Value::Text(text) | Value::TextAt { text, .. } => text::plain(text).into(),
    }
}

/// A document, as it is printed.
pub(crate) fn document(json: &Json) -> String {
    format!("{json:#}\n")
}
