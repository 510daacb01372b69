//! SARIF logs have the structure that SARIF 2.1.0 demands.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

/// The properties of an object: those that it must have, and those that it may have.
struct Shape {
    name: &'static str,
    required: &'static [&'static str],
    optional: &'static [&'static str],
}

const LOG: Shape = Shape { name: "log", required: &["version", "runs"], optional: &["$schema"] };
const RUN: Shape =
    Shape { name: "run", required: &["tool"], optional: &["invocations", "results"] };
const TOOL: Shape = Shape { name: "tool", required: &["driver"], optional: &[] };
const DRIVER: Shape =
    Shape { name: "driver", required: &["name"], optional: &["semanticVersion", "rules"] };
const RULE: Shape = Shape {
    name: "rule",
    required: &["id"],
    optional: &["shortDescription", "fullDescription", "help", "defaultConfiguration"],
};
const CONFIGURATION: Shape = Shape { name: "configuration", required: &[], optional: &["level"] };
const MESSAGE: Shape = Shape { name: "message", required: &["text"], optional: &[] };
const INVOCATION: Shape = Shape {
    name: "invocation",
    required: &["executionSuccessful"],
    optional: &["toolExecutionNotifications"],
};
const NOTIFICATION: Shape =
    Shape { name: "notification", required: &["message"], optional: &["level", "locations"] };
const RESULT: Shape = Shape {
    name: "result",
    required: &["message"],
    optional: &["ruleId", "ruleIndex", "level", "locations", "properties"],
};
const LOCATION: Shape =
    Shape { name: "location", required: &[], optional: &["physicalLocation", "logicalLocations"] };
const PHYSICAL: Shape =
    Shape { name: "place", required: &["artifactLocation"], optional: &["region"] };
const ARTIFACT: Shape = Shape { name: "artifact", required: &["uri"], optional: &[] };
const REGION: Shape = Shape {
    name: "region",
    required: &[],
    optional: &["startLine", "startColumn", "byteOffset", "snippet"],
};
const LOGICAL: Shape = Shape { name: "logical location", required: &["name"], optional: &["kind"] };

impl Shape {
    fn check(&self, value: &Value) {
        let object = value.as_object().unwrap_or_else(|| panic!("{}: {value}", self.name));
        for key in self.required {
            assert!(object.contains_key(*key), "{} lacks {key}: {value}", self.name);
        }
        for key in object.keys() {
            let known = self.required.contains(&&**key) || self.optional.contains(&&**key);
            assert!(known, "{} has {key}: {value}", self.name);
        }
    }
}

fn elements<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().unwrap_or_else(|| panic!("{key} is no array: {value}"))
}

fn level(value: &Value) -> bool {
    ["none", "note", "warning", "error"].contains(&value.as_str().expect("a level"))
}

/// Checks a log, and returns the numbers of the rules that its results name.
fn check(log: &Value) -> BTreeSet<String> {
    LOG.check(log);
    assert_eq!(log["version"], "2.1.0");
    let [run] = elements(log, "runs") else { panic!("one run") };
    RUN.check(run);
    TOOL.check(&run["tool"]);
    let driver = &run["tool"]["driver"];
    DRIVER.check(driver);
    let rules = elements(driver, "rules");
    for rule in rules {
        RULE.check(rule);
        MESSAGE.check(&rule["shortDescription"]);
        MESSAGE.check(&rule["fullDescription"]);
        rule.get("help").into_iter().for_each(|help| MESSAGE.check(help));
        CONFIGURATION.check(&rule["defaultConfiguration"]);
        assert!(level(&rule["defaultConfiguration"]["level"]), "{rule}");
    }
    let ids: BTreeSet<_> = rules.iter().map(|rule| rule["id"].as_str()).collect();
    assert_eq!(ids.len(), rules.len(), "two rules have one number");
    for invocation in elements(run, "invocations") {
        INVOCATION.check(invocation);
        let notifications = elements(invocation, "toolExecutionNotifications");
        assert_eq!(invocation["executionSuccessful"], notifications.is_empty());
        notifications.iter().for_each(notification);
    }
    elements(run, "results").iter().map(|it| result(it, rules)).collect()
}

fn result(result: &Value, rules: &[Value]) -> String {
    RESULT.check(result);
    MESSAGE.check(&result["message"]);
    assert!(level(&result["level"]), "{result}");
    let index = result["ruleIndex"].as_u64().expect("an index") as usize;
    assert_eq!(result["ruleId"], rules[index]["id"]);
    locations(result);
    result["ruleId"].as_str().expect("a number").to_owned()
}

fn notification(notification: &Value) {
    NOTIFICATION.check(notification);
    MESSAGE.check(&notification["message"]);
    assert!(level(&notification["level"]), "{notification}");
    if notification.get("locations").is_some() {
        locations(notification);
    }
}

fn locations(owner: &Value) {
    for location in elements(owner, "locations") {
        LOCATION.check(location);
        let place = &location["physicalLocation"];
        PHYSICAL.check(place);
        ARTIFACT.check(&place["artifactLocation"]);
        if let Some(region) = place.get("region") {
            REGION.check(region);
            assert!(region["startLine"] != 0, "{region}");
        }
        if location.get("logicalLocations").is_some() {
            elements(location, "logicalLocations").iter().for_each(|it| LOGICAL.check(it));
        }
    }
}

#[test]
fn logs_have_the_structure() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/containers");
    let folder = tempfile::tempdir().expect("a folder");
    // A wrong digest; a wrong opcode; a thread group without threads.
    let mut file = fs::read(corpus.join("dxc110/cs_pass-6_0.dxbc")).expect("a container");
    file[4] ^= 1;
    fs::write(folder.path().join("digest.dxbc"), &file).expect("a file");
    let text = fs::read_to_string(corpus.join("dxc110/cs_pass-6_0.txt")).expect("a listing");
    let broken = text.replace("i32 93, i32 0", "i32 70, i32 0");
    assert_ne!(text, broken);
    fs::write(folder.path().join("operand.ll"), broken).expect("a file");
    let mut file = fs::read(corpus.join("fxc/cs_doubles.dxbc")).expect("a container");
    let opcode = 0x0400_009b_u32.to_le_bytes();
    let place = file.windows(4).position(|it| it == opcode).expect("a thread group");
    file[place + 4] = 0;
    fs::write(folder.path().join("group.dxbc"), file).expect("a file");

    let run = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dxil"));
        command.args(["validate", "--sarif"]).arg(folder.path());
        let output = command.output().expect("the command");
        (output.status.code(), serde_json::from_slice(&output.stdout).expect("JSON"))
    };
    let (code, log) = run();
    assert_eq!(code, Some(1));
    let rules = ["B13", "C05", "C06", "V02"].map(str::to_owned).into();
    assert_eq!(check(&log), rules);

    // An error in a text.
    fs::write(folder.path().join("text.ll"), "text\n").expect("a file");
    let (code, log) = run();
    assert_eq!(code, Some(2));
    assert_eq!(check(&log), rules);
    let region =
        "/runs/0/invocations/0/toolExecutionNotifications/0/locations/0/physicalLocation/region";
    assert_eq!(log.pointer(region), Some(&json!({ "startLine": 1, "startColumn": 1 })));
}
