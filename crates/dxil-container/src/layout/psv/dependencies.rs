//! Sizes of the masks of the dependencies of outputs.

use super::RuntimeInfo;
use crate::layout::ShaderKind;

/// The bytes of a mask with a bit for each of the four components of these vectors: whole 32-bit words.
#[must_use]
#[inline]
pub fn mask_size(vectors: u8) -> usize {
    usize::from(vectors.div_ceil(8)).saturating_mul(4)
}

/// The bytes of a table of these vectors of inputs and outputs: a mask for each component of the inputs.
#[inline]
pub(crate) fn table_size((inputs, outputs): (u8, u8)) -> usize {
    mask_size(outputs).saturating_mul(usize::from(inputs)).saturating_mul(4)
}

/// Vectors of each mask and table in the part, in this order; 0 where it is absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DependencySizes {
    /// The mask of outputs that depend on the index of the view, for each stream.
    pub view_id_to_output: [u8; 4],
    /// The mask of patch constants or primitives that do.
    pub view_id_to_patch: u8,
    /// Inputs and outputs of the table for each stream.
    pub input_to_output: [(u8, u8); 4],
    /// Inputs and patch constants.
    pub input_to_patch: (u8, u8),
    /// Patch constants and outputs.
    pub patch_to_output: (u8, u8),
}

impl DependencySizes {
    /// The sizes in a part with this information, if its version is 1 or more.
    #[inline]
    #[must_use]
    pub fn of(info: &RuntimeInfo) -> Self {
        let kind = info.kind();
        let [first, ..] = info.sig_output_vectors;
        let outputs = match kind {
            ShaderKind::Geometry => info.sig_output_vectors,
            // Others have one stream, whatever they state.
            _ => [first, 0, 0, 0],
        };
        let input = info.sig_input_vectors;
        let patch = info.sig_patch_const_or_prim_vectors();
        let uses_view_id = info.uses_view_id != 0;
        let (is_hull, is_mesh) = (kind == ShaderKind::Hull, kind == ShaderKind::Mesh);
        Self {
            view_id_to_output: outputs.map(|output| mask(uses_view_id, output)),
            view_id_to_patch: mask(uses_view_id && (is_hull || is_mesh), patch),
            input_to_output: outputs.map(|output| table(!is_mesh, input, output)),
            input_to_patch: table(is_hull, input, patch),
            patch_to_output: table(kind == ShaderKind::Domain, patch, first),
        }
    }

    /// The bytes of all masks and tables.
    #[inline]
    pub(crate) fn total(&self) -> usize {
        let masks = self.view_id_to_output.into_iter().chain([self.view_id_to_patch]);
        let tables = self.input_to_output.into_iter();
        let tables = tables.chain([self.input_to_patch, self.patch_to_output]);
        masks.map(mask_size).chain(tables.map(table_size)).sum()
    }
}

/// The vectors of a mask, if the part can have it.
#[inline]
fn mask(condition: bool, vectors: u8) -> u8 {
    if condition { vectors } else { 0 }
}

/// The vectors of a table, if the part can have it. It is absent unless both sides have some.
#[inline]
fn table(condition: bool, rows: u8, columns: u8) -> (u8, u8) {
    if condition && rows != 0 && columns != 0 { (rows, columns) } else { (0, 0) }
}
