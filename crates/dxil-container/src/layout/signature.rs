//! `ISG1`, `OSG1`, `PSG1` and their older forms: the signatures of a shader.
//!
//! A [`SignatureHeader`] is followed by [`SignatureElement`]s, and these by the strings that are their
//! names. An element describes one register; a semantic that is an array takes several elements.
//!
//! There are three forms, told apart by the part's name: see [`SignatureForm`]. DXC writes the longest
//! only, always an `ISG1` and an `OSG1`, and a `PSG1` for hull, domain and mesh shaders. It orders
//! elements by stream, register and name. FXC writes the longest where a shader uses minimum
//! precision, otherwise `ISGN`, `OSGN` and `PCSG`, and `OSG5` for geometry shaders of SM 5. It gives
//! outputs of pixel shaders the system value 0: their name identifies them.
//!
//! DXC stores equal names once and fills up with zeros to a multiple of 4 bytes. For validators before
//! 1.7 each semantic has a name of its own and nothing is filled up; DXC 1.7 fills up, but does not
//! share names. FXC fills up with `AB`.

use crate::FourCC;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// The start of the part.
    pub struct SignatureHeader {
        /// Number of elements.
        pub param_count: u32,
        /// The offset of the elements, in bytes from the start of the part: 8.
        pub param_offset: u32,
    }
}

record! {
    /// A register of a signature, in the longest of the three forms. The others lack
    /// [`stream`](Self::stream) or [`min_precision`](Self::min_precision), which are 0 then.
    pub struct SignatureElement {
        /// The stream to which a geometry shader outputs, from 0 to 3.
        pub stream: u32,
        /// The offset of the semantic's name, in bytes from the start of the part.
        pub semantic_name: u32,
        /// The semantic's index.
        pub semantic_index: u32,
        /// Its meaning to the fixed-function stages.
        pub system_value: SystemValue,
        /// The type of its components.
        pub component_type: SigComponentType,
        /// The register; the largest number where it has none, as `SV_Depth`.
        pub register: u32,
        /// The components of the register that it has: x is the lowest of four bits.
        pub mask: u8,
        /// In an input signature, the components that are always read; in an output signature, those
        /// that are never written.
        pub exclusive_mask: u8,
        /// Zero.
        pub padding: u16,
        /// The least precision that the components need.
        pub min_precision: MinPrecision,
    }
}

/// The length of the elements of a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SignatureForm {
    /// 24 bytes, without stream and minimum precision: `ISGN`, `OSGN` and `PCSG`.
    Short,
    /// 28 bytes, without minimum precision: `OSG5`.
    Stream,
    /// 32 bytes: `ISG1`, `OSG1` and `PSG1`.
    #[default]
    Full,
}

impl SignatureForm {
    /// The form of a part of this name.
    #[must_use]
    pub const fn of(four_cc: FourCC) -> Self {
        match four_cc {
            FourCC::ISGN | FourCC::OSGN | FourCC::PCSG => Self::Short,
            FourCC::OSG5 => Self::Stream,
            _ => Self::Full,
        }
    }

    /// Bytes of an element.
    #[must_use]
    pub const fn element_size(self) -> usize {
        match self {
            Self::Short => 24,
            Self::Stream => 28,
            Self::Full => 32,
        }
    }

    /// Bytes of [`SignatureElement`] that come before those which an element has.
    pub(crate) const fn element_start(self) -> usize {
        match self {
            Self::Short => 4,
            Self::Stream | Self::Full => 0,
        }
    }
}

open_enum! {
    /// The meaning of an element to the fixed-function stages: `D3D_NAME`.
    pub enum SystemValue(u32) {
        /// No special meaning.
        Undefined = 0,
        /// `SV_Position`.
        Position = 1,
        /// `SV_ClipDistance`.
        ClipDistance = 2,
        /// `SV_CullDistance`.
        CullDistance = 3,
        /// `SV_RenderTargetArrayIndex`.
        RenderTargetArrayIndex = 4,
        /// `SV_ViewportArrayIndex`.
        ViewPortArrayIndex = 5,
        /// `SV_VertexID`.
        VertexID = 6,
        /// `SV_PrimitiveID`.
        PrimitiveID = 7,
        /// `SV_InstanceID`.
        InstanceID = 8,
        /// `SV_IsFrontFace`.
        IsFrontFace = 9,
        /// `SV_SampleIndex`.
        SampleIndex = 10,
        /// `SV_TessFactor` of a quad.
        FinalQuadEdgeTessfactor = 11,
        /// `SV_InsideTessFactor` of a quad.
        FinalQuadInsideTessfactor = 12,
        /// `SV_TessFactor` of a triangle.
        FinalTriEdgeTessfactor = 13,
        /// `SV_InsideTessFactor` of a triangle.
        FinalTriInsideTessfactor = 14,
        /// The second `SV_TessFactor` of an isoline.
        FinalLineDetailTessfactor = 15,
        /// The first `SV_TessFactor` of an isoline.
        FinalLineDensityTessfactor = 16,
        /// `SV_Barycentrics`, since SM 6.1.
        Barycentrics = 23,
        /// `SV_ShadingRate`, since SM 6.4.
        ShadingRate = 24,
        /// `SV_CullPrimitive`, since SM 6.5.
        CullPrimitive = 25,
        /// `SV_Target`.
        Target = 64,
        /// `SV_Depth`.
        Depth = 65,
        /// `SV_Coverage`.
        Coverage = 66,
        /// `SV_DepthGreaterEqual`.
        DepthGE = 67,
        /// `SV_DepthLessEqual`.
        DepthLE = 68,
        /// `SV_StencilRef`.
        StencilRef = 69,
        /// `SV_InnerCoverage`.
        InnerCoverage = 70,
    }
}

open_enum! {
    /// The least precision that components need: `D3D_MIN_PRECISION`.
    pub enum MinPrecision(u32) {
        /// The precision of their type.
        Default = 0,
        /// 16 bits, floating-point.
        Float16 = 1,
        /// 10 bits, fixed-point: 2 before the point and 8 after it.
        Float2_8 = 2,
        /// Reserved.
        Reserved = 3,
        /// 16 bits, integer with a sign.
        SInt16 = 4,
        /// 16 bits, integer without a sign.
        UInt16 = 5,
        /// 16 bits of any type.
        Any16 = 0xf0,
        /// 10 bits of any type.
        Any10 = 0xf1,
    }
}

/// Declares the type of components, which parts store in numbers of different sizes.
macro_rules! sig_component_types {
    ($repr:ident) => {
        $crate::open_enum::open_enum! {
            /// The type of components of a signature: `D3D_REGISTER_COMPONENT_TYPE`.
            pub enum SigComponentType($repr) {
                /// Unknown; before validator 1.5 also a boolean.
                Unknown = 0,
                /// A 32-bit integer without a sign; since validator 1.5 also a boolean.
                UInt32 = 1,
                /// A 32-bit integer with a sign.
                SInt32 = 2,
                /// Single precision.
                Float32 = 3,
                /// A 16-bit integer without a sign.
                UInt16 = 4,
                /// A 16-bit integer with a sign.
                SInt16 = 5,
                /// Half precision.
                Float16 = 6,
                /// A 64-bit integer without a sign.
                UInt64 = 7,
                /// A 64-bit integer with a sign.
                SInt64 = 8,
                /// Double precision.
                Float64 = 9,
            }
        }
    };
}

pub(super) use sig_component_types;

sig_component_types!(u32);
