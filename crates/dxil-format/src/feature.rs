//! Features that a shader requires of a device.

use crate::flags;

flags! {
    /// Features that a shader requires of a device: the word in the part `SFI0`.
    ///
    /// Bits from 40 on state facts about a shader; a runtime that does not know them ignores them.
    pub struct FeatureFlags(u64) from ShaderFeature {
        /// The function uses derivatives. DXC sets it in `RDAT`.
        UsesDerivatives = 40,
        /// The function needs a visible thread group. DXC sets it in `RDAT`.
        RequiresGroup = 41,
    }
}
