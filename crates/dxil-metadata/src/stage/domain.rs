//! Domain shaders.

use dxil_format::TessellatorDomain;

use crate::structure::structure;

structure! {
    /// The state of a domain shader.
    #[derive(Copy, Eq)]
    pub struct DomainState = "the state of a domain shader" {
        /// The domain.
        pub domain: TessellatorDomain,
        /// The number of control points that the shader reads.
        pub input_control_point_count: u32,
    }
}
