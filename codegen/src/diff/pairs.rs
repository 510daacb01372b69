//! Which operation of one spec is which of the other.

use std::collections::{HashMap, HashSet};

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

/// What identifies an operation; `None`: this cannot.
type Key<'a> = Box<dyn Fn(&Operation) -> Option<String> + 'a>;

/// Pairs by name; then, for those renamed, by a class that has no other operation in
/// either spec; then by opcode. An opcode alone proves little: it may be what changed.
pub(super) fn pair<'a>(old: &'a Spec, new: &'a Spec) -> Pairs<'a> {
    let mut pairing =
        Pairing { old: old.ops.iter().collect(), new: new.ops.iter().collect(), both: Vec::new() };
    let by_name = || -> Key<'_> { Box::new(|op| Some(op.name.clone())) };
    let by_opcode = || -> Key<'_> { Box::new(|op| op.opcode.map(|opcode| opcode.to_string())) };
    pairing.pair(&by_name(), &by_name());
    pairing.pair(&by_only_class(old), &by_only_class(new));
    pairing.pair(&by_opcode(), &by_opcode());
    pairing.both.sort_by_key(|(_, new)| new.opcode);
    Pairs { both: pairing.both, added: pairing.new, removed: pairing.old }
}

fn by_only_class(spec: &Spec) -> Key<'_> {
    let mut ops: HashMap<&str, usize> = HashMap::new();
    for op in &spec.ops {
        *ops.entry(&spec[op.class].name).or_default() += 1;
    }
    Box::new(move |op| {
        let class = &*spec[op.class].name;
        (ops.get(class) == Some(&1)).then(|| class.to_owned())
    })
}

struct Pairing<'a> {
    old: Vec<&'a Operation>,
    new: Vec<&'a Operation>,
    both: Vec<(&'a Operation, &'a Operation)>,
}

impl Pairing<'_> {
    /// Pairs those of equal key that are not paired yet.
    fn pair(&mut self, old_key: &Key<'_>, new_key: &Key<'_>) {
        let mut by_key: HashMap<String, &Operation> =
            self.new.iter().filter_map(|op| Some((new_key(op)?, *op))).collect();
        let mut paired = HashSet::new();
        self.old.retain(|was| {
            let Some(is) = old_key(was).and_then(|key| by_key.remove(&key)) else { return true };
            paired.insert(std::ptr::from_ref(is));
            self.both.push((was, is));
            false
        });
        self.new.retain(|op| !paired.contains(&std::ptr::from_ref(*op)));
    }
}
