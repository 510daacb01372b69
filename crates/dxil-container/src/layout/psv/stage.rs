//! Stage information: 16 bytes whose meaning depends on the stage.

use alloc::vec::Vec;

use dxil_format::{
    InputPrimitive, PrimitiveTopology, ShaderKind, TessellatorDomain, TessellatorOutputPrimitive,
};

use crate::record::record;
use crate::tree::Node;
use crate::{At, Field, Record};

/// Declares [`StageInfo`] and the functions over all stages.
macro_rules! stage_info {
    ($($(#[$meta:meta])* $stage:ident: $record:ident,)*) => {
        /// Facts about a stage.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum StageInfo {
            $($(#[$meta])* $stage($record),)*
            /// The bytes of another stage: zeros.
            Other([u8; 16]),
        }

        impl StageInfo {
            /// The fields that the bytes have in this stage: none if it has no facts.
            #[must_use]
            pub const fn fields(kind: ShaderKind) -> &'static [Field] {
                match kind {
                    $(ShaderKind::$stage => $record::FIELDS,)*
                    _ => &[],
                }
            }

            /// The facts that the bytes state about this stage.
            #[must_use]
            pub fn decode(kind: ShaderKind, bytes: &[u8; 16]) -> Self {
                let known = match kind {
                    $(ShaderKind::$stage => Record::decode(bytes).map(Self::$stage),)*
                    _ => None,
                };
                known.unwrap_or(Self::Other(*bytes))
            }

            /// Its bytes.
            #[must_use]
            pub fn encode(&self) -> [u8; 16] {
                let mut out = Vec::with_capacity(16);
                match self {
                    $(Self::$stage(info) => info.encode(&mut out),)*
                    Self::Other(bytes) => out.extend_from_slice(bytes),
                }
                out.try_into().unwrap_or_else(|_| unreachable!("all have 16 bytes"))
            }

            /// Its fields as a group of this name that begins at this byte of the file, unless the stage
            /// has none.
            pub(crate) fn node<'a>(&self, name: &'static str, start: usize) -> Option<Node<'a>> {
                match self {
                    $(Self::$stage(info) => {
                        Some(Node::record(name, &At::new(*info, start, $record::SIZE)))
                    })*
                    Self::Other(_) => None,
                }
            }
        }
    };
}

stage_info! {
    /// Facts about a pixel shader.
    Pixel: PixelInfo,
    /// Facts about a vertex shader.
    Vertex: VertexInfo,
    /// Facts about a geometry shader.
    Geometry: GeometryInfo,
    /// Facts about a hull shader.
    Hull: HullInfo,
    /// Facts about a domain shader.
    Domain: DomainInfo,
    /// Facts about a mesh shader.
    Mesh: MeshInfo,
    /// Facts about an amplification shader.
    Amplification: AmplificationInfo,
}

record! {
    /// Facts about a pixel shader.
    pub struct PixelInfo {
        /// 1 if it writes depth.
        pub depth_output: u8,
        /// 1 if it runs for each sample.
        pub sample_frequency: u8,
        /// Zero.
        pub padding: [u8; 14],
    }
}

record! {
    /// Facts about a vertex shader.
    pub struct VertexInfo {
        /// 1 if its output has a position.
        pub output_position_present: u8,
        /// Zero.
        pub padding: [u8; 15],
    }
}

record! {
    /// Facts about a geometry shader.
    pub struct GeometryInfo {
        /// The primitive that it reads.
        pub input_primitive: InputPrimitive,
        /// The topology that its streams output.
        pub output_topology: PrimitiveTopology,
        /// The streams to which it outputs: a bit each, at least the first.
        pub output_stream_mask: u32,
        /// 1 if its output has a position.
        pub output_position_present: u8,
        /// Zero.
        pub padding: [u8; 3],
    }
}

record! {
    /// Facts about a hull shader.
    pub struct HullInfo {
        /// Control points that it reads, up to 32.
        pub input_control_point_count: u32,
        /// Control points that it outputs, up to 32.
        pub output_control_point_count: u32,
        /// The domain.
        pub tessellator_domain: TessellatorDomain,
        /// The primitives that the tessellator outputs.
        pub tessellator_output_primitive: TessellatorOutputPrimitive,
    }
}

record! {
    /// Facts about a domain shader.
    pub struct DomainInfo {
        /// Control points that it reads, up to 32.
        pub input_control_point_count: u32,
        /// 1 if its output has a position.
        pub output_position_present: u8,
        /// Zero.
        pub padding: [u8; 3],
        /// The domain.
        pub tessellator_domain: TessellatorDomain,
        /// Zero.
        pub padding_2: u32,
    }
}

record! {
    /// Facts about a mesh shader.
    pub struct MeshInfo {
        /// Bytes of group-shared memory.
        pub group_shared_bytes_used: u32,
        /// Bytes of group-shared memory that depend on the index of the view. DXC writes 0.
        pub group_shared_bytes_dependent_on_view_id: u32,
        /// Bytes of the payload that it reads.
        pub payload_size_in_bytes: u32,
        /// The most vertices that it outputs.
        pub max_output_vertices: u16,
        /// The most primitives that it outputs.
        pub max_output_primitives: u16,
    }
}

record! {
    /// Facts about an amplification shader.
    pub struct AmplificationInfo {
        /// Bytes of the payload that it outputs.
        pub payload_size_in_bytes: u32,
        /// Zero.
        pub padding: [u8; 12],
    }
}
