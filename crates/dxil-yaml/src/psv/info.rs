//! The keys of [`RuntimeInfo`].

use alloc::string::String;
use alloc::vec::Vec;

use dxil_container::layout::ShaderKind;
use dxil_container::layout::psv::{RuntimeInfo, StageInfo};
use dxil_container::{FieldType, write};

use super::Psv;
use crate::mapping::{Mapping, Value};
use crate::serialized;

impl Psv {
    /// The keys of the stage and of the whole shader.
    pub(super) fn info_fields(&mut self, map: &mut Mapping<'_>) {
        map.required("ShaderStage", &mut self.form.info.shader_stage.0);
        stage_fields(&mut self.form.info, map);
        let Self { version, form: write::Psv { info, .. }, .. } = self;
        map.required("MinimumWaveLaneCount", &mut info.minimum_expected_wave_lane_count);
        map.required("MaximumWaveLaneCount", &mut info.maximum_expected_wave_lane_count);
        if *version >= 1 {
            map.required("UsesViewID", &mut info.uses_view_id);
            stage_data_fields(info, map);
            map.required("SigInputVectors", &mut info.sig_input_vectors);
            map.required("SigOutputVectors", &mut info.sig_output_vectors);
        }
        if *version >= 2 {
            map.required("NumThreadsX", &mut info.num_threads_x);
            map.required("NumThreadsY", &mut info.num_threads_y);
            map.required("NumThreadsZ", &mut info.num_threads_z);
        }
        if *version >= 3 {
            map.required("EntryName", &mut self.entry_name);
            // LLVM has no such keys.
            let group_shared = &mut info.num_bytes_group_shared_memory;
            map.unless_default("NumBytesGroupSharedMemory", group_shared);
            map.unless_default("RuntimeFlags", &mut info.flags.0);
        }
    }
}

/// The keys of the 16 bytes that each stage uses differently: the names of its fields.
fn stage_fields(info: &mut RuntimeInfo, map: &mut Mapping<'_>) {
    let fields = StageInfo::fields(info.kind()).iter();
    for field in fields.filter(|field| !field.name.starts_with("padding")) {
        let key = serialized::key(field.name).replace("ViewId", "ViewID");
        match &mut info.stage_info[field.offset..field.offset + field.size] {
            [byte] => map.required(key, byte),
            word @ [_, _] => number::<u16>(key, word, map),
            word => number::<u32>(key, word, map),
        }
    }
}

/// A number in these bytes.
fn number<T: Value + FieldType + Default>(key: String, bytes: &mut [u8], map: &mut Mapping<'_>) {
    let mut number = T::decode(&mut &*bytes).unwrap_or_default();
    map.required(key, &mut number);
    let mut encoded = Vec::new();
    number.encode(&mut encoded);
    bytes.copy_from_slice(&encoded);
}

/// The keys of the two bytes that each stage uses differently.
fn stage_data_fields(info: &mut RuntimeInfo, map: &mut Mapping<'_>) {
    let [mut vectors, mut topology] = info.stage_data.to_le_bytes();
    match info.kind() {
        ShaderKind::Geometry => {
            return map.required("MaxVertexCount", &mut info.stage_data);
        }
        ShaderKind::Hull | ShaderKind::Domain => {
            map.required("SigPatchConstOrPrimVectors", &mut vectors);
        }
        ShaderKind::Mesh => {
            map.required("SigPrimVectors", &mut vectors);
            map.required("MeshOutputTopology", &mut topology);
        }
        _ => {}
    }
    info.stage_data = u16::from_le_bytes([vectors, topology]);
}
