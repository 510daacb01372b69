//! Prints metadata.

use dxil_ir::metadata::modern::{self, Detail};
use dxil_ir::metadata::{NodeKind, Reference};
use dxil_ir::{Dialect, Metadata, MetadataId, MetadataKindId};

use super::line::Line;
use super::module::Printer;
use super::slots::Slot;

impl Printer<'_> {
    /// Prints all nodes.
    pub(crate) fn nodes(&mut self) {
        if !self.slots.nodes.is_empty() {
            self.out.byte(b'\n');
        }
        let mut next = 0;
        // Annotations add nodes.
        while let Some(&slot) = self.slots.nodes.get(next) {
            if self.out.has_failed() {
                return;
            }
            if let Slot::Node(id) = slot {
                self.annotate_node(id);
                self.begin(Line::Metadata(id));
            }
            self.out.byte(b'!');
            self.out.number(next as u64);
            self.out.str(" = ");
            match slot {
                Slot::Location(location, detail) if detail == Detail::default() => {
                    self.location_node(&location);
                }
                Slot::Location(location, detail) => {
                    self.debug_node(&modern::Location::new(location, detail).into());
                }
                Slot::Node(id) => {
                    if let Metadata::Node(node) = &self.module.metadata[id] {
                        self.node(node);
                    }
                }
            }
            self.out.byte(b'\n');
            next += 1;
        }
    }

    /// Prints a reference to metadata, or `null`.
    pub(crate) fn reference(&mut self, id: Reference) {
        match id {
            None => self.out.str("null"),
            Some(id) => self.metadata(id),
        }
    }

    /// Prints a reference to metadata.
    pub(crate) fn metadata(&mut self, id: MetadataId) {
        match &self.module.metadata[id] {
            Metadata::Node(node) if self.dialect() == Dialect::Modern && is_inline(&node.kind) => {
                self.node(node);
            }
            Metadata::Node(_) => self.out.called(self.slots.node(id)),
            Metadata::String(string) => {
                self.out.byte(b'!');
                self.out.quoted(string);
            }
            Metadata::Constant(constant) => self.typed_constant(*constant),
        }
    }

    /// Prints an attachment.
    pub(crate) fn attachments(
        &mut self,
        separator: &'static str,
        attachments: &[(MetadataKindId, MetadataId)],
    ) {
        for &(kind, id) in attachments {
            self.out.str(separator);
            self.out.byte(b'!');
            self.out.metadata_name(&self.module.metadata_kinds[kind]);
            self.out.byte(b' ');
            self.metadata(id);
        }
    }
}

/// Whether modern LLVM prints a node in place of a reference to it.
pub(crate) const fn is_inline(kind: &NodeKind) -> bool {
    matches!(kind, NodeKind::Expression(_))
}
