//! Metadata as DXC writes it anew: it reads what it knows, and writes that in one form.

use alloc::collections::BTreeSet;
use alloc::collections::btree_map::{BTreeMap, Entry};
use alloc::vec::Vec;

use bstr::ByteSlice as _;
use dxil_derive::semantic::{Signature, read_elements};
use dxil_format::{
    ComponentType, NodeIoFlags, ResourceKind, SamplerFeedbackType, ShaderFlags, ShaderKind,
};
use dxil_ir::{Module, ShortString, Type, TypeId, Types};
use dxil_metadata::stage::{NodeIo, NodeIoProperty, NodeRecordTypeProperty};
use dxil_metadata::{
    Annotated, AutoBindingSpace, EntryPoint, EntryProperties, EntryProperty, FieldAnnotation,
    FieldProperty, FunctionAnnotation, PayloadAnnotationList, Resource, ResourceContent,
    ResourceProperty, Resources, ShaderMetadata, SignatureElement, SignatureElementProperty,
    TypeAnnotationList, is_resource_name,
};

/// Makes metadata as DXC writes it anew: after metadata that is not DXIL's, in DXC's order.
pub(crate) fn normalize(metadata: &mut ShaderMetadata, module: &Module) {
    let place = |name: &ShortString| {
        // DXC leaves these where they are.
        let is_other = name.starts_with_str("dx.source.") || name == "dx.targetTypes";
        if is_other { None } else { ShaderMetadata::NAMES.iter().position(|known| name == known) }
    };
    metadata.order.sort_by_cached_key(place);
    normalize_annotations(metadata, module);
    read_elements(metadata);
    let is_library = metadata.target.is_some_and(|it| it.kind == ShaderKind::Library);
    normalize_resources(&mut metadata.resources);
    for entry in &mut metadata.entry_points {
        normalize_resources(&mut entry.resources);
        normalize_entry(entry, is_library);
    }
}

fn normalize_entry(entry: &mut EntryPoint, is_library: bool) {
    for (_, elements) in entry.signatures.iter_mut().flat_map(Signature::all_mut) {
        (0..).zip(elements).for_each(|(id, element)| normalize_element(id, element));
    }
    let is_pixel = entry.kind() == Some(ShaderKind::Pixel);
    let Some(properties) = &mut entry.properties else { return };
    if is_library && entry.function.is_some() {
        // The library states all flags but the one that a pixel shader asks for.
        for property in &mut properties.0 {
            if let EntryProperty::Flags(flags) = property {
                flags.0 &= if is_pixel { ShaderFlags::ForceEarlyDepthStencil.0 } else { 0 };
            }
        }
        properties.set(EntryProperty::AutoBindingSpace(AutoBindingSpace { space: 0 }));
    }
    let is_node = properties.node_launch_type().is_some_and(|it| it.0 != 0);
    properties.0.retain_mut(|it| normalize_property(it, is_node));
    sort_properties(properties);
    if properties.0.is_empty() {
        entry.properties = None;
    }
}

/// Normalizes a property of an entry point. Whether DXC writes it.
fn normalize_property(property: &mut EntryProperty, is_node: bool) -> bool {
    match property {
        EntryProperty::Flags(flags) => *flags != ShaderFlags::default(),
        EntryProperty::Geometry(state) => {
            state.active_stream_mask &= STREAMS;
            true
        }
        EntryProperty::NodeId(id) => is_node && !id.name.is_empty(),
        EntryProperty::NodeInputs(all) | EntryProperty::NodeOutputs(all) => {
            all.iter_mut().for_each(normalize_node_io);
            is_node
        }
        EntryProperty::NodeLaunchType(_)
        | EntryProperty::NodeIsProgramEntry(_)
        | EntryProperty::NodeLocalRootArgumentsTableIndex(_)
        | EntryProperty::ShareInputOf(_)
        | EntryProperty::NodeDispatchGrid(_)
        | EntryProperty::NodeMaxDispatchGrid(_)
        | EntryProperty::NodeMaxRecursionDepth(_) => is_node,
        _ => true,
    }
}

/// The streams of a geometry shader, a bit each.
const STREAMS: u32 = 0xf;

/// Leaves out what only outputs have, names that are empty, and records of no size. An output states its records.
fn normalize_node_io(io: &mut NodeIo) {
    let is_output = io
        .flags()
        .is_some_and(|it| it.contains(NodeIoFlags::Output) && !it.contains(NodeIoFlags::Input));
    if is_output && io.max_records().is_none() {
        io.set(NodeIoProperty::MaxRecords(0));
    }
    io.normalize();
    io.0.retain_mut(|it| match it {
        NodeIoProperty::RecordType(record) => {
            record.normalize();
            record.0.retain(|it| *it != NodeRecordTypeProperty::Alignment(0));
            record.size().is_some_and(|it| *it != 0)
        }
        NodeIoProperty::OutputId(id) => is_output && !id.name.is_empty(),
        NodeIoProperty::OutputArraySize(size) => is_output && *size != 0,
        NodeIoProperty::AllowSparseNodes(_) | NodeIoProperty::MaxRecordsSharedWith(_) => is_output,
        _ => true,
    });
}

/// Gives an element its place as its number, and the name of its system value, and leaves out properties without a meaning.
fn normalize_element(id: u32, element: &mut SignatureElement) {
    element.id = id;
    if let Some(name) = element.semantic_kind.semantic().filter(|name| element.name != *name) {
        element.name = name.into();
    }
    let Some(properties) = &mut element.properties else { return };
    properties.normalize();
    properties.0.retain(|it| match it {
        SignatureElementProperty::OutputStream(value)
        | SignatureElementProperty::DynamicIndexMask(value)
        | SignatureElementProperty::UsageMask(value) => *value != 0,
        _ => true,
    });
    if properties.0.is_empty() {
        element.properties = None;
    }
}

/// Leaves out lists without a resource, and all of them if none has one.
fn normalize_resources(resources: &mut Option<Resources>) {
    let Some(Resources { srvs, uavs, cbuffers, samplers }) = resources else { return };
    let mut is_empty = true;
    for list in [srvs, uavs, cbuffers, samplers] {
        list.iter_mut().flatten().for_each(normalize_resource);
        *list = list.take().filter(|list| !list.is_empty());
        is_empty &= list.is_none();
    }
    if is_empty {
        *resources = None;
    }
}

/// States of a resource what its kind has: the type or the size of elements, the kind of feedback, and the uses of an unordered
/// access view.
fn normalize_resource(resource: &mut Resource) {
    let kind = resource.kind();
    let (properties, is_uav) = match &mut resource.content {
        ResourceContent::Srv(srv) => (&mut srv.properties, false),
        ResourceContent::Uav(uav) => (&mut uav.properties, true),
        ResourceContent::CBuffer(_) | ResourceContent::Sampler(_) => return,
    };
    let is_structured = kind == ResourceKind::StructuredBuffer;
    let is_typed = !is_structured && kind != ResourceKind::RawBuffer;
    let has_feedback = is_uav
        && matches!(kind, ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray);
    let stated = properties.get_or_insert_default();
    stated.0.retain_mut(|it| match it {
        ResourceProperty::ElementType(ty) => {
            is_typed && (!is_uav || *ty != ComponentType::default())
        }
        ResourceProperty::ElementStride(_) => is_structured,
        ResourceProperty::SamplerFeedbackKind(kind) => {
            kind.0 &= 0xff;
            has_feedback
        }
        ResourceProperty::Atomic64Use(is_used) => {
            *is_used = (*is_used).min(1);
            is_uav && *is_used == 1
        }
        ResourceProperty::ReorderCoherent(is_coherent) => is_uav && *is_coherent,
        _ => false,
    });
    if is_structured && stated.element_stride().is_none() {
        stated.set(ResourceProperty::ElementStride(UNSTATED_STRIDE));
    }
    if is_typed && !is_uav && stated.element_type().is_none() {
        stated.set(ResourceProperty::ElementType(ComponentType::default()));
    }
    if has_feedback && stated.sampler_feedback_kind().is_none() {
        stated.set(ResourceProperty::SamplerFeedbackKind(SamplerFeedbackType::default()));
    }
    stated.normalize();
    if stated.0.is_empty() {
        *properties = None;
    }
}

/// The size of an element that is not stated, in bytes.
const UNSTATED_STRIDE: u32 = 4;

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
            let fields = structs.iter_mut().flat_map(|it| &mut it.annotation.fields);
            fields.for_each(|it| normalize_field(it, module));
            !structs.is_empty()
        }
        TypeAnnotationList::Functions(functions) => {
            keep_last(functions);
            let parameters = functions.iter_mut().flat_map(|it| &mut it.annotation.0);
            parameters.for_each(|it| normalize_field(&mut it.field, module));
            true
        }
        _ => true,
    });
    for list in &mut metadata.payload_annotations {
        if let PayloadAnnotationList::Structs(payloads) = list {
            payloads.truncate(1);
        }
    }
}

/// Leaves out properties of resources that are none.
fn normalize_field(field: &mut FieldAnnotation, module: &Module) {
    field.normalize();
    field.0.retain(|it| match it {
        FieldProperty::ResourceProperties(properties) => {
            let ty = module.constants.get(properties.0).map(|it| it.ty);
            let body = ty.and_then(|ty| module.types.struct_body(ty));
            body.is_some_and(|body| body.elements.len() == 2)
        }
        _ => true,
    });
}

/// Leaves each function one annotation: the last one, in the place of the first one.
fn keep_last(functions: &mut Vec<Annotated<FunctionAnnotation>>) {
    let mut places = BTreeMap::new();
    let mut kept: Vec<Annotated<FunctionAnnotation>> = Vec::with_capacity(functions.len());
    for function in functions.drain(..) {
        match places.entry(function.constant) {
            Entry::Vacant(place) => {
                place.insert(kept.len());
                kept.push(function);
            }
            Entry::Occupied(place) => kept[*place.get()] = function,
        }
    }
    *functions = kept;
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
