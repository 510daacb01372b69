//! Resources and functions of a library.

use dxil_format::{FeatureFlags, ResourceClass, ResourceKind, ShaderKind};

use super::{
    ArrayRef, AsInfo, CsInfo, DsInfo, GsInfo, HsInfo, MsInfo, NodeShaderInfo, PsInfo, RecordRef,
    StringRef, VsInfo,
};
use crate::Record;
use crate::flags::flags;
use crate::layout::PackedShaderModel;
use crate::record::record;

record! {
    /// A resource that functions of the library use.
    pub struct ResourceInfo {
        /// The kind of register that it is bound to.
        pub class: ResourceClass,
        /// Its shape.
        pub kind: ResourceKind,
        /// Its index among the resources of its class.
        pub id: u32,
        /// Its register space.
        pub space: u32,
        /// Its first register.
        pub lower_bound: u32,
        /// Its last register; the largest number where the array has no bound.
        pub upper_bound: u32,
        /// Its name in the source.
        pub name: StringRef,
        /// Its use.
        pub flags: ResourceFlags,
    }
}

flags! {
    /// The use of a resource. DXC sets no flag where it is not an unordered access view.
    pub struct ResourceFlags(u32) {
        /// Writes are seen by all thread groups.
        UAVGloballyCoherent = 0,
        /// It has a counter.
        UAVCounter = 1,
        /// It is ordered by the rasterizer.
        UAVRasterizerOrderedView = 2,
        /// It is indexed dynamically. DXC does not set it.
        DynamicIndexing = 3,
        /// 64-bit atomic operations are used on it.
        Atomics64Use = 4,
        /// Writes are seen across points at which threads are reordered.
        UAVReorderCoherent = 5,
    }
}

record! {
    /// A function of the library: an entry point of a shader, or a function to be linked.
    pub struct FunctionInfo2 {
        /// Its mangled name.
        pub name: StringRef,
        /// Its name in the source.
        pub unmangled_name: StringRef,
        /// The resources that it uses.
        pub resources: ArrayRef<RecordRef<ResourceInfo>>,
        /// Names of the functions of other libraries that it calls.
        pub function_dependencies: ArrayRef<StringRef>,
        /// The kind of shader, or [`ShaderKind::Library`] for other functions.
        pub shader_kind: ShaderKind,
        /// The upper half of the kind's 32 bits: zero.
        pub shader_kind_high: u16,
        /// Bytes of the payload of any-hit, closest-hit and miss shaders, of the parameter of
        /// callable ones.
        pub payload_size_in_bytes: u32,
        /// Bytes of the attributes of any-hit and closest-hit shaders.
        pub attribute_size_in_bytes: u32,
        /// Optional features that it requires.
        pub feature_flags: FeatureFlags,
        /// Stages in which it can be used.
        pub shader_stage_flag: ShaderStageFlags,
        /// The least shader model that it requires.
        pub min_shader_model: PackedShaderModel,
        /// Zero.
        pub min_shader_reserved: u8,
        /// The kind of shader that goes with it: in known files, [`shader_kind`].
        ///
        /// [`shader_kind`]: Self::shader_kind
        pub min_shader_kind: ShaderKind,
        /// The fewest lanes of a wave that it allows; 0 if it does not say. Since validator 1.8, as
        /// what follows.
        pub minimum_expected_wave_lane_count: u8,
        /// The most lanes of a wave that it allows; 0 if it does not say.
        pub maximum_expected_wave_lane_count: u8,
        /// Further facts about it.
        pub shader_flags: ShaderFlags,
        /// The index of its record in the table of its kind of shader: see [`shader`](Self::shader).
        pub raw_shader_ref: RecordRef<()>,
    }
}

flags! {
    /// The stages in which a function can be used: a bit for each [`ShaderKind`].
    pub struct ShaderStageFlags(u32) {
        /// A pixel shader.
        Pixel = ShaderKind::Pixel.0,
        /// A vertex shader.
        Vertex = ShaderKind::Vertex.0,
        /// A geometry shader.
        Geometry = ShaderKind::Geometry.0,
        /// A hull shader.
        Hull = ShaderKind::Hull.0,
        /// A domain shader.
        Domain = ShaderKind::Domain.0,
        /// A compute shader.
        Compute = ShaderKind::Compute.0,
        /// A library.
        Library = ShaderKind::Library.0,
        /// A ray-generation shader.
        RayGeneration = ShaderKind::RayGeneration.0,
        /// An intersection shader.
        Intersection = ShaderKind::Intersection.0,
        /// An any-hit shader.
        AnyHit = ShaderKind::AnyHit.0,
        /// A closest-hit shader.
        ClosestHit = ShaderKind::ClosestHit.0,
        /// A miss shader.
        Miss = ShaderKind::Miss.0,
        /// A callable shader.
        Callable = ShaderKind::Callable.0,
        /// A mesh shader.
        Mesh = ShaderKind::Mesh.0,
        /// An amplification shader.
        Amplification = ShaderKind::Amplification.0,
        /// A node of a work graph.
        Node = ShaderKind::Node.0,
    }
}

flags! {
    /// Facts about an entry point. All but the first are experimental.
    pub struct ShaderFlags(u16) {
        /// A node that programs can begin with.
        NodeProgramEntry = 0,
        /// Its output has a position.
        OutputPositionPresent = 1,
        /// It writes depth.
        DepthOutput = 2,
        /// It runs for each sample.
        SampleFrequency = 3,
        /// It reads the index of the view.
        UsesViewID = 4,
    }
}

/// The record of a function in the table of its kind of shader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShaderRef {
    /// The record of a node.
    Node(RecordRef<NodeShaderInfo>),
    /// The record of a vertex shader; experimental, as are the following.
    Vertex(RecordRef<VsInfo>),
    /// The record of a pixel shader.
    Pixel(RecordRef<PsInfo>),
    /// The record of a hull shader.
    Hull(RecordRef<HsInfo>),
    /// The record of a domain shader.
    Domain(RecordRef<DsInfo>),
    /// The record of a geometry shader.
    Geometry(RecordRef<GsInfo>),
    /// The record of a compute shader.
    Compute(RecordRef<CsInfo>),
    /// The record of a mesh shader.
    Mesh(RecordRef<MsInfo>),
    /// The record of an amplification shader.
    Amplification(RecordRef<AsInfo>),
}

impl FunctionInfo2 {
    /// Bytes of the record before validator 1.8.
    pub const OLD_SIZE: usize = Self::PLACES.minimum_expected_wave_lane_count.offset;

    /// Returns the reference to its record for its stage, if it has one.
    #[must_use]
    pub fn shader(&self) -> Option<ShaderRef> {
        let index = self.raw_shader_ref.index;
        if self.raw_shader_ref.is_none() {
            return None;
        }
        Some(match self.shader_kind {
            ShaderKind::Node => ShaderRef::Node(RecordRef::new(index)),
            ShaderKind::Vertex => ShaderRef::Vertex(RecordRef::new(index)),
            ShaderKind::Pixel => ShaderRef::Pixel(RecordRef::new(index)),
            ShaderKind::Hull => ShaderRef::Hull(RecordRef::new(index)),
            ShaderKind::Domain => ShaderRef::Domain(RecordRef::new(index)),
            ShaderKind::Geometry => ShaderRef::Geometry(RecordRef::new(index)),
            ShaderKind::Compute => ShaderRef::Compute(RecordRef::new(index)),
            ShaderKind::Mesh => ShaderRef::Mesh(RecordRef::new(index)),
            ShaderKind::Amplification => ShaderRef::Amplification(RecordRef::new(index)),
            _ => return None,
        })
    }
}
