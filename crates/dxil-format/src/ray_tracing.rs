//! State subobjects, as Direct3D 12 numbers them.

use crate::{flags, open_enum};

open_enum! {
    /// The kind of a subobject: `D3D12_STATE_SUBOBJECT_TYPE`.
    pub enum SubobjectKind(u32) {
        /// The dependencies that a state object allows: [`StateObjectFlags`].
        StateObjectConfig = 0,
        /// The root signature of all shaders.
        GlobalRootSignature = 1,
        /// A root signature of some shaders.
        LocalRootSignature = 2,
        /// The functions to which another subobject applies.
        SubobjectToExportsAssociation = 8,
        /// Limits of ray-tracing shaders.
        RaytracingShaderConfig = 9,
        /// Limits of a ray-tracing pipeline.
        RaytracingPipelineConfig = 10,
        /// The shaders that run where a ray hits something.
        HitGroup = 11,
        /// Limits and flags of a ray-tracing pipeline.
        RaytracingPipelineConfig1 = 12,
    }
}

open_enum! {
    /// The geometry that a hit group is for: `D3D12_HIT_GROUP_TYPE`.
    pub enum HitGroupType(u32) {
        /// Triangles.
        Triangle = 0,
        /// Procedural primitives, which have an intersection shader.
        ProceduralPrimitive = 1,
    }
}

flags! {
    /// The dependencies that a state object allows: `D3D12_STATE_OBJECT_FLAGS`.
    pub struct StateObjectFlags(u32) {
        /// Functions of this library may need those of others.
        AllowLocalDependenciesOnExternalDefinitions = 0,
        /// Others may need functions of this library.
        AllowExternalDependenciesOnLocalDefinitions = 1,
        /// The state object may be added to.
        AllowStateObjectAdditions = 2,
    }
}

flags! {
    /// The geometry that a ray-tracing pipeline skips or allows: `D3D12_RAYTRACING_PIPELINE_FLAGS`.
    pub struct RaytracingPipelineFlags(u32) {
        /// Rays hit no triangles.
        SkipTriangles = 8,
        /// Rays hit no procedural primitives.
        SkipProceduralPrimitives = 9,
        /// Opacity micromaps can be used, since SM 6.9.
        AllowOpacityMicromaps = 10,
    }
}
