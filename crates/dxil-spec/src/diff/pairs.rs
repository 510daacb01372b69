//! Which operation of one spec is which of the other.

use std::collections::HashMap;

use crate::model::{Operation, Spec};

/// The operations of two specs, paired.
pub(super) struct Pairs<'a> {
    /// Those in both, by the new opcode.
    pub(super) both: Vec<(&'a Operation, &'a Operation)>,
    /// Those in the new spec alone.
    pub(super) added: Vec<&'a Operation>,
    /// Those in the old spec alone.
    pub(super) removed: Vec<&'a Operation>,
}

/// What identifies an operation: any one key that two operations share.
type Keys = fn(&Spec, &Operation) -> Vec<String>;

/// Pairs by name; then, for those renamed, by an intrinsic lowered to them, by a class that
/// has no other operation, and by opcode within a class. An opcode alone proves nothing: it
/// may be what changed.
pub(super) fn pair<'a>(old: &'a Spec, new: &'a Spec) -> Pairs<'a> {
    let mut pairs = Pairs {
        both: Vec::new(),
        added: new.ops.iter().collect(),
        removed: old.ops.iter().collect(),
    };
    let name: Keys = |_, op| vec![op.name.clone()];
    let intrinsic: Keys = |_, op| op.intrinsics.iter().map(|it| it.name.clone()).collect();
    let only_class: Keys = |spec, op| {
        let of_class = spec.ops.iter().filter(|it| it.class == op.class);
        if of_class.count() == 1 { vec![spec[op.class].name.clone()] } else { Vec::new() }
    };
    let opcode: Keys = |spec, op| {
        op.opcode.map(|it| format!("{it} {}", spec[op.class].name)).into_iter().collect()
    };
    // A reserved opcode is taken by an operation of another class.
    let taken: Keys = |_, op| op.opcode.map(|it| it.to_string()).into_iter().collect();
    for keys in [name, intrinsic, only_class, opcode] {
        pairs.pair(|op| keys(old, op), |op| keys(new, op));
    }
    let reserved = |spec, op: &Operation| if op.reserved { taken(spec, op) } else { Vec::new() };
    pairs.pair(|op| reserved(old, op), |op| taken(new, op));
    pairs.pair(|op| taken(old, op), |op| reserved(new, op));
    pairs.both.sort_by_key(|(_, new)| new.opcode);
    pairs
}

impl Pairs<'_> {
    /// Pairs those that share a key and are not paired yet.
    fn pair(
        &mut self,
        old_keys: impl Fn(&Operation) -> Vec<String>,
        new_keys: impl Fn(&Operation) -> Vec<String>,
    ) {
        let mut by_key: HashMap<String, usize> = HashMap::new();
        for (index, op) in self.added.iter().enumerate() {
            by_key.extend(new_keys(op).into_iter().map(|key| (key, index)));
        }
        let mut taken = vec![false; self.added.len()];
        let (added, both) = (&self.added, &mut self.both);
        self.removed.retain(|was| {
            let keys = old_keys(was);
            let found = keys.iter().filter_map(|key| by_key.get(key)).find(|&&it| !taken[it]);
            let Some(&index) = found else { return true };
            taken[index] = true;
            both.push((was, added[index]));
            false
        });
        let mut taken = taken.into_iter();
        self.added.retain(|_| !taken.next().unwrap_or_default());
    }
}
