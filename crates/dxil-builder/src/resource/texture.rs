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

/// The name of each kind of texture in HLSL, and the number of its coordinates.
const KINDS: [(ResourceKind, &str, usize); 9] = [
    (ResourceKind::Texture1D, "Texture1D", 1),
    (ResourceKind::Texture2D, "Texture2D", 2),
    (ResourceKind::Texture2DMS, "Texture2DMS", 2),
    (ResourceKind::Texture3D, "Texture3D", 3),
    (ResourceKind::TextureCube, "TextureCube", 3),
    (ResourceKind::Texture1DArray, "Texture1DArray", 2),
    (ResourceKind::Texture2DArray, "Texture2DArray", 3),
    (ResourceKind::Texture2DMSArray, "Texture2DMSArray", 3),
    (ResourceKind::TextureCubeArray, "TextureCubeArray", 4),
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
        KINDS.iter().find(|it| it.0 == self.kind).map_or(0, |it| it.2)
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
        let kind = KINDS.iter().find(|it| it.0 == self.kind).map_or("Texture", |it| it.1);
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
