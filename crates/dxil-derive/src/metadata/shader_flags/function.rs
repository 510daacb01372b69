//! The flags of a function: of its types, its operations and its signatures.

use alloc::collections::BTreeMap;

use dxil_format::{ResourceKind, SemanticKind, ShaderFlags, ShaderKind};
use dxil_ir::calls::{is_operation, operation};
use dxil_ir::{Body, FunctionId, InstructionKind, Value};
use dxil_metadata::{EntryPoint, SignatureElement};
use dxil_ops::{ShaderFeature, Version};

use super::operation::takes_clamp;
use super::rules::Types;
use super::{Program, union};

/// UAVs that a function uses.
#[derive(Clone, Copy, Default)]
pub(super) struct UsedUavs {
    pub(super) any: bool,
    pub(super) multisampled: bool,
}

impl Program<'_> {
    /// The flags of a function by itself.
    pub(super) fn flags_of_function(&self, function: FunctionId, body: &Body) -> ShaderFlags {
        let (mut flags, mut used) = (ShaderFlags::default(), UsedUavs::default());
        let mut features = BTreeMap::new();
        for (id, instruction) in body.instructions() {
            let call = operation(self.module, body, id);
            if let InstructionKind::Call { callee, .. } = instruction.kind {
                let callee = self.module.called_function(callee);
                let Some(callee) = callee.filter(|id| is_operation(&self.module.functions[*id]))
                else {
                    continue;
                };
                if let Some((op, _)) = call {
                    if takes_clamp(op) {
                        // In DXC, each call of this group decides anew: the last one counts.
                        flags = flags.difference(ShaderFlags::SampleCmpGradientOrBias);
                    }
                    let required = features
                        .entry((callee, op))
                        .or_insert_with(|| self.flags_of_operation(callee, op));
                    flags = flags | *required;
                }
            }
            let types = Types::of(self.module, body, instruction);
            flags = flags | types.flags(&instruction.kind);
            if let Some((op, arguments)) = call {
                flags = flags | self.flags_of_call(body, op, arguments, types);
                self.use_uav(body, op, Value::Instruction(id), &mut used);
            }
        }
        flags = flags | self.flags_of_uavs(used);
        if let Some(entry) = self.entries.get(&function) {
            flags = flags | self.flags_of_signatures(entry, self.kind_of(function));
        }
        match self.rules.validator < Version::V1_8 {
            true => flags.difference(super::LOCAL),
            false => flags,
        }
    }

    /// The flags of the UAVs that a function uses, or of all in the module for older validators.
    fn flags_of_uavs(&self, used: UsedUavs) -> ShaderFlags {
        let all = self.resources.and_then(|it| it.uavs.as_deref()).unwrap_or_default();
        let used = match self.rules.validator < Version::V1_8 {
            true => UsedUavs {
                any: used.any || !all.is_empty(),
                multisampled: all.iter().any(|uav| is_multisampled(uav.kind())),
            },
            false => used,
        };
        self.rules.of_used_uavs(used.any, used.multisampled)
    }

    /// The flags of system values in the signatures of an entry point.
    fn flags_of_signatures(&self, entry: &EntryPoint, kind: Option<ShaderKind>) -> ShaderFlags {
        let [vertex, hull, domain, geometry, pixel] = [
            ShaderKind::Vertex,
            ShaderKind::Hull,
            ShaderKind::Domain,
            ShaderKind::Geometry,
            ShaderKind::Pixel,
        ]
        .map(|known| kind == Some(known));
        let signatures = entry.signatures.as_ref();
        let inputs = signatures.and_then(|it| it.inputs.as_deref()).unwrap_or_default();
        let outputs = signatures.and_then(|it| it.outputs.as_deref()).unwrap_or_default();
        let has = |elements: &[SignatureElement], kinds: &[SemanticKind]| {
            elements.iter().any(|it| kinds.contains(&it.semantic_kind))
        };
        let slices = [SemanticKind::RenderTargetArrayIndex, SemanticKind::ViewPortArrayIndex];
        let reads_slice = geometry || self.rules.validator >= Version::V1_4 && (domain || hull);
        let barycentrics = self.rules.validator >= ShaderFeature::Barycentrics.validator();
        union([
            (
                reads_slice && has(inputs, &slices)
                    || (vertex || domain || hull) && has(outputs, &slices),
                ShaderFlags::ViewportAndRTArrayIndex,
            ),
            (
                has(inputs, &[SemanticKind::ShadingRate])
                    || has(outputs, &[SemanticKind::ShadingRate]),
                ShaderFlags::ShadingRate,
            ),
            (barycentrics && has(inputs, &[SemanticKind::Barycentrics]), ShaderFlags::Barycentrics),
            (pixel && has(outputs, &[SemanticKind::StencilRef]), ShaderFlags::StencilRef),
            (pixel && has(outputs, &[SemanticKind::InnerCoverage]), ShaderFlags::InnerCoverage),
        ])
    }
}

pub(super) fn is_multisampled(kind: ResourceKind) -> bool {
    matches!(kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray)
}
