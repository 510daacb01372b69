//! Shader features, and the features that calls require.

use crate::check::Target;
use crate::named::named;
use crate::opcode::OpCode;
use crate::operand::Type;
use crate::overload::{Overload, OverloadSet};
use crate::set::set;
use crate::stage::StageSet;
use crate::table::SCALAR_FEATURES;
use crate::version::Version;

generated!("features.rs");
// ShaderFeature, FEATURE_NAMES, FEATURE_VALIDATORS

/// A feature that the calls of an operation require.
pub(crate) struct Requirement {
    pub(crate) feature: ShaderFeature,
    /// The stages in which it is required.
    pub(crate) stages: StageSet,
    /// The first overloads for which it is required; empty for all.
    pub(crate) overloads: OverloadSet,
}

#[cfg(test)]
pub(crate) fn table_bytes() -> usize {
    let names: usize = FEATURE_NAMES.iter().map(|name| name.len()).sum();
    names
        + size_of_val(&FEATURE_NAMES)
        + size_of_val(&FEATURE_VALIDATORS)
        + size_of_val(ShaderFeature::ALL)
}

impl ShaderFeature {
    /// The feature's name as LLVM spells it, such as `WaveOps`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        FEATURE_NAMES[self as usize]
    }

    /// The flag in the SFI0 part, a single bit.
    ///
    /// ```
    /// assert_eq!(dxil_ops::ShaderFeature::WaveOps.flag(), 0x4000);
    /// ```
    #[must_use]
    pub const fn flag(self) -> u64 {
        1 << self as u8
    }

    /// The first version of the validator that rejects programs which require the feature without
    /// declaring it. Containers for older validators may lack the flag.
    ///
    /// ```
    /// use dxil_ops::{ShaderFeature, Version};
    /// assert_eq!(ShaderFeature::SamplerFeedback.validator(), Version::V1_9);
    /// ```
    #[must_use]
    pub const fn validator(self) -> Version {
        Version::new(1, FEATURE_VALIDATORS[self as usize])
    }
}

named! {
    ShaderFeature,
    /// Finds a feature by its name, such as `WaveOps`.
}

set! {
    /// A set of shader features.
    ///
    /// ```
    /// use dxil_ops::{ShaderFeature, ShaderFeatureSet};
    /// let set = ShaderFeatureSet::from_flags(0x4001);
    /// assert_eq!(set.to_string(), "Doubles, WaveOps");
    /// ```
    ShaderFeatureSet(u64) of ShaderFeature
}

impl ShaderFeatureSet {
    /// The features of an SFI0 part's flags. Unknown flags are ignored.
    #[must_use]
    pub const fn from_flags(flags: u64) -> Self {
        Self(flags & ((1 << ShaderFeature::ALL.len()) - 1))
    }

    /// The flags of an SFI0 part.
    #[must_use]
    pub const fn to_flags(self) -> u64 {
        self.0
    }
}

impl OpCode {
    /// The shader features that a call with these overloads requires, whatever its operands are: a
    /// program that contains it must declare them. The call must be valid by
    /// [`check`](crate::check()).
    ///
    /// Features that depend on a resource or another operand (for example, on the format of a typed
    /// load) or on the use of the result are not included.
    ///
    /// ```
    /// use dxil_ops::{OpCode, Overload, ShaderFeature, ShaderStage, Target, Version};
    /// let target = Target::new(Version::V1_6, ShaderStage::Mesh);
    /// let features = OpCode::DerivCoarseX.features(target, &[Overload::F16]);
    /// assert!(features.contains(ShaderFeature::DerivativesInMeshAndAmpShaders));
    /// assert!(features.contains(ShaderFeature::MinimumPrecision));
    /// let features = OpCode::DerivCoarseX.features(target, &[Overload::F32]);
    /// assert_eq!(features.to_flags(), 0x100_0000);
    /// ```
    #[must_use]
    pub const fn features(self, target: Target, overloads: &[Overload<'_>]) -> ShaderFeatureSet {
        let signature = self.signature();
        let mut features = of_value(signature.result(), target, overloads);
        let mut i = 0;
        while i < signature.arguments().len() {
            features = features.union(of_value(signature.arguments()[i].ty(), target, overloads));
            i += 1;
        }
        let requirements = self.row().requirements();
        let mut i = 0;
        while i < requirements.len() {
            if requirements[i].holds(target, overloads) {
                features = features.with(requirements[i].feature);
            }
            i += 1;
        }
        features
    }

    /// Whether calls may require features whatever the types of their operands and results are.
    ///
    /// ```
    /// use dxil_ops::OpCode;
    /// assert!(OpCode::WaveActiveOp.has_own_features() && !OpCode::Sin.has_own_features());
    /// ```
    #[must_use]
    pub const fn has_own_features(self) -> bool {
        !self.row().requirements().is_empty()
    }
}

impl Requirement {
    const fn holds(&self, target: Target, overloads: &[Overload<'_>]) -> bool {
        let overload = match overloads {
            [first, ..] => self.overloads.contains_number(first.kind_number()),
            [] => false,
        };
        self.stages.contains(target.stage) && (self.overloads.is_empty() || overload)
    }
}

/// The feature that a value of a type requires, if it is a scalar.
const fn of_value(ty: Type, target: Target, overloads: &[Overload<'_>]) -> ShaderFeatureSet {
    let feature = match ty.scalar(overloads) {
        Some(scalar) => SCALAR_FEATURES[scalar as usize][target.native_16bit as usize],
        None => None,
    };
    match feature {
        Some(feature) => ShaderFeatureSet::of(&[feature]),
        None => ShaderFeatureSet::EMPTY,
    }
}
