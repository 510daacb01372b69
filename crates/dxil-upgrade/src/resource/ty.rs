//! Target types of handles, from metadata and from the words that annotate handles.

use dxil_format::{ComponentType, ResourceClass, ResourceKind};
use dxil_ir::{DataLayout, Module, TargetType, Type, TypeId};
use dxil_metadata::{Resource, ResourceContent, ResourceProperties};

use crate::opaque::Conversion;

/// The known facts of a resource.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Description {
    pub(crate) class: ResourceClass,
    kind: ResourceKind,
    /// The type of the components of a typed buffer or texture, and their number.
    component: ComponentType,
    count: u32,
    samples: u32,
    /// The size of an element of a structured buffer or of a constant buffer, in bytes.
    size: u32,
    ordered: bool,
    pub(crate) coherent: bool,
    /// The kind of a sampler, or of the map of a feedback texture.
    detail: u32,
    /// The type of an element or of the content of a constant buffer, if that is known.
    contained: Option<TypeId>,
}

impl Description {
    fn new(class: ResourceClass, kind: ResourceKind) -> Self {
        Self {
            class,
            kind,
            component: ComponentType::Invalid,
            count: 1,
            samples: 0,
            size: 0,
            ordered: false,
            coherent: false,
            detail: 0,
            contained: None,
        }
    }

    /// The facts that metadata states.
    pub(crate) fn of_resource(conversion: &mut Conversion<'_>, resource: &Resource) -> Self {
        let mut it = Self::new(resource.class(), resource.kind());
        let properties = resource.properties();
        if let Some(&component) = properties.and_then(ResourceProperties::element_type) {
            it.component = component;
        }
        let stride = properties.and_then(ResourceProperties::element_stride).copied();
        it.size = stride.unwrap_or(0);
        match &resource.content {
            ResourceContent::Srv(srv) => it.samples = srv.sample_count,
            ResourceContent::Uav(uav) => {
                it.ordered = uav.rasterizer_ordered;
                it.coherent = uav.globally_coherent;
            }
            ResourceContent::CBuffer(buffer) => it.size = buffer.size,
            ResourceContent::Sampler(sampler) => it.detail = sampler.kind.0,
        }
        if let Some(map) = properties.and_then(ResourceProperties::sampler_feedback_kind) {
            it.detail = map.0;
        }
        let module = conversion.from;
        let class = resource.ty(module).and_then(|ty| module.types.pointee(ty));
        if let Some(class) = class.map(|ty| module.types.innermost(ty)) {
            let element = module.types.element(class, 0);
            it.count = element.map_or(1, |ty| components(module, ty));
            it.contained = match it.kind {
                ResourceKind::CBuffer | ResourceKind::TBuffer => Some(conversion.ty(class)),
                _ => element.map(|ty| conversion.ty(ty)),
            };
        }
        it
    }

    /// The facts in the words that annotate a handle.
    pub(crate) fn of_words([basic, more]: [u32; 2]) -> Self {
        const IS_UAV: u32 = 1 << 12;
        const ORDERED: u32 = 1 << 13;
        const COHERENT: u32 = 1 << 14;
        const COMPARES: u32 = 1 << 15;
        let kind = ResourceKind(basic & 0xff);
        let class = match kind {
            ResourceKind::CBuffer => ResourceClass::CBuffer,
            ResourceKind::Sampler => ResourceClass::Sampler,
            _ if basic & IS_UAV != 0 => ResourceClass::UAV,
            _ => ResourceClass::SRV,
        };
        let mut it = Self::new(class, kind);
        it.ordered = basic & ORDERED != 0;
        it.coherent = basic & COHERENT != 0;
        match kind {
            ResourceKind::Sampler => it.detail = u32::from(basic & COMPARES != 0),
            ResourceKind::CBuffer | ResourceKind::TBuffer | ResourceKind::StructuredBuffer => {
                it.size = more;
            }
            ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
                it.detail = more;
            }
            _ => {
                it.component = ComponentType((more & 0xff) as u8);
                it.count = more >> 8 & 0xff;
                it.samples = more >> 16 & 0xff;
            }
        }
        it
    }

    /// The target type of the handles.
    pub(crate) fn handle(&self, to: &mut Module) -> TypeId {
        let writable = u32::from(self.class == ResourceClass::UAV);
        let (ordered, kind) = (u32::from(self.ordered), self.kind.0);
        match self.kind {
            ResourceKind::CBuffer => {
                let content = self.content(to);
                target(to, "dx.CBuffer", &[content], &[])
            }
            // LLVM has no type for this one.
            ResourceKind::TBuffer => {
                let content = self.content(to);
                target(to, "dx.TBuffer", &[content], &[])
            }
            ResourceKind::Sampler => target(to, "dx.Sampler", &[], &[self.detail]),
            ResourceKind::RawBuffer => {
                let byte = to.types.integer(8);
                target(to, "dx.RawBuffer", &[byte], &[writable, ordered])
            }
            ResourceKind::StructuredBuffer => {
                let element = self.element(to);
                target(to, "dx.RawBuffer", &[element], &[writable, ordered])
            }
            ResourceKind::TypedBuffer => {
                let (element, signed) = self.components(to);
                target(to, "dx.TypedBuffer", &[element], &[writable, ordered, signed])
            }
            ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray => {
                let (element, signed) = self.components(to);
                let integers = [writable, self.samples, signed, kind];
                target(to, "dx.MSTexture", &[element], &integers)
            }
            ResourceKind::FeedbackTexture2D | ResourceKind::FeedbackTexture2DArray => {
                target(to, "dx.FeedbackTexture", &[], &[self.detail, kind])
            }
            // LLVM has no type for this one, either.
            ResourceKind::RTAccelerationStructure => {
                target(to, "dx.RTAccelerationStructure", &[], &[])
            }
            _ => {
                let (element, signed) = self.components(to);
                target(to, "dx.Texture", &[element], &[writable, ordered, signed, kind])
            }
        }
    }

    /// The content of a constant buffer: a struct whose size is stated apart, as the layout of its fields is HLSL's.
    fn content(&self, to: &mut Module) -> TypeId {
        let content = self.contained.unwrap_or_else(|| words(to, self.size));
        target(to, "dx.Layout", &[content], &[self.size])
    }

    /// The element of a structured buffer. A type whose size is not the stride gives way to words.
    fn element(&self, to: &mut Module) -> TypeId {
        let size = |ty: &TypeId| DataLayout::new(to).size(*ty) == Some(self.size.into());
        match self.contained.filter(size) {
            Some(element) => element,
            None => words(to, self.size),
        }
    }

    /// The components, and whether they are signed.
    fn components(&self, to: &mut Module) -> (TypeId, u32) {
        let signed = [ComponentType::I16, ComponentType::I32, ComponentType::I64];
        let signed = u32::from(signed.contains(&self.component));
        let scalar = match self.component {
            ComponentType::I16 | ComponentType::U16 => Type::Integer { bits: 16 },
            ComponentType::I64 | ComponentType::U64 => Type::Integer { bits: 64 },
            ComponentType::F16 | ComponentType::SNormF16 | ComponentType::UNormF16 => Type::Half,
            ComponentType::F32 | ComponentType::SNormF32 | ComponentType::UNormF32 => Type::Float,
            ComponentType::F64 | ComponentType::SNormF64 | ComponentType::UNormF64 => Type::Double,
            _ => Type::Integer { bits: 32 },
        };
        let scalar = to.types.intern(scalar);
        match self.count {
            length @ 2..=4 => (to.types.intern(Type::Vector { element: scalar, length }), signed),
            _ => (scalar, signed),
        }
    }
}

/// An array of words, or of bytes, of this size.
fn words(to: &mut Module, size: u32) -> TypeId {
    let (bits, length) = if size % 4 == 0 { (32, size / 4) } else { (8, size) };
    let element = to.types.integer(bits);
    to.types.intern(Type::Array { element, length: length.into() })
}

/// The number of components of a type.
fn components(module: &Module, ty: TypeId) -> u32 {
    match &module.types[ty] {
        Type::Vector { length, .. } => *length,
        _ => module.types.struct_body(ty).map_or(1, |body| body.elements.len() as u32),
    }
}

fn target(to: &mut Module, name: &str, types: &[TypeId], integers: &[u32]) -> TypeId {
    let (name, types, integers) = (name.into(), types.into(), integers.into());
    to.types.intern(Type::Target(TargetType { name, types, integers }))
}
