//! Alignments that a text of the modern dialect leaves out.

use alloc::vec::Vec;

use dxil_ir::{AtomicAlignment, Body, DataLayout, InstructionId, InstructionKind as Kind, Module};

use super::Reader;

impl Reader<'_> {
    /// Gives the accesses of memory without an alignment the one that LLVM gives them: that of the
    /// type, by the data layout.
    pub(super) fn default_alignments(&mut self) {
        if !self.is_modern() || self.failures.count() > 0 {
            return;
        }
        let module = &mut self.module;
        module.default_data_layout();
        let missing = missing(module);
        for (function, alignments) in module.functions.values_mut().zip(missing) {
            let Some(body) = &mut function.body else { continue };
            for (id, bytes) in alignments {
                if let Some(instruction) = body.instructions.get_mut(id) {
                    set(&mut instruction.kind, bytes);
                }
            }
        }
    }
}

/// The alignments that the instructions of each function lack.
fn missing(module: &Module) -> Vec<Vec<(InstructionId, u32)>> {
    let layout = DataLayout::new(module);
    let of_body = |body: &Body| {
        let all = body.instructions.iter();
        all.filter_map(|(id, it)| {
            let bytes = match it.kind {
                Kind::Load { alignment: 0, .. } => layout.alignment(it.ty),
                Kind::Store { alignment: 0, value, .. } => {
                    layout.alignment(module.type_of(body, value)?)
                }
                Kind::Alloca { alignment: 0, allocated, .. } => {
                    layout.preferred_alignment(allocated)
                }
                // The size of the value, whatever the layout says of its alignment.
                Kind::AtomicRmw { alignment: AtomicAlignment::NONE, value, .. }
                | Kind::CompareExchange {
                    alignment: AtomicAlignment::NONE,
                    operands: [value, _],
                    ..
                } => layout.size(module.type_of(body, value)?),
                _ => None,
            };
            Some((id, u32::try_from(bytes?).ok()?))
        })
        .collect()
    };
    let functions = module.functions.values();
    functions.map(|function| function.body.as_ref().map_or_else(Vec::new, of_body)).collect()
}

fn set(kind: &mut Kind, bytes: u32) {
    match kind {
        Kind::Load { alignment, .. }
        | Kind::Store { alignment, .. }
        | Kind::Alloca { alignment, .. } => *alignment = bytes,
        Kind::AtomicRmw { alignment, .. } | Kind::CompareExchange { alignment, .. } => {
            *alignment = AtomicAlignment::new(bytes).unwrap_or_default();
        }
        _ => {}
    }
}
