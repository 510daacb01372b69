//! Elements of signatures.

use alloc::string::String;

use crate::mapping::{Fields, Mapping};
use crate::strings::Strings;
use crate::value::{Flow, Hex, enumerations};
use dxil_container::layout::psv::{
    InterpolationMode, SemanticKind, SigComponentType, SignatureElement,
};
use dxil_container::read::PsvElement;
use dxil_container::write;

/// An element of a signature.
#[derive(Default)]
pub(super) struct Element {
    pub(super) name: String,
    indices: Flow<u32>,
    start_row: u8,
    cols: u8,
    start_col: u8,
    is_allocated: bool,
    kind: SemanticKind,
    component_type: SigComponentType,
    interpolation_mode: InterpolationMode,
    dynamic_mask: Hex<u8>,
    stream: u8,
}

impl Fields for Element {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("Name", &mut self.name);
        map.required("Indices", &mut self.indices);
        map.required("StartRow", &mut self.start_row);
        map.required("Cols", &mut self.cols);
        map.required("StartCol", &mut self.start_col);
        map.required("Allocated", &mut self.is_allocated);
        map.required("Kind", &mut self.kind);
        map.required("ComponentType", &mut self.component_type);
        map.required("Interpolation", &mut self.interpolation_mode);
        map.required("DynamicMask", &mut self.dynamic_mask);
        map.required("Stream", &mut self.stream);
        if self.indices.0.len() > 255 {
            map.fail("Indices", "an element has at most 255 rows");
        }
    }
}

impl Element {
    /// An element, unless it has no name that is text.
    pub(super) fn new(view: &PsvElement<'_>) -> Option<Self> {
        Some(Self {
            name: core::str::from_utf8(*view.name()?).ok()?.into(),
            indices: Flow(view.indexes().iter().collect()),
            start_row: view.start_row,
            cols: view.cols(),
            start_col: view.start_col(),
            is_allocated: view.is_allocated(),
            kind: view.semantic_kind,
            component_type: view.component_type,
            interpolation_mode: view.interpolation_mode,
            dynamic_mask: Hex(view.dynamic_index_mask()),
            stream: view.output_stream(),
        })
    }

    /// The record, with its name and indices in the tables.
    pub(super) fn to_record(
        &self,
        strings: &mut Strings,
        indices: &mut write::Psv,
    ) -> SignatureElement {
        SignatureElement {
            semantic_name: strings.shared(&self.name),
            semantic_indexes: indices.add_semantic_indexes(&self.indices.0),
            rows: self.indices.0.len() as u8,
            start_row: self.start_row,
            cols_and_start: self.cols & 15
                | (self.start_col & 3) << 4
                | u8::from(self.is_allocated) << 6,
            semantic_kind: self.kind,
            component_type: self.component_type,
            interpolation_mode: self.interpolation_mode,
            dynamic_mask_and_stream: self.dynamic_mask.0 & 15 | (self.stream & 3) << 4,
            reserved: 0,
        }
    }
}

enumerations! { psv::SemanticKind, psv::SigComponentType, psv::InterpolationMode }
