//! The dependencies of outputs, from `dx.viewIdState`.

use dxil_container::write::{ComponentMask, Dependencies, DependencyTable};
use dxil_metadata::ViewIdState;

/// The masks and tables of the part.
pub(super) fn dependencies(state: &ViewIdState) -> Dependencies {
    let mut dependencies = Dependencies::default();
    for (stream, outputs) in state.outputs.iter().enumerate().take(4) {
        dependencies.view_id_to_output[stream] = mask(&outputs.on_view_id);
        dependencies.input_to_output[stream] = table(&outputs.on_inputs);
    }
    if let Some(patch_constants) = &state.patch_constants {
        dependencies.view_id_to_patch = mask(&patch_constants.on_view_id);
        dependencies.input_to_patch = table(&patch_constants.on_inputs);
    }
    dependencies.patch_to_output = table(&state.patch_inputs_of_outputs);
    dependencies
}

/// A set of components. The part has room for 256.
fn mask(components: &[u32]) -> ComponentMask {
    let mut mask = ComponentMask::default();
    components.iter().filter_map(|it| u8::try_from(*it).ok()).for_each(|it| mask.insert(it));
    mask
}

/// A table of pairs of an output and of an input.
fn table(inputs_of_outputs: &[(u32, u32)]) -> DependencyTable {
    let mut table = DependencyTable::default();
    for &(output, input) in inputs_of_outputs {
        if let (Ok(input), Ok(output)) = (input.try_into(), output.try_into()) {
            table.insert(input, output);
        }
    }
    table
}
