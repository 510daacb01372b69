//! Findings in the Static Analysis Results Interchange Format, SARIF 2.1.0.

use std::path::{Path, PathBuf};

use dxil_inspect::text::escaped;
use dxil_validate::dxc;
use dxil_validate::validate::Rule;
use serde_json::{Value as Json, json};

use super::{PrintedPlace, Told};
use crate::failure::Failure;
use crate::input;

/// The log of a run by these rules, with these results, and the failures to check files.
pub(super) fn log(
    rules: &[Rule],
    results: &[Json],
    failures: &[(Option<PathBuf>, Failure)],
) -> Json {
    let rules = rules.iter().map(|rule| self::rule(*rule));
    let notifications = failures.iter().flat_map(|(file, it)| notifications(file.as_deref(), it));
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "dxil",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules.collect::<Json>(),
            }},
            "invocations": [{
                "executionSuccessful": failures.is_empty(),
                "toolExecutionNotifications": notifications.collect::<Json>(),
            }],
            "results": results,
        }],
    })
}

/// The description of a rule, with the remedies of DXC's rules that it checks.
fn rule(rule: Rule) -> Json {
    let title = rule.title();
    let checked: Vec<_> =
        dxc::Rule::all().filter(|it| it.checked_by().contains(&rule.id())).collect();
    let mut described = json!({
        "id": rule.id(),
        "shortDescription": { "text": title },
        "fullDescription": { "text": title },
        "defaultConfiguration": { "level": rule.severity().name() },
    });
    if !checked.is_empty() {
        let names: Vec<_> = checked.iter().map(|it| it.name()).collect();
        let text = format!("{title} It checks these rules of DXC: {}.", names.join(", "));
        described["fullDescription"]["text"] = text.into();
        let hints: Vec<_> =
            checked.iter().map(|it| format!("{}: {}", it.name(), it.hint())).collect();
        described["help"] = json!({ "text": hints.join("\n") });
    }
    described
}

/// A notification for each error of a failure, with its place in a text.
fn notifications(file: Option<&Path>, failure: &Failure) -> Vec<Json> {
    let told = |message: &str, region: Option<Json>| {
        let mut told = json!({ "level": "error", "message": { "text": message } });
        if let Some(file) = file {
            let mut physical = json!({ "artifactLocation": { "uri": uri(file) } });
            if let Some(region) = region {
                physical["region"] = region;
            }
            told["locations"] = json!([{ "physicalLocation": physical }]);
        }
        told
    };
    if let Failure::Located(errors, _) = failure {
        let of_text = errors.iter().map(|error| {
            let (line, column) = (error.place().line(), error.place().column());
            let region = json!({ "startLine": line, "startColumn": column });
            told(&escaped(error.message().as_bytes()), Some(region))
        });
        return of_text.collect();
    }
    let subject = file.map_or(String::new(), |file| format!("{}: ", input::name(file)));
    let messages = failure.messages();
    messages.iter().map(|it| told(it.strip_prefix(&subject).unwrap_or(it), None)).collect()
}

/// The result for a finding. A line is that of the text, or of the file's disassembly; a byte that of the file.
pub(super) fn result(file: &Path, told: &Told<'_>, rules: &[Rule]) -> Json {
    let mut physical = json!({ "artifactLocation": { "uri": uri(file) } });
    let mut logical = None;
    let mut properties = json!({});
    if let Some(rule) = told.dxc {
        properties["dxc"] = json!(rule.name());
        properties["hint"] = json!(rule.hint());
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
        "level": told.severity.name(),
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
