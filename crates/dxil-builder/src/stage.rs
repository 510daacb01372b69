//! Stages, and the properties that entry points of each state.

use alloc::format;
use alloc::vec::Vec;

use dxil_format::ShaderKind;
use dxil_ir::{DataLayout, Module, TypeId};
use dxil_metadata::stage::{
    AmplificationState, DomainState, GeometryState, HullState, MeshState, NodeId,
};
use dxil_metadata::{EntryProperties, EntryProperty};

use crate::{Error, Launch};

/// The stage of an entry point, with its properties.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Stage {
    /// A vertex shader.
    Vertex,
    /// A pixel shader.
    Pixel,
    /// A hull shader. [`ShaderBuilder::patch_constants`](crate::ShaderBuilder::patch_constants) adds the
    /// patch-constant function to the state.
    Hull(HullState),
    /// A domain shader.
    Domain(DomainState),
    /// A geometry shader.
    Geometry(GeometryState),
    /// A compute shader.
    Compute {
        /// The number of threads of a group, in x, y and z.
        threads: [u32; 3],
    },
    /// A mesh shader.
    Mesh(MeshState),
    /// An amplification shader.
    Amplification(AmplificationState),
    /// A ray-generation shader.
    RayGeneration,
    /// An intersection shader.
    Intersection,
    /// An any-hit shader. Its function has pointers to both structs as its arguments.
    AnyHit {
        /// The payload.
        payload: TypeId,
        /// The attributes of the hit.
        attributes: TypeId,
    },
    /// A closest-hit shader. Its function has pointers to both structs as its arguments.
    ClosestHit {
        /// The payload.
        payload: TypeId,
        /// The attributes of the hit.
        attributes: TypeId,
    },
    /// A miss shader. Its function has a pointer to the payload as its argument.
    Miss {
        /// The payload.
        payload: TypeId,
    },
    /// A callable shader. Its function has a pointer to the parameter as its argument.
    Callable {
        /// The parameter.
        parameter: TypeId,
    },
    /// A node of a work graph.
    Node(Launch),
}

impl Stage {
    /// The kind of shader.
    #[must_use]
    pub const fn kind(&self) -> ShaderKind {
        match self {
            Self::Vertex => ShaderKind::Vertex,
            Self::Pixel => ShaderKind::Pixel,
            Self::Hull(_) => ShaderKind::Hull,
            Self::Domain(_) => ShaderKind::Domain,
            Self::Geometry(_) => ShaderKind::Geometry,
            Self::Compute { .. } => ShaderKind::Compute,
            Self::Mesh(_) => ShaderKind::Mesh,
            Self::Amplification(_) => ShaderKind::Amplification,
            Self::RayGeneration => ShaderKind::RayGeneration,
            Self::Intersection => ShaderKind::Intersection,
            Self::AnyHit { .. } => ShaderKind::AnyHit,
            Self::ClosestHit { .. } => ShaderKind::ClosestHit,
            Self::Miss { .. } => ShaderKind::Miss,
            Self::Callable { .. } => ShaderKind::Callable,
            Self::Node(_) => ShaderKind::Node,
        }
    }

    /// Whether only libraries have entry points of this stage.
    pub(crate) fn is_of_library(&self) -> bool {
        (ShaderKind::RayGeneration..=ShaderKind::Callable).contains(&self.kind())
            || self.kind() == ShaderKind::Node
    }

    /// The structs to which the function has pointers.
    pub(crate) fn parameters(&self) -> Vec<TypeId> {
        match *self {
            Self::AnyHit { payload, attributes } | Self::ClosestHit { payload, attributes } => {
                Vec::from([payload, attributes])
            }
            Self::Miss { payload } => Vec::from([payload]),
            Self::Callable { parameter } => Vec::from([parameter]),
            _ => Vec::new(),
        }
    }

    /// The properties of an entry point of this stage.
    pub(crate) fn properties(&self, name: &str, module: &Module) -> EntryProperties {
        let mut properties = EntryProperties::default();
        match self {
            Self::Hull(state) => properties.set(EntryProperty::Hull(*state)),
            Self::Domain(state) => properties.set(EntryProperty::Domain(*state)),
            Self::Geometry(state) => properties.set(EntryProperty::Geometry(*state)),
            Self::Compute { threads } => properties.set(EntryProperty::NumThreads(*threads)),
            Self::Mesh(state) => properties.set(EntryProperty::Mesh(*state)),
            Self::Amplification(state) => properties.set(EntryProperty::Amplification(*state)),
            Self::Node(launch) => launch.set(name, &mut properties),
            _ => {}
        }
        let layout = DataLayout::new(module);
        let size = |ty| layout.size(ty).and_then(|size| u32::try_from(size).ok()).unwrap_or(0);
        if let [payload, attributes @ ..] = self.parameters().as_slice() {
            properties.set(EntryProperty::RayPayloadSize(size(*payload)));
            if let [attributes] = attributes {
                properties.set(EntryProperty::RayAttributeSize(size(*attributes)));
            }
        }
        properties
    }

    /// The number of threads of a group, and how many there may be.
    fn threads(&self) -> Option<([u32; 3], u32)> {
        Some(match self {
            Self::Compute { threads } => (*threads, 1024),
            Self::Mesh(state) => (state.num_threads, 128),
            Self::Amplification(state) => (state.num_threads, 128),
            Self::Node(launch) => (launch.threads(), 1024),
            _ => return None,
        })
    }

    /// The violations of the stage by itself.
    pub(crate) fn check(&self) -> Option<Error> {
        let (threads, most) = self.threads()?;
        let limits = [1024, 1024, 64];
        let count: u64 = threads.iter().map(|it| u64::from(*it)).product();
        let fits = threads.iter().zip(limits).all(|(it, limit)| (1..=limit).contains(it));
        let is_valid = fits && count <= most.into();
        (!is_valid).then(|| {
            let [x, y, z] = threads;
            let message = format!("a group has {x}*{y}*{z} threads");
            let help = format!("declare 1 to {most}, at most 1024 in x and y and 64 in z");
            Error::misuse(message, help)
        })
    }
}

impl Launch {
    /// Sets the properties of a node.
    fn set(&self, name: &str, properties: &mut EntryProperties) {
        properties.set(EntryProperty::NodeLaunchType(self.kind()));
        properties.set(EntryProperty::NodeId(NodeId { name: name.into(), index: 0 }));
        properties.set(EntryProperty::NodeLocalRootArgumentsTableIndex(u32::MAX));
        properties.set(EntryProperty::NumThreads(self.threads()));
        match *self {
            Self::Broadcasting { grid, .. } => {
                properties.set(EntryProperty::NodeDispatchGrid(grid));
            }
            Self::BroadcastingUpTo { most, .. } => {
                properties.set(EntryProperty::NodeMaxDispatchGrid(most));
            }
            Self::Coalescing { .. } | Self::Thread => {}
        }
    }
}
