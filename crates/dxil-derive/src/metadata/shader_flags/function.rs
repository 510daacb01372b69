//! The flags of a function: of its types, its operations and its signatures.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_format::{ResourceKind, SemanticKind, ShaderFlags, ShaderKind};
use dxil_ir::analysis::UsedConstant;
use dxil_ir::calls::{Call, is_operation};
use dxil_ir::{Body, FunctionId, Id as _, InstructionKind, Module, Value};
use dxil_metadata::{EntryPoint, SignatureElement};
use dxil_ops::{OpCode, ShaderFeature, Version};

use super::operation::takes_clamp;
use super::rules::Types;
use super::{LOCAL, Program, derivatives_of, union};

/// UAVs that a function uses.
#[derive(Clone, Copy, Default)]
pub(super) struct UsedUavs {
    pub(super) any: bool,
    pub(super) multisampled: bool,
}

/// The flags that calls require, as far as they are known.
pub(super) struct Required {
    /// The operation of the first call of each function, and the flags that such calls require.
    first: Vec<Option<(OpCode, ShaderFlags)>>,
    /// The flags that calls of functions for further operations require.
    more: BTreeMap<(FunctionId, OpCode), ShaderFlags>,
}

impl Required {
    pub(super) fn new(module: &Module) -> Self {
        Self { first: vec![None; module.functions.len()], more: BTreeMap::new() }
    }

    fn flags(&mut self, program: &Program<'_>, function: FunctionId, op: OpCode) -> ShaderFlags {
        let flags = || program.flags_of_operation(function, op);
        match self.first[function.index()].get_or_insert_with(|| (op, flags())) {
            (first, flags) if *first == op => *flags,
            _ => *self.more.entry((function, op)).or_insert_with(flags),
        }
    }
}

impl Program<'_> {
    /// The flags of a function by itself, which uses these constants and has these calls of operations.
    pub(super) fn flags_of_function(
        &self,
        function: FunctionId,
        body: &Body,
        constants: &[UsedConstant],
        calls: &[(Call<'_>, Option<OpCode>)],
        required: &mut Required,
    ) -> ShaderFlags {
        let of_body = self.types.of_body(self.module, body, constants);
        let mut flags = match of_body {
            Some(types) => types.plain_flags(),
            None => self.flags_of_types(body),
        };
        let mut used = UsedUavs::default();
        for (call, op) in calls {
            let Some(op) = *op else { continue };
            if takes_clamp(op) {
                // In DXC, each call of this group decides anew: the last one counts.
                flags = flags.difference(ShaderFlags::SampleCmpGradientOrBias);
            }
            let types = match of_body {
                Some(_) => Types::NONE,
                None => self.types.of(self.module, body, &body.instructions[call.instruction]),
            };
            flags = flags
                | required.flags(self, call.function, op)
                | self.flags_of_call(body, op, call.arguments, types);
            self.use_uav(body, op, Value::Instruction(call.instruction), &mut used);
        }
        flags = flags | self.flags_of_uavs(used);
        if let Some(entry) = self.entries.get(function) {
            flags = flags | self.flags_of_signatures(entry, self.kind_of(function));
        }
        match self.rules.validator < Version::V1_8 {
            // Older validators look at the calls of an entry point alone, and not in libraries.
            true if self.entries.contains(function) => {
                (flags | derivatives_of(self.rules.kind, flags)).difference(LOCAL)
            }
            true => flags.difference(LOCAL),
            false => flags,
        }
    }

    /// The flags of the types of all instructions, of which calls count only if they are those of operations.
    fn flags_of_types(&self, body: &Body) -> ShaderFlags {
        let counts = |kind: &InstructionKind| match *kind {
            InstructionKind::Call { callee, .. } => {
                let callee = self.module.called_function(callee);
                callee.is_some_and(|callee| is_operation(&self.module.functions[callee]))
            }
            _ => true,
        };
        let counting = body.instructions().filter(|(_, instruction)| counts(&instruction.kind));
        counting.fold(ShaderFlags::default(), |flags, (_, instruction)| {
            flags | self.types.of(self.module, body, instruction).flags(&instruction.kind)
        })
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
