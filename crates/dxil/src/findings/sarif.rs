//! Findings in the Static Analysis Results Interchange Format, SARIF 2.1.0.

use std::path::Path;

use dxil_validate::validate::Rule;
use serde_json::{Value as Json, json};

use super::{PrintedPlace, Told, level};

/// The log of a run by these rules, with these results; `successful` if it checked all files.
pub(super) fn log(rules: &[Rule], results: &[Json], successful: bool) -> Json {
    let rules = rules.iter().map(|rule| {
        json!({
            "id": rule.id(),
            "shortDescription": { "text": rule.title() },
            "defaultConfiguration": { "level": level(rule.severity()) },
        })
    });
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "dxil",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules.collect::<Json>(),
            }},
            "invocations": [{ "executionSuccessful": successful }],
            "results": results,
        }],
    })
}

/// The result for a finding. A line is that of the file's disassembly, a byte that of the file.
pub(super) fn result(file: &Path, told: &Told<'_>, rules: &[Rule]) -> Json {
    let mut physical = json!({ "artifactLocation": { "uri": uri(file) } });
    let mut logical = None;
    let mut properties = json!({});
    if let Some(rule) = told.dxc {
        properties["dxc"] = json!(rule.name());
    }
    match &told.place {
        PrintedPlace::File { offset, .. } => physical["region"] = json!({ "byteOffset": offset }),
        PrintedPlace::Module { function, instruction, line } => {
            if let Some((line, text)) = line {
                let text = String::from_utf8_lossy(text);
                physical["region"] = json!({ "startLine": line, "snippet": { "text": text } });
            }
            logical = function.as_ref().map(|it| json!([{ "name": it, "kind": "function" }]));
            if let Some(number) = instruction {
                properties["instruction"] = json!(number);
            }
        }
        PrintedPlace::Statement { token, offset, .. } => {
            physical["region"] = json!({ "byteOffset": offset });
            properties["token"] = json!(token);
        }
    }
    let mut location = json!({ "physicalLocation": physical });
    if let Some(logical) = logical {
        location["logicalLocations"] = logical;
    }
    json!({
        "ruleId": told.rule.id(),
        "ruleIndex": rules.iter().position(|rule| *rule == told.rule),
        "level": level(told.severity),
        "message": { "text": told.message },
        "locations": [location],
        "properties": properties,
    })
}

/// A path as a URI, with `/` between folders and special characters in hexadecimal. The URI of a relative
/// path is relative.
fn uri(path: &Path) -> String {
    let is_absolute = path.is_absolute();
    let bytes = path.as_os_str().as_encoded_bytes();
    let mut uri = String::with_capacity(bytes.len());
    if is_absolute {
        // The root is a slash, or follows one.
        uri += if bytes.starts_with(b"/") { "file://" } else { "file:///" };
    }
    for &byte in bytes {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b':' if is_absolute => uri.push(':'),
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri += &format!("%{byte:02X}"),
        }
    }
    uri
}
