//! Findings in the Static Analysis Results Interchange Format, SARIF 2.1.0.

use dxil::check::Rule;
use serde_json::{Value as Json, json};

use super::Told;

/// The log of a run with these results.
pub(super) fn log(results: &[Json]) -> Json {
    let rules = Rule::ALL.iter().map(|rule| {
        json!({
            "id": rule.id(),
            "shortDescription": { "text": rule.title() },
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
            "results": results,
        }],
    })
}

/// What a log says of a finding. Its line is that of the file's disassembly.
pub(super) fn result(file: &str, told: &Told<'_>) -> Json {
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
        "message": { "text": finding.message },
        "locations": [{
            "physicalLocation": place,
            "logicalLocations": [{ "name": told.function, "kind": "function" }],
        }],
        "properties": { "instruction": finding.number },
    })
}

/// A path as the reference that a URI is: `/` between folders, and what is not plain in hexadecimal.
fn uri(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => uri += &format!("%{byte:02X}"),
        }
    }
    uri
}
