//! The counters of operations.

use dxil_ir::{Module, Value, calls};
use dxil_ops::OpCode;

use super::Counter;

/// The operation that a call names.
pub(super) fn of_call(module: &Module, callee: Value, arguments: &[Value]) -> Option<OpCode> {
    let function = module.functions.get(module.called_function(callee)?)?;
    if !calls::is_operation(function) {
        return None;
    }
    let opcode = module.constants.integer_value(arguments.first()?.constant()?)?;
    OpCode::from_u32(opcode.try_into().ok()?)
}

/// The counters of an operation.
pub(super) const fn counters(op: OpCode) -> &'static [Counter] {
    use Counter as C;
    use OpCode as Op;
    match op {
        Op::AtomicBinOp | Op::AtomicCompareExchange | Op::BufferUpdateCounter => &[C::Atomic],
        Op::Barrier
        | Op::BarrierByMemoryType
        | Op::BarrierByMemoryHandle
        | Op::BarrierByNodeRecordHandle => &[C::Barrier],
        Op::FAbs
        | Op::Saturate
        | Op::IsNaN
        | Op::IsInf
        | Op::IsFinite
        | Op::IsNormal
        | Op::Cos
        | Op::Sin
        | Op::Tan
        | Op::Acos
        | Op::Asin
        | Op::Atan
        | Op::Hcos
        | Op::Hsin
        | Op::Htan
        | Op::Exp
        | Op::Frc
        | Op::Log
        | Op::Sqrt
        | Op::Rsqrt
        | Op::RoundNe
        | Op::RoundNi
        | Op::RoundPi
        | Op::RoundZ
        | Op::FMax
        | Op::FMin
        | Op::Fma
        | Op::Dot2
        | Op::Dot3
        | Op::Dot4
        | Op::FDot
        | Op::Dot2AddHalf => &[C::Float],
        Op::VectorReduceAnd | Op::VectorReduceOr => &[C::Int, C::Uint],
        Op::CutStream => &[C::Cut],
        Op::EmitStream => &[C::Emit],
        Op::EmitThenCutStream => &[C::Cut, C::Emit],
        Op::IMax | Op::IMin | Op::IMul | Op::IMad | Op::Ibfe | Op::Dot4AddI8Packed => &[C::Int],
        Op::LoadInput | Op::LoadOutputControlPoint | Op::LoadPatchConstant => &[C::Load],
        Op::StoreOutput
        | Op::StorePatchConstant
        | Op::StoreVertexOutput
        | Op::StorePrimitiveOutput => &[C::Store],
        Op::SampleBias => &[C::TextureBias],
        Op::SampleCmp
        | Op::SampleCmpBias
        | Op::SampleCmpGrad
        | Op::SampleCmpLevel
        | Op::SampleCmpLevelZero
        | Op::TextureGatherCmp => &[C::TextureCompare],
        Op::SampleGrad => &[C::TextureGradient],
        Op::TextureLoad | Op::BufferLoad | Op::RawBufferLoad | Op::RawBufferVectorLoad => {
            &[C::TextureLoad]
        }
        Op::Sample | Op::SampleLevel | Op::TextureGather | Op::TextureGatherRaw => {
            &[C::TextureSample]
        }
        Op::TextureStore
        | Op::TextureStoreSample
        | Op::BufferStore
        | Op::RawBufferStore
        | Op::RawBufferVectorStore
        | Op::WriteSamplerFeedback
        | Op::WriteSamplerFeedbackBias
        | Op::WriteSamplerFeedbackGrad
        | Op::WriteSamplerFeedbackLevel => &[C::TextureStore],
        Op::Bfrev
        | Op::Countbits
        | Op::FirstbitLo
        | Op::FirstbitHi
        | Op::FirstbitSHi
        | Op::UMax
        | Op::UMin
        | Op::UMul
        | Op::UDiv
        | Op::UAddc
        | Op::USubb
        | Op::UMad
        | Op::Msad
        | Op::Ubfe
        | Op::Bfi
        | Op::Dot4AddU8Packed => &[C::Uint],
        _ => &[],
    }
}
