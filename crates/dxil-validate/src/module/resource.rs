//! Resources and their registers.

use alloc::format;
use alloc::vec::Vec;

use dxil_format::{ComponentType, ResourceKind, SamplerFeedbackType, SamplerKind, ShaderKind};
use dxil_ir::Type;
use dxil_metadata::{CBuffer, Resource, ResourceContent, ResourceProperties, Resources, Srv, Uav};
use dxil_ops::Version;

use super::constant_layout::Annotations;
use super::symbols::Symbols;
use super::{Checker, quoted};
use crate::dxc::of_module as dxc;

/// The types of the components of textures and typed buffers.
const COMPONENTS: [ComponentType; 11] = [
    ComponentType::F16,
    ComponentType::F32,
    ComponentType::F64,
    ComponentType::SNormF32,
    ComponentType::UNormF32,
    ComponentType::I16,
    ComponentType::U16,
    ComponentType::I32,
    ComponentType::U32,
    ComponentType::I64,
    ComponentType::U64,
];
/// The most bytes of a constant buffer.
const MOST_CONSTANTS: u32 = 64 << 10;
/// The most bytes of an element of a structured buffer.
const MOST_STRIDE: u32 = 2048;
/// The most bytes of an element of a texture or typed buffer.
const MOST_ELEMENT: u64 = 16;

impl Checker<'_> {
    pub(super) fn resources(&mut self) {
        let Some(all) = &self.metadata.resources else { return };
        let Resources { srvs, uavs, cbuffers, samplers } = all;
        let annotations = match cbuffers {
            Some(_) => self.struct_annotations(),
            None => Annotations::new(),
        };
        for resources in [srvs, uavs, cbuffers, samplers].into_iter().flatten() {
            self.numbers(resources);
            self.overlap(resources);
            resources.iter().for_each(|it| self.resource(it, &annotations));
        }
        if self.is_library() {
            self.symbols(all);
        }
    }

    /// Demands that resources for which one constant stands are alike: the validator finds them by it.
    fn symbols(&mut self, resources: &Resources) {
        for resource in Symbols::new(self.module, resources).conflicting {
            self.require(false, dxc::INSTR_RESOURCE_MAP_TO_SINGLE_ENTRY, || {
                format!(
                    "the symbol of resource {} is that of one with other properties, or lies within",
                    quoted(&resource.name)
                )
            });
        }
    }

    fn numbers(&mut self, resources: &[Resource]) {
        for (number, resource) in (0..).zip(resources) {
            self.require(resource.id == number, dxc::META_DENSE_RES_I_DS, || {
                format!(
                    "resource {} has number {}, not {number}",
                    quoted(&resource.name),
                    resource.id
                )
            });
        }
    }

    fn overlap(&mut self, resources: &[Resource]) {
        let last = |it: &Resource| match (it.lower_bound, it.range_size) {
            // The validator takes no registers from the first one on for all.
            (0, 0) => u32::MAX,
            (first, count) => first.saturating_add(count.saturating_sub(1)),
        };
        // Resources of libraries may have no register yet.
        let bound = resources.iter().filter(|it| it.lower_bound != u32::MAX);
        let mut sorted: Vec<_> = bound.collect();
        sorted.sort_by_key(|it| (it.space, it.lower_bound, it.id));
        let mut widest: Option<&Resource> = None;
        for resource in sorted {
            let before = widest.filter(|it| it.space == resource.space);
            if let Some(before) = before {
                self.require(
                    last(before) < resource.lower_bound,
                    dxc::SM_RESOURCE_RANGE_OVERLAP,
                    || {
                        format!(
                            "resources {} and {} have register {} of space {}",
                            quoted(&before.name),
                            quoted(&resource.name),
                            resource.lower_bound,
                            resource.space,
                        )
                    },
                );
            }
            if before.is_none_or(|before| last(before) < last(resource)) {
                widest = Some(resource);
            }
        }
    }

    fn resource(&mut self, resource: &Resource, annotations: &Annotations<'_>) {
        match &resource.content {
            ResourceContent::Srv(srv) => self.srv(resource, srv),
            ResourceContent::Uav(uav) => self.uav(resource, uav),
            ResourceContent::CBuffer(buffer) => self.constant_buffer(resource, buffer, annotations),
            ResourceContent::Sampler(sampler) => {
                self.require(
                    sampler.kind != SamplerKind::Invalid,
                    dxc::META_VALID_SAMPLER_MODE,
                    || format!("sampler {} is of kind {}", quoted(&resource.name), sampler.kind),
                );
            }
        }
    }

    /// Looks at a constant buffer: its struct, its size, and then the fields.
    fn constant_buffer(
        &mut self,
        resource: &Resource,
        buffer: &CBuffer,
        annotations: &Annotations<'_>,
    ) {
        let types = &self.module.types;
        let Some(mut ty) = resource.ty(self.module).and_then(|ty| types.pointee(ty)) else {
            return;
        };
        if let Some(Type::Array { element, .. }) = types.get(ty) {
            ty = *element;
        }
        let name = quoted(&resource.name);
        if types.struct_body(ty).is_none() {
            let rule = dxc::SM_C_BUFFER_TEMPLATE_TYPE_MUST_BE_STRUCT;
            return self.require(false, rule, || format!("constant buffer {name} is no struct"));
        }
        if buffer.size > MOST_CONSTANTS {
            return self.require(false, dxc::SM_C_BUFFER_SIZE, || {
                let size = buffer.size;
                format!("constant buffer {name} has {size} bytes; it may have {MOST_CONSTANTS}")
            });
        }
        self.constant_layout(resource, ty, annotations);
    }

    /// Whether an element of a texture or typed buffer has at most four numbers of 32 bits.
    fn is_small(&self, resource: &Resource) -> bool {
        let types = &self.module.types;
        let class = resource.ty(self.module).and_then(|ty| types.pointee(ty));
        let element = class.and_then(|class| types.element(self.innermost.of(class), 0));
        let size = element.and_then(|element| self.layout().size(element));
        size.is_none_or(|size| size <= MOST_ELEMENT)
    }

    fn srv(&mut self, resource: &Resource, srv: &Srv) {
        self.view(resource, srv.kind, srv.properties.as_ref());
        // The validator ignores the samples of the last three.
        let may_have_samples = [
            ResourceKind::Texture2DMS,
            ResourceKind::Texture2DMSArray,
            ResourceKind::RTAccelerationStructure,
            ResourceKind::FeedbackTexture2D,
            ResourceKind::FeedbackTexture2DArray,
        ];
        self.require(
            may_have_samples.contains(&srv.kind) || srv.sample_count == 0,
            dxc::SM_SAMPLE_COUNT_ONLY_ON2_DMS,
            || {
                format!(
                    "resource {} has {} samples, but is no multisampled texture",
                    quoted(&resource.name),
                    srv.sample_count
                )
            },
        );
    }

    fn uav(&mut self, resource: &Resource, uav: &Uav) {
        self.view(resource, uav.kind, uav.properties.as_ref());
        let name = || quoted(&resource.name);
        let is_cube =
            [ResourceKind::TextureCube, ResourceKind::TextureCubeArray].contains(&uav.kind);
        self.require(!is_cube, dxc::SM_INVALID_TEXTURE_KIND_ON_UAV, || {
            format!("cube texture {} is written; only other textures can be", name())
        });
        let is_structured = uav.kind == ResourceKind::StructuredBuffer;
        self.require(is_structured || !uav.has_counter, dxc::SM_COUNTER_ONLY_ON_STRUCT_BUF, || {
            format!("resource {} has a counter, but is no structured buffer", name())
        });
        let properties = uav.properties.as_ref();
        let is_reordered = properties.and_then(|it| it.reorder_coherent()).is_some_and(|it| *it);
        let is_coherent = uav.globally_coherent || is_reordered;
        self.require(
            !(is_coherent && uav.has_counter),
            dxc::META_COHERENCE_NOT_ON_APPEND_CONSUME,
            || format!("resource {} has a counter and is coherent", name()),
        );
        let can_reorder = self.version() >= Version::V1_9;
        self.require(
            can_reorder || !is_reordered,
            dxc::INSTR_REORDER_COHERENT_REQUIRES_SM69,
            || {
                format!(
                    "resource {} is reorder-coherent, which resources are since shader model 6.9",
                    name()
                )
            },
        );
        let kind = self.kind();
        let can_order =
            kind.is_none_or(|kind| [ShaderKind::Pixel, ShaderKind::Library].contains(&kind));
        self.require(can_order || !uav.rasterizer_ordered, dxc::SM_ROV_ONLY_IN_PS, || {
            format!("resource {} is rasterizer-ordered, which only pixel shaders have", name())
        });
    }

    fn view(
        &mut self,
        resource: &Resource,
        kind: ResourceKind,
        properties: Option<&ResourceProperties>,
    ) {
        let name = || quoted(&resource.name);
        let is_view = kind.name().is_some()
            && ![ResourceKind::Invalid, ResourceKind::CBuffer, ResourceKind::Sampler]
                .contains(&kind);
        self.require(is_view, dxc::SM_INVALID_RESOURCE_KIND, || {
            format!("resource {} is of kind {kind}, which its class has not", name())
        });
        let is_typed = kind.is_typed();
        let element = properties.and_then(|it| it.element_type()).copied();
        let is_known = |ty: ComponentType| COMPONENTS.contains(&ty);
        let is_untyped = [
            ResourceKind::StructuredBuffer,
            ResourceKind::RawBuffer,
            ResourceKind::FeedbackTexture2D,
            ResourceKind::FeedbackTexture2DArray,
        ]
        .contains(&kind);
        self.require(
            is_untyped || element.is_some_and(is_known),
            dxc::SM_INVALID_RESOURCE_COMP_TYPE,
            || match element {
                Some(ty) => format!("resource {} has elements of type {ty}", name()),
                None => format!("resource {} does not state the type of its elements", name()),
            },
        );
        let is_feedback =
            [ResourceKind::FeedbackTexture2D, ResourceKind::FeedbackTexture2DArray].contains(&kind);
        let feedback = properties.and_then(|it| it.sampler_feedback_kind()).copied();
        // The validator has eight bits for it.
        let is_known = feedback.is_none_or(|it| SamplerFeedbackType(it.0 & 0xff).name().is_some());
        self.require(!is_feedback || is_known, dxc::SM_INVALID_SAMPLER_FEEDBACK_TYPE, || {
            format!("feedback texture {} has an unknown kind of map", name())
        });
        self.require(!is_typed || self.is_small(resource), dxc::META_TEXTURE_TYPE, || {
            format!("an element of resource {} has more than {MOST_ELEMENT} bytes", name())
        });
        let is_structured = kind == ResourceKind::StructuredBuffer;
        let stride = properties.and_then(|it| it.element_stride()).copied();
        if let Some(stride) = stride.filter(|_| is_structured) {
            let is_aligned = self.has_native_16bit() || stride % 4 == 0;
            self.require(is_aligned, dxc::META_STRUCT_BUF_ALIGNMENT, || {
                format!("an element of resource {} has {stride} bytes, no multiple of 4", name())
            });
            let rule = dxc::META_STRUCT_BUF_ALIGNMENT_OUT_OF_BOUND;
            self.require(stride <= MOST_STRIDE, rule, || {
                format!(
                    "an element of resource {} has {stride} bytes; it may have {MOST_STRIDE}",
                    name()
                )
            });
        }
    }
}

/// The properties by which the validator tells resources apart: those that annotate a handle, without the number of components,
/// which follows from the symbol.
pub(super) fn words(content: &ResourceContent) -> [u32; 2] {
    let properties = content.properties();
    let stride = || properties.and_then(ResourceProperties::element_stride).copied();
    let feedback = || properties.and_then(ResourceProperties::sampler_feedback_kind).copied();
    let element = || properties.and_then(ResourceProperties::element_type).copied();
    let second = match (content, content.kind()) {
        (ResourceContent::CBuffer(buffer), _) => Some(buffer.size),
        (ResourceContent::Sampler(_), _) | (_, ResourceKind::RawBuffer) => None,
        (_, ResourceKind::StructuredBuffer) => stride(),
        (_, ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray) => {
            feedback().map(|it| it.0)
        }
        (ResourceContent::Srv(srv), _) => {
            Some(element().map_or(0, |it| u32::from(it.0)) | srv.sample_count << 16)
        }
        _ => element().map(|it| it.0.into()),
    };
    [content.annotation(0), second.unwrap_or(0)]
}
