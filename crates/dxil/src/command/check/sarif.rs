//! Findings in the Static Analysis Results Interchange Format, SARIF 2.1.0.

use std::path::Path;

use dxil_validate::check::Rule;
use dxil_validate::dxbc;
use serde_json::{Value as Json, json};

use super::{Told, bytecode};

/// The log of a run with these results; `successful` if it checked all files.
pub(super) fn log(results: &[Json], successful: bool) -> Json {
    let calls = Rule::ALL.iter().map(|rule| (rule.id(), rule.title()));
    let bytecode = dxbc::Rule::ALL.iter().map(|rule| (rule.id(), rule.title()));
    let rules = calls.chain(bytecode).map(|(id, title)| {
        json!({
            "id": id,
            "shortDescription": { "text": title },
            "defaultConfiguration": { "level": "error" },
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

/// The result for a finding. Its line is that of the file's disassembly.
pub(super) fn result(file: &Path, told: &Told<'_>) -> Json {
    let finding = &told.finding;
    let mut place = json!({ "artifactLocation": { "uri": uri(file) } });
    if let Some((line, text)) = told.line {
        let text = String::from_utf8_lossy(text);
        place["region"] = json!({ "startLine": line, "snippet": { "text": text } });
    }
    json!({
        "ruleId": finding.rule.id(),
        "ruleIndex": Rule::ALL.iter().position(|rule| *rule == finding.rule),
        "level": "error",
        "message": { "text": told.message },
        "locations": [{
            "physicalLocation": place,
            "logicalLocations": [{ "name": told.function, "kind": "function" }],
        }],
        "properties": { "instruction": finding.number },
    })
}

/// The result for a finding in a DXBC program. Its place is the first byte of the statement.
pub(super) fn bytecode_result(file: &Path, told: &bytecode::Told) -> Json {
    let finding = &told.finding;
    let index = dxbc::Rule::ALL.iter().position(|rule| *rule == finding.rule);
    json!({
        "ruleId": finding.rule.id(),
        "ruleIndex": index.map(|index| Rule::ALL.len() + index),
        "level": "error",
        "message": { "text": finding.message },
        "locations": [{
            "physicalLocation": {
                "artifactLocation": { "uri": uri(file) },
                "region": { "byteOffset": told.offset },
            },
        }],
        "properties": { "token": finding.token },
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
