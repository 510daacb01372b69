//! `strip-convergence-intrinsics`: the tokens that say where threads converge go, which DXIL does not have.

use alloc::vec::Vec;

use dxil_ir::{Body, BundleTagId, Id as _, InstructionKind as Kind, List, Module};

use crate::{Report, dead, functions};

/// The prefix of the names of the intrinsics that give tokens.
const INTRINSICS: &[u8] = b"llvm.experimental.convergence.";

/// The operand bundle that names the token of a call.
const BUNDLE: &str = "convergencectrl";

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    let tag = module.bundle_tags.iter().find(|(_, tag)| *tag == BUNDLE).map(|(id, _)| id);
    let functions = module.functions.values();
    let tokens = functions.map(|it| it.body.is_none() && it.name.starts_with(INTRINSICS));
    let tokens: Vec<bool> = tokens.collect();
    if tag.is_none() && !tokens.contains(&true) {
        return;
    }
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        body.use_lists.clear();
        if let Some(tag) = tag {
            remove_bundles(&mut body, tag);
        }
        // Tokens that something else uses stay.
        dead::sweep_where(&mut body, |_, it| {
            let Kind::Call { callee, .. } = it.kind else { return false };
            module.called_function(callee).is_some_and(|it| tokens[it.index()])
        });
        module.functions[function].body = Some(body);
    }
    module.use_lists.clear();
}

/// Removes the bundles of a tag from calls.
fn remove_bundles(body: &mut Body, tag: BundleTagId) {
    let mut open = Vec::new();
    for (id, it) in body.instructions() {
        let Kind::Call { bundles, .. } = it.kind else { continue };
        let all = body.list(bundles);
        if all.iter().any(|bundle| bundle.tag == tag) {
            let kept: Vec<_> = all.iter().copied().filter(|bundle| bundle.tag != tag).collect();
            open.push((id, kept));
        }
    }
    for (id, kept) in open {
        let kept = if kept.is_empty() { List::default() } else { body.add_list(kept) };
        if let Kind::Call { bundles, .. } = &mut body.instructions[id].kind {
            *bundles = kept;
        }
    }
}
