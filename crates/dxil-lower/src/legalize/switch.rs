//! Defaults of `switch` that are never reached: DXIL has no `unreachable`.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::{
    BlockId, Body, FunctionId, Incoming, InstructionId, InstructionKind as Kind, Module,
};

/// Has each `switch` whose default is never reached default to where its cases lead. Returns whether there is one.
pub(super) fn reach_defaults(module: &mut Module, function: FunctionId) -> bool {
    let Some(mut body) = module.functions[function].body.take() else { return false };
    let changes: Vec<_> = body.blocks().filter_map(|(block, _)| change(&body, block)).collect();
    for &(_, switch, target) in &changes {
        if let Kind::Switch { default, .. } = &mut body.instructions[switch].kind {
            *default = target;
        }
    }
    add_incoming(module, &mut body, &changes);
    if !changes.is_empty() {
        body.use_lists.clear();
        module.use_lists.clear();
    }
    module.functions[function].body = Some(body);
    !changes.is_empty()
}

/// A block, the `switch` at its end, and the new default.
type Change = (BlockId, InstructionId, BlockId);

fn change(body: &Body, block: BlockId) -> Option<Change> {
    let &switch = body.blocks[block].instructions.last()?;
    let Kind::Switch { default, cases, .. } = body.instructions[switch].kind else { return None };
    let first = body.list(cases).first()?.target;
    let terminator = |block: BlockId| {
        let &last = body.blocks[block].instructions.last()?;
        Some(body.instructions[last].kind)
    };
    if !matches!(terminator(default)?, Kind::Unreachable) {
        return None;
    }
    let mut targets = body.list(cases).iter().map(|case| match terminator(case.target) {
        Some(Kind::Branch { target }) => Some(target),
        _ => None,
    });
    let common = targets.next().flatten();
    let common = common.filter(|_| targets.all(|target| target == common));
    Some((block, switch, common.unwrap_or(first)))
}

/// Adds incoming values to the phis of the new defaults: those that the block has already, or poison.
fn add_incoming(module: &mut Module, body: &mut Body, changes: &[Change]) {
    let mut sources: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
    for &(block, _, target) in changes {
        sources.entry(target).or_default().push(block);
    }
    for (target, blocks) in sources {
        for index in 0..body.blocks[target].instructions.len() {
            let phi = body.blocks[target].instructions[index];
            let ty = body.instructions[phi].ty;
            let Kind::Phi { flags, incoming } = body.instructions[phi].kind else { break };
            let mut incoming = body.list(incoming).to_vec();
            let known: BTreeMap<_, _> = incoming.iter().map(|it| (it.block, it.value)).collect();
            let poison = module.constants.poison(ty).into();
            incoming.extend(blocks.iter().map(|block| {
                let value = known.get(block).copied().unwrap_or(poison);
                Incoming { value, block: *block }
            }));
            let incoming = body.add_list(incoming);
            body.instructions[phi].kind = Kind::Phi { flags, incoming };
        }
    }
}
