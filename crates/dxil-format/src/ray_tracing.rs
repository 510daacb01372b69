//! State subobjects, as Direct3D 12 numbers them.

use crate::{flags, open_enum};

open_enum! {
    /// The kinds of subobjects. The numbers are those of `D3D12_STATE_SUBOBJECT_TYPE`.
    pub enum SubobjectKind(u32) {
        /// [`StateObjectConfig`].
        StateObjectConfig = 0,
        /// The root signature of all shaders: [`BytesRef`].
        GlobalRootSignature = 1,
        /// A root signature of some shaders: [`BytesRef`].
        LocalRootSignature = 2,
        /// [`SubobjectToExportsAssociation`].
        SubobjectToExportsAssociation = 8,
        /// [`RaytracingShaderConfig`].
        RaytracingShaderConfig = 9,
        /// [`RaytracingPipelineConfig`].
        RaytracingPipelineConfig = 10,
        /// [`HitGroup`].
        HitGroup = 11,
        /// [`RaytracingPipelineConfig1`].
        RaytracingPipelineConfig1 = 12,
    }
}

open_enum! {
    /// What a hit group is for: `D3D12_HIT_GROUP_TYPE`.
    pub enum HitGroupType(u32) {
        /// Triangles.
        Triangle = 0,
        /// Procedural primitives, which have an intersection shader.
        ProceduralPrimitive = 1,
    }
}

flags! {
    /// How state objects depend on one another: `D3D12_STATE_OBJECT_FLAGS`.
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
    /// What a ray-tracing pipeline skips or allows: `D3D12_RAYTRACING_PIPELINE_FLAGS`.
    pub struct RaytracingPipelineFlags(u32) {
        /// Rays hit no triangles.
        SkipTriangles = 8,
        /// Rays hit no procedural primitives.
        SkipProceduralPrimitives = 9,
        /// Opacity micromaps can be used, since SM 6.9.
        AllowOpacityMicromaps = 10,
    }
}
