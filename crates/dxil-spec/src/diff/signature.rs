//! Changes of an operation's result and arguments.
//!
//! Types are compared by their spelling in LLVM IR for each overload that both specs have, because
//! specs may describe the same type by different records.

use super::operations::{Side, overload_names};
use super::{Severity, Subject};
use crate::emit::describe;
use crate::model::{Argument, Operation, Shape, Spec, TypeId, Version};

pub(super) fn compare(old: Side<'_>, new: Side<'_>, changes: &mut Subject<'_>) {
    let ((_, was), (_, is)) = (old, new);
    let overloads = common_overloads(old, new);
    if let (Some(was), Some(is)) = (was.result, is.result) {
        types("result", (old, was), (new, is), &overloads, changes);
    }
    let Aligned { both, removed, added } = align(was, is);
    let only = |(spec, op): Side<'_>, at: usize| {
        let argument = &op.arguments[at];
        (argument_label(argument, at), Some(describe::type_name(spec, op, argument.ty)))
    };
    for at in removed {
        let (fact, ty) = only(old, at);
        changes.push(Severity::Breaking, fact, ty, None);
    }
    for at in added {
        let (fact, ty) = only(new, at);
        changes.push(Severity::Breaking, fact, None, ty);
    }
    if !both.is_sorted_by_key(|&(was_at, _)| was_at) {
        let order = |op: &Operation| {
            let names: Vec<_> = op.arguments.iter().map(|it| it.name.as_str()).collect();
            names.join(", ")
        };
        changes.compare(Severity::Breaking, "order of arguments", &order(was), &order(is));
    }
    for (was_at, is_at) in both {
        let (was, is) = (&was.arguments[was_at], &is.arguments[is_at]);
        let name = argument_label(is, is_at);
        types(&format!("{name}, type"), (old, was.ty), (new, is.ty), &overloads, changes);
        argument(&name, (old.0, was), (new.0, is), changes);
    }
}

/// The label of an argument in a fact: its name, or else its index.
fn argument_label(argument: &Argument, at: usize) -> String {
    match argument.name.as_str() {
        "" => format!("argument {at}"),
        name => format!("argument {name}"),
    }
}

/// Pairs of arguments of two operations, by index.
struct Aligned {
    /// The arguments of both, by the new index.
    both: Vec<(usize, usize)>,
    /// The arguments only of the old operation.
    removed: Vec<usize>,
    /// The arguments only of the new operation.
    added: Vec<usize>,
}

/// Pairs arguments by name, and the others by order, so that a new, removed or moved argument is
/// one change, not one for each argument after it.
fn align(was: &Operation, is: &Operation) -> Aligned {
    let mut removed: Vec<usize> = (0..was.arguments.len()).collect();
    let mut added: Vec<usize> = (0..is.arguments.len()).collect();
    let mut both = Vec::new();
    removed.retain(|&was_at| {
        let name = &was.arguments[was_at].name;
        let same = |&is_at: &usize| !name.is_empty() && *name == is.arguments[is_at].name;
        let Some(found) = added.iter().position(same) else { return true };
        both.push((was_at, added.remove(found)));
        false
    });
    let renamed = removed.len().min(added.len());
    both.extend(removed.drain(..renamed).zip(added.drain(..renamed)));
    both.sort_unstable_by_key(|&(_, is_at)| is_at);
    Aligned { both, removed, added }
}

/// The overloads of both operations, as types of both specs. Without overloads, one empty list.
fn common_overloads(old: Side<'_>, new: Side<'_>) -> Vec<(Vec<TypeId>, Vec<TypeId>)> {
    let (old_lists, new_lists) = (newest_overloads(old.1), newest_overloads(new.1));
    if old_lists.is_empty() && new_lists.is_empty() {
        return vec![(Vec::new(), Vec::new())];
    }
    // For one dimension each overload; for several dimensions only the first overload that both
    // have.
    let pairs = old_lists.iter().zip(&new_lists).map(|(old_list, new_list)| {
        let both = old_list.iter().filter_map(|&was| {
            let name = overload_names(old.0, was);
            let is = new_list.iter().find(|&&is| overload_names(new.0, is) == name)?;
            Some((was, *is))
        });
        both.collect::<Vec<_>>()
    });
    let pairs: Vec<Vec<_>> = pairs.collect();
    match &pairs[..] {
        [one] => one.iter().map(|&(was, is)| (vec![was], vec![is])).collect(),
        several => {
            let first = several.iter().filter_map(|both| both.first().copied());
            vec![first.unzip()]
        }
    }
}

fn newest_overloads(op: &Operation) -> Vec<Vec<TypeId>> {
    let lists = op.overloads.last().map_or(&[][..], |entry| &entry.value);
    lists.iter().map(|list| list.iter().map(|ty| ty.value).collect()).collect()
}

/// Reports a type that differs for some overload, once. A type that one spec does not describe is
/// not compared.
fn types(
    fact: &str,
    (old, was): (Side<'_>, TypeId),
    (new, is): (Side<'_>, TypeId),
    overloads: &[(Vec<TypeId>, Vec<TypeId>)],
    changes: &mut Subject<'_>,
) {
    for (old_overloads, new_overloads) in overloads {
        let was = spelling(old.0, was, old_overloads);
        let is = spelling(new.0, is, new_overloads);
        let (Some(was), Some(is)) = (was, is) else { continue };
        if was != is {
            changes.push(Severity::Breaking, fact, Some(was), Some(is));
            return;
        }
    }
}

/// The type in LLVM IR for these overloads, if it is known.
fn spelling(spec: &Spec, ty: TypeId, overloads: &[TypeId]) -> Option<String> {
    let overload = |dimension: usize| overloads.get(dimension).map(|&ty| &spec[ty].shape);
    match &spec[ty].shape {
        Shape::Overload(dimension) => overload(*dimension).and_then(plain),
        Shape::OverloadElement => overload(0).and_then(element),
        Shape::OverloadShaped(scalar) => overload(0).and_then(|overload| match overload {
            Shape::Vector(_) => plain(&Shape::Vector(*scalar)),
            _ => plain(&Shape::Scalar(*scalar)),
        }),
        Shape::OverloadPointer { dimension, address_space } => overload(*dimension)
            .and_then(|overload| element(overload).or_else(|| plain(overload)))
            .map(|pointee| format!("{pointee} addrspace({address_space})*")),
        Shape::OverloadVector(width) => {
            overload(0).and_then(element).map(|element| format!("<{width} x {element}>"))
        }
        Shape::OverloadStruct(prefix) => overload(0)
            .and_then(|overload| match overload {
                Shape::Vector(scalar) => Some(format!("vN{}", scalar.suffix())),
                Shape::Scalar(scalar) => Some(scalar.suffix().to_owned()),
                _ => None,
            })
            .map(|suffix| format!("{prefix}{suffix}")),
        shape => plain(shape),
    }
}

fn plain(shape: &Shape) -> Option<String> {
    Some(match shape {
        Shape::Plain(ir) => ir.clone(),
        Shape::Scalar(scalar) => scalar.suffix().to_owned(),
        Shape::Vector(scalar) => format!("<N x {}>", scalar.suffix()),
        Shape::UserDefined => "udt*".to_owned(),
        Shape::Object => "object".to_owned(),
        _ => return None,
    })
}

fn element(shape: &Shape) -> Option<String> {
    match shape {
        Shape::Scalar(scalar) | Shape::Vector(scalar) => Some(scalar.suffix().to_owned()),
        _ => None,
    }
}

/// The rules for an argument.
fn argument(
    name: &str,
    (old, was): (&Spec, &Argument),
    (new, is): (&Spec, &Argument),
    changes: &mut Subject<'_>,
) {
    // A spec without names of arguments has no other facts about them.
    if was.name.is_empty() || is.name.is_empty() {
        return;
    }
    let fact = |rule: &str| format!("{name}, {rule}");
    changes.compare(Severity::Editorial, &fact("name"), &was.name, &is.name);
    let severity = if is.constant { Severity::Breaking } else { Severity::Additive };
    changes.compare(severity, &fact("constant"), &was.constant, &is.constant);
    let severity = if is.undef { Severity::Additive } else { Severity::Breaking };
    changes.compare(severity, &fact("undef"), &was.undef, &is.undef);
    let breaking = is.validation > was.validation;
    let severity = if breaking { Severity::Breaking } else { Severity::Additive };
    let accepted = |it: &Argument| it.validation.accepted_values().unwrap_or("the allowed values");
    changes.compare(severity, &fact("validation"), &accepted(was), &accepted(is));
    if was.range != is.range {
        let is_wider = match (was.range, is.range) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(old), Some(new)) => new.0 <= old.0 && old.1 <= new.1,
        };
        let severity = if is_wider { Severity::Additive } else { Severity::Breaking };
        let text = |range: Option<(i64, i64)>| range.map(|(min, max)| format!("{min} to {max}"));
        changes.push(severity, fact("range"), text(was.range), text(is.range));
    }
    if was.until != is.until {
        let lasts_longer = is.until.is_none() || was.until.is_some() && is.until > was.until;
        let severity = if lasts_longer { Severity::Breaking } else { Severity::Additive };
        let text = |version: Option<Version>| version.map(|version| version.to_string());
        changes.push(severity, fact("restricted until"), text(was.until), text(is.until));
    }
    let old_values = was.enumeration.map(|id| old[id].name.clone());
    let new_values = is.enumeration.map(|id| new[id].name.clone());
    if old_values != new_values {
        // The same numbers get another meaning.
        let severity =
            if was.enumeration.is_some() { Severity::Breaking } else { Severity::Editorial };
        changes.push(severity, fact("enumeration"), old_values, new_values);
    }
}
