//! Entry points of the graphics and compute stages.
//!
//! These tables are experimental: DXC writes them only where the validator's version is unknown (0.0).

use super::{ArrayRef, BytesRef, RecordRef, StringRef};
use crate::layout::psv::MeshOutputTopology;
use crate::layout::{
    ComponentType, InputPrimitive, InterpolationMode, PrimitiveTopology, SemanticKind,
    TessellatorDomain, TessellatorOutputPrimitive,
};
use crate::open_enum::open_enum;
use crate::record::record;

open_enum! {
    /// An [`InputPrimitive`] in a byte.
    pub enum InputPrimitiveByte(u8) as InputPrimitive(u32);
}

open_enum! {
    /// A [`PrimitiveTopology`] in a byte.
    pub enum PrimitiveTopologyByte(u8) as PrimitiveTopology(u32);
}

open_enum! {
    /// A [`TessellatorDomain`] in a byte.
    pub enum TessellatorDomainByte(u8) as TessellatorDomain(u32);
}

open_enum! {
    /// A [`TessellatorOutputPrimitive`] in a byte.
    pub enum TessellatorOutputPrimitiveByte(u8) as TessellatorOutputPrimitive(u32);
}

record! {
    /// An element of a signature.
    pub struct SignatureElement {
        /// Name of its semantic.
        pub semantic_name: StringRef,
        /// Indices of its semantic: one for each row.
        pub semantic_indices: ArrayRef<u32>,
        /// The system value.
        pub semantic_kind: SemanticKind,
        /// Type of its components.
        pub component_type: ComponentType,
        /// The interpolation mode.
        pub interpolation_mode: InterpolationMode,
        /// Its first register; 255 if it has none.
        pub start_row: u8,
        /// Columns less one in the low two bits, the first column in the next two, the output stream in
        /// two more.
        pub cols_and_stream: u8,
        /// Components that are used in the low four bits, those indexed dynamically in the others.
        pub usage_and_dyn_index_masks: u8,
        /// Zero.
        pub padding: [u8; 2],
    }
}

record! {
    /// A vertex shader.
    pub struct VsInfo {
        /// Its input signature.
        pub sig_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Its output signature.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Outputs that depend on the index of the view. DXC does not fill it in, here and below.
        pub view_id_output_mask: BytesRef,
    }
}

record! {
    /// A pixel shader.
    pub struct PsInfo {
        /// Its input signature.
        pub sig_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Its output signature.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
    }
}

record! {
    /// A hull shader.
    pub struct HsInfo {
        /// Its input signature.
        pub sig_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Its output signature.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// The signature of the patch constants that it outputs.
        pub sig_patch_const_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Outputs that depend on the index of the view.
        pub view_id_output_mask: BytesRef,
        /// Patch constants that depend on the index of the view.
        pub view_id_patch_const_output_mask: BytesRef,
        /// The inputs on which each output depends.
        pub input_to_output_masks: BytesRef,
        /// The inputs on which each patch constant depends.
        pub input_to_patch_const_output_masks: BytesRef,
        /// Control points that it reads.
        pub input_control_point_count: u8,
        /// Control points that it outputs.
        pub output_control_point_count: u8,
        /// The domain.
        pub tessellator_domain: TessellatorDomainByte,
        /// The primitive that the tessellator outputs.
        pub tessellator_output_primitive: TessellatorOutputPrimitiveByte,
    }
}

record! {
    /// A domain shader.
    pub struct DsInfo {
        /// Its input signature.
        pub sig_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Its output signature.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// The signature of the patch constants that it reads.
        pub sig_patch_const_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Outputs that depend on the index of the view.
        pub view_id_output_mask: BytesRef,
        /// The inputs on which each output depends.
        pub input_to_output_masks: BytesRef,
        /// The patch constants on which each output depends.
        pub patch_const_input_to_output_masks: BytesRef,
        /// Control points that it reads.
        pub input_control_point_count: u8,
        /// The domain.
        pub tessellator_domain: TessellatorDomainByte,
        /// Zero.
        pub padding: [u8; 2],
    }
}

record! {
    /// A geometry shader.
    pub struct GsInfo {
        /// Its input signature.
        pub sig_input_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Its output signature.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Outputs that depend on the index of the view.
        pub view_id_output_mask: BytesRef,
        /// The inputs on which each output depends.
        pub input_to_output_masks: BytesRef,
        /// The primitive that it reads.
        pub input_primitive: InputPrimitiveByte,
        /// The topology that stream 0 outputs.
        pub output_topology: PrimitiveTopologyByte,
        /// The most vertices that it outputs, modulo 256.
        pub max_vertex_count: u8,
        /// The streams to which it outputs: a bit each.
        pub output_stream_mask: u8,
    }
}

record! {
    /// A compute shader.
    pub struct CsInfo {
        /// Threads of a group: x, y and z.
        pub num_threads: ArrayRef<u32>,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
    }
}

record! {
    /// A mesh shader.
    pub struct MsInfo {
        /// The signature of its vertices.
        pub sig_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// The signature of its primitives.
        pub sig_prim_output_elements: ArrayRef<RecordRef<SignatureElement>>,
        /// Outputs of vertices that depend on the index of the view.
        pub view_id_output_mask: BytesRef,
        /// Outputs of primitives that depend on the index of the view.
        pub view_id_prim_output_mask: BytesRef,
        /// Threads of a group: x, y and z.
        pub num_threads: ArrayRef<u32>,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
        /// Bytes of group-shared memory that depend on the index of the view. DXC does not fill it in.
        pub group_shared_bytes_dependent_on_view_id: u32,
        /// Bytes of the payload that it reads.
        pub payload_size_in_bytes: u32,
        /// The most vertices that it outputs.
        pub max_output_vertices: u16,
        /// The most primitives that it outputs.
        pub max_output_primitives: u16,
        /// The topology that it outputs.
        pub mesh_output_topology: MeshOutputTopology,
        /// Zero.
        pub padding: [u8; 3],
    }
}

record! {
    /// An amplification shader.
    pub struct AsInfo {
        /// Threads of a group: x, y and z.
        pub num_threads: ArrayRef<u32>,
        /// Bytes of group-shared memory that it may use.
        pub group_shared_bytes_used: u32,
        /// Bytes of the payload that it outputs.
        pub payload_size_in_bytes: u32,
    }
}

impl SignatureElement {
    /// The number of its columns, from 1 to 4.
    #[must_use]
    pub fn cols(&self) -> u8 {
        (self.cols_and_stream & 3) + 1
    }

    /// Its first column.
    #[must_use]
    pub fn start_col(&self) -> u8 {
        self.cols_and_stream >> 2 & 3
    }

    /// The stream to which it is output.
    #[must_use]
    pub fn output_stream(&self) -> u8 {
        self.cols_and_stream >> 4 & 3
    }

    /// The components that are used: a bit each.
    #[must_use]
    pub fn usage_mask(&self) -> u8 {
        self.usage_and_dyn_index_masks & 15
    }

    /// The components that are indexed dynamically: a bit each.
    #[must_use]
    pub fn dynamic_index_mask(&self) -> u8 {
        self.usage_and_dyn_index_masks >> 4
    }
}
