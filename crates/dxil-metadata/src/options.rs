//! Options of modules that are not final: `dx.intermediateOptions`.

use crate::structure::tags;

tags! {
    /// Options that the linker and later passes read. Final modules lack them.
    pub struct IntermediateOptions = "the intermediate options";

    /// An option.
    pub enum IntermediateOption {
        /// The flags, as the pass that writes them defines them.
        0 => Flags, flags: u32,
    }
}
