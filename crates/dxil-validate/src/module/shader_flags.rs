//! The shader flags that entry points state.

use alloc::format;

use dxil_derive::Flags;
use dxil_format::ShaderFlags;
use dxil_ops::Version;

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Compares the flags that the module states with those that follow from it.
    pub(super) fn shader_flags(&mut self, flags: &Flags<'_>) {
        let Some(entry) = self.metadata.entry_points.first() else { return };
        let Some(derived) = flags.of_module() else { return };
        let stated = entry.flags();
        let mut either = ShaderFlags::ROVs;
        // A module that states other flags may leave this one out.
        if stated != ShaderFlags::default() && !stated.contains(ShaderFlags::ResMayNotAlias) {
            either = either | ShaderFlags::ResMayNotAlias;
        }
        // It followed from subobjects, which the module need not have.
        let is_old = self.metadata.validator_version.is_some_and(|it| it < Version::V1_8);
        if is_old && stated.contains(ShaderFlags::RaytracingTier1_1) {
            either = either | ShaderFlags::RaytracingTier1_1;
        }
        let holds = stated | either == derived | either;
        self.require_of(entry.function, holds, dxc::META_FLAGS_USAGE, || {
            format!("the shader flags are {stated}, those of the code are {derived}")
        });
    }
}
