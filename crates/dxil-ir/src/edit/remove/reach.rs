//! The constants that a module uses.

use alloc::vec;
use alloc::vec::Vec;

use super::{Global, Globals};
use crate::metadata::Location;
use crate::{Body, ConstantId, Id as _, Metadata, MetadataId, Module, Value};

/// A number of constants that few shaders use more of.
const USUAL: usize = 128;

/// The constants and the metadata that a module uses, directly or not.
pub(super) struct Reach<'m> {
    module: &'m Module,
    constants: Vec<bool>,
    metadata: Vec<bool>,
    /// Globals that are visited only where something uses them, if there are any.
    unused: Option<Globals>,
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
    pub(super) fn without(module: &'m Module, globals: &Globals) -> Self {
        let mut reach = Self::new(module);
        reach.visit_others(globals);
        reach
    }

    /// Returns those of the globals that nothing uses but others of them that nothing uses.
    pub(super) fn unused(module: &'m Module, globals: &Globals) -> Globals {
        let mut reach = Self { unused: Some(globals.clone()), ..Self::new(module) };
        reach.visit_others(globals);
        reach.unused.unwrap_or_else(|| globals.clone())
    }

    fn new(module: &'m Module) -> Self {
        let constants = vec![false; module.constants.arena().len()];
        let metadata = vec![false; module.metadata.arena().len()];
        Self { module, constants, metadata, unused: None, open: Vec::with_capacity(USUAL) }
    }

    /// Visits all but some globals, and what they use.
    fn visit_others(&mut self, globals: &Globals) {
        let module = self.module;
        let variables = module.variables.ids().map(Global::Variable);
        let aliases = module.aliases.ids().map(Global::Alias);
        let functions = module.functions.ids().map(Global::Function);
        let all = variables.chain(aliases).chain(functions);
        all.filter(|global| !globals.contains(*global)).for_each(|global| self.global(global));
        for named in &module.named_metadata {
            named.nodes.iter().for_each(|&id| self.metadata(Some(id)));
        }
        self.close();
    }

    /// Visits a global.
    fn global(&mut self, global: Global) {
        let module = self.module;
        match global {
            Global::Variable(id) => self.constant(module.variables[id].initializer),
            Global::Alias(id) => self.constant(Some(module.aliases[id].aliasee)),
            Global::Function(id) => {
                let it = &module.functions[id];
                self.constant(it.prefix);
                self.constant(it.prologue);
                it.attachments.iter().for_each(|&(_, id)| self.metadata(Some(id)));
                it.body.iter().for_each(|body| self.body(body));
            }
        }
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
                    let constant = &self.module.constants[id];
                    if constant.has_operands() {
                        constant.operands().for_each(|id| self.constant(Some(id)));
                    } else if let Some(used) = Global::of(&constant.kind) {
                        if self.unused.as_mut().is_some_and(|unused| unused.remove(used)) {
                            self.global(used);
                        }
                    }
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
