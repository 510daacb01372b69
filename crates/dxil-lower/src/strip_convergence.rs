//! `strip-convergence-intrinsics`: the tokens that say where threads converge go, which DXIL does not have.

use alloc::collections::{BTreeMap, BTreeSet};

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{Body, BundleTagId, Instruction, InstructionId, InstructionKind as Kind, Module};

use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic};

/// The prefix of the names of the intrinsics that give tokens.
const INTRINSICS: &str = "llvm.experimental.convergence.";

/// The operand bundle that names the token of a call.
const BUNDLE: &str = "convergencectrl";

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let tag = module.bundle_tags.iter().find(|(_, tag)| *tag == BUNDLE).map(|(id, _)| id);
    let mut ids = module.functions.ids();
    let is_token = |id| intrinsic::name(module, id).is_some_and(|it| it.starts_with(INTRINSICS));
    if tag.is_none() && !ids.any(is_token) {
        return;
    }
    let target = target(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let mut stripping = Stripping { tag, kept: used_otherwise(body, tag) };
        if let Err(error) = rewrite(module, function, target, &mut stripping) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    functions::remove_unused_intrinsics(module);
}

/// The instructions that something else than a bundle of this tag uses.
fn used_otherwise(body: &Body, tag: Option<BundleTagId>) -> BTreeSet<InstructionId> {
    let mut used = BTreeMap::<_, usize>::new();
    for (_, it) in body.instructions() {
        it.for_each_operand(body, |value| {
            if let Some(id) = value.instruction() {
                *used.entry(id).or_default() += 1;
            }
        });
        let Kind::Call { bundles, .. } = it.kind else { continue };
        for bundle in body.list(bundles).iter().filter(|bundle| Some(bundle.tag) == tag) {
            for id in body.list(bundle.operands).iter().filter_map(|value| value.instruction()) {
                if let Some(count) = used.get_mut(&id) {
                    *count = count.saturating_sub(1);
                }
            }
        }
    }
    used.into_iter().filter(|(_, count)| *count > 0).map(|(id, _)| id).collect()
}

struct Stripping {
    /// The tag of the bundles.
    tag: Option<BundleTagId>,
    /// The instructions that stay, tokens among them, since something else uses them.
    kept: BTreeSet<InstructionId>,
}

impl Rewriter for Stripping {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let Kind::Call { bundles: old, .. } = it.kind else { return Rewrite::Keep };
        let is_token = b.with_module(|module| {
            let name = intrinsic::called(module, it);
            name.is_some_and(|name| name.starts_with(INTRINSICS))
        });
        if is_token && !self.kept.contains(&id) {
            return Rewrite::Erase;
        }
        let mut kept = b.list(old);
        kept.retain(|bundle| Some(bundle.tag) != self.tag);
        if kept.len() != old.len() {
            let mut kind = it.kind;
            if let Kind::Call { bundles, .. } = &mut kind {
                *bundles = b.add_list(kept);
            }
            b.set_kind(id.into(), kind);
        }
        Rewrite::Keep
    }
}
