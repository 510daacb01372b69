//! Signatures and their elements.

use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{ComponentType, InterpolationMode, SemanticKind};

use crate::structure::{structure, tags};

structure! {
    /// The signatures of an entry point.
    #[derive(Default)]
    pub struct Signatures = "the signatures" {
        /// The elements that the shader reads.
        pub inputs: Option<Vec<SignatureElement>>,
        /// The elements that the shader writes.
        pub outputs: Option<Vec<SignatureElement>>,
        /// The patch constants of hull and domain shaders, the primitive attributes of mesh shaders.
        pub patch_constants: Option<Vec<SignatureElement>>,
    }
}

structure! {
    /// An element of a signature.
    pub struct SignatureElement = "an element of a signature" {
        /// The number of the element in its signature.
        pub id: u32,
        /// The name of the semantic.
        pub name: BString,
        /// The type of the components.
        pub component_type: ComponentType as u8,
        /// The system value.
        pub semantic_kind: SemanticKind as u8,
        /// The index of the semantic in each row.
        pub semantic_indexes: Vec<u32>,
        /// The interpolation mode.
        pub interpolation_mode: InterpolationMode as u8,
        /// The number of rows, one for each element of an array.
        pub rows: u32,
        /// The number of components of each row.
        pub cols: u8,
        /// The first register; -1 if the element has none.
        pub start_row: i32,
        /// The first component; -1 if the element has no register.
        pub start_col: i8,
        /// Further properties.
        pub properties: Option<SignatureElementProperties>,
    }
}

tags! {
    /// Properties of an element of a signature.
    pub struct SignatureElementProperties = "the properties of an element of a signature";

    /// A property of an element of a signature.
    pub enum SignatureElementProperty {
        /// The stream to which a geometry shader writes; 0 if it is not stated.
        0 => OutputStream, output_stream: u32,
        /// The components that are indexed at run time, a bit each.
        2 => DynamicIndexMask, dynamic_index_mask: u32,
        /// The components that are used, a bit each.
        3 => UsageMask, usage_mask: u32,
    }
}

impl SignatureElement {
    /// The stream to which a geometry shader writes.
    #[must_use]
    pub fn output_stream(&self) -> u32 {
        self.property(SignatureElementProperties::output_stream)
    }

    /// The components that are indexed at run time, a bit each.
    #[must_use]
    pub fn dynamic_index_mask(&self) -> u32 {
        self.property(SignatureElementProperties::dynamic_index_mask)
    }

    /// The components that are used, a bit each.
    #[must_use]
    pub fn usage_mask(&self) -> u32 {
        self.property(SignatureElementProperties::usage_mask)
    }

    fn property(&self, get: fn(&SignatureElementProperties) -> Option<&u32>) -> u32 {
        self.properties.as_ref().and_then(get).copied().unwrap_or(0)
    }
}
