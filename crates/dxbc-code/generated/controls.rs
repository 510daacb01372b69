// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

controls! {
    /// Clamps the result to 0 to 1.
    Saturate = "saturate" 13 1;
    /// The mask of components that must be computed exactly as written.
    Precise = "precise" 19 4;
    /// The condition under which the instruction takes effect.
    Test = "test" 18 1 in TestBoolean;
    /// The type of the result.
    ResinfoReturn = "return_type" 11 2 in ResinfoReturnType;
    /// The type of the result.
    SampleInfoReturn = "return_type" 11 2 in SampleInfoReturnType;
    /// What the instruction waits for.
    SyncScope = "flags" 11 4 in SyncFlags;
    /// The flags of the program.
    ProgramFlags = "flags" 11 13 in GlobalFlags;
    /// The shape of the resource.
    Dimension = "dimension" 11 5 in ResourceDimension;
    /// The number of samples of a multisampled texture.
    SampleCount = "sample_count" 16 7;
    /// The mode of the sampler.
    Mode = "mode" 11 4 in SamplerMode;
    /// The interpolation of the input.
    Interpolation = "interpolation" 11 4 in InterpolationMode;
    /// The indexing of the buffer.
    Access = "access_pattern" 11 1 in AccessPattern;
    /// The primitives that are output.
    Topology = "topology" 11 7 in PrimitiveTopology;
    /// The primitives: 1 points, 2 lines, 3 triangles, 6 and 7 with adjacency, from 8 on patches.
    Primitive = "primitive" 11 6;
    /// The number of control points.
    PointCount = "count" 11 6;
    /// The domain.
    Domain = "domain" 11 2 in TessellatorDomain;
    /// The partitioning.
    Partitioning = "partitioning" 11 3 in TessellatorPartitioning;
    /// The primitives.
    OutputPrimitive = "output_primitive" 11 3 in TessellatorOutputPrimitive;
    /// Whether the interface is indexed by values.
    Indexed = "dynamically_indexed" 11 1;
    /// Whether all threads see accesses in order.
    Coherent = "globally_coherent" 16 1;
    /// Whether accesses are in the order of the rasterizer.
    Ordered = "rasterizer_ordered" 17 1;
    /// Whether the view has a counter.
    Counter = "has_counter" 23 1;
}
