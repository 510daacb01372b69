//! Semantics and interpolation of elements of signatures.

use crate::open_enum;

open_enum! {
    /// How the rasterizer interpolates an element.
    pub enum InterpolationMode(u8) {
        /// Not stated.
        Undefined = 0,
        /// `nointerpolation`.
        Constant = 1,
        /// `linear`.
        Linear = 2,
        /// `linear centroid`.
        LinearCentroid = 3,
        /// `noperspective`.
        LinearNoperspective = 4,
        /// `noperspective centroid`.
        LinearNoperspectiveCentroid = 5,
        /// `linear sample`.
        LinearSample = 6,
        /// `noperspective sample`.
        LinearNoperspectiveSample = 7,
        /// Unknown.
        Invalid = 8,
    }
}

/// Declares the kinds of semantics, each with its name in HLSL.
macro_rules! semantic_kinds {
    ($($name:ident = $number:literal $semantic:literal,)*) => {
        open_enum! {
            /// The system value that an element of a signature is.
            pub enum SemanticKind(u8) {
                /// No system value: a semantic that the source names.
                Arbitrary = 0,
                $(#[doc = concat!("`", $semantic, "`.")] $name = $number,)*
            }
        }

        impl SemanticKind {
            /// The semantic's name in HLSL, unless it is arbitrary or unknown.
            #[must_use]
            pub fn semantic(self) -> Option<&'static str> {
                match self {
                    $(Self::$name => Some($semantic),)*
                    _ => None,
                }
            }
        }
    };
}

semantic_kinds! {
    VertexID = 1 "SV_VertexID",
    InstanceID = 2 "SV_InstanceID",
    Position = 3 "SV_Position",
    RenderTargetArrayIndex = 4 "SV_RenderTargetArrayIndex",
    ViewPortArrayIndex = 5 "SV_ViewportArrayIndex",
    ClipDistance = 6 "SV_ClipDistance",
    CullDistance = 7 "SV_CullDistance",
    OutputControlPointID = 8 "SV_OutputControlPointID",
    DomainLocation = 9 "SV_DomainLocation",
    PrimitiveID = 10 "SV_PrimitiveID",
    GSInstanceID = 11 "SV_GSInstanceID",
    SampleIndex = 12 "SV_SampleIndex",
    IsFrontFace = 13 "SV_IsFrontFace",
    Coverage = 14 "SV_Coverage",
    InnerCoverage = 15 "SV_InnerCoverage",
    Target = 16 "SV_Target",
    Depth = 17 "SV_Depth",
    DepthLessEqual = 18 "SV_DepthLessEqual",
    DepthGreaterEqual = 19 "SV_DepthGreaterEqual",
    StencilRef = 20 "SV_StencilRef",
    DispatchThreadID = 21 "SV_DispatchThreadID",
    GroupID = 22 "SV_GroupID",
    GroupIndex = 23 "SV_GroupIndex",
    GroupThreadID = 24 "SV_GroupThreadID",
    TessFactor = 25 "SV_TessFactor",
    InsideTessFactor = 26 "SV_InsideTessFactor",
    ViewID = 27 "SV_ViewID",
    Barycentrics = 28 "SV_Barycentrics",
    ShadingRate = 29 "SV_ShadingRate",
    CullPrimitive = 30 "SV_CullPrimitive",
    StartVertexLocation = 31 "SV_StartVertexLocation",
    StartInstanceLocation = 32 "SV_StartInstanceLocation",
}
