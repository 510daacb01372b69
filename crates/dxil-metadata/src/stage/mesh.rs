//! Mesh shaders.

use dxil_format::MeshOutputTopology;

use crate::structure::structure;

structure! {
    /// The state of a mesh shader.
    #[derive(Copy, Eq)]
    pub struct MeshState = "the state of a mesh shader" {
        /// The number of threads of a group, in x, y and z.
        pub num_threads: [u32; 3],
        /// The largest number of vertices that a group writes.
        pub max_vertex_count: u32,
        /// The largest number of primitives that a group writes.
        pub max_primitive_count: u32,
        /// The topology of the primitives.
        pub output_topology: MeshOutputTopology,
        /// The size of the payload in bytes.
        pub payload_size_in_bytes: u32,
    }
}
