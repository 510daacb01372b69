//! The metadata of an instruction that takes the place of another one too.

use dxil_ir::{Body, InstructionId, MetadataId, MetadataKindId, Module};

/// Promises about the value or the memory of an instruction: without them it is the same.
const PROMISES: [&str; 12] = [
    "align",
    "alias.scope",
    "dereferenceable",
    "dereferenceable_or_null",
    "fpmath",
    "invariant.load",
    "noalias",
    "nonnull",
    "noundef",
    "range",
    "tbaa",
    "tbaa.struct",
];

/// Promises of which a value that breaks them is poison, so that they hold where poison is excluded.
const OF_POISON: [&str; 5] =
    ["align", "dereferenceable", "dereferenceable_or_null", "nonnull", "range"];

/// Promises of which a value that breaks them is undefined behaviour, or about memory at the place of the instruction that stays.
const KEPT: [&str; 5] = ["alias.scope", "invariant.load", "noalias", "noundef", "tbaa"];

/// Whether what is attached to two instructions differs in promises only.
pub(super) fn may_combine(
    module: &Module,
    body: &Body,
    a: InstructionId,
    b: InstructionId,
) -> bool {
    let others = |id| {
        let attached = body.attachments.get(&id).into_iter().flatten();
        attached.filter(|(kind, _)| !is_promise(module, *kind))
    };
    others(a).eq(others(b))
}

/// Takes the promises from an instruction that do not hold for the one that it replaces. Those stay that the instruction
/// breaks only if its behaviour is undefined.
pub(super) fn combine(module: &Module, body: &mut Body, kept: InstructionId, gone: InstructionId) {
    let other = body.attachments.get(&gone).cloned().unwrap_or_default();
    let Some(attached) = body.attachments.get_mut(&kept) else { return };
    let is_defined = attached.iter().any(|(kind, _)| is(module, *kind, &["noundef"]));
    let stays = |it: &(MetadataKindId, MetadataId)| {
        other.contains(it)
            || !is_promise(module, it.0)
            || is(module, it.0, &KEPT)
            || is_defined && is(module, it.0, &OF_POISON)
    };
    attached.retain(stays);
    if attached.is_empty() {
        body.attachments.remove(&kept);
    }
}

fn is_promise(module: &Module, kind: MetadataKindId) -> bool {
    is(module, kind, &PROMISES)
}

fn is(module: &Module, kind: MetadataKindId, names: &[&str]) -> bool {
    names.iter().any(|name| module.metadata_kinds[kind] == *name)
}
