//! Hull shaders.

use dxil_format::{TessellatorDomain, TessellatorOutputPrimitive, TessellatorPartitioning};
use dxil_ir::FunctionId;

use crate::structure::structure;

structure! {
    /// The state of a hull shader.
    #[derive(Copy)]
    pub struct HullState = "the state of a hull shader" {
        /// The patch-constant function.
        pub patch_constant_function: Option<FunctionId>,
        /// The number of control points that the shader reads.
        pub input_control_point_count: u32,
        /// The number of control points that the shader writes.
        pub output_control_point_count: u32,
        /// The domain.
        pub domain: TessellatorDomain,
        /// The way in which edges are divided.
        pub partitioning: TessellatorPartitioning,
        /// The primitive that tessellation creates.
        pub output_primitive: TessellatorOutputPrimitive,
        /// The largest tessellation factor.
        pub max_tessellation_factor: f32,
    }
}
