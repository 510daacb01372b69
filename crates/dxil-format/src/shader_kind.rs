//! Kinds of shaders.

use dxil_ops::ShaderStage;

use crate::open_enum;

open_enum! {
    /// The kind of shader that a program, or a function of a library, is.
    pub enum ShaderKind(u16) {
        /// A pixel shader.
        Pixel = 0,
        /// A vertex shader.
        Vertex = 1,
        /// A geometry shader.
        Geometry = 2,
        /// A hull shader.
        Hull = 3,
        /// A domain shader.
        Domain = 4,
        /// A compute shader.
        Compute = 5,
        /// A library.
        Library = 6,
        /// A ray-generation shader.
        RayGeneration = 7,
        /// An intersection shader.
        Intersection = 8,
        /// An any-hit shader.
        AnyHit = 9,
        /// A closest-hit shader.
        ClosestHit = 10,
        /// A miss shader.
        Miss = 11,
        /// A callable shader.
        Callable = 12,
        /// A mesh shader.
        Mesh = 13,
        /// An amplification shader.
        Amplification = 14,
        /// A node of a work graph.
        Node = 15,
    }
}

impl ShaderKind {
    /// The stage whose rules hold for the calls in an entry point of this kind. A library has none: each
    /// of its functions has its own.
    ///
    /// ```
    /// use dxil_format::ShaderKind;
    /// use dxil_ops::ShaderStage;
    ///
    /// assert_eq!(ShaderKind::Mesh.stage(), Some(ShaderStage::Mesh));
    /// assert_eq!(ShaderKind::Library.stage(), None);
    /// ```
    #[must_use]
    pub const fn stage(self) -> Option<ShaderStage> {
        Some(match self {
            Self::Pixel => ShaderStage::Pixel,
            Self::Vertex => ShaderStage::Vertex,
            Self::Geometry => ShaderStage::Geometry,
            Self::Hull => ShaderStage::Hull,
            Self::Domain => ShaderStage::Domain,
            Self::Compute => ShaderStage::Compute,
            Self::RayGeneration => ShaderStage::RayGeneration,
            Self::Intersection => ShaderStage::Intersection,
            Self::AnyHit => ShaderStage::AnyHit,
            Self::ClosestHit => ShaderStage::ClosestHit,
            Self::Miss => ShaderStage::Miss,
            Self::Callable => ShaderStage::Callable,
            Self::Mesh => ShaderStage::Mesh,
            Self::Amplification => ShaderStage::Amplification,
            Self::Node => ShaderStage::Node,
            _ => return None,
        })
    }
}
