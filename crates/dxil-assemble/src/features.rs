//! `SFI0`: the features that a shader requires.

use dxil_format::{FeatureFlags, ShaderFlags};

/// The features that shader flags state: [`ShaderFlags::features`].
#[must_use]
pub fn features(flags: ShaderFlags) -> FeatureFlags {
    flags.features()
}
