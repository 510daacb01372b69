//! Whether entry points have what they and the functions that they call need.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use dxil_derive::{Compatibility, Flags, Shader};
use dxil_format::{NodeLaunchType, ShaderFlags, ShaderKind};
use dxil_ir::{FunctionId, IdMap};
use dxil_metadata::EntryPoint;
use dxil_ops::{OpCode, Version};

use super::{Checker, Rule};
use crate::dxc::{Named, of_module as dxc};

/// A thing that an entry point lacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Conflict {
    Stage,
    ShaderModel,
    DerivativesInLaunch,
    DerivativesInThreads,
    DerivativesInShaderModel,
    Group,
}

/// The kind of an entry point of a library without properties.
const NO_STAGE: ShaderKind = ShaderKind(16);

/// A set of conflicts.
type Conflicts = BTreeSet<Conflict>;

/// The properties of an entry point that functions need.
struct Entry {
    function: FunctionId,
    kind: ShaderKind,
    launch: Option<NodeLaunchType>,
    threads: Option<[u32; 3]>,
    version: Version,
    /// The conflicts of a function with derivatives, each with whether it holds.
    of_derivatives: [(Conflict, bool); 3],
    /// Whether a function that needs a thread group has a conflict.
    lacks_group: bool,
}

impl Checker<'_> {
    /// Looks at all entry points, and the functions that they call.
    pub(super) fn compatibility(&mut self, flags: &Flags<'_>) {
        let Ok(shader) = Shader::new(self.module, self.metadata) else { return };
        let needs = shader.compatibilities_with(flags);
        for entry in self.entries() {
            if let Some(entry) = self.compatible_entry(entry) {
                self.conflicts(&shader, &entry, &needs);
            }
        }
    }

    fn compatible_entry(&self, entry: &EntryPoint) -> Option<Entry> {
        let kind = match entry.properties {
            None if self.is_library() => NO_STAGE,
            _ => entry.kind().or(self.kind())?,
        };
        let version = self.version();
        let launch = entry.properties.as_ref().and_then(|it| it.node_launch_type()).copied();
        let threads = entry.num_threads();
        let has_group = matches!(
            kind,
            ShaderKind::Compute | ShaderKind::Mesh | ShaderKind::Amplification | ShaderKind::Node
        );
        let is_of_threads = launch == Some(NodeLaunchType::Thread);
        let [x, y, z] = threads.unwrap_or_default();
        let has_quads = if y == 1 && z == 1 { x % 4 == 0 } else { x % 2 == 0 && y % 2 == 0 };
        let is_early = version < Version::V1_6 && kind != ShaderKind::Node;
        Some(Entry {
            function: entry.function?,
            kind,
            launch,
            threads,
            version,
            of_derivatives: [
                (Conflict::DerivativesInShaderModel, has_group && is_early),
                (Conflict::DerivativesInLaunch, is_of_threads),
                (Conflict::DerivativesInThreads, has_group && !has_quads),
            ],
            lacks_group: !has_group || is_of_threads,
        })
    }

    /// Reports each conflict once, of the innermost function that has it.
    fn conflicts(
        &mut self,
        shader: &Shader<'_>,
        entry: &Entry,
        needs: &IdMap<FunctionId, Compatibility>,
    ) {
        let conflicts_of = |id| needs.get(id).map(|it| entry.conflicts(it)).unwrap_or_default();
        let mut remaining = conflicts_of(entry.function);
        if remaining.is_empty() {
            return;
        }
        let mut seen = BTreeSet::from([entry.function]);
        let mut path = vec![(entry.function, self.called(entry.function), Conflicts::new())];
        while let Some((function, rest, of_callees)) = path.last_mut() {
            if remaining.is_empty() {
                return;
            }
            if let Some(next) = rest.pop() {
                if seen.insert(next) {
                    path.push((next, self.called(next), Conflicts::new()));
                }
                continue;
            }
            let function = *function;
            let mut own = conflicts_of(function);
            let introduced: Vec<_> = own
                .intersection(&remaining)
                .filter(|it| !of_callees.contains(it))
                .copied()
                .collect();
            if !introduced.is_empty() {
                self.incompatible(shader, entry, function, &introduced, needs.get(function));
            }
            remaining.retain(|it| !introduced.contains(it));
            path.pop();
            if let Some((_, _, of_callees)) = path.last_mut() {
                of_callees.append(&mut own);
            }
        }
    }

    /// The functions with bodies that a function calls, the first one last.
    fn called(&self, function: FunctionId) -> Vec<FunctionId> {
        self.calls.called(function).rev().collect()
    }

    fn incompatible(
        &mut self,
        shader: &Shader<'_>,
        entry: &Entry,
        function: FunctionId,
        conflicts: &[Conflict],
        needs: Option<&Compatibility>,
    ) {
        let (rule, what) = match function == entry.function {
            true => (dxc::SM_INCOMPATIBLE_OPERATION, "does"),
            false => (dxc::SM_INCOMPATIBLE_CALL_IN_ENTRY, "calls a function that does"),
        };
        let op = || self.operation_of_other_stages(shader, entry, function);
        let op = conflicts.contains(&Conflict::Stage).then(op).flatten();
        let message = |conflict: &Conflict| match (conflict, op) {
            (Conflict::Stage, Some(op)) => (
                dxc::SM_INCOMPATIBLE_STAGE,
                format!("the function calls {op}, which a {} shader cannot", entry.kind),
            ),
            _ => entry.message(*conflict, needs),
        };
        let messages: Vec<_> = conflicts.iter().map(message).collect();
        self.require_of(Some(entry.function), false, rule, || {
            let why: Vec<_> = messages.iter().map(|(_, message)| message.as_str()).collect();
            format!("the entry point {what} something that it cannot do: {}", why.join("; "))
        });
        for (rule, message) in messages {
            self.require_of(Some(function), false, rule, || message);
        }
    }
}

impl Checker<'_> {
    /// The first operation that a function calls and that the stage of an entry point lacks, whatever its operands are.
    fn operation_of_other_stages(
        &self,
        shader: &Shader<'_>,
        entry: &Entry,
        function: FunctionId,
    ) -> Option<OpCode> {
        let mut operations = self.calls.operations_of(function).iter().filter_map(|(_, op)| *op);
        operations.find(|op| shader.stages(*op).0 & entry.stage() == 0)
    }
}

impl Entry {
    /// The bit of the stage. Of an unknown kind, the validator looks at the lowest bits.
    fn stage(&self) -> u32 {
        1_u32.wrapping_shl(self.kind.0.into())
    }

    /// The conflicts of a function with the entry point that calls it.
    fn conflicts(&self, needs: &Compatibility) -> Conflicts {
        let mut conflicts = Conflicts::new();
        if needs.stages.0 & self.stage() == 0 {
            conflicts.insert(Conflict::Stage);
        }
        if self.version < needs.version {
            conflicts.insert(Conflict::ShaderModel);
        }
        if needs.flags.contains(ShaderFlags::UsesDerivatives) {
            let held = self.of_derivatives.iter().filter(|(_, holds)| *holds);
            conflicts.extend(held.map(|(conflict, _)| conflict));
        }
        if needs.flags.contains(ShaderFlags::RequiresGroup) && self.lacks_group {
            conflicts.insert(Conflict::Group);
        }
        conflicts
    }

    fn message(&self, conflict: Conflict, needs: Option<&Compatibility>) -> (Named<Rule>, String) {
        let (kind, model) = (self.kind, self.version.shader_model());
        match conflict {
            Conflict::Stage => (
                dxc::SM_INCOMPATIBLE_STAGE,
                format!("the function does what a {kind} shader cannot"),
            ),
            Conflict::ShaderModel => {
                let needed = needs.map_or(self.version, |it| it.version).shader_model();
                (
                    dxc::SM_INCOMPATIBLE_SHADER_MODEL,
                    format!("the function needs shader model {needed}, the target is {model}"),
                )
            }
            Conflict::DerivativesInLaunch => {
                let launch = self.launch.unwrap_or_default();
                (
                    dxc::SM_INCOMPATIBLE_DERIV_LAUNCH,
                    format!("the function takes derivatives in a node of launch {launch}"),
                )
            }
            Conflict::DerivativesInThreads => {
                let [x, y, z] = self.threads.unwrap_or_default();
                (
                    dxc::SM_INCOMPATIBLE_THREAD_GROUP_DIM,
                    format!(
                        "the function takes derivatives, but a group has {x}*{y}*{z} threads; it may \
                         have a multiple of 4 in x alone, or of 2 in x and y"
                    ),
                )
            }
            Conflict::DerivativesInShaderModel => (
                dxc::SM_INCOMPATIBLE_DERIV_IN_COMPUTE_SHADER_MODEL,
                format!(
                    "the function takes derivatives; a {kind} shader has them since shader model \
                     6.6, the target is {model}"
                ),
            ),
            Conflict::Group => (
                dxc::SM_INCOMPATIBLE_REQUIRES_GROUP,
                format!("the function needs a thread group, which a {kind} shader lacks"),
            ),
        }
    }
}
