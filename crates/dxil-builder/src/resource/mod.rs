//! Resources: what is declared of them, by kind.

mod acceleration_structure;
mod buffer;
mod constant_buffer;
mod declare;
mod properties;
mod raw_buffer;
mod sampler;
mod structured_buffer;
mod texture;
mod texture_buffer;
mod uav;

use alloc::string::String;

use dxil_format::ComponentType;
use dxil_metadata::ResourceContent;

use crate::Error;
use crate::layout::Layout;
use crate::owner::Owner;

pub use acceleration_structure::AccelerationStructure;
pub use buffer::Buffer;
pub use constant_buffer::ConstantBuffer;
pub(crate) use declare::{Declared, remove_unused};
pub(crate) use properties::words;
pub use raw_buffer::RawBuffer;
pub use sampler::Sampler;
pub use structured_buffer::StructuredBuffer;
pub use texture::{FeedbackTexture, Texture};
pub use texture_buffer::TextureBuffer;

/// The registers of a resource. Their letter, `t`, `u`, `b` or `s`, follows from its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Binding {
    pub(crate) register: u32,
    pub(crate) space: u32,
    pub(crate) count: u32,
}

impl Binding {
    /// One register of space 0.
    #[must_use]
    pub const fn register(register: u32) -> Self {
        Self { register, space: 0, count: 1 }
    }

    /// Another space.
    #[must_use]
    pub const fn space(self, space: u32) -> Self {
        Self { space, ..self }
    }

    /// An array of this many resources, each with a register of its own, from that of the binding on. `handle_at` takes the
    /// index, which counts from 0.
    #[must_use]
    pub const fn count(self, count: u32) -> Self {
        Self { count, ..self }
    }

    /// All further registers of the space, for an array without bound.
    #[must_use]
    pub const fn unbounded(self) -> Self {
        Self { count: u32::MAX, ..self }
    }

    /// The first register.
    #[must_use]
    pub const fn first_register(self) -> u32 {
        self.register
    }

    /// The number of the space.
    #[must_use]
    pub const fn register_space(self) -> u32 {
        self.space
    }

    /// The number of registers; [`None`] if all further ones belong to it.
    #[must_use]
    pub const fn register_count(self) -> Option<u32> {
        match self.count {
            u32::MAX => None,
            count => Some(count),
        }
    }

    /// The last register.
    pub(crate) const fn last(self) -> u32 {
        self.register.saturating_add(self.count.saturating_sub(1))
    }
}

/// A declared resource, or an array of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resource<T> {
    pub(crate) owner: Owner,
    /// The index among all resources of the shader.
    pub(crate) index: usize,
    pub(crate) ty: T,
    /// Whether the declaration has errors, which those of accesses would only repeat.
    pub(crate) is_refused: bool,
}

/// A kind of resource with its properties: [`Texture`], [`Buffer`], [`RawBuffer`], [`StructuredBuffer`],
/// [`ConstantBuffer`], [`TextureBuffer`], [`Sampler`], [`AccelerationStructure`] and [`FeedbackTexture`].
pub trait ResourceType: Copy + sealed::Sealed {}

/// A kind of resource whose numbers atomic operations change: [`Texture`], [`Buffer`], [`RawBuffer`] and
/// [`StructuredBuffer`].
pub trait AtomicResource: ResourceType + sealed::Atomic {}

pub(crate) mod sealed {
    use super::Description;

    pub trait Sealed {
        /// The facts of the kind.
        fn describe(&self) -> Description;
    }

    pub trait Atomic {
        /// The number of coordinates of a number.
        fn coordinates(&self) -> usize;

        fn is_writable(&self) -> bool;
    }
}

/// The facts of a resource that a module states.
#[derive(Debug)]
pub struct Description {
    pub(crate) content: ResourceContent,
    /// The name of the struct that stands for it; `None` for the name of the resource itself.
    pub(crate) class: Option<String>,
    pub(crate) element: Element,
    /// The violations of the kind by itself.
    pub(crate) error: Option<Error>,
}

impl Description {
    /// Checks the kind by itself, as one of a shader. It has no error of its own if that is the layout's.
    pub(crate) fn check(&self, owner: Owner) -> Result<(), Option<Error>> {
        match (self.element, &self.error) {
            (Element::Fields(layout) | Element::Struct(layout), _) if layout.owner != owner => {
                let message = "the layout is one of another shader";
                Err(Some(Error::misuse(message, "take one of `layout` of this one")))
            }
            (Element::Fields(layout) | Element::Struct(layout), _) if layout.is_refused => {
                Err(None)
            }
            (_, Some(error)) => Err(Some(error.clone())),
            (_, None) => Ok(()),
        }
    }
}

/// The content of the struct that stands for a resource.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Element {
    /// Nothing that matters.
    Opaque,
    /// A number or a vector.
    Components(ComponentType, u8),
    /// Bytes.
    Bytes(u32),
    /// The fields of a layout.
    Fields(Layout),
    /// A struct with the fields of a layout, whose name follows that of the class.
    Struct(Layout),
}

macro_rules! resource_types {
    ($($ty:ty),*) => {$(impl ResourceType for $ty {})*};
}

resource_types!(
    AccelerationStructure,
    Buffer,
    ConstantBuffer,
    FeedbackTexture,
    RawBuffer,
    Sampler,
    StructuredBuffer,
    Texture,
    TextureBuffer
);

macro_rules! atomic_resources {
    ($($ty:ty: |$it:ident| $coordinates:expr),* $(,)?) => {$(
        impl AtomicResource for $ty {}

        impl sealed::Atomic for $ty {
            fn coordinates(&self) -> usize {
                let $it = self;
                $coordinates
            }

            fn is_writable(&self) -> bool {
                self.access.writable
            }
        }
    )*};
}

atomic_resources! {
    Buffer: |_it| 1,
    RawBuffer: |_it| 1,
    StructuredBuffer: |_it| 2,
    Texture: |it| it.coordinates(),
}
