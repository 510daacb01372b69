//! Hit objects and ray queries: operands that are undefined, and constants that go together.

use alloc::format;

use dxil_ir::calls::immediate;
use dxil_ops::{Immediate, OpCode, RayFlag, RayQueryFlag, Type};

use super::operation::Operation;
use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

/// The bytes of a constant in a root table.
const ROOT_CONSTANT: i64 = 4;

impl Checker<'_> {
    pub(super) fn hit_object(&mut self, operation: &Operation<'_>) {
        let arguments = operation.op.signature().arguments().iter();
        for (argument, &value) in arguments.zip(operation.call.arguments.iter().skip(1)) {
            let is_undefined = || immediate(operation.module, value) == Immediate::Undef;
            if argument.ty() == Type::HitObject {
                self.require_call(operation, !is_undefined(), dxc::INSTR_UNDEF_HIT_OBJECT, || {
                    format!("{} has a hit object that is undefined", operation.op)
                });
            } else if is_read(operation.op, argument.name()) && is_undefined() {
                let rule = dxc::INSTR_NO_READING_UNINITIALIZED.by(Rule::HitObject);
                self.require_call(operation, false, rule, || {
                    format!("{} reads {}, which is undefined", operation.op, argument.name())
                });
            }
        }
        match operation.op {
            OpCode::MaybeReorderThread => self.coherence_hint(operation),
            OpCode::HitObjectLoadLocalRootTableConstant => {
                let Some(offset) = operation.integer("offset") else { return };
                let holds = offset % ROOT_CONSTANT == 0;
                self.require_call(
                    operation,
                    holds,
                    dxc::INSTR_PARAM_MULTIPLE.by(Rule::HitObject),
                    || {
                        format!(
                            "a root constant is at byte {offset}, no multiple of {ROOT_CONSTANT}"
                        )
                    },
                );
            }
            OpCode::AllocateRayQuery2 => self.opacity_micromaps(operation),
            _ => {}
        }
    }

    /// Demands that the number of bits of a hint is defined, and a hint that has bits.
    fn coherence_hint(&mut self, operation: &Operation<'_>) {
        const BITS: &str = "numCoherenceHintBitsFromLSB";
        let has_bits = operation.integer(BITS).is_some_and(|it| it != 0);
        let is_missing = has_bits && operation.is_undefined("coherenceHint");
        let holds = !operation.is_undefined(BITS) && !is_missing;
        let rule = dxc::INSTR_MAY_REORDER_THREAD_UNDEF_COHERENCE_HINT_PARAM;
        self.require_call(operation, holds, rule, || {
            "MaybeReorderThread has a hint, or a number of its bits, that is undefined".into()
        });
    }

    fn opacity_micromaps(&mut self, operation: &Operation<'_>) {
        let flags = |name| operation.integer(name).unwrap_or(0);
        let has = |flags: i64, flag: i64| flags & flag != 0;
        let is_forced = has(flags("constRayFlags"), RayFlag::FORCE_OMM2_STATE.0.into());
        let is_allowed =
            has(flags("constRayQueryFlags"), RayQueryFlag::ALLOW_OPACITY_MICROMAPS.0.into());
        let rule = dxc::DECL_ALLOW_OPACITY_MICROMAPS_EXPECTED_GIVEN_FORCE_OMM2_STATE;
        self.require_call(operation, is_allowed || !is_forced, rule, || {
            "the ray query forces two states of opacity micromaps, but does not allow them".into()
        });
    }
}

/// Whether an operation reads an operand, which must be defined then.
fn is_read(op: OpCode, name: &str) -> bool {
    match op {
        OpCode::HitObjectMakeMiss => ["RayFlags", "MissShaderIndex"].contains(&name),
        OpCode::HitObjectTraceRay => name != "accelerationStructure",
        OpCode::HitObjectFromRayQuery
        | OpCode::HitObjectFromRayQueryWithAttrs
        | OpCode::HitObjectInvoke
        | OpCode::HitObjectLoadLocalRootTableConstant
        | OpCode::HitObjectSetShaderTableIndex => true,
        OpCode::RayQueryCandidateClusterId
        | OpCode::RayQueryCommittedClusterId
        | OpCode::RayQueryCandidateTriangleObjectPosition
        | OpCode::RayQueryCommittedTriangleObjectPosition => name == "rayQueryHandle",
        _ => false,
    }
}
