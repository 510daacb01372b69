//! The functions that functions call.

use alloc::collections::BTreeMap;
use alloc::collections::btree_map::Entry;
use alloc::vec::Vec;

use dxil_ir::{Body, FunctionId, InstructionKind, Module};

/// The functions that a body calls.
fn called<'m>(module: &'m Module, body: &'m Body) -> impl Iterator<Item = FunctionId> + 'm {
    body.instructions().filter_map(|(_, instruction)| match instruction.kind {
        InstructionKind::Call { callee, .. } => module.called_function(callee),
        _ => None,
    })
}

/// Functions and all that they call, directly or not, as far as they have a body.
pub(super) fn reachable(
    module: &Module,
    entries: impl IntoIterator<Item = FunctionId>,
) -> BTreeMap<FunctionId, &Body> {
    let mut reachable = BTreeMap::new();
    let mut stack: Vec<_> = entries.into_iter().collect();
    while let Some(id) = stack.pop() {
        let body = module.functions.get(id).and_then(|it| it.body.as_ref());
        if let (Some(body), Entry::Vacant(entry)) = (body, reachable.entry(id)) {
            entry.insert(body);
            stack.extend(called(module, body));
        }
    }
    reachable
}
