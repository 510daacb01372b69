// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

enumeration! {
    /// A type of operands: a register file, or an immediate value.
    OperandType {
        /// A temporary register.
        Temp = 0 "r",
        /// An input register.
        Input = 1 "v",
        /// An output register.
        Output = 2 "o",
        /// An element of an array of temporary registers.
        IndexableTemp = 3 "x",
        /// Immediate values of 32 bits.
        Immediate32 = 4 "l",
        /// Immediate values of 64 bits.
        Immediate64 = 5 "d",
        /// A sampler.
        Sampler = 6 "s",
        /// A shader resource view.
        Resource = 7 "t",
        /// A vector of a constant buffer.
        ConstantBuffer = 8 "cb",
        /// A vector of the immediate constant buffer.
        ImmediateConstantBuffer = 9 "icb",
        /// The label of a subroutine.
        Label = 10 "label",
        /// The ID of the primitive.
        InputPrimitiveID = 11 "vPrim",
        /// The depth that a pixel shader outputs.
        OutputDepth = 12 "oDepth",
        /// No register: the result is discarded.
        Null = 13 "null",
        /// The render target, for the positions of its samples.
        Rasterizer = 14 "rasterizer",
        /// The coverage mask that a pixel shader outputs.
        OutputCoverageMask = 15 "oMask",
        /// A stream of a geometry shader.
        Stream = 16 "m",
        /// A function body.
        FunctionBody = 17 "fb",
        /// A table of function bodies.
        FunctionTable = 18 "ft",
        /// An interface.
        Interface = 19 "fp",
        /// A parameter of a function.
        FunctionInput = 20 "iv",
        /// A result of a function.
        FunctionOutput = 21 "ov",
        /// The ID of the control point that a hull shader outputs.
        OutputControlPointID = 22 "vOutputControlPointID",
        /// The instance of a fork phase.
        InputForkInstanceID = 23 "vForkInstanceID",
        /// The instance of a join phase.
        InputJoinInstanceID = 24 "vJoinInstanceID",
        /// A register of an input control point.
        InputControlPoint = 25 "vicp",
        /// A register of an output control point.
        OutputControlPoint = 26 "vocp",
        /// A patch constant that a shader reads.
        InputPatchConstant = 27 "vpc",
        /// The location in the domain.
        InputDomainPoint = 28 "vDomain",
        /// The instance of the class whose function runs.
        ThisPointer = 29 "this",
        /// An unordered access view.
        UnorderedAccessView = 30 "u",
        /// Memory that a thread group shares.
        ThreadGroupSharedMemory = 31 "g",
        /// The ID of the thread.
        InputThreadID = 32 "vThreadID",
        /// The ID of the thread group.
        InputThreadGroupID = 33 "vThreadGroupID",
        /// The ID of the thread in its group.
        InputThreadIDInGroup = 34 "vThreadIDInGroup",
        /// The coverage mask that a pixel shader reads.
        InputCoverageMask = 35 "vCoverage",
        /// The ID of the thread in its group, as one number.
        InputThreadIDInGroupFlattened = 36 "vThreadIDInGroupFlattened",
        /// The instance of a geometry shader.
        InputGSInstanceID = 37 "vGSInstanceID",
        /// The output depth, not less than that of the rasterizer.
        OutputDepthGreaterEqual = 38 "oDepthGE",
        /// The output depth, not greater than that of the rasterizer.
        OutputDepthLessEqual = 39 "oDepthLE",
        /// A counter of cycles.
        CycleCounter = 40 "vCycleCounter",
        /// The stencil reference that a pixel shader outputs.
        OutputStencilRef = 41 "oStencilRef",
        /// Whether the pixel is fully covered.
        InnerCoverage = 42 "vInnerCoverage",
    }
}
enumeration! {
    /// A modifier of a source operand.
    OperandModifier {
        /// No modifier.
        None = 0 "",
        /// The negated value.
        Neg = 1 "-",
        /// The absolute value.
        Abs = 2 "||",
        /// The negated absolute value.
        AbsNeg = 3 "-||",
    }
}
enumeration! {
    /// The minimum precision of an operand.
    MinPrecision {
        /// 32 bits.
        Default = 0 "",
        /// 16 bits, floating point.
        Float16 = 1 "min16f",
        /// 10 bits, fixed point.
        Float2_8 = 2 "min2_8f",
        /// 16 bits, signed.
        SInt16 = 4 "min16i",
        /// 16 bits, unsigned.
        UInt16 = 5 "min16u",
    }
}
enumeration! {
    /// The condition of a test.
    TestBoolean {
        /// The value is 0.
        Zero = 0 "z",
        /// The value is not 0.
        NonZero = 1 "nz",
    }
}
enumeration! {
    /// The type in which `resinfo` returns sizes.
    ResinfoReturnType {
        /// Floating point.
        Float = 0 "",
        /// Reciprocals, floating point.
        RcpFloat = 1 "rcpfloat",
        /// Unsigned.
        UInt = 2 "uint",
    }
}
enumeration! {
    /// The type in which `sampleinfo` returns the number of samples.
    SampleInfoReturnType {
        /// Floating point.
        Float = 0 "",
        /// Unsigned.
        UInt = 1 "uint",
    }
}
flags! {
    /// What `sync` waits for.
    SyncFlags {
        /// All threads of the group.
        ThreadsInGroup = 0 "t",
        /// Accesses to shared memory.
        ThreadGroupSharedMemory = 1 "g",
        /// Accesses to unordered access views, seen by the group.
        UavMemoryGroup = 2 "ugroup",
        /// Accesses to unordered access views, seen by all threads.
        UavMemoryGlobal = 3 "uglobal",
    }
}
flags! {
    /// Flags of a whole program.
    GlobalFlags {
        /// Drivers may reorder operations.
        RefactoringAllowed = 0 "refactoringAllowed",
        /// The program has operations on doubles.
        EnableDoublePrecisionFloatOps = 1 "enableDoublePrecisionFloatOps",
        /// Depth and stencil are tested before the shader.
        ForceEarlyDepthStencil = 2 "forceEarlyDepthStencil",
        /// The program has raw or structured buffers in shader model 4.
        EnableRawAndStructuredBuffers = 3 "enableRawAndStructuredBuffers",
        /// Drivers do not optimize.
        SkipOptimization = 4 "skipOptimization",
        /// The program has types of minimum precision.
        EnableMinimumPrecision = 5 "enableMinimumPrecision",
        /// The program has the operations on doubles of Direct3D 11.1.
        EnableDoubleExtensions = 6 "enable11_1DoubleExtensions",
        /// The program has the other operations of Direct3D 11.1.
        EnableShaderExtensions = 7 "enable11_1ShaderExtensions",
        /// All resources of the program are bound.
        AllResourcesBound = 8 "allResourcesBound",
    }
}
enumeration! {
    /// The shape of a resource.
    ResourceDimension {
        /// Unknown.
        Unknown = 0 "<unknown dimension>",
        /// A typed buffer.
        Buffer = 1 "buffer",
        /// A 1D texture.
        Texture1D = 2 "texture1d",
        /// A 2D texture.
        Texture2D = 3 "texture2d",
        /// A multisampled 2D texture.
        Texture2DMS = 4 "texture2dms",
        /// A 3D texture.
        Texture3D = 5 "texture3d",
        /// A cube texture.
        TextureCube = 6 "texturecube",
        /// An array of 1D textures.
        Texture1DArray = 7 "texture1darray",
        /// An array of 2D textures.
        Texture2DArray = 8 "texture2darray",
        /// An array of multisampled 2D textures.
        Texture2DMSArray = 9 "texture2dmsarray",
        /// An array of cube textures.
        TextureCubeArray = 10 "texturecubearray",
        /// A raw buffer.
        RawBuffer = 11 "raw_buffer",
        /// A structured buffer.
        StructuredBuffer = 12 "structured_buffer",
    }
}
enumeration! {
    /// The type of a component that a resource returns.
    ResourceReturnType {
        /// Unsigned, normalized.
        UNorm = 1 "unorm",
        /// Signed, normalized.
        SNorm = 2 "snorm",
        /// Signed.
        SInt = 3 "sint",
        /// Unsigned.
        UInt = 4 "uint",
        /// Floating point.
        Float = 5 "float",
        /// Of several types.
        Mixed = 6 "mixed",
        /// Double precision.
        Double = 7 "double",
        /// The second half of a double.
        Continued = 8 "<continued>",
        /// Not a component.
        Unused = 9 "<unused>",
    }
}
enumeration! {
    /// The mode of a sampler.
    SamplerMode {
        /// Filtering.
        Default = 0 "mode_default",
        /// Comparison.
        Comparison = 1 "mode_comparison",
        /// Filtering of monochrome textures.
        Mono = 2 "mode_mono",
    }
}
enumeration! {
    /// The interpolation of an input of a pixel shader.
    InterpolationMode {
        /// None.
        Undefined = 0 "undefined",
        /// The value of the first vertex.
        Constant = 1 "constant",
        /// Linear.
        Linear = 2 "linear",
        /// Linear, at the centroid.
        LinearCentroid = 3 "linear centroid",
        /// Linear, without perspective correction.
        LinearNoperspective = 4 "linear noperspective",
        /// Linear, without perspective correction, at the centroid.
        LinearNoperspectiveCentroid = 5 "linear noperspective centroid",
        /// Linear, at each sample.
        LinearSample = 6 "linear sample",
        /// Linear, without perspective correction, at each sample.
        LinearNoperspectiveSample = 7 "linear noperspective sample",
    }
}
enumeration! {
    /// The indexing of a constant buffer.
    AccessPattern {
        /// By constants.
        ImmediateIndexed = 0 "immediateIndexed",
        /// By values, too.
        DynamicIndexed = 1 "dynamicIndexed",
    }
}
enumeration! {
    /// The primitives that a geometry shader outputs.
    PrimitiveTopology {
        /// None.
        Undefined = 0 "undefined",
        /// Points.
        PointList = 1 "pointlist",
        /// Lines.
        LineList = 2 "???",
        /// Strips of lines.
        LineStrip = 3 "linestrip",
        /// Triangles.
        TriangleList = 4 "???",
        /// Strips of triangles.
        TriangleStrip = 5 "trianglestrip",
        /// Lines with adjacency.
        LineListAdj = 10 "???",
        /// Strips of lines with adjacency.
        LineStripAdj = 11 "???",
        /// Triangles with adjacency.
        TriangleListAdj = 12 "???",
        /// Strips of triangles with adjacency.
        TriangleStripAdj = 13 "???",
    }
}
enumeration! {
    /// The domain that is tessellated.
    TessellatorDomain {
        /// None.
        Undefined = 0 "???",
        /// Lines.
        IsoLine = 1 "domain_isoline",
        /// A triangle.
        Tri = 2 "domain_tri",
        /// A quad.
        Quad = 3 "domain_quad",
    }
}
enumeration! {
    /// The partitioning of edges.
    TessellatorPartitioning {
        /// None.
        Undefined = 0 "???",
        /// Integers.
        Integer = 1 "partitioning_integer",
        /// Powers of two.
        Pow2 = 2 "partitioning_pow2",
        /// Odd numbers, with fractions between them.
        FractionalOdd = 3 "partitioning_fractional_odd",
        /// Even numbers, with fractions between them.
        FractionalEven = 4 "partitioning_fractional_even",
    }
}
enumeration! {
    /// The primitives that tessellation makes.
    TessellatorOutputPrimitive {
        /// None.
        Undefined = 0 "",
        /// Points.
        Point = 1 "output_point",
        /// Lines.
        Line = 2 "output_line",
        /// Clockwise triangles.
        TriangleCW = 3 "output_triangle_cw",
        /// Counterclockwise triangles.
        TriangleCCW = 4 "output_triangle_ccw",
    }
}
enumeration! {
    /// The meaning of a register for the pipeline.
    SystemValue {
        /// None.
        Undefined = 0 "undefined",
        /// The position.
        Position = 1 "position",
        /// Distances for clipping.
        ClipDistance = 2 "clip_distance",
        /// Distances for culling.
        CullDistance = 3 "cull_distance",
        /// The index of the render target.
        RenderTargetArrayIndex = 4 "rendertarget_array_index",
        /// The index of the viewport.
        ViewportArrayIndex = 5 "viewport_array_index",
        /// The ID of the vertex.
        VertexID = 6 "vertex_id",
        /// The ID of the primitive.
        PrimitiveID = 7 "primitive_id",
        /// The ID of the instance.
        InstanceID = 8 "instance_id",
        /// Whether the primitive faces the viewer.
        IsFrontFace = 9 "is_front_face",
        /// The index of the sample.
        SampleIndex = 10 "sampleIndex",
        /// The factor of the edge u = 0 of a quad.
        FinalQuadUEq0EdgeTessFactor = 11 "finalQuadUeq0EdgeTessFactor",
        /// The factor of the edge v = 0 of a quad.
        FinalQuadVEq0EdgeTessFactor = 12 "finalQuadVeq0EdgeTessFactor",
        /// The factor of the edge u = 1 of a quad.
        FinalQuadUEq1EdgeTessFactor = 13 "finalQuadUeq1EdgeTessFactor",
        /// The factor of the edge v = 1 of a quad.
        FinalQuadVEq1EdgeTessFactor = 14 "finalQuadVeq1EdgeTessFactor",
        /// The inner factor of a quad along u.
        FinalQuadUInsideTessFactor = 15 "finalQuadUInsideTessFactor",
        /// The inner factor of a quad along v.
        FinalQuadVInsideTessFactor = 16 "finalQuadVInsideTessFactor",
        /// The factor of the edge u = 0 of a triangle.
        FinalTriUEq0EdgeTessFactor = 17 "finalTriUeq0EdgeTessFactor",
        /// The factor of the edge v = 0 of a triangle.
        FinalTriVEq0EdgeTessFactor = 18 "finalTriVeq0EdgeTessFactor",
        /// The factor of the edge w = 0 of a triangle.
        FinalTriWEq0EdgeTessFactor = 19 "finalTriWeq0EdgeTessFactor",
        /// The inner factor of a triangle.
        FinalTriInsideTessFactor = 20 "finalTriInsideTessFactor",
        /// The number of segments of a line.
        FinalLineDetailTessFactor = 21 "finalLineDetailTessFactor",
        /// The number of lines.
        FinalLineDensityTessFactor = 22 "finalLineDensityTessFactor",
    }
}
enumeration! {
    /// The content of custom data.
    CustomDataClass {
        /// A comment.
        Comment = 0 "",
        /// Debug information.
        DebugInfo = 1 "",
        /// Data for drivers.
        Opaque = 2 "",
        /// The immediate constant buffer: vectors of four values.
        ImmediateConstantBuffer = 3 "dcl_immediateConstantBuffer",
        /// A message of `printf`, `errorf` or `abort`.
        ShaderMessage = 4 "",
        /// The constants that hold clip planes of Direct3D 9.
        ClipPlaneConstantMappings = 5 "",
    }
}
