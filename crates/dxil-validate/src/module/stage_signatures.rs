//! Stages without signatures.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_metadata::{EntryPoint, Signatures};

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Demands that a compute or ray-tracing shader has no elements. Whether its signatures are to be looked at.
    pub(super) fn may_have_signatures(
        &mut self,
        entry: &EntryPoint,
        kind: ShaderKind,
        signatures: &Signatures,
    ) -> bool {
        let Signatures { inputs, outputs, patch_constants } = signatures;
        let lists = [inputs, outputs, patch_constants];
        let is_empty = lists.into_iter().flatten().all(alloc::vec::Vec::is_empty);
        let is_ray = matches!(
            kind,
            ShaderKind::RayGeneration
                | ShaderKind::Intersection
                | ShaderKind::AnyHit
                | ShaderKind::ClosestHit
                | ShaderKind::Miss
                | ShaderKind::Callable
        );
        let rule = match kind {
            ShaderKind::Compute => dxc::SM_CS_NO_SIGNATURES,
            _ if is_ray => dxc::SM_RAY_SHADER_SIGNATURES,
            _ => return true,
        };
        self.require_of(entry.function, is_empty, rule, || {
            format!("the {kind} shader has elements in its signatures; it may have none")
        });
        !is_ray
    }
}
