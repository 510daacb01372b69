//! Terminators that lead to fewer blocks than they state, as LLVM's `ConstantFoldTerminator` finds them.

mod weights;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::{
    BlockId, Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, IntPredicate,
    Module, Value,
};

use weights::Weights;

/// Folds branches on constants, branches to one block, and cases of a `switch` that lead where the default leads. Returns
/// whether there is one.
pub(crate) fn fold(module: &mut Module, function: FunctionId) -> bool {
    let Some(mut body) = module.functions[function].body.take() else { return false };
    let (mut changed, mut removed) = (false, Removed::new());
    for block in body.order.clone() {
        let Some(&last) = body.blocks[block].instructions.last() else { continue };
        changed |= match body.instructions[last].kind {
            Kind::ConditionalBranch { targets: [yes, no], .. } => {
                let target = body.chosen_target(&module.constants, last);
                let target = target.or((yes == no).then_some(yes));
                target.is_some_and(|target| {
                    branch(module, &mut body, block, last, target, &mut removed)
                })
            }
            Kind::Switch { .. } => fold_switch(module, &mut body, block, last, &mut removed),
            _ => false,
        };
    }
    remove_values(&mut body, &removed);
    if changed {
        body.use_lists.clear();
        module.use_lists.clear();
        body.make_names_unique();
    }
    module.functions[function].body = Some(body);
    changed
}

/// Has a block end with a branch to one of its successors.
fn branch(
    module: &Module,
    body: &mut Body,
    block: BlockId,
    last: InstructionId,
    target: BlockId,
    removed: &mut Removed,
) -> bool {
    let mut successors = Vec::new();
    body.instructions[last].for_each_successor(body, |to| successors.push(to));
    body.instructions[last].kind = Kind::Branch { target };
    keep(module, body, last, &["llvm.loop", "annotation"]);
    if let Some(kept) = successors.iter().position(|it| *it == target) {
        successors.remove(kept);
    }
    for successor in successors {
        remove_edge(removed, block, successor);
    }
    true
}

fn fold_switch(
    module: &mut Module,
    body: &mut Body,
    block: BlockId,
    last: InstructionId,
    removed: &mut Removed,
) -> bool {
    let Kind::Switch { value, default, cases } = body.instructions[last].kind else { return false };
    if let Some(target) = body.chosen_target(&module.constants, last) {
        return branch(module, body, block, last, target, removed);
    }
    let all = body.list(cases).to_vec();
    let mut kept = all.clone();
    let mut weights = Weights::of(module, body, last).filter(|it| it.cases.len() == all.len());
    let mut index = 0;
    while let Some(case) = kept.get(index) {
        if case.target == default {
            // The order is LLVM's.
            kept.swap_remove(index);
            if let Some(weights) = &mut weights {
                let weight = weights.cases.swap_remove(index);
                weights.default = weights.default.saturating_add(weight);
            }
            remove_edge(removed, block, default);
        } else {
            index += 1;
        }
    }
    let changed = kept.len() < all.len();
    match kept[..] {
        [] => {
            body.instructions[last].kind = Kind::Branch { target: default };
            keep(module, body, last, &["llvm.loop", "annotation"]);
        }
        [case] => {
            let condition = equals(module, body, block, last, (value, case.value.into()));
            body.instructions[last].kind =
                Kind::ConditionalBranch { condition, targets: [case.target, default] };
            keep(module, body, last, &[]);
            if let Some(weights) = weights {
                let of_edges = [weights.cases[0], weights.default];
                weights.found().attach(module, body, last, &of_edges);
            }
        }
        _ if changed => {
            let cases = body.add_list(kept);
            body.instructions[last].kind = Kind::Switch { value, default, cases };
            match weights {
                Some(weights) => {
                    let default = core::iter::once(weights.default);
                    let all: Vec<_> = default.chain(weights.cases.iter().copied()).collect();
                    weights.attach(module, body, last, &all);
                }
                // One for each case of the others no longer fits.
                None => keep(module, body, last, &["llvm.loop", "annotation"]),
            }
        }
        _ => return false,
    }
    true
}

/// Keeps only these kinds of the metadata that is attached to a terminator: weights and hints are those of its edges.
fn keep(module: &Module, body: &mut Body, last: InstructionId, kinds: &[&str]) {
    if let Some(attached) = body.attachments.get_mut(&last) {
        attached.retain(|(kind, _)| kinds.iter().any(|name| module.metadata_kinds[*kind] == *name));
        if attached.is_empty() {
            body.attachments.remove(&last);
        }
    }
}

/// Compares two values before the last instruction of a block.
fn equals(
    module: &mut Module,
    body: &mut Body,
    block: BlockId,
    last: InstructionId,
    (left, right): (Value, Value),
) -> Value {
    let comparison = Instruction {
        kind: Kind::ICmp { predicate: IntPredicate::Eq, same_sign: false, operands: [left, right] },
        ty: module.types.integer(1),
        location: body.instructions[last].location,
    };
    let id = body.create_instruction(comparison);
    body.names.insert(id, "cond".into());
    let instructions = &mut body.blocks[block].instructions;
    instructions.insert(instructions.len().saturating_sub(1), id);
    id.into()
}

/// The numbers of edges that are gone, by the block that they led to and the one that they came from.
type Removed = BTreeMap<BlockId, BTreeMap<BlockId, usize>>;

fn remove_edge(removed: &mut Removed, from: BlockId, to: BlockId) {
    *removed.entry(to).or_default().entry(from).or_insert(0) += 1;
}

/// Removes the values for edges that are gone from phis.
fn remove_values(body: &mut Body, removed: &Removed) {
    for (&to, edges) in removed {
        for index in 0..body.blocks[to].instructions.len() {
            let phi = body.blocks[to].instructions[index];
            let Kind::Phi { flags, incoming } = body.instructions[phi].kind else { break };
            let (mut incoming, mut edges) = (body.list(incoming).to_vec(), edges.clone());
            incoming.retain(|it| match edges.get_mut(&it.block) {
                Some(count @ 1..) => {
                    *count -= 1;
                    false
                }
                _ => true,
            });
            let incoming = body.add_list(incoming);
            body.instructions[phi].kind = Kind::Phi { flags, incoming };
        }
    }
}
