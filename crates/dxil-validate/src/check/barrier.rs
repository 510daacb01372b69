//! Barriers: their stage must have the threads and the memory that they are for.

use alloc::format;
use alloc::string::String;

use crate::dxc::{Named, of_calls as dxc};

use super::Rule;
use dxil_ops::{BarrierMode, BarrierSemanticFlag, MemoryTypeFlag, OpCode, ShaderStage, StageSet};

/// The stages whose threads are in groups.
const WITH_GROUPS: StageSet = StageSet::of(&[
    ShaderStage::Compute,
    ShaderStage::Amplification,
    ShaderStage::Mesh,
    ShaderStage::Node,
    // A function of a library may be called by any of them.
    ShaderStage::Library,
]);

/// The stages that have records of nodes.
const WITH_NODES: StageSet = StageSet::of(&[ShaderStage::Node, ShaderStage::Library]);

/// All kinds of memory. A barrier for all of them is valid in stages that lack some.
const ALL_MEMORY: MemoryTypeFlag = MemoryTypeFlag::UAV_MEMORY
    .union(MemoryTypeFlag::GROUP_SHARED_MEMORY)
    .union(MemoryTypeFlag::NODE_INPUT_MEMORY)
    .union(MemoryTypeFlag::NODE_OUTPUT_MEMORY);

/// Whether an operation is a barrier: its operands tell for which stages it is.
pub(super) const fn is_barrier(op: OpCode) -> bool {
    matches!(
        op,
        OpCode::Barrier
            | OpCode::BarrierByMemoryType
            | OpCode::BarrierByMemoryHandle
            | OpCode::BarrierByNodeRecordHandle
    )
}

/// The error of a barrier in a stage. `argument` returns the constant argument of an index after the opcode.
pub(super) fn mismatch(
    op: OpCode,
    stage: ShaderStage,
    argument: impl Fn(usize) -> Option<i32>,
) -> Option<(Named<Rule>, String)> {
    let has_groups = WITH_GROUPS.contains(stage);
    let (memory, semantics) = match op {
        OpCode::Barrier => return mode(BarrierMode(argument(0)?), stage, has_groups),
        OpCode::BarrierByMemoryType => (MemoryTypeFlag(argument(0)?), argument(1)?),
        OpCode::BarrierByMemoryHandle => (MemoryTypeFlag::UAV_MEMORY, argument(1)?),
        OpCode::BarrierByNodeRecordHandle => (MemoryTypeFlag::NODE_INPUT_MEMORY, argument(1)?),
        _ => return None,
    };
    let is_any = |flags: &[MemoryTypeFlag]| {
        memory != ALL_MEMORY && flags.iter().any(|&flag| memory.contains(flag))
    };
    let group = [BarrierSemanticFlag::GROUP_SYNC, BarrierSemanticFlag::GROUP_SCOPE];
    let is_of_group = group.into_iter().any(|it| BarrierSemanticFlag(semantics).contains(it))
        || is_any(&[MemoryTypeFlag::GROUP_SHARED_MEMORY]);
    let nodes = [MemoryTypeFlag::NODE_INPUT_MEMORY, MemoryTypeFlag::NODE_OUTPUT_MEMORY];
    if is_of_group && !has_groups {
        let message = format!("{op} is for a thread group here, which {stage} has not");
        Some((dxc::INSTR_BARRIER_MODE_FOR_NON_CS, message))
    } else if is_any(&nodes) && !WITH_NODES.contains(stage) {
        let message = format!("{op} is for records of nodes here, which {stage} has not");
        Some((dxc::INSTR_BARRIER_REQUIRES_NODE, message))
    } else {
        None
    }
}

/// The error in the mode of a barrier.
fn mode(mode: BarrierMode, stage: ShaderStage, has_groups: bool) -> Option<(Named<Rule>, String)> {
    let has = |flag| mode.contains(flag);
    let (device, group) = (BarrierMode::UAV_FENCE_GLOBAL, BarrierMode::UAV_FENCE_THREAD_GROUP);
    if !has_groups {
        let message = format!("Barrier can only have the mode UAVFenceGlobal in {stage}");
        (mode != device).then_some((dxc::INSTR_BARRIER_MODE_FOR_NON_CS, message))
    } else if has(device) && has(group) {
        let message = "Barrier has both the mode UAVFenceGlobal and UAVFenceThreadGroup";
        Some((dxc::INSTR_BARRIER_MODE_USELESS_U_GROUP, message.into()))
    } else if !has(device) && !has(group) && !has(BarrierMode::TGSM_FENCE) {
        Some((dxc::INSTR_BARRIER_MODE_NO_MEMORY, "Barrier has a mode without a fence".into()))
    } else {
        None
    }
}
