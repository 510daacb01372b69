//! Function bodies of another module.

use super::Importer;
use crate::metadata::Location;
use crate::{Body, Instruction, InstructionKind, List, Value};

impl Importer<'_> {
    /// The body of a function of the source, with counterparts of all that it names. Its use-list orders
    /// are dropped.
    pub(super) fn body(&mut self, source: &Body) -> Body {
        let mut body = source.clone();
        body.use_lists.clear();
        for argument in &mut body.arguments {
            argument.ty = self.ty(argument.ty);
        }
        let mut switches = alloc::vec::Vec::new();
        for instruction in body.instructions.values_mut() {
            if let InstructionKind::Switch { cases, .. } = instruction.kind {
                switches.push(cases);
            }
            self.instruction(instruction);
        }
        for cases in switches {
            self.cases(&mut body, cases);
        }
        body.map_values(|value| match value {
            Value::Constant(id) => self.uninitialized_constant(id).into(),
            Value::Metadata(id) => {
                let copy = self.metadata(id);
                Value::Metadata(copy.unwrap_or_else(|| self.to.metadata.tuple(&[])))
            }
            value => value,
        });
        for attachments in body.attachments.values_mut() {
            let copies = attachments.iter().filter_map(|&(kind, node)| {
                let (kind, node) = (self.metadata_kind(kind), self.metadata(node));
                node.map(|node| (kind, node))
            });
            *attachments = copies.collect();
            attachments.sort_unstable();
        }
        self.initialize();
        body
    }

    fn instruction(&mut self, instruction: &mut Instruction) {
        instruction.ty = self.ty(instruction.ty);
        match &mut instruction.kind {
            InstructionKind::GetElementPtr { source: ty, .. }
            | InstructionKind::Alloca { allocated: ty, .. } => *ty = self.ty(*ty),
            InstructionKind::Call { function_type, attributes, .. } => {
                *function_type = self.ty(*function_type);
                *attributes = attributes.map(|it| self.attribute_set(it));
            }
            _ => {}
        }
        if let Some(Location { scope, inlined_at, .. }) = &mut instruction.location {
            *scope = scope.and_then(|it| self.metadata(it));
            *inlined_at = inlined_at.and_then(|it| self.metadata(it));
        }
    }

    fn cases(&mut self, body: &mut Body, cases: List<crate::Case>) {
        for case in body.list_mut(cases) {
            case.value = self.uninitialized_constant(case.value);
        }
    }
}
