//! Inputs and outputs of pixel shaders that exclude or demand one another.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::vec::Vec;

use dxil_derive::semantic::is_depth;
use dxil_format::{InterpolationMode, SemanticKind, ShaderKind};
use dxil_ir::FunctionId;
use dxil_metadata::{EntryPoint, SignatureElement};
use dxil_ops::OpCode;

use super::signature::REGISTERS;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    pub(super) fn pixel(&mut self) {
        let shaders = self.shaders().filter(|(kind, _)| *kind == ShaderKind::Pixel);
        let shaders: Vec<_> = shaders.map(|(_, entry)| entry).collect();
        if shaders.is_empty() {
            return;
        }
        let readers = [OpCode::Coverage, OpCode::InnerCoverage].map(|op| self.callers(op));
        for entry in shaders {
            self.pixel_outputs(entry);
            self.position_of_depth(entry);
            self.coverage(entry, &readers);
            if !self.is_library() {
                self.view_id_register(entry);
            }
        }
    }

    /// Demands that a pixel shader that reads the view leaves a register free for it.
    fn view_id_register(&mut self, entry: &EntryPoint) {
        let is_read = self.calls.operations.iter().any(|(_, op)| *op == Some(OpCode::ViewId));
        if !is_read {
            return;
        }
        let inputs = entry.signatures.as_ref().and_then(|it| it.inputs.as_deref());
        let used = inputs
            .unwrap_or_default()
            .iter()
            .flat_map(rows)
            .fold(0_u32, |used, row| used | 1 << row);
        self.require_of(entry.function, used != u32::MAX, dxc::SM_VIEW_ID_NEEDS_SLOT, || {
            format!("the shader reads the view, but its inputs have all {REGISTERS} registers")
        });
    }

    /// The functions that call an operation.
    fn callers(&self, op: OpCode) -> BTreeSet<FunctionId> {
        let calls = self.calls.operations.iter().filter(|(_, it)| *it == Some(op));
        calls.map(|(call, _)| call.caller).collect()
    }

    fn pixel_outputs(&mut self, entry: &EntryPoint) {
        let outputs = entry.signatures.as_ref().and_then(|it| it.outputs.as_deref());
        for element in outputs.unwrap_or_default() {
            let semantic = element.semantic_kind;
            let others = [SemanticKind::Target, SemanticKind::Coverage, SemanticKind::StencilRef];
            let holds = is_depth(semantic) || others.contains(&semantic);
            self.require_of(entry.function, holds, dxc::SM_PS_OUTPUT_SEMANTIC, || {
                format!("a pixel shader does not put out {}", quoted(&element.name))
            });
        }
    }

    /// Demands that a position beside a conservative depth is that of the sample or the centroid.
    fn position_of_depth(&mut self, entry: &EntryPoint) {
        use InterpolationMode as Mode;
        let Some(signatures) = &entry.signatures else { return };
        let inputs: &[SignatureElement] = signatures.inputs.as_deref().unwrap_or_default();
        let outputs = signatures.outputs.as_deref().unwrap_or_default();
        let is_of_sample = |it: &SignatureElement| {
            it.semantic_kind == SemanticKind::SampleIndex
                || [Mode::LinearSample, Mode::LinearNoperspectiveSample]
                    .contains(&it.interpolation_mode)
        };
        let depth = outputs.iter().find(|it| is_depth(it.semantic_kind));
        let is_conservative = depth.is_some_and(|it| it.semantic_kind != SemanticKind::Depth);
        let position = inputs.iter().find(|it| it.semantic_kind == SemanticKind::Position);
        let (true, Some(position)) = (is_conservative, position) else { return };
        let modes = [Mode::Undefined, Mode::LinearNoperspectiveCentroid];
        let holds = inputs.iter().any(is_of_sample) || modes.contains(&position.interpolation_mode);
        self.require_of(entry.function, holds, dxc::SM_PS_CONSISTENT_INTERP, || {
            format!(
                "the position beside a conservative depth is {}; it must be that of the centroid or the sample",
                position.interpolation_mode
            )
        });
    }

    fn coverage(&mut self, entry: &EntryPoint, readers: &[BTreeSet<FunctionId>; 2]) {
        // In a library, the code of other entry points does not count.
        let reads = |readers: &BTreeSet<FunctionId>| match self.is_library() {
            true => entry.function.is_some_and(|id| readers.contains(&id)),
            false => !readers.is_empty(),
        };
        let holds = !readers.iter().all(reads);
        self.require_of(entry.function, holds, dxc::SM_PS_COVERAGE_AND_INNER_COVERAGE, || {
            "the shader reads both the coverage and the inner coverage".into()
        });
    }
}

/// The registers of an element.
fn rows(element: &SignatureElement) -> core::ops::Range<u32> {
    match u32::try_from(element.start_row) {
        Ok(first) => first.min(REGISTERS)..first.saturating_add(element.rows).min(REGISTERS),
        Err(_) => 0..0,
    }
}
