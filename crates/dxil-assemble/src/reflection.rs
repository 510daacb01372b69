//! The module in `STAT`, which reflection reads.

use bstr::{BString, ByteSlice as _};
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Function, Linkage, Module};
use dxil_metadata::{EntryPoint, EntryProperty, Resources, ShaderMetadata, TypeAnnotationList};
use dxil_ops::Version;

/// The module without the bodies of functions, with its metadata in the newest form and counts of its
/// instructions.
pub(crate) fn module(module: &Module, mut metadata: ShaderMetadata) -> Module {
    let mut reflection = declarations(module);
    metadata.validator_version = Some(Version::new(0, 0));
    metadata.subobjects.clear();
    metadata.counters = crate::counters::count(module);
    normalize(&mut metadata);
    metadata.write(&mut reflection);
    reflection
}

/// Makes metadata as DXC writes it anew: after metadata that is not DXIL's, in DXC's order.
pub(crate) fn normalize(metadata: &mut ShaderMetadata) {
    let is_other = |name: &BString| {
        // DXC leaves these where they are.
        name.starts_with_str("dx.source.")
            || name == "dx.targetTypes"
            || !ShaderMetadata::NAMES.iter().any(|known| name == known)
    };
    metadata.order.retain(is_other);
    metadata.order.extend(ShaderMetadata::NAMES.iter().map(|name| BString::from(*name)));
    for entry in &mut metadata.entry_points {
        let Some(properties) = &mut entry.properties else { continue };
        let rank = |property: &EntryProperty| {
            EntryProperty::TAGS.iter().position(|(tag, _)| *tag == property.tag())
        };
        properties.0.sort_by_key(|property| rank(property).unwrap_or(usize::MAX));
        properties.0.retain(|property| *property != EntryProperty::Flags(ShaderFlags::default()));
        if properties.0.is_empty() {
            entry.properties = None;
        }
    }
}

/// The module with all functions declared only.
fn declarations(module: &Module) -> Module {
    let mut copy = Module::new();
    copy.target_triple.clone_from(&module.target_triple);
    copy.data_layout.clone_from(&module.data_layout);
    copy.types = module.types.clone();
    copy.constants = module.constants.clone();
    copy.attributes = module.attributes.clone();
    copy.comdats = module.comdats.clone();
    copy.variables = module.variables.clone();
    copy.aliases = module.aliases.clone();
    copy.metadata = module.metadata.clone();
    copy.named_metadata.clone_from(&module.named_metadata);
    copy.metadata_kinds = module.metadata_kinds.clone();
    for function in module.functions.values() {
        copy.add_function(declaration(function));
    }
    copy
}

/// A declaration of a function. That of a definition has external linkage and is in no COMDAT.
fn declaration(function: &Function) -> Function {
    Function {
        name: function.name.clone(),
        ty: function.ty,
        calling_convention: function.calling_convention,
        linkage: match function.body {
            Some(_) => Linkage::External,
            None => function.linkage,
        },
        attributes: function.attributes,
        alignment: function.alignment,
        section: function.section.clone(),
        dso_local: function.dso_local,
        visibility: function.visibility,
        unnamed_addr: function.unnamed_addr,
        dll_storage: function.dll_storage,
        comdat: function.comdat.filter(|_| function.body.is_none()),
        prefix: function.prefix,
        prologue: function.prologue,
        attachments: function.attachments.clone(),
        body: None,
    }
}

/// The minor version of shader model 6.x: that of libraries for DXC's linker.
const LINKED: u8 = 15;

/// The module without the data that only reflection reads: names of resources and values, annotations of
/// types. `None` if DXC leaves it as it is.
pub(crate) fn strip(module: &Module, mut metadata: ShaderMetadata) -> Option<Module> {
    let library = metadata.target.filter(|target| target.kind == ShaderKind::Library);
    if library.is_some_and(|library| library.model.minor == LINKED) {
        // The linker reads the data, too.
        return None;
    }
    let mut stripped = module.clone();
    let had_names = strip_names(&mut stripped);
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
    normalize(&mut metadata);
    metadata.write(&mut stripped);
    is_changed.then_some(stripped)
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
