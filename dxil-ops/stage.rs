//! Shader stages.

use crate::named::named;
use crate::set::set;
use crate::version::Version;

generated!("stages.rs"); // ShaderStage, STAGES

/// A row of the table of stages.
struct StageRow {
    name: &'static str,
    since: Version,
}

#[cfg(test)]
pub(crate) fn table_bytes() -> usize {
    let names: usize = STAGES.iter().map(|stage| stage.name.len()).sum();
    size_of_val(&STAGES) + size_of_val(ShaderStage::ALL) + names
}

impl ShaderStage {
    /// The stage's name in the spec, such as `pixel`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        STAGES[self as usize].name
    }

    /// The version from which there are entry points or functions of this kind.
    #[must_use]
    pub const fn since(self) -> Version {
        STAGES[self as usize].since
    }

    /// The stages of a version.
    pub(crate) const fn existing(version: Version) -> StageSet {
        let mut stages = StageSet::EMPTY;
        let mut i = 0;
        while i < Self::ALL.len() {
            if Self::ALL[i].since().column() <= version.column() {
                stages = stages.with(Self::ALL[i]);
            }
            i += 1;
        }
        stages
    }
}

named! {
    ShaderStage,
    /// Finds a stage by its name, such as `pixel`.
}

set! {
    /// A set of stages.
    ///
    /// ```
    /// use dxil_ops::{ShaderStage, StageSet};
    /// let set = StageSet::of(&[ShaderStage::Pixel, ShaderStage::Compute]);
    /// assert!(set.contains(ShaderStage::Pixel));
    /// assert_eq!(set.to_string(), "pixel, compute");
    /// ```
    StageSet(u32) of ShaderStage
}
