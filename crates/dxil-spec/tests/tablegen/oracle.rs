//! Compares our reading of a file with that of `llvm-tblgen`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use dxil_spec::tablegen::{Record, Records, Value, ValueKind};
use serde_json::{Value as Json, json};
use test_tools::{Program, Tool};

/// An installed `llvm-tblgen`.
pub(crate) struct Oracle(Program);

impl Oracle {
    /// The installed program. LLVM 21 and older read less of the language, LLVM 23 reads more.
    pub(crate) fn find() -> Option<&'static Self> {
        const TOOL: Tool = Tool { name: "llvm-tblgen", oldest: 22, newest: Some(22) };
        static FOUND: LazyLock<Option<Oracle>> = LazyLock::new(|| TOOL.find().map(Oracle));
        FOUND.as_ref()
    }

    /// The output of `llvm-tblgen` for a file: its JSON, or its errors.
    pub(crate) fn read(&self, file: &Path, include_dirs: &[PathBuf]) -> Result<Json, String> {
        let mut command = Command::new(&self.0.path);
        command.arg("--dump-json").arg(file);
        for dir in include_dirs {
            command.arg("-I").arg(dir);
        }
        let output = command.output().expect("llvm-tblgen can be run");
        if output.status.success() {
            Ok(serde_json::from_slice(&output.stdout).expect("llvm-tblgen writes JSON"))
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }
}

/// The meaning of a file, without arbitrary names: references to records without a name are
/// replaced by their content.
#[derive(PartialEq)]
pub(crate) struct Meaning {
    /// Each named record: its classes and its fields.
    records: BTreeMap<String, Json>,
    /// The records of each class.
    instances: BTreeMap<String, BTreeSet<String>>,
}

impl Meaning {
    pub(crate) fn of_records(records: &Records) -> Self {
        let mut meaning = Self { records: BTreeMap::new(), instances: BTreeMap::new() };
        for class in &records.classes {
            let instances = records.instances_of(&class.name);
            let names = instances.map(|id| text(&reference(records, &records[id])));
            meaning.instances.insert(class.name.clone(), names.collect());
        }
        for record in records.records.iter().filter(|record| !record.anonymous) {
            meaning.records.insert(record.name.clone(), contents(records, record));
        }
        meaning
    }

    pub(crate) fn of_json(dump: &Json) -> Self {
        let dump = dump.as_object().expect("the dump is an object");
        let mut meaning = Self { records: BTreeMap::new(), instances: BTreeMap::new() };
        let classes = dump["!instanceof"].as_object().expect("classes are an object");
        for (class, names) in classes {
            let names = names.as_array().expect("instances are a list").iter();
            let names = names.map(|name| text(&dumped_reference(dump, name.as_str().unwrap())));
            meaning.instances.insert(class.clone(), names.collect());
        }
        for (name, record) in dump.iter().filter(|(name, _)| !name.starts_with('!')) {
            if record["!anonymous"] == json!(false) {
                meaning.records.insert(name.clone(), dumped_contents(dump, record));
            }
        }
        meaning
    }

    /// The differences, one per line.
    pub(crate) fn differences(&self, theirs: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        let names: BTreeSet<_> = self.records.keys().chain(theirs.records.keys()).collect();
        for name in names {
            compare(name, self.records.get(name), theirs.records.get(name), &mut lines);
        }
        let classes: BTreeSet<_> = self.instances.keys().chain(theirs.instances.keys()).collect();
        for class in classes {
            compare_instances(
                class,
                self.instances.get(class),
                theirs.instances.get(class),
                &mut lines,
            );
        }
        lines
    }
}

fn compare(name: &str, ours: Option<&Json>, theirs: Option<&Json>, lines: &mut Vec<String>) {
    let (Some(ours), Some(theirs)) = (ours, theirs) else {
        let owner = if ours.is_some() { "us" } else { "them" };
        lines.push(format!("{name} is known to {owner} only"));
        return;
    };
    let keys = |json: &Json| json.as_object().unwrap().keys().cloned().collect::<BTreeSet<_>>();
    for key in keys(ours).union(&keys(theirs)) {
        let (ours, theirs) = (ours.get(key), theirs.get(key));
        if ours != theirs {
            lines.push(format!("{name}.{key}: ours {ours:?}, theirs {theirs:?}"));
        }
    }
}

/// The text of a value, with keys in an order that no feature of serde_json changes.
fn text(json: &Json) -> String {
    match json {
        Json::Object(map) => {
            let fields: BTreeMap<_, _> =
                map.iter().map(|(key, value)| (key, text(value))).collect();
            let fields: Vec<_> =
                fields.iter().map(|(key, value)| format!("{key:?}:{value}")).collect();
            format!("{{{}}}", fields.join(","))
        }
        Json::Array(list) => {
            format!("[{}]", list.iter().map(text).collect::<Vec<_>>().join(","))
        }
        json => json.to_string(),
    }
}

/// The named records must be the same. Of those without a name, `llvm-tblgen` also makes some
/// that nothing refers to.
fn compare_instances(
    class: &str,
    ours: Option<&BTreeSet<String>>,
    theirs: Option<&BTreeSet<String>>,
    lines: &mut Vec<String>,
) {
    let (Some(ours), Some(theirs)) = (ours, theirs) else {
        lines.push(format!("{class} is no class to one of us"));
        return;
    };
    let missing = theirs.difference(ours).filter(|record| record.starts_with("{\"def\""));
    for record in ours.difference(theirs).chain(missing) {
        lines.push(format!("one of us has no instance {record} of {class}"));
    }
}

fn contents(records: &Records, record: &Record) -> Json {
    let fields = record.fields.iter();
    let mut map: serde_json::Map<_, _> =
        fields.map(|field| (field.name.clone(), value(records, &field.value))).collect();
    map.insert("!superclasses".to_owned(), json!(record.superclasses));
    Json::Object(map)
}

fn reference(records: &Records, record: &Record) -> Json {
    match record.anonymous {
        true => contents(records, record),
        false => json!({ "def": record.name }),
    }
}

fn value(records: &Records, from: &Value) -> Json {
    match &from.kind {
        ValueKind::Unset => Json::Null,
        ValueKind::Bit(bit) => json!(u8::from(*bit)),
        ValueKind::Int(int) => json!(int),
        ValueKind::String(text) => json!(text),
        ValueKind::List(elements) => elements.iter().map(|one| value(records, one)).collect(),
        ValueKind::Record(id) => reference(records, &records[*id]),
    }
}

type Dump = serde_json::Map<String, Json>;

fn dumped_contents(dump: &Dump, record: &Json) -> Json {
    let entries = record.as_object().expect("a record is an object").iter();
    let wanted = entries.filter(|(key, _)| !key.starts_with('!') || *key == "!superclasses");
    wanted.map(|(key, value)| (key.clone(), dumped_value(dump, value))).collect()
}

fn dumped_reference(dump: &Dump, name: &str) -> Json {
    let record = &dump[name];
    match record["!anonymous"] == json!(true) {
        true => dumped_contents(dump, record),
        false => json!({ "def": name }),
    }
}

fn dumped_value(dump: &Dump, value: &Json) -> Json {
    match value {
        Json::Array(elements) => elements.iter().map(|one| dumped_value(dump, one)).collect(),
        Json::Object(object) if object["kind"] == "def" => {
            dumped_reference(dump, object["def"].as_str().expect("a def has a name"))
        }
        other => other.clone(),
    }
}
