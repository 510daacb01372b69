// Generated from dxbc-ops.spec. Do not edit: `UPDATE_EXPECT=1 cargo test -p dxil-spec` makes it anew.

parameter_kinds! {
    Destination [Temp, Output, IndexableTemp, OutputDepth, Null, OutputCoverageMask, FunctionOutput, OutputDepthGreaterEqual, OutputDepthLessEqual, OutputStencilRef];
    Source [Temp, Input, IndexableTemp, Immediate32, Immediate64, ConstantBuffer, ImmediateConstantBuffer, InputPrimitiveID, FunctionInput, OutputControlPointID, InputForkInstanceID, InputJoinInstanceID, InputControlPoint, OutputControlPoint, InputPatchConstant, InputDomainPoint, ThisPointer, InputThreadID, InputThreadGroupID, InputThreadIDInGroup, InputCoverageMask, InputThreadIDInGroupFlattened, InputGSInstanceID, CycleCounter, InnerCoverage];
    Resource [Resource, Rasterizer];
    Sampler [Sampler];
    View [UnorderedAccessView];
    Memory [Resource, UnorderedAccessView, ThreadGroupSharedMemory];
    Register [];
    Reference [];
    Token [];
    Tokens [];
}
