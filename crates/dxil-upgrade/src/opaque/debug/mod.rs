//! Debug information in the form of LLVM 23.
//!
//! There, a subprogram names its compile unit, a function its subprogram, and a variable of the module what describes it;
//! in LLVM 3.7, it is the other way round.

mod expression;
mod nodes;

use alloc::vec::Vec;

use dxil_ir::metadata::{Location, ModernNode, Node, NodeKind, Reference, modern};
use dxil_ir::{FunctionId, Id as _, Metadata, MetadataId, MetadataKindId, Module, VariableId};

use super::Conversion;

impl Conversion<'_> {
    /// Converts all metadata: ids stay, but for those of metadata that has become equal to other metadata.
    pub(super) fn metadata(&mut self) {
        let mut added = Added { all: Vec::with_capacity(self.from.metadata.arena().len()) };
        for metadata in self.from.metadata.arena().values() {
            let converted = match metadata {
                Metadata::Constant(id) => Metadata::Constant(self.constant(*id)),
                Metadata::String(_) => metadata.clone(),
                Metadata::Node(node) => {
                    let (distinct, kind) = nodes::convert(node);
                    Metadata::Node(Node { distinct, kind })
                }
            };
            added.push(converted);
        }
        self.ranges(&mut added);
        let variables = self.units(&mut added);
        for metadata in added.all {
            self.to.metadata.push(metadata);
        }
        let united = self.to.metadata.unite_pushed(0);
        let ids = self.to.metadata.arena().ids();
        self.successors = ids.map(|id| united.current(id)).collect();
        self.to.named_metadata.clone_from(&self.from.named_metadata);
        for named in &mut self.to.named_metadata {
            named.nodes.iter_mut().for_each(|id| *id = united.current(*id));
        }
        self.global_attachments(&variables);
    }

    /// Lets subprograms name their compile units, and units list global variables with expressions. Returns the variables
    /// of the module with what describes each.
    fn units(&self, added: &mut Added) -> Vec<(VariableId, MetadataId)> {
        let mut variables = Vec::new();
        for (unit, metadata) in self.from.metadata.arena().iter() {
            let Some(NodeKind::CompileUnit(it)) = metadata.node_kind() else { continue };
            for subprogram in list(self.from, it.subprograms) {
                if let Some(ModernNode::Subprogram(it)) = added.node(subprogram) {
                    it.unit.get_or_insert(unit);
                }
            }
            let globals = list(self.from, it.globals);
            if globals.is_empty() {
                continue;
            }
            let expression = added.push_node(NodeKind::Expression([].into()));
            let mut wrapped = Vec::with_capacity(globals.len());
            for variable in globals {
                let described =
                    modern::GlobalVariableExpression { variable: Some(variable), expression };
                let node = added.push_node(described.into());
                variables.extend(self.described_variable(variable).zip(node));
                // Units of LLVM 23 do not list the static variables of functions.
                if !self.is_of_function(variable) {
                    wrapped.push(node);
                }
            }
            let globals = match wrapped.is_empty() {
                true => None,
                false => added.push_node(NodeKind::Tuple(wrapped.into())),
            };
            if let Some(ModernNode::CompileUnit(it)) = added.node(unit) {
                it.globals = globals;
            }
        }
        for id in self.from.metadata.arena().ids() {
            if let Some(ModernNode::Subprogram(it)) = added.node(id) {
                // What no unit lists is but declared.
                if it.unit.is_none() {
                    it.subprogram_flags &= !nodes::DEFINITION;
                }
            }
        }
        variables
    }

    /// Gives ranges the constants that are their bounds.
    fn ranges(&mut self, added: &mut Added) {
        let i64 = self.to.types.integer(64);
        for (id, metadata) in self.from.metadata.arena().iter() {
            let Some(NodeKind::Subrange(it)) = metadata.node_kind() else { continue };
            let mut bound = |value: u64| {
                let constant = self.to.constants.integer(&self.to.types, i64, value);
                added.push(Metadata::Constant(constant))
            };
            let count = bound(it.count);
            let lower_bound = if it.lower_bound == 0 { None } else { bound(it.lower_bound as u64) };
            if let Some(ModernNode::Subrange(it)) = added.node(id) {
                it.count = count;
                it.lower_bound = lower_bound;
            }
        }
    }

    /// Whether a node describes a static variable of a function.
    fn is_of_function(&self, node: MetadataId) -> bool {
        let Some(NodeKind::GlobalVariable(it)) = self.from.metadata[node].node_kind() else {
            return false;
        };
        let scope = it.scope.and_then(|scope| self.from.metadata.get(scope)?.node_kind());
        matches!(
            scope,
            Some(
                NodeKind::Subprogram(_) | NodeKind::LexicalBlock(_) | NodeKind::LexicalBlockFile(_)
            )
        )
    }

    /// The variable of the module that a node describes.
    fn described_variable(&self, node: MetadataId) -> Option<VariableId> {
        let Some(NodeKind::GlobalVariable(it)) = self.from.metadata[node].node_kind() else {
            return None;
        };
        match self.from.metadata[it.variable?] {
            Metadata::Constant(address) => self.from.addressed_variable(address.into()),
            _ => None,
        }
    }

    /// Attaches debug information to functions and variables, beside what they have.
    fn global_attachments(&mut self, variables: &[(VariableId, MetadataId)]) {
        let mut described: Vec<(FunctionId, MetadataId)> = Vec::new();
        for (function, id, _) in self.from.subprograms() {
            let has_unit = match self.to.metadata[self.successor(id)].modern_node() {
                Some(ModernNode::Subprogram(it)) => it.unit.is_some(),
                _ => false,
            };
            if has_unit && self.from.functions[function].body.is_some() {
                described.push((function, id));
            }
        }
        for (id, function) in self.from.functions.iter() {
            self.to.functions[id].attachments = self.attachments(&function.attachments);
        }
        let kind = self.to.metadata_kind("dbg");
        for (id, node) in described {
            let node = self.successor(node);
            let attachments = &mut self.to.functions[id].attachments;
            if attachments.iter().all(|&(known, _)| known != kind) {
                attachments.insert(0, (kind, node));
            }
        }
        for &(id, node) in variables {
            let node = self.successor(node);
            self.to.variables[id].attachments.push((kind, node));
        }
    }

    /// The metadata that takes the place of other metadata.
    pub(super) fn successor(&self, id: MetadataId) -> MetadataId {
        self.successors.get(id.index()).copied().unwrap_or(id)
    }

    pub(super) fn attachments(
        &self,
        all: &[(MetadataKindId, MetadataId)],
    ) -> Vec<(MetadataKindId, MetadataId)> {
        all.iter().map(|&(kind, id)| (kind, self.successor(id))).collect()
    }

    /// The location of an instruction.
    pub(super) fn location(&self, location: Location) -> Location {
        let current = |id: Reference| id.map(|id| self.successor(id));
        Location {
            scope: current(location.scope),
            inlined_at: current(location.inlined_at),
            ..location
        }
    }
}

/// The metadata that is converted, and what is added after it.
struct Added {
    all: Vec<Metadata>,
}

impl Added {
    fn push(&mut self, metadata: Metadata) -> Reference {
        let id = MetadataId::from_index(self.all.len());
        self.all.push(metadata);
        id
    }

    fn push_node(&mut self, kind: NodeKind) -> Reference {
        self.push(Metadata::Node(Node { distinct: false, kind }))
    }

    fn node(&mut self, id: MetadataId) -> Option<&mut ModernNode> {
        let Metadata::Node(node) = self.all.get_mut(id.index())? else { return None };
        match &mut node.kind {
            NodeKind::Modern(node) => Some(node),
            _ => None,
        }
    }
}

/// The elements of a list in metadata.
fn list(module: &Module, list: Reference) -> Vec<MetadataId> {
    let list = list.map_or(&[][..], |list| module.metadata.operands(list));
    list.iter().copied().flatten().collect()
}
