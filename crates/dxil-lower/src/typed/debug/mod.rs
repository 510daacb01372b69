//! Debug information in the form of LLVM 3.7.
//!
//! There, a compile unit lists its subprograms, a subprogram names its function, and a global variable the variable of the
//! module; later, it is the other way round.

mod annotations;
mod calls;
mod expression;
mod language;
mod nodes;

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::metadata::{Location, ModernNode, Node, NodeKind, Reference, modern};
use dxil_ir::{ConstantId, Id as _, Metadata, MetadataId, MetadataKindId, Module, Value};

use super::Conversion;
use crate::resource::is_resource;
pub use annotations::debug_annotations;
pub(super) use calls::describes_variables;

/// The references that nodes of LLVM 3.7 have and later ones lack.
struct DebugInfo {
    /// The functions of subprograms and the variables of global variables; [`None`] for one of several.
    described: BTreeMap<MetadataId, Option<ConstantId>>,
    /// The subprograms of compile units.
    subprograms: BTreeMap<MetadataId, Vec<Reference>>,
    /// The metadata that takes the place of each.
    successors: Vec<Reference>,
}

impl DebugInfo {
    fn new(module: &Module) -> Self {
        let successors = resolved(module, &successors(module));
        let described = described(module);
        Self { described, subprograms: subprograms(module), successors }
    }
}

impl Conversion<'_> {
    /// Converts all metadata: ids stay, but for those of what is replaced or has become equal to other metadata.
    pub(super) fn metadata(&mut self) {
        let info = DebugInfo::new(self.from);
        let mut all = Vec::with_capacity(self.from.metadata.arena().len());
        for metadata in self.from.metadata.arena().values() {
            let metadata = self.converted_metadata(metadata, &info);
            all.push(metadata);
        }
        for (&id, &constant) in &info.described {
            let Some(constant) = constant else { continue };
            let address = Metadata::Constant(self.constant(constant, None));
            refer(&mut all, id, address);
        }
        for (&unit, list) in &info.subprograms {
            refer(&mut all, unit, tuple(list));
        }
        for metadata in all {
            self.to.metadata.push(metadata);
        }
        let united = self.to.metadata.unite_pushed(0);
        self.successors = info.successors;
        for successor in &mut self.successors {
            *successor = successor.map(|id| united.current(id));
        }
        self.to.named_metadata.clone_from(&self.from.named_metadata);
        for named in &mut self.to.named_metadata {
            named.nodes =
                named.nodes.iter().filter_map(|&id| self.successors[id.index()]).collect();
        }
    }

    fn converted_metadata(&mut self, metadata: &Metadata, info: &DebugInfo) -> Metadata {
        match metadata {
            // Handles of resources are values of variables; nothing takes their place.
            Metadata::Constant(id)
                if is_resource(&self.from.types, self.from.constants[*id].ty) =>
            {
                tuple(&[])
            }
            Metadata::Constant(id) => Metadata::Constant(self.constant(*id, None)),
            Metadata::String(_) => metadata.clone(),
            Metadata::Node(node) => {
                let (distinct, mut kind) = nodes::convert(self.from, node);
                kind.for_each_operand_mut(|it| {
                    *it = it.and_then(|id| info.successors[id.index()]);
                });
                Metadata::Node(Node { distinct, kind })
            }
        }
    }

    /// The metadata that takes the place of other metadata; `!{}` where nothing does.
    pub(super) fn successor(&mut self, id: MetadataId) -> MetadataId {
        let successor = self.successors.get(id.index()).copied();
        successor.flatten().unwrap_or_else(|| self.to.metadata.tuple(&[]))
    }

    /// The attachments of functions lose debug information, which refers to the function instead.
    pub(super) fn function_attachments(&mut self) {
        for (id, function) in self.from.functions.iter() {
            let kept = function.attachments.iter().filter(|&&(kind, _)| !is_debug(self.from, kind));
            let kept: Vec<_> = kept.copied().collect();
            self.to.functions[id].attachments = self.attachments(&kept);
        }
    }

    pub(super) fn attachments(
        &self,
        all: &[(MetadataKindId, MetadataId)],
    ) -> Vec<(MetadataKindId, MetadataId)> {
        all.iter().filter_map(|&(kind, id)| Some((kind, self.successors[id.index()]?))).collect()
    }

    /// The location of an instruction.
    pub(super) fn location(&self, location: Location) -> Location {
        let current = |id: Reference| id.and_then(|id| self.successors[id.index()]);
        Location {
            scope: current(location.scope),
            inlined_at: current(location.inlined_at),
            ..location
        }
    }
}

/// Adds metadata after all other, and lets a node refer to it where LLVM 3.7 has a field for it.
fn refer(all: &mut Vec<Metadata>, node: MetadataId, metadata: Metadata) {
    let Some(id) = MetadataId::from_index(all.len()) else { return };
    let Some(Metadata::Node(node)) = all.get_mut(node.index()) else { return };
    let field = match &mut node.kind {
        NodeKind::Subprogram(node) => &mut node.function,
        NodeKind::GlobalVariable(node) => &mut node.variable,
        NodeKind::CompileUnit(node) => &mut node.subprograms,
        _ => return,
    };
    *field = Some(id);
    all.push(metadata);
}

fn tuple(list: &[Reference]) -> Metadata {
    Metadata::Node(Node { distinct: false, kind: NodeKind::Tuple(list.into()) })
}

/// The metadata that takes the place of each, which may itself have another one in its place.
fn successors(module: &Module) -> Vec<Reference> {
    let ids = module.metadata.arena().ids();
    ids.map(|id| match module.metadata[id].modern_node() {
        Some(ModernNode::GlobalVariableExpression(it)) => it.variable,
        Some(ModernNode::CommonBlock(it)) => it.scope,
        Some(ModernNode::SubrangeType(it)) if it.base_type.is_some() => it.base_type,
        _ => Some(id),
    })
    .collect()
}

/// The last of the successors of each; [`None`] where they have no end.
fn resolved(module: &Module, next: &[Reference]) -> Vec<Reference> {
    let mut last = vec![None; next.len()];
    let mut seen = vec![false; next.len()];
    for start in module.metadata.arena().ids() {
        let mut path = Vec::new();
        let mut at = start;
        let end = loop {
            let index = at.index();
            if next[index] == Some(at) {
                break Some(at);
            }
            if seen[index] {
                break last[index];
            }
            seen[index] = true;
            path.push(index);
            match next[index] {
                Some(id) => at = id,
                None => break None,
            }
        };
        path.iter().for_each(|&index| last[index] = end);
        last[start.index()] = end;
    }
    last
}

/// The subprograms of compile units, in the order in which they are met.
fn subprograms(module: &Module) -> BTreeMap<MetadataId, Vec<Reference>> {
    let mut subprograms: BTreeMap<_, Vec<_>> = BTreeMap::new();
    // Without debug information, nobody needs to look for metadata in all instructions.
    if module.metadata.arena().ids().any(|id| unit(module, id).is_some()) {
        for id in reachable(module) {
            if let Some(unit) = unit(module, id) {
                subprograms.entry(unit).or_default().push(Some(id));
            }
        }
    }
    subprograms
}

/// The compile unit of a subprogram.
fn unit(module: &Module, id: MetadataId) -> Reference {
    match module.metadata[id].modern_node() {
        Some(ModernNode::Subprogram(modern::Subprogram { unit, .. })) => *unit,
        _ => None,
    }
}

/// The functions of subprograms and the variables of global variables.
fn described(module: &Module) -> BTreeMap<MetadataId, Option<ConstantId>> {
    let mut described = BTreeMap::new();
    for (id, function) in module.functions.iter() {
        for subprogram in attached(module, &function.attachments) {
            described.entry(subprogram).or_insert(module.function_address(id));
        }
    }
    for (id, variable) in module.variables.iter() {
        for node in attached(module, &variable.attachments) {
            let Some(ModernNode::GlobalVariableExpression(node)) =
                module.metadata[node].modern_node()
            else {
                continue;
            };
            let (Some(global), Some(expression)) = (node.variable, node.expression) else {
                continue;
            };
            if !is_empty_expression(module, expression) {
                continue;
            }
            let address = module.variable_address(id);
            described.entry(global).and_modify(|it| *it = None).or_insert(address);
        }
    }
    described
}

/// The debug information that is attached to a function or a variable.
fn attached<'a>(
    module: &'a Module,
    attachments: &'a [(MetadataKindId, MetadataId)],
) -> impl Iterator<Item = MetadataId> + 'a {
    let debug = attachments.iter().filter(|&&(kind, _)| is_debug(module, kind));
    debug.map(|&(_, id)| id)
}

/// Whether the attachments of a kind are debug information.
fn is_debug(module: &Module, kind: MetadataKindId) -> bool {
    module.metadata_kinds.get(kind).is_some_and(|name| name == "dbg")
}

fn is_empty_expression(module: &Module, id: MetadataId) -> bool {
    let kind = module.metadata[id].node_kind();
    matches!(kind, Some(NodeKind::Expression(elements)) if elements.is_empty())
}

/// The metadata that something refers to, in the order in which it is met.
fn reachable(module: &Module) -> Vec<MetadataId> {
    let mut reach = Reach { seen: vec![false; module.metadata.arena().len()], found: Vec::new() };
    for named in &module.named_metadata {
        reach.all(named.nodes.iter().copied());
    }
    for variable in module.variables.values() {
        reach.all(variable.attachments.iter().map(|&(_, id)| id));
    }
    for function in module.functions.values() {
        reach.all(function.attachments.iter().map(|&(_, id)| id));
        let Some(body) = &function.body else { continue };
        for (id, instruction) in body.instructions() {
            let attachments = body.attachments.get(&id).into_iter().flatten();
            reach.all(attachments.map(|&(_, id)| id));
            if let Some(Location { scope, inlined_at, .. }) = instruction.location {
                reach.all(scope.into_iter().chain(inlined_at));
            }
            instruction.for_each_operand(body, |value| {
                if let Value::Metadata(id) = value {
                    reach.all([id]);
                }
            });
        }
    }
    reach.spread(module);
    reach.found
}

struct Reach {
    seen: Vec<bool>,
    found: Vec<MetadataId>,
}

impl Reach {
    fn all(&mut self, ids: impl IntoIterator<Item = MetadataId>) {
        for id in ids {
            if !core::mem::replace(&mut self.seen[id.index()], true) {
                self.found.push(id);
            }
        }
    }

    /// Adds what the metadata that is found refers to.
    fn spread(&mut self, module: &Module) {
        let mut next = 0;
        while let Some(&id) = self.found.get(next) {
            if let Some(kind) = module.metadata[id].node_kind() {
                kind.for_each_operand(|it| self.all(it));
            }
            next += 1;
        }
    }
}
