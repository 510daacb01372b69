//! Elements of signatures.

use crate::layout::signature::sig_component_types;
use crate::open_enum::open_enum;
use crate::record::record;

record! {
    /// An element of a signature: a semantic, which may be an array and take several rows.
    pub struct SignatureElement {
        /// Where its name begins among the strings, in bytes; 0, the empty one, for system values.
        pub semantic_name: u32,
        /// The place of its first index in the table of semantic indices. It has one for each row.
        pub semantic_indexes: u32,
        /// Rows that it takes.
        pub rows: u8,
        /// The first of them, if it is allocated.
        pub start_row: u8,
        /// Columns in the low four bits, the first of them in the next two, and bit 6 is set if it is
        /// allocated.
        pub cols_and_start: u8,
        /// Which system value it is.
        pub semantic_kind: SemanticKind,
        /// The type of its components.
        pub component_type: SigComponentType,
        /// How it is interpolated.
        pub interpolation_mode: InterpolationMode,
        /// Components that are indexed dynamically in the low four bits, the output stream in the next
        /// two.
        pub dynamic_mask_and_stream: u8,
        /// Zero.
        pub reserved: u8,
    }
}

record! {
    /// An entry of the table of semantic indices.
    pub struct SemanticIndex {
        /// The index.
        pub index: u32,
    }
}

impl SignatureElement {
    /// An element without rows, name and place.
    #[must_use]
    pub fn new(
        semantic_kind: SemanticKind,
        component_type: SigComponentType,
        interpolation_mode: InterpolationMode,
        cols: u8,
    ) -> Self {
        let cols_and_start = cols & 15;
        Self {
            semantic_kind,
            component_type,
            interpolation_mode,
            cols_and_start,
            ..Self::default()
        }
    }

    /// The element allocated at this row and column.
    #[must_use]
    pub fn at(self, start_row: u8, start_col: u8) -> Self {
        let cols_and_start = self.cols() | (start_col & 3) << 4 | 1 << 6;
        Self { start_row, cols_and_start, ..self }
    }

    /// The element as output to this stream.
    #[must_use]
    pub fn in_stream(self, stream: u8) -> Self {
        let dynamic_mask_and_stream = self.dynamic_index_mask() | (stream & 3) << 4;
        Self { dynamic_mask_and_stream, ..self }
    }

    /// The element with these components indexed dynamically: a bit each.
    #[must_use]
    pub fn with_dynamic_index_mask(self, mask: u8) -> Self {
        let dynamic_mask_and_stream = mask & 15 | self.output_stream() << 4;
        Self { dynamic_mask_and_stream, ..self }
    }

    /// Columns that it takes.
    #[must_use]
    pub fn cols(&self) -> u8 {
        self.cols_and_start & 15
    }

    /// The first column, if it is allocated.
    #[must_use]
    pub fn start_col(&self) -> u8 {
        self.cols_and_start >> 4 & 3
    }

    /// Whether it has a place in registers.
    #[must_use]
    pub fn is_allocated(&self) -> bool {
        self.cols_and_start & 1 << 6 != 0
    }

    /// The components that are indexed dynamically: a bit each.
    #[must_use]
    pub fn dynamic_index_mask(&self) -> u8 {
        self.dynamic_mask_and_stream & 15
    }

    /// The stream to which it is output.
    #[must_use]
    pub fn output_stream(&self) -> u8 {
        self.dynamic_mask_and_stream >> 4 & 3
    }
}

sig_component_types!(u8);

impl From<SigComponentType> for crate::layout::SigComponentType {
    fn from(component_type: SigComponentType) -> Self {
        Self(component_type.0.into())
    }
}

/// Declares the ways of interpolation, which parts store in numbers of different sizes.
macro_rules! interpolation_modes {
    ($(#[$meta:meta])* pub enum $name:ident($repr:ident)) => {
        $crate::open_enum::open_enum! {
            $(#[$meta])*
            pub enum $name($repr) {
                /// Not at all, or that is not said.
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
    };
}

pub(in crate::layout) use interpolation_modes;

interpolation_modes! {
    /// How an element is interpolated.
    pub enum InterpolationMode(u8)
}

/// Declares the kinds of semantics, each with its name in the language.
macro_rules! semantic_kinds {
    ($($name:ident = $number:literal $semantic:literal,)*) => {
        open_enum! {
            /// Which system value an element is.
            pub enum SemanticKind(u8) {
                /// None: a semantic of the author's.
                Arbitrary = 0,
                $(#[doc = concat!("`", $semantic, "`.")] $name = $number,)*
            }
        }

        impl SemanticKind {
            /// The semantic's name in the language, unless it is arbitrary or unknown.
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
