//! `strip-convergence-intrinsics`: the tokens that say where threads converge go, which DXIL does not have.

use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, BundleTagId, Id as _, Instruction, InstructionId, InstructionKind as Kind, Module,
};

use crate::target::target;
use crate::{Diagnostic, Report, functions, intrinsic};

/// The prefix of the names of the intrinsics that give tokens.
const INTRINSICS: &str = "llvm.experimental.convergence.";

/// The operand bundle that names the token of a call.
const BUNDLE: &str = "convergencectrl";

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let tag = module.bundle_tags.iter().find(|(_, tag)| *tag == BUNDLE).map(|(id, _)| id);
    let is_token = |id| intrinsic::name(module, id).is_some_and(|it| it.starts_with(INTRINSICS));
    let tokens: Vec<bool> = module.functions.ids().map(is_token).collect();
    if tag.is_none() && !tokens.contains(&true) {
        return;
    }
    let target = target(module);
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let mut stripping = Stripping { tag, tokens: &tokens, used: used_otherwise(body, tag) };
        if let Err(error) = rewrite(module, function, target, &mut stripping) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    functions::remove_unused_intrinsics(module);
}

/// The number of uses of each instruction by something else than a bundle of this tag.
fn used_otherwise(body: &Body, tag: Option<BundleTagId>) -> Vec<usize> {
    let mut used = vec![0_usize; body.instructions.len()];
    for (_, it) in body.instructions() {
        it.for_each_operand(body, |value| {
            if let Some(count) = value.instruction().and_then(|id| used.get_mut(id.index())) {
                *count += 1;
            }
        });
        let Kind::Call { bundles, .. } = it.kind else { continue };
        for bundle in body.list(bundles).iter().filter(|bundle| Some(bundle.tag) == tag) {
            for id in body.list(bundle.operands).iter().filter_map(|value| value.instruction()) {
                if let Some(count) = used.get_mut(id.index()) {
                    *count = count.saturating_sub(1);
                }
            }
        }
    }
    used
}

struct Stripping<'t> {
    /// Which functions give tokens.
    tokens: &'t [bool],
    /// The tag of the bundles.
    tag: Option<BundleTagId>,
    /// The number of other uses of each instruction: tokens that have some stay.
    used: Vec<usize>,
}

impl Rewriter for Stripping<'_> {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        let Kind::Call { bundles: old, .. } = it.kind else { return Rewrite::Keep };
        let callee = b.with_module(|module| intrinsic::callee(&module.constants, it));
        let is_token = callee.is_some_and(|it| self.tokens.get(it.index()) == Some(&true));
        if is_token && self.used.get(id.index()).is_none_or(|uses| *uses == 0) {
            return Rewrite::Erase;
        }
        if old.is_empty() {
            return Rewrite::Keep;
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
