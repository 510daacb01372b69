//! Which outputs depend on the index of the view and on which inputs.

use alloc::vec::Vec;

use crate::layout::psv::{DependencySizes, RuntimeInfo, mask_size};
use crate::read;

/// Which outputs depend on the index of the view and on which inputs.
///
/// The part has a mask or table if the stage and the vectors in [`RuntimeInfo`] ask for it, and so
/// large as they say; what does not fit is not written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Dependencies {
    /// Outputs of each stream that depend on the index of the view.
    pub view_id_to_output: [ComponentMask; 4],
    /// Patch constants of a hull shader, or primitives of a mesh shader, that do.
    pub view_id_to_patch: ComponentMask,
    /// Outputs of each stream that depend on inputs.
    pub input_to_output: [DependencyTable; 4],
    /// Patch constants of a hull shader that depend on inputs.
    pub input_to_patch: DependencyTable,
    /// Outputs of a domain shader that depend on patch constants.
    pub patch_to_output: DependencyTable,
}

/// A set of components of a signature: component `i` is number `i % 4` of vector `i / 4`, and bit
/// `i % 32` of word `i / 32`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ComponentMask(pub Vec<u32>);

/// Which components of one signature depend on which of another: a mask for each of the latter's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DependencyTable(pub Vec<ComponentMask>);

impl ComponentMask {
    /// Adds a component to the set.
    pub fn insert(&mut self, component: u8) {
        let word = usize::from(component / 32);
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (component % 32);
    }

    fn write(&self, out: &mut Vec<u8>, vectors: u8) {
        let start = out.len();
        out.extend(self.0.iter().flat_map(|word| word.to_le_bytes()));
        out.resize(start + mask_size(vectors), 0);
    }
}

impl DependencyTable {
    /// Makes a component of the output depend on one of the input.
    pub fn insert(&mut self, input: u8, output: u8) {
        let input = usize::from(input);
        if self.0.len() <= input {
            self.0.resize_with(input + 1, ComponentMask::default);
        }
        self.0[input].insert(output);
    }

    fn write(&self, out: &mut Vec<u8>, (inputs, outputs): (u8, u8)) {
        let start = out.len();
        let rows = usize::from(inputs) * 4;
        self.0.iter().take(rows).for_each(|mask| mask.write(out, outputs));
        out.resize(start + rows * mask_size(outputs), 0);
    }
}

impl Dependencies {
    /// Appends what a part with this information has.
    pub(super) fn write(&self, out: &mut Vec<u8>, info: &RuntimeInfo) {
        let sizes = DependencySizes::of(info);
        for (mask, vectors) in self.view_id_to_output.iter().zip(sizes.view_id_to_output) {
            mask.write(out, vectors);
        }
        self.view_id_to_patch.write(out, sizes.view_id_to_patch);
        for (table, vectors) in self.input_to_output.iter().zip(sizes.input_to_output) {
            table.write(out, vectors);
        }
        self.input_to_patch.write(out, sizes.input_to_patch);
        self.patch_to_output.write(out, sizes.patch_to_output);
    }
}

impl From<&read::Dependencies<'_>> for Dependencies {
    fn from(view: &read::Dependencies<'_>) -> Self {
        Self {
            view_id_to_output: view.view_id_to_output.each_ref().map(Into::into),
            view_id_to_patch: (&view.view_id_to_patch).into(),
            input_to_output: view.input_to_output.each_ref().map(Into::into),
            input_to_patch: (&view.input_to_patch).into(),
            patch_to_output: (&view.patch_to_output).into(),
        }
    }
}

impl From<&read::ComponentMask<'_>> for ComponentMask {
    fn from(view: &read::ComponentMask<'_>) -> Self {
        Self(view.words().collect())
    }
}

impl From<&read::DependencyTable<'_>> for DependencyTable {
    fn from(view: &read::DependencyTable<'_>) -> Self {
        Self(view.iter().map(|mask| (&mask).into()).collect())
    }
}
