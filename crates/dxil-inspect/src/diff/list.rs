//! Compares trees of fields: groups by name, lists by their common elements.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write;

use dxil_container::Value;
use dxil_container::tree::{Content, Label, Node};

use super::align::differing_runs;
use super::{Change, Kind, bytes};
use crate::tree;

/// The maximum size of bytes to show in full. Of longer ones, the places that differ are shown.
const SHOWN_BYTES: usize = 20;

/// Compares the contents of two nodes of the same name.
pub(super) fn compare<'t>(
    changes: &mut Vec<Change<'t>>,
    path: &str,
    old: &'t Content<'_>,
    new: &'t Content<'_>,
) {
    match (old, new) {
        (Content::Value(old), Content::Value(new)) => {
            if !same_value(old, new) {
                let kind = value_kind(old, new);
                changes.push(Change { path: path.to_owned(), kind });
            }
        }
        (Content::Group(old), Content::Group(new)) => compare_fields(changes, path, old, new),
        (Content::List(old), Content::List(new)) => compare_lists(changes, path, old, new),
        _ => {
            changes.push(Change { path: path.to_owned(), kind: Kind::Removed(old) });
            changes.push(Change { path: path.to_owned(), kind: Kind::Added(new) });
        }
    }
}

/// Compares the fields of two groups, by name.
pub(super) fn compare_fields<'t>(
    changes: &mut Vec<Change<'t>>,
    path: &str,
    old: &'t [Node<'_>],
    new: &'t [Node<'_>],
) {
    let path = |node: &Node<'_>| tree::path(path, node.label);
    let find =
        |nodes: &'t [Node<'_>], like: &Node<'_>| nodes.iter().find(|node| node.label == like.label);
    for node in old.iter().filter(|node| !is_file_offset(node)) {
        match find(new, node) {
            Some(other) => compare(changes, &path(node), &node.content, &other.content),
            None => changes.push(Change { path: path(node), kind: Kind::Removed(&node.content) }),
        }
    }
    for node in new.iter().filter(|node| !is_file_offset(node) && find(old, node).is_none()) {
        changes.push(Change { path: path(node), kind: Kind::Added(&node.content) });
    }
}

/// Compares two lists. Between the elements that both have, elements with the same text are the same element,
/// and others are paired in their order.
fn compare_lists<'t>(
    changes: &mut Vec<Change<'t>>,
    path: &str,
    old: &'t [Node<'_>],
    new: &'t [Node<'_>],
) {
    for (old_run, new_run) in differing_runs(&fingerprints(old), &fingerprints(new)) {
        let (old, new) = (&old[old_run], &new[new_run]);
        let mut is_new = vec![true; new.len()];
        for (node, other) in pair(old, new) {
            let path = tree::path(path, node.label);
            match other {
                Some(other) => {
                    is_new[other] = false;
                    compare(changes, &path, &node.content, &new[other].content);
                }
                None => changes.push(Change { path, kind: Kind::Removed(&node.content) }),
            }
        }
        for (node, _) in new.iter().zip(is_new).filter(|(_, is_new)| *is_new) {
            let path = tree::path(path, node.label);
            changes.push(Change { path, kind: Kind::Added(&node.content) });
        }
    }
}

/// Pairs each old element with the index of the new one that corresponds to it, if any.
fn pair<'o, 'a>(old: &'o [Node<'a>], new: &[Node<'_>]) -> Vec<(&'o Node<'a>, Option<usize>)> {
    if old.len() == new.len() {
        return old.iter().zip((0..).map(Some)).collect();
    }
    let mut by_key: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (index, node) in new.iter().enumerate().rev() {
        by_key.entry(key(node)).or_default().push(index);
    }
    let pairs = old.iter().map(|node| (node, by_key.get_mut(&key(node)).and_then(Vec::pop)));
    pairs.collect()
}

/// The first text in an element, which identifies it.
fn key(node: &Node<'_>) -> Option<Vec<u8>> {
    node.children().iter().find_map(|field| match &field.content {
        Content::Value(Value::Text(text) | Value::TextAt { text, .. }) => Some(text.to_vec()),
        _ => None,
    })
}

/// Whether a field is an offset in the file. It follows from the sizes of the data before it: after a new
/// element, it would make the rest of a list differ.
fn is_file_offset(node: &Node<'_>) -> bool {
    let Label::Name(name) = node.label else { return false };
    // Two fields of such names are offsets in a buffer, not in the file.
    let is_in_buffer = ["start_offset", "byte_offset"].contains(&name);
    let is_number = matches!(node.content, Content::Value(Value::Number(_)));
    is_number && (name.ends_with("_offset") && !is_in_buffer || name == "semantic_indexes")
}

/// The contents of elements, without offsets in the file.
fn fingerprints(nodes: &[Node<'_>]) -> Vec<String> {
    nodes.iter().map(|node| fingerprint(&node.content)).collect()
}

/// A text that is equal for equal contents, wherever they lie.
fn fingerprint(content: &Content<'_>) -> String {
    let mut print = String::new();
    let (Content::Group(nodes) | Content::List(nodes)) = content else {
        if let Content::Value(value) = content {
            let _ = write!(print, "{value}");
        }
        return print;
    };
    for node in nodes.iter().filter(|node| !is_file_offset(node)) {
        let _ = write!(print, "{}={};", node.label, fingerprint(&node.content));
    }
    print
}

/// Whether two values are the same, wherever their text or bytes lie.
fn same_value(old: &Value<'_>, new: &Value<'_>) -> bool {
    match (old, new) {
        (Value::TextAt { text: old, .. }, Value::TextAt { text: new, .. }) => old == new,
        (Value::BytesAt { bytes: old, .. }, Value::BytesAt { bytes: new, .. }) => old == new,
        (Value::Float(old), Value::Float(new)) => old.to_bits() == new.to_bits(),
        _ => old == new,
    }
}

/// The difference of two values.
fn value_kind<'t>(old: &'t Value<'_>, new: &'t Value<'_>) -> Kind<'t> {
    match (old, new) {
        (Value::Bytes(old), Value::Bytes(new)) if old.len().max(new.len()) > SHOWN_BYTES => {
            Kind::Bytes(bytes::Difference::new(old, new))
        }
        (Value::BytesAt { bytes: old, .. }, Value::BytesAt { bytes: new, .. })
            if old.len().max(new.len()) > SHOWN_BYTES =>
        {
            Kind::Bytes(bytes::Difference::new(old, new))
        }
        _ => Kind::Changed(old, new),
    }
}
