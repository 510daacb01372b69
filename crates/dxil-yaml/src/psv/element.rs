//! Elements of signatures.

use alloc::string::String;

use dxil_container::layout::psv::{self, StringRef};
use dxil_container::read::PsvElement;
use dxil_container::write::PsvSignatures;

use crate::mapping::{Fields, Mapping};
use crate::strings::Strings;
use crate::value::{Flow, Hex, enumerations};

/// An element of a signature: its record, and the name and indices to which that refers.
#[derive(Default)]
pub(super) struct Element {
    pub(super) name: String,
    indices: Flow<u32>,
    record: psv::SignatureElement,
}

impl Fields for Element {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let Self { name, indices, record } = self;
        map.required("Name", name);
        map.required("Indices", indices);
        map.required("StartRow", &mut record.start_row);
        let (mut cols, mut start_col) = (record.cols(), record.start_col());
        let mut is_allocated = record.is_allocated();
        map.required("Cols", &mut cols);
        map.required("StartCol", &mut start_col);
        map.required("Allocated", &mut is_allocated);
        *record = record.with_cols(cols, start_col, is_allocated);
        map.required("Kind", &mut record.semantic_kind);
        map.required("ComponentType", &mut record.component_type);
        map.required("Interpolation", &mut record.interpolation_mode);
        let (mut mask, mut stream) = (Hex(record.dynamic_index_mask()), record.output_stream());
        map.required("DynamicMask", &mut mask);
        map.required("Stream", &mut stream);
        *record = record.with_dynamic_index_mask(mask.0).in_stream(stream);
        if indices.0.len() > 255 {
            map.fail("Indices", "an element has at most 255 rows");
        }
    }
}

impl Element {
    /// An element, unless its name is not text.
    pub(super) fn new(view: &PsvElement<'_>) -> Option<Self> {
        let name = core::str::from_utf8(*view.name()).ok()?.into();
        Some(Self { name, indices: Flow(view.indexes().iter().collect()), record: **view })
    }

    /// The record, with its name in this table and its indices in that of the part.
    pub(super) fn to_record(
        &self,
        strings: &mut Strings,
        signatures: &mut PsvSignatures,
    ) -> psv::SignatureElement {
        psv::SignatureElement {
            semantic_name: StringRef(strings.shared(&self.name)),
            semantic_indexes: signatures.add_semantic_indexes(&self.indices.0),
            rows: self.indices.0.len() as u8,
            ..self.record
        }
    }
}

enumerations! { psv::SemanticKind, psv::SigComponentType, psv::InterpolationMode }
