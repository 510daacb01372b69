//! Pairs the operations of two specs.

use std::collections::HashMap;

use crate::model::{Operation, Spec};

/// The operations of two specs, paired.
pub(super) struct Pairs<'a> {
    /// The operations in both specs, by the new opcode.
    pub(super) both: Vec<(&'a Operation, &'a Operation)>,
    /// The operations only in the new spec.
    pub(super) added: Vec<&'a Operation>,
    /// The operations only in the old spec.
    pub(super) removed: Vec<&'a Operation>,
}

/// The keys that identify an operation. Operations of both specs that share one key are a pair.
type Keys = fn(&Spec, &Operation) -> Vec<String>;

/// Pairs operations by name; then renamed operations by an intrinsic that is lowered to them, by a
/// class with a single operation, and by opcode within a class. The opcode alone does not suffice,
/// because it may have changed.
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
    // An operation that takes a reserved opcode has another class.
    let number: Keys = |_, op| op.opcode.map(|it| it.to_string()).into_iter().collect();
    for keys in [name, intrinsic, only_class, opcode] {
        pairs.pair(|op| keys(old, op), |op| keys(new, op));
    }
    let reserved = |spec, op: &Operation| if op.reserved { number(spec, op) } else { Vec::new() };
    pairs.pair(|op| reserved(old, op), |op| number(new, op));
    pairs.pair(|op| number(old, op), |op| reserved(new, op));
    pairs.both.sort_by_key(|(_, new)| new.opcode);
    pairs
}

impl Pairs<'_> {
    /// Pairs operations that share a key and are not paired yet.
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
