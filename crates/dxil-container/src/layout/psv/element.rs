//! Elements of signatures.

use dxil_format::{InterpolationMode, SemanticKind};

use super::StringRef;
use crate::layout::signature::sig_component_types;
use crate::record::record;

record! {
    /// An element of a signature: a semantic, which may be an array and take several rows.
    pub struct SignatureElement {
        /// Its name; that of system values is empty.
        pub semantic_name: StringRef,
        /// The place of its first index in the table of semantic indices. It has one for each row.
        pub semantic_indexes: u32,
        /// Rows that it takes.
        pub rows: u8,
        /// The first of them, if it is allocated.
        pub start_row: u8,
        /// Columns in the low four bits, the first of them in the next two, and bit 6 is set if it is
        /// allocated.
        pub cols_and_start: u8,
        /// The system value.
        pub semantic_kind: SemanticKind,
        /// The type of its components.
        pub component_type: SigComponentType,
        /// The interpolation mode.
        pub interpolation_mode: InterpolationMode,
        /// Components that are indexed dynamically in the low four bits, the output stream in the next
        /// two.
        pub dynamic_mask_and_stream: u8,
        /// Zero.
        pub reserved: u8,
    }
}

record! {
    /// An entry of the table of semantic indices.
    pub struct SemanticIndex {
        /// The index.
        pub index: u32,
    }
}

impl SignatureElement {
    /// An element without rows, name and place.
    #[must_use]
    pub fn new(
        semantic_kind: SemanticKind,
        component_type: SigComponentType,
        interpolation_mode: InterpolationMode,
        cols: u8,
    ) -> Self {
        let cols_and_start = cols & 15;
        Self {
            semantic_kind,
            component_type,
            interpolation_mode,
            cols_and_start,
            ..Self::default()
        }
    }

    /// The element allocated at this row and column.
    #[must_use]
    pub fn at(self, start_row: u8, start_col: u8) -> Self {
        Self { start_row, ..self.with_cols(self.cols(), start_col, true) }
    }

    /// The element with this number of columns, first column, and whether it is allocated.
    #[must_use]
    pub fn with_cols(self, cols: u8, start_col: u8, is_allocated: bool) -> Self {
        let cols_and_start = cols & 15 | (start_col & 3) << 4 | u8::from(is_allocated) << 6;
        Self { cols_and_start, ..self }
    }

    /// The element as output to this stream.
    #[must_use]
    pub fn in_stream(self, stream: u8) -> Self {
        let dynamic_mask_and_stream = self.dynamic_index_mask() | (stream & 3) << 4;
        Self { dynamic_mask_and_stream, ..self }
    }

    /// The element with these components indexed dynamically: a bit each.
    #[must_use]
    pub fn with_dynamic_index_mask(self, mask: u8) -> Self {
        let dynamic_mask_and_stream = mask & 15 | self.output_stream() << 4;
        Self { dynamic_mask_and_stream, ..self }
    }

    /// Columns that it takes.
    #[must_use]
    pub fn cols(&self) -> u8 {
        self.cols_and_start & 15
    }

    /// The first column, if it is allocated.
    #[must_use]
    pub fn start_col(&self) -> u8 {
        self.cols_and_start >> 4 & 3
    }

    /// Whether it has a place in registers.
    #[must_use]
    pub fn is_allocated(&self) -> bool {
        self.cols_and_start & 1 << 6 != 0
    }

    /// The components that are indexed dynamically: a bit each.
    #[must_use]
    pub fn dynamic_index_mask(&self) -> u8 {
        self.dynamic_mask_and_stream & 15
    }

    /// The stream to which it is output.
    #[must_use]
    pub fn output_stream(&self) -> u8 {
        self.dynamic_mask_and_stream >> 4 & 3
    }
}

sig_component_types!(u8);

impl From<SigComponentType> for crate::layout::SigComponentType {
    fn from(component_type: SigComponentType) -> Self {
        Self(component_type.0.into())
    }
}
