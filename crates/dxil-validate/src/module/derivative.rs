//! Groups of threads whose quads have derivatives.

use alloc::format;

use dxil_ir::calls::Call;
use dxil_metadata::EntryPoint;
use dxil_ops::{OpCode, ShaderFeature, ShaderStage, Target, Version};

use super::Checker;
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at the shader of a module that is no library.
    pub(super) fn derivative_threads(&mut self, entry: &EntryPoint) {
        let threads = entry.num_threads().filter(|_| !self.is_library());
        let Some([x, y, z]) = threads else { return };
        // Older validators do not look at it, and older shader models have no such derivatives.
        let has_rule = self.metadata.validator_version >= Some(Version::V1_8)
            && self.version() >= Version::V1_6;
        let fits = if y == 1 && z == 1 { x % 4 == 0 } else { x % 2 == 0 && y % 2 == 0 };
        if fits || !has_rule {
            return;
        }
        let version = self.version();
        let is_derivative = |op: OpCode| {
            // A feature of mesh shaders tells that an operation is a derivative.
            let target = Target::new(version, ShaderStage::Mesh);
            op.features(target, &[]).contains(ShaderFeature::DerivativesInMeshAndAmpShaders)
        };
        let call = Call::all(self.module)
            .find(|call| call.operation(self.module).is_some_and(is_derivative));
        let Some(call) = call else { return };
        let op = call.operation(self.module).map_or("", OpCode::name);
        let message = format!(
            "{op} is a derivative, but a group has {x}*{y}*{z} threads; it may have a multiple of 4 in x \
             alone, or of 2 in x and y"
        );
        self.forbid(call.caller, call.number, dxc::SM_INCOMPATIBLE_THREAD_GROUP_DIM, message);
    }
}
