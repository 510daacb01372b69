// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// A place that a call may stand in: an entry point by its kind, or a function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum ShaderStage {
    /// Code of a vertex shader.
    Vertex,
    /// Code of a hull shader.
    Hull,
    /// A hull shader's patch-constant function.
    PatchConstant,
    /// Code of a domain shader.
    Domain,
    /// Code of a geometry shader.
    Geometry,
    /// Code of a pixel shader.
    Pixel,
    /// Code of a compute shader.
    Compute,
    /// Code of an amplification shader.
    Amplification,
    /// Code of a mesh shader.
    Mesh,
    /// A node of a work graph.
    Node,
    /// A function of a library that is no entry point.
    Library,
    /// Code of a ray generation shader.
    RayGeneration,
    /// Code of an intersection shader.
    Intersection,
    /// Code of an any hit shader.
    AnyHit,
    /// Code of a closest hit shader.
    ClosestHit,
    /// Code of a miss shader.
    Miss,
    /// Code of a callable shader.
    Callable,
}
impl ShaderStage {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::Vertex,
        Self::Hull,
        Self::PatchConstant,
        Self::Domain,
        Self::Geometry,
        Self::Pixel,
        Self::Compute,
        Self::Amplification,
        Self::Mesh,
        Self::Node,
        Self::Library,
        Self::RayGeneration,
        Self::Intersection,
        Self::AnyHit,
        Self::ClosestHit,
        Self::Miss,
        Self::Callable,
    ];
}
static STAGES: [StageRow; 17usize] = [
    StageRow {
        name: "vertex",
        since: Version::V1_0,
    },
    StageRow {
        name: "hull",
        since: Version::V1_0,
    },
    StageRow {
        name: "patchconstant",
        since: Version::V1_0,
    },
    StageRow {
        name: "domain",
        since: Version::V1_0,
    },
    StageRow {
        name: "geometry",
        since: Version::V1_0,
    },
    StageRow {
        name: "pixel",
        since: Version::V1_0,
    },
    StageRow {
        name: "compute",
        since: Version::V1_0,
    },
    StageRow {
        name: "amplification",
        since: Version::V1_5,
    },
    StageRow {
        name: "mesh",
        since: Version::V1_5,
    },
    StageRow {
        name: "node",
        since: Version::V1_8,
    },
    StageRow {
        name: "library",
        since: Version::V1_1,
    },
    StageRow {
        name: "raygeneration",
        since: Version::V1_3,
    },
    StageRow {
        name: "intersection",
        since: Version::V1_3,
    },
    StageRow {
        name: "anyhit",
        since: Version::V1_3,
    },
    StageRow {
        name: "closesthit",
        since: Version::V1_3,
    },
    StageRow {
        name: "miss",
        since: Version::V1_3,
    },
    StageRow {
        name: "callable",
        since: Version::V1_3,
    },
];
