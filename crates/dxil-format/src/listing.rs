//! The names that listings of compilers give to resources.
//!
//! A function returns [`None`] for a value without a name.

use core::fmt;

use crate::{ComponentType, ResourceClass, ResourceKind};

/// The names for a class of resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceNames {
    /// The class in the column of types.
    pub name: &'static str,
    /// The letters before the number of a resource.
    pub id: &'static str,
    /// The letters before the number of a register.
    pub register: &'static str,
}

impl ResourceNames {
    /// Shader resource views.
    pub const SRV: Self = Self { name: "texture", id: "T", register: "t" };
    /// Unordered access views.
    pub const UAV: Self = Self { name: "UAV", id: "U", register: "u" };
    /// Constant buffers.
    pub const CBUFFER: Self = Self { name: "cbuffer", id: "CB", register: "cb" };
    /// Samplers.
    pub const SAMPLER: Self = Self { name: "sampler", id: "S", register: "s" };
    /// Unknown classes, which DXC does not list.
    pub const UNKNOWN: Self = Self { name: "unknown", id: "?", register: "?" };

    /// The names for a class.
    #[must_use]
    pub const fn of(class: ResourceClass) -> Self {
        match class {
            ResourceClass::SRV => Self::SRV,
            ResourceClass::UAV => Self::UAV,
            ResourceClass::CBuffer => Self::CBUFFER,
            ResourceClass::Sampler => Self::SAMPLER,
            _ => Self::UNKNOWN,
        }
    }

    /// A register and its space, unless that is 0: `t3,space1`.
    #[must_use]
    pub const fn bind(self, number: u32, space: u32) -> Bind {
        Bind { register: self.register, number, space }
    }
}

/// A register and its space, as [`ResourceNames::bind`] says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bind {
    register: &'static str,
    number: u32,
    space: u32,
}

impl fmt::Display for Bind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.register, self.number)?;
        match self.space {
            0 => Ok(()),
            space => write!(f, ",space{space}"),
        }
    }
}

/// The shape of a resource.
#[must_use]
pub const fn dim(kind: ResourceKind) -> Option<&'static str> {
    Some(match kind {
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
        _ => return None,
    })
}

/// The use of a raw or structured buffer, which stands in the column of shapes.
#[must_use]
pub const fn buffer_use(
    kind: ResourceKind,
    is_uav: bool,
    has_counter: bool,
) -> Option<&'static str> {
    match (kind, is_uav, has_counter) {
        (ResourceKind::RawBuffer | ResourceKind::StructuredBuffer, false, _) => Some("r/o"),
        (ResourceKind::RawBuffer | ResourceKind::StructuredBuffer, true, false) => Some("r/w"),
        (ResourceKind::RawBuffer | ResourceKind::StructuredBuffer, true, true) => Some("r/w+cnt"),
        _ => None,
    }
}

/// The format of a buffer that is not typed.
#[must_use]
pub const fn buffer_format(kind: ResourceKind) -> Option<&'static str> {
    match kind {
        ResourceKind::RawBuffer => Some("byte"),
        ResourceKind::StructuredBuffer => Some("struct"),
        _ => None,
    }
}

/// The names of each type of scalars, from 0 on: in tables, in HLSL, and in HLSL with minimum precision.
const COMPONENT_TYPES: [(&str, &str, &str); 19] = [
    ("invalid", "unknown", "unknown"),
    ("i1", "bool", "bool"),
    ("i16", "int16_t", "min16i"),
    ("u16", "uint16_t", "min16ui"),
    ("i32", "int", "int"),
    ("u32", "uint", "uint"),
    ("i64", "int64_t", "int64_t"),
    ("u64", "uint64_t", "uint64_t"),
    ("f16", "half", "min16float"),
    ("f32", "float", "float"),
    ("f64", "double", "double"),
    ("snorm_f16", "snorm_half", "snorm_min16f"),
    ("unorm_f16", "unorm_half", "unorm_min16f"),
    ("snorm_f32", "snorm_float", "snorm_float"),
    ("unorm_f32", "unorm_float", "unorm_float"),
    ("snorm_f64", "snorm_double", "snorm_double"),
    ("unorm_f64", "unorm_double", "unorm_double"),
    ("p32i8", "int8_t_packed", "int8_t_packed"),
    ("p32u8", "uint8_t_packed", "uint8_t_packed"),
];

/// The type of a scalar in tables.
#[must_use]
pub fn component_type(component_type: ComponentType) -> Option<&'static str> {
    Some(COMPONENT_TYPES.get(usize::from(component_type.0))?.0)
}

/// The type of a scalar in HLSL, where those of 16 bits may stand for minimum precision.
#[must_use]
pub fn hlsl_type(component_type: ComponentType, min_precision: bool) -> Option<&'static str> {
    let (_, native, minimum) = COMPONENT_TYPES.get(usize::from(component_type.0))?;
    Some(if min_precision { minimum } else { native })
}
