//! The meanings of controls and of the tokens of declarations.

use crate::enumeration::values;

values! {
    /// The comparison of `ifc`, `breakc` and `setp`, in the controls.
    Comparison {
        /// Greater.
        Greater = 1 "gt",
        /// Equal.
        Equal = 2 "eq",
        /// Greater or equal.
        GreaterEqual = 3 "ge",
        /// Less.
        Less = 4 "lt",
        /// Not equal.
        NotEqual = 5 "ne",
        /// Less or equal.
        LessEqual = 6 "le",
    }
}

values! {
    /// The variant of `texld`, in the controls.
    TextureLoad {
        /// Coordinates are divided by w.
        Project = 1 "p",
        /// w is added to the mip level.
        Bias = 2 "b",
    }
}

values! {
    /// The meaning of an input or output: the bits 0 to 3 of the token of `dcl`. Its index is in the bits 16 to 19.
    Usage {
        /// A position.
        Position = 0 "position",
        /// Weights of matrices.
        BlendWeight = 1 "blendweight",
        /// Indices of matrices.
        BlendIndices = 2 "blendindices",
        /// A normal.
        Normal = 3 "normal",
        /// The size of a point.
        PointSize = 4 "psize",
        /// Texture coordinates.
        TextureCoordinate = 5 "texcoord",
        /// A tangent.
        Tangent = 6 "tangent",
        /// A binormal.
        Binormal = 7 "binormal",
        /// A tessellation factor.
        TessellationFactor = 8 "tessfactor",
        /// A transformed position.
        TransformedPosition = 9 "positiont",
        /// A colour.
        Color = 10 "color",
        /// A fog factor.
        Fog = 11 "fog",
        /// A depth.
        Depth = 12 "depth",
        /// A sample of a displacement map.
        Sample = 13 "sample",
    }
}

values! {
    /// The dimension of the textures of a sampler: the bits 27 to 30 of the token of `dcl`.
    TextureType {
        /// Two dimensions.
        Texture2D = 2 "2d",
        /// The six faces of a cube.
        Cube = 3 "cube",
        /// Three dimensions.
        Volume = 4 "volume",
    }
}
