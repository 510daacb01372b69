//! The generated half of the crate `dxil-validate`: macro calls, which its hand-written module of DXC's rules includes.

use std::fmt::Write;

use heck::{ToShoutySnakeCase, ToUpperCamelCase};

use super::{Spec, ValidationRule};
use crate::tablegen::Spanned;

/// The first lines of the file.
const BANNER: &str = "// Generated from dxil-rules.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.\n\n";

/// The lists of rules of `dxil-validate`: the module of names, and the letter of their numbers.
const LISTS: [(&str, char); 4] =
    [("of_module", 'M'), ("of_calls", 'C'), ("of_file", 'V'), ("of_parts", 'P')];

/// The file: a row for each rule, then the names by which the checks of each list tell rules. The spec has passed the
/// checks.
#[must_use]
pub fn generate(spec: &Spec) -> String {
    let rows: String = spec.rules.iter().map(row).collect();
    let mut text = format!("{BANNER}dxc_rules! {{\n{rows}}}\n");
    for (name, letter) in LISTS {
        let rows: String = spec.rules.iter().filter_map(|rule| named(rule, letter)).collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "\nnamed! {{\n    {name}\n{rows}}}\n");
    }
    text
}

fn row(rule: &ValidationRule) -> String {
    let (major, minor) = (rule.since.value.major, rule.since.value.minor);
    let checked = rule.checked_by.iter().map(|it| format!("{:?}", it.value));
    let operations = rule.operations.iter().map(|it| it.value.to_upper_camel_case());
    format!(
        "    /// {0}\n    {1} = {2} {3:?} V{major}_{minor} {4:?} {5}\n        {0:?}\n        {6:?}\n        [{7}] [{8}];\n",
        rule.demand.value,
        rule.record,
        rule.number.unwrap_or_default(),
        rule.name,
        rule.severity,
        rule.reported,
        rule.hint.value,
        checked.collect::<Vec<_>>().join(", "),
        operations.collect::<Vec<_>>().join(", "),
    )
}

/// The name of a rule for the checks of a list, if one of them finds violations.
fn named(rule: &ValidationRule, letter: char) -> Option<String> {
    let of_list = |number: &&Spanned<String>| number.value.starts_with(letter);
    let number = rule.checked_by.iter().find(of_list)?.value.trim_start_matches(letter);
    let name = rule.record.to_shouty_snake_case();
    Some(format!("    {name} = {} {};\n", rule.record, number.trim_start_matches('0')))
}
