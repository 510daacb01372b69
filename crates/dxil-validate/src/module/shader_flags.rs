//! The shader flags that entry points state.

use alloc::format;

use dxil_derive::shader_flags;
use dxil_format::ShaderFlags;
use dxil_metadata::{EntryPoint, ShaderMetadata};
use dxil_ops::Version;

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Compares the flags that the module states with those that follow from it.
    pub(super) fn shader_flags(&mut self) {
        let flags = |metadata: &ShaderMetadata| {
            metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default()
        };
        let mut metadata = self.metadata.clone();
        shader_flags(self.module, &mut metadata);
        let (stated, derived) = (flags(self.metadata), flags(&metadata));
        // The validator compares these flags in no module.
        let mut either = ShaderFlags::ResMayNotAlias | ShaderFlags::ROVs;
        // It followed from subobjects, which the module need not have.
        let is_old = self.metadata.validator_version.is_some_and(|it| it < Version::V1_8);
        if is_old && stated.contains(ShaderFlags::RaytracingTier1_1) {
            either = either | ShaderFlags::RaytracingTier1_1;
        }
        let holds = stated | either == derived | either;
        let function = self.metadata.entry_points.first().and_then(|it| it.function);
        self.require_of(function, holds, dxc::META_FLAGS_USAGE, || {
            format!("the shader flags are {stated}, those of the code are {derived}")
        });
    }
}
