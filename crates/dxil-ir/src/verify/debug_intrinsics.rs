//! Debug locations, and the calls that describe variables.

use alloc::vec::Vec;

use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::function::Context;
use super::{Place, Rule, Site, Verifier};
use crate::metadata::{Location, NodeKind, Reference, Subprogram};
use crate::{
    ConstantKind, Dialect, Function, FunctionId, Instruction, Metadata, MetadataId, Value,
};

impl Verifier<'_> {
    /// Checks the debug locations of a body, each once.
    pub(super) fn locations(&mut self, context: &Context<'_>) {
        let mut seen = HashSet::with_hasher(FixedState::default());
        let mut number = 0;
        for (block, contents) in context.body.blocks() {
            for &instruction in &contents.instructions {
                let location = context.body.instructions[instruction].location;
                let location = location.filter(|it| it.scope.is_some());
                let is_new =
                    |it: &Location| seen.insert((it.line, it.column, it.scope, it.inlined_at));
                if let Some(location) = location.filter(is_new) {
                    let site = Site { function: context.id, block, instruction, number };
                    self.location_of(Place::Instruction(site), context, location);
                }
                number += 1;
            }
        }
    }

    fn location_of(&mut self, place: Place, context: &Context<'_>, location: Location) {
        if self.types.dialect() == Dialect::Modern {
            return;
        }
        self.location(place, &location);
        for id in [location.scope, location.inlined_at].into_iter().flatten() {
            self.visit(id);
        }
        let scope = self.inlined_at_scope(location);
        let subprogram = self.subprogram_of(scope).and_then(|id| self.node(id));
        let Some(NodeKind::Subprogram(subprogram)) = subprogram else { return };
        // LLVM looks at the locations of a function only if a subprogram names it.
        let is_named = self.metadata.described.contains(&context.id);
        let described = !is_named || self.describes(subprogram, context.id, context.function);
        self.check(described, place, Rule::DebugSubprogram);
    }

    /// The scope in the function that a location has been inlined into.
    fn inlined_at_scope(&mut self, location: Location) -> Reference {
        let Some(outer) = location.inlined_at else { return location.scope };
        let last = self.last(outer, |verifier, id| verifier.node(id)?.location()?.inlined_at);
        self.node(last?)?.location()?.scope
    }

    /// The subprogram that a scope is, or is a block of.
    fn subprogram_of(&mut self, scope: Reference) -> Option<MetadataId> {
        let last = self.last(scope?, |verifier, id| match verifier.node(id) {
            Some(NodeKind::LexicalBlock(block)) => block.scope,
            Some(NodeKind::LexicalBlockFile(block)) => block.scope,
            _ => None,
        })?;
        matches!(self.node(last), Some(NodeKind::Subprogram(_))).then_some(last)
    }

    /// The last node of a chain; `None` if the chain has no end. Remembers it for all of the chain.
    fn last(
        &mut self,
        first: MetadataId,
        next: impl Fn(&Self, MetadataId) -> Reference,
    ) -> Reference {
        let mut chain = Vec::new();
        let mut id = first;
        let last = loop {
            match self.metadata.last.get(&id) {
                Some(&known) => break known,
                None => drop(self.metadata.last.insert(id, None)),
            }
            chain.push(id);
            match next(self, id) {
                Some(next) => id = next,
                None => break Some(id),
            }
        };
        self.metadata.last.extend(chain.into_iter().map(|id| (id, last)));
        last
    }

    /// Whether a subprogram is that of a function, by its reference or its name.
    fn describes(&self, subprogram: &Subprogram, id: FunctionId, function: &Function) -> bool {
        let constant = self.constant(subprogram.function);
        let refers =
            constant.is_some_and(|it| self.module.constants[it].kind == ConstantKind::Function(id));
        let names = [subprogram.linkage_name, subprogram.name];
        let name = names.into_iter().find(|&name| self.has_text(name)).flatten();
        let same_name = name.is_some_and(|name| match &self.module.metadata[name] {
            Metadata::String(name) => **name == function.name,
            _ => false,
        });
        refers || same_name
    }

    /// Checks a call of `llvm.dbg.declare` or `llvm.dbg.value`, which is declared as it must be.
    pub(super) fn debug_intrinsic(
        &mut self,
        context: &Context<'_>,
        place: Place,
        instruction: &Instruction,
        arguments: &[Value],
    ) {
        let (Some(&value), [.., variable, expression]) = (arguments.first(), arguments) else {
            return;
        };
        let is_value = match value {
            Value::MetadataOfArgument(_) | Value::MetadataOfInstruction(_) => true,
            Value::Metadata(id) => match &self.module.metadata[id] {
                Metadata::Constant(_) => true,
                // LLVM takes `!{null}` for `!{}`, and a constant out of a tuple.
                Metadata::Node(node) => match &node.kind {
                    NodeKind::Tuple(operands) if operands.len() == 1 => {
                        operands[0].is_none() || self.constant(operands[0]).is_some()
                    }
                    kind => {
                        let mut count = 0;
                        kind.for_each_operand(|_| count += 1);
                        count == 0
                    }
                },
                Metadata::String(_) => false,
            },
            _ => false,
        };
        self.check(is_value, place, Rule::IntrinsicDebugValue);
        let node = |value: &Value| match *value {
            Value::Metadata(id) => self.node(id).map(|kind| (id, kind)),
            _ => None,
        };
        let variable = match node(variable) {
            Some((id, NodeKind::LocalVariable(variable))) => Some((id, *variable)),
            _ => None,
        };
        let expression = match node(expression) {
            Some((id, NodeKind::Expression(_))) => Some(id),
            _ => None,
        };
        self.check(variable.is_some(), place, Rule::IntrinsicDebugVariable);
        self.check(expression.is_some(), place, Rule::IntrinsicDebugExpression);
        let (Some((id, variable)), Some(expression)) = (variable, expression) else { return };
        self.metadata.pieces.push((place, id, expression));
        let location = instruction.location.filter(|it| it.scope.is_some());
        let location = location.or_else(|| self.attached_location(context, place));
        let Some(location) = location else {
            return self.report(place, Rule::IntrinsicDebugLocation);
        };
        let scopes = [variable.scope, location.scope];
        let [one, other] = scopes.map(|scope| self.subprogram_of(scope));
        if let (Some(one), Some(other)) = (one, other) {
            self.check(one == other, place, Rule::IntrinsicDebugScope);
        }
    }

    /// The location that is attached to an instruction as metadata.
    fn attached_location(&self, context: &Context<'_>, place: Place) -> Option<Location> {
        let Place::Instruction(site) = place else { return None };
        let attachments = context.body.attachments.get(&site.instruction)?;
        attachments.iter().find_map(|&(_, id)| self.module.metadata.location(id))
    }
}
