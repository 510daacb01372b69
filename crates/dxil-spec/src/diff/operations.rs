//! Changes of one operation.

use super::versions::{self, Facts};
use super::{Severity, Subject, signature};
use crate::emit::describe;
use crate::model::{Intrinsic, Operation, Shape, Spec, StageId, TypeId, Version, newest};

/// An operation and the spec that its ids belong to.
pub(super) type Side<'a> = (&'a Spec, &'a Operation);

/// Describes a new or removed operation in a few words.
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
    if let (Some(was), Some(is)) = (was.since_translated, is.since_translated) {
        since("since, translated", was, is, changes);
    }
    if let (Some(was), Some(is)) = (was.since_validated, is.since_validated) {
        since("since, validated", was, is, changes);
    }
    signature::compare(old, new, changes);
    overloads(old, new, changes);
    stages(old, new, changes);
    attributes(old, new, changes);
    requirements(old, new, changes);
    intrinsics(was, is, changes);
    changes.compare(Severity::Editorial, "description", &was.doc.value, &is.doc.value);
    let has_hlsl = |spec: &Spec| spec.ops.iter().any(|op| !op.hlsl.is_empty());
    if has_hlsl(old_spec) && has_hlsl(new_spec) {
        changes.compare(Severity::Editorial, "HLSL", &describe::hlsl(was), &describe::hlsl(is));
    }
}

/// Compares first versions: a later one makes valid programs invalid.
fn since(fact: &str, old: Version, new: Version, changes: &mut Subject<'_>) {
    let severity = if new > old { Severity::Breaking } else { Severity::Additive };
    changes.compare(severity, fact, &old, &new);
}

/// The name that identifies an overload in both specs: its form in the name of a function. LLVM
/// lists the struct that a load returns, but DXC the loaded type.
pub(super) fn overload_names(spec: &Spec, ty: TypeId) -> String {
    if let Shape::Plain(ir) = &spec[ty].shape {
        for prefix in ["%dx.types.ResRet.", "%dx.types.CBufRet."] {
            if let Some(suffix) = ir.strip_prefix(prefix) {
                return suffix.to_owned();
            }
        }
    }
    describe::overload_name(spec, ty)
}

fn overloads(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let facts = |(spec, op): Side<'_>| {
        Facts::collect(("overload", "overloads"), spec, |version| {
            let Some(entry) = newest(&op.overloads, version) else { return Vec::new() };
            let several = entry.value.len() > 1;
            let names = entry.value.iter().enumerate().flat_map(|(dimension, types)| {
                types.iter().map(move |ty| {
                    let name = overload_names(spec, ty.value);
                    if several { format!("{dimension}:{name}") } else { name }
                })
            });
            names.collect()
        })
    };
    versions::compare(&facts(old), &facts(new), |_| Version::FIRST, changes);
}

/// Compares the stages that both specs define; the others are reported as definitions.
fn stages(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let position = |spec: &Spec, name: &str| spec.stages.iter().position(|it| it.name == name);
    let common: Vec<&str> = new.0.stages.iter().map(|stage| stage.name.as_str()).collect();
    let common: Vec<&str> =
        common.into_iter().filter(|name| position(old.0, name).is_some()).collect();
    let facts = |(spec, op): Side<'_>| {
        Facts::collect(("stage", "stages"), spec, |version| {
            let entry = newest(&op.stages, version).filter(|_| version >= op.since);
            let Some(entry) = entry else { return Vec::new() };
            let allowed = common.iter().filter(|name| {
                position(spec, name).is_some_and(|id| entry.value.allows(StageId(id)))
            });
            allowed.map(|name| (*name).to_owned()).collect()
        })
    };
    // An entry for a stage has no meaning before the version of the stage.
    let first = |name: &str| {
        let of = |spec: &Spec| {
            position(spec, name).map_or(Version::FIRST, |id| spec.stages[id].first_version())
        };
        of(old.0).max(of(new.0))
    };
    versions::compare(&facts(old), &facts(new), first, changes);
}

/// Compares the attributes that both specs define, from the operation's version on.
fn attributes(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let defines = |spec: &Spec, name: &str| spec.attributes.iter().any(|it| it.name == name);
    let facts = |(spec, op): Side<'_>| {
        Facts::collect(("attribute", "attributes"), spec, |version| {
            let entry = newest(&op.attributes, version).filter(|_| version >= op.since);
            let ids = entry.map_or(&[][..], |entry| &entry.value).iter();
            let names = ids.map(|&id| spec[id].name.clone());
            names.filter(|name| defines(old.0, name) && defines(new.0, name)).collect()
        })
    };
    versions::compare(&facts(old), &facts(new), |_| Version::FIRST, changes);
}

/// Compares the requirements of calls, for features that both specs define. A new requirement makes
/// valid programs invalid.
fn requirements(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let find = |(spec, op): Side<'_>, name: &str| -> Option<String> {
        let it = op.requirements.iter().find(|it| spec[it.feature].name == name)?;
        let limits = describe::limits(spec, it);
        Some(if limits.is_empty() { "always".to_owned() } else { limits.trim().to_owned() })
    };
    for feature in
        new.0.features.iter().filter(|it| old.0.features.iter().any(|was| was.name == it.name))
    {
        let (was, is) = (find(old, &feature.name), find(new, &feature.name));
        if was != is {
            let severity = if is.is_some() { Severity::Breaking } else { Severity::Additive };
            changes.push(severity, format!("requires {}", feature.name), was, is);
        }
    }
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
