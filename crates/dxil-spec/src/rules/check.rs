//! The numbered rules that a spec of the validator's rules must keep. `docs/spec-language.md` explains each.

use super::{Category, Spec, ValidationRule};
use crate::check::names::is_identifier;
use crate::check::rule::{Report, repeated, rules};
use crate::tablegen::Spanned;

/// The maximum length of a sentence in characters.
const MAX_SENTENCE: usize = 110;

rules! {
    'R' Spec:
    1 "missing or duplicate number" numbers;
    2 "gap in the numbers" number_gap;
    3 "missing or duplicate name" names;
    4 "name that is not that of the record" record_names;
    5 "demand or hint missing" sentence_missing;
    6 "demand or hint too long, or no sentence" no_sentence;
    7 "demand repeated" demand_repeated;
    8 "unknown version" unknown_version;
    9 "check that cannot be" impossible_check;
    10 "fact that is not stated" fact_not_stated;
    11 "listed twice" listed_twice;
    12 "category without title, or named twice" categories;
}

fn numbers(spec: &Spec, report: &mut Report<'_>) {
    for rule in spec.rules.iter().filter(|rule| rule.number.is_none()) {
        let help = "give it the next free number";
        report.at(rule.span, format!("`{}` has no number that fits 16 bits", rule.record), help);
    }
    repeated(
        spec.rules.iter().filter(|rule| rule.number.is_some()),
        |rule| rule.number,
        |rule, first| {
            let message = format!("`{}` has the number of `{}`", rule.record, first.record);
            let error = report.at(rule.span, message, "give each rule a number of its own");
            error.notes.push((first.span, "the first rule with it".to_owned()));
        },
    );
}

fn number_gap(spec: &Spec, report: &mut Report<'_>) {
    let mut expected = 0;
    for rule in &spec.rules {
        let Some(number) = rule.number.map(u32::from) else { continue };
        if number > expected {
            let message =
                format!("no rule has the number {expected}, but `{}` comes after it", rule.record);
            report.at(rule.span, message, "add the rule");
        }
        expected = number + 1;
    }
}

fn names(spec: &Spec, report: &mut Report<'_>) {
    for rule in spec.rules.iter().filter(|rule| rule.name.is_empty()) {
        report.at(rule.span, format!("`{}` has no name", rule.record), "write the validator's");
    }
    repeated(
        spec.rules.iter().filter(|rule| !rule.name.is_empty()),
        |rule| rule.name.as_str(),
        |rule, first| {
            let message = format!("`{}` has the name of `{}`", rule.record, first.record);
            let error = report.at(rule.span, message, "give each rule a name of its own");
            error.notes.push((first.span, "the first rule with it".to_owned()));
        },
    );
}

fn record_names(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        if !is_identifier(&rule.record) {
            let help = "use letters, digits and underscores, a letter first";
            report.at(rule.span, format!("the name `{}` is no identifier", rule.record), help);
        }
        let of_category = rule
            .category
            .and_then(|id| rule.name.strip_prefix(&*spec[id].prefix)?.strip_prefix('.'));
        let joined = rule.name.replace('.', "");
        if !rule.name.is_empty() && (of_category.is_none() || rule.record.to_uppercase() != joined)
        {
            let message = format!("`{}` is named {}", rule.record, rule.name);
            let help = "name the record as the rule, without the full stop: `InstrOpConst`";
            report.at(rule.span, message, help);
        }
    }
}

/// The two sentences of a rule.
fn sentences(rule: &ValidationRule) -> [(&'static str, &Spanned<String>); 2] {
    [("demand", &rule.demand), ("hint", &rule.hint)]
}

fn sentence_missing(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        for (kind, _) in sentences(rule).into_iter().filter(|(_, text)| text.value.is_empty()) {
            let help = match kind {
                "demand" => "say what holds for a valid shader, in one sentence",
                _ => "say what to do, in one sentence",
            };
            report.at(rule.span, format!("`{}` has no {kind}", rule.record), help);
        }
    }
}

fn no_sentence(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        for (kind, text) in sentences(rule).into_iter().filter(|(_, text)| !text.value.is_empty()) {
            let (value, length) = (&text.value, text.value.chars().count());
            if value.trim() != value || value.contains(char::is_control) || !value.ends_with('.') {
                let message = format!("the {kind} of `{}` is not one sentence", rule.record);
                let help = "write one line that ends with a full stop";
                report.at(text.span, message, help);
            } else if length > MAX_SENTENCE {
                let message = format!("the {kind} of `{}` has {length} characters", rule.record);
                report.at(text.span, message, &format!("shorten it to {MAX_SENTENCE}"));
            }
        }
    }
}

fn demand_repeated(spec: &Spec, report: &mut Report<'_>) {
    repeated(
        spec.rules.iter().filter(|rule| !rule.demand.value.is_empty()),
        |rule| rule.demand.value.as_str(),
        |rule, first| {
            let message = format!("`{}` has the demand of `{}`", rule.record, first.record);
            let error = report.at(rule.demand.span, message, "say how the two rules differ");
            error.notes.push((first.demand.span, "the first rule with it".to_owned()));
        },
    );
}

fn unknown_version(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        let since = &rule.since;
        if !spec.versions.contains(&since.value) {
            let message =
                format!("`{}` has version {}, which is not defined", rule.record, since.value);
            report.at(since.span, message, "name a version of `dxil-ops.spec`");
        }
    }
}

fn impossible_check(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        for number in &rule.checked_by {
            let is_number = matches!(number.value.as_bytes(), [b'C' | b'M' | b'P' | b'V', digits @ ..]
                if digits.len() == 2 && digits.iter().all(u8::is_ascii_digit));
            if !is_number {
                let message = format!("`{}` is no number of a rule for shaders", number.value);
                report.at(number.span, message, "write C, M, P or V, and two digits");
            }
        }
        repeated(
            &rule.checked_by,
            |number| number.value.chars().next(),
            |number, _| {
                let message = format!("`{}` is checked by two rules of a list", rule.record);
                report.at(number.span, message, "name the one that tells most violations");
            },
        );
        if let (false, Some(first)) = (rule.reported, rule.checked_by.first()) {
            let message = format!("`{}` is checked, but never reported", rule.record);
            report.at(first.span, message, "remove one of the two statements");
        }
    }
}

fn fact_not_stated(spec: &Spec, report: &mut Report<'_>) {
    let facts = spec.rules.iter().flat_map(|rule| &rule.facts);
    for fact in facts.filter(|fact| !fact.is_stated) {
        let message = format!("`{}` is no field of a record", fact.name.value);
        report.at(fact.name.span, message, "write a class of `dxil-ops.spec` and its field");
    }
}

fn listed_twice(spec: &Spec, report: &mut Report<'_>) {
    for rule in &spec.rules {
        let facts = rule.facts.iter().map(|fact| &fact.name);
        let lists = [
            rule.checked_by.iter().collect::<Vec<_>>(),
            rule.operations.iter().collect(),
            facts.collect(),
        ];
        for list in lists {
            repeated(
                list,
                |item| item.value.as_str(),
                |item, _| {
                    let message = format!("`{}` lists `{}` twice", rule.record, item.value);
                    report.at(item.span, message, "list it once");
                },
            );
        }
    }
}

fn categories(spec: &Spec, report: &mut Report<'_>) {
    for Category { prefix, title, span } in &spec.categories {
        if prefix.is_empty() || title.is_empty() {
            let message = format!("the category `{prefix}` lacks a prefix or a title");
            report.at(*span, message, "write both: `RuleCategory<\"INSTR\", \"Instruction\">`");
        }
    }
    repeated(
        &spec.categories,
        |category| category.prefix.as_str(),
        |category, first| {
            let message = format!("two categories have the prefix `{}`", category.prefix);
            let error = report.at(category.span, message, "give each a prefix of its own");
            error.notes.push((first.span, "the first with it".to_owned()));
        },
    );
}
