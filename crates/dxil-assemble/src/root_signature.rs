//! `RTS0`: the root signature of a shader.

use dxil_container::write::PartData;
use dxil_metadata::{EntryProperty, RootSignatureBytes, ShaderMetadata};

use crate::options::RootSignatureSource;

/// The part, unless the shader has none or is to have none. `own` is the root signature of the module.
pub(crate) fn part(
    own: Option<&RootSignatureBytes>,
    source: &RootSignatureSource,
) -> Option<PartData> {
    match source {
        RootSignatureSource::Module => {
            own.map(|RootSignatureBytes(bytes)| PartData::Raw(bytes.clone()))
        }
        RootSignatureSource::Given(given) => Some(given.clone().into()),
        RootSignatureSource::Strip => None,
    }
}

/// Takes the root signature out of the metadata.
pub(crate) fn take(metadata: &mut ShaderMetadata) -> Option<RootSignatureBytes> {
    let taken = metadata.own_root_signature().cloned();
    metadata.root_signature = None;
    for properties in metadata.entry_points.iter_mut().filter_map(|it| it.properties.as_mut()) {
        properties.0.retain(|property| !matches!(property, EntryProperty::RootSignature(_)));
    }
    taken
}
