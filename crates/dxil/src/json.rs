//! JSON documents about files.

use std::path::Path;

use dxil_container::Value;
use dxil_inspect::json::Builder;
use serde_json::{Map, Value as Json};

use crate::failure::Result;
use crate::input::Source;
use crate::page;

/// Adds the path of a file under this key: `-` for standard input. If the path is not Unicode, a second key
/// has its bytes in hexadecimal.
pub(crate) fn path(document: &mut Map<String, Json>, key: &str, path: &Path) {
    document.insert(key.to_owned(), path.to_string_lossy().into());
    if path.to_str().is_none() {
        let bytes = Value::Bytes(path.as_os_str().as_encoded_bytes().into());
        document.insert(format!("{key}_bytes"), bytes.to_string().into());
    }
}

/// The document of a file: its name, and the fields of an object.
pub(crate) fn of_file(source: &Source, fields: Json) -> Json {
    let mut document = Map::new();
    path(&mut document, "file", &source.path);
    if let Json::Object(fields) = fields {
        document.extend(fields);
    }
    document.into()
}

/// Fails if the builder was given more than `limit` bytes.
pub(crate) fn check(builder: &Builder, limit: usize) -> Result {
    if builder.is_exceeded() { Err(page::too_long(limit)) } else { Ok(()) }
}

/// The text of a document.
pub(crate) fn document(json: &Json) -> String {
    format!("{json:#}\n")
}
