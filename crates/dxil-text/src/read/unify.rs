//! Unites nodes that are equal.
//!
//! LLVM has only one of equal nodes. As nodes may refer to later ones, it can turn out late that two
//! nodes are equal: then so may be nodes that refer to them.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{Id as _, Metadata, MetadataId, MetadataTable};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::Reader;

/// The maximum number of passes. One suffices unless nodes refer to each other in circles.
const PASSES: usize = 8;

/// Nodes, each with an equal one that takes its place.
type Replaced = HashMap<MetadataId, MetadataId, FixedState>;

impl Reader<'_> {
    /// Puts the second node of each pair, which equals the first one, everywhere in its place.
    pub(super) fn unify_nodes(&mut self, equal: Vec<(MetadataId, MetadataId)>) {
        let mut replaced: Replaced = equal.into_iter().collect();
        let table = &mut self.module.metadata;
        let order = operands_first(table);
        for _ in 0..PASSES {
            let before = replaced.len();
            order.iter().for_each(|&id| unify(table, id, &mut replaced));
            if replaced.len() == before {
                break;
            }
        }
        for node in &mut self.metadata.nodes {
            node.id = node.id.map(|id| current(&replaced, id));
        }
    }
}

/// Replaces the operands of a node, and the node itself if it equals another one then.
fn unify(table: &mut MetadataTable, id: MetadataId, replaced: &mut Replaced) {
    let Some(Metadata::Node(node)) = table.get(id) else { return };
    let mut is_changed = false;
    node.kind.for_each_operand(|it| is_changed |= it.is_some_and(|it| replaced.contains_key(&it)));
    if !is_changed || replaced.contains_key(&id) {
        return;
    }
    let mut node = node.clone();
    node.kind.for_each_operand_mut(|it| {
        *it = it.map(|operand| current(replaced, operand));
        node.distinct |= *it == Some(id);
    });
    let distinct = node.distinct;
    let node = Metadata::Node(node);
    match table.find(&node).filter(|_| !distinct) {
        Some(other) => drop(replaced.insert(id, other)),
        None => table.replace(id, node),
    }
}

/// The node that has taken the place of a node in the end.
fn current(replaced: &Replaced, mut id: MetadataId) -> MetadataId {
    // Nodes are replaced only by those that are not, so that this comes to an end.
    while let Some(&other) = replaced.get(&id) {
        id = other;
    }
    id
}

/// All metadata, with operands before the nodes that have them, but for circles.
fn operands_first(table: &MetadataTable) -> Vec<MetadataId> {
    let mut order = Vec::with_capacity(table.arena().len());
    let mut seen = vec![false; table.arena().len()];
    let mut enter = |id: MetadataId| {
        seen.get_mut(id.index()).is_some_and(|seen| !core::mem::replace(seen, true))
    };
    // Each node is on the stack a second time, below its operands.
    let mut stack: Vec<(MetadataId, bool)> = Vec::new();
    for root in table.arena().ids() {
        stack.push((root, false));
        while let Some((id, done)) = stack.pop() {
            if done {
                order.push(id);
            } else if enter(id) {
                stack.push((id, true));
                if let Some(Metadata::Node(node)) = table.get(id) {
                    node.kind.for_each_operand(|it| stack.extend(it.map(|it| (it, false))));
                }
            }
        }
    }
    order
}
