//! The module in `STAT`, which reflection reads.

use bstr::{BString, ByteSlice as _};
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Function, Linkage, Module};
use dxil_metadata::{EntryProperty, Resources, ShaderMetadata, TypeAnnotationList};
use dxil_ops::Version;

/// The module without the bodies of functions, with its metadata in the newest form and counts of its
/// instructions.
pub(crate) fn module(module: &Module, metadata: &ShaderMetadata) -> Module {
    let mut reflection = declarations(module);
    let mut metadata = metadata.clone();
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

/// The module without the data that only reflection reads: names of resources and values,
/// annotations of types.
pub(crate) fn strip(module: &Module, mut metadata: ShaderMetadata) -> Module {
    let mut stripped = module.clone();
    for body in stripped.functions.values_mut().filter_map(|function| function.body.as_mut()) {
        body.names.clear();
        body.blocks.values_mut().for_each(|block| block.name.clear());
    }
    let is_library = metadata.target.is_some_and(|target| target.kind == ShaderKind::Library);
    if is_library {
        // Linking needs the annotations of functions and the names of resources.
        let is_structs = |list: &_| matches!(list, TypeAnnotationList::Structs(_));
        metadata.type_annotations.retain(|list| !is_structs(list));
    } else {
        metadata.type_annotations.clear();
        let of_entries = metadata.entry_points.iter_mut().filter_map(|it| it.resources.as_mut());
        for resources in metadata.resources.iter_mut().chain(of_entries) {
            let Resources { srvs, uavs, cbuffers, samplers } = resources;
            let lists = [srvs, uavs, cbuffers, samplers].into_iter().flatten();
            lists.flatten().for_each(|resource| resource.name.clear());
        }
    }
    metadata.write(&mut stripped);
    stripped
}
