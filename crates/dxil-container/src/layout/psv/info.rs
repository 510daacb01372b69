//! Facts about the whole shader.

use dxil_format::{MeshOutputTopology, ShaderKind};

use super::{StageInfo, StringRef};
use crate::Record;
use crate::flags::flags;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The first record of the part, in its longest form; earlier versions end before the fields that
    /// later ones added.
    pub struct RuntimeInfo {
        /// Facts about the stage: see [`stage_info`](Self::stage_info).
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        pub stage_info: [u8; 16],
        /// The fewest lanes of a wave that the shader requires; 0 if it does not say.
        pub minimum_expected_wave_lane_count: u32,
        /// The most lanes of a wave; the largest number if it does not say.
        pub maximum_expected_wave_lane_count: u32,
        /// The stage. Since version 1, as all up to the vectors.
        pub shader_stage: ShaderStage,
        /// Not 0 if something depends on the index of the view.
        pub uses_view_id: u8,
        /// The most vertices that a geometry shader outputs. In hull, domain and mesh shaders, the
        /// low byte is the number of vectors of patch constants or primitives; in mesh shaders, the
        /// high byte is the [`MeshOutputTopology`].
        pub stage_data: u16,
        /// Number of elements of the input signature.
        pub sig_input_elements: u8,
        /// Number of elements of the output signature.
        pub sig_output_elements: u8,
        /// Number of elements of the signature of patch constants or primitives.
        pub sig_patch_const_or_prim_elements: u8,
        /// Registers that inputs take, up to the last one used.
        pub sig_input_vectors: u8,
        /// Registers that the outputs of each stream take; other shaders have the first stream only.
        pub sig_output_vectors: [u8; 4],
        /// Threads of a group in x, 0 but for compute, mesh and amplification shaders. Since version 2.
        pub num_threads_x: u32,
        /// Threads of a group in y.
        pub num_threads_y: u32,
        /// Threads of a group in z.
        pub num_threads_z: u32,
        /// The entry point's name. Since version 3.
        pub entry_function_name: StringRef,
        /// Bytes of group-shared memory, 0 but for compute, mesh and amplification shaders. Since
        /// version 4.
        pub num_bytes_group_shared_memory: u32,
        /// Other content of the part. Previews of version 4 lack it.
        pub flags: RuntimeFlags,
    }
}

open_enum! {
    /// A [`ShaderKind`] in a byte.
    pub enum ShaderStage(u8) as ShaderKind(u16);
}

flags! {
    /// The content at the end of the part.
    pub struct RuntimeFlags(u32) {
        /// The operations on matrices that are used.
        LinAlgRuntimeInfoPresent = 0,
    }
}

impl RuntimeInfo {
    /// Bytes of the record in each version, from 0 on.
    pub const SIZES: [usize; 5] = [
        Self::PLACES.shader_stage.offset,
        Self::PLACES.num_threads_x.offset,
        Self::PLACES.entry_function_name.offset,
        Self::PLACES.num_bytes_group_shared_memory.offset,
        Self::SIZE,
    ];

    /// The version of a record of this size in bytes.
    #[must_use]
    pub const fn version_of(size: usize) -> u32 {
        let [_, one, two, three, _] = Self::SIZES;
        // Previews of version 4 lack the flags.
        let four = Self::PLACES.flags.offset;
        (size >= one) as u32 + (size >= two) as u32 + (size >= three) as u32 + (size >= four) as u32
    }

    /// The stage. Version 0 does not say it: this is the first one then.
    #[must_use]
    pub fn kind(&self) -> ShaderKind {
        self.shader_stage.into()
    }

    /// Facts about the stage, since version 1. Before, [`StageInfo::decode`] must be told which.
    #[must_use]
    pub fn stage_info(&self) -> StageInfo {
        StageInfo::decode(self.kind(), &self.stage_info)
    }

    /// The most vertices that a geometry shader outputs.
    #[must_use]
    pub fn max_vertex_count(&self) -> Option<u16> {
        (self.kind() == ShaderKind::Geometry).then_some(self.stage_data)
    }

    /// Registers that patch constants of hull and domain shaders or primitives of mesh shaders take;
    /// 0 in other stages.
    #[must_use]
    pub fn sig_patch_const_or_prim_vectors(&self) -> u8 {
        let [vectors, _] = self.stage_data.to_le_bytes();
        if self.has_patch_vectors() { vectors } else { 0 }
    }

    /// The topology that a mesh shader outputs.
    #[must_use]
    pub fn mesh_output_topology(&self) -> Option<MeshOutputTopology> {
        let [_, topology] = self.stage_data.to_le_bytes();
        (self.kind() == ShaderKind::Mesh).then_some(MeshOutputTopology(topology))
    }

    /// Whether its stage has patch constants or primitives.
    pub(crate) fn has_patch_vectors(&self) -> bool {
        matches!(self.kind(), ShaderKind::Hull | ShaderKind::Domain | ShaderKind::Mesh)
    }

    /// Sets the registers that patch constants or primitives take.
    pub fn set_sig_patch_const_or_prim_vectors(&mut self, vectors: u8) {
        let [_, topology] = self.stage_data.to_le_bytes();
        self.stage_data = u16::from_le_bytes([vectors, topology]);
    }

    /// Sets the output of a mesh shader.
    pub fn set_mesh_output_topology(&mut self, topology: MeshOutputTopology) {
        let [vectors, _] = self.stage_data.to_le_bytes();
        self.stage_data = u16::from_le_bytes([vectors, topology.0]);
    }
}
