//! The dependencies of outputs, from `dx.viewIdState`.

use dxil_container::write::{ComponentMask, Dependencies, DependencyTable};
use dxil_metadata::{Dependencies as State, ViewIdState};

/// The masks and tables of the part.
pub(super) fn dependencies(state: &ViewIdState) -> Dependencies {
    let mut dependencies = Dependencies::default();
    for (stream, outputs) in state.outputs.iter().enumerate().take(4) {
        dependencies.view_id_to_output[stream] = mask(&outputs.on_view_id);
        dependencies.input_to_output[stream] = table(outputs);
    }
    if let Some(patch_constants) = &state.patch_constants {
        dependencies.view_id_to_patch = mask(&patch_constants.on_view_id);
        dependencies.input_to_patch = table(patch_constants);
    }
    for (output, inputs) in &state.patch_inputs_of_outputs {
        inputs.iter().for_each(|input| insert(&mut dependencies.patch_to_output, *input, *output));
    }
    dependencies
}

/// A set of components. The part has room for 256.
fn mask(components: &[u32]) -> ComponentMask {
    let mut mask = ComponentMask::default();
    components.iter().filter_map(|it| u8::try_from(*it).ok()).for_each(|it| mask.insert(it));
    mask
}

fn table(state: &State) -> DependencyTable {
    let mut table = DependencyTable::default();
    for (output, inputs) in &state.on_inputs {
        inputs.iter().for_each(|input| insert(&mut table, *input, *output));
    }
    table
}

fn insert(table: &mut DependencyTable, input: u32, output: u32) {
    if let (Ok(input), Ok(output)) = (input.try_into(), output.try_into()) {
        table.insert(input, output);
    }
}
