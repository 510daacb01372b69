// Generated from dxil-ops.spec. Do not edit: `cargo build` makes it anew.

/// A class of operations: those that share functions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum OpClass {
    /// `dx.op.acceptHitAndEndSearch`
    AcceptHitAndEndSearch,
    /// `dx.op.allocateNodeOutputRecords`
    AllocateNodeOutputRecords,
    /// `dx.op.allocateRayQuery`
    AllocateRayQuery,
    /// `dx.op.allocateRayQuery2`
    AllocateRayQuery2,
    /// `dx.op.annotateHandle`
    AnnotateHandle,
    /// `dx.op.annotateNodeHandle`
    AnnotateNodeHandle,
    /// `dx.op.annotateNodeRecordHandle`
    AnnotateNodeRecordHandle,
    /// `dx.op.atomicBinOp`
    AtomicBinOp,
    /// `dx.op.atomicCompareExchange`
    AtomicCompareExchange,
    /// `dx.op.attributeAtVertex`
    AttributeAtVertex,
    /// `dx.op.barrier`
    Barrier,
    /// `dx.op.barrierByMemoryHandle`
    BarrierByMemoryHandle,
    /// `dx.op.barrierByMemoryType`
    BarrierByMemoryType,
    /// `dx.op.barrierByNodeRecordHandle`
    BarrierByNodeRecordHandle,
    /// `dx.op.binary`
    Binary,
    /// `dx.op.binaryWithCarryOrBorrow`
    BinaryWithCarryOrBorrow,
    /// `dx.op.binaryWithTwoOuts`
    BinaryWithTwoOuts,
    /// `dx.op.bitcastF16toI16`
    BitcastF16toI16,
    /// `dx.op.bitcastF32toI32`
    BitcastF32toI32,
    /// `dx.op.bitcastF64toI64`
    BitcastF64toI64,
    /// `dx.op.bitcastI16toF16`
    BitcastI16toF16,
    /// `dx.op.bitcastI32toF32`
    BitcastI32toF32,
    /// `dx.op.bitcastI64toF64`
    BitcastI64toF64,
    /// `dx.op.bufferLoad`
    BufferLoad,
    /// `dx.op.bufferStore`
    BufferStore,
    /// `dx.op.bufferUpdateCounter`
    BufferUpdateCounter,
    /// `dx.op.calculateLOD`
    CalculateLod,
    /// `dx.op.callShader`
    CallShader,
    /// `dx.op.cbufferLoad`
    CbufferLoad,
    /// `dx.op.cbufferLoadLegacy`
    CbufferLoadLegacy,
    /// `dx.op.checkAccessFullyMapped`
    CheckAccessFullyMapped,
    /// `dx.op.clusterID`
    ClusterId,
    /// `dx.op.coverage`
    Coverage,
    /// `dx.op.createHandle`
    CreateHandle,
    /// `dx.op.createHandleForLib`
    CreateHandleForLib,
    /// `dx.op.createHandleFromBinding`
    CreateHandleFromBinding,
    /// `dx.op.createHandleFromHeap`
    CreateHandleFromHeap,
    /// `dx.op.createNodeInputRecordHandle`
    CreateNodeInputRecordHandle,
    /// `dx.op.createNodeOutputHandle`
    CreateNodeOutputHandle,
    /// `dx.op.cutStream`
    CutStream,
    /// `dx.op.cycleCounterLegacy`
    CycleCounterLegacy,
    /// `dx.op.debugBreak`
    DebugBreak,
    /// `dx.op.discard`
    Discard,
    /// `dx.op.dispatchMesh`
    DispatchMesh,
    /// `dx.op.dispatchRaysDimensions`
    DispatchRaysDimensions,
    /// `dx.op.dispatchRaysIndex`
    DispatchRaysIndex,
    /// `dx.op.domainLocation`
    DomainLocation,
    /// `dx.op.dot`
    Dot,
    /// `dx.op.dot2`
    Dot2,
    /// `dx.op.dot2AddHalf`
    Dot2AddHalf,
    /// `dx.op.dot3`
    Dot3,
    /// `dx.op.dot4`
    Dot4,
    /// `dx.op.dot4AddPacked`
    Dot4AddPacked,
    /// `dx.op.emitIndices`
    EmitIndices,
    /// `dx.op.emitStream`
    EmitStream,
    /// `dx.op.emitThenCutStream`
    EmitThenCutStream,
    /// `dx.op.evalCentroid`
    EvalCentroid,
    /// `dx.op.evalSampleIndex`
    EvalSampleIndex,
    /// `dx.op.evalSnapped`
    EvalSnapped,
    /// `dx.op.finishedCrossGroupSharing`
    FinishedCrossGroupSharing,
    /// `dx.op.flattenedThreadIdInGroup`
    FlattenedThreadIdInGroup,
    /// `dx.op.geometryIndex`
    GeometryIndex,
    /// `dx.op.getDimensions`
    GetDimensions,
    /// `dx.op.getGroupWaveCount`
    GetGroupWaveCount,
    /// `dx.op.getGroupWaveIndex`
    GetGroupWaveIndex,
    /// `dx.op.getInputRecordCount`
    GetInputRecordCount,
    /// `dx.op.getMeshPayload`
    GetMeshPayload,
    /// `dx.op.getNodeRecordPtr`
    GetNodeRecordPtr,
    /// `dx.op.getRemainingRecursionLevels`
    GetRemainingRecursionLevels,
    /// `dx.op.groupId`
    GroupId,
    /// `dx.op.gsInstanceID`
    GsInstanceId,
    /// `dx.op.hitKind`
    HitKind,
    /// `dx.op.hitObject_Attributes`
    HitObjectAttributes,
    /// `dx.op.hitObject_FromRayQuery`
    HitObjectFromRayQuery,
    /// `dx.op.hitObject_FromRayQueryWithAttrs`
    HitObjectFromRayQueryWithAttrs,
    /// `dx.op.hitObject_Invoke`
    HitObjectInvoke,
    /// `dx.op.hitObject_LoadLocalRootTableConstant`
    HitObjectLoadLocalRootTableConstant,
    /// `dx.op.hitObject_MakeMiss`
    HitObjectMakeMiss,
    /// `dx.op.hitObject_MakeNop`
    HitObjectMakeNop,
    /// `dx.op.hitObject_SetShaderTableIndex`
    HitObjectSetShaderTableIndex,
    /// `dx.op.hitObject_StateMatrix`
    HitObjectStateMatrix,
    /// `dx.op.hitObject_StateScalar`
    HitObjectStateScalar,
    /// `dx.op.hitObject_StateVector`
    HitObjectStateVector,
    /// `dx.op.hitObject_TraceRay`
    HitObjectTraceRay,
    /// `dx.op.hitObject_TriangleObjectPosition`
    HitObjectTriangleObjectPosition,
    /// `dx.op.ignoreHit`
    IgnoreHit,
    /// `dx.op.incrementOutputCount`
    IncrementOutputCount,
    /// `dx.op.indexNodeHandle`
    IndexNodeHandle,
    /// `dx.op.innerCoverage`
    InnerCoverage,
    /// `dx.op.instanceID`
    InstanceId,
    /// `dx.op.instanceIndex`
    InstanceIndex,
    /// `dx.op.isDebuggingEnabled`
    IsDebuggingEnabled,
    /// `dx.op.isHelperLane`
    IsHelperLane,
    /// `dx.op.isSpecialFloat`
    IsSpecialFloat,
    /// `dx.op.legacyDoubleToFloat`
    LegacyDoubleToFloat,
    /// `dx.op.legacyDoubleToSInt32`
    LegacyDoubleToSInt32,
    /// `dx.op.legacyDoubleToUInt32`
    LegacyDoubleToUInt32,
    /// `dx.op.legacyF16ToF32`
    LegacyF16ToF32,
    /// `dx.op.legacyF32ToF16`
    LegacyF32ToF16,
    /// `dx.op.linAlgConvert`
    LinAlgConvert,
    /// `dx.op.linAlgCopyConvertMatrix`
    LinAlgCopyConvertMatrix,
    /// `dx.op.linAlgFillMatrix`
    LinAlgFillMatrix,
    /// `dx.op.linAlgMatrixAccumulate`
    LinAlgMatrixAccumulate,
    /// `dx.op.linAlgMatrixAccumulateToDescriptor`
    LinAlgMatrixAccumulateToDescriptor,
    /// `dx.op.linAlgMatrixAccumulateToMemory`
    LinAlgMatrixAccumulateToMemory,
    /// `dx.op.linAlgMatrixGetCoordinate`
    LinAlgMatrixGetCoordinate,
    /// `dx.op.linAlgMatrixGetElement`
    LinAlgMatrixGetElement,
    /// `dx.op.linAlgMatrixLength`
    LinAlgMatrixLength,
    /// `dx.op.linAlgMatrixLoadFromDescriptor`
    LinAlgMatrixLoadFromDescriptor,
    /// `dx.op.linAlgMatrixLoadFromMemory`
    LinAlgMatrixLoadFromMemory,
    /// `dx.op.linAlgMatrixMultiply`
    LinAlgMatrixMultiply,
    /// `dx.op.linAlgMatrixMultiplyAccumulate`
    LinAlgMatrixMultiplyAccumulate,
    /// `dx.op.linAlgMatrixOuterProduct`
    LinAlgMatrixOuterProduct,
    /// `dx.op.linAlgMatrixQueryAccumulatorLayout`
    LinAlgMatrixQueryAccumulatorLayout,
    /// `dx.op.linAlgMatrixSetElement`
    LinAlgMatrixSetElement,
    /// `dx.op.linAlgMatrixStoreToDescriptor`
    LinAlgMatrixStoreToDescriptor,
    /// `dx.op.linAlgMatrixStoreToMemory`
    LinAlgMatrixStoreToMemory,
    /// `dx.op.linAlgMatVecMul`
    LinAlgMatVecMul,
    /// `dx.op.linAlgMatVecMulAdd`
    LinAlgMatVecMulAdd,
    /// `dx.op.linAlgVectorAccumulateToDescriptor`
    LinAlgVectorAccumulateToDescriptor,
    /// `dx.op.loadInput`
    LoadInput,
    /// `dx.op.loadOutputControlPoint`
    LoadOutputControlPoint,
    /// `dx.op.loadPatchConstant`
    LoadPatchConstant,
    /// `dx.op.makeDouble`
    MakeDouble,
    /// `dx.op.maybeReorderThread`
    MaybeReorderThread,
    /// `dx.op.minPrecXRegLoad`
    MinPrecXRegLoad,
    /// `dx.op.minPrecXRegStore`
    MinPrecXRegStore,
    /// `dx.op.nodeOutputIsValid`
    NodeOutputIsValid,
    /// `dx.op.nop`
    Nop,
    /// `dx.op.objectRayDirection`
    ObjectRayDirection,
    /// `dx.op.objectRayOrigin`
    ObjectRayOrigin,
    /// `dx.op.objectToWorld`
    ObjectToWorld,
    /// `dx.op.outputComplete`
    OutputComplete,
    /// `dx.op.outputControlPointID`
    OutputControlPointId,
    /// `dx.op.pack4x8`
    Pack4x8,
    /// `dx.op.primitiveID`
    PrimitiveId,
    /// `dx.op.primitiveIndex`
    PrimitiveIndex,
    /// `dx.op.quadOp`
    QuadOp,
    /// `dx.op.quadReadLaneAt`
    QuadReadLaneAt,
    /// `dx.op.quadVote`
    QuadVote,
    /// `dx.op.quaternary`
    Quaternary,
    /// `dx.op.rawBufferLoad`
    RawBufferLoad,
    /// `dx.op.rawBufferStore`
    RawBufferStore,
    /// `dx.op.rawBufferVectorLoad`
    RawBufferVectorLoad,
    /// `dx.op.rawBufferVectorStore`
    RawBufferVectorStore,
    /// `dx.op.rayFlags`
    RayFlags,
    /// `dx.op.rayQuery_Abort`
    RayQueryAbort,
    /// `dx.op.rayQuery_CandidateTriangleObjectPosition`
    RayQueryCandidateTriangleObjectPosition,
    /// `dx.op.rayQuery_CommitNonOpaqueTriangleHit`
    RayQueryCommitNonOpaqueTriangleHit,
    /// `dx.op.rayQuery_CommitProceduralPrimitiveHit`
    RayQueryCommitProceduralPrimitiveHit,
    /// `dx.op.rayQuery_CommittedTriangleObjectPosition`
    RayQueryCommittedTriangleObjectPosition,
    /// `dx.op.rayQuery_Proceed`
    RayQueryProceed,
    /// `dx.op.rayQuery_StateMatrix`
    RayQueryStateMatrix,
    /// `dx.op.rayQuery_StateScalar`
    RayQueryStateScalar,
    /// `dx.op.rayQuery_StateVector`
    RayQueryStateVector,
    /// `dx.op.rayQuery_TraceRayInline`
    RayQueryTraceRayInline,
    /// `dx.op.rayTCurrent`
    RayTCurrent,
    /// `dx.op.rayTMin`
    RayTMin,
    /// `dx.op.renderTargetGetSampleCount`
    RenderTargetGetSampleCount,
    /// `dx.op.renderTargetGetSamplePosition`
    RenderTargetGetSamplePosition,
    /// `dx.op.reportHit`
    ReportHit,
    /// `dx.op.reserved`
    Reserved,
    /// `dx.op.sample`
    Sample,
    /// `dx.op.sampleBias`
    SampleBias,
    /// `dx.op.sampleCmp`
    SampleCmp,
    /// `dx.op.sampleCmpBias`
    SampleCmpBias,
    /// `dx.op.sampleCmpGrad`
    SampleCmpGrad,
    /// `dx.op.sampleCmpLevel`
    SampleCmpLevel,
    /// `dx.op.sampleCmpLevelZero`
    SampleCmpLevelZero,
    /// `dx.op.sampleGrad`
    SampleGrad,
    /// `dx.op.sampleIndex`
    SampleIndex,
    /// `dx.op.sampleLevel`
    SampleLevel,
    /// `dx.op.setMeshOutputCounts`
    SetMeshOutputCounts,
    /// `dx.op.splitDouble`
    SplitDouble,
    /// `dx.op.startInstanceLocation`
    StartInstanceLocation,
    /// `dx.op.startVertexLocation`
    StartVertexLocation,
    /// `dx.op.storeOutput`
    StoreOutput,
    /// `dx.op.storePatchConstant`
    StorePatchConstant,
    /// `dx.op.storePrimitiveOutput`
    StorePrimitiveOutput,
    /// `dx.op.storeVertexOutput`
    StoreVertexOutput,
    /// `dx.op.tempRegLoad`
    TempRegLoad,
    /// `dx.op.tempRegStore`
    TempRegStore,
    /// `dx.op.tertiary`
    Tertiary,
    /// `dx.op.texture2DMSGetSamplePosition`
    Texture2DmsGetSamplePosition,
    /// `dx.op.textureGather`
    TextureGather,
    /// `dx.op.textureGatherCmp`
    TextureGatherCmp,
    /// `dx.op.textureGatherRaw`
    TextureGatherRaw,
    /// `dx.op.textureLoad`
    TextureLoad,
    /// `dx.op.textureStore`
    TextureStore,
    /// `dx.op.textureStoreSample`
    TextureStoreSample,
    /// `dx.op.threadId`
    ThreadId,
    /// `dx.op.threadIdInGroup`
    ThreadIdInGroup,
    /// `dx.op.traceRay`
    TraceRay,
    /// `dx.op.triangleObjectPosition`
    TriangleObjectPosition,
    /// `dx.op.unary`
    Unary,
    /// `dx.op.unaryBits`
    UnaryBits,
    /// `dx.op.unpack4x8`
    Unpack4x8,
    /// `dx.op.vectorReduce`
    VectorReduce,
    /// `dx.op.viewID`
    ViewId,
    /// `dx.op.waveActiveAllEqual`
    WaveActiveAllEqual,
    /// `dx.op.waveActiveBallot`
    WaveActiveBallot,
    /// `dx.op.waveActiveBit`
    WaveActiveBit,
    /// `dx.op.waveActiveOp`
    WaveActiveOp,
    /// `dx.op.waveAllOp`
    WaveAllOp,
    /// `dx.op.waveAllTrue`
    WaveAllTrue,
    /// `dx.op.waveAnyTrue`
    WaveAnyTrue,
    /// `dx.op.waveGetLaneCount`
    WaveGetLaneCount,
    /// `dx.op.waveGetLaneIndex`
    WaveGetLaneIndex,
    /// `dx.op.waveIsFirstLane`
    WaveIsFirstLane,
    /// `dx.op.waveMatch`
    WaveMatch,
    /// `dx.op.waveMultiPrefixBitCount`
    WaveMultiPrefixBitCount,
    /// `dx.op.waveMultiPrefixOp`
    WaveMultiPrefixOp,
    /// `dx.op.wavePrefixOp`
    WavePrefixOp,
    /// `dx.op.waveReadLaneAt`
    WaveReadLaneAt,
    /// `dx.op.waveReadLaneFirst`
    WaveReadLaneFirst,
    /// `dx.op.worldRayDirection`
    WorldRayDirection,
    /// `dx.op.worldRayOrigin`
    WorldRayOrigin,
    /// `dx.op.worldToObject`
    WorldToObject,
    /// `dx.op.writeSamplerFeedback`
    WriteSamplerFeedback,
    /// `dx.op.writeSamplerFeedbackBias`
    WriteSamplerFeedbackBias,
    /// `dx.op.writeSamplerFeedbackGrad`
    WriteSamplerFeedbackGrad,
    /// `dx.op.writeSamplerFeedbackLevel`
    WriteSamplerFeedbackLevel,
}
impl OpClass {
    /// All of them, in the order of their numbers.
    pub const ALL: &'static [Self] = &[
        Self::AcceptHitAndEndSearch,
        Self::AllocateNodeOutputRecords,
        Self::AllocateRayQuery,
        Self::AllocateRayQuery2,
        Self::AnnotateHandle,
        Self::AnnotateNodeHandle,
        Self::AnnotateNodeRecordHandle,
        Self::AtomicBinOp,
        Self::AtomicCompareExchange,
        Self::AttributeAtVertex,
        Self::Barrier,
        Self::BarrierByMemoryHandle,
        Self::BarrierByMemoryType,
        Self::BarrierByNodeRecordHandle,
        Self::Binary,
        Self::BinaryWithCarryOrBorrow,
        Self::BinaryWithTwoOuts,
        Self::BitcastF16toI16,
        Self::BitcastF32toI32,
        Self::BitcastF64toI64,
        Self::BitcastI16toF16,
        Self::BitcastI32toF32,
        Self::BitcastI64toF64,
        Self::BufferLoad,
        Self::BufferStore,
        Self::BufferUpdateCounter,
        Self::CalculateLod,
        Self::CallShader,
        Self::CbufferLoad,
        Self::CbufferLoadLegacy,
        Self::CheckAccessFullyMapped,
        Self::ClusterId,
        Self::Coverage,
        Self::CreateHandle,
        Self::CreateHandleForLib,
        Self::CreateHandleFromBinding,
        Self::CreateHandleFromHeap,
        Self::CreateNodeInputRecordHandle,
        Self::CreateNodeOutputHandle,
        Self::CutStream,
        Self::CycleCounterLegacy,
        Self::DebugBreak,
        Self::Discard,
        Self::DispatchMesh,
        Self::DispatchRaysDimensions,
        Self::DispatchRaysIndex,
        Self::DomainLocation,
        Self::Dot,
        Self::Dot2,
        Self::Dot2AddHalf,
        Self::Dot3,
        Self::Dot4,
        Self::Dot4AddPacked,
        Self::EmitIndices,
        Self::EmitStream,
        Self::EmitThenCutStream,
        Self::EvalCentroid,
        Self::EvalSampleIndex,
        Self::EvalSnapped,
        Self::FinishedCrossGroupSharing,
        Self::FlattenedThreadIdInGroup,
        Self::GeometryIndex,
        Self::GetDimensions,
        Self::GetGroupWaveCount,
        Self::GetGroupWaveIndex,
        Self::GetInputRecordCount,
        Self::GetMeshPayload,
        Self::GetNodeRecordPtr,
        Self::GetRemainingRecursionLevels,
        Self::GroupId,
        Self::GsInstanceId,
        Self::HitKind,
        Self::HitObjectAttributes,
        Self::HitObjectFromRayQuery,
        Self::HitObjectFromRayQueryWithAttrs,
        Self::HitObjectInvoke,
        Self::HitObjectLoadLocalRootTableConstant,
        Self::HitObjectMakeMiss,
        Self::HitObjectMakeNop,
        Self::HitObjectSetShaderTableIndex,
        Self::HitObjectStateMatrix,
        Self::HitObjectStateScalar,
        Self::HitObjectStateVector,
        Self::HitObjectTraceRay,
        Self::HitObjectTriangleObjectPosition,
        Self::IgnoreHit,
        Self::IncrementOutputCount,
        Self::IndexNodeHandle,
        Self::InnerCoverage,
        Self::InstanceId,
        Self::InstanceIndex,
        Self::IsDebuggingEnabled,
        Self::IsHelperLane,
        Self::IsSpecialFloat,
        Self::LegacyDoubleToFloat,
        Self::LegacyDoubleToSInt32,
        Self::LegacyDoubleToUInt32,
        Self::LegacyF16ToF32,
        Self::LegacyF32ToF16,
        Self::LinAlgConvert,
        Self::LinAlgCopyConvertMatrix,
        Self::LinAlgFillMatrix,
        Self::LinAlgMatrixAccumulate,
        Self::LinAlgMatrixAccumulateToDescriptor,
        Self::LinAlgMatrixAccumulateToMemory,
        Self::LinAlgMatrixGetCoordinate,
        Self::LinAlgMatrixGetElement,
        Self::LinAlgMatrixLength,
        Self::LinAlgMatrixLoadFromDescriptor,
        Self::LinAlgMatrixLoadFromMemory,
        Self::LinAlgMatrixMultiply,
        Self::LinAlgMatrixMultiplyAccumulate,
        Self::LinAlgMatrixOuterProduct,
        Self::LinAlgMatrixQueryAccumulatorLayout,
        Self::LinAlgMatrixSetElement,
        Self::LinAlgMatrixStoreToDescriptor,
        Self::LinAlgMatrixStoreToMemory,
        Self::LinAlgMatVecMul,
        Self::LinAlgMatVecMulAdd,
        Self::LinAlgVectorAccumulateToDescriptor,
        Self::LoadInput,
        Self::LoadOutputControlPoint,
        Self::LoadPatchConstant,
        Self::MakeDouble,
        Self::MaybeReorderThread,
        Self::MinPrecXRegLoad,
        Self::MinPrecXRegStore,
        Self::NodeOutputIsValid,
        Self::Nop,
        Self::ObjectRayDirection,
        Self::ObjectRayOrigin,
        Self::ObjectToWorld,
        Self::OutputComplete,
        Self::OutputControlPointId,
        Self::Pack4x8,
        Self::PrimitiveId,
        Self::PrimitiveIndex,
        Self::QuadOp,
        Self::QuadReadLaneAt,
        Self::QuadVote,
        Self::Quaternary,
        Self::RawBufferLoad,
        Self::RawBufferStore,
        Self::RawBufferVectorLoad,
        Self::RawBufferVectorStore,
        Self::RayFlags,
        Self::RayQueryAbort,
        Self::RayQueryCandidateTriangleObjectPosition,
        Self::RayQueryCommitNonOpaqueTriangleHit,
        Self::RayQueryCommitProceduralPrimitiveHit,
        Self::RayQueryCommittedTriangleObjectPosition,
        Self::RayQueryProceed,
        Self::RayQueryStateMatrix,
        Self::RayQueryStateScalar,
        Self::RayQueryStateVector,
        Self::RayQueryTraceRayInline,
        Self::RayTCurrent,
        Self::RayTMin,
        Self::RenderTargetGetSampleCount,
        Self::RenderTargetGetSamplePosition,
        Self::ReportHit,
        Self::Reserved,
        Self::Sample,
        Self::SampleBias,
        Self::SampleCmp,
        Self::SampleCmpBias,
        Self::SampleCmpGrad,
        Self::SampleCmpLevel,
        Self::SampleCmpLevelZero,
        Self::SampleGrad,
        Self::SampleIndex,
        Self::SampleLevel,
        Self::SetMeshOutputCounts,
        Self::SplitDouble,
        Self::StartInstanceLocation,
        Self::StartVertexLocation,
        Self::StoreOutput,
        Self::StorePatchConstant,
        Self::StorePrimitiveOutput,
        Self::StoreVertexOutput,
        Self::TempRegLoad,
        Self::TempRegStore,
        Self::Tertiary,
        Self::Texture2DmsGetSamplePosition,
        Self::TextureGather,
        Self::TextureGatherCmp,
        Self::TextureGatherRaw,
        Self::TextureLoad,
        Self::TextureStore,
        Self::TextureStoreSample,
        Self::ThreadId,
        Self::ThreadIdInGroup,
        Self::TraceRay,
        Self::TriangleObjectPosition,
        Self::Unary,
        Self::UnaryBits,
        Self::Unpack4x8,
        Self::VectorReduce,
        Self::ViewId,
        Self::WaveActiveAllEqual,
        Self::WaveActiveBallot,
        Self::WaveActiveBit,
        Self::WaveActiveOp,
        Self::WaveAllOp,
        Self::WaveAllTrue,
        Self::WaveAnyTrue,
        Self::WaveGetLaneCount,
        Self::WaveGetLaneIndex,
        Self::WaveIsFirstLane,
        Self::WaveMatch,
        Self::WaveMultiPrefixBitCount,
        Self::WaveMultiPrefixOp,
        Self::WavePrefixOp,
        Self::WaveReadLaneAt,
        Self::WaveReadLaneFirst,
        Self::WorldRayDirection,
        Self::WorldRayOrigin,
        Self::WorldToObject,
        Self::WriteSamplerFeedback,
        Self::WriteSamplerFeedbackBias,
        Self::WriteSamplerFeedbackGrad,
        Self::WriteSamplerFeedbackLevel,
    ];
}
