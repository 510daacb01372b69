//! Changes of one operation.

use super::versions::{self, Facts};
use super::{Severity, Subject};
use crate::emit::describe;
use crate::model::{Argument, Intrinsic, Operation, Spec, TypeId, Version, newest};

/// An operation and the spec that its ids belong to.
type Side<'a> = (&'a Spec, &'a Operation);

/// An operation in a few words, for one that came or went.
pub(super) fn summary(spec: &Spec, op: &Operation) -> String {
    let class = if op.reserved { "reserved" } else { &spec[op.class].name };
    format!("opcode {}, {class}", describe::opcode(op))
}

pub(super) fn compare(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let ((old_spec, was), (new_spec, is)) = (old, new);
    if was.reserved != is.reserved {
        // One fact: a reserved opcode has no others.
        let severity = if is.reserved { Severity::Breaking } else { Severity::Additive };
        let (old, new) = (summary(old_spec, was), summary(new_spec, is));
        changes.push(severity, "operation", Some(old), Some(new));
        return;
    }
    changes.compare(Severity::Breaking, "name", &was.name, &is.name);
    let opcode = |op: &Operation| describe::opcode(op);
    changes.compare(Severity::Breaking, "opcode", &opcode(was), &opcode(is));
    let (old_class, new_class) = (&old_spec[was.class].name, &new_spec[is.class].name);
    changes.compare(Severity::Breaking, "class", old_class, new_class);
    since("since", was.since, is.since, changes);
    since("since, translated", was.since_translated, is.since_translated, changes);
    signature(old, new, changes);
    by_version(old, new, changes);
    intrinsics(was, is, changes);
    changes.compare(Severity::Editorial, "description", &was.doc.value, &is.doc.value);
}

/// A later version withdraws what was valid.
fn since(fact: &str, old: Version, new: Version, changes: &mut Subject<'_>) {
    let severity = if new > old { Severity::Breaking } else { Severity::Additive };
    changes.compare(severity, fact, &old, &new);
}

fn signature((old, was): Side<'_>, (new, is): Side<'_>, changes: &mut Subject<'_>) {
    let name =
        |spec: &Spec, ty: Option<TypeId>| ty.map_or("none".to_owned(), |ty| spec[ty].name.clone());
    let (old_result, new_result) = (name(old, was.result), name(new, is.result));
    changes.compare(Severity::Breaking, "result", &old_result, &new_result);
    let count = (was.arguments.len(), is.arguments.len());
    changes.compare(Severity::Breaking, "number of arguments", &count.0, &count.1);
    for (index, (was, is)) in was.arguments.iter().zip(&is.arguments).enumerate() {
        argument(index, (old, was), (new, is), changes);
    }
}

fn argument(
    index: usize,
    (old, was): (&Spec, &Argument),
    (new, is): (&Spec, &Argument),
    changes: &mut Subject<'_>,
) {
    let fact = |what: &str| format!("argument {index}, {what}");
    let (old_type, new_type) = (&old[was.ty].name, &new[is.ty].name);
    changes.compare(Severity::Breaking, &fact("type"), old_type, new_type);
    // A spec that does not even name its arguments says nothing else of them.
    if was.name.is_empty() || is.name.is_empty() {
        return;
    }
    changes.compare(Severity::Editorial, &fact("name"), &was.name, &is.name);
    let severity = if is.constant { Severity::Breaking } else { Severity::Additive };
    changes.compare(severity, &fact("constant"), &was.constant, &is.constant);
    if was.range != is.range {
        let inside = match (was.range, is.range) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(old), Some(new)) => new.0 <= old.0 && old.1 <= new.1,
        };
        let severity = if inside { Severity::Additive } else { Severity::Breaking };
        let text = |range: Option<(i64, i64)>| range.map(|(min, max)| format!("{min} to {max}"));
        changes.push(severity, fact("range"), text(was.range), text(is.range));
    }
    if was.until != is.until {
        let later = is.until.is_none() || was.until.is_some() && is.until > was.until;
        let severity = if later { Severity::Breaking } else { Severity::Additive };
        let text = |version: Option<Version>| version.map(|version| version.to_string());
        changes.push(severity, fact("demanded until"), text(was.until), text(is.until));
    }
    let old_values = was.enumeration.map(|id| old[id].name.clone());
    let new_values = is.enumeration.map(|id| new[id].name.clone());
    if old_values != new_values {
        changes.push(Severity::Editorial, fact("enumeration"), old_values, new_values);
    }
}

/// Overloads, stages and attributes, in each version that both specs know.
fn by_version((old, was): Side<'_>, (new, is): Side<'_>, changes: &mut Subject<'_>) {
    let versions = versions::common(old, new);
    let overloads = |spec, op| facts(&versions, |version| overloads(spec, op, version));
    versions::compare(&versions, &overloads(old, was), &overloads(new, is), changes);

    // Stages that one spec does not know are reported as definitions, once.
    let common: Vec<(&str, Version)> = new
        .stages
        .iter()
        .filter_map(|stage| {
            let same = old.stages.iter().find(|it| it.name == stage.name)?;
            Some((stage.name.as_str(), stage.first_version().max(same.first_version())))
        })
        .collect();
    let stages = |spec, op| facts(&versions, |version| stages(spec, op, version, &common));
    let (mut old_stages, mut new_stages) = (stages(old, was), stages(new, is));
    merge_all_stages(&common, &mut old_stages, &mut new_stages);
    versions::compare(&versions, &old_stages, &new_stages, changes);

    let attributes = |spec, op| facts(&versions, |version| attributes(spec, op, version));
    versions::compare(&versions, &attributes(old, was), &attributes(new, is), changes);
}

/// In which versions each fact holds.
fn facts(versions: &[Version], of: impl Fn(Version) -> Vec<String>) -> Facts {
    let mut facts = Facts::new();
    for (at, &version) in versions.iter().enumerate() {
        for fact in of(version) {
            facts.entry(fact).or_insert_with(|| vec![false; versions.len()])[at] = true;
        }
    }
    facts
}

fn overloads(spec: &Spec, op: &Operation, version: Version) -> Vec<String> {
    let Some(entry) = newest(&op.overloads, version) else { return Vec::new() };
    let several = entry.value.len() > 1;
    let facts = entry.value.iter().enumerate().flat_map(|(dimension, types)| {
        types.iter().map(move |ty| {
            // By the type's name: a foreign spec says nothing else of it.
            let name = spec[ty.value].name.strip_suffix("Ty").unwrap_or(&spec[ty.value].name);
            if several {
                format!("overload {dimension} {name}")
            } else {
                format!("overload {name}")
            }
        })
    });
    facts.collect()
}

fn stages(
    spec: &Spec,
    op: &Operation,
    version: Version,
    common: &[(&str, Version)],
) -> Vec<String> {
    let Some(entry) = newest(&op.stages, version) else { return Vec::new() };
    let allowed = common.iter().filter(|(name, since)| {
        let stage = spec.stages.iter().position(|stage| stage.name == *name);
        *since <= version && stage.is_some_and(|id| entry.value.allows(crate::model::StageId(id)))
    });
    allowed.map(|(name, _)| format!("stage {name}")).collect()
}

/// Where every stage that begins with the first version changed alike, one line says so.
fn merge_all_stages(common: &[(&str, Version)], old: &mut Facts, new: &mut Facts) {
    let fact = |name: &str| format!("stage {name}");
    let Some(first) = common.iter().map(|(_, since)| *since).min() else { return };
    let from_first: Vec<_> =
        common.iter().filter(|(_, since)| *since == first).map(|(name, _)| fact(name)).collect();
    let alike =
        |facts: &Facts| from_first.iter().all(|name| facts.get(name) == facts.get(&from_first[0]));
    let later_alike = |facts: &Facts| {
        let Some(all) = facts.get(&from_first[0]) else {
            return common.iter().all(|(name, _)| !facts.contains_key(&fact(name)));
        };
        common.iter().all(|(name, _)| {
            let holds = facts.get(&fact(name));
            // A stage that begins later can only lack the versions before it.
            holds.is_none_or(|holds| holds.iter().zip(all).all(|(holds, all)| !holds || *all))
        })
    };
    if from_first.len() < 2 || !(alike(old) && alike(new) && later_alike(old) && later_alike(new)) {
        return;
    }
    for facts in [old, new] {
        let all = facts.get(&from_first[0]).cloned();
        for (name, _) in common {
            facts.remove(&fact(name));
        }
        if let Some(all) = all {
            facts.insert("all stages".to_owned(), all);
        }
    }
}

fn attributes(spec: &Spec, op: &Operation, version: Version) -> Vec<String> {
    let Some(entry) = newest(&op.attributes, version) else { return Vec::new() };
    entry.value.iter().map(|&id| format!("attribute {}", spec[id].name)).collect()
}

fn intrinsics(was: &Operation, is: &Operation, changes: &mut Subject<'_>) {
    let text = |intrinsic: &Intrinsic| {
        let arguments: Vec<_> =
            intrinsic.arguments.iter().map(|it| describe::selection(it.value)).collect();
        if arguments.is_empty() { "one to one".to_owned() } else { arguments.join(", ") }
    };
    let find = |op: &Operation, name: &str| -> Option<String> {
        op.intrinsics.iter().find(|it| it.name == name).map(text)
    };
    for intrinsic in &is.intrinsics {
        let (old, new) = (find(was, &intrinsic.name), Some(text(intrinsic)));
        if old != new {
            let severity = if old.is_some() { Severity::Breaking } else { Severity::Additive };
            changes.push(severity, format!("intrinsic {}", intrinsic.name), old, new);
        }
    }
    for intrinsic in was.intrinsics.iter().filter(|it| find(is, &it.name).is_none()) {
        let fact = format!("intrinsic {}", intrinsic.name);
        changes.push(Severity::Breaking, fact, Some(text(intrinsic)), None);
    }
}
