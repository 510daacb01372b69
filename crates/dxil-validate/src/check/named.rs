//! The rules of DXC's validator for what a call of an operation breaks.

use dxil_ops::{OpCode, Overload, Reason, ShaderStage, Violation};

use super::Rule;
use crate::dxc::{Named, of_calls as dxc};

/// The rule that a call breaks in its version and stage.
pub(super) fn placed(violation: &Violation, overloads: &[Overload<'_>]) -> Named<Rule> {
    let op = violation.op();
    let is_half = overloads.contains(&Overload::F16);
    let rule = match violation.reason() {
        // The validator takes it for an operation of all stages, which have no inputs.
        Reason::Stage { .. } if op == OpCode::LoadInput => return Rule::Stage.into(),
        Reason::Stage { .. } => {
            use ShaderStage::{Domain, Hull, PatchConstant};
            let rule = match (op, violation.target().stage) {
                (OpCode::CreateHandle, _)
                | (OpCode::StorePatchConstant, Hull)
                | (OpCode::LoadOutputControlPoint, Hull | Domain)
                | (OpCode::OutputControlPointId, PatchConstant) => {
                    dxc::SM_OPCODE_IN_INVALID_FUNCTION
                }
                _ => dxc::SM_OPCODE,
            };
            return rule.by(Rule::Stage);
        }
        Reason::Overload { .. } | Reason::OverloadCount { .. } => return dxc::INSTR_OLOAD,
        Reason::Reserved => {
            return dxc::INSTR_EXP_DXIL_OP_CODE_REQUIRES_EXP_SM.by(Rule::ReservedOpcode);
        }
        Reason::Removed { .. } => dxc::SM_OPCODE_IN_INVALID_FUNCTION,
        _ => match op {
            OpCode::IsNaN | OpCode::IsInf | OpCode::IsFinite | OpCode::IsNormal if is_half => {
                dxc::SM_IS_SPECIAL_FLOAT
            }
            OpCode::RawBufferLoad | OpCode::RawBufferStore => {
                match overloads.iter().any(|it| [Overload::I64, Overload::F64].contains(it)) {
                    true => dxc::SM64BIT_RAW_BUFFER_LOAD_STORE,
                    false => dxc::SM_OPCODE,
                }
            }
            OpCode::AtomicBinOp | OpCode::AtomicCompareExchange => {
                dxc::SM_OPCODE_IN_INVALID_FUNCTION
            }
            _ if takes_gradients(op) && violation.target().version >= op.since() => {
                dxc::SM_OPCODE_IN_INVALID_FUNCTION
            }
            _ => dxc::SM_OPCODE,
        },
    };
    rule.by(Rule::Version)
}

/// Whether later versions allow an operation in stages with thread groups because these have gradients since.
fn takes_gradients(op: OpCode) -> bool {
    let attributes = [dxil_ops::Attribute::IsDerivative, dxil_ops::Attribute::IsGradient];
    attributes.into_iter().any(|it| op.attributes(op.since()).contains(it))
}

/// The rule that an operand breaks that is no constant.
pub(super) fn no_constant(op: OpCode, operand: &str) -> Named<Rule> {
    let rule = match op {
        OpCode::CreateHandle => dxc::INSTR_OP_CONST_RANGE,
        OpCode::AllocateRayQuery => dxc::DECL_ALLOCATE_RAY_QUERY_FLAGS_ARE_CONST,
        OpCode::AllocateRayQuery2 => dxc::DECL_ALLOCATE_RAY_QUERY2_FLAGS_ARE_CONST,
        _ if is_flagged_barrier(op) => dxc::INSTR_BARRIER_NON_CONSTANT_FLAG_ARGUMENT,
        _ if operand == "alignment" => dxc::INSTR_CONST_ALIGN_FOR_RAW_BUF,
        _ if operand.starts_with("offset") => dxc::INSTR_TEXTURE_OFFSET,
        _ => dxc::INSTR_OP_CONST,
    };
    rule.by(Rule::ConstantOperand)
}

/// The rule that a number outside of the range of an operand breaks.
pub(super) fn out_of_range(op: OpCode, operand: &str) -> Named<Rule> {
    let rule = match op {
        OpCode::TextureStore | OpCode::TextureStoreSample if operand == "mask" => {
            dxc::INSTR_WRITE_MASK_FOR_TYPED_UAV_STORE
        }
        _ if operand == "mask" => dxc::INSTR_WRITE_MASK_GAP_FOR_UAV,
        _ if operand.starts_with("offset") => dxc::INSTR_TEXTURE_OFFSET,
        OpCode::DomainLocation => dxc::SM_DOMAIN_LOCATION_IDX_OOB,
        _ => dxc::INSTR_OPERAND_RANGE,
    };
    rule.by(Rule::OperandRange)
}

/// The rule that a number without a meaning breaks.
pub(super) fn undefined_value(op: OpCode) -> Named<Rule> {
    match op {
        _ if is_flagged_barrier(op) => dxc::INSTR_BARRIER_FLAG_INVALID,
        OpCode::CreateHandle => dxc::INSTR_OP_CONST_RANGE.by(Rule::OperandMeaning),
        _ => Rule::OperandMeaning.into(),
    }
}

/// Whether an operation is a barrier with flags for memory and semantics.
const fn is_flagged_barrier(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::BarrierByMemoryType
            | OpCode::BarrierByMemoryHandle
            | OpCode::BarrierByNodeRecordHandle
    )
}
