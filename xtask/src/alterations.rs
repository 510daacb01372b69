//! `alterations.tsv`: the validator's verdict on containers in which one field is altered.
//!
//! Every field of every part that the validator compares with the module, except bitcode, is
//! altered in the part's owned form. The file has the field and its new value, so that a test can
//! repeat the alteration without a compiler.

use std::fmt;
use std::fs;
use std::path::Path;

use dxil_container::write::{Container, Part, PartData};
use serde_json::Value;

use crate::chore::{Options, Report};
use crate::error::Error;
use crate::output::Output;
use crate::scratch::Scratch;
use crate::tool::{Compiler, Job, Outcome, Tools};

/// Containers that together have every stage and every kind of part that the validator checks.
const CONTAINERS: [&str; 12] = [
    "as_dispatch-6_8",
    "cs_system_values",
    "ds_view_id",
    "gs_streams-view",
    "hs_view_id",
    "lib_nodes-6_8",
    "lib_subobjects",
    "ms_full-view",
    "ps_pass-6_10",
    "resources_uav",
    "rootsig_embedded",
    "vs_view_id",
];

/// The file's first line.
const HEAD: &str = "container\tfield\tvalue\tverdict";

/// A container with one field altered.
struct Alteration {
    container: &'static str,
    /// A JSON pointer into the container's parts.
    field: String,
    value: Value,
    bytes: Vec<u8>,
}

impl fmt::Display for Alteration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.container, self.field, self.value)
    }
}

/// Renews the file, or reports how it would change.
pub(crate) fn run(tools: &Tools, options: &Options) -> Result<Report, Error> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/fixtures/containers");
    let alterations = alterations(&corpus)?;
    let asked = options.sample.of(&alterations);
    let mut lines = vec![None; alterations.len() + 1];
    lines[0] = Some(HEAD.to_owned());
    for (&(index, alteration), verdict) in asked.iter().zip(validate(tools, &asked)?) {
        lines[index + 1] = Some(format!("{alteration}\t{verdict}"));
    }
    let mut output = Output::new(&corpus, options.check);
    output.put_lines("alterations.tsv", &lines)?;
    let summary = format!("{} of {} alterations", asked.len(), alterations.len());
    Ok(Report { changes: output.changes, summary, ..Report::default() })
}

/// Every alteration of every container.
fn alterations(corpus: &Path) -> Result<Vec<Alteration>, Error> {
    let mut alterations = Vec::new();
    for container in CONTAINERS {
        let path = corpus.join(format!("dxc110/{container}.dxbc"));
        let bytes = fs::read(&path).map_err(Error::io(&path))?;
        let form = Container::read(&bytes).map_err(|it| Error::refused(path.display(), it))?.0;
        alterations.extend(alterations_of(container, &form, &bytes));
    }
    Ok(alterations)
}

/// The first line of the validator's verdict on each.
fn validate(tools: &Tools, alterations: &[(usize, &Alteration)]) -> Result<Vec<String>, Error> {
    let scratch = Scratch::new()?;
    let mut jobs = Vec::with_capacity(alterations.len());
    for (index, alteration) in alterations {
        let file = format!("{index}.dxbc");
        scratch.write(&file, &alteration.bytes)?;
        jobs.push(Job::Validate { file });
    }
    let outcomes = tools.run(Compiler::Dxc110, &scratch.folder, &jobs)?;
    let first = |outcome: &Outcome| match outcome {
        Outcome::Done(_) => "valid".to_owned(),
        Outcome::Refused(message) => message.lines().next().unwrap_or_default().to_owned(),
        Outcome::Crashed => "crash".to_owned(),
    };
    Ok(outcomes.iter().map(first).collect())
}

/// The alterations of each field of a container.
fn alterations_of(container: &'static str, form: &Container, bytes: &[u8]) -> Vec<Alteration> {
    let parts = form.parts.iter().map(json_of).collect::<Vec<_>>();
    let mut fields = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        find_fields(part, &format!("/{index}"), &mut fields);
    }
    let mut parts = Value::Array(parts);
    let mut alterations = Vec::new();
    for (field, values) in fields {
        let old = parts.pointer(&field).cloned().unwrap_or_default();
        for value in values {
            set(&mut parts, &field, value.clone());
            // Not every value fits every field.
            if let Some(bytes) = write(form, &parts).filter(|it| it != bytes) {
                let field = field.clone();
                alterations.push(Alteration { container, field, value, bytes });
                break;
            }
        }
        set(&mut parts, &field, old);
    }
    alterations
}

/// The part's data, without bitcode.
pub(crate) fn json_of(part: &Part) -> Value {
    match &part.data {
        PartData::Program(_) => Value::Null,
        data => serde_json::to_value(data).expect("forms have no keys but strings"),
    }
}

pub(crate) fn set(parts: &mut Value, field: &str, value: Value) {
    if let Some(place) = parts.pointer_mut(field) {
        *place = value;
    }
}

/// Writes a container with these parts.
fn write(form: &Container, parts: &Value) -> Option<Vec<u8>> {
    let mut form = form.clone();
    for (part, value) in form.parts.iter_mut().zip(parts.as_array()?) {
        if !value.is_null() {
            part.data = serde_json::from_value(value.clone()).ok()?;
        }
    }
    form.write().ok()
}

/// Collects the fields below a value, and other values for each.
pub(crate) fn find_fields(value: &Value, path: &str, fields: &mut Vec<(String, Vec<Value>)>) {
    match value {
        Value::Null => {}
        Value::Bool(bool) => fields.push((path.to_owned(), vec![(!bool).into()])),
        Value::Number(number) => {
            let other = match (number.as_u64(), number.as_f64()) {
                (Some(number), _) => Value::from(number ^ 1),
                (None, number) => Value::from(number.unwrap_or_default() + 1.0),
            };
            fields.push((path.to_owned(), vec![other]));
        }
        // The name of an element of an enumeration, which may also be a number; bytes; or text.
        Value::String(text) => {
            fields.push((path.to_owned(), vec![0.into(), 1.into(), other_text(text).into()]));
        }
        Value::Array(list) => find_in_list(list, path, fields),
        Value::Object(map) => {
            map.iter()
                .for_each(|(key, value)| find_fields(value, &format!("{path}/{key}"), fields));
        }
    }
}

fn find_in_list(list: &[Value], path: &str, fields: &mut Vec<(String, Vec<Value>)>) {
    if list.iter().all(Value::is_string) {
        // Flags: add one, or remove the first one.
        let with = |flag: u64| list.iter().cloned().chain([flag.into()]).collect();
        fields.push((path.to_owned(), vec![with(1), with(2)]));
        return;
    }
    let is_bytes = list.len() > 8 && list.iter().all(Value::is_number);
    // Of an array of bytes, the first one suffices.
    let count = if is_bytes { 1 } else { list.len() };
    for (index, value) in list.iter().take(count).enumerate() {
        find_fields(value, &format!("{path}/{index}"), fields);
    }
}

/// Replaces the first character other than zero: a digit of hexadecimal bytes, a letter of a table
/// of strings. An empty text becomes a byte.
fn other_text(text: &str) -> String {
    let place = text.find(|char| char != '\0').unwrap_or(0);
    let (front, rest) = text.split_at(place);
    let mut rest = rest.chars();
    match rest.next() {
        None => "01".to_owned(),
        Some('0') => format!("{front}1{}", rest.as_str()),
        Some(_) => format!("{front}0{}", rest.as_str()),
    }
}
