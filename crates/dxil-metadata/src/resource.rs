//! Resources of the four classes.

use alloc::vec::Vec;

use bstr::BString;
use dxil_format::{ComponentType, ResourceClass, ResourceKind, SamplerFeedbackType, SamplerKind};
use dxil_ir::metadata::Reference;
use dxil_ir::{ConstantId, MetadataId, Module, TypeId};

use crate::Error;
use crate::structure::{Fields, structure, tags};
use crate::tuple::{Operand, Tuple};
use crate::value::Value;
use crate::writer::ModuleWriter;

/// The resources of an entry point, or of a module: `dx.resources`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Resources {
    /// The shader resource views.
    pub srvs: Option<Vec<Resource>>,
    /// The unordered access views.
    pub uavs: Option<Vec<Resource>>,
    /// The constant buffers.
    pub cbuffers: Option<Vec<Resource>>,
    /// The samplers.
    pub samplers: Option<Vec<Resource>>,
}

/// A resource.
#[derive(Clone, Debug, PartialEq)]
pub struct Resource {
    /// The number among the resources of the class.
    pub id: u32,
    /// The constant that stands for the resource: a global variable, a cast of one, or an undefined
    /// pointer.
    pub symbol: ConstantId,
    /// The name in the source; empty if it was stripped.
    pub name: BString,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower_bound: u32,
    /// The number of registers; `u32::MAX` for an array without bound.
    pub range_size: u32,
    /// The properties of the class.
    pub content: ResourceContent,
}

/// The properties of a resource that depend on its class.
#[derive(Clone, Debug, PartialEq)]
pub enum ResourceContent {
    /// A shader resource view.
    Srv(Srv),
    /// An unordered access view.
    Uav(Uav),
    /// A constant buffer.
    CBuffer(CBuffer),
    /// A sampler.
    Sampler(Sampler),
}

structure! {
    /// The operands that resources of all classes have.
    struct Base = "a resource" {
        id: u32,
        symbol: ConstantId,
        name: BString,
        space: u32,
        lower_bound: u32,
        range_size: u32,
    }
}

structure! {
    /// The properties of a shader resource view.
    pub struct Srv = "a shader resource view" {
        /// The kind of resource.
        pub kind: ResourceKind,
        /// The number of samples of a multisampled texture; 0 if it is not stated.
        pub sample_count: u32,
        /// Further properties.
        pub properties: Option<ResourceProperties>,
    }
}

structure! {
    /// The properties of an unordered access view.
    pub struct Uav = "an unordered access view" {
        /// The kind of resource.
        pub kind: ResourceKind,
        /// Whether other thread groups see the writes of one.
        pub globally_coherent: bool,
        /// Whether it has a counter.
        pub has_counter: bool,
        /// Whether accesses are ordered as the primitives are.
        pub rasterizer_ordered: bool,
        /// Further properties.
        pub properties: Option<ResourceProperties>,
    }
}

structure! {
    /// The properties of a constant buffer.
    pub struct CBuffer = "a constant buffer" {
        /// The size in bytes.
        pub size: u32,
        /// Further properties, as they are: no known module has any.
        pub properties: Option<MetadataId>,
    }
}

structure! {
    /// The properties of a sampler.
    pub struct Sampler = "a sampler" {
        /// The kind of sampler.
        pub kind: SamplerKind,
        /// Further properties, as they are: no known module has any.
        pub properties: Option<MetadataId>,
    }
}

tags! {
    /// Further properties of a view.
    pub struct ResourceProperties = "the properties of a resource";

    /// A further property of a view.
    pub enum ResourceProperty {
        /// The type of the components of a texture or typed buffer.
        0 => ElementType, element_type: ComponentType,
        /// The size in bytes of an element of a structured buffer.
        1 => ElementStride, element_stride: u32,
        /// The kind of map that a feedback texture records.
        2 => SamplerFeedbackKind, sampler_feedback_kind: SamplerFeedbackType,
        /// 1 if 64-bit atomic operations are used on it.
        3 => Atomic64Use, atomic64_use: u32,
        /// Whether writes are visible across points at which threads are reordered.
        4 => ReorderCoherent, reorder_coherent: bool,
    }
}

impl ResourceContent {
    /// The class.
    #[must_use]
    pub const fn class(&self) -> ResourceClass {
        match self {
            Self::Srv(_) => ResourceClass::SRV,
            Self::Uav(_) => ResourceClass::UAV,
            Self::CBuffer(_) => ResourceClass::CBuffer,
            Self::Sampler(_) => ResourceClass::Sampler,
        }
    }

    /// The kind.
    #[must_use]
    pub const fn kind(&self) -> ResourceKind {
        match self {
            Self::Srv(srv) => srv.kind,
            Self::Uav(uav) => uav.kind,
            Self::CBuffer(_) => ResourceKind::CBuffer,
            Self::Sampler(_) => ResourceKind::Sampler,
        }
    }

    /// The first word of the properties in an `AnnotateHandle`: the kind, the logarithm of the alignment of a
    /// structured buffer's elements, and flags.
    #[must_use]
    pub fn annotation(&self, alignment: u32) -> u32 {
        const UAV: u32 = 1 << 12;
        const ORDERED: u32 = 1 << 13;
        const COHERENT: u32 = 1 << 14;
        /// It has a counter, or compares.
        const COUNTER: u32 = 1 << 15;
        const REORDER_COHERENT: u32 = 1 << 16;
        let flag = |holds: bool, flag| if holds { flag } else { 0 };
        let flags = match self {
            Self::Srv(_) | Self::CBuffer(_) => 0,
            Self::Uav(uav) => {
                let properties = uav.properties.as_ref();
                let reorder = properties.and_then(ResourceProperties::reorder_coherent).copied();
                UAV | flag(uav.rasterizer_ordered, ORDERED)
                    | flag(uav.globally_coherent, COHERENT)
                    | flag(uav.has_counter, COUNTER)
                    | flag(reorder == Some(true), REORDER_COHERENT)
            }
            Self::Sampler(sampler) => flag(sampler.kind == SamplerKind::Comparison, COUNTER),
        };
        self.kind().0 & 0xff | (alignment & 0xf) << 8 | flags
    }

    /// The further properties of a view; `None` if there are none, or it is no view.
    #[must_use]
    pub const fn properties(&self) -> Option<&ResourceProperties> {
        match self {
            Self::Srv(srv) => srv.properties.as_ref(),
            Self::Uav(uav) => uav.properties.as_ref(),
            Self::CBuffer(_) | Self::Sampler(_) => None,
        }
    }
}

impl Resource {
    /// The class.
    #[must_use]
    pub const fn class(&self) -> ResourceClass {
        self.content.class()
    }

    /// The kind.
    #[must_use]
    pub const fn kind(&self) -> ResourceKind {
        self.content.kind()
    }

    /// The last register; the largest number where an array has no bound. As for DXC, a size that is no number of
    /// registers wraps around.
    #[must_use]
    pub const fn last_register(&self) -> u32 {
        match self.range_size {
            u32::MAX => u32::MAX,
            size => self.lower_bound.wrapping_add(size).wrapping_sub(1),
        }
    }

    /// The further properties of a view; `None` if there are none, or it is no view.
    #[must_use]
    pub const fn properties(&self) -> Option<&ResourceProperties> {
        self.content.properties()
    }

    /// The type of the symbol: a pointer to the type in the source. `None` if the module lacks the
    /// symbol.
    #[must_use]
    pub fn ty(&self, module: &Module) -> Option<TypeId> {
        module.constants.get(self.symbol).map(|constant| constant.ty)
    }

    fn read(operand: &Operand<'_>, class: ResourceClass) -> Result<Self, Error> {
        fn content<C: Fields>(tuple: Tuple<'_>) -> Result<C, Error> {
            C::read_fields(&tuple.with_len(Base::COUNT.saturating_add(C::COUNT))?, Base::COUNT)
        }
        let (tuple, content) = match class {
            ResourceClass::SRV => {
                let tuple = operand.tuple("a shader resource view")?;
                (tuple, ResourceContent::Srv(content(tuple)?))
            }
            ResourceClass::UAV => {
                let tuple = operand.tuple("an unordered access view")?;
                (tuple, ResourceContent::Uav(content(tuple)?))
            }
            ResourceClass::CBuffer => {
                let tuple = operand.tuple("a constant buffer")?;
                (tuple, ResourceContent::CBuffer(content(tuple)?))
            }
            _ => {
                let tuple = operand.tuple("a sampler")?;
                (tuple, ResourceContent::Sampler(content(tuple)?))
            }
        };
        let base = Base::read_fields(&tuple, 0)?;
        let Base { id, symbol, name, space, lower_bound, range_size } = base;
        Ok(Self { id, symbol, name, space, lower_bound, range_size, content })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        let Self { id, symbol, space, lower_bound, range_size, .. } = *self;
        let base = Base { id, symbol, name: self.name.clone(), space, lower_bound, range_size };
        // No class has more fields of its own than unordered access views.
        let mut operands = Vec::with_capacity(Base::COUNT.saturating_add(Uav::COUNT));
        base.write_fields(module, &mut operands);
        match &self.content {
            ResourceContent::Srv(srv) => srv.write_fields(module, &mut operands),
            ResourceContent::Uav(uav) => uav.write_fields(module, &mut operands),
            ResourceContent::CBuffer(cbuffer) => cbuffer.write_fields(module, &mut operands),
            ResourceContent::Sampler(sampler) => sampler.write_fields(module, &mut operands),
        }
        Some(module.metadata.tuple(&operands))
    }
}

impl Resources {
    /// The resources of all classes: shader resource views, unordered access views, constant buffers,
    /// samplers.
    pub fn iter(&self) -> impl Iterator<Item = &Resource> {
        [&self.srvs, &self.uavs, &self.cbuffers, &self.samplers].into_iter().flatten().flatten()
    }
}

impl Value for Resources {
    fn read(operand: &Operand<'_>) -> Result<Self, Error> {
        let tuple = operand.tuple("the resources")?.with_len(4)?;
        let list = |index, field, class| {
            let list = tuple.operand(index, field)?;
            if list.reference().is_none() {
                return Ok(None);
            }
            let resources = list.list()?.operands(0, "a resource");
            resources
                .map(|resource| Resource::read(&resource, class))
                .collect::<Result<_, _>>()
                .map(Some)
        };
        Ok(Self {
            srvs: list(0, "srvs", ResourceClass::SRV)?,
            uavs: list(1, "uavs", ResourceClass::UAV)?,
            cbuffers: list(2, "cbuffers", ResourceClass::CBuffer)?,
            samplers: list(3, "samplers", ResourceClass::Sampler)?,
        })
    }

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference {
        if let Some(known) = module.known_resources(self) {
            return Some(known);
        }
        let lists = [&self.srvs, &self.uavs, &self.cbuffers, &self.samplers];
        let operands = lists.map(|list| {
            let list = list.as_ref()?;
            let resources: Vec<_> = list.iter().map(|resource| resource.write(module)).collect();
            Some(module.metadata.tuple(&resources))
        });
        let written = module.metadata.tuple(&operands);
        module.keep_resources(self, written);
        Some(written)
    }
}
