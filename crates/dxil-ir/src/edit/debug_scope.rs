//! Debug information of copied instructions.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::metadata::{CompileUnit, Location, Node, NodeKind, Reference, Subprogram};
use crate::{Body, ConstantId, Metadata, MetadataId, MetadataTable, Value};

/// Copies of metadata that is within a scope, such as the variables of a function, with another scope.
pub(super) struct Scopes<'a> {
    metadata: &'a mut MetadataTable,
    /// The copies. That of a node that is not within the scope is itself.
    copies: BTreeMap<MetadataId, MetadataId>,
}

impl<'a> Scopes<'a> {
    /// Gives the copy of a function a copy of its debug information. Both functions are given by
    /// their addresses. Without debug information nothing will be copied.
    pub(super) fn of_copy(
        metadata: &'a mut MetadataTable,
        original: ConstantId,
        copy: ConstantId,
    ) -> Self {
        let original = metadata.constant(original);
        let is_described = |kind: &NodeKind| match kind {
            NodeKind::Subprogram(it) => it.function == Some(original),
            _ => false,
        };
        let subprograms = find(metadata, is_described);
        let function = Some(metadata.constant(copy));
        let mut scopes = Self { metadata, copies: BTreeMap::new() };
        for id in subprograms {
            scopes.copy_subprogram(id, function);
        }
        scopes
    }

    fn copy_subprogram(&mut self, id: MetadataId, function: Reference) {
        let Metadata::Node(node) = &self.metadata[id] else { return };
        let NodeKind::Subprogram(original) = node.kind else { return };
        let distinct = node.distinct;
        let subprogram = Subprogram { function, ..original };
        let copy = self.add(Node { distinct, kind: subprogram.into() });
        self.copies.insert(id, copy);
        if let Some(variables) = original.variables {
            let operands = self.metadata.operands(variables).to_vec();
            let operands: Vec<_> =
                operands.into_iter().map(|it| it.map(|it| self.copy(it))).collect();
            let variables = Some(self.metadata.tuple(&operands));
            let kind = Subprogram { variables, ..subprogram }.into();
            self.metadata.replace(copy, Metadata::Node(Node { distinct, kind }));
        }
        for unit in find(self.metadata, |kind| matches!(kind, NodeKind::CompileUnit(_))) {
            self.list_subprogram(unit, id, copy);
        }
    }

    /// Adds the copy of a function to the compile unit that lists the original.
    fn list_subprogram(&mut self, unit: MetadataId, original: MetadataId, copy: MetadataId) {
        let Metadata::Node(node) = &self.metadata[unit] else { return };
        let NodeKind::CompileUnit(contents) = node.kind else { return };
        let (distinct, list) = (node.distinct, contents.subprograms);
        let mut listed = list.map_or(Vec::new(), |list| self.metadata.operands(list).to_vec());
        if listed.contains(&Some(original)) {
            listed.push(Some(copy));
            let subprograms = Some(self.metadata.tuple(&listed));
            let kind = CompileUnit { subprograms, ..contents }.into();
            self.metadata.replace(unit, Metadata::Node(Node { distinct, kind }));
        }
    }

    /// Replaces the locations, attachments and variables in a body by copies.
    pub(super) fn apply(&mut self, body: &mut Body) {
        if self.copies.is_empty() {
            return;
        }
        for instruction in body.instructions.values_mut() {
            if let Some(location) = &mut instruction.location {
                let parent = parent_of_location(location);
                *parent = parent.map(|id| self.copy(id));
            }
        }
        for (_, attached) in body.attachments.values_mut().flatten() {
            *attached = self.copy(*attached);
        }
        body.map_values(|value| match value {
            Value::Metadata(id) if self.is_variable(id) => Value::Metadata(self.copy(id)),
            value => value,
        });
    }

    fn is_variable(&self, id: MetadataId) -> bool {
        let kind = self.metadata.get(id).and_then(Metadata::node_kind);
        matches!(kind, Some(NodeKind::LocalVariable(_)))
    }

    /// The copy of a location, variable or block.
    fn copy(&mut self, id: MetadataId) -> MetadataId {
        let mut chain = Vec::new();
        let mut next = Some(id);
        // The chain ends, unless a damaged module has a cycle.
        while let Some(id) = next.filter(|id| !self.copies.contains_key(id)) {
            self.copies.insert(id, id);
            chain.push(id);
            next = match &self.metadata[id] {
                Metadata::Node(node) => parent(&mut node.kind.clone()).map(|it| *it),
                _ => None,
            };
        }
        while let Some(id) = chain.pop() {
            let Metadata::Node(node) = &self.metadata[id] else { continue };
            let mut node = node.clone();
            let Some(parent) = parent(&mut node.kind) else { continue };
            let copy = self.copies.get(parent).copied().unwrap_or(*parent);
            if copy != *parent {
                *parent = copy;
                let copy = self.add(node);
                self.copies.insert(id, copy);
            }
        }
        self.copies[&id]
    }

    fn add(&mut self, node: Node) -> MetadataId {
        match node.distinct {
            true => self.metadata.distinct(node.kind),
            false => self.metadata.node(node.kind),
        }
    }
}

/// The nodes of a kind.
fn find(metadata: &MetadataTable, is_wanted: impl Fn(&NodeKind) -> bool) -> Vec<MetadataId> {
    let nodes = metadata.arena().iter().filter(|(_, it)| it.node_kind().is_some_and(&is_wanted));
    nodes.map(|(id, _)| id).collect()
}

/// The node that decides which function a node belongs to.
fn parent(kind: &mut NodeKind) -> Option<&mut MetadataId> {
    let parent = match kind {
        NodeKind::Location(it) => parent_of_location(it),
        NodeKind::LexicalBlock(it) => &mut it.scope,
        NodeKind::LexicalBlockFile(it) => &mut it.scope,
        NodeKind::LocalVariable(it) => &mut it.scope,
        _ => return None,
    };
    parent.as_mut()
}

/// The outermost of the places where a location is inlined, or else its scope.
fn parent_of_location(location: &mut Location) -> &mut Reference {
    match location.inlined_at {
        Some(_) => &mut location.inlined_at,
        None => &mut location.scope,
    }
}

/// Locations in a function that is inlined at one place.
///
/// ```
/// use dxil_ir::edit::InlinedLocations;
/// use dxil_ir::metadata::Location;
/// use dxil_ir::Module;
///
/// let mut module = Module::new();
/// let [caller, callee] = [0, 1].map(|scope| module.tuple(&[scope.into()]));
/// let place = |line, scope| Location { line, column: 0, scope: Some(scope), inlined_at: None };
///
/// let mut locations = InlinedLocations::new(&mut module.metadata, place(7, caller));
/// let inlined = locations.of(&mut module.metadata, Some(place(3, callee)));
/// assert_eq!((inlined.line, inlined.scope), (3, Some(callee)));
/// let at = inlined.inlined_at.and_then(|id| module.metadata.location(id));
/// assert_eq!(at, Some(place(7, caller)));
/// ```
#[derive(Clone, Debug)]
pub struct InlinedLocations {
    /// The location of the call.
    call: Location,
    /// A node for it.
    node: MetadataId,
    /// The copies of nodes that say where a location is inlined.
    copies: BTreeMap<MetadataId, MetadataId>,
}

impl InlinedLocations {
    /// Creates those at the place of a call, of which a distinct node is added.
    pub fn new(metadata: &mut MetadataTable, call: Location) -> Self {
        Self { call, node: metadata.distinct(call), copies: BTreeMap::new() }
    }

    /// The location of an inlined instruction; that of the call if the instruction has none.
    pub fn of(&mut self, metadata: &mut MetadataTable, location: Option<Location>) -> Location {
        let Some(location) = location else { return self.call };
        let mut chain = Vec::new();
        let mut next = location.inlined_at;
        while let Some(id) = next.filter(|id| !self.copies.contains_key(id)) {
            let Metadata::Node(node) = &metadata[id] else { break };
            let Some(outer) = node.kind.location() else { break };
            // A damaged module may have a cycle: this entry ends it.
            self.copies.insert(id, self.node);
            chain.push((id, outer));
            next = outer.inlined_at;
        }
        while let Some((id, outer)) = chain.pop() {
            let inlined_at = Some(self.copy(outer.inlined_at));
            let copy = metadata.distinct(Location { inlined_at, ..outer });
            self.copies.insert(id, copy);
        }
        Location { inlined_at: Some(self.copy(location.inlined_at)), ..location }
    }

    fn copy(&self, inlined_at: Reference) -> MetadataId {
        inlined_at.and_then(|id| self.copies.get(&id).copied()).unwrap_or(self.node)
    }
}
