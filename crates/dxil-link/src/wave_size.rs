//! The number of lanes of a wave that entry points state.

use alloc::format;

use bstr::ByteSlice as _;
use dxil_metadata::{EntryPoint, EntryProperty, RangedWaveSize, WaveSize};
use dxil_ops::Version;

use crate::{Diagnostic, Target};

/// States the numbers of lanes of entry points in the way of a shader model: as ranges since 6.8.
///
/// # Errors
///
/// The shader model has no such numbers.
pub(crate) fn adapt(entry_points: &mut [EntryPoint], target: &Target) -> Result<(), Diagnostic> {
    let version = target.profile.model.version();
    let has_ranges = version >= Some(Version::V1_8);
    let properties = entry_points.iter_mut().flat_map(|it| {
        let properties = it.properties.iter_mut().flat_map(|it| &mut it.0);
        properties.map(|property| (it.name.as_bstr(), property))
    });
    for (name, property) in properties {
        let needs = match *property {
            EntryProperty::WaveSize(WaveSize { size: min }) if has_ranges => {
                let range = RangedWaveSize { min, max: 0, preferred: 0 };
                *property = EntryProperty::RangedWaveSize(range);
                continue;
            }
            EntryProperty::RangedWaveSize(RangedWaveSize { min: size, max: 0, .. })
                if !has_ranges =>
            {
                *property = EntryProperty::WaveSize(WaveSize { size });
                Version::V1_6
            }
            EntryProperty::WaveSize(_) => Version::V1_6,
            EntryProperty::RangedWaveSize(_) => Version::V1_8,
            _ => continue,
        };
        if version < Some(needs) {
            let message = format!(
                "it states the number of lanes of a wave, which needs shader model 6.{}",
                needs.minor
            );
            return Err(Diagnostic::new(message).within(name));
        }
    }
    Ok(())
}
