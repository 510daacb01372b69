//! Types of resources, from the target types of their handles.

use alloc::vec;

use bstr::ByteSlice as _;

use dxil_format::{ComponentType, ResourceClass, ResourceKind, SamplerFeedbackType, SamplerKind};
use dxil_ir::{DataLayout, Type, TypeId, Types};
use dxil_metadata::{
    CBuffer, ResourceContent, ResourceProperties, ResourceProperty, Sampler, Srv, Uav,
};

/// The names of target types that are handles of resources. LLVM has neither acceleration structures nor `tbuffer`.
const NAMES: [&str; 9] = [
    "dx.CBuffer",
    "dx.FeedbackTexture",
    "dx.MSTexture",
    "dx.RTAccelerationStructure",
    "dx.RawBuffer",
    "dx.Sampler",
    "dx.TBuffer",
    "dx.Texture",
    "dx.TypedBuffer",
];

/// The type of a resource.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ResourceType {
    /// The properties in metadata.
    pub(crate) content: ResourceContent,
    /// The type that the target type contains, if it contains one.
    pub(crate) contained: Option<TypeId>,
    /// The components of a typed buffer or texture, and their number.
    pub(crate) components: Option<(ComponentType, u32)>,
    /// Whether the components of a typed buffer or texture are signed.
    pub(crate) signed: bool,
    /// The logarithm of the alignment of the elements of a structured buffer; otherwise 0.
    pub(crate) alignment: u32,
    /// The size of a constant buffer or of a `tbuffer`; otherwise 0.
    size: u32,
}

/// Whether a type is that of a handle.
pub(crate) fn is_resource(types: &Types, ty: TypeId) -> bool {
    match types.get(ty) {
        Some(Type::Target(target)) => NAMES.iter().any(|name| target.name == *name),
        _ => false,
    }
}

/// Whether a type is that of a handle, or of a class of HLSL that begins with one.
pub(crate) fn is_held(types: &Types, mut ty: TypeId) -> bool {
    while let Some(&[first, ..]) = types.struct_body(ty).map(|body| &*body.elements) {
        ty = first;
    }
    is_resource(types, ty)
}

/// Whether a type is that of the handle of a structured buffer.
pub(crate) fn is_structured(types: &Types, ty: TypeId) -> bool {
    let Type::Target(target) = &types[ty] else { return false };
    target.name == "dx.RawBuffer" && target.types.first().is_some_and(|&ty| has_stride(types, ty))
}

/// Whether the elements of a raw buffer are more than bytes.
fn has_stride(types: &Types, element: TypeId) -> bool {
    !matches!(types[element], Type::Void | Type::Integer { bits: 8 })
}

impl ResourceType {
    /// The type of the resource whose handle is of a target type; [`None`] if it is no such type, or lacks a parameter.
    pub(crate) fn of(types: &Types, layout: &DataLayout<'_>, handle: TypeId) -> Option<Self> {
        let Type::Target(target) = types.get(handle)? else { return None };
        let number = |index: usize| target.integers.get(index).copied();
        let contained = target.types.first().copied();
        let plain = |content| {
            let (components, signed, alignment, size) = (None, false, 0, 0);
            Self { content, contained, components, signed, alignment, size }
        };
        Some(match target.name.to_str().unwrap_or_default() {
            "dx.RawBuffer" => {
                let (element, writable, ordered) = (contained?, number(0)? != 0, number(1)? != 0);
                if !has_stride(types, element) {
                    let kind = ResourceKind::RawBuffer;
                    return Some(plain(view(kind, writable, ordered, 0, None)));
                }
                let stride = u32::try_from(layout.size(element)?).ok()?;
                let property = ResourceProperty::ElementStride(stride);
                let kind = ResourceKind::StructuredBuffer;
                let is_struct = types.struct_body(element).is_some();
                let alignment = if is_struct { layout.alignment(element)? } else { 1 };
                let content = view(kind, writable, ordered, 0, Some(property));
                Self { alignment: alignment.trailing_zeros(), ..plain(content) }
            }
            "dx.TypedBuffer" => {
                let view = (ResourceKind::TypedBuffer, number(0)? != 0, number(1)? != 0, 0);
                Self::typed(types, contained?, view, number(2)? != 0)
            }
            "dx.Texture" => {
                let view = (ResourceKind(number(3)?), number(0)? != 0, number(1)? != 0, 0);
                Self::typed(types, contained?, view, number(2)? != 0)
            }
            "dx.MSTexture" => {
                let view = (ResourceKind(number(3)?), number(0)? != 0, false, number(1)?);
                Self::typed(types, contained?, view, number(2)? != 0)
            }
            "dx.FeedbackTexture" => {
                let kind = SamplerFeedbackType(number(0)?);
                let property = ResourceProperty::SamplerFeedbackKind(kind);
                let content = view(ResourceKind(number(1)?), true, false, 0, Some(property));
                Self { contained: None, ..plain(content) }
            }
            name @ ("dx.CBuffer" | "dx.TBuffer") => {
                let size = match &types[contained?] {
                    Type::Target(it) if it.name == "dx.Layout" => *it.integers.first()?,
                    _ => u32::try_from(layout.size(contained?)?).ok()?,
                };
                let content = match name {
                    "dx.CBuffer" => ResourceContent::CBuffer(CBuffer { size, properties: None }),
                    _ => {
                        let property = ResourceProperty::ElementType(ComponentType::U32);
                        view(ResourceKind::TBuffer, false, false, 0, Some(property))
                    }
                };
                Self { size, ..plain(content) }
            }
            "dx.RTAccelerationStructure" => {
                let property = ResourceProperty::ElementType(ComponentType::I32);
                let kind = ResourceKind::RTAccelerationStructure;
                let content = view(kind, false, false, 0, Some(property));
                Self { contained: None, ..plain(content) }
            }
            "dx.Sampler" => {
                let kind = SamplerKind(number(0)?);
                let sampler = Sampler { kind, properties: None };
                Self { contained: None, ..plain(ResourceContent::Sampler(sampler)) }
            }
            _ => return None,
        })
    }

    /// A typed buffer or texture.
    fn typed(
        types: &Types,
        element: TypeId,
        (kind, writable, ordered, samples): (ResourceKind, bool, bool, u32),
        signed: bool,
    ) -> Self {
        let component = component(types, element, signed);
        let count = types.vector_length(element).unwrap_or(1);
        let property = ResourceProperty::ElementType(stored(component));
        Self {
            content: view(kind, writable, ordered, samples, Some(property)),
            contained: Some(element),
            components: Some((component, count)),
            signed,
            alignment: 0,
            size: 0,
        }
    }

    /// The class.
    pub(crate) fn class(&self) -> ResourceClass {
        self.content.class()
    }

    /// The kind.
    pub(crate) fn kind(&self) -> ResourceKind {
        self.content.kind()
    }

    /// The words that `AnnotateHandle` states.
    pub(crate) fn words(&self) -> [u32; 2] {
        let properties = self.content.properties();
        let element = match (&self.content, self.components) {
            _ if self.size != 0 => self.size,
            (content, Some((component, count))) => {
                let samples = match content {
                    ResourceContent::Srv(srv) => srv.sample_count,
                    _ => 0,
                };
                u32::from(component.0) | (count & 0xff) << 8 | (samples & 0xff) << 16
            }
            _ => {
                let stride = properties.and_then(ResourceProperties::element_stride).copied();
                let feedback = properties.and_then(ResourceProperties::sampler_feedback_kind);
                stride.or(feedback.map(|it| it.0)).unwrap_or(0)
            }
        };
        [self.content.annotation(self.alignment), element]
    }
}

fn view(
    kind: ResourceKind,
    writable: bool,
    ordered: bool,
    sample_count: u32,
    property: Option<ResourceProperty>,
) -> ResourceContent {
    let properties = property.map(|it| ResourceProperties(vec![it]));
    match writable {
        false => ResourceContent::Srv(Srv { kind, sample_count, properties }),
        true => ResourceContent::Uav(Uav {
            kind,
            globally_coherent: false,
            has_counter: false,
            rasterizer_ordered: ordered,
            properties,
        }),
    }
}

/// The type of the components that a scalar or vector has.
pub(super) fn component(types: &Types, element: TypeId, signed: bool) -> ComponentType {
    match (&types[types.scalar(element)], signed) {
        (Type::Integer { bits: 16 }, true) => ComponentType::I16,
        (Type::Integer { bits: 16 }, false) => ComponentType::U16,
        (Type::Integer { bits: 32 }, true) => ComponentType::I32,
        (Type::Integer { bits: 32 }, false) => ComponentType::U32,
        (Type::Integer { bits: 64 }, true) => ComponentType::I64,
        (Type::Integer { bits: 64 }, false) => ComponentType::U64,
        (Type::Half, _) => ComponentType::F16,
        (Type::Float, _) => ComponentType::F32,
        (Type::Double, _) => ComponentType::F64,
        _ => ComponentType::Invalid,
    }
}

/// The type in which a resource holds components: those of 64 bits are pairs.
fn stored(component: ComponentType) -> ComponentType {
    match component {
        ComponentType::I64 | ComponentType::U64 | ComponentType::F64 => ComponentType::U32,
        other => other,
    }
}
