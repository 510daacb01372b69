//! The constants that a module uses.

use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

use super::Global;
use crate::metadata::Location;
use crate::{Body, ConstantId, Id as _, Metadata, MetadataId, Module, Value};

/// The constants and the metadata that a module uses, directly or not.
pub(super) struct Reach<'m> {
    module: &'m Module,
    constants: Vec<bool>,
    metadata: Vec<bool>,
    /// The used things whose own uses have not been visited.
    open: Vec<Use>,
}

#[derive(Clone, Copy)]
enum Use {
    Constant(ConstantId),
    Metadata(MetadataId),
}

impl<'m> Reach<'m> {
    /// Returns the constants and the metadata that anything but some globals uses.
    pub(super) fn without(module: &'m Module, globals: &BTreeSet<Global>) -> Self {
        let constants = vec![false; module.constants.arena().len()];
        let metadata = vec![false; module.metadata.arena().len()];
        let mut reach = Self { module, constants, metadata, open: Vec::new() };
        let kept = |global| !globals.contains(&global);
        for (_, it) in module.variables.iter().filter(|(id, _)| kept(Global::Variable(*id))) {
            reach.constant(it.initializer);
        }
        for (_, it) in module.aliases.iter().filter(|(id, _)| kept(Global::Alias(*id))) {
            reach.constant(Some(it.aliasee));
        }
        for (_, it) in module.functions.iter().filter(|(id, _)| kept(Global::Function(*id))) {
            reach.constant(it.prefix);
            reach.constant(it.prologue);
            it.attachments.iter().for_each(|&(_, id)| reach.metadata(Some(id)));
            it.body.iter().for_each(|body| reach.body(body));
        }
        for named in &module.named_metadata {
            named.nodes.iter().for_each(|&id| reach.metadata(Some(id)));
        }
        reach.close();
        reach
    }

    /// The constants that are used.
    pub(super) fn constants(&self) -> impl Iterator<Item = ConstantId> + '_ {
        let used = self.constants.iter().enumerate().filter(|(_, used)| **used);
        used.filter_map(|(index, _)| ConstantId::from_index(index))
    }

    fn constant(&mut self, id: Option<ConstantId>) {
        let Some(id) = id else { return };
        if let Some(known @ false) = self.constants.get_mut(id.index()) {
            *known = true;
            self.open.push(Use::Constant(id));
        }
    }

    fn metadata(&mut self, id: Option<MetadataId>) {
        let Some(id) = id else { return };
        if let Some(known @ false) = self.metadata.get_mut(id.index()) {
            *known = true;
            self.open.push(Use::Metadata(id));
        }
    }

    fn body(&mut self, body: &Body) {
        for (_, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| match value {
                Value::Constant(id) => self.constant(Some(id)),
                Value::Metadata(id) => self.metadata(Some(id)),
                _ => {}
            });
            if let Some(Location { scope, inlined_at, .. }) = instruction.location {
                self.metadata(scope);
                self.metadata(inlined_at);
            }
        }
        for (_, id) in body.attachments.values().flatten() {
            self.metadata(Some(*id));
        }
    }

    /// Follows operands until there is nothing new.
    fn close(&mut self) {
        while let Some(used) = self.open.pop() {
            match used {
                Use::Constant(id) => {
                    let operands = self.module.constants[id].operands();
                    operands.for_each(|id| self.constant(Some(id)));
                }
                Use::Metadata(id) => match &self.module.metadata[id] {
                    Metadata::String(_) => {}
                    Metadata::Constant(id) => self.constant(Some(*id)),
                    Metadata::Node(node) => node.kind.for_each_operand(|id| self.metadata(id)),
                },
            }
        }
    }
}
