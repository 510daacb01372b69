//! Libraries to a shader of an entry point.

use alloc::format;
use alloc::vec::Vec;

use bstr::{BStr, ByteSlice as _};
use dxil_assemble::derive;
use dxil_format::ShaderFlags;
use dxil_ir::{FunctionId, Module};
use dxil_metadata::{EntryPoint, EntryProperties, EntryProperty, ShaderMetadata};
use dxil_ops::Version;

use crate::symbols::{Symbol, Symbols};
use crate::{
    Diagnostic, Library, Options, Target, aggregates, binding, buffers, casts, choices, cleanup,
    constants, flags, handles, inline, library, memory, merge, resources, target_types, vectors,
    wave_size, wide,
};

/// Links libraries to a shader.
pub(crate) fn link(
    libraries: &[Library],
    symbols: &Symbols<'_>,
    target: &Target,
    options: &Options,
    mut errors: Vec<Diagnostic>,
) -> Result<Module, Vec<Diagnostic>> {
    let roots = roots(libraries, target, symbols).unwrap_or_else(|error| {
        errors.push(error);
        Vec::new()
    });
    let merge::Merged { mut module, mut libraries, .. } =
        merge::merge(libraries, symbols, &roots, true, errors)?;
    // As in DXC's linker, the registers of the entry point's library come first.
    libraries.sort_by_key(|(_, it)| !it.entry_points.iter().any(|it| is_entry(it, target)));
    let mut resources = resources::merge(&module, &libraries)?;
    let mut metadata = metadata(&libraries, target, options).map_err(|error| Vec::from([error]))?;
    let roots = functions(&metadata);
    let operations = operations(target);
    let mut memory = memory::Memory::default();
    for &root in &roots {
        inline(&mut module, root, operations, &mut memory).map_err(|error| Vec::from([error]))?;
    }
    resources.retain_used(&module, &roots);
    resources.number();
    binding::bind(&mut resources.resources, automatic_space(&metadata))?;
    for &root in &roots {
        lower(&mut module, root, &resources, operations)?;
    }
    metadata.target_types = target_types::used(&module, &roots, &libraries);
    finish(&mut module, &mut metadata, &mut resources, &roots)
        .map_err(|error| Vec::from([error]))?;
    Ok(module)
}

/// The entry point's functions in the library that defines it.
fn roots(
    libraries: &[Library],
    target: &Target,
    symbols: &Symbols<'_>,
) -> Result<Vec<Symbol>, Diagnostic> {
    let name = target.entry.as_bstr();
    let mut kinds = Vec::new();
    for (index, library) in libraries.iter().enumerate() {
        let entry = library::entry_point(&library.module, name)
            .map_err(|error| Diagnostic::of(&[&library.name], error))?;
        let Some(entry) = entry else { continue };
        if entry.kind() == Some(target.profile.kind) {
            let functions = [entry.function, entry.patch_constant_function()];
            return Ok(functions.into_iter().flatten().map(|id| (index, id)).collect());
        }
        kinds.push((&*library.name, entry.kind()));
    }
    Err(match *kinds {
        [(library, Some(kind)), ..] => {
            let message = format!(
                "the target is a {} shader, but {name} is a {kind} shader",
                target.profile.kind
            );
            Diagnostic::of(&[library], message)
        }
        [(library, None), ..] => {
            Diagnostic::of(&[library], format!("the entry point {name} states no kind of shader"))
        }
        [] => no_entry(libraries, name, symbols),
    })
}

fn no_entry(libraries: &[Library], name: &BStr, symbols: &Symbols<'_>) -> Diagnostic {
    match symbols.find(name) {
        Some((library, _)) => {
            let message =
                format!("{name} is no entry point; it lacks an attribute such as [shader]");
            Diagnostic::of(&[&libraries[library].name], message)
        }
        None => Diagnostic::new(format!("no library defines the entry point {name}")),
    }
}

/// Whether an entry point is the one that the target names.
fn is_entry(entry: &EntryPoint, target: &Target) -> bool {
    entry.function.is_some()
        && entry.name == target.entry
        && entry.kind() == Some(target.profile.kind)
}

/// The metadata of the shader, without resources and what follows from code.
fn metadata(
    libraries: &[(alloc::string::String, ShaderMetadata)],
    target: &Target,
    options: &Options,
) -> Result<ShaderMetadata, Diagnostic> {
    let is_entry = |it: &EntryPoint| is_entry(it, target);
    let mut owners = libraries.iter().filter(|(_, it)| it.entry_points.iter().any(is_entry));
    let Some((_, owner)) = owners.next() else {
        return Err(Diagnostic::new(format!("no library has the entry point {}", target.entry)));
    };
    let mut metadata = owner.clone();
    let of_library = metadata.entry_points.iter().find(|it| it.function.is_none());
    let mut flags = of_library.map(EntryPoint::flags).unwrap_or_default();
    metadata.entry_points.retain(is_entry);
    metadata.entry_points.truncate(1);
    for entry in &mut metadata.entry_points {
        flags = ShaderFlags(flags.0 | entry.flags().0);
        let properties = entry.properties.get_or_insert_with(EntryProperties::default);
        let flags = flags::kept(flags);
        if flags != ShaderFlags::default() {
            properties.set(EntryProperty::Flags(flags));
        }
    }
    wave_size::adapt(&mut metadata.entry_points, target)?;
    metadata.target = Some(target.profile);
    metadata.dxil_version = target.profile.model.version();
    let newest = libraries.iter().filter_map(|(_, it)| it.validator_version).max();
    metadata.validator_version = options.validator_version.or(newest).or(Some(Version::V1_0));
    metadata.type_annotations.clear();
    metadata.payload_annotations.clear();
    metadata.subobjects.clear();
    metadata.intermediate_options = None;
    Ok(metadata)
}

/// The functions of the entry point.
fn functions(metadata: &ShaderMetadata) -> Vec<FunctionId> {
    let entries = metadata.entry_points.iter();
    entries.flat_map(|it| [it.function, it.patch_constant_function()]).flatten().collect()
}

/// The space for resources without a register.
fn automatic_space(metadata: &ShaderMetadata) -> u32 {
    let properties = metadata.entry_points.first().and_then(|it| it.properties.as_ref());
    properties.and_then(|it| it.auto_binding_space()).map_or(0, |it| it.space)
}

/// The operations of the shader.
fn operations(target: &Target) -> dxil_ops::Target {
    let version = target.profile.model.version().unwrap_or(Version::V1_0);
    let stage = target.profile.kind.stage().unwrap_or(dxil_ops::ShaderStage::Library);
    dxil_ops::Target::new(version, stage)
}

/// Makes a function one that calls operations only, without what is constant, never reached or without effect.
fn inline(
    module: &mut Module,
    function: FunctionId,
    operations: dxil_ops::Target,
    memory: &mut memory::Memory,
) -> Result<(), Diagnostic> {
    inline::inline_calls(module, function, inline::Kept::None)?;
    cleanup::erase_dead_code(module, function)?;
    aggregates::split(module, function, operations)?;
    vectors::scalarize(module, function, operations)?;
    casts::fold(module, function, operations)?;
    memory::lower(module, function, operations, memory)?;
    constants::fold(module, function)?;
    cleanup::erase_dead_code(module, function)
}

/// Makes the resources and addresses of a function those of a shader.
fn lower(
    module: &mut Module,
    function: FunctionId,
    resources: &resources::Merged,
    operations: dxil_ops::Target,
) -> Result<(), Vec<Diagnostic>> {
    let one = |error| Vec::from([error]);
    choices::lower(module, function, operations).map_err(one)?;
    handles::lower(module, function, resources, operations)?;
    wide::lower(module, function, operations).map_err(one)?;
    buffers::lower(module, function, operations).map_err(one)?;
    constants::fold(module, function).map_err(one)?;
    cleanup::erase_dead_code(module, function).map_err(one)
}

/// Writes the metadata, with what follows from code, and removes what the shader does not use.
fn finish(
    module: &mut Module,
    metadata: &mut ShaderMetadata,
    resources: &mut resources::Merged,
    roots: &[FunctionId],
) -> Result<(), Diagnostic> {
    for resource in &mut resources.resources {
        if let Some(ty) = resource.ty(module) {
            resource.symbol = module.constants.undef(ty);
        }
    }
    let all = resources.metadata();
    metadata.resources = all.clone();
    if let Some(entry) = metadata.entry_points.first_mut() {
        entry.resources = all;
        if let Some(properties) = &mut entry.properties {
            let is_of_library = |it: &EntryProperty| {
                matches!(it, EntryProperty::Kind(_) | EntryProperty::AutoBindingSpace(_))
            };
            properties.0.retain(|it| !is_of_library(it));
        }
    }
    derive::usage_masks(module, metadata);
    derive::resource_usage(module, metadata);
    derive::shader_flags(module, metadata);
    derive::view_id_state(module, metadata);
    for entry in &mut metadata.entry_points {
        entry.properties = entry.properties.take().filter(|it| !it.0.is_empty());
    }
    metadata.write(module);
    cleanup::forget_names(module, roots);
    cleanup::remove_unused_globals(module, roots)
}
