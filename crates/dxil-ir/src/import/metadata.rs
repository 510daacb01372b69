//! Metadata of another module.

use alloc::vec;

use super::Importer;
use crate::metadata::{Node, NodeKind, Reference};
use crate::{Id as _, Metadata, MetadataId};

/// The copy of one metadata.
#[derive(Clone, Copy, Debug)]
pub(super) enum Progress {
    /// There is none yet.
    New,
    /// Its operands are being copied. One of them refers to it, if there is an id.
    Open(Option<MetadataId>),
    /// It is copied. Null stands for a constant that is not.
    Done(Reference),
}

impl Importer<'_> {
    /// The counterpart of metadata; `None` for a global that has no counterpart.
    pub fn metadata(&mut self, id: MetadataId) -> Reference {
        let mut stack = vec![id];
        while let Some(&next) = stack.last() {
            match self.metadata[next.index()] {
                Progress::Done(_) => {
                    stack.pop();
                }
                Progress::Open(placeholder) => {
                    let copy = self.whole_metadata(next, placeholder);
                    self.metadata[next.index()] = Progress::Done(copy);
                }
                Progress::New => {
                    self.metadata[next.index()] = Progress::Open(None);
                    if let Metadata::Node(node) = &self.from.metadata[next] {
                        let is_new =
                            |it: &MetadataId| matches!(self.metadata[it.index()], Progress::New);
                        node.kind.for_each_operand(|it| stack.extend(it.filter(is_new)));
                    }
                }
            }
        }
        match self.metadata[id.index()] {
            Progress::Done(copy) => copy,
            Progress::New | Progress::Open(_) => None,
        }
    }

    /// The counterpart of metadata whose operands have one or are part of a cycle.
    fn whole_metadata(&mut self, id: MetadataId, placeholder: Option<MetadataId>) -> Reference {
        let metadata = match &self.from.metadata[id] {
            Metadata::String(text) => return Some(self.to.metadata.string(text.clone())),
            Metadata::Constant(id) => {
                return self.names_imported_globals(*id).then(|| {
                    let constant = self.constant(*id);
                    self.to.metadata.constant(constant)
                });
            }
            Metadata::Node(node) => {
                let mut node = node.clone();
                node.kind.for_each_operand_mut(|it| *it = it.and_then(|it| self.operand(it)));
                node
            }
        };
        let placeholder = match self.metadata[id.index()] {
            Progress::Open(own) => own.or(placeholder),
            Progress::New | Progress::Done(_) => placeholder,
        };
        Some(match (placeholder, metadata.distinct) {
            (Some(id), _) => {
                self.to.metadata.replace(id, Metadata::Node(metadata));
                id
            }
            (None, true) => self.to.metadata.distinct(metadata.kind),
            (None, false) => self.to.metadata.node(metadata.kind),
        })
    }

    /// The counterpart of an operand. One that is being copied itself gets its place in advance.
    fn operand(&mut self, id: MetadataId) -> Reference {
        match self.metadata[id.index()] {
            Progress::Done(copy) => copy,
            Progress::Open(Some(placeholder)) => Some(placeholder),
            Progress::New | Progress::Open(None) => {
                let kind = NodeKind::Tuple([].into());
                let empty = Node { distinct: true, kind };
                let placeholder = self.to.metadata.push(Metadata::Node(empty));
                self.metadata[id.index()] = Progress::Open(Some(placeholder));
                Some(placeholder)
            }
        }
    }
}
