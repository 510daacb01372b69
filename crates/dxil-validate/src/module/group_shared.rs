//! Group-shared memory: the stages that have it, and the bytes that an entry point may use.

use alloc::collections::BTreeMap;
use alloc::format;

use dxil_derive::{Flags, GROUP_SHARED, GroupSharedUsage};
use dxil_format::ShaderKind;
use dxil_ir::FunctionId;
use dxil_metadata::EntryPoint;

use super::Checker;
use crate::dxc::of_module as dxc;

/// The most bytes of group-shared memory.
const MOST_BYTES: u64 = 32 << 10;
/// The most bytes of group-shared memory of a mesh shader.
const MOST_MESH_BYTES: u64 = 28 << 10;

/// The group-shared memory that a stage has.
enum Limit {
    /// None.
    Unsupported,
    /// As much as the stage has.
    OfStage(u64),
    /// As much as the entry point states.
    Stated(u64),
}

impl Limit {
    fn of(kind: Option<ShaderKind>, entry: &EntryPoint) -> Self {
        let most = match kind {
            Some(ShaderKind::Compute | ShaderKind::Amplification | ShaderKind::Node) => MOST_BYTES,
            Some(ShaderKind::Mesh) => MOST_MESH_BYTES,
            _ => return Self::Unsupported,
        };
        let stated = entry.properties.as_ref().and_then(|it| it.group_shared_limit());
        stated.map_or(Self::OfStage(most), |bytes| Self::Stated((*bytes).into()))
    }
}

impl Checker<'_> {
    /// Looks at the group-shared memory of all entry points. A function that none calls may use any.
    pub(super) fn group_shared(&mut self, flags: &Flags<'_>) {
        let mut variables = self.module.variables.values();
        if variables.all(|it| it.address_space != GROUP_SHARED) {
            return;
        }
        let (usage, mut known) = (GroupSharedUsage::new(flags), BTreeMap::new());
        // However many entry points name a function, it is looked at once.
        let mut bytes = |function| *known.entry(function).or_insert_with(|| usage.bytes(function));
        for entry in self.entries() {
            if let Some(function) = entry.function {
                let limit = Limit::of(self.stage(entry), entry);
                self.used_memory(function, &limit, bytes(function));
            }
            if let Some(function) = entry.patch_constant_function() {
                self.used_memory(function, &Limit::Unsupported, bytes(function));
            }
        }
    }

    /// Looks at the bytes that a function of an entry point and those that it calls use.
    fn used_memory(&mut self, function: FunctionId, limit: &Limit, size: Option<u64>) {
        let Some(size) = size else { return };
        let (rule, message) = match *limit {
            Limit::Unsupported => {
                (dxc::SM_TGSM_UNSUPPORTED, "the stage has no group-shared memory".into())
            }
            Limit::OfStage(most) if size > most => (
                dxc::SM_MAX_TGSM_SIZE_ON_ENTRY,
                format!("{size} bytes of group-shared memory; there may be {most}"),
            ),
            Limit::Stated(most) if size > most => (
                dxc::SM_EXPLICIT_TGSM_SIZE_ON_ENTRY,
                format!("{size} bytes of group-shared memory; the entry point states {most}"),
            ),
            _ => return,
        };
        self.require_of(Some(function), false, rule, || message);
    }
}
