//! Geometry shaders.

use dxil_format::{InputPrimitive, PrimitiveTopology};

use crate::structure::structure;

structure! {
    /// The state of a geometry shader.
    #[derive(Copy, Eq)]
    pub struct GeometryState = "the state of a geometry shader" {
        /// The primitive that the shader reads.
        pub input_primitive: InputPrimitive,
        /// The largest number of vertices that an instance writes.
        pub max_vertex_count: u32,
        /// The streams that the shader writes, a bit each.
        pub active_stream_mask: u32,
        /// The topology of the streams.
        pub stream_primitive_topology: PrimitiveTopology,
        /// The number of instances.
        pub instance_count: u32,
    }
}
