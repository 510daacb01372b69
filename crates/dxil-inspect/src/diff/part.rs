//! Compares the parts of two containers.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::part_name::PartName;

use super::align::differing_runs;
use super::{Change, Kind, PartTree, bytes, list};

/// The places of parts among the others, by name.
type Places = BTreeMap<PartName, usize>;

/// Compares parts of the same name, and finds those that moved and those of one file only.
pub(super) fn compare_parts<'t>(
    changes: &mut Vec<Change<'t>>,
    old: &'t [PartTree<'_>],
    new: &'t [PartTree<'_>],
) {
    let places = |parts: &[PartTree<'_>]| -> Places {
        parts.iter().enumerate().map(|(place, part)| (part.name, place)).collect()
    };
    let (in_old, in_new) = (places(old), places(new));
    moves(changes, [old, new], [&in_old, &in_new]);
    for part in old {
        let path = part.path();
        match in_new.get(&part.name) {
            Some(place) => compare_part(changes, path, part, &new[*place]),
            None => changes.push(Change { path, kind: Kind::Removed(&part.content) }),
        }
    }
    for part in new.iter().filter(|part| !in_old.contains_key(&part.name)) {
        changes.push(Change { path: part.path(), kind: Kind::Added(&part.content) });
    }
}

/// Compares two parts: by field, and by bytes where all fields are the same.
fn compare_part<'t>(
    changes: &mut Vec<Change<'t>>,
    path: String,
    old: &'t PartTree<'_>,
    new: &'t PartTree<'_>,
) {
    let (old_bytes, new_bytes) = (*old.part.data(), *new.part.data());
    if old_bytes == new_bytes {
        return;
    }
    let before = changes.len();
    list::compare(changes, &path, &old.content, &new.content);
    if changes.len() == before {
        let kind = Kind::Bytes(bytes::Difference::new(old_bytes, new_bytes));
        changes.push(Change { path, kind });
    }
}

/// Finds the parts of both files that follow other parts than before.
fn moves(
    changes: &mut Vec<Change<'_>>,
    [old, new]: [&[PartTree<'_>]; 2],
    [in_old, in_new]: [&Places; 2],
) {
    let common = |parts: &[PartTree<'_>], others: &Places| -> Vec<_> {
        let parts = parts.iter().filter(|part| others.contains_key(&part.name));
        parts.map(|part| part.name).collect()
    };
    let (old_names, new_names) = (common(old, in_new), common(new, in_old));
    for (run, _) in differing_runs(&old_names, &new_names) {
        for name in &old_names[run] {
            let (from, to) = (in_old[name], in_new[name]);
            changes.push(Change { path: old[from].path(), kind: Kind::Moved(from, to) });
        }
    }
}
