//! `llvm.module.flags` and `llvm.ident`.

use alloc::collections::{BTreeMap, BTreeSet};

use super::{Place, Rule, Verifier};
use crate::metadata::Reference;
use crate::{ConstantKind, Dialect, Metadata, MetadataId, NamedMetadata};

impl Verifier<'_> {
    pub(super) fn idents(&mut self, place: Place, named: &NamedMetadata) {
        for &node in &named.nodes {
            let operands = self.module.metadata.operands(node);
            match operands {
                [operand] => {
                    let is_string = self.is_string(*operand);
                    self.check(is_string, place, Rule::IdentString);
                }
                _ => drop(self.check(false, place, Rule::IdentCount)),
            }
        }
    }

    pub(super) fn module_flags(&mut self, place: Place, named: &NamedMetadata) {
        let mut values = BTreeMap::new();
        let mut repeated = BTreeSet::new();
        let mut requirements = alloc::vec::Vec::new();
        // Modern LLVM has the greatest and the least value besides.
        let last = if self.types.dialect() == Dialect::Modern { 8 } else { 6 };
        for &flag in &named.nodes {
            let &[behavior, name, value] = self.module.metadata.operands(flag) else {
                self.report(place, Rule::ModuleFlagCount);
                continue;
            };
            let Some(behavior) = self.integer(behavior).filter(|it| (1..=last).contains(it)) else {
                self.report(place, Rule::ModuleFlagBehavior);
                continue;
            };
            if !self.check(self.is_string(name), place, Rule::ModuleFlagName) {
                continue;
            }
            match behavior {
                3 => match value.map(|id| self.module.metadata.operands(id)) {
                    Some(&[name, value]) if self.is_string(name) => {
                        requirements.push((name, value));
                    }
                    _ => self.report(place, Rule::ModuleFlagRequirement),
                },
                5 | 6 => {
                    let is_node = self.is_tuple(value);
                    self.check(is_node, place, Rule::ModuleFlagAppend);
                }
                _ => {}
            }
            if behavior != 3 {
                let is_new = repeated.insert(name);
                self.check(is_new, place, Rule::ModuleFlagRepeated);
                values.insert(name, value);
            }
        }
        for (name, value) in requirements {
            match values.get(&name) {
                None => self.report(place, Rule::ModuleFlagMissing),
                Some(found) => {
                    self.check(*found == value, place, Rule::ModuleFlagValue);
                }
            }
        }
    }

    pub(super) fn is_string(&self, id: Reference) -> bool {
        matches!(id.map(|id| &self.module.metadata[id]), Some(Metadata::String(_)))
    }

    pub(super) fn is_tuple(&self, id: Reference) -> bool {
        let kind = id.and_then(|id| self.node(id));
        matches!(kind, Some(crate::metadata::NodeKind::Tuple(_)))
    }

    /// The node of metadata that is one.
    pub(super) fn node(&self, id: MetadataId) -> Option<&crate::metadata::NodeKind> {
        self.module.metadata[id].node_kind()
    }

    /// The constant integer that metadata is.
    pub(super) fn integer(&self, id: Reference) -> Option<u64> {
        let Metadata::Constant(constant) = self.module.metadata[id?] else { return None };
        match self.module.constants[constant].kind {
            ConstantKind::Integer(value) => Some(value),
            _ => None,
        }
    }
}
