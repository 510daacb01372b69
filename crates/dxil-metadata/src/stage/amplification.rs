//! Amplification shaders.

use crate::structure::structure;

structure! {
    /// The state of an amplification shader.
    #[derive(Copy, Eq)]
    pub struct AmplificationState = "the state of an amplification shader" {
        /// The number of threads of a group, in x, y and z.
        pub num_threads: [u32; 3],
        /// The size of the payload in bytes.
        pub payload_size_in_bytes: u32,
    }
}
