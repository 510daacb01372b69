//! Textures.

use alloc::format;

use dxil_format::{ComponentType, ResourceKind, SamplerFeedbackType};
use dxil_metadata::ResourceProperty;

use super::buffer::{check_element, element_name};
use super::uav::{Access, writable};
use super::{Description, Element, sealed};
use crate::Error;

/// A texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Texture {
    pub(crate) kind: ResourceKind,
    pub(crate) ty: ComponentType,
    pub(crate) components: u8,
    samples: u32,
    pub(super) access: Access,
}

/// A kind of texture.
struct Kind {
    kind: ResourceKind,
    /// Its name in HLSL.
    name: &'static str,
    /// The number of coordinates of an element.
    coordinates: usize,
    /// The number of directions in which a place has offsets.
    offsets: usize,
    /// The number of sizes, among them that of an array.
    dimensions: usize,
}

impl Kind {
    const fn new(kind: ResourceKind, name: &'static str, numbers: [usize; 3]) -> Self {
        let [coordinates, offsets, dimensions] = numbers;
        Self { kind, name, coordinates, offsets, dimensions }
    }
}

/// All kinds of textures: coordinates, offsets, and dimensions.
static KINDS: [Kind; 9] = [
    Kind::new(ResourceKind::Texture1D, "Texture1D", [1, 1, 1]),
    Kind::new(ResourceKind::Texture2D, "Texture2D", [2, 2, 2]),
    Kind::new(ResourceKind::Texture2DMS, "Texture2DMS", [2, 2, 2]),
    Kind::new(ResourceKind::Texture3D, "Texture3D", [3, 3, 3]),
    Kind::new(ResourceKind::TextureCube, "TextureCube", [3, 0, 2]),
    Kind::new(ResourceKind::Texture1DArray, "Texture1DArray", [2, 1, 2]),
    Kind::new(ResourceKind::Texture2DArray, "Texture2DArray", [3, 2, 3]),
    Kind::new(ResourceKind::Texture2DMSArray, "Texture2DMSArray", [3, 2, 3]),
    Kind::new(ResourceKind::TextureCubeArray, "TextureCubeArray", [4, 0, 3]),
];

impl Texture {
    /// A texture of a kind, whose elements are vectors of 1 to 4 components.
    #[must_use]
    pub fn new(kind: ResourceKind, ty: ComponentType, components: u8) -> Self {
        Self { kind, ty, components, samples: 0, access: Access::default() }
    }

    /// The number of samples of a multisampled texture, if it is known.
    #[must_use]
    pub const fn samples(mut self, count: u32) -> Self {
        self.samples = count;
        self
    }

    /// The number of coordinates of an element.
    pub(crate) fn coordinates(&self) -> usize {
        self.kind().map_or(0, |it| it.coordinates)
    }

    /// The number of offsets of a place.
    pub(crate) fn offsets(&self) -> usize {
        self.kind().filter(|_| !self.access.writable).map_or(0, |it| it.offsets)
    }

    /// The number of sizes.
    pub(crate) fn dimensions(&self) -> usize {
        self.kind().map_or(0, |it| it.dimensions)
    }

    fn kind(&self) -> Option<&'static Kind> {
        KINDS.iter().find(|it| it.kind == self.kind)
    }

    /// Whether it has samples.
    pub(crate) const fn is_multisampled(&self) -> bool {
        matches!(self.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray)
    }

    pub(crate) const fn is_writable(&self) -> bool {
        self.access.writable
    }

    fn check(&self) -> Option<Error> {
        let kind = self.kind;
        if self.coordinates() == 0 {
            let help = "declare one of the kinds that are named after textures";
            return Some(Error::misuse(format!("{kind} is no texture"), help));
        }
        let is_cube = matches!(kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
        if self.access.writable && is_cube {
            let help = "declare a Texture2DArray, whose elements are the sides";
            return Some(Error::misuse(format!("{kind} is writable"), help));
        }
        check_element(self.ty, self.components)
    }
}

writable!(Texture);

impl sealed::Sealed for Texture {
    fn describe(&self) -> Description {
        let kind = self.kind().map_or("Texture", |it| it.name);
        let (prefix, element) = (self.access.prefix(), element_name(self.ty, self.components));
        let samples = match self.is_multisampled() && !self.access.writable {
            true => format!(", {}", self.samples),
            false => "".into(),
        };
        let property = ResourceProperty::ElementType(self.ty);
        Description {
            content: self.access.content(self.kind, self.samples, Some(property)),
            class: Some(format!("class.{prefix}{kind}<{element}{samples}>")),
            element: Element::Components(self.ty, self.components),
            error: self.check(),
        }
    }
}

/// A map of the parts of a texture that were sampled: `FeedbackTexture2D` or `FeedbackTexture2DArray`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FeedbackTexture {
    feedback: SamplerFeedbackType,
    array: bool,
}

impl FeedbackTexture {
    /// A map of a kind.
    #[must_use]
    pub const fn new(feedback: SamplerFeedbackType) -> Self {
        Self { feedback, array: false }
    }

    /// A map of a texture with several layers, `FeedbackTexture2DArray`. An array of maps is one of
    /// [`Binding::count`](crate::Binding::count).
    #[must_use]
    pub const fn array(self) -> Self {
        Self { array: true, ..self }
    }
}

impl sealed::Sealed for FeedbackTexture {
    fn describe(&self) -> Description {
        let (kind, name) = match self.array {
            false => (ResourceKind::FeedbackTexture2D, "FeedbackTexture2D"),
            true => (ResourceKind::FeedbackTexture2DArray, "FeedbackTexture2DArray"),
        };
        let property = ResourceProperty::SamplerFeedbackKind(self.feedback);
        let access = Access { writable: true, ..Access::default() };
        Description {
            content: access.content(kind, 0, Some(property)),
            class: Some(format!("class.{name}<{}>", self.feedback.0)),
            element: Element::Opaque,
            error: None,
        }
    }
}
