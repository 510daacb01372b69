//! The metadata of one library, as far as it is linked.

use bstr::ByteSlice as _;
use dxil_ir::{FunctionId, Module};
use dxil_metadata::{EntryPoint, Resource, Resources, ShaderMetadata};

use crate::reach::Reached;
use crate::{Diagnostic, Library, annotations, uses};

/// The metadata of a library about what has been reached, without what a linked module states anew.
///
/// # Errors
///
/// The metadata cannot be read.
pub(crate) fn metadata(library: &Library, reached: &Reached) -> Result<ShaderMetadata, Diagnostic> {
    let module = &library.module;
    let mut metadata =
        ShaderMetadata::read(module).map_err(|error| Diagnostic::of(&[&library.name], error))?;
    if let Some(resources) = &mut metadata.resources {
        retain(resources, |it| {
            uses::variable(module, it.symbol).is_some_and(|id| reached.variables.contains(&id))
        });
    }
    let is_reached = |id: &FunctionId| reached.functions.contains(id);
    metadata.entry_points.retain(|it| it.function.as_ref().is_none_or(is_reached));
    for entry in &mut metadata.entry_points {
        entry.resources = None;
    }
    annotations::retain_functions(&mut metadata.type_annotations, module, |id| is_reached(&id));
    metadata.view_id_state = None;
    metadata.counters = None;
    Ok(metadata)
}

/// Keeps the resources for which `keep` returns true.
fn retain(resources: &mut Resources, keep: impl Fn(&Resource) -> bool) {
    let Resources { srvs, uavs, cbuffers, samplers } = resources;
    for list in [srvs, uavs, cbuffers, samplers] {
        list.iter_mut().for_each(|list| list.retain(&keep));
    }
}

/// The entry point of a function of a library, with this name.
pub(crate) fn entry_point(
    module: &Module,
    name: &bstr::BStr,
) -> Result<Option<EntryPoint>, dxil_metadata::Error> {
    let entries = EntryPoint::all(module)?;
    Ok(entries.into_iter().find(|it| it.function.is_some() && it.name.as_bstr() == name))
}
