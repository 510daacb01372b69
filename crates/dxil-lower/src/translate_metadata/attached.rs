//! Metadata that is attached to instructions.

use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_ir::{Body, MetadataId, MetadataKindId, Module};

use super::loops;
use crate::{Report, functions};

/// The kinds that DXIL has.
const KINDS: &[&str] = &[
    "alias.scope",
    "dx.controlflow.hints",
    "dx.nonuniform",
    "dx.precise",
    "llvm.loop",
    "noalias",
    "range",
];

const HINT: &str = "hlsl.controlflow.hint";

pub(super) fn translate(module: &mut Module, report: &mut Report) {
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        translate_body(module, &mut body, report);
        module.functions[function].body = Some(body);
    }
}

fn translate_body(module: &mut Module, body: &mut Body, report: &mut Report) {
    for attached in body.attachments.values_mut() {
        let mut kept: Vec<_> =
            attached.iter().filter_map(|&it| translated(module, it, report)).collect();
        kept.sort_unstable_by_key(|&(kind, _)| kind);
        *attached = kept;
    }
    body.attachments.retain(|_, attached| !attached.is_empty());
}

/// Attached metadata as DXIL has it, if it has it.
fn translated(
    module: &mut Module,
    (kind, metadata): (MetadataKindId, MetadataId),
    report: &mut Report,
) -> Option<(MetadataKindId, MetadataId)> {
    let name = module.metadata_kinds[kind].clone();
    if name == HINT {
        return Some((module.metadata_kind("dx.controlflow.hints"), hint(module, metadata)));
    }
    if name == "llvm.loop" {
        return Some((kind, loops::translate(module, metadata, report)?));
    }
    KINDS.iter().any(|known| name.as_bytes() == known.as_bytes()).then_some((kind, metadata))
}

/// A hint whose first operand is the name that DXC gives it.
fn hint(module: &mut Module, metadata: MetadataId) -> MetadataId {
    let mut operands = module.metadata.operands(metadata).to_vec();
    if let Some(first) = operands.first_mut() {
        *first = Some(module.metadata.string("dx.controlflow.hints"));
    }
    module.metadata.tuple(&operands)
}
