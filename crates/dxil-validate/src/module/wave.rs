//! The sizes of waves that an entry point states.

use alloc::format;

use dxil_format::ShaderKind;
use dxil_metadata::{EntryPoint, EntryProperties, EntryProperty};
use dxil_ops::Version;

use super::Checker;
use crate::dxc::of_module as dxc;

/// The sizes that an entry point states, and the version from which on it may state them in this way.
struct Sizes {
    least: u32,
    /// 0 if the size is no range.
    greatest: u32,
    /// 0 if no size is preferred.
    preferred: u32,
    since: Version,
}

impl Sizes {
    fn of(properties: &EntryProperties) -> Option<Self> {
        let single = properties.wave_size().map(|wave| Self {
            least: wave.size,
            greatest: 0,
            preferred: 0,
            since: Version::V1_6,
        });
        single.or_else(|| {
            let wave = properties.ranged_wave_size()?;
            let (least, greatest, preferred) = (wave.min, wave.max, wave.preferred);
            Some(Self { least, greatest, preferred, since: Version::V1_8 })
        })
    }
}

fn is_size(size: u32) -> bool {
    size.is_power_of_two() && (4..=128).contains(&size)
}

impl Checker<'_> {
    pub(super) fn wave_size(
        &mut self,
        entry: &EntryPoint,
        kind: Option<ShaderKind>,
        properties: &EntryProperties,
    ) {
        let Some(sizes) = Sizes::of(properties) else { return };
        self.wave_stage(entry, kind, &sizes);
        self.wave_range(entry, &sizes);
        let states_size = |it: &&EntryProperty| {
            matches!(it, EntryProperty::WaveSize(_) | EntryProperty::RangedWaveSize(_))
        };
        let is_once = properties.0.iter().filter(states_size).count() == 1;
        self.range(entry, is_once, dxc::SM_WAVE_SIZE_TAG_DUPLICATE, || {
            "the size of waves is stated twice".into()
        });
    }

    /// Looks at the stage and the shader model of what is stated.
    fn wave_stage(&mut self, entry: &EntryPoint, kind: Option<ShaderKind>, sizes: &Sizes) {
        let version = self.metadata.target.and_then(|target| target.model.version());
        let rule = match sizes.since {
            Version::V1_6 => dxc::SM_WAVE_SIZE_NEEDS_SM66OR67,
            _ => dxc::SM_WAVE_SIZE_RANGE_NEEDS_SM68_PLUS,
        };
        let since = sizes.since;
        self.range(entry, version.is_none_or(|version| version >= since), rule, || {
            format!("the size of waves can be stated since shader model {}", since.shader_model())
        });
        let is_old = since == Version::V1_6 && version >= Some(Version::V1_8);
        self.range(entry, !is_old, rule, || {
            "a size of waves that is no range can be stated before shader model 6.8".into()
        });
        let has_waves =
            kind.is_none_or(|kind| [ShaderKind::Compute, ShaderKind::Node].contains(&kind));
        self.range(entry, has_waves, dxc::SM_WAVE_SIZE_ON_COMPUTE_OR_NODE, || {
            "the size of waves is stated; only compute shaders and nodes state it".into()
        });
    }

    /// Looks at the sizes, the first of which that is wrong is told.
    fn wave_range(&mut self, entry: &EntryPoint, sizes: &Sizes) {
        let Sizes { least, greatest, preferred, .. } = *sizes;
        if least == 0 {
            let rule = dxc::SM_WAVE_SIZE_ALL_ZERO_WHEN_UNDEFINED;
            return self.range(entry, greatest == 0 && preferred == 0, rule, || {
                format!(
                    "the sizes of waves are {greatest} and {preferred}, but there is no least one"
                )
            });
        }
        let no_size =
            |size: u32| format!("a wave has {size} lanes; it may have 4 to 128, a power of two");
        if !is_size(least) {
            return self.range(entry, false, dxc::SM_WAVE_SIZE_VALUE, || no_size(least));
        }
        if greatest == 0 {
            let rule = dxc::SM_WAVE_SIZE_MAX_AND_PREFERRED_ZERO_WHEN_NO_RANGE;
            return self.range(entry, preferred == 0, rule, || {
                format!("the size {preferred} of waves is preferred, but there is no range")
            });
        }
        if !is_size(greatest) {
            return self.range(entry, false, dxc::SM_WAVE_SIZE_VALUE, || no_size(greatest));
        }
        if greatest < least {
            return self.range(entry, false, dxc::SM_WAVE_SIZE_MAX_GREATER_THAN_MIN, || {
                format!("the size of waves is at least {least}, but at most {greatest}")
            });
        }
        if preferred == 0 || greatest == least {
            return;
        }
        if !is_size(preferred) {
            return self.range(entry, false, dxc::SM_WAVE_SIZE_VALUE, || no_size(preferred));
        }
        let is_inside = (least..=greatest).contains(&preferred);
        self.range(entry, is_inside, dxc::SM_WAVE_SIZE_PREFERRED_IN_RANGE, || {
            format!("the preferred size of waves is {preferred}; it may be {least} to {greatest}")
        });
    }
}
