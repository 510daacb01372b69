//! The module in `STAT`, which reflection reads.

use alloc::collections::BTreeSet;

use bstr::ByteSlice as _;
use dxil_format::{ShaderFlags, ShaderKind};
use dxil_ir::{Function, Linkage, Module, ShortString, Type, TypeId, Types};
use dxil_metadata::{
    EntryPoint, EntryProperties, EntryProperty, PayloadAnnotationList, Resources, ShaderMetadata,
    TypeAnnotationList, is_resource_name,
};
use dxil_ops::Version;

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

/// Makes metadata as DXC writes it anew: after metadata that is not DXIL's, in DXC's order.
pub(crate) fn normalize(metadata: &mut ShaderMetadata, module: &Module) {
    let place = |name: &ShortString| {
        // DXC leaves these where they are.
        let is_other = name.starts_with_str("dx.source.") || name == "dx.targetTypes";
        if is_other { None } else { ShaderMetadata::NAMES.iter().position(|known| name == known) }
    };
    metadata.order.sort_by_cached_key(place);
    normalize_annotations(metadata, module);
    for entry in &mut metadata.entry_points {
        let Some(properties) = &mut entry.properties else { continue };
        sort_properties(properties);
        properties.0.retain(|property| *property != EntryProperty::Flags(ShaderFlags::default()));
        if properties.0.is_empty() {
            entry.properties = None;
        }
    }
}

/// Sorts properties of an entry point as DXC writes them: the number of lanes of a node stands before its name, that of
/// another shader after its threads.
fn sort_properties(properties: &mut EntryProperties) {
    let rank = |property: &EntryProperty| {
        EntryProperty::TAGS.iter().position(|(tag, _)| *tag == property.tag())
    };
    let name = properties.0.iter().find(|it| matches!(it, EntryProperty::NodeId(_)));
    let name = name.and_then(rank);
    properties.0.sort_by_key(|property| match (property, name) {
        (EntryProperty::RangedWaveSize(_), Some(name)) => (name, false),
        _ => (rank(property).unwrap_or(usize::MAX), true),
    });
}

/// Leaves out the annotations that DXC drops when it writes a module again: of structs of no size in constant buffers and
/// without resources, such as those in memory of thread groups, and of payloads but for the first one, the only one that it reads.
fn normalize_annotations(metadata: &mut ShaderMetadata, module: &Module) {
    let mut with_resources = BTreeSet::new();
    metadata.type_annotations.retain_mut(|list| match list {
        TypeAnnotationList::Structs(structs) => {
            structs.retain(|it| {
                let ty = module.constants.get(it.constant).map(|constant| constant.ty);
                // DXC knows of the parts whose annotations it has read.
                let ty = ty.filter(|ty| has_resource(&module.types, *ty, &with_resources));
                with_resources.extend(ty);
                it.annotation.cbuffer_size != 0 || ty.is_some()
            });
            !structs.is_empty()
        }
        _ => true,
    });
    for list in &mut metadata.payload_annotations {
        if let PayloadAnnotationList::Structs(payloads) = list {
            payloads.truncate(1);
        }
    }
}

/// Whether a struct has a resource, or one of these structs.
fn has_resource(types: &Types, ty: TypeId, with_resources: &BTreeSet<TypeId>) -> bool {
    let elements = types.struct_body(ty).into_iter().flat_map(|it| it.elements.iter());
    elements.copied().any(|mut element| {
        while let Some(Type::Array { element: inner, .. }) = types.get(element) {
            element = *inner;
        }
        let is_resource = matches!(
            types.get(element),
            Some(Type::Named(id)) if is_resource_name(&types.structs()[*id].name)
        );
        is_resource || with_resources.contains(&element)
    })
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
