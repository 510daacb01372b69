//! Nodes of work graphs.

use alloc::format;

use dxil_format::{NodeIoFlags, NodeIoKind, NodeLaunchType, ShaderKind};
use dxil_metadata::EntryPoint;
use dxil_ops::OpCode;

use super::operation::Operation;
use super::version::FIRST_WITHOUT_NODES;
use super::{Checker, Rule};
use crate::dxc::of_module as dxc;

impl Checker<'_> {
    /// Looks at the launch of an entry point that is a node.
    pub(super) fn node(&mut self, entry: &EntryPoint) {
        let is_node = entry.kind() == Some(ShaderKind::Node);
        let has_nodes = self.version() < FIRST_WITHOUT_NODES;
        self.require_of(entry.function, !is_node || has_nodes, Rule::Versions, || {
            let model = FIRST_WITHOUT_NODES.shader_model();
            format!("the entry point is a node, which the validator does not have from shader model {model} on")
        });
        let Some(properties) = &entry.properties else { return };
        let stated = properties.node_launch_type().copied();
        let Some(launch) = stated.or(is_node.then_some(NodeLaunchType::Invalid)) else { return };
        let is_compute = entry.kind() == Some(ShaderKind::Compute);
        self.require_of(entry.function, !is_compute, dxc::META_COMPUTE_WITH_NODE, || {
            format!("a compute shader states launch {launch}, which only nodes have")
        });
        let usual = match launch {
            NodeLaunchType::Broadcasting => NodeIoKind::DispatchNodeInputRecord,
            NodeLaunchType::Coalescing => NodeIoKind::GroupNodeInputRecords,
            NodeLaunchType::Thread => NodeIoKind::ThreadNodeInputRecord,
            // Mesh nodes are experimental.
            NodeLaunchType::Reserved_Mesh => return,
            _ => {
                return self.require_of(entry.function, false, Rule::NodeLaunch, || {
                    format!("the launch of a node is {launch}, which is not known")
                });
            }
        };
        let inputs = properties.node_inputs().map_or(&[][..], |it| it.as_slice());
        let count = inputs.len();
        self.require_of(entry.function, count <= 1, dxc::DECL_MULTIPLE_NODE_INPUTS, || {
            format!("a node has {count} inputs; it may have one")
        });
        for input in inputs {
            let flags = input.flags().copied().unwrap_or_default();
            // The validator looks at who has a record only, and accepts an input without records for each launch.
            let is_empty = flags.contains(NodeIoFlags::Input | NodeIoFlags::EmptyRecord);
            let holds = is_empty || records(flags) == records(NodeIoFlags(usual.0));
            self.require_of(entry.function, holds, dxc::DECL_NODE_LAUNCH_INPUT_TYPE, || {
                format!(
                    "a node of launch {launch} has an input of kind {}; it may have {usual}",
                    flags.kind()
                )
            });
        }
    }

    /// Demands that the launch of a node has the system value that an operation reads.
    pub(super) fn value_of_launch(&mut self, operation: &Operation<'_>) {
        let launches: &[NodeLaunchType] = match operation.op {
            OpCode::ThreadId | OpCode::GroupId => &[NodeLaunchType::Broadcasting],
            OpCode::ThreadIdInGroup | OpCode::FlattenedThreadIdInGroup => {
                &[NodeLaunchType::Broadcasting, NodeLaunchType::Coalescing]
            }
            _ => return,
        };
        if !self.is_library() {
            return;
        }
        let caller = Some(operation.call.caller);
        let mut entries = self.metadata.entry_points.iter();
        let Some(entry) = entries.find(|it| it.function == caller) else { return };
        if entry.kind() != Some(ShaderKind::Node) {
            return;
        }
        let launch = entry.properties.as_ref().and_then(|it| it.node_launch_type());
        let launch = launch.copied().unwrap_or_default();
        let holds = launches.contains(&launch);
        self.require_call(operation, holds, dxc::INSTR_SV_CONFLICTING_LAUNCH_MODE, || {
            format!("{} has no value in a node of launch {launch}", operation.op)
        });
    }
}

/// The flags that tell who has a record.
fn records(flags: NodeIoFlags) -> [bool; 2] {
    [NodeIoFlags::ThreadRecord, NodeIoFlags::GroupRecord].map(|it| flags.contains(it))
}
