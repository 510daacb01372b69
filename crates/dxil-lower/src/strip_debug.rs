//! `strip-debug`: debug information goes, but for locations in the metadata of loops.

use alloc::vec::Vec;

use dxil_ir::{Body, InstructionId, InstructionKind, MetadataId, MetadataKindId, Module};

use crate::{Report, functions};

/// The kinds of attached metadata that are debug information.
const KINDS: [&str; 2] = ["dbg", "DIAssignID"];

pub(crate) fn run(module: &mut Module, _: &mut Report) {
    let kinds = module.metadata_kinds.iter();
    let kinds: Vec<_> =
        kinds.filter(|(_, name)| KINDS.iter().any(|it| name == it)).map(|(id, _)| id).collect();
    let strip = |attached: &mut Vec<(MetadataKindId, MetadataId)>| {
        attached.retain(|(kind, _)| !kinds.contains(kind));
    };
    module.functions.values_mut().for_each(|it| strip(&mut it.attachments));
    module.variables.values_mut().for_each(|it| strip(&mut it.attachments));
    for function in functions::defined(module) {
        let Some(mut body) = module.functions[function].body.take() else { continue };
        body.attachments.values_mut().for_each(strip);
        body.attachments.retain(|_, attached| !attached.is_empty());
        strip_instructions(module, &mut body);
        module.functions[function].body = Some(body);
    }
    module.named_metadata.retain(|named| !named.name.starts_with(b"llvm.dbg."));
}

/// Removes the calls that describe variables and labels, and locations.
fn strip_instructions(module: &Module, body: &mut Body) {
    let describes = |body: &Body, id: InstructionId| {
        let InstructionKind::Call { callee, .. } = body.instructions[id].kind else { return false };
        let function = module.called_function(callee);
        function.is_some_and(|id| module.functions[id].name.starts_with(b"llvm.dbg."))
    };
    for block in body.order.clone() {
        let mut instructions = core::mem::take(&mut body.blocks[block].instructions);
        instructions.retain(|&id| !describes(body, id));
        body.blocks[block].instructions = instructions;
    }
    body.instructions.values_mut().for_each(|it| it.location = None);
    body.details.clear();
}
