//! The functions of a library.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_container::layout::rdat::{FunctionInfo2, ShaderFlags as RdatFlags};
use dxil_container::write::LibraryFunction;
use dxil_format::ShaderKind;
use dxil_ir::{Function, FunctionId};
use dxil_metadata::{EntryPoint, EntryProperties, source_name};
use dxil_ops::Version;

use super::usage::Usage;
use super::{node, stage};
use crate::compatibility::{Compatibility, known_stages};
use crate::metadata::Flags;
use crate::psv::lanes;
use crate::shader::Shader;

/// The functions that a library defines, in its order.
pub(super) fn functions(
    shader: &Shader<'_>,
    flags: &Flags<'_>,
    usage: &Usage<'_>,
) -> Vec<LibraryFunction> {
    let compatibilities = shader.compatibilities_with(flags);
    let entries = shader.metadata.entry_points.iter();
    let entries: BTreeMap<FunctionId, &EntryPoint> =
        entries.filter_map(|entry| Some((entry.function?, entry))).collect();
    let functions = shader.module().functions.iter().filter(|(_, it)| it.body.is_some());
    functions
        .filter_map(|(id, it)| {
            let compatibility = *compatibilities.get(id)?;
            let entry = entries.get(&id).copied();
            let bytes = entry.and_then(|_| usage.group_shared_bytes(id)).unwrap_or(0);
            let bytes = bytes.try_into().unwrap_or(u32::MAX);
            let mut function = function(shader, it, entry, compatibility, bytes);
            if let Some(used) = usage.of(id) {
                function.resources = used.resources.iter().copied().collect();
                function.dependencies = used.imports.iter().map(|it| usage.name(*it)).collect();
            }
            Some(function)
        })
        .collect()
}

fn function(
    shader: &Shader<'_>,
    function: &Function,
    entry: Option<&EntryPoint>,
    compatibility: Compatibility,
    group_shared_bytes: u32,
) -> LibraryFunction {
    let default = EntryProperties::default();
    let properties = entry.and_then(|entry| entry.properties.as_ref()).unwrap_or(&default);
    let kind = properties.kind().copied().unwrap_or(ShaderKind::Library);
    let Compatibility { version, mut stages, flags } = compatibility;
    stages.0 &= match properties.kind() {
        Some(kind) => 1_u32.checked_shl(kind.0.into()).unwrap_or(0),
        None => known_stages(shader.validator).0,
    };
    let name = function.name.as_bstr();
    let mut library_function = LibraryFunction::new(name, source_name(name), kind);
    let (payload, attributes) = ray_sizes(kind, properties);
    let (least, most) = lanes(properties).unwrap_or_default();
    library_function.info = FunctionInfo2 {
        payload_size_in_bytes: payload,
        attribute_size_in_bytes: attributes,
        feature_flags: flags.features(),
        shader_stage_flag: stages,
        min_shader_model: version.shader_model().into(),
        min_shader_kind: kind,
        minimum_expected_wave_lane_count: least as u8,
        maximum_expected_wave_lane_count: most as u8,
        ..library_function.info
    };
    if kind == ShaderKind::Node {
        library_function.node = Some(node::node(properties, group_shared_bytes));
        if properties.node_is_program_entry() == Some(&true) {
            library_function.info.shader_flags = RdatFlags::NodeProgramEntry;
        }
    }
    if let Some(entry) = entry.filter(|_| is_experimental(shader)) {
        if let Some((stage, facts)) = stage::stage(entry, kind, flags, group_shared_bytes) {
            library_function.stage = Some(stage);
            library_function.info.shader_flags = facts;
        }
    }
    library_function
}

/// Whether the module is for no version of the validator, or its shader model is a preview.
fn is_experimental(shader: &Shader<'_>) -> bool {
    /// The last shader model that is released.
    const RELEASED: Version = Version::V1_9;
    /// The last one that is known.
    const KNOWN: Version = Version::V1_10;
    let model = shader.target.model.version();
    shader.metadata.validator_version == Some(Version::new(0, 0))
        || model.is_some_and(|model| model > RELEASED && model <= KNOWN)
}

/// Bytes of the payload or parameter, and of the attributes, of a ray-tracing shader.
fn ray_sizes(kind: ShaderKind, properties: &EntryProperties) -> (u32, u32) {
    let payload = properties.ray_payload_size().copied().unwrap_or(0);
    let attributes = properties.ray_attribute_size().copied().unwrap_or(0);
    match kind {
        ShaderKind::AnyHit | ShaderKind::ClosestHit => (payload, attributes),
        ShaderKind::Miss | ShaderKind::Callable => (payload, 0),
        _ => (0, 0),
    }
}
