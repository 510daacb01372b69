//! The module in `STAT`, which reflection reads.

use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Function, Linkage, Module};
use dxil_metadata::{EntryPoint, Resources, ShaderMetadata, TypeAnnotationList};
use dxil_ops::Version;

use crate::normalize::normalize;

/// Makes the module for reflection of a program: without the bodies of functions, with its metadata in the
/// newest form and counts of its instructions.
pub(crate) fn reduce(module: &mut Module, mut metadata: ShaderMetadata) {
    metadata.validator_version = Some(Version::new(0, 0));
    metadata.subobjects.clear();
    metadata.counters = crate::counters::count(module);
    normalize(&mut metadata, module);
    module.functions.values_mut().for_each(declare);
    metadata.write(module);
}

/// Makes a function of a program a declaration, with external linkage and in no COMDAT.
fn declare(function: &mut Function) {
    if function.body.take().is_some() {
        function.linkage = Linkage::External;
        function.comdat = None;
    }
}

/// The minor version of shader model 6.x: that of libraries for DXC's linker.
const LINKED: u8 = 15;

/// Removes the data that only reflection reads: names of resources and values, annotations of types. Returns
/// whether DXC writes the program anew for it; the module may have changed otherwise, too.
pub(crate) fn strip(module: &mut Module, mut metadata: ShaderMetadata) -> bool {
    let library = metadata.target.filter(|target| target.kind == ShaderKind::Library);
    if library.is_some_and(|library| library.model.minor == LINKED) {
        // The linker reads the data, too.
        return false;
    }
    let had_names = strip_names(module);
    let flags = metadata.entry_points.first().map(EntryPoint::flags).unwrap_or_default();
    // A library with min-precision types keeps the annotations of functions. DXC writes it anew only for
    // its names, though it drops the annotations of structs, too.
    let has_min_precision =
        library.is_some() && !flags.contains(ShaderFlags::UseNativeLowPrecision);
    let is_changed = match library {
        Some(_) => had_names || !has_min_precision && !metadata.type_annotations.is_empty(),
        None => true,
    };
    let keeps_functions = has_min_precision
        || metadata.validator_version.is_none_or(|version| version < Version::V1_5);
    metadata.type_annotations.retain(|list| match list {
        TypeAnnotationList::Structs(_) => false,
        _ => keeps_functions,
    });
    if library.is_none() {
        strip_resource_names(&mut metadata);
    }
    normalize(&mut metadata, module);
    metadata.write(module);
    is_changed
}

/// Removes the names of instructions and blocks. Whether there were any.
fn strip_names(module: &mut Module) -> bool {
    let mut had_names = false;
    for body in module.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        had_names |= !body.names.is_empty();
        body.names.clear();
        for block in body.blocks.values_mut() {
            had_names |= !block.name.is_empty();
            block.name.clear();
        }
    }
    had_names
}

fn strip_resource_names(metadata: &mut ShaderMetadata) {
    let of_entries = metadata.entry_points.iter_mut().filter_map(|it| it.resources.as_mut());
    for resources in metadata.resources.iter_mut().chain(of_entries) {
        let Resources { srvs, uavs, cbuffers, samplers } = resources;
        let lists = [srvs, uavs, cbuffers, samplers].into_iter().flatten();
        lists.flatten().for_each(|resource| resource.name.clear());
    }
}
