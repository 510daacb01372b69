//! Libraries to one library.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_assemble::derive;
use dxil_format::ShaderFlags;
use dxil_ir::edit::Global;
use dxil_ir::{Function, FunctionId, Linkage, Module, Type, TypeId};
use dxil_metadata::{EntryPoint, EntryProperties, EntryProperty, ShaderMetadata};
use dxil_ops::{ShaderModel, ShaderStage, Version};

use crate::exports::{Exported, Exports};
use crate::inline::{self, Kept};
use crate::symbols::Symbols;
use crate::{
    Diagnostic, Library, Options, Target, annotations, choices, cleanup, constructors, flags,
    library_handles, memory, merge, resources, target_types, uses, vectors, wave_size,
};

/// The first version whose payloads have access qualifiers.
const PAYLOADS: Version = Version::V1_7;

/// Links libraries to a library. Functions that none of them defines stay declared.
pub(crate) fn link(
    libraries: &[Library],
    symbols: &Symbols<'_>,
    target: &Target,
    options: &Options,
    mut errors: Vec<Diagnostic>,
) -> Result<Module, Vec<Diagnostic>> {
    let one = |error| Vec::from([error]);
    let exported = Exported::new(libraries, symbols, &options.exports, &mut errors);
    let roots = exported.symbols.clone();
    let must_be_defined = options.exports == Exports::EntryPoints;
    let merge::Merged { mut module, libraries, constructors } =
        merge::merge(libraries, symbols, &roots, must_be_defined, errors)?;
    let mut resources = resources::merge(&module, &libraries)?;
    resources.number();
    let mut metadata = metadata(&libraries, target, options)?;
    let functions = module.functions.iter();
    let defined: Vec<_> = functions.filter(|(_, it)| it.body.is_some()).map(|(id, _)| id).collect();
    for &id in &defined {
        inline::inline_calls(&mut module, id, Kept::Marked).map_err(one)?;
    }
    let wrong = check_signatures(&module, &exported, target);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    lower(&mut module, &defined, &libraries, target).map_err(one)?;
    let version = target.profile.model.version().unwrap_or(Version::V1_0);
    let operations = dxil_ops::Target::new(version, ShaderStage::Library);
    library_handles::unify(&mut module, &defined, &mut resources, operations)?;
    for &id in &defined {
        cleanup::erase_dead_code(&mut module, id).map_err(one)?;
    }
    set_resources(&mut metadata, &resources);
    let mut kept = hide(&mut module, &exported, &constructors);
    annotations::retain_functions(&mut metadata.type_annotations, &module, |id| kept.contains(&id));
    metadata.entry_points.retain(|it| it.function.is_none_or(|id| kept.contains(&id)));
    kept.extend(exported.rename(&mut module, &mut metadata).map_err(one)?);
    sort_entry_points(&mut metadata);
    metadata.target_types = target_types::used(&module, &kept, &libraries);
    metadata.write(&mut module);
    constructors::list(&mut module, &constructors);
    cleanup::remove_unused_globals(&mut module, &kept).map_err(one)?;
    derive_flags(&mut module).map_err(one)?;
    Ok(module)
}

/// Sorts the entry points by name, after that of the library as a whole, as DXC does.
fn sort_entry_points(metadata: &mut ShaderMetadata) {
    metadata.entry_points.sort_by(|one, other| {
        (one.function.is_some(), &one.name).cmp(&(other.function.is_some(), &other.name))
    });
}

/// States the flags that follow from code again: those of the libraries are of all their functions.
fn derive_flags(module: &mut Module) -> Result<(), Diagnostic> {
    let mut metadata = ShaderMetadata::read(module)?;
    derive::shader_flags(module, &mut metadata);
    metadata.write(module);
    Ok(())
}

/// Makes the code of libraries that of the target: replaces choices of resources, and operations on vectors if
/// libraries call them and the target has none.
fn lower(
    module: &mut Module,
    functions: &[FunctionId],
    libraries: &[(String, ShaderMetadata)],
    target: &Target,
) -> Result<(), Diagnostic> {
    let version = target.profile.model.version().unwrap_or(Version::V1_0);
    let operations = dxil_ops::Target::new(version, ShaderStage::Library);
    let newest = libraries.iter().filter_map(|(_, it)| it.target?.model.version()).max();
    if newest >= Some(vectors::FIRST) && version < vectors::FIRST {
        for &function in functions {
            vectors::scalarize(module, function, operations)?;
        }
    }
    for &function in functions {
        cleanup::erase_dead_code(module, function)?;
        memory::promote_structs(module, function, operations)?;
        choices::lower(module, function, operations)?;
    }
    Ok(())
}

/// Refuses exported functions with resources as parameters, unless the target is one that is linked again.
fn check_signatures(module: &Module, exported: &Exported, target: &Target) -> Vec<Diagnostic> {
    if target.profile.model.minor == ShaderModel::OFFLINE {
        return Vec::new();
    }
    let is_exported = |it: &&Function| it.body.is_some() && exported.contains(it.name.as_bstr());
    let exported = module.functions.values().filter(is_exported);
    let has_resource = |it: &&Function| {
        let Type::Function { result, parameters, .. } = &module.types[it.ty] else { return false };
        [*result].iter().chain(parameters).any(|&ty| is_resource(module, ty))
    };
    let message =
        "it is exported and has a resource as a parameter or result, which only lib_6_x allows";
    exported
        .filter(has_resource)
        .map(|it| Diagnostic::new(message).within(it.name.as_bstr()))
        .collect()
}

/// Whether a type is that of a handle, or of a pointer to one.
fn is_resource(module: &Module, ty: TypeId) -> bool {
    let ty = module.types.pointee(ty).unwrap_or(ty);
    library_handles::is_handle(module, ty)
}

/// The metadata of the library, without resources.
fn metadata(
    libraries: &[(String, ShaderMetadata)],
    target: &Target,
    options: &Options,
) -> Result<ShaderMetadata, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let Some((first, metadata)) = libraries.first() else {
        return Err(Vec::from([Diagnostic::new("no library has a function")]));
    };
    let mut metadata = metadata.clone();
    let compiled = flags_of_compiler(flags_of(&metadata));
    let newest = libraries.iter().filter_map(|(_, it)| it.validator_version).max();
    metadata.target = Some(target.profile);
    metadata.dxil_version = target.profile.model.version();
    metadata.validator_version = options.validator_version.or(newest).or(Some(Version::V1_0));
    metadata.intermediate_options = None;
    metadata.entry_points.retain(|it| it.function.is_some());
    for (name, other) in &libraries[1..] {
        if compiled != flags_of_compiler(flags_of(other)) {
            let message = "they are compiled with other flags, such as native 16-bit types";
            errors.push(Diagnostic::of(&[first, name], Diagnostic::new(message)));
        }
        metadata.entry_points.extend(entries(other).cloned());
        for subobject in &other.subobjects {
            match metadata.subobjects.iter().find(|it| it.name == subobject.name) {
                Some(known) if known == subobject => {}
                Some(_) => {
                    let message = format!("both have the subobject {}", subobject.name);
                    errors.push(Diagnostic::of(&[first, name], message));
                }
                None => metadata.subobjects.push(subobject.clone()),
            }
        }
    }
    if let Err(error) = wave_size::adapt(&mut metadata.entry_points, target) {
        errors.push(error);
    }
    let annotations = libraries.iter().flat_map(|(_, it)| &it.type_annotations);
    metadata.type_annotations = annotations::merge(annotations);
    let payloads = libraries.iter().flat_map(|(_, it)| &it.payload_annotations);
    metadata.payload_annotations = match metadata.dxil_version >= Some(PAYLOADS) {
        true => annotations::merge_payloads(payloads),
        false => Vec::new(),
    };
    let all = libraries.iter().fold(0, |all, (_, it)| all | flags_of(it).0);
    let all = flags::kept(ShaderFlags(all));
    let properties = (all != ShaderFlags::default())
        .then(|| EntryProperties([EntryProperty::Flags(all)].into()));
    metadata.entry_points.insert(0, EntryPoint { properties, ..EntryPoint::default() });
    if errors.is_empty() { Ok(metadata) } else { Err(errors) }
}

fn entries(metadata: &ShaderMetadata) -> impl Iterator<Item = &EntryPoint> {
    metadata.entry_points.iter().filter(|it| it.function.is_some())
}

/// The flags of a library as a whole.
fn flags_of(metadata: &ShaderMetadata) -> ShaderFlags {
    let whole = metadata.entry_points.iter().find(|it| it.function.is_none());
    whole.map(EntryPoint::flags).unwrap_or_default()
}

/// Those that state the meaning of types.
fn flags_of_compiler(flags: ShaderFlags) -> u64 {
    flags.0 & ShaderFlags::UseNativeLowPrecision.0
}

/// States the resources of the module and of its first entry point.
fn set_resources(metadata: &mut ShaderMetadata, resources: &resources::Merged) {
    metadata.resources = resources.metadata();
    if let Some(first) = metadata.entry_points.first_mut() {
        first.resources = metadata.resources.clone();
    }
}

/// Lets no other module see functions that are not exported. Returns the exported ones, constructors, and
/// all that they call.
fn hide(module: &mut Module, exported: &Exported, constructors: &[FunctionId]) -> Vec<FunctionId> {
    let mut open = constructors.to_vec();
    for id in module.functions.ids() {
        let function = &mut module.functions[id];
        if function.body.is_some() {
            match exported.contains(function.name.as_bstr()) {
                true => open.push(id),
                false => function.linkage = Linkage::Internal,
            }
        }
    }
    let mut kept = BTreeSet::new();
    while let Some(id) = open.pop() {
        let Some(body) = module.functions[id].body.as_ref().filter(|_| kept.insert(id)) else {
            continue;
        };
        open.extend(uses::globals(module, body).into_iter().filter_map(|it| match it {
            Global::Function(id) => Some(id),
            Global::Variable(_) | Global::Alias(_) => None,
        }));
    }
    kept.into_iter().collect()
}
