//! Where resources are bound, in the words of compilers.

use dxil_container::layout::ResourceKind;

/// The kind of registers of a resource, in the words of compilers.
#[derive(Clone, Copy)]
pub(super) struct Class {
    /// What is bound.
    pub(super) name: &'static str,
    /// What precedes the number of a resource.
    pub(super) id: &'static str,
    /// What precedes the number of a register.
    pub(super) register: &'static str,
}

impl Class {
    pub(super) const SRV: Self = Self { name: "texture", id: "T", register: "t" };
    pub(super) const UAV: Self = Self { name: "UAV", id: "U", register: "u" };
    pub(super) const CBUFFER: Self = Self { name: "cbuffer", id: "CB", register: "cb" };
    pub(super) const SAMPLER: Self = Self { name: "sampler", id: "S", register: "s" };
    pub(super) const UNKNOWN: Self = Self { name: "unknown", id: "?", register: "?" };

    /// A register and its space, unless that is 0: `t3,space1`.
    pub(super) fn bind(self, number: u32, space: u32) -> String {
        let space = if space == 0 { String::new() } else { format!(",space{space}") };
        format!("{}{number}{space}", self.register)
    }
}

/// How many registers are from the first to the last.
pub(super) fn count(lower_bound: u32, upper_bound: u32) -> String {
    match upper_bound {
        u32::MAX => "unbounded".to_owned(),
        _ => (u64::from(upper_bound) + 1).saturating_sub(lower_bound.into()).to_string(),
    }
}

/// The compilers' word for the shape of a resource, or its number.
pub(super) fn dim(kind: ResourceKind) -> String {
    let word = match kind {
        ResourceKind::Texture1D => "1d",
        ResourceKind::Texture2D => "2d",
        ResourceKind::Texture2DMS => "2dMS",
        ResourceKind::Texture3D => "3d",
        ResourceKind::TextureCube => "cube",
        ResourceKind::Texture1DArray => "1darray",
        ResourceKind::Texture2DArray => "2darray",
        ResourceKind::Texture2DMSArray => "2darrayMS",
        ResourceKind::TextureCubeArray => "cubearray",
        ResourceKind::TypedBuffer => "buf",
        ResourceKind::RawBuffer => "rawbuf",
        ResourceKind::StructuredBuffer => "structbuf",
        ResourceKind::CBuffer => "cbuffer",
        ResourceKind::Sampler => "sampler",
        ResourceKind::TBuffer => "tbuffer",
        ResourceKind::RTAccelerationStructure => "ras",
        ResourceKind::FeedbackTexture2D => "fbtex2d",
        ResourceKind::FeedbackTexture2DArray => "fbtex2darray",
        _ => return kind.to_string(),
    };
    word.to_owned()
}
