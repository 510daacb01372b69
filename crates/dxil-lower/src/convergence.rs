//! `strip-convergence-intrinsics`: tokens of convergence, which only optimizations before the backend need, go.

use alloc::collections::BTreeSet;

use dxil_ir::{Body, InstructionKind, List, Module};

use crate::{Report, functions, intrinsic};

/// The prefix of the intrinsics that give tokens.
const PREFIX: &str = "llvm.experimental.convergence.";
/// The tag of the bundles that take tokens.
const TAG: &str = "convergencectrl";

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    for id in functions::defined(module) {
        let Some(mut body) = module.functions[id].body.take() else { continue };
        strip(module, &mut body);
        module.functions[id].body = Some(body);
    }
    functions::remove_unused_intrinsics(module);
}

fn strip(module: &Module, body: &mut Body) {
    let is_token = |(_, it): &(_, &dxil_ir::Instruction)| {
        intrinsic::called(module, it).is_some_and(|name| name.starts_with(PREFIX))
    };
    let tokens: BTreeSet<_> = body.instructions().filter(is_token).map(|(id, _)| id).collect();
    let ids: alloc::vec::Vec<_> = body.instructions().map(|(id, _)| id).collect();
    for id in ids {
        let InstructionKind::Call { bundles, .. } = body.instructions[id].kind else { continue };
        let all = body.list(bundles);
        let kept = all.iter().copied().filter(|it| module.bundle_tags[it.tag] != TAG);
        let kept: alloc::vec::Vec<_> = kept.collect();
        if kept.len() == all.len() {
            continue;
        }
        let kept: List<_> = body.add_list(kept);
        if let InstructionKind::Call { bundles, .. } = &mut body.instructions[id].kind {
            *bundles = kept;
        }
    }
    if tokens.is_empty() {
        return;
    }
    for block in body.blocks.values_mut() {
        block.instructions.retain(|id| !tokens.contains(id));
    }
    body.names.retain(|id, _| !tokens.contains(id));
    body.attachments.retain(|id, _| !tokens.contains(id));
}
