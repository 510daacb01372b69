//! Resources.

use alloc::vec::Vec;

use bstr::BStr;
use dxil_container::layout::rdat::ResourceClass;
use dxil_container::layout::{ComponentType, ResourceKind};
use dxil_ir::{ConstantId, TypeId};

use super::Error;
use super::tuple::Tuple;

/// The resources of an entry point, or of all of a library.
#[derive(Clone, Debug, Default)]
pub struct Resources<'m> {
    /// Shader resource views.
    pub srvs: Vec<Resource<'m>>,
    /// Unordered access views.
    pub uavs: Vec<Resource<'m>>,
    /// Constant buffers.
    pub cbuffers: Vec<Resource<'m>>,
    /// Samplers.
    pub samplers: Vec<Resource<'m>>,
}

/// A resource.
#[derive(Clone, Debug)]
pub struct Resource<'m> {
    /// Its number among those of its class.
    pub id: u32,
    /// What stands for it in the module: a global variable, a cast of one, or a value that is not
    /// defined, of a pointer to it.
    pub symbol: ConstantId,
    /// The type of the symbol: a pointer to the type that the source declares.
    pub ty: TypeId,
    /// The name in the source; empty if it was stripped.
    pub name: &'m BStr,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower_bound: u32,
    /// How many registers it takes; the largest number where the array has no bound.
    pub range_size: u32,
    /// What is known of its class.
    pub content: ResourceContent,
}

/// What is known of a resource besides where it is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceContent {
    /// Of a shader resource view.
    Srv {
        /// The shape.
        kind: ResourceKind,
        /// Samples of each pixel, if it is multisampled and says so.
        sample_count: u32,
        /// The type of a component; [`ComponentType::Invalid`] if it is not typed.
        component_type: ComponentType,
        /// Bytes of an element of a structured buffer; 0 for others.
        element_stride: u32,
    },
    /// Of an unordered access view.
    Uav {
        /// The shape.
        kind: ResourceKind,
        /// Whether what one group writes is seen by others.
        globally_coherent: bool,
        /// Whether it has a counter.
        has_counter: bool,
        /// Whether accesses are ordered as what is rasterized.
        rasterizer_ordered: bool,
        /// The type of a component; [`ComponentType::Invalid`] if it is not typed.
        component_type: ComponentType,
        /// Bytes of an element of a structured buffer; 0 for others.
        element_stride: u32,
    },
    /// Of a constant buffer.
    CBuffer {
        /// Its bytes.
        size: u32,
    },
    /// Of a sampler.
    Sampler {
        /// 0, 1 for comparison, 2 for mono.
        kind: u32,
    },
}

impl Resource<'_> {
    /// Its class.
    #[must_use]
    pub const fn class(&self) -> ResourceClass {
        match self.content {
            ResourceContent::Srv { .. } => ResourceClass::SRV,
            ResourceContent::Uav { .. } => ResourceClass::UAV,
            ResourceContent::CBuffer { .. } => ResourceClass::CBuffer,
            ResourceContent::Sampler { .. } => ResourceClass::Sampler,
        }
    }

    /// Its shape.
    #[must_use]
    pub const fn kind(&self) -> ResourceKind {
        match self.content {
            ResourceContent::Srv { kind, .. } | ResourceContent::Uav { kind, .. } => kind,
            ResourceContent::CBuffer { .. } => ResourceKind::CBuffer,
            ResourceContent::Sampler { .. } => ResourceKind::Sampler,
        }
    }
}

impl<'m> Resources<'m> {
    pub(super) fn read(tuple: Tuple<'m>) -> Result<Self, Error> {
        let tuple = tuple.with_len(4)?;
        let list = |index, what, content: fn(&Tuple<'m>) -> Result<ResourceContent, Error>| {
            let Some(list) = tuple.optional_tuple(index, what)? else { return Ok(Vec::new()) };
            list.tuples(what).map(|resource| Resource::read(resource?, content)).collect()
        };
        Ok(Self {
            srvs: list(0, "a shader resource view", srv)?,
            uavs: list(1, "an unordered access view", uav)?,
            cbuffers: list(2, "a constant buffer", cbuffer)?,
            samplers: list(3, "a sampler", sampler)?,
        })
    }
}

impl<'m> Resource<'m> {
    /// Reads what all resources have, and what this class has with `content`.
    fn read(
        tuple: Tuple<'m>,
        content: fn(&Tuple<'m>) -> Result<ResourceContent, Error>,
    ) -> Result<Self, Error> {
        let content = content(&tuple)?;
        let (symbol, constant) = tuple.constant(1)?;
        Ok(Self {
            id: tuple.u32(0)?,
            symbol,
            ty: constant.ty,
            name: tuple.string(2)?,
            space: tuple.u32(3)?,
            lower_bound: tuple.u32(4)?,
            range_size: tuple.u32(5)?,
            content,
        })
    }
}

fn srv(tuple: &Tuple<'_>) -> Result<ResourceContent, Error> {
    let tuple = tuple.with_len(9)?;
    let (component_type, element_stride) = properties(&tuple, 8)?;
    Ok(ResourceContent::Srv {
        kind: ResourceKind(tuple.u32(6)?),
        sample_count: tuple.u32(7)?,
        component_type,
        element_stride,
    })
}

fn uav(tuple: &Tuple<'_>) -> Result<ResourceContent, Error> {
    let tuple = tuple.with_len(11)?;
    let (component_type, element_stride) = properties(&tuple, 10)?;
    Ok(ResourceContent::Uav {
        kind: ResourceKind(tuple.u32(6)?),
        globally_coherent: tuple.bool(7)?,
        has_counter: tuple.bool(8)?,
        rasterizer_ordered: tuple.bool(9)?,
        component_type,
        element_stride,
    })
}

fn cbuffer(tuple: &Tuple<'_>) -> Result<ResourceContent, Error> {
    Ok(ResourceContent::CBuffer { size: tuple.with_len(8)?.u32(6)? })
}

fn sampler(tuple: &Tuple<'_>) -> Result<ResourceContent, Error> {
    Ok(ResourceContent::Sampler { kind: tuple.with_len(8)?.u32(6)? })
}

/// The type of the components and the bytes of an element, which views say in pairs.
fn properties(tuple: &Tuple<'_>, index: usize) -> Result<(ComponentType, u32), Error> {
    const COMPONENT_TYPE: u32 = 0;
    const ELEMENT_STRIDE: u32 = 1;
    let (mut component_type, mut element_stride) = (ComponentType::Invalid, 0);
    if let Some(properties) = tuple.optional_tuple(index, "the properties of a view")? {
        for pair in properties.pairs()? {
            match pair? {
                (COMPONENT_TYPE, value) => component_type = ComponentType(properties.u8(value)?),
                (ELEMENT_STRIDE, value) => element_stride = properties.u32(value)?,
                _ => {}
            }
        }
    }
    Ok((component_type, element_stride))
}
