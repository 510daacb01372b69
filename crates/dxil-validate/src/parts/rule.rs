//! The rules.

use crate::rules::rules;

rules! {
    /// The rules for the parts of a container with a DXIL program.
    pub enum Rule {
        /// A container has only parts that belong to its program.
        Known "P01" "A container has only parts that belong to its program.",
        /// A container has the parts that its program needs.
        Needed "P02" "A container has the parts that its program needs.",
        /// The parts state what the module states.
        Derived "P03" "The parts state what the module states.",
        /// The root signature binds the resources of the shader.
        Bound "P04" "The root signature binds the resources of the shader.",
    }
}
