// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

rows! {
    STAGES: StageRow of StageSet of ShaderStage {
        AllocateNodeOutputRecords: V1_8 [Node];
        AllocateRayQuery2: V1_9 ALL;
        AnnotateHandle: V1_6 ALL;
        AttributeAtVertex: V1_1 [Pixel];
        BarrierByMemoryType: V1_8 ALL;
        CallShader: V1_3 [Library, RayGeneration, ClosestHit, Miss, Callable];
        ClusterId: V1_10 [Library, AnyHit, ClosestHit];
        CreateHandle: V1_0 [Vertex, Hull, PatchConstant, Domain, Geometry, Pixel, Compute, Amplification, Mesh], V1_6 [];
        CreateHandleForLib: V1_3 [Node, Library, RayGeneration, Intersection, AnyHit, ClosestHit, Miss, Callable];
        DispatchMesh: V1_5 [Amplification];
        DispatchRaysIndex: V1_3 [Library, RayGeneration, Intersection, AnyHit, ClosestHit, Miss, Callable];
        DomainLocation: V1_0 [Domain];
        Dot2AddHalf: V1_4 ALL;
        EmitStream: V1_0 [Geometry];
        ExperimentalNop: V1_10 ALL;
        GeometryIndex: V1_5 [Library, Intersection, AnyHit, ClosestHit];
        GetGroupWaveIndex: V1_10 [Compute, Amplification, Mesh];
        HitObjectClusterId: V1_10 [Library, RayGeneration, ClosestHit, Miss];
        HitObjectTraceRay: V1_9 [Library, RayGeneration, ClosestHit, Miss];
        IgnoreHit: V1_3 [AnyHit];
        InstanceId: V1_3 [Library, Intersection, AnyHit, ClosestHit];
        LinAlgMatrixMultiplyAccumulate: V1_10 [Compute];
        LoadInput: V1_0 [Vertex, Hull, PatchConstant, Domain, Geometry, Pixel, Library];
        LoadOutputControlPoint: V1_0 [PatchConstant];
        LoadPatchConstant: V1_0 [Hull, PatchConstant, Domain];
        MaybeReorderThread: V1_9 [Library, RayGeneration];
        Nothing:;
        OutputControlPointId: V1_0 [Hull];
        PrimitiveId: V1_0 [Hull, PatchConstant, Domain, Geometry];
        QuadReadLaneAt: V1_0 [Pixel, Compute, Amplification, Mesh, Node, Library];
        QuadVote: V1_7 [Pixel, Compute, Amplification, Mesh, Node, Library];
        RawBufferLoad: V1_2 ALL;
        RayFlags: V1_3 [Library, Intersection, AnyHit, ClosestHit, Miss];
        RenderTargetGetSamplePosition: V1_0 [Pixel];
        ReportHit: V1_3 [Library, Intersection];
        Sample: V1_0 [Pixel, Library], V1_6 [Pixel, Compute, Amplification, Mesh, Node, Library];
        SampleCmpBias: V1_8 [Pixel, Compute, Amplification, Mesh, Node, Library];
        SetMeshOutputCounts: V1_5 [Mesh];
        StartVertexLocation: V1_8 [Vertex];
        TempRegLoad: V1_0 ALL;
        TextureGatherRaw: V1_7 ALL;
        ThreadId: V1_0 [Compute, Amplification, Mesh, Node];
        TraceRay: V1_3 [Library, RayGeneration, ClosestHit, Miss];
        ViewId: V1_1 [Vertex, Hull, PatchConstant, Domain, Geometry, Pixel, Mesh];
        WaveMatch: V1_5 ALL;
        WriteSamplerFeedback: V1_5 [Pixel, Library];
    }
}
rows! {
    OVERLOADS: OverloadRow of OverloadSet of OverloadKind {
        AtomicBinOp: V1_0 [I32], V1_6 [I32, I64];
        AttributeAtVertex: V1_1 [I16, I32, F16, F32];
        Bfrev: V1_0 [I16, I32, I64], V1_9 [I16, I32, I64, I16Vector, I32Vector, I64Vector];
        CBufferLoad: V1_0 [I8, I16, I32, I64, F16, F32, F64];
        CBufferLoadLegacy: V1_0 [I16, I32, I64, F16, F32, F64];
        CalculateLod: V1_0 [F32];
        Cos: V1_0 [F16, F32], V1_9 [F16, F32, F16Vector, F32Vector];
        CreateHandleForLib: V1_3 [Object];
        Dot2: V1_0 [F16, F32];
        Dot2AddHalf: V1_4 [F32];
        Dot4AddI8Packed: V1_4 [I32];
        FAbs: V1_0 [F16, F32, F64], V1_9 [F16, F32, F64, F16Vector, F32Vector, F64Vector];
        FDot: V1_9 [F16Vector, F32Vector];
        Fma: V1_0 [F64], V1_9 [F64, F64Vector];
        GetMeshPayload: V1_5 [UserDefined];
        GetNodeRecordPtr: V1_8 [UserDefined];
        HitObjectIsMiss: V1_9 [I1];
        HitObjectRayFlags: V1_9 [I32];
        HitObjectRayTMin: V1_9 [F32];
        HitObjectTraceRay: V1_9 [UserDefined];
        IMul: V1_0 [I32];
        InstanceId: V1_3 [I32];
        IsHelperLane: V1_6 [I1];
        IsNaN: V1_0 [F32], V1_9 [F16, F32, F16Vector, F32Vector];
        LinAlgFillMatrixDimension1: V1_10 [I16, I32, I64, F16, F32, F64];
        LinAlgMatVecMul: V1_10 [I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        LinAlgMatrixLoadFromMemoryDimension1: V1_10 [I16, I32, I64, F16, F32, F64, I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        LinAlgMatrixMultiplyAccumulate: V1_10 [Object];
        MakeDouble: V1_0 [F64];
        MinPrecXRegLoad: V1_0 [I16, F16];
        Nothing:;
        QuadVote: V1_7 [I1];
        RawBufferLoad: V1_2 [I16, I32, F16, F32], V1_3 [I16, I32, I64, F16, F32, F64];
        RawBufferVectorLoad: V1_9 [I16, I32, I64, F16, F32, F64, I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        RayQueryCandidateClusterId: V1_10 [I32];
        RayQueryCandidateObjectToWorld3x4: V1_5 [F32];
        RayQueryCommittedStatus: V1_5 [I32];
        RayQueryProceed: V1_5 [I1];
        SampleCmpGrad: V1_8 [F16, F32];
        SampleCmpLevel: V1_7 [F16, F32];
        StartVertexLocation: V1_8 [I32];
        StoreVertexOutput: V1_5 [I16, I32, F16, F32];
        TempRegLoad: V1_0 [I16, I32, F16, F32];
        TextureGatherRaw: V1_7 [I16, I32, I64];
        TextureStoreSample: V1_7 [I16, I32, F16, F32];
        TraceRay: V1_3 [UserDefined];
        TriangleObjectPosition: V1_10 [F32];
        Unpack4x8: V1_6 [I16, I32];
        VectorReduceAnd: V1_9 [I1Vector, I8Vector, I16Vector, I32Vector, I64Vector];
        ViewId: V1_1 [I32];
        WaveActiveAllEqual: V1_0 [I1, I8, I16, I32, I64, F16, F32, F64], V1_9 [I1, I8, I16, I32, I64, F16, F32, F64, I1Vector, I8Vector, I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        WaveActiveBit: V1_0 [I8, I16, I32, I64], V1_9 [I8, I16, I32, I64, I8Vector, I16Vector, I32Vector, I64Vector];
        WaveMatch: V1_5 [I8, I16, I32, I64, F16, F32, F64], V1_9 [I8, I16, I32, I64, F16, F32, F64, I8Vector, I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        WavePrefixOp: V1_0 [I8, I16, I32, I64, F16, F32, F64], V1_9 [I8, I16, I32, I64, F16, F32, F64, I8Vector, I16Vector, I32Vector, I64Vector, F16Vector, F32Vector, F64Vector];
        WorldRayOrigin: V1_3 [F32];
    }
}
rows! {
    ATTRIBUTES: AttributeRow of AttributeSet of Attribute {
        AnnotateHandle: V1_6 [ReadNone];
        AttributeAtVertex: V1_1 [ReadNone];
        Barrier: V1_0 [NoDuplicate, IsBarrier];
        BarrierByMemoryType: V1_8 [NoDuplicate, IsBarrier];
        DebugBreak: V1_10 [NoDuplicate];
        DerivCoarseX: V1_0 [ReadNone, IsDerivative, IsConvergent, IsGradient];
        Dot2AddHalf: V1_4 [ReadNone];
        ExperimentalNop: V1_10 [ReadNone];
        GeometryIndex: V1_5 [ReadNone];
        GetGroupWaveIndex: V1_10 [ReadNone, IsWave];
        GetInputRecordCount: V1_8 [ReadOnly];
        GetMeshPayload: V1_5 [ReadOnly];
        GetNodeRecordPtr: V1_8 [ReadNone];
        HitObjectAttributes: V1_9 [ArgMemOnly];
        HitObjectFromRayQuery: V1_9 [ReadOnly];
        HitObjectMakeMiss: V1_9 [ReadNone];
        IgnoreHit: V1_3 [NoReturn];
        InstanceId: V1_3 [ReadNone];
        IsHelperLane: V1_6 [ReadOnly];
        LoadInput: V1_0 [ReadNone];
        Nothing:;
        QuadVote: V1_7 [IsWave];
        RawBufferLoad: V1_2 [ReadOnly];
        RayQueryCandidateClusterId: V1_10 [ReadOnly];
        RayTCurrent: V1_3 [ReadOnly];
        Sample: V1_0 [ReadOnly, IsGradient];
        SampleCmpBias: V1_8 [ReadOnly, IsGradient];
        TempRegLoad: V1_0 [ReadOnly];
        TextureGatherRaw: V1_7 [ReadOnly];
        WaveGetLaneCount: V1_0 [ReadNone, IsWave];
        WaveGetLaneIndex: V1_0 [ReadOnly, IsWave];
        WaveIsFirstLane: V1_0 [IsWave];
        WaveMatch: V1_5 [IsWave];
        WriteSamplerFeedback: V1_5 [IsGradient, IsFeedback];
        WriteSamplerFeedbackLevel: V1_5 [IsFeedback];
    }
}
arguments! {
    AllocateNodeOutputRecords {
        output: NodeHandle;
        numRecords: Int32;
        perThread: Int1.constant().validated(Validation::AnyValue);
    }
    AllocateRayQuery {
        constRayFlags: Int32.constant().one_of(Enumeration::RayFlag).validated(Validation::AnyConstant);
    }
    AllocateRayQuery2 {
        constRayFlags: Int32.constant().one_of(Enumeration::RayFlag).validated(Validation::AnyNumber);
        constRayQueryFlags: Int32.constant().one_of(Enumeration::RayQueryFlag).validated(Validation::AnyNumber);
    }
    AnnotateHandle {
        res: Handle;
        props: ResProps.constant();
    }
    AnnotateNodeHandle {
        node: NodeHandle;
        props: NodeInfo.constant();
    }
    AnnotateNodeRecordHandle {
        noderecord: NodeRecordHandle;
        props: NodeRecordInfo.constant();
    }
    AtomicBinOp {
        handle: Handle;
        atomicOp: Int32.one_of(Enumeration::AtomicBinOpCode);
        offset0: Int32;
        offset1: Int32;
        offset2: Int32;
        newValue: Overload;
    }
    AtomicCompareExchange {
        handle: Handle;
        offset0: Int32;
        offset1: Int32;
        offset2: Int32;
        compareValue: Overload;
        newValue: Overload;
    }
    AttributeAtVertex {
        inputSigId: Int32.constant();
        inputRowIndex: Int32;
        inputColIndex: Int8.constant().within(0, 3).validated(Validation::OneMore);
        VertexID: Int8.constant().within(0, 2).validated(Validation::AnyConstant);
    }
    Barrier {
        barrierMode: Int32.constant().one_of(Enumeration::BarrierMode).validated(Validation::AnyNumber);
    }
    BarrierByMemoryHandle {
        object: Handle;
        SemanticFlags: Int32.constant().one_of(Enumeration::BarrierSemanticFlag);
    }
    BarrierByMemoryType {
        MemoryTypeFlags: Int32.constant().one_of(Enumeration::MemoryTypeFlag);
        SemanticFlags: Int32.constant().one_of(Enumeration::BarrierSemanticFlag);
    }
    BarrierByNodeRecordHandle {
        object: NodeRecordHandle;
        SemanticFlags: Int32.constant().one_of(Enumeration::BarrierSemanticFlag);
    }
    Bfi {
        width: Overload;
        offset: Overload;
        value: Overload;
        replacedValue: Overload;
    }
    BitcastF16toI16 {
        value: Half;
    }
    BitcastF32toI32 {
        value: Float;
    }
    BitcastF64toI64 {
        value: Double;
    }
    BitcastI16toF16 {
        value: Int16;
    }
    BitcastI32toF32 {
        value: Int32;
    }
    BitcastI64toF64 {
        value: Int64;
    }
    BufferLoad {
        srv: Handle;
        index: Int32;
        wot: Int32;
    }
    BufferStore {
        uav: Handle;
        coord0: Int32;
        coord1: Int32;
        value0: Overload;
        value1: Overload;
        value2: Overload;
        value3: Overload;
        mask: Int8.constant().within(1, 15);
    }
    BufferUpdateCounter {
        uav: Handle;
        inc: Int8.constant().within(-1, 1).validated(Validation::AnyNumber);
    }
    CBufferLoad {
        handle: Handle;
        byteOffset: Int32;
        alignment: Int32.constant();
    }
    CBufferLoadLegacy {
        handle: Handle;
        regIndex: Int32;
    }
    CalculateLod {
        handle: Handle;
        sampler: Handle;
        coord0: Overload;
        coord1: Overload;
        coord2: Overload;
        clamped: Int1;
    }
    CallShader {
        ShaderIndex: Int32;
        Parameter: Overload;
    }
    CheckAccessFullyMapped {
        status: Overload;
    }
    CreateHandle {
        resourceClass: Int8.constant().one_of(Enumeration::ResourceClass);
        rangeId: Int32.constant();
        index: Int32;
        nonUniformIndex: Int1.constant().validated(Validation::AnyValue);
    }
    CreateHandleForLib {
        Resource: Overload;
    }
    CreateHandleFromBinding {
        bind: ResBind.constant();
        index: Int32;
        nonUniformIndex: Int1.constant().validated(Validation::AnyValue);
    }
    CreateHandleFromHeap {
        index: Int32;
        samplerHeap: Int1.constant();
        nonUniformIndex: Int1.constant().validated(Validation::AnyValue);
    }
    CreateNodeOutputHandle {
        MetadataIdx: Int32.constant().validated(Validation::AnyValue);
    }
    Discard {
        condition: Int1;
    }
    DispatchMesh {
        threadGroupCountX: Int32;
        threadGroupCountY: Int32;
        threadGroupCountZ: Int32;
        payload: Overload;
    }
    DispatchRaysIndex {
        col: Int8.constant().within(0, 2).validated(Validation::AnyConstant);
    }
    DomainLocation {
        component: Int8.constant().within(0, 2);
    }
    Dot2 {
        ax: Overload;
        ay: Overload;
        bx: Overload;
        by: Overload;
    }
    Dot2AddHalf {
        acc: Overload;
        ax: Half;
        ay: Half;
        bx: Half;
        by: Half;
    }
    Dot3 {
        ax: Overload;
        ay: Overload;
        az: Overload;
        bx: Overload;
        by: Overload;
        bz: Overload;
    }
    Dot4 {
        ax: Overload;
        ay: Overload;
        az: Overload;
        aw: Overload;
        bx: Overload;
        by: Overload;
        bz: Overload;
        bw: Overload;
    }
    Dot4AddI8Packed {
        acc: Overload;
        a: Int32;
        b: Int32;
    }
    EmitIndices {
        PrimitiveIndex: Int32;
        VertexIndex0: Int32;
        VertexIndex1: Int32;
        VertexIndex2: Int32;
    }
    EmitStream {
        streamId: Int8.constant().within(0, 3);
    }
    EvalCentroid {
        inputSigId: Int32.constant();
        inputRowIndex: Int32;
        inputColIndex: Int8.constant().within(0, 3).validated(Validation::AnyNumber);
    }
    EvalSampleIndex {
        inputSigId: Int32.constant();
        inputRowIndex: Int32;
        inputColIndex: Int8.constant().within(0, 3).validated(Validation::AnyNumber);
        sampleIndex: Int32;
    }
    EvalSnapped {
        inputSigId: Int32.constant();
        inputRowIndex: Int32;
        inputColIndex: Int8.constant().within(0, 3).validated(Validation::AnyNumber);
        offsetX: Int32;
        offsetY: Int32;
    }
    FAbs {
        value: Overload;
    }
    FMad {
        a: Overload;
        b: Overload;
        c: Overload;
    }
    FMax {
        a: Overload;
        b: Overload;
    }
    GetDimensions {
        handle: Handle;
        mipLevel: Int32;
    }
    GetInputRecordCount {
        input: NodeRecordHandle;
    }
    GetNodeRecordPtr {
        recordhandle: NodeRecordHandle;
        arrayIndex: Int32;
    }
    HitObjectAttributes {
        hitObject: HitObject;
        attributes: Overload;
    }
    HitObjectClusterId {
        hitObject: HitObject;
    }
    HitObjectFromRayQueryWithAttrs {
        rayQueryHandle: Int32;
        HitKind: Int32;
        CommittedAttribs: Overload;
    }
    HitObjectInvoke {
        hitObject: HitObject;
        payload: Overload;
    }
    HitObjectLoadLocalRootTableConstant {
        hitObject: HitObject;
        offset: Int32;
    }
    HitObjectMakeMiss {
        RayFlags: Int32.one_of(Enumeration::RayFlag);
        MissShaderIndex: Int32;
        Origin_X: Float;
        Origin_Y: Float;
        Origin_Z: Float;
        TMin: Float;
        Direction_X: Float;
        Direction_Y: Float;
        Direction_Z: Float;
        TMax: Float;
    }
    HitObjectObjectToWorld3x4 {
        hitObject: HitObject;
        row: Int32.constant().within(0, 2);
        col: Int32.constant().within(0, 3);
    }
    HitObjectSetShaderTableIndex {
        hitObject: HitObject;
        shaderTableIndex: Int32;
    }
    HitObjectTraceRay {
        accelerationStructure: Handle;
        rayFlags: Int32.one_of(Enumeration::RayFlag);
        instanceInclusionMask: Int32;
        rayContributionToHitGroupIndex: Int32;
        multiplierForGeometryContributionToHitGroupIndex: Int32;
        missShaderIndex: Int32;
        Origin_X: Float;
        Origin_Y: Float;
        Origin_Z: Float;
        TMin: Float;
        Direction_X: Float;
        Direction_Y: Float;
        Direction_Z: Float;
        TMax: Float;
        payload: Overload;
    }
    HitObjectWorldRayOrigin {
        hitObject: HitObject;
        component: Int32.constant().within(0, 2);
    }
    IncrementOutputCount {
        output: NodeHandle;
        count: Int32;
        perThread: Int1.constant().validated(Validation::AnyValue);
    }
    IndexNodeHandle {
        NodeOutputHandle: NodeHandle;
        ArrayIndex: Int32;
    }
    LinAlgConvert {
        inputVector: Overload1;
        inputInterpretation: Int32.constant().one_of(Enumeration::ComponentType);
        outputInterpretation: Int32.constant().one_of(Enumeration::ComponentType);
    }
    LinAlgCopyConvertMatrix {
        srcMatrix: Overload1;
        transpose: Int1.constant();
    }
    LinAlgFillMatrix {
        value: Overload1;
    }
    LinAlgMatVecMul {
        matrix: Overload1;
        isOutputSigned: Int1.constant();
        inputVector: Overload2;
        interpretation: Int32.constant().one_of(Enumeration::ComponentType);
    }
    LinAlgMatVecMulAdd {
        matrix: Overload1;
        isOutputSigned: Int1.constant();
        inputVector: Overload2;
        inputInterpretation: Int32.constant().one_of(Enumeration::ComponentType);
        biasVector: Overload3;
    }
    LinAlgMatrixAccumulate {
        matrixLHS: Overload1;
        matrixRHS: Overload2;
    }
    LinAlgMatrixAccumulateToMemory {
        matrix: Overload;
        memory: GroupSharedOverload1Ptr;
        targetType: Int32.constant().one_of(Enumeration::ComponentType);
        offset: Int32;
        stride: Int32;
        layout: Int32.one_of(Enumeration::MatrixLayout);
    }
    LinAlgMatrixGetCoordinate {
        matrix: Overload;
        threadLocalIndex: Int32;
    }
    LinAlgMatrixGetElement {
        matrix: Overload1;
        threadLocalIndex: Int32;
    }
    LinAlgMatrixLength {
        matrix: Overload;
    }
    LinAlgMatrixLoadFromDescriptor {
        handle: Handle;
        offset: Int32;
        stride: Int32;
        layout: Int32.constant().one_of(Enumeration::MatrixLayout).validated(Validation::AnyNumber);
        align: Int32.constant();
    }
    LinAlgMatrixLoadFromMemory {
        memory: GroupSharedOverload1Ptr;
        offset: Int32;
        stride: Int32;
        layout: Int32.one_of(Enumeration::MatrixLayout);
    }
    LinAlgMatrixMultiply {
        matrixA: Overload1;
        matrixB: Overload2;
    }
    LinAlgMatrixMultiplyAccumulate {
        matrixA: Overload1;
        matrixB: Overload2;
        matrixC: Overload3;
    }
    LinAlgMatrixOuterProduct {
        vectorA: Overload1;
        vectorB: Overload2;
    }
    LinAlgMatrixSetElement {
        matrix: Overload1;
        threadLocalIndex: Int32;
        value: Overload2;
    }
    LinAlgMatrixStoreToDescriptor {
        matrix: Overload;
        handle: Handle;
        offset: Int32;
        stride: Int32;
        layout: Int32.constant().one_of(Enumeration::MatrixLayout);
        align: Int32.constant();
    }
    LinAlgMatrixStoreToMemory {
        matrix: Overload;
        memory: GroupSharedOverload1Ptr;
        offset: Int32;
        stride: Int32;
        layout: Int32.one_of(Enumeration::MatrixLayout);
    }
    LinAlgVectorAccumulateToDescriptor {
        handle: Handle;
        offset: Int32;
        align: Int32.constant();
        vector: Overload;
    }
    LoadInput {
        inputSigId: Int32.constant();
        rowIndex: Int32;
        colIndex: Int8.constant().within(0, 3).validated(Validation::OneMore);
        gsVertexAxis: Int32;
    }
    LoadOutputControlPoint {
        inputSigId: Int32.constant();
        row: Int32;
        col: Int8.constant().within(0, 3).validated(Validation::OneMore);
        index: Int32;
    }
    LoadPatchConstant {
        inputSigId: Int32;
        row: Int32;
        col: Int8.constant().within(0, 3).validated(Validation::AnyConstant);
    }
    MakeDouble {
        lo: Int32;
        hi: Int32;
    }
    MaybeReorderThread {
        hitObject: HitObject;
        coherenceHint: Int32;
        numCoherenceHintBitsFromLSB: Int32;
    }
    MinPrecXRegLoad {
        regIndex: FloatPtr;
        index: Int32;
        component: Int8.constant().within(0, 3);
    }
    MinPrecXRegStore {
        regIndex: FloatPtr;
        index: Int32;
        component: Int8.constant().within(0, 3);
        value: Overload;
    }
    NodeOutputIsValid {
        output: NodeHandle;
    }
    Nothing {}
    ObjectToWorld {
        row: Int32.within(0, 2);
        col: Int8.constant().within(0, 3).validated(Validation::AnyConstant);
    }
    OutputComplete {
        output: NodeRecordHandle;
    }
    Pack4x8 {
        packMode: Int8.constant().one_of(Enumeration::PackMode).validated(Validation::AnyConstant);
        x: Overload;
        y: Overload;
        z: Overload;
        w: Overload;
    }
    QuadOp {
        value: Overload;
        op: Int8.constant().one_of(Enumeration::QuadOpKind).validated(Validation::AnyConstant);
    }
    QuadReadLaneAt {
        value: Overload;
        quadLane: Int32.within(0, 3);
    }
    QuadVote {
        cond: Int1;
        op: Int8.constant().one_of(Enumeration::QuadVoteOpKind).validated(Validation::AnyConstant);
    }
    RawBufferLoad {
        srv: Handle;
        index: Int32;
        elementOffset: Int32;
        mask: Int8.constant().within(1, 15).validated(Validation::AnyConstant);
        alignment: Int32.constant();
    }
    RawBufferStore {
        uav: Handle;
        index: Int32;
        elementOffset: Int32;
        value0: Overload;
        value1: Overload;
        value2: Overload;
        value3: Overload;
        mask: Int8.constant().within(1, 15);
        alignment: Int32.constant();
    }
    RawBufferVectorLoad {
        buf: Handle;
        index: Int32;
        elementOffset: Int32;
        alignment: Int32.constant();
    }
    RawBufferVectorStore {
        uav: Handle;
        index: Int32;
        elementOffset: Int32;
        value0: Overload;
        alignment: Int32.constant();
    }
    RayQueryCandidateClusterId {
        rayQueryHandle: Int32;
    }
    RayQueryCandidateObjectToWorld3x4 {
        rayQueryHandle: Int32;
        row: Int32.within(0, 2);
        col: Int8.constant().within(0, 3).validated(Validation::AnyConstant);
    }
    RayQueryCandidateTriangleBarycentrics {
        rayQueryHandle: Int32;
        component: Int8.constant().within(0, 1).validated(Validation::AnyConstant);
    }
    RayQueryCommitProceduralPrimitiveHit {
        rayQueryHandle: Int32;
        t: Float;
    }
    RayQueryTraceRayInline {
        rayQueryHandle: Int32;
        accelerationStructure: Handle;
        rayFlags: Int32.one_of(Enumeration::RayFlag);
        instanceInclusionMask: Int32;
        origin_X: Float;
        origin_Y: Float;
        origin_Z: Float;
        tMin: Float;
        direction_X: Float;
        direction_Y: Float;
        direction_Z: Float;
        tMax: Float;
    }
    RayQueryWorldRayOrigin {
        rayQueryHandle: Int32;
        component: Int8.constant().within(0, 2).validated(Validation::AnyConstant);
    }
    ReportHit {
        THit: Float;
        HitKind: Int32.within(0, 127);
        Attributes: Overload;
    }
    Sample {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef().within(-8, 7).until(7);
        clamp: Float;
    }
    SampleBias {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef().within(-8, 7).until(7);
        bias: Float;
        clamp: Float;
    }
    SampleCmp {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef();
        compareValue: Float;
        clamp: Float;
    }
    SampleCmpBias {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
        offset2: Int32;
        compareValue: Float;
        bias: Float;
        clamp: Float;
    }
    SampleCmpGrad {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
        offset2: Int32;
        compareValue: Float;
        ddx0: Float;
        ddx1: Float;
        ddx2: Float;
        ddy0: Float;
        ddy1: Float;
        ddy2: Float;
        clamp: Float;
    }
    SampleCmpLevel {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
        offset2: Int32;
        compareValue: Float;
        lod: Float;
    }
    SampleCmpLevelZero {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef();
        compareValue: Float;
    }
    SampleGrad {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef().within(-8, 7).until(7);
        ddx0: Float;
        ddx1: Float;
        ddx2: Float;
        ddy0: Float;
        ddy1: Float;
        ddy2: Float;
        clamp: Float;
    }
    SampleLevel {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef().within(-8, 7).until(7);
        LOD: Float;
    }
    SetMeshOutputCounts {
        numVertices: Int32;
        numPrimitives: Int32;
    }
    StoreOutput {
        outputSigId: Int32.constant();
        rowIndex: Int32;
        colIndex: Int8.constant().within(0, 3).validated(Validation::OneMore);
        value: Overload;
    }
    StorePatchConstant {
        outputSigID: Int32.constant();
        row: Int32;
        col: Int8.constant().within(0, 3).validated(Validation::OneMore);
        value: Overload;
    }
    StorePrimitiveOutput {
        outputSigId: Int32.constant();
        rowIndex: Int32;
        colIndex: Int8.constant().within(0, 3).validated(Validation::OneMore);
        value: Overload;
        primitiveIndex: Int32;
    }
    StoreVertexOutput {
        outputSigId: Int32.constant();
        rowIndex: Int32;
        colIndex: Int8.constant().within(0, 3).validated(Validation::OneMore);
        value: Overload;
        vertexIndex: Int32;
    }
    TempRegLoad {
        index: Int32;
    }
    TempRegStore {
        index: Int32;
        value: Overload;
    }
    Texture2DmsGetSamplePosition {
        srv: Handle;
        index: Int32;
    }
    TextureGather {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
        channel: Int32.within(0, 3);
    }
    TextureGatherCmp {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
        channel: Int32.within(0, 3);
        compareValue: Float;
    }
    TextureGatherRaw {
        srv: Handle;
        sampler: Handle;
        coord0: Float;
        coord1: Float;
        coord2: Float;
        coord3: Float;
        offset0: Int32;
        offset1: Int32;
    }
    TextureLoad {
        srv: Handle;
        mipLevelOrSampleCount: Int32;
        coord0: Int32;
        coord1: Int32;
        coord2: Int32;
        offset0: Int32.constant().or_undef().within(-8, 7).until(7);
        offset1: Int32.constant().or_undef().within(-8, 7).until(7);
        offset2: Int32.constant().or_undef().within(-8, 7).until(7);
    }
    TextureStore {
        srv: Handle;
        coord0: Int32;
        coord1: Int32;
        coord2: Int32;
        value0: Overload;
        value1: Overload;
        value2: Overload;
        value3: Overload;
        mask: Int8.constant().within(15, 15);
    }
    TextureStoreSample {
        srv: Handle;
        coord0: Int32;
        coord1: Int32;
        coord2: Int32;
        value0: Overload;
        value1: Overload;
        value2: Overload;
        value3: Overload;
        mask: Int8.constant().within(1, 15).validated(Validation::AnyConstant);
        sampleIdx: Int32;
    }
    ThreadId {
        component: Int32.within(0, 2);
    }
    TraceRay {
        AccelerationStructure: Handle;
        RayFlags: Int32.one_of(Enumeration::RayFlag);
        InstanceInclusionMask: Int32;
        RayContributionToHitGroupIndex: Int32;
        MultiplierForGeometryContributionToShaderIndex: Int32;
        MissShaderIndex: Int32;
        Origin_X: Float;
        Origin_Y: Float;
        Origin_Z: Float;
        TMin: Float;
        Direction_X: Float;
        Direction_Y: Float;
        Direction_Z: Float;
        TMax: Float;
        payload: Overload;
    }
    Unpack4x8 {
        unpackMode: Int8.constant().one_of(Enumeration::UnpackMode).validated(Validation::AnyConstant);
        pk: Int32;
    }
    VectorReduceAnd {
        a: Overload;
    }
    WaveActiveBit {
        value: Overload;
        op: Int8.constant().one_of(Enumeration::WaveBitOpKind).validated(Validation::AnyConstant);
    }
    WaveActiveOp {
        value: Overload;
        op: Int8.constant().one_of(Enumeration::WaveOpKind).validated(Validation::AnyConstant);
        sop: Int8.constant().one_of(Enumeration::SignedOpKind).validated(Validation::AnyConstant);
    }
    WaveAllBitCount {
        value: Int1;
    }
    WaveAnyTrue {
        cond: Int1;
    }
    WaveMultiPrefixBitCount {
        value: Int1;
        mask0: Int32;
        mask1: Int32;
        mask2: Int32;
        mask3: Int32;
    }
    WaveMultiPrefixOp {
        value: Overload;
        mask0: Int32;
        mask1: Int32;
        mask2: Int32;
        mask3: Int32;
        op: Int8.constant().one_of(Enumeration::WaveMultiPrefixOpKind).validated(Validation::AnyConstant);
        sop: Int8.constant().one_of(Enumeration::SignedOpKind).validated(Validation::AnyConstant);
    }
    WaveReadLaneAt {
        value: Overload;
        lane: Int32;
    }
    WriteSamplerFeedback {
        feedbackTex: Handle;
        sampledTex: Handle;
        sampler: Handle;
        c0: Float;
        c1: Float;
        c2: Float;
        c3: Float;
        clamp: Float;
    }
    WriteSamplerFeedbackBias {
        feedbackTex: Handle;
        sampledTex: Handle;
        sampler: Handle;
        c0: Float;
        c1: Float;
        c2: Float;
        c3: Float;
        bias: Float;
        clamp: Float;
    }
    WriteSamplerFeedbackGrad {
        feedbackTex: Handle;
        sampledTex: Handle;
        sampler: Handle;
        c0: Float;
        c1: Float;
        c2: Float;
        c3: Float;
        ddx0: Float;
        ddx1: Float;
        ddx2: Float;
        ddy0: Float;
        ddy1: Float;
        ddy2: Float;
        clamp: Float;
    }
    WriteSamplerFeedbackLevel {
        feedbackTex: Handle;
        sampledTex: Handle;
        sampler: Handle;
        c0: Float;
        c1: Float;
        c2: Float;
        c3: Float;
        lod: Float;
    }
}
requirements! {
    AllocateRayQuery {
        RaytracingTier11: ALL [];
    }
    AttributeAtVertex {
        Barycentrics: ALL [];
    }
    CheckAccessFullyMapped {
        TiledResources: ALL [];
    }
    Fma {
        DX111DoubleExtensions: ALL [F64];
    }
    GetGroupWaveIndex {
        WaveOps: ALL [];
    }
    InnerCoverage {
        InnerCoverage: ALL [];
    }
    LinAlgMatrixMultiplyAccumulate {
        LinearAlgebra: ALL [];
    }
    Msad {
        DX111ShaderExtensions: ALL [];
    }
    Nothing {}
    Sample {
        DerivativesInMeshAndAmpShaders: [Amplification, Mesh] [];
    }
    SampleCmpBias {
        SampleCmpWithGradientOrBias: ALL [];
        DerivativesInMeshAndAmpShaders: [Amplification, Mesh] [];
    }
    SampleCmpGrad {
        SampleCmpWithGradientOrBias: ALL [];
    }
    StartVertexLocation {
        ExtendedCommandInfo: ALL [];
    }
    TextureGatherRaw {
        AdvancedTextureOps: ALL [];
    }
    TextureStoreSample {
        AdvancedTextureOps: ALL [];
        WriteableMSAATextures: ALL [];
    }
    ViewId {
        ViewID: ALL [];
    }
    WriteSamplerFeedback {
        SamplerFeedback: ALL [];
    }
}
pub(crate) const VERSIONS: usize = 11usize;
pub(crate) const CORE: usize = 312usize;
pub(crate) static OPS: [OpRow; 347usize] = [
    OpRow {
        name: "TempRegLoad",
        arguments: ArgumentList::TempRegLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::TempRegLoad,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "TempRegStore",
        arguments: ArgumentList::TempRegStore,
        requirements: RequirementList::Nothing,
        class: OpClass::TempRegStore,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "MinPrecXRegLoad",
        arguments: ArgumentList::MinPrecXRegLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::MinPrecXRegLoad,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::MinPrecXRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "MinPrecXRegStore",
        arguments: ArgumentList::MinPrecXRegStore,
        requirements: RequirementList::Nothing,
        class: OpClass::MinPrecXRegStore,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::MinPrecXRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LoadInput",
        arguments: ArgumentList::LoadInput,
        requirements: RequirementList::Nothing,
        class: OpClass::LoadInput,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LoadInput,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "StoreOutput",
        arguments: ArgumentList::StoreOutput,
        requirements: RequirementList::Nothing,
        class: OpClass::StoreOutput,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "FAbs",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FAbs,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Saturate",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FAbs,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IsNaN",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::IsSpecialFloat,
        result: Some(Type::OverloadInt1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IsNaN,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IsInf",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::IsSpecialFloat,
        result: Some(Type::OverloadInt1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IsNaN,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IsFinite",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::IsSpecialFloat,
        result: Some(Type::OverloadInt1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IsNaN,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IsNormal",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::IsSpecialFloat,
        result: Some(Type::OverloadInt1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IsNaN,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Cos",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Sin",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Tan",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Acos",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Asin",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Atan",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Hcos",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Hsin",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Htan",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Exp",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Frc",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Log",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Sqrt",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Rsqrt",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Round_ne",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Round_ni",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Round_pi",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Round_z",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Bfrev",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Countbits",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::UnaryBits,
        result: Some(Type::OverloadInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FirstbitLo",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::UnaryBits,
        result: Some(Type::OverloadInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FirstbitHi",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::UnaryBits,
        result: Some(Type::OverloadInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FirstbitSHi",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::UnaryBits,
        result: Some(Type::OverloadInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FMax",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FAbs,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FMin",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FAbs,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IMax",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IMin",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UMax",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UMin",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Binary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IMul",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::BinaryWithTwoOuts,
        result: Some(Type::TwoInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UMul",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::BinaryWithTwoOuts,
        result: Some(Type::TwoInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UDiv",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::BinaryWithTwoOuts,
        result: Some(Type::TwoInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UAddc",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::BinaryWithCarryOrBorrow,
        result: Some(Type::Int32Carry),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "USubb",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::BinaryWithCarryOrBorrow,
        result: Some(Type::Int32Carry),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FMad",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Nothing,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FAbs,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Fma",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Fma,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Fma,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "IMad",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Nothing,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "UMad",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Nothing,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Bfrev,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Msad",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Msad,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Ibfe",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Nothing,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Ubfe",
        arguments: ArgumentList::FMad,
        requirements: RequirementList::Nothing,
        class: OpClass::Tertiary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Bfi",
        arguments: ArgumentList::Bfi,
        requirements: RequirementList::Nothing,
        class: OpClass::Quaternary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Dot2",
        arguments: ArgumentList::Dot2,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot2,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Dot3",
        arguments: ArgumentList::Dot3,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot3,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Dot4",
        arguments: ArgumentList::Dot4,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot4,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "CreateHandle",
        arguments: ArgumentList::CreateHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateHandle,
        result: Some(Type::Handle),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::CreateHandle,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "CBufferLoad",
        arguments: ArgumentList::CBufferLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::CbufferLoad,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::CBufferLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "CBufferLoadLegacy",
        arguments: ArgumentList::CBufferLoadLegacy,
        requirements: RequirementList::Nothing,
        class: OpClass::CbufferLoadLegacy,
        result: Some(Type::CBufRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::CBufferLoadLegacy,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "Sample",
        arguments: ArgumentList::Sample,
        requirements: RequirementList::Sample,
        class: OpClass::Sample,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::Sample,
    },
    OpRow {
        name: "SampleBias",
        arguments: ArgumentList::SampleBias,
        requirements: RequirementList::Sample,
        class: OpClass::SampleBias,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::Sample,
    },
    OpRow {
        name: "SampleLevel",
        arguments: ArgumentList::SampleLevel,
        requirements: RequirementList::Nothing,
        class: OpClass::SampleLevel,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "SampleGrad",
        arguments: ArgumentList::SampleGrad,
        requirements: RequirementList::Nothing,
        class: OpClass::SampleGrad,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "SampleCmp",
        arguments: ArgumentList::SampleCmp,
        requirements: RequirementList::Sample,
        class: OpClass::SampleCmp,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::Sample,
    },
    OpRow {
        name: "SampleCmpLevelZero",
        arguments: ArgumentList::SampleCmpLevelZero,
        requirements: RequirementList::Nothing,
        class: OpClass::SampleCmpLevelZero,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "TextureLoad",
        arguments: ArgumentList::TextureLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::TextureLoad,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "TextureStore",
        arguments: ArgumentList::TextureStore,
        requirements: RequirementList::Nothing,
        class: OpClass::TextureStore,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "BufferLoad",
        arguments: ArgumentList::BufferLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::BufferLoad,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "BufferStore",
        arguments: ArgumentList::BufferStore,
        requirements: RequirementList::Nothing,
        class: OpClass::BufferStore,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "BufferUpdateCounter",
        arguments: ArgumentList::BufferUpdateCounter,
        requirements: RequirementList::Nothing,
        class: OpClass::BufferUpdateCounter,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "CheckAccessFullyMapped",
        arguments: ArgumentList::CheckAccessFullyMapped,
        requirements: RequirementList::CheckAccessFullyMapped,
        class: OpClass::CheckAccessFullyMapped,
        result: Some(Type::Int1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "GetDimensions",
        arguments: ArgumentList::GetDimensions,
        requirements: RequirementList::Nothing,
        class: OpClass::GetDimensions,
        result: Some(Type::Dimensions),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "TextureGather",
        arguments: ArgumentList::TextureGather,
        requirements: RequirementList::Nothing,
        class: OpClass::TextureGather,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "TextureGatherCmp",
        arguments: ArgumentList::TextureGatherCmp,
        requirements: RequirementList::Nothing,
        class: OpClass::TextureGatherCmp,
        result: Some(Type::ResRet),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "Texture2DMSGetSamplePosition",
        arguments: ArgumentList::Texture2DmsGetSamplePosition,
        requirements: RequirementList::Nothing,
        class: OpClass::Texture2DmsGetSamplePosition,
        result: Some(Type::SamplePos),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "RenderTargetGetSamplePosition",
        arguments: ArgumentList::TempRegLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::RenderTargetGetSamplePosition,
        result: Some(Type::SamplePos),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "RenderTargetGetSampleCount",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::RenderTargetGetSampleCount,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::TempRegLoad,
    },
    OpRow {
        name: "AtomicBinOp",
        arguments: ArgumentList::AtomicBinOp,
        requirements: RequirementList::Nothing,
        class: OpClass::AtomicBinOp,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::AtomicBinOp,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "AtomicCompareExchange",
        arguments: ArgumentList::AtomicCompareExchange,
        requirements: RequirementList::Nothing,
        class: OpClass::AtomicCompareExchange,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::AtomicBinOp,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Barrier",
        arguments: ArgumentList::Barrier,
        requirements: RequirementList::Nothing,
        class: OpClass::Barrier,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Barrier,
    },
    OpRow {
        name: "CalculateLOD",
        arguments: ArgumentList::CalculateLod,
        requirements: RequirementList::Sample,
        class: OpClass::CalculateLod,
        result: Some(Type::Float),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::CalculateLod,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::Sample,
    },
    OpRow {
        name: "Discard",
        arguments: ArgumentList::Discard,
        requirements: RequirementList::Nothing,
        class: OpClass::Discard,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "DerivCoarseX",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Sample,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::DerivCoarseX,
    },
    OpRow {
        name: "DerivCoarseY",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Sample,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::DerivCoarseX,
    },
    OpRow {
        name: "DerivFineX",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Sample,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::DerivCoarseX,
    },
    OpRow {
        name: "DerivFineY",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Sample,
        class: OpClass::Unary,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Cos,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Sample,
        attributes: AttributeRow::DerivCoarseX,
    },
    OpRow {
        name: "EvalSnapped",
        arguments: ArgumentList::EvalSnapped,
        requirements: RequirementList::Nothing,
        class: OpClass::EvalSnapped,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "EvalSampleIndex",
        arguments: ArgumentList::EvalSampleIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::EvalSampleIndex,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "EvalCentroid",
        arguments: ArgumentList::EvalCentroid,
        requirements: RequirementList::Nothing,
        class: OpClass::EvalCentroid,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "SampleIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::SampleIndex,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "Coverage",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Coverage,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "InnerCoverage",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::InnerCoverage,
        class: OpClass::InnerCoverage,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RenderTargetGetSamplePosition,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "ThreadId",
        arguments: ArgumentList::ThreadId,
        requirements: RequirementList::Nothing,
        class: OpClass::ThreadId,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ThreadId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "GroupId",
        arguments: ArgumentList::ThreadId,
        requirements: RequirementList::Nothing,
        class: OpClass::GroupId,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ThreadId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "ThreadIdInGroup",
        arguments: ArgumentList::ThreadId,
        requirements: RequirementList::Nothing,
        class: OpClass::ThreadIdInGroup,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ThreadId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "FlattenedThreadIdInGroup",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::FlattenedThreadIdInGroup,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ThreadId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "EmitStream",
        arguments: ArgumentList::EmitStream,
        requirements: RequirementList::Nothing,
        class: OpClass::EmitStream,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::EmitStream,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "CutStream",
        arguments: ArgumentList::EmitStream,
        requirements: RequirementList::Nothing,
        class: OpClass::CutStream,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::EmitStream,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "EmitThenCutStream",
        arguments: ArgumentList::EmitStream,
        requirements: RequirementList::Nothing,
        class: OpClass::EmitThenCutStream,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::EmitStream,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "GSInstanceID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::GsInstanceId,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::EmitStream,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "MakeDouble",
        arguments: ArgumentList::MakeDouble,
        requirements: RequirementList::Nothing,
        class: OpClass::MakeDouble,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::MakeDouble,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "SplitDouble",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::Nothing,
        class: OpClass::SplitDouble,
        result: Some(Type::SplitDouble),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::MakeDouble,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LoadOutputControlPoint",
        arguments: ArgumentList::LoadOutputControlPoint,
        requirements: RequirementList::Nothing,
        class: OpClass::LoadOutputControlPoint,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LoadOutputControlPoint,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LoadPatchConstant",
        arguments: ArgumentList::LoadPatchConstant,
        requirements: RequirementList::Nothing,
        class: OpClass::LoadPatchConstant,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LoadPatchConstant,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "DomainLocation",
        arguments: ArgumentList::DomainLocation,
        requirements: RequirementList::Nothing,
        class: OpClass::DomainLocation,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::CalculateLod,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::DomainLocation,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "StorePatchConstant",
        arguments: ArgumentList::StorePatchConstant,
        requirements: RequirementList::Nothing,
        class: OpClass::StorePatchConstant,
        result: Some(Type::Void),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::TempRegLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LoadOutputControlPoint,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "OutputControlPointID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::OutputControlPointId,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::OutputControlPointId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "PrimitiveID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::PrimitiveId,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::IMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::PrimitiveId,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "CycleCounterLegacy",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::CycleCounterLegacy,
        result: Some(Type::TwoInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "WaveIsFirstLane",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveIsFirstLane,
        result: Some(Type::Int1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveGetLaneIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveGetLaneIndex,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveGetLaneIndex,
    },
    OpRow {
        name: "WaveGetLaneCount",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveGetLaneCount,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveGetLaneCount,
    },
    OpRow {
        name: "WaveAnyTrue",
        arguments: ArgumentList::WaveAnyTrue,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveAnyTrue,
        result: Some(Type::Int1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveAllTrue",
        arguments: ArgumentList::WaveAnyTrue,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveAllTrue,
        result: Some(Type::Int1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveActiveAllEqual",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveActiveAllEqual,
        result: Some(Type::OverloadInt1),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveAllEqual,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveActiveBallot",
        arguments: ArgumentList::WaveAnyTrue,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveActiveBallot,
        result: Some(Type::FourInt32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveReadLaneAt",
        arguments: ArgumentList::WaveReadLaneAt,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveReadLaneAt,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveAllEqual,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveReadLaneFirst",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveReadLaneFirst,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveAllEqual,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveActiveOp",
        arguments: ArgumentList::WaveActiveOp,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveActiveOp,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveAllEqual,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WaveActiveBit",
        arguments: ArgumentList::WaveActiveBit,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveActiveBit,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveBit,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WavePrefixOp",
        arguments: ArgumentList::WaveActiveOp,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WavePrefixOp,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WavePrefixOp,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "QuadReadLaneAt",
        arguments: ArgumentList::QuadReadLaneAt,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::QuadReadLaneAt,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveActiveAllEqual,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::QuadReadLaneAt,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "QuadOp",
        arguments: ArgumentList::QuadOp,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::QuadOp,
        result: Some(Type::Overload),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::WavePrefixOp,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::QuadReadLaneAt,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "BitcastI16toF16",
        arguments: ArgumentList::BitcastI16toF16,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastI16toF16,
        result: Some(Type::Half),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "BitcastF16toI16",
        arguments: ArgumentList::BitcastF16toI16,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastF16toI16,
        result: Some(Type::Int16),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "BitcastI32toF32",
        arguments: ArgumentList::BitcastI32toF32,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastI32toF32,
        result: Some(Type::Float),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "BitcastF32toI32",
        arguments: ArgumentList::BitcastF32toI32,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastF32toI32,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "BitcastI64toF64",
        arguments: ArgumentList::BitcastI64toF64,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastI64toF64,
        result: Some(Type::Double),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "BitcastF64toI64",
        arguments: ArgumentList::BitcastF64toI64,
        requirements: RequirementList::Nothing,
        class: OpClass::BitcastF64toI64,
        result: Some(Type::Int64),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LegacyF32ToF16",
        arguments: ArgumentList::BitcastF32toI32,
        requirements: RequirementList::Nothing,
        class: OpClass::LegacyF32ToF16,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LegacyF16ToF32",
        arguments: ArgumentList::BitcastI32toF32,
        requirements: RequirementList::Nothing,
        class: OpClass::LegacyF16ToF32,
        result: Some(Type::Float),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LegacyDoubleToFloat",
        arguments: ArgumentList::BitcastF64toI64,
        requirements: RequirementList::Nothing,
        class: OpClass::LegacyDoubleToFloat,
        result: Some(Type::Float),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LegacyDoubleToSInt32",
        arguments: ArgumentList::BitcastF64toI64,
        requirements: RequirementList::Nothing,
        class: OpClass::LegacyDoubleToSInt32,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "LegacyDoubleToUInt32",
        arguments: ArgumentList::BitcastF64toI64,
        requirements: RequirementList::Nothing,
        class: OpClass::LegacyDoubleToUInt32,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::LoadInput,
    },
    OpRow {
        name: "WaveAllBitCount",
        arguments: ArgumentList::WaveAllBitCount,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveAllOp,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "WavePrefixBitCount",
        arguments: ArgumentList::WaveAllBitCount,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WavePrefixOp,
        result: Some(Type::Int32),
        since: 0,
        since_translated: 0,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TempRegLoad,
        attributes: AttributeRow::WaveIsFirstLane,
    },
    OpRow {
        name: "AttributeAtVertex",
        arguments: ArgumentList::AttributeAtVertex,
        requirements: RequirementList::AttributeAtVertex,
        class: OpClass::AttributeAtVertex,
        result: Some(Type::Overload),
        since: 1,
        since_translated: 1,
        since_validated: 1,
        dimensions: 1,
        overloads: [
            OverloadRow::AttributeAtVertex,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AttributeAtVertex,
        attributes: AttributeRow::AttributeAtVertex,
    },
    OpRow {
        name: "ViewID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::ViewId,
        class: OpClass::ViewId,
        result: Some(Type::Overload),
        since: 1,
        since_translated: 1,
        since_validated: 1,
        dimensions: 1,
        overloads: [
            OverloadRow::ViewId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ViewId,
        attributes: AttributeRow::AttributeAtVertex,
    },
    OpRow {
        name: "RawBufferLoad",
        arguments: ArgumentList::RawBufferLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::RawBufferLoad,
        result: Some(Type::ResRet),
        since: 2,
        since_translated: 0,
        since_validated: 2,
        dimensions: 1,
        overloads: [
            OverloadRow::RawBufferLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RawBufferLoad,
        attributes: AttributeRow::RawBufferLoad,
    },
    OpRow {
        name: "RawBufferStore",
        arguments: ArgumentList::RawBufferStore,
        requirements: RequirementList::Nothing,
        class: OpClass::RawBufferStore,
        result: Some(Type::Void),
        since: 2,
        since_translated: 0,
        since_validated: 2,
        dimensions: 1,
        overloads: [
            OverloadRow::RawBufferLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RawBufferLoad,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "InstanceID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::InstanceId,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "InstanceIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::InstanceIndex,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "HitKind",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::HitKind,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "RayFlags",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::RayFlags,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RayFlags,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "DispatchRaysIndex",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::DispatchRaysIndex,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::DispatchRaysIndex,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "DispatchRaysDimensions",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::DispatchRaysDimensions,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::DispatchRaysIndex,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "WorldRayOrigin",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::WorldRayOrigin,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RayFlags,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "WorldRayDirection",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::WorldRayDirection,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RayFlags,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "ObjectRayOrigin",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::ObjectRayOrigin,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "ObjectRayDirection",
        arguments: ArgumentList::DispatchRaysIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::ObjectRayDirection,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "ObjectToWorld",
        arguments: ArgumentList::ObjectToWorld,
        requirements: RequirementList::Nothing,
        class: OpClass::ObjectToWorld,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "WorldToObject",
        arguments: ArgumentList::ObjectToWorld,
        requirements: RequirementList::Nothing,
        class: OpClass::WorldToObject,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "RayTMin",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::RayTMin,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RayFlags,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "RayTCurrent",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::RayTCurrent,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::WorldRayOrigin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::RayFlags,
        attributes: AttributeRow::RayTCurrent,
    },
    OpRow {
        name: "IgnoreHit",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::IgnoreHit,
        result: Some(Type::Void),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::IgnoreHit,
        attributes: AttributeRow::IgnoreHit,
    },
    OpRow {
        name: "AcceptHitAndEndSearch",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::AcceptHitAndEndSearch,
        result: Some(Type::Void),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::IgnoreHit,
        attributes: AttributeRow::IgnoreHit,
    },
    OpRow {
        name: "TraceRay",
        arguments: ArgumentList::TraceRay,
        requirements: RequirementList::Nothing,
        class: OpClass::TraceRay,
        result: Some(Type::Void),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::TraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TraceRay,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReportHit",
        arguments: ArgumentList::ReportHit,
        requirements: RequirementList::Nothing,
        class: OpClass::ReportHit,
        result: Some(Type::Int1),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::TraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ReportHit,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "CallShader",
        arguments: ArgumentList::CallShader,
        requirements: RequirementList::Nothing,
        class: OpClass::CallShader,
        result: Some(Type::Void),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::TraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::CallShader,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "CreateHandleForLib",
        arguments: ArgumentList::CreateHandleForLib,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateHandleForLib,
        result: Some(Type::Handle),
        since: 3,
        since_translated: 0,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::CreateHandleForLib,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::CreateHandleForLib,
        attributes: AttributeRow::RayTCurrent,
    },
    OpRow {
        name: "PrimitiveIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::PrimitiveIndex,
        result: Some(Type::Overload),
        since: 3,
        since_translated: 3,
        since_validated: 3,
        dimensions: 1,
        overloads: [
            OverloadRow::InstanceId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::InstanceId,
        attributes: AttributeRow::InstanceId,
    },
    OpRow {
        name: "Dot2AddHalf",
        arguments: ArgumentList::Dot2AddHalf,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot2AddHalf,
        result: Some(Type::Overload),
        since: 4,
        since_translated: 4,
        since_validated: 4,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot2AddHalf,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Dot2AddHalf,
        attributes: AttributeRow::Dot2AddHalf,
    },
    OpRow {
        name: "Dot4AddI8Packed",
        arguments: ArgumentList::Dot4AddI8Packed,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot4AddPacked,
        result: Some(Type::Overload),
        since: 4,
        since_translated: 4,
        since_validated: 4,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot4AddI8Packed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Dot2AddHalf,
        attributes: AttributeRow::Dot2AddHalf,
    },
    OpRow {
        name: "Dot4AddU8Packed",
        arguments: ArgumentList::Dot4AddI8Packed,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot4AddPacked,
        result: Some(Type::Overload),
        since: 4,
        since_translated: 4,
        since_validated: 4,
        dimensions: 1,
        overloads: [
            OverloadRow::Dot4AddI8Packed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Dot2AddHalf,
        attributes: AttributeRow::Dot2AddHalf,
    },
    OpRow {
        name: "WaveMatch",
        arguments: ArgumentList::FAbs,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveMatch,
        result: Some(Type::FourInt32),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveMatch,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::WaveMatch,
    },
    OpRow {
        name: "WaveMultiPrefixOp",
        arguments: ArgumentList::WaveMultiPrefixOp,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveMultiPrefixOp,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::WaveMatch,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::WaveMatch,
    },
    OpRow {
        name: "WaveMultiPrefixBitCount",
        arguments: ArgumentList::WaveMultiPrefixBitCount,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::WaveMultiPrefixBitCount,
        result: Some(Type::Int32),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::WaveMatch,
    },
    OpRow {
        name: "SetMeshOutputCounts",
        arguments: ArgumentList::SetMeshOutputCounts,
        requirements: RequirementList::Nothing,
        class: OpClass::SetMeshOutputCounts,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SetMeshOutputCounts,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "EmitIndices",
        arguments: ArgumentList::EmitIndices,
        requirements: RequirementList::Nothing,
        class: OpClass::EmitIndices,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SetMeshOutputCounts,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "GetMeshPayload",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::GetMeshPayload,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::GetMeshPayload,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SetMeshOutputCounts,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "StoreVertexOutput",
        arguments: ArgumentList::StoreVertexOutput,
        requirements: RequirementList::Nothing,
        class: OpClass::StoreVertexOutput,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::StoreVertexOutput,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SetMeshOutputCounts,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "StorePrimitiveOutput",
        arguments: ArgumentList::StorePrimitiveOutput,
        requirements: RequirementList::Nothing,
        class: OpClass::StorePrimitiveOutput,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::StoreVertexOutput,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SetMeshOutputCounts,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "DispatchMesh",
        arguments: ArgumentList::DispatchMesh,
        requirements: RequirementList::Nothing,
        class: OpClass::DispatchMesh,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::GetMeshPayload,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::DispatchMesh,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "WriteSamplerFeedback",
        arguments: ArgumentList::WriteSamplerFeedback,
        requirements: RequirementList::WriteSamplerFeedback,
        class: OpClass::WriteSamplerFeedback,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WriteSamplerFeedback,
        attributes: AttributeRow::WriteSamplerFeedback,
    },
    OpRow {
        name: "WriteSamplerFeedbackBias",
        arguments: ArgumentList::WriteSamplerFeedbackBias,
        requirements: RequirementList::WriteSamplerFeedback,
        class: OpClass::WriteSamplerFeedbackBias,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WriteSamplerFeedback,
        attributes: AttributeRow::WriteSamplerFeedback,
    },
    OpRow {
        name: "WriteSamplerFeedbackLevel",
        arguments: ArgumentList::WriteSamplerFeedbackLevel,
        requirements: RequirementList::WriteSamplerFeedback,
        class: OpClass::WriteSamplerFeedbackLevel,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::WriteSamplerFeedbackLevel,
    },
    OpRow {
        name: "WriteSamplerFeedbackGrad",
        arguments: ArgumentList::WriteSamplerFeedbackGrad,
        requirements: RequirementList::WriteSamplerFeedback,
        class: OpClass::WriteSamplerFeedbackGrad,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::WriteSamplerFeedbackLevel,
    },
    OpRow {
        name: "AllocateRayQuery",
        arguments: ArgumentList::AllocateRayQuery,
        requirements: RequirementList::AllocateRayQuery,
        class: OpClass::AllocateRayQuery,
        result: Some(Type::Int32),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_TraceRayInline",
        arguments: ArgumentList::RayQueryTraceRayInline,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryTraceRayInline,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_Proceed",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryProceed,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryProceed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_Abort",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryAbort,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_CommitNonOpaqueTriangleHit",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryCommitNonOpaqueTriangleHit,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_CommitProceduralPrimitiveHit",
        arguments: ArgumentList::RayQueryCommitProceduralPrimitiveHit,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryCommitProceduralPrimitiveHit,
        result: Some(Type::Void),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RayQuery_CommittedStatus",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateType",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateObjectToWorld3x4",
        arguments: ArgumentList::RayQueryCandidateObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateMatrix,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateWorldToObject3x4",
        arguments: ArgumentList::RayQueryCandidateObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateMatrix,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedObjectToWorld3x4",
        arguments: ArgumentList::RayQueryCandidateObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateMatrix,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedWorldToObject3x4",
        arguments: ArgumentList::RayQueryCandidateObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateMatrix,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateProceduralPrimitiveNonOpaque",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryProceed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateTriangleFrontFace",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryProceed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedTriangleFrontFace",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryProceed,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateTriangleBarycentrics",
        arguments: ArgumentList::RayQueryCandidateTriangleBarycentrics,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedTriangleBarycentrics",
        arguments: ArgumentList::RayQueryCandidateTriangleBarycentrics,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_RayFlags",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_WorldRayOrigin",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_WorldRayDirection",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_RayTMin",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateTriangleRayT",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedRayT",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateInstanceIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateInstanceID",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateGeometryIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidatePrimitiveIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateObjectRayOrigin",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CandidateObjectRayDirection",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedInstanceIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedInstanceID",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedGeometryIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedPrimitiveIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedObjectRayOrigin",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedObjectRayDirection",
        arguments: ArgumentList::RayQueryWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateVector,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateObjectToWorld3x4,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "GeometryIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::AllocateRayQuery,
        class: OpClass::GeometryIndex,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::GeometryIndex,
        attributes: AttributeRow::GeometryIndex,
    },
    OpRow {
        name: "RayQuery_CandidateInstanceContributionToHitGroupIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "RayQuery_CommittedInstanceContributionToHitGroupIndex",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 5,
        since_translated: 5,
        since_validated: 5,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCommittedStatus,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::WaveMatch,
        attributes: AttributeRow::GetMeshPayload,
    },
    OpRow {
        name: "AnnotateHandle",
        arguments: ArgumentList::AnnotateHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::AnnotateHandle,
        result: Some(Type::Handle),
        since: 6,
        since_translated: 0,
        since_validated: 6,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::AnnotateHandle,
    },
    OpRow {
        name: "CreateHandleFromBinding",
        arguments: ArgumentList::CreateHandleFromBinding,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateHandleFromBinding,
        result: Some(Type::Handle),
        since: 6,
        since_translated: 0,
        since_validated: 6,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::AnnotateHandle,
    },
    OpRow {
        name: "CreateHandleFromHeap",
        arguments: ArgumentList::CreateHandleFromHeap,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateHandleFromHeap,
        result: Some(Type::Handle),
        since: 6,
        since_translated: 6,
        since_validated: 6,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::AnnotateHandle,
    },
    OpRow {
        name: "Unpack4x8",
        arguments: ArgumentList::Unpack4x8,
        requirements: RequirementList::Nothing,
        class: OpClass::Unpack4x8,
        result: Some(Type::FourOverloads),
        since: 6,
        since_translated: 6,
        since_validated: 6,
        dimensions: 1,
        overloads: [
            OverloadRow::Unpack4x8,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::AnnotateHandle,
    },
    OpRow {
        name: "Pack4x8",
        arguments: ArgumentList::Pack4x8,
        requirements: RequirementList::Nothing,
        class: OpClass::Pack4x8,
        result: Some(Type::Int32),
        since: 6,
        since_translated: 6,
        since_validated: 6,
        dimensions: 1,
        overloads: [
            OverloadRow::Unpack4x8,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::AnnotateHandle,
    },
    OpRow {
        name: "IsHelperLane",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::IsHelperLane,
        result: Some(Type::Overload),
        since: 6,
        since_translated: 6,
        since_validated: 6,
        dimensions: 1,
        overloads: [
            OverloadRow::IsHelperLane,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AnnotateHandle,
        attributes: AttributeRow::IsHelperLane,
    },
    OpRow {
        name: "QuadVote",
        arguments: ArgumentList::QuadVote,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::QuadVote,
        result: Some(Type::OverloadInt1),
        since: 7,
        since_translated: 0,
        since_validated: 7,
        dimensions: 1,
        overloads: [
            OverloadRow::QuadVote,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::QuadVote,
        attributes: AttributeRow::QuadVote,
    },
    OpRow {
        name: "TextureGatherRaw",
        arguments: ArgumentList::TextureGatherRaw,
        requirements: RequirementList::TextureGatherRaw,
        class: OpClass::TextureGatherRaw,
        result: Some(Type::ResRet),
        since: 7,
        since_translated: 7,
        since_validated: 7,
        dimensions: 1,
        overloads: [
            OverloadRow::TextureGatherRaw,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TextureGatherRaw,
        attributes: AttributeRow::TextureGatherRaw,
    },
    OpRow {
        name: "SampleCmpLevel",
        arguments: ArgumentList::SampleCmpLevel,
        requirements: RequirementList::TextureGatherRaw,
        class: OpClass::SampleCmpLevel,
        result: Some(Type::ResRet),
        since: 7,
        since_translated: 7,
        since_validated: 7,
        dimensions: 1,
        overloads: [
            OverloadRow::SampleCmpLevel,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TextureGatherRaw,
        attributes: AttributeRow::TextureGatherRaw,
    },
    OpRow {
        name: "TextureStoreSample",
        arguments: ArgumentList::TextureStoreSample,
        requirements: RequirementList::TextureStoreSample,
        class: OpClass::TextureStoreSample,
        result: Some(Type::Void),
        since: 7,
        since_translated: 7,
        since_validated: 7,
        dimensions: 1,
        overloads: [
            OverloadRow::TextureStoreSample,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::TextureGatherRaw,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved0",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved1",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved2",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved3",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved4",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved5",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved6",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved7",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved8",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved9",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved10",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "Reserved11",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 8,
        since_translated: 8,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "AllocateNodeOutputRecords",
        arguments: ArgumentList::AllocateNodeOutputRecords,
        requirements: RequirementList::Nothing,
        class: OpClass::AllocateNodeOutputRecords,
        result: Some(Type::NodeRecordHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "GetNodeRecordPtr",
        arguments: ArgumentList::GetNodeRecordPtr,
        requirements: RequirementList::Nothing,
        class: OpClass::GetNodeRecordPtr,
        result: Some(Type::NodeRecordPtr),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 1,
        overloads: [
            OverloadRow::GetNodeRecordPtr,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "IncrementOutputCount",
        arguments: ArgumentList::IncrementOutputCount,
        requirements: RequirementList::Nothing,
        class: OpClass::IncrementOutputCount,
        result: Some(Type::Void),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "OutputComplete",
        arguments: ArgumentList::OutputComplete,
        requirements: RequirementList::Nothing,
        class: OpClass::OutputComplete,
        result: Some(Type::Void),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "GetInputRecordCount",
        arguments: ArgumentList::GetInputRecordCount,
        requirements: RequirementList::Nothing,
        class: OpClass::GetInputRecordCount,
        result: Some(Type::Int32),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetInputRecordCount,
    },
    OpRow {
        name: "FinishedCrossGroupSharing",
        arguments: ArgumentList::GetInputRecordCount,
        requirements: RequirementList::Nothing,
        class: OpClass::FinishedCrossGroupSharing,
        result: Some(Type::Int1),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "BarrierByMemoryType",
        arguments: ArgumentList::BarrierByMemoryType,
        requirements: RequirementList::Nothing,
        class: OpClass::BarrierByMemoryType,
        result: Some(Type::Void),
        since: 8,
        since_translated: 0,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::BarrierByMemoryType,
        attributes: AttributeRow::BarrierByMemoryType,
    },
    OpRow {
        name: "BarrierByMemoryHandle",
        arguments: ArgumentList::BarrierByMemoryHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::BarrierByMemoryHandle,
        result: Some(Type::Void),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::BarrierByMemoryType,
        attributes: AttributeRow::BarrierByMemoryType,
    },
    OpRow {
        name: "BarrierByNodeRecordHandle",
        arguments: ArgumentList::BarrierByNodeRecordHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::BarrierByNodeRecordHandle,
        result: Some(Type::Void),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::BarrierByMemoryType,
    },
    OpRow {
        name: "CreateNodeOutputHandle",
        arguments: ArgumentList::CreateNodeOutputHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateNodeOutputHandle,
        result: Some(Type::NodeHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "IndexNodeHandle",
        arguments: ArgumentList::IndexNodeHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::IndexNodeHandle,
        result: Some(Type::NodeHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "AnnotateNodeHandle",
        arguments: ArgumentList::AnnotateNodeHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::AnnotateNodeHandle,
        result: Some(Type::NodeHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "CreateNodeInputRecordHandle",
        arguments: ArgumentList::CreateNodeOutputHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::CreateNodeInputRecordHandle,
        result: Some(Type::NodeRecordHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "AnnotateNodeRecordHandle",
        arguments: ArgumentList::AnnotateNodeRecordHandle,
        requirements: RequirementList::Nothing,
        class: OpClass::AnnotateNodeRecordHandle,
        result: Some(Type::NodeRecordHandle),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "NodeOutputIsValid",
        arguments: ArgumentList::NodeOutputIsValid,
        requirements: RequirementList::Nothing,
        class: OpClass::NodeOutputIsValid,
        result: Some(Type::Int1),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetInputRecordCount,
    },
    OpRow {
        name: "GetRemainingRecursionLevels",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::GetRemainingRecursionLevels,
        result: Some(Type::Int32),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateNodeOutputRecords,
        attributes: AttributeRow::GetInputRecordCount,
    },
    OpRow {
        name: "SampleCmpGrad",
        arguments: ArgumentList::SampleCmpGrad,
        requirements: RequirementList::SampleCmpGrad,
        class: OpClass::SampleCmpGrad,
        result: Some(Type::ResRet),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 1,
        overloads: [
            OverloadRow::SampleCmpGrad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::BarrierByMemoryType,
        attributes: AttributeRow::GetInputRecordCount,
    },
    OpRow {
        name: "SampleCmpBias",
        arguments: ArgumentList::SampleCmpBias,
        requirements: RequirementList::SampleCmpBias,
        class: OpClass::SampleCmpBias,
        result: Some(Type::ResRet),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 1,
        overloads: [
            OverloadRow::SampleCmpGrad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::SampleCmpBias,
        attributes: AttributeRow::SampleCmpBias,
    },
    OpRow {
        name: "StartVertexLocation",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::StartVertexLocation,
        class: OpClass::StartVertexLocation,
        result: Some(Type::Overload),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 1,
        overloads: [
            OverloadRow::StartVertexLocation,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::StartVertexLocation,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "StartInstanceLocation",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::StartVertexLocation,
        class: OpClass::StartInstanceLocation,
        result: Some(Type::Overload),
        since: 8,
        since_translated: 8,
        since_validated: 8,
        dimensions: 1,
        overloads: [
            OverloadRow::StartVertexLocation,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::StartVertexLocation,
        attributes: AttributeRow::GetNodeRecordPtr,
    },
    OpRow {
        name: "AllocateRayQuery2",
        arguments: ArgumentList::AllocateRayQuery2,
        requirements: RequirementList::AllocateRayQuery,
        class: OpClass::AllocateRayQuery2,
        result: Some(Type::Int32),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedA0",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedA1",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedA2",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "HitObject_TraceRay",
        arguments: ArgumentList::HitObjectTraceRay,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectTraceRay,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectTraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "HitObject_FromRayQuery",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectFromRayQuery,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectFromRayQuery,
    },
    OpRow {
        name: "HitObject_FromRayQueryWithAttrs",
        arguments: ArgumentList::HitObjectFromRayQueryWithAttrs,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectFromRayQueryWithAttrs,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectTraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectFromRayQuery,
    },
    OpRow {
        name: "HitObject_MakeMiss",
        arguments: ArgumentList::HitObjectMakeMiss,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectMakeMiss,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_MakeNop",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectMakeNop,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_Invoke",
        arguments: ArgumentList::HitObjectInvoke,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectInvoke,
        result: Some(Type::Void),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectTraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "MaybeReorderThread",
        arguments: ArgumentList::MaybeReorderThread,
        requirements: RequirementList::Nothing,
        class: OpClass::MaybeReorderThread,
        result: Some(Type::Void),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::MaybeReorderThread,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "HitObject_IsMiss",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectIsMiss,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_IsHit",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectIsMiss,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_IsNop",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectIsMiss,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_RayFlags",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_RayTMin",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_RayTCurrent",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_WorldRayOrigin",
        arguments: ArgumentList::HitObjectWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateVector,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_WorldRayDirection",
        arguments: ArgumentList::HitObjectWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateVector,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_ObjectRayOrigin",
        arguments: ArgumentList::HitObjectWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateVector,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_ObjectRayDirection",
        arguments: ArgumentList::HitObjectWorldRayOrigin,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateVector,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_ObjectToWorld3x4",
        arguments: ArgumentList::HitObjectObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateMatrix,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_WorldToObject3x4",
        arguments: ArgumentList::HitObjectObjectToWorld3x4,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateMatrix,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayTMin,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_GeometryIndex",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_InstanceIndex",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_InstanceID",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_PrimitiveIndex",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_HitKind",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_ShaderTableIndex",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectRayFlags,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_SetShaderTableIndex",
        arguments: ArgumentList::HitObjectSetShaderTableIndex,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectSetShaderTableIndex,
        result: Some(Type::HitObject),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "HitObject_LoadLocalRootTableConstant",
        arguments: ArgumentList::HitObjectLoadLocalRootTableConstant,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectLoadLocalRootTableConstant,
        result: Some(Type::Int32),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectFromRayQuery,
    },
    OpRow {
        name: "HitObject_Attributes",
        arguments: ArgumentList::HitObjectAttributes,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectAttributes,
        result: Some(Type::Void),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::HitObjectTraceRay,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectTraceRay,
        attributes: AttributeRow::HitObjectAttributes,
    },
    OpRow {
        name: "ReservedB28",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedB29",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedB30",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC0",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC1",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC2",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC3",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC4",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC5",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC6",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC7",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC8",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedC9",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "RawBufferVectorLoad",
        arguments: ArgumentList::RawBufferVectorLoad,
        requirements: RequirementList::Nothing,
        class: OpClass::RawBufferVectorLoad,
        result: Some(Type::ResRet),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::RawBufferVectorLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::HitObjectFromRayQuery,
    },
    OpRow {
        name: "RawBufferVectorStore",
        arguments: ArgumentList::RawBufferVectorStore,
        requirements: RequirementList::Nothing,
        class: OpClass::RawBufferVectorStore,
        result: Some(Type::Void),
        since: 9,
        since_translated: 9,
        since_validated: 9,
        dimensions: 1,
        overloads: [
            OverloadRow::RawBufferVectorLoad,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedD0",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedD1",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedD2",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedD3",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "VectorReduceAnd",
        arguments: ArgumentList::VectorReduceAnd,
        requirements: RequirementList::Nothing,
        class: OpClass::VectorReduce,
        result: Some(Type::OverloadElement),
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::VectorReduceAnd,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "VectorReduceOr",
        arguments: ArgumentList::VectorReduceAnd,
        requirements: RequirementList::Nothing,
        class: OpClass::VectorReduce,
        result: Some(Type::OverloadElement),
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::VectorReduceAnd,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "FDot",
        arguments: ArgumentList::FMax,
        requirements: RequirementList::Nothing,
        class: OpClass::Dot,
        result: Some(Type::OverloadElement),
        since: 9,
        since_translated: 9,
        since_validated: 0,
        dimensions: 1,
        overloads: [
            OverloadRow::FDot,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::AllocateRayQuery2,
        attributes: AttributeRow::HitObjectMakeMiss,
    },
    OpRow {
        name: "ExperimentalNop",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Nop,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::ExperimentalNop,
    },
    OpRow {
        name: "GetGroupWaveIndex",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::GetGroupWaveIndex,
        result: Some(Type::Int32),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::GetGroupWaveIndex,
        attributes: AttributeRow::GetGroupWaveIndex,
    },
    OpRow {
        name: "GetGroupWaveCount",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::GetGroupWaveIndex,
        class: OpClass::GetGroupWaveCount,
        result: Some(Type::Int32),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::GetGroupWaveIndex,
        attributes: AttributeRow::GetGroupWaveIndex,
    },
    OpRow {
        name: "ClusterID",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::ClusterId,
        result: Some(Type::Int32),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ClusterId,
        attributes: AttributeRow::ExperimentalNop,
    },
    OpRow {
        name: "RayQuery_CandidateClusterID",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateClusterId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::RayQueryCandidateClusterId,
    },
    OpRow {
        name: "RayQuery_CommittedClusterID",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryStateScalar,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateClusterId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::RayQueryCandidateClusterId,
    },
    OpRow {
        name: "HitObject_ClusterID",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectStateScalar,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::RayQueryCandidateClusterId,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectClusterId,
        attributes: AttributeRow::ExperimentalNop,
    },
    OpRow {
        name: "TriangleObjectPosition",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::TriangleObjectPosition,
        result: Some(Type::NineOverloads),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::TriangleObjectPosition,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ClusterId,
        attributes: AttributeRow::ExperimentalNop,
    },
    OpRow {
        name: "RayQuery_CandidateTriangleObjectPosition",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryCandidateTriangleObjectPosition,
        result: Some(Type::NineOverloads),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::TriangleObjectPosition,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::RayQueryCandidateClusterId,
    },
    OpRow {
        name: "RayQuery_CommittedTriangleObjectPosition",
        arguments: ArgumentList::RayQueryCandidateClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::RayQueryCommittedTriangleObjectPosition,
        result: Some(Type::NineOverloads),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::TriangleObjectPosition,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::RayQueryCandidateClusterId,
    },
    OpRow {
        name: "HitObject_TriangleObjectPosition",
        arguments: ArgumentList::HitObjectClusterId,
        requirements: RequirementList::Nothing,
        class: OpClass::HitObjectTriangleObjectPosition,
        result: Some(Type::NineOverloads),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::TriangleObjectPosition,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::HitObjectClusterId,
        attributes: AttributeRow::ExperimentalNop,
    },
    OpRow {
        name: "LinAlgMatrixMultiplyAccumulate",
        arguments: ArgumentList::LinAlgMatrixMultiplyAccumulate,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixMultiplyAccumulate,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 4,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgFillMatrix",
        arguments: ArgumentList::LinAlgFillMatrix,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgFillMatrix,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgFillMatrixDimension1,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgCopyConvertMatrix",
        arguments: ArgumentList::LinAlgCopyConvertMatrix,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgCopyConvertMatrix,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixLoadFromDescriptor",
        arguments: ArgumentList::LinAlgMatrixLoadFromDescriptor,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixLoadFromDescriptor,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixLoadFromMemory",
        arguments: ArgumentList::LinAlgMatrixLoadFromMemory,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixLoadFromMemory,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixLoadFromMemoryDimension1,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixLength",
        arguments: ArgumentList::LinAlgMatrixLength,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixLength,
        result: Some(Type::Int32),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixGetCoordinate",
        arguments: ArgumentList::LinAlgMatrixGetCoordinate,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixGetCoordinate,
        result: Some(Type::Int32Vec2),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixGetElement",
        arguments: ArgumentList::LinAlgMatrixGetElement,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixGetElement,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgFillMatrixDimension1,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixSetElement",
        arguments: ArgumentList::LinAlgMatrixSetElement,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixSetElement,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 3,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgFillMatrixDimension1,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixStoreToDescriptor",
        arguments: ArgumentList::LinAlgMatrixStoreToDescriptor,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixStoreToDescriptor,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixStoreToMemory",
        arguments: ArgumentList::LinAlgMatrixStoreToMemory,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixStoreToMemory,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixLoadFromMemoryDimension1,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixQueryAccumulatorLayout",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixQueryAccumulatorLayout,
        result: Some(Type::Int32),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixMultiply",
        arguments: ArgumentList::LinAlgMatrixMultiply,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixMultiply,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 3,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixAccumulate",
        arguments: ArgumentList::LinAlgMatrixAccumulate,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixAccumulate,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 3,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatVecMul",
        arguments: ArgumentList::LinAlgMatVecMul,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatVecMul,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 3,
        overloads: [
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatVecMulAdd",
        arguments: ArgumentList::LinAlgMatVecMulAdd,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatVecMulAdd,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 4,
        overloads: [
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::LinAlgMatVecMul,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixAccumulateToDescriptor",
        arguments: ArgumentList::LinAlgMatrixStoreToDescriptor,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixAccumulateToDescriptor,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixAccumulateToMemory",
        arguments: ArgumentList::LinAlgMatrixAccumulateToMemory,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixAccumulateToMemory,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatrixLoadFromMemoryDimension1,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::LinAlgMatrixMultiplyAccumulate,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgMatrixOuterProduct",
        arguments: ArgumentList::LinAlgMatrixOuterProduct,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgMatrixOuterProduct,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 3,
        overloads: [
            OverloadRow::LinAlgMatrixMultiplyAccumulate,
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgConvert",
        arguments: ArgumentList::LinAlgConvert,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgConvert,
        result: Some(Type::Overload),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 2,
        overloads: [
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "LinAlgVectorAccumulateToDescriptor",
        arguments: ArgumentList::LinAlgVectorAccumulateToDescriptor,
        requirements: RequirementList::LinAlgMatrixMultiplyAccumulate,
        class: OpClass::LinAlgVectorAccumulateToDescriptor,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 1,
        overloads: [
            OverloadRow::LinAlgMatVecMul,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "ReservedE0",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::Reserved,
        result: None,
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::Nothing,
        attributes: AttributeRow::Nothing,
    },
    OpRow {
        name: "DebugBreak",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::DebugBreak,
        result: Some(Type::Void),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::DebugBreak,
    },
    OpRow {
        name: "IsDebuggingEnabled",
        arguments: ArgumentList::Nothing,
        requirements: RequirementList::Nothing,
        class: OpClass::IsDebuggingEnabled,
        result: Some(Type::Int1),
        since: 10,
        since_translated: 10,
        since_validated: 10,
        dimensions: 0,
        overloads: [
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
            OverloadRow::Nothing,
        ],
        stages: StageRow::ExperimentalNop,
        attributes: AttributeRow::Nothing,
    },
];
pub(crate) static SCALAR_FEATURES: [[Option<ShaderFeature>; 2]; 8usize] = [
    [None, None],
    [None, None],
    [Some(ShaderFeature::MinimumPrecision), Some(ShaderFeature::NativeLowPrecision)],
    [None, None],
    [Some(ShaderFeature::Int64Ops), Some(ShaderFeature::Int64Ops)],
    [Some(ShaderFeature::MinimumPrecision), Some(ShaderFeature::NativeLowPrecision)],
    [None, None],
    [Some(ShaderFeature::Doubles), Some(ShaderFeature::Doubles)],
];
pub(crate) static CLASSES: [ClassRow; 222usize] = [
    ClassRow {
        name: "acceptHitAndEndSearch",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "allocateNodeOutputRecords",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "allocateRayQuery",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "allocateRayQuery2",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "annotateHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "annotateNodeHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "annotateNodeRecordHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "atomicBinOp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "atomicCompareExchange",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "attributeAtVertex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "barrier",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "barrierByMemoryHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "barrierByMemoryType",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "barrierByNodeRecordHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "binary",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "binaryWithCarryOrBorrow",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "binaryWithTwoOuts",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "bitcastF16toI16",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bitcastF32toI32",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bitcastF64toI64",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bitcastI16toF16",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bitcastI32toF32",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bitcastI64toF64",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "bufferLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "bufferStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "bufferUpdateCounter",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "calculateLOD",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "callShader",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "cbufferLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "cbufferLoadLegacy",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "checkAccessFullyMapped",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "clusterID",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "coverage",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "createHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "createHandleForLib",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "createHandleFromBinding",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "createHandleFromHeap",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "createNodeInputRecordHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "createNodeOutputHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "cutStream",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "cycleCounterLegacy",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "debugBreak",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "discard",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "dispatchMesh",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dispatchRaysDimensions",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dispatchRaysIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "domainLocation",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot2",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot2AddHalf",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot3",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot4",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "dot4AddPacked",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "emitIndices",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "emitStream",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "emitThenCutStream",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "evalCentroid",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "evalSampleIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "evalSnapped",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "finishedCrossGroupSharing",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "flattenedThreadIdInGroup",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "geometryIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "getDimensions",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "getGroupWaveCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "getGroupWaveIndex",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "getInputRecordCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "getMeshPayload",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "getNodeRecordPtr",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "getRemainingRecursionLevels",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "groupId",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "gsInstanceID",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitKind",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_Attributes",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_FromRayQuery",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "hitObject_FromRayQueryWithAttrs",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_Invoke",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_LoadLocalRootTableConstant",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "hitObject_MakeMiss",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "hitObject_MakeNop",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "hitObject_SetShaderTableIndex",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "hitObject_StateMatrix",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_StateScalar",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_StateVector",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_TraceRay",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "hitObject_TriangleObjectPosition",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "ignoreHit",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "incrementOutputCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "indexNodeHandle",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "innerCoverage",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "instanceID",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "instanceIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "isDebuggingEnabled",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "isHelperLane",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "isSpecialFloat",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "legacyDoubleToFloat",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "legacyDoubleToSInt32",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "legacyDoubleToUInt32",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "legacyF16ToF32",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "legacyF32ToF16",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "linAlgConvert",
        forms: [Some(Form::Number), Some(Form::Number), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgCopyConvertMatrix",
        forms: [Some(Form::Object), Some(Form::Object), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgFillMatrix",
        forms: [Some(Form::Object), Some(Form::Number), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixAccumulate",
        forms: [Some(Form::Object), Some(Form::Object), Some(Form::Object), None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixAccumulateToDescriptor",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixAccumulateToMemory",
        forms: [Some(Form::Object), Some(Form::Number), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixGetCoordinate",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixGetElement",
        forms: [Some(Form::Number), Some(Form::Object), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixLength",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixLoadFromDescriptor",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixLoadFromMemory",
        forms: [Some(Form::Object), Some(Form::Number), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixMultiply",
        forms: [Some(Form::Object), Some(Form::Object), Some(Form::Object), None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixMultiplyAccumulate",
        forms: [
            Some(Form::Object),
            Some(Form::Object),
            Some(Form::Object),
            Some(Form::Object),
        ],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixOuterProduct",
        forms: [Some(Form::Object), Some(Form::Number), Some(Form::Number), None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixQueryAccumulatorLayout",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "linAlgMatrixSetElement",
        forms: [Some(Form::Object), Some(Form::Object), Some(Form::Number), None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixStoreToDescriptor",
        forms: [Some(Form::Object), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatrixStoreToMemory",
        forms: [Some(Form::Object), Some(Form::Number), None, None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatVecMul",
        forms: [Some(Form::Number), Some(Form::Object), Some(Form::Number), None],
        bare: false,
    },
    ClassRow {
        name: "linAlgMatVecMulAdd",
        forms: [
            Some(Form::Number),
            Some(Form::Object),
            Some(Form::Number),
            Some(Form::Number),
        ],
        bare: false,
    },
    ClassRow {
        name: "linAlgVectorAccumulateToDescriptor",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "loadInput",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "loadOutputControlPoint",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "loadPatchConstant",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "makeDouble",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "maybeReorderThread",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "minPrecXRegLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "minPrecXRegStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "nodeOutputIsValid",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "nop",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "objectRayDirection",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "objectRayOrigin",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "objectToWorld",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "outputComplete",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "outputControlPointID",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "pack4x8",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "primitiveID",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "primitiveIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "quadOp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "quadReadLaneAt",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "quadVote",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "quaternary",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rawBufferLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rawBufferStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rawBufferVectorLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rawBufferVectorStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayFlags",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_Abort",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "rayQuery_CandidateTriangleObjectPosition",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_CommitNonOpaqueTriangleHit",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "rayQuery_CommitProceduralPrimitiveHit",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "rayQuery_CommittedTriangleObjectPosition",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_Proceed",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_StateMatrix",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_StateScalar",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_StateVector",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayQuery_TraceRayInline",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "rayTCurrent",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "rayTMin",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "renderTargetGetSampleCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "renderTargetGetSamplePosition",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "reportHit",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "reserved",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "sample",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleBias",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleCmp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleCmpBias",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleCmpGrad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleCmpLevel",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleCmpLevelZero",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleGrad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleIndex",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "sampleLevel",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "setMeshOutputCounts",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "splitDouble",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "startInstanceLocation",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "startVertexLocation",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "storeOutput",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "storePatchConstant",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "storePrimitiveOutput",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "storeVertexOutput",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "tempRegLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "tempRegStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "tertiary",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "texture2DMSGetSamplePosition",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "textureGather",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "textureGatherCmp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "textureGatherRaw",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "textureLoad",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "textureStore",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "textureStoreSample",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "threadId",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "threadIdInGroup",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "traceRay",
        forms: [Some(Form::UserDefined), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "triangleObjectPosition",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "unary",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "unaryBits",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "unpack4x8",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "vectorReduce",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "viewID",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveActiveAllEqual",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveActiveBallot",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveActiveBit",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveActiveOp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveAllOp",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveAllTrue",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveAnyTrue",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveGetLaneCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveGetLaneIndex",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveIsFirstLane",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveMatch",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveMultiPrefixBitCount",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveMultiPrefixOp",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "wavePrefixOp",
        forms: [Some(Form::Number), None, None, None],
        bare: true,
    },
    ClassRow {
        name: "waveReadLaneAt",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "waveReadLaneFirst",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "worldRayDirection",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "worldRayOrigin",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "worldToObject",
        forms: [Some(Form::Number), None, None, None],
        bare: false,
    },
    ClassRow {
        name: "writeSamplerFeedback",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "writeSamplerFeedbackBias",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "writeSamplerFeedbackGrad",
        forms: [None, None, None, None],
        bare: true,
    },
    ClassRow {
        name: "writeSamplerFeedbackLevel",
        forms: [None, None, None, None],
        bare: true,
    },
];
pub(crate) static TYPES: [TypeRow; 38usize] = [
    TypeRow {
        name: "Void",
        shape: Shape::Plain("void"),
    },
    TypeRow {
        name: "Int1",
        shape: Shape::Scalar(Scalar::I1),
    },
    TypeRow {
        name: "Int8",
        shape: Shape::Scalar(Scalar::I8),
    },
    TypeRow {
        name: "Int16",
        shape: Shape::Scalar(Scalar::I16),
    },
    TypeRow {
        name: "Int32",
        shape: Shape::Scalar(Scalar::I32),
    },
    TypeRow {
        name: "Int64",
        shape: Shape::Scalar(Scalar::I64),
    },
    TypeRow {
        name: "Half",
        shape: Shape::Scalar(Scalar::F16),
    },
    TypeRow {
        name: "Float",
        shape: Shape::Scalar(Scalar::F32),
    },
    TypeRow {
        name: "Double",
        shape: Shape::Scalar(Scalar::F64),
    },
    TypeRow {
        name: "Overload",
        shape: Shape::Overload(0u8),
    },
    TypeRow {
        name: "Overload1",
        shape: Shape::Overload(1u8),
    },
    TypeRow {
        name: "Overload2",
        shape: Shape::Overload(2u8),
    },
    TypeRow {
        name: "Overload3",
        shape: Shape::Overload(3u8),
    },
    TypeRow {
        name: "OverloadElement",
        shape: Shape::OverloadElement,
    },
    TypeRow {
        name: "OverloadInt1",
        shape: Shape::OverloadShaped(Scalar::I1),
    },
    TypeRow {
        name: "OverloadInt32",
        shape: Shape::OverloadShaped(Scalar::I32),
    },
    TypeRow {
        name: "GroupSharedOverload1Ptr",
        shape: Shape::OverloadPointer {
            dimension: 1u8,
            address_space: 3u8,
        },
    },
    TypeRow {
        name: "NodeRecordPtr",
        shape: Shape::OverloadPointer {
            dimension: 0u8,
            address_space: 6u8,
        },
    },
    TypeRow {
        name: "NineOverloads",
        shape: Shape::OverloadVector(9u8),
    },
    TypeRow {
        name: "FourOverloads",
        shape: Shape::OverloadStruct("%dx.types.four"),
    },
    TypeRow {
        name: "ResRet",
        shape: Shape::OverloadStruct("%dx.types.ResRet."),
    },
    TypeRow {
        name: "CBufRet",
        shape: Shape::OverloadStruct("%dx.types.CBufRet."),
    },
    TypeRow {
        name: "FloatPtr",
        shape: Shape::Plain("float*"),
    },
    TypeRow {
        name: "Handle",
        shape: Shape::Plain("%dx.types.Handle"),
    },
    TypeRow {
        name: "ResBind",
        shape: Shape::Plain("%dx.types.ResBind"),
    },
    TypeRow {
        name: "ResProps",
        shape: Shape::Plain("%dx.types.ResourceProperties"),
    },
    TypeRow {
        name: "NodeHandle",
        shape: Shape::Plain("%dx.types.NodeHandle"),
    },
    TypeRow {
        name: "NodeInfo",
        shape: Shape::Plain("%dx.types.NodeInfo"),
    },
    TypeRow {
        name: "NodeRecordHandle",
        shape: Shape::Plain("%dx.types.NodeRecordHandle"),
    },
    TypeRow {
        name: "NodeRecordInfo",
        shape: Shape::Plain("%dx.types.NodeRecordInfo"),
    },
    TypeRow {
        name: "HitObject",
        shape: Shape::Plain("%dx.types.HitObject"),
    },
    TypeRow {
        name: "Dimensions",
        shape: Shape::Plain("%dx.types.Dimensions"),
    },
    TypeRow {
        name: "SamplePos",
        shape: Shape::Plain("%dx.types.SamplePos"),
    },
    TypeRow {
        name: "SplitDouble",
        shape: Shape::Plain("%dx.types.splitdouble"),
    },
    TypeRow {
        name: "Int32Carry",
        shape: Shape::Plain("%dx.types.i32c"),
    },
    TypeRow {
        name: "TwoInt32",
        shape: Shape::Plain("%dx.types.twoi32"),
    },
    TypeRow {
        name: "FourInt32",
        shape: Shape::Plain("%dx.types.fouri32"),
    },
    TypeRow {
        name: "Int32Vec2",
        shape: Shape::Plain("<2 x i32>"),
    },
];
pub(crate) static INTRINSICS: [(OpCode, Intrinsic); 92usize] = [
    (OpCode::Acos, Intrinsic::new("llvm.acos", &[])),
    (OpCode::Asin, Intrinsic::new("llvm.asin", &[])),
    (OpCode::Atan, Intrinsic::new("llvm.atan", &[])),
    (OpCode::Bfrev, Intrinsic::new("llvm.bitreverse", &[])),
    (OpCode::RoundPi, Intrinsic::new("llvm.ceil", &[])),
    (OpCode::Cos, Intrinsic::new("llvm.cos", &[])),
    (OpCode::Hcos, Intrinsic::new("llvm.cosh", &[])),
    (
        OpCode::Barrier,
        Intrinsic::new("llvm.dx.all.memory.barrier", &[Selection::I32(10)]),
    ),
    (
        OpCode::Barrier,
        Intrinsic::new(
            "llvm.dx.all.memory.barrier.with.group.sync",
            &[Selection::I32(11)],
        ),
    ),
    (OpCode::MakeDouble, Intrinsic::new("llvm.dx.asdouble", &[])),
    (OpCode::DerivCoarseX, Intrinsic::new("llvm.dx.ddx.coarse", &[])),
    (OpCode::DerivFineX, Intrinsic::new("llvm.dx.ddx.fine", &[])),
    (OpCode::DerivCoarseY, Intrinsic::new("llvm.dx.ddy.coarse", &[])),
    (OpCode::DerivFineY, Intrinsic::new("llvm.dx.ddy.fine", &[])),
    (
        OpCode::Barrier,
        Intrinsic::new("llvm.dx.device.memory.barrier", &[Selection::I32(2)]),
    ),
    (
        OpCode::Barrier,
        Intrinsic::new(
            "llvm.dx.device.memory.barrier.with.group.sync",
            &[Selection::I32(3)],
        ),
    ),
    (OpCode::Discard, Intrinsic::new("llvm.dx.discard", &[])),
    (OpCode::Dot2, Intrinsic::new("llvm.dx.dot2", &[])),
    (OpCode::Dot2AddHalf, Intrinsic::new("llvm.dx.dot2add", &[])),
    (OpCode::Dot3, Intrinsic::new("llvm.dx.dot3", &[])),
    (OpCode::Dot4, Intrinsic::new("llvm.dx.dot4", &[])),
    (OpCode::Dot4AddI8Packed, Intrinsic::new("llvm.dx.dot4add.i8packed", &[])),
    (OpCode::Dot4AddU8Packed, Intrinsic::new("llvm.dx.dot4add.u8packed", &[])),
    (OpCode::FirstbitLo, Intrinsic::new("llvm.dx.firstbitlow", &[])),
    (OpCode::FirstbitSHi, Intrinsic::new("llvm.dx.firstbitshigh", &[])),
    (OpCode::FirstbitHi, Intrinsic::new("llvm.dx.firstbituhigh", &[])),
    (
        OpCode::FlattenedThreadIdInGroup,
        Intrinsic::new("llvm.dx.flattened.thread.id.in.group", &[]),
    ),
    (OpCode::Frc, Intrinsic::new("llvm.dx.frac", &[])),
    (OpCode::GroupId, Intrinsic::new("llvm.dx.group.id", &[])),
    (
        OpCode::Barrier,
        Intrinsic::new("llvm.dx.group.memory.barrier", &[Selection::I32(8)]),
    ),
    (
        OpCode::Barrier,
        Intrinsic::new(
            "llvm.dx.group.memory.barrier.with.group.sync",
            &[Selection::I32(9)],
        ),
    ),
    (OpCode::IMad, Intrinsic::new("llvm.dx.imad", &[])),
    (OpCode::IMul, Intrinsic::new("llvm.dx.imul", &[])),
    (OpCode::IsInf, Intrinsic::new("llvm.dx.isinf", &[])),
    (OpCode::IsNaN, Intrinsic::new("llvm.dx.isnan", &[])),
    (OpCode::LegacyF16ToF32, Intrinsic::new("llvm.dx.legacyf16tof32", &[])),
    (OpCode::LegacyF32ToF16, Intrinsic::new("llvm.dx.legacyf32tof16", &[])),
    (
        OpCode::QuadOp,
        Intrinsic::new(
            "llvm.dx.quad.read.across.diagonal",
            &[Selection::Argument(0), Selection::I8(2)],
        ),
    ),
    (
        OpCode::QuadOp,
        Intrinsic::new(
            "llvm.dx.quad.read.across.x",
            &[Selection::Argument(0), Selection::I8(0)],
        ),
    ),
    (
        OpCode::QuadOp,
        Intrinsic::new(
            "llvm.dx.quad.read.across.y",
            &[Selection::Argument(0), Selection::I8(1)],
        ),
    ),
    (OpCode::Rsqrt, Intrinsic::new("llvm.dx.rsqrt", &[])),
    (OpCode::Saturate, Intrinsic::new("llvm.dx.saturate", &[])),
    (OpCode::SplitDouble, Intrinsic::new("llvm.dx.splitdouble", &[])),
    (OpCode::ThreadId, Intrinsic::new("llvm.dx.thread.id", &[])),
    (OpCode::ThreadIdInGroup, Intrinsic::new("llvm.dx.thread.id.in.group", &[])),
    (OpCode::UMad, Intrinsic::new("llvm.dx.umad", &[])),
    (OpCode::UMul, Intrinsic::new("llvm.dx.umul", &[])),
    (OpCode::WaveAllBitCount, Intrinsic::new("llvm.dx.wave.active.countbits", &[])),
    (OpCode::WaveAllTrue, Intrinsic::new("llvm.dx.wave.all", &[])),
    (OpCode::WaveActiveAllEqual, Intrinsic::new("llvm.dx.wave.all.equal", &[])),
    (OpCode::WaveAnyTrue, Intrinsic::new("llvm.dx.wave.any", &[])),
    (OpCode::WaveActiveBallot, Intrinsic::new("llvm.dx.wave.ballot", &[])),
    (OpCode::WaveGetLaneCount, Intrinsic::new("llvm.dx.wave.get.lane.count", &[])),
    (OpCode::WaveGetLaneIndex, Intrinsic::new("llvm.dx.wave.getlaneindex", &[])),
    (OpCode::WaveIsFirstLane, Intrinsic::new("llvm.dx.wave.is.first.lane", &[])),
    (OpCode::WavePrefixBitCount, Intrinsic::new("llvm.dx.wave.prefix.bit.count", &[])),
    (
        OpCode::WavePrefixOp,
        Intrinsic::new(
            "llvm.dx.wave.prefix.product",
            &[Selection::Argument(0), Selection::I8(1), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WavePrefixOp,
        Intrinsic::new(
            "llvm.dx.wave.prefix.sum",
            &[Selection::Argument(0), Selection::I8(0), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WavePrefixOp,
        Intrinsic::new(
            "llvm.dx.wave.prefix.uproduct",
            &[Selection::Argument(0), Selection::I8(1), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WavePrefixOp,
        Intrinsic::new(
            "llvm.dx.wave.prefix.usum",
            &[Selection::Argument(0), Selection::I8(0), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.product",
            &[Selection::Argument(0), Selection::I8(1), Selection::I8(0)],
        ),
    ),
    (OpCode::WaveReadLaneAt, Intrinsic::new("llvm.dx.wave.readlane", &[])),
    (
        OpCode::WaveActiveBit,
        Intrinsic::new(
            "llvm.dx.wave.reduce.and",
            &[Selection::Argument(0), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.max",
            &[Selection::Argument(0), Selection::I8(3), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.min",
            &[Selection::Argument(0), Selection::I8(2), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WaveActiveBit,
        Intrinsic::new(
            "llvm.dx.wave.reduce.or",
            &[Selection::Argument(0), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.sum",
            &[Selection::Argument(0), Selection::I8(0), Selection::I8(0)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.umax",
            &[Selection::Argument(0), Selection::I8(3), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.umin",
            &[Selection::Argument(0), Selection::I8(2), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.reduce.usum",
            &[Selection::Argument(0), Selection::I8(0), Selection::I8(1)],
        ),
    ),
    (
        OpCode::WaveActiveBit,
        Intrinsic::new(
            "llvm.dx.wave.reduce.xor",
            &[Selection::Argument(0), Selection::I8(2)],
        ),
    ),
    (
        OpCode::WaveActiveOp,
        Intrinsic::new(
            "llvm.dx.wave.uproduct",
            &[Selection::Argument(0), Selection::I8(1), Selection::I8(1)],
        ),
    ),
    (OpCode::Exp, Intrinsic::new("llvm.exp2", &[])),
    (OpCode::FAbs, Intrinsic::new("llvm.fabs", &[])),
    (OpCode::RoundNi, Intrinsic::new("llvm.floor", &[])),
    (OpCode::Fma, Intrinsic::new("llvm.fma", &[])),
    (OpCode::FMad, Intrinsic::new("llvm.fmuladd", &[])),
    (OpCode::Log, Intrinsic::new("llvm.log2", &[])),
    (OpCode::FMax, Intrinsic::new("llvm.maxnum", &[])),
    (OpCode::FMin, Intrinsic::new("llvm.minnum", &[])),
    (OpCode::RoundNe, Intrinsic::new("llvm.roundeven", &[])),
    (OpCode::Sin, Intrinsic::new("llvm.sin", &[])),
    (OpCode::Hsin, Intrinsic::new("llvm.sinh", &[])),
    (OpCode::IMax, Intrinsic::new("llvm.smax", &[])),
    (OpCode::IMin, Intrinsic::new("llvm.smin", &[])),
    (OpCode::Sqrt, Intrinsic::new("llvm.sqrt", &[])),
    (OpCode::Tan, Intrinsic::new("llvm.tan", &[])),
    (OpCode::Htan, Intrinsic::new("llvm.tanh", &[])),
    (OpCode::RoundZ, Intrinsic::new("llvm.trunc", &[])),
    (OpCode::UAddc, Intrinsic::new("llvm.uadd.with.overflow", &[])),
    (OpCode::UMax, Intrinsic::new("llvm.umax", &[])),
    (OpCode::UMin, Intrinsic::new("llvm.umin", &[])),
];
#[cfg(feature = "descriptions")]
pub(crate) static DESCRIPTIONS: [&str; 347usize] = [
    "Reads an element of the temporary register file that code translated from DXBC uses.",
    "Writes an element of the temporary register file that code translated from DXBC uses.",
    "Reads one component from an indexable array of minimum-precision registers.",
    "Writes one component into an indexable array of minimum-precision registers.",
    "Reads one component of a shader input, of a given vertex or control point where there are several.",
    "Writes one component of a shader output.",
    "Returns the absolute value of a floating-point number.",
    "Clamps a floating-point number to the range from 0 to 1; a NaN becomes 0.",
    "Tests whether a floating-point number is a NaN.",
    "Tests whether a floating-point number is positive or negative infinity.",
    "Tests whether a floating-point number is neither infinite nor a NaN.",
    "Tests whether a floating-point number is normal: not zero, denormal, infinite or a NaN.",
    "Returns the cosine of an angle in radians.",
    "Returns the sine of an angle in radians.",
    "Returns the tangent of an angle in radians.",
    "Returns the angle in radians, from 0 to pi, that has the given cosine.",
    "Returns the angle in radians, from -pi/2 to pi/2, that has the given sine.",
    "Returns the angle in radians, from -pi/2 to pi/2, that has the given tangent.",
    "Returns the hyperbolic cosine of a number.",
    "Returns the hyperbolic sine of a number.",
    "Returns the hyperbolic tangent of a number.",
    "Raises two to the given floating-point power.",
    "Returns the fractional part of a number: x - floor(x), never negative.",
    "Returns the base-2 logarithm of a number.",
    "Returns the square root of a floating-point number.",
    "Returns the reciprocal of the square root of a floating-point number.",
    "Rounds a floating-point number to the nearest integer, ties to the even one.",
    "Rounds a floating-point number down, to the next integer towards negative infinity.",
    "Rounds a floating-point number up, to the next integer towards positive infinity.",
    "Rounds a floating-point number towards zero by dropping its fraction.",
    "Reverses the order of the bits of an integer.",
    "Counts the bits that are set in an integer.",
    "Returns the position of the lowest set bit, counted from the least significant; -1 for zero.",
    "Returns the position of the highest set bit, counted from the most significant; -1 for zero.",
    "Finds the highest bit unlike the sign bit, counted from the most significant; -1 for 0 and -1.",
    "Returns the larger of two floating-point numbers; a NaN loses to a number.",
    "Returns the smaller of two floating-point numbers; a NaN loses to a number.",
    "Returns the larger of two signed integers.",
    "Returns the smaller of two signed integers.",
    "Returns the larger of two unsigned integers.",
    "Returns the smaller of two unsigned integers.",
    "Multiplies two signed 32-bit integers and returns the high and low halves of the product.",
    "Multiplies two unsigned 32-bit integers and returns the high and low halves of the product.",
    "Divides unsigned integers, giving quotient and remainder; both are all ones if the divisor is 0.",
    "Adds two unsigned 32-bit integers and returns the sum and the carry.",
    "Subtracts two unsigned 32-bit integers and returns the difference and the borrow.",
    "Computes a * b + c in floating point, with or without rounding the product.",
    "Computes a * b + c in double precision as a fused operation that rounds once.",
    "Computes a * b + c on signed integers and keeps the low bits.",
    "Computes a * b + c on unsigned integers and keeps the low bits.",
    "Adds to c the absolute differences of the bytes of a and b, skipping bytes where a is zero.",
    "Extracts a bit field, given its width and offset, and sign-extends it.",
    "Extracts a bit field, given its width and offset, and zero-extends it.",
    "Inserts the low bits of one integer as a bit field into another.",
    "Returns the dot product of two two-component vectors passed as scalars.",
    "Returns the dot product of two three-component vectors passed as scalars.",
    "Returns the dot product of two four-component vectors passed as scalars.",
    "Creates the handle of a resource from its class, its range and an index.",
    "Reads one scalar at a byte offset of a constant buffer.",
    "Reads one 16-byte row of a constant buffer, split into scalars.",
    "Samples a texture at the level of detail that implicit derivatives select.",
    "Samples a texture at the implicit level of detail plus a bias.",
    "Samples a texture at an explicitly given level of detail.",
    "Samples a texture at the level of detail that explicitly given gradients select.",
    "Samples a texture, comparing texels with a reference, at the implicit level of detail.",
    "Samples the most detailed level of a texture, comparing texels with a reference.",
    "Reads one texel by integer coordinates and mip level or sample index, without a sampler.",
    "Writes one texel of a read-write texture.",
    "Reads an element of a typed buffer, or of a raw or structured one before shader model 6.2.",
    "Writes an element of a typed buffer, or of a raw or structured one before shader model 6.2.",
    "Steps a structured buffer's hidden counter; returns it before an increment, after a decrement.",
    "Tests whether the access that returned this status touched mapped tiles only.",
    "Returns the size of a resource and its number of mip levels or samples.",
    "Gathers one channel of the four texels that bilinear filtering would use.",
    "Compares one channel of the four texels of a bilinear footprint with a reference.",
    "Returns the position, within the pixel, of a sample of a multisampled texture.",
    "Returns the position, within the pixel, of a sample of the bound render target.",
    "Returns the number of samples of the bound render target.",
    "Combines a value with a resource element atomically and returns the former value.",
    "Replaces a resource element atomically if it equals a value; returns the former value.",
    "Orders memory accesses and, on demand, makes the threads of a group wait, as the mode says.",
    "Returns the level of detail that sampling would select, clamped to existing levels or not.",
    "Discards the results of the current pixel if the condition is true.",
    "Returns the derivative in screen x, which may be shared by the whole quad.",
    "Returns the derivative in screen y, which may be shared by the whole quad.",
    "Returns the derivative in screen x between the pixel and its neighbour in its row of the quad.",
    "Returns the derivative in screen y between the pixel and its neighbour in its column of the quad.",
    "Interpolates a pixel input at an offset from the pixel centre, in sixteenths of a pixel.",
    "Interpolates a pixel input at the position of a given sample.",
    "Interpolates a pixel input at the centroid of the covered samples.",
    "Returns the index of the sample that the pixel shader runs for.",
    "Returns the mask of the samples that the primitive covers in this pixel.",
    "Returns whether the primitive covers the pixel wholly, for conservative rasterization.",
    "Returns a component of the thread's index within the whole dispatch.",
    "Returns a component of the index of the thread group within the dispatch.",
    "Returns a component of the thread's index within its group.",
    "Returns the thread's index within its group, flattened to one dimension.",
    "Appends a vertex, made of the current outputs, to a geometry shader stream.",
    "Ends the current strip of a geometry shader stream.",
    "Appends a vertex to a geometry shader stream, then ends the strip.",
    "Returns the index of the geometry shader instance.",
    "Builds a double from its low and high 32-bit halves.",
    "Splits a double into its low and high 32-bit halves.",
    "Reads one component of a hull shader's output control point.",
    "Reads one component of a patch constant.",
    "Returns a component of the point on the patch that the domain shader evaluates.",
    "Writes one component of a patch constant in a hull shader.",
    "Returns the index of the control point that the hull shader computes.",
    "Returns the index of the current primitive or patch within the draw.",
    "Reads a 64-bit cycle counter and returns its low and high halves.",
    "Tests whether the lane is the active one with the lowest index in its wave.",
    "Returns the index of the lane within its wave.",
    "Returns the number of lanes in a wave, active or not.",
    "Tests whether the condition holds in any active lane of the wave.",
    "Tests whether the condition holds in all active lanes of the wave.",
    "Tests, component by component, whether a value is the same in all active lanes.",
    "Returns a 128-bit mask of the active lanes in which the condition holds.",
    "Returns the value that a given lane of the wave holds.",
    "Returns the value that the active lane with the lowest index holds.",
    "Returns the sum, product, minimum or maximum of a value over the active lanes.",
    "Returns the bitwise and, or, or exclusive or of a value over the active lanes.",
    "Returns the sum or product of a value over the active lanes of lower index.",
    "Returns the value that a given lane of the quad holds.",
    "Returns the value that the quad's horizontal, vertical or diagonal neighbour holds.",
    "Reinterprets the bits of a 16-bit integer as a half.",
    "Reinterprets the bits of a half as a 16-bit integer.",
    "Reinterprets the bits of a 32-bit integer as a float.",
    "Reinterprets the bits of a float as a 32-bit integer.",
    "Reinterprets the bits of a 64-bit integer as a double.",
    "Reinterprets the bits of a double as a 64-bit integer.",
    "Converts a float to a half and returns it in the low 16 bits of an integer.",
    "Converts the half in the low 16 bits of an integer to a float.",
    "Converts a double to a float, by the rules of DXBC.",
    "Converts a double to a signed 32-bit integer, by the rules of DXBC.",
    "Converts a double to an unsigned 32-bit integer, by the rules of DXBC.",
    "Counts the active lanes of the wave in which the condition holds.",
    "Counts the active lanes of lower index in which the condition holds.",
    "Returns a pixel input at a given vertex of the primitive, without interpolation.",
    "Returns the index of the view that is being rendered.",
    "Reads up to four components from a byte-address or structured buffer.",
    "Writes up to four components to a byte-address or structured buffer.",
    "Returns the number that the application gave to the instance being hit.",
    "Returns the position of the instance being hit in the top-level acceleration structure.",
    "Returns the kind of the hit: a front or back face, or the value from the intersection shader.",
    "Returns the flags that the current ray was traced with.",
    "Returns a component of the ray's index within the dispatch of rays.",
    "Returns a component of the size of the dispatch of rays.",
    "Returns a component of the current ray's origin in world space.",
    "Returns a component of the current ray's direction in world space.",
    "Returns a component of the current ray's origin in the object space of the instance.",
    "Returns a component of the current ray's direction in the object space of the instance.",
    "Returns an element of the current instance's 3x4 matrix from object to world space.",
    "Returns an element of the current instance's 3x4 matrix from world to object space.",
    "Returns the parameter at which the current ray starts.",
    "Returns the parameter at which the current ray ends so far: that of the hit, or the maximum.",
    "Rejects the current candidate hit and leaves the any-hit shader; the search goes on.",
    "Accepts the current candidate hit and leaves the any-hit shader; the search ends.",
    "Traces a ray through an acceleration structure, running the shaders of what it meets.",
    "Reports a hit found by an intersection shader and returns whether it was accepted.",
    "Runs a callable shader from the shader table.",
    "Creates the handle of the resource that a library's global variable holds.",
    "Returns the index of the primitive being hit within its geometry.",
    "Adds the dot product of two pairs of halves to a float.",
    "Adds the dot product of four signed bytes and four signed bytes, packed, to an integer.",
    "Adds the dot product of four unsigned bytes and four unsigned bytes, packed, to an integer.",
    "Returns a 128-bit mask of the active lanes that hold the same value as this one.",
    "Combines (sum, product, and, or, xor) a value over the mask's active lanes of lower index.",
    "Counts the lanes of lower index, active and selected by a mask, where the condition holds.",
    "Sets how many vertices and primitives the mesh shader's group outputs.",
    "Sets the vertex indices of one primitive that the mesh shader outputs.",
    "Returns a pointer to the payload that the amplification shader passed.",
    "Writes one component of an output of a mesh shader's vertex.",
    "Writes one component of an output of a mesh shader's primitive.",
    "Launches a grid of mesh shader groups with a payload from an amplification shader.",
    "Records in a feedback map what sampling at the implicit level of detail would touch.",
    "Records in a feedback map what sampling at a biased level of detail would touch.",
    "Records in a feedback map what sampling at an explicit level of detail would touch.",
    "Records in a feedback map what sampling with explicit gradients would touch.",
    "Allocates an inline ray query with the given constant ray flags.",
    "Starts tracing a ray inline with a ray query.",
    "Advances a ray query to its next candidate hit; returns false once the search is over.",
    "Stops the traversal of a ray query and keeps the hit committed so far.",
    "Commits the current non-opaque triangle candidate as the query's closest hit.",
    "Commits the current procedural primitive candidate as the query's hit at a given distance.",
    "Returns what the ray query has committed: nothing, a triangle or a procedural hit.",
    "Returns what the ray query's candidate is: a non-opaque triangle or a procedural primitive.",
    "Returns an element of the candidate instance's 3x4 matrix from object to world space.",
    "Returns an element of the candidate instance's 3x4 matrix from world to object space.",
    "Returns an element of the committed instance's 3x4 matrix from object to world space.",
    "Returns an element of the committed instance's 3x4 matrix from world to object space.",
    "Tests whether the query's candidate procedural primitive is non-opaque.",
    "Tests whether the ray meets the front face of the query's candidate triangle.",
    "Tests whether the ray meets the front face of the query's committed triangle.",
    "Returns a barycentric coordinate of the query's candidate triangle hit.",
    "Returns a barycentric coordinate of the query's committed triangle hit.",
    "Returns the flags that apply to the ray of a ray query.",
    "Returns a component of the query ray's origin in world space.",
    "Returns a component of the query ray's direction in world space.",
    "Returns the parameter at which the query's ray starts.",
    "Returns the ray parameter of the query's candidate triangle hit.",
    "Returns the ray parameter of the query's committed hit.",
    "Returns the position in the acceleration structure of the query's candidate instance.",
    "Returns the number that the application gave to the query's candidate instance.",
    "Returns the index of the query's candidate geometry within its acceleration structure.",
    "Returns the index of the query's candidate primitive within its geometry.",
    "Returns a component of the query ray's origin in the candidate's object space.",
    "Returns a component of the query ray's direction in the candidate's object space.",
    "Returns the position in the acceleration structure of the query's committed instance.",
    "Returns the number that the application gave to the query's committed instance.",
    "Returns the index of the query's committed geometry within its acceleration structure.",
    "Returns the index of the query's committed primitive within its geometry.",
    "Returns a component of the query ray's origin in the committed hit's object space.",
    "Returns a component of the query ray's direction in the committed hit's object space.",
    "Returns the index of the geometry being hit within its bottom-level acceleration structure.",
    "Returns the candidate instance's contribution to the index of the hit group.",
    "Returns the committed instance's contribution to the index of the hit group.",
    "Attaches the properties of its resource to a handle.",
    "Creates the handle of a resource from its register binding and an index.",
    "Creates the handle of a resource or sampler from an index into the descriptor heap.",
    "Unpacks the bytes of an integer into four integers, zero- or sign-extended.",
    "Packs four integers into the bytes of one, truncated or clamped.",
    "Tests whether the pixel shader lane runs only to help others compute derivatives.",
    "Tests whether the condition holds in any or in all lanes of the quad.",
    "Gathers the four texels of a bilinear footprint as raw bits, without conversion.",
    "Samples a texture, comparing texels with a reference, at an explicit level of detail.",
    "Writes one sample of a texel of a multisampled read-write texture.",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "Allocates output records of a work graph node, for each thread or for the group.",
    "Returns a pointer to one record of an input or output of a work graph node.",
    "Adds to the number of empty records that a node output sends, by thread or by group.",
    "Submits allocated output records, which the shader must not touch afterwards.",
    "Returns the number of records in the input of a coalescing node.",
    "Tests whether this is the last group of its dispatch grid to finish with the shared input.",
    "Orders accesses to the given types of memory and, on demand, synchronizes a scope's threads.",
    "Orders accesses to one resource and, on demand, synchronizes a scope's threads.",
    "Orders accesses to a node's records and, on demand, synchronizes a scope's threads.",
    "Creates the handle of a node output from its position in the metadata.",
    "Returns the handle of one element of an array of node outputs.",
    "Attaches the properties of its node output to a handle.",
    "Creates the handle of the records that a node takes as input.",
    "Attaches the properties of its records to a record handle.",
    "Tests whether a node output leads to a node that exists in the graph.",
    "Returns how often the node may still send records to itself before its declared limit.",
    "Samples a texture, comparing texels with a reference, with explicit gradients.",
    "Samples a texture, comparing texels with a reference, at a biased level of detail.",
    "Returns the start vertex of the draw call; of an indexed draw, the base vertex.",
    "Returns the number of the draw call's first instance.",
    "Allocates an inline ray query with constant ray flags and ray query flags.",
    "",
    "",
    "",
    "Traces a ray into a hit object, without running a closest-hit or miss shader.",
    "Makes a hit object from the committed hit of a ray query.",
    "Makes a hit object from a ray query's committed hit, with a given hit kind and attributes.",
    "Makes a hit object for a ray that misses, with the index of its miss shader.",
    "Makes a hit object that stands for neither a hit nor a miss.",
    "Runs the closest-hit or miss shader that a hit object selects.",
    "Lets threads regroup by hit object and hint bits so that similar ones run together.",
    "Tests whether a hit object holds a miss.",
    "Tests whether a hit object holds a hit.",
    "Tests whether a hit object holds neither a hit nor a miss.",
    "Returns the flags of the ray in a hit object.",
    "Returns the parameter at which the ray of a hit object starts.",
    "Returns the parameter at which the ray of a hit object ends: the hit, or the maximum.",
    "Returns a component of the origin in world space of a hit object's ray.",
    "Returns a component of the direction in world space of a hit object's ray.",
    "Returns a component of the origin in object space of a hit object's ray.",
    "Returns a component of the direction in object space of a hit object's ray.",
    "Returns an element of a hit object's 3x4 matrix from object to world space.",
    "Returns an element of a hit object's 3x4 matrix from world to object space.",
    "Returns the index of the geometry that a hit object's ray hit.",
    "Returns the position in the acceleration structure of a hit object's instance.",
    "Returns the number that the application gave to a hit object's instance.",
    "Returns the index within its geometry of the primitive that a hit object's ray hit.",
    "Returns the kind of the hit that a hit object holds.",
    "Returns the index of the shader table record that a hit object selects.",
    "Returns a hit object changed to select another shader table record.",
    "Reads a constant, at a byte offset, from the local root table that a hit object selects.",
    "Copies the intersection attributes of a hit object to memory.",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "",
    "Reads a vector of any length from a byte-address or structured buffer.",
    "Writes a vector of any length to a byte-address or structured buffer.",
    "",
    "",
    "",
    "",
    "Returns the bitwise and of all elements of a vector.",
    "Returns the bitwise or of all elements of a vector.",
    "Returns the dot product of two floating-point vectors of any length.",
    "Does nothing; it exists to exercise experimental operations.",
    "Returns the index of the wave within its thread group.",
    "Returns the number of waves that make up the thread group.",
    "Returns the identifier of the triangle cluster being hit.",
    "Returns the identifier of the cluster of the query's candidate triangle.",
    "Returns the identifier of the cluster of the query's committed triangle.",
    "Returns the identifier of the cluster of the triangle that a hit object holds.",
    "Returns the three vertex positions, in object space, of the triangle being hit.",
    "Returns the three vertex positions, in object space, of the query's candidate triangle.",
    "Returns the three vertex positions, in object space, of the query's committed triangle.",
    "Returns the three vertex positions, in object space, of a hit object's triangle.",
    "Multiplies matrices A and B and adds the accumulator matrix C.",
    "Returns a matrix with every element set to one value.",
    "Copies a matrix with another use or element type, transposed on demand.",
    "Reads a matrix from a byte-address buffer.",
    "Reads a matrix from groupshared memory.",
    "Returns the number of matrix elements that the calling thread holds.",
    "Returns the position in the matrix of an element that the calling thread holds.",
    "Returns one of the matrix elements that the calling thread holds.",
    "Returns a matrix with one of the calling thread's elements replaced.",
    "Writes a matrix to a byte-address buffer.",
    "Writes a matrix to groupshared memory.",
    "Tells whether accumulator matrices share the layout of A or of B matrices on this device.",
    "Multiplies matrices A and B into an accumulator matrix.",
    "Adds the elements of one matrix to an accumulator matrix.",
    "Multiplies a matrix by a vector.",
    "Multiplies a matrix by a vector and adds a bias vector.",
    "Adds a matrix atomically to the matrix stored in a byte-address buffer.",
    "Adds a matrix atomically to the matrix stored in groupshared memory.",
    "Returns the outer product of two vectors as a matrix.",
    "Converts the elements of a vector from one interpretation to another.",
    "Adds a vector atomically, element by element, to a byte-address buffer.",
    "",
    "Stops in the attached debugger, if there is one.",
    "Tests whether a debugger is ready to handle breakpoints of the shader.",
];
#[cfg(feature = "descriptions")]
pub(crate) static HLSL: [&[&str]; 347usize] = [
    &[],
    &[],
    &[],
    &[],
    &[
        "OutputPatch",
        "SV_Barycentrics",
        "SV_ClipDistance",
        "SV_CullDistance",
        "SV_InstanceID",
        "SV_IsFrontFace",
        "SV_Position",
        "SV_PrimitiveID",
        "SV_RenderTargetArrayIndex",
        "SV_ShadingRate",
        "SV_VertexID",
        "SV_ViewportArrayIndex",
    ],
    &[
        "Append",
        "SV_ClipDistance",
        "SV_Coverage",
        "SV_CullDistance",
        "SV_Depth",
        "SV_DepthGreaterEqual",
        "SV_DepthLessEqual",
        "SV_Position",
        "SV_RenderTargetArrayIndex",
        "SV_ShadingRate",
        "SV_StencilRef",
        "SV_Target",
        "SV_ViewportArrayIndex",
    ],
    &["abs", "fmod", "fwidth"],
    &["saturate", "smoothstep"],
    &["isnan"],
    &["isinf"],
    &["isfinite"],
    &["isnormal"],
    &["cos", "sincos"],
    &["sin", "sincos"],
    &["tan"],
    &["acos"],
    &["asin"],
    &["atan", "atan2"],
    &["cosh"],
    &["sinh"],
    &["tanh"],
    &["exp", "exp2", "ldexp", "lit", "pow"],
    &["fmod", "frac"],
    &["lit", "log", "log10", "log2", "pow"],
    &["distance", "length", "refract", "sqrt"],
    &["normalize", "rsqrt"],
    &["round"],
    &["floor"],
    &["ceil"],
    &["modf", "trunc"],
    &["reversebits"],
    &["countbits"],
    &["firstbitlow"],
    &["firstbithigh"],
    &["firstbithigh"],
    &["clamp", "max"],
    &["clamp", "min"],
    &["abs", "clamp", "max"],
    &["clamp", "min"],
    &["clamp", "max"],
    &["clamp", "min"],
    &[],
    &[],
    &[],
    &["AddUint64"],
    &[],
    &["mad", "mul"],
    &["fma"],
    &["dot", "mad", "mul"],
    &["dot", "mad", "mul"],
    &["msad4"],
    &[],
    &[],
    &["msad4"],
    &["dot", "refract"],
    &["dot", "faceforward", "normalize", "reflect", "refract"],
    &["dot", "normalize", "reflect", "refract"],
    &[
        "AppendStructuredBuffer",
        "Buffer",
        "ByteAddressBuffer",
        "ConstantBuffer",
        "ConsumeStructuredBuffer",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture3D",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
        "SamplerComparisonState",
        "SamplerState",
        "StructuredBuffer",
        "Texture1D",
        "Texture1DArray",
        "Texture2D",
        "Texture2DArray",
        "Texture2DMS",
        "Texture2DMSArray",
        "Texture3D",
        "TextureBuffer",
        "TextureCube",
        "TextureCubeArray",
        "cbuffer",
        "tbuffer",
    ],
    &[],
    &["ConstantBuffer", "cbuffer"],
    &["Sample"],
    &["SampleBias"],
    &["SampleLevel", "SamplerState", "TextureCube", "TextureCubeArray"],
    &["SampleGrad"],
    &["SampleCmp"],
    &["SampleCmpLevelZero", "SamplerComparisonState"],
    &[
        "Load",
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture2DMS",
        "RWTexture2DMSArray",
        "RWTexture3D",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
        "Texture1D",
        "Texture1DArray",
        "Texture2D",
        "Texture2DArray",
        "Texture2DMS",
        "Texture2DMSArray",
        "Texture3D",
        "mips",
        "sample",
    ],
    &[
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture3D",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
    ],
    &[
        "Buffer",
        "ByteAddressBuffer",
        "Consume",
        "ConsumeStructuredBuffer",
        "Load",
        "Load2",
        "Load3",
        "Load4",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "StructuredBuffer",
        "TextureBuffer",
        "tbuffer",
    ],
    &[
        "Append",
        "AppendStructuredBuffer",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "Store",
        "Store2",
        "Store3",
        "Store4",
    ],
    &[
        "Append",
        "AppendStructuredBuffer",
        "Consume",
        "ConsumeStructuredBuffer",
        "DecrementCounter",
        "IncrementCounter",
    ],
    &["CheckAccessFullyMapped"],
    &["GetDimensions"],
    &["Gather", "GatherAlpha", "GatherBlue", "GatherGreen", "GatherRed"],
    &["GatherCmp", "GatherCmpAlpha", "GatherCmpBlue", "GatherCmpGreen", "GatherCmpRed"],
    &["GetSamplePosition"],
    &["GetRenderTargetSamplePosition"],
    &["GetRenderTargetSampleCount"],
    &[
        "InterlockedAdd",
        "InterlockedAdd64",
        "InterlockedAnd",
        "InterlockedAnd64",
        "InterlockedExchange",
        "InterlockedExchange64",
        "InterlockedExchangeFloat",
        "InterlockedMax",
        "InterlockedMax64",
        "InterlockedMin",
        "InterlockedMin64",
        "InterlockedOr",
        "InterlockedOr64",
        "InterlockedXor",
        "InterlockedXor64",
    ],
    &[
        "InterlockedCompareExchange",
        "InterlockedCompareExchange64",
        "InterlockedCompareExchangeFloatBitwise",
        "InterlockedCompareStore",
        "InterlockedCompareStore64",
        "InterlockedCompareStoreFloatBitwise",
    ],
    &[
        "AllMemoryBarrier",
        "AllMemoryBarrierWithGroupSync",
        "DeviceMemoryBarrier",
        "DeviceMemoryBarrierWithGroupSync",
        "GroupMemoryBarrier",
        "GroupMemoryBarrierWithGroupSync",
    ],
    &["CalculateLevelOfDetail", "CalculateLevelOfDetailUnclamped"],
    &["clip", "discard"],
    &["ddx", "ddx_coarse", "fwidth"],
    &["ddy", "ddy_coarse", "fwidth"],
    &["ddx_fine"],
    &["ddy_fine"],
    &["EvaluateAttributeSnapped"],
    &["EvaluateAttributeAtSample"],
    &["EvaluateAttributeCentroid"],
    &["SV_SampleIndex"],
    &["IsHelperLane", "SV_Coverage"],
    &["SV_InnerCoverage"],
    &["SV_DispatchThreadID"],
    &["SV_GroupID"],
    &["SV_GroupThreadID"],
    &["SV_GroupIndex"],
    &["Append"],
    &["RestartStrip"],
    &[],
    &["SV_GSInstanceID"],
    &["asdouble"],
    &["asuint"],
    &["OutputPatch"],
    &["SV_InsideTessFactor", "SV_TessFactor"],
    &["SV_DomainLocation"],
    &["SV_InsideTessFactor", "SV_TessFactor"],
    &["SV_OutputControlPointID"],
    &["SV_PrimitiveID"],
    &[],
    &["WaveIsFirstLane"],
    &["WaveGetLaneIndex"],
    &["WaveGetLaneCount"],
    &["WaveActiveAnyTrue"],
    &["WaveActiveAllTrue"],
    &["WaveActiveAllEqual"],
    &["WaveActiveBallot"],
    &["WaveReadLaneAt"],
    &["WaveReadLaneFirst"],
    &["WaveActiveMax", "WaveActiveMin", "WaveActiveProduct", "WaveActiveSum"],
    &["WaveActiveBitAnd", "WaveActiveBitOr", "WaveActiveBitXor"],
    &["WavePrefixProduct", "WavePrefixSum"],
    &["QuadReadLaneAt"],
    &[
        "QuadAll",
        "QuadAny",
        "QuadReadAcrossDiagonal",
        "QuadReadAcrossX",
        "QuadReadAcrossY",
    ],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &["f32tof16"],
    &["f16tof32"],
    &[],
    &[],
    &[],
    &["WaveActiveCountBits"],
    &["WavePrefixCountBits"],
    &["GetAttributeAtVertex"],
    &["SV_ViewID"],
    &[
        "ByteAddressBuffer",
        "Consume",
        "ConsumeStructuredBuffer",
        "Load",
        "Load2",
        "Load3",
        "Load4",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "StructuredBuffer",
    ],
    &[
        "Append",
        "AppendStructuredBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "Store",
        "Store2",
        "Store3",
        "Store4",
    ],
    &["InstanceID"],
    &["InstanceIndex"],
    &["HitKind"],
    &["RayFlags"],
    &["DispatchRaysIndex"],
    &["DispatchRaysDimensions"],
    &["WorldRayOrigin"],
    &["WorldRayDirection"],
    &["ObjectRayOrigin"],
    &["ObjectRayDirection"],
    &["ObjectToWorld", "ObjectToWorld3x4", "ObjectToWorld4x3"],
    &["WorldToObject", "WorldToObject3x4", "WorldToObject4x3"],
    &["RayTMin"],
    &["RayTCurrent"],
    &["IgnoreHit"],
    &["AcceptHitAndEndSearch"],
    &["TraceRay"],
    &["ReportHit"],
    &["CallShader"],
    &[
        "AppendStructuredBuffer",
        "Buffer",
        "ByteAddressBuffer",
        "ConstantBuffer",
        "ConsumeStructuredBuffer",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture3D",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
        "SamplerComparisonState",
        "SamplerState",
        "StructuredBuffer",
        "Texture1D",
        "Texture1DArray",
        "Texture2D",
        "Texture2DArray",
        "Texture2DMS",
        "Texture2DMSArray",
        "Texture3D",
        "TextureBuffer",
        "TextureCube",
        "TextureCubeArray",
        "cbuffer",
        "tbuffer",
    ],
    &["PrimitiveIndex"],
    &["dot2add"],
    &["dot4add_i8packed"],
    &["dot4add_u8packed"],
    &["WaveMatch"],
    &[
        "WaveMultiPrefixBitAnd",
        "WaveMultiPrefixBitOr",
        "WaveMultiPrefixBitXor",
        "WaveMultiPrefixProduct",
        "WaveMultiPrefixSum",
    ],
    &["WaveMultiPrefixCountBits"],
    &["SetMeshOutputCounts"],
    &["indices"],
    &["payload"],
    &["SV_Position", "vertices"],
    &["SV_PrimitiveID", "primitives"],
    &["DispatchMesh"],
    &["WriteSamplerFeedback"],
    &["WriteSamplerFeedbackBias"],
    &["WriteSamplerFeedbackLevel"],
    &["WriteSamplerFeedbackGrad"],
    &["RayQuery"],
    &["RayQuery", "RayQuery::TraceRayInline"],
    &["RayQuery::Proceed"],
    &["RayQuery::Abort"],
    &["RayQuery::CommitNonOpaqueTriangleHit"],
    &["RayQuery::CommitProceduralPrimitiveHit"],
    &["RayQuery::CommittedStatus"],
    &["RayQuery::CandidateType"],
    &["RayQuery::CandidateObjectToWorld3x4", "RayQuery::CandidateObjectToWorld4x3"],
    &["RayQuery::CandidateWorldToObject3x4", "RayQuery::CandidateWorldToObject4x3"],
    &["RayQuery::CommittedObjectToWorld3x4", "RayQuery::CommittedObjectToWorld4x3"],
    &["RayQuery::CommittedWorldToObject3x4", "RayQuery::CommittedWorldToObject4x3"],
    &["RayQuery::CandidateProceduralPrimitiveNonOpaque"],
    &["RayQuery::CandidateTriangleFrontFace"],
    &["RayQuery::CommittedTriangleFrontFace"],
    &["RayQuery::CandidateTriangleBarycentrics"],
    &["RayQuery::CommittedTriangleBarycentrics"],
    &["RayQuery::RayFlags"],
    &["RayQuery::WorldRayOrigin"],
    &["RayQuery::WorldRayDirection"],
    &["RayQuery::RayTMin"],
    &["RayQuery::CandidateTriangleRayT"],
    &["RayQuery::CommittedRayT"],
    &["RayQuery::CandidateInstanceIndex"],
    &["RayQuery::CandidateInstanceID"],
    &["RayQuery::CandidateGeometryIndex"],
    &["RayQuery::CandidatePrimitiveIndex"],
    &["RayQuery::CandidateObjectRayOrigin"],
    &["RayQuery::CandidateObjectRayDirection"],
    &["RayQuery::CommittedInstanceIndex"],
    &["RayQuery::CommittedInstanceID"],
    &["RayQuery::CommittedGeometryIndex"],
    &["RayQuery::CommittedPrimitiveIndex"],
    &["RayQuery::CommittedObjectRayOrigin"],
    &["RayQuery::CommittedObjectRayDirection"],
    &["GeometryIndex"],
    &["RayQuery::CandidateInstanceContributionToHitGroupIndex"],
    &["RayQuery::CommittedInstanceContributionToHitGroupIndex"],
    &[
        "AppendStructuredBuffer",
        "Buffer",
        "ByteAddressBuffer",
        "ConstantBuffer",
        "ConsumeStructuredBuffer",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture2DMS",
        "RWTexture2DMSArray",
        "RWTexture3D",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
        "SamplerComparisonState",
        "SamplerState",
        "StructuredBuffer",
        "Texture1D",
        "Texture1DArray",
        "Texture2D",
        "Texture2DArray",
        "Texture2DMS",
        "Texture2DMSArray",
        "Texture3D",
        "TextureBuffer",
        "TextureCube",
        "TextureCubeArray",
        "cbuffer",
        "tbuffer",
    ],
    &[
        "AppendStructuredBuffer",
        "Buffer",
        "ByteAddressBuffer",
        "ConstantBuffer",
        "ConsumeStructuredBuffer",
        "RWBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RWTexture1D",
        "RWTexture1DArray",
        "RWTexture2D",
        "RWTexture2DArray",
        "RWTexture2DMS",
        "RWTexture2DMSArray",
        "RWTexture3D",
        "RasterizerOrderedBuffer",
        "RasterizerOrderedByteAddressBuffer",
        "RasterizerOrderedStructuredBuffer",
        "RasterizerOrderedTexture1D",
        "RasterizerOrderedTexture1DArray",
        "RasterizerOrderedTexture2D",
        "RasterizerOrderedTexture2DArray",
        "RasterizerOrderedTexture3D",
        "SamplerComparisonState",
        "SamplerState",
        "StructuredBuffer",
        "Texture1D",
        "Texture1DArray",
        "Texture2D",
        "Texture2DArray",
        "Texture2DMS",
        "Texture2DMSArray",
        "Texture3D",
        "TextureBuffer",
        "TextureCube",
        "TextureCubeArray",
        "cbuffer",
        "tbuffer",
    ],
    &["ResourceDescriptorHeap", "SamplerDescriptorHeap"],
    &["unpack_s8s16", "unpack_s8s32", "unpack_u8u16", "unpack_u8u32"],
    &["pack_clamp_s8", "pack_clamp_u8", "pack_s8", "pack_u8"],
    &["IsHelperLane"],
    &["QuadAll", "QuadAny"],
    &["GatherRaw"],
    &["SampleCmpLevel"],
    &["RWTexture2DMS", "RWTexture2DMSArray"],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[
        "GetGroupNodeOutputRecords",
        "GetThreadNodeOutputRecords",
        "NodeOutput",
        "NodeOutputArray",
    ],
    &[
        "DispatchNodeInputRecord",
        "GetGroupNodeOutputRecords",
        "GetThreadNodeOutputRecords",
        "GroupNodeInputRecords",
        "NodeOutput",
        "NodeOutputArray",
        "RWDispatchNodeInputRecord",
        "RWGroupNodeInputRecords",
        "RWThreadNodeInputRecord",
        "ThreadNodeInputRecord",
    ],
    &[
        "EmptyNodeOutput",
        "EmptyNodeOutputArray",
        "GroupIncrementOutputCount",
        "ThreadIncrementOutputCount",
    ],
    &["OutputComplete"],
    &["Count", "EmptyNodeInput"],
    &["FinishedCrossGroupSharing"],
    &["Barrier"],
    &["Barrier"],
    &["Barrier"],
    &["EmptyNodeOutput", "EmptyNodeOutputArray", "NodeOutput", "NodeOutputArray"],
    &["EmptyNodeOutputArray", "NodeOutputArray"],
    &["EmptyNodeOutput", "EmptyNodeOutputArray", "NodeOutput", "NodeOutputArray"],
    &[
        "DispatchNodeInputRecord",
        "EmptyNodeInput",
        "GroupNodeInputRecords",
        "RWDispatchNodeInputRecord",
        "RWGroupNodeInputRecords",
        "RWThreadNodeInputRecord",
        "ThreadNodeInputRecord",
    ],
    &[
        "DispatchNodeInputRecord",
        "EmptyNodeInput",
        "GetGroupNodeOutputRecords",
        "GetThreadNodeOutputRecords",
        "GroupNodeInputRecords",
        "NodeOutput",
        "NodeOutputArray",
        "RWDispatchNodeInputRecord",
        "RWGroupNodeInputRecords",
        "RWThreadNodeInputRecord",
        "ThreadNodeInputRecord",
    ],
    &["IsValid"],
    &["GetRemainingRecursionLevels"],
    &["SampleCmpGrad"],
    &["SampleCmpBias"],
    &["SV_StartVertexLocation"],
    &["SV_StartInstanceLocation"],
    &["RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS"],
    &[],
    &[],
    &[],
    &["HitObject::TraceRay"],
    &["HitObject::FromRayQuery"],
    &["HitObject::FromRayQuery"],
    &["HitObject::MakeMiss"],
    &["HitObject::MakeNop"],
    &["HitObject::Invoke"],
    &["MaybeReorderThread"],
    &["HitObject::IsMiss"],
    &["HitObject::IsHit"],
    &["HitObject::IsNop"],
    &["HitObject::GetRayFlags"],
    &["HitObject::GetRayTMin"],
    &["HitObject::GetRayTCurrent"],
    &["HitObject::GetWorldRayOrigin"],
    &["HitObject::GetWorldRayDirection"],
    &["HitObject::GetObjectRayOrigin"],
    &["HitObject::GetObjectRayDirection"],
    &["HitObject::GetObjectToWorld3x4", "HitObject::GetObjectToWorld4x3"],
    &["HitObject::GetWorldToObject3x4", "HitObject::GetWorldToObject4x3"],
    &["HitObject::GetGeometryIndex"],
    &["HitObject::GetInstanceIndex"],
    &["HitObject::GetInstanceID"],
    &["HitObject::GetPrimitiveIndex"],
    &["HitObject::GetHitKind"],
    &["HitObject::GetShaderTableIndex"],
    &["HitObject::SetShaderTableIndex"],
    &["HitObject::LoadLocalRootTableConstant"],
    &["HitObject::GetAttributes"],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[],
    &[
        "ByteAddressBuffer",
        "Consume",
        "ConsumeStructuredBuffer",
        "Load",
        "Load2",
        "Load3",
        "Load4",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedStructuredBuffer",
        "StructuredBuffer",
    ],
    &[
        "Append",
        "AppendStructuredBuffer",
        "RWByteAddressBuffer",
        "RWStructuredBuffer",
        "RasterizerOrderedStructuredBuffer",
        "Store",
        "Store2",
        "Store3",
        "Store4",
    ],
    &[],
    &[],
    &[],
    &[],
    &["all"],
    &["any"],
    &["dot"],
    &[],
    &["GetGroupWaveIndex"],
    &["GetGroupWaveCount"],
    &["ClusterID"],
    &["RayQuery::CandidateClusterID"],
    &["RayQuery::CommittedClusterID"],
    &["HitObject::GetClusterID"],
    &["TriangleObjectPositions"],
    &["RayQuery::CandidateTriangleObjectPositions"],
    &["RayQuery::CommittedTriangleObjectPositions"],
    &["HitObject::TriangleObjectPositions"],
    &["Matrix::MultiplyAccumulate"],
    &["Matrix::Splat"],
    &["Matrix::Cast"],
    &["Matrix::Load"],
    &["Matrix::Load"],
    &["Matrix::Length"],
    &["Matrix::GetCoordinate"],
    &["Matrix::Get"],
    &["Matrix::Set"],
    &["Matrix::Store"],
    &["Matrix::Store"],
    &["AccumulatorLayout"],
    &["Multiply"],
    &["Matrix::Accumulate"],
    &["Multiply"],
    &["MultiplyAdd"],
    &["Matrix::InterlockedAccumulate", "OuterProduct"],
    &["Matrix::InterlockedAccumulate"],
    &["OuterProduct"],
    &["Convert"],
    &["InterlockedAccumulate"],
    &[],
    &["DebugBreak"],
    &["IsDebuggingEnabled"],
];
/// The name of an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(non_camel_case_types, clippy::upper_case_acronyms)]
pub(crate) enum ArgumentName {
    AccelerationStructure,
    ArrayIndex,
    Attributes,
    CommittedAttribs,
    Direction_X,
    Direction_Y,
    Direction_Z,
    HitKind,
    InstanceInclusionMask,
    LOD,
    MemoryTypeFlags,
    MetadataIdx,
    MissShaderIndex,
    MultiplierForGeometryContributionToShaderIndex,
    NodeOutputHandle,
    Origin_X,
    Origin_Y,
    Origin_Z,
    Parameter,
    PrimitiveIndex,
    RayContributionToHitGroupIndex,
    RayFlags,
    Resource,
    SemanticFlags,
    ShaderIndex,
    THit,
    TMax,
    TMin,
    VertexID,
    VertexIndex0,
    VertexIndex1,
    VertexIndex2,
    a,
    acc,
    accelerationStructure,
    align,
    alignment,
    arrayIndex,
    atomicOp,
    attributes,
    aw,
    ax,
    ay,
    az,
    b,
    barrierMode,
    bias,
    biasVector,
    bind,
    buf,
    bw,
    bx,
    by,
    byteOffset,
    bz,
    c,
    c0,
    c1,
    c2,
    c3,
    channel,
    clamp,
    clamped,
    coherenceHint,
    col,
    colIndex,
    compareValue,
    component,
    cond,
    condition,
    constRayFlags,
    constRayQueryFlags,
    coord0,
    coord1,
    coord2,
    coord3,
    count,
    ddx0,
    ddx1,
    ddx2,
    ddy0,
    ddy1,
    ddy2,
    direction_X,
    direction_Y,
    direction_Z,
    elementOffset,
    feedbackTex,
    gsVertexAxis,
    handle,
    hi,
    hitObject,
    inc,
    index,
    input,
    inputColIndex,
    inputInterpretation,
    inputRowIndex,
    inputSigId,
    inputVector,
    instanceInclusionMask,
    interpretation,
    isOutputSigned,
    lane,
    layout,
    lo,
    lod,
    mask,
    mask0,
    mask1,
    mask2,
    mask3,
    matrix,
    matrixA,
    matrixB,
    matrixC,
    matrixLHS,
    matrixRHS,
    memory,
    mipLevel,
    mipLevelOrSampleCount,
    missShaderIndex,
    multiplierForGeometryContributionToHitGroupIndex,
    newValue,
    node,
    noderecord,
    nonUniformIndex,
    numCoherenceHintBitsFromLSB,
    numPrimitives,
    numRecords,
    numVertices,
    object,
    offset,
    offset0,
    offset1,
    offset2,
    offsetX,
    offsetY,
    op,
    origin_X,
    origin_Y,
    origin_Z,
    output,
    outputInterpretation,
    outputSigID,
    outputSigId,
    packMode,
    payload,
    perThread,
    pk,
    primitiveIndex,
    props,
    quadLane,
    rangeId,
    rayContributionToHitGroupIndex,
    rayFlags,
    rayQueryHandle,
    recordhandle,
    regIndex,
    replacedValue,
    res,
    resourceClass,
    row,
    rowIndex,
    sampleIdx,
    sampleIndex,
    sampledTex,
    sampler,
    samplerHeap,
    shaderTableIndex,
    sop,
    srcMatrix,
    srv,
    status,
    streamId,
    stride,
    t,
    tMax,
    tMin,
    targetType,
    threadGroupCountX,
    threadGroupCountY,
    threadGroupCountZ,
    threadLocalIndex,
    transpose,
    uav,
    unpackMode,
    value,
    value0,
    value1,
    value2,
    value3,
    vector,
    vectorA,
    vectorB,
    vertexIndex,
    w,
    width,
    wot,
    x,
    y,
    z,
}
pub(crate) static ARGUMENT_NAMES: [&str; 202usize] = [
    "AccelerationStructure",
    "ArrayIndex",
    "Attributes",
    "CommittedAttribs",
    "Direction_X",
    "Direction_Y",
    "Direction_Z",
    "HitKind",
    "InstanceInclusionMask",
    "LOD",
    "MemoryTypeFlags",
    "MetadataIdx",
    "MissShaderIndex",
    "MultiplierForGeometryContributionToShaderIndex",
    "NodeOutputHandle",
    "Origin_X",
    "Origin_Y",
    "Origin_Z",
    "Parameter",
    "PrimitiveIndex",
    "RayContributionToHitGroupIndex",
    "RayFlags",
    "Resource",
    "SemanticFlags",
    "ShaderIndex",
    "THit",
    "TMax",
    "TMin",
    "VertexID",
    "VertexIndex0",
    "VertexIndex1",
    "VertexIndex2",
    "a",
    "acc",
    "accelerationStructure",
    "align",
    "alignment",
    "arrayIndex",
    "atomicOp",
    "attributes",
    "aw",
    "ax",
    "ay",
    "az",
    "b",
    "barrierMode",
    "bias",
    "biasVector",
    "bind",
    "buf",
    "bw",
    "bx",
    "by",
    "byteOffset",
    "bz",
    "c",
    "c0",
    "c1",
    "c2",
    "c3",
    "channel",
    "clamp",
    "clamped",
    "coherenceHint",
    "col",
    "colIndex",
    "compareValue",
    "component",
    "cond",
    "condition",
    "constRayFlags",
    "constRayQueryFlags",
    "coord0",
    "coord1",
    "coord2",
    "coord3",
    "count",
    "ddx0",
    "ddx1",
    "ddx2",
    "ddy0",
    "ddy1",
    "ddy2",
    "direction_X",
    "direction_Y",
    "direction_Z",
    "elementOffset",
    "feedbackTex",
    "gsVertexAxis",
    "handle",
    "hi",
    "hitObject",
    "inc",
    "index",
    "input",
    "inputColIndex",
    "inputInterpretation",
    "inputRowIndex",
    "inputSigId",
    "inputVector",
    "instanceInclusionMask",
    "interpretation",
    "isOutputSigned",
    "lane",
    "layout",
    "lo",
    "lod",
    "mask",
    "mask0",
    "mask1",
    "mask2",
    "mask3",
    "matrix",
    "matrixA",
    "matrixB",
    "matrixC",
    "matrixLHS",
    "matrixRHS",
    "memory",
    "mipLevel",
    "mipLevelOrSampleCount",
    "missShaderIndex",
    "multiplierForGeometryContributionToHitGroupIndex",
    "newValue",
    "node",
    "noderecord",
    "nonUniformIndex",
    "numCoherenceHintBitsFromLSB",
    "numPrimitives",
    "numRecords",
    "numVertices",
    "object",
    "offset",
    "offset0",
    "offset1",
    "offset2",
    "offsetX",
    "offsetY",
    "op",
    "origin_X",
    "origin_Y",
    "origin_Z",
    "output",
    "outputInterpretation",
    "outputSigID",
    "outputSigId",
    "packMode",
    "payload",
    "perThread",
    "pk",
    "primitiveIndex",
    "props",
    "quadLane",
    "rangeId",
    "rayContributionToHitGroupIndex",
    "rayFlags",
    "rayQueryHandle",
    "recordhandle",
    "regIndex",
    "replacedValue",
    "res",
    "resourceClass",
    "row",
    "rowIndex",
    "sampleIdx",
    "sampleIndex",
    "sampledTex",
    "sampler",
    "samplerHeap",
    "shaderTableIndex",
    "sop",
    "srcMatrix",
    "srv",
    "status",
    "streamId",
    "stride",
    "t",
    "tMax",
    "tMin",
    "targetType",
    "threadGroupCountX",
    "threadGroupCountY",
    "threadGroupCountZ",
    "threadLocalIndex",
    "transpose",
    "uav",
    "unpackMode",
    "value",
    "value0",
    "value1",
    "value2",
    "value3",
    "vector",
    "vectorA",
    "vectorB",
    "vertexIndex",
    "w",
    "width",
    "wot",
    "x",
    "y",
    "z",
];
