//! Attributes of another module.

use alloc::vec::Vec;

use super::Importer;
use crate::{Attribute, AttributeSetId, Id as _, MetadataKindId};

impl Importer<'_> {
    /// The counterpart of a set of attributes.
    pub fn attribute_set(&mut self, id: AttributeSetId) -> AttributeSetId {
        if let Some(known) = self.attributes[id.index()] {
            return known;
        }
        let mut groups = Vec::new();
        for (_, group) in self.from.attributes.groups(id) {
            let mut group = group.clone();
            for attribute in &mut group.attributes {
                if let Attribute::Type(_, ty) = attribute {
                    *ty = self.ty(*ty);
                }
            }
            groups.push(self.to.attributes.group(group));
        }
        let set = self.to.attributes.set(&groups);
        self.attributes[id.index()] = Some(set);
        set
    }

    /// The counterpart of a kind of attached metadata: the one of the same name.
    pub fn metadata_kind(&mut self, id: MetadataKindId) -> MetadataKindId {
        if let Some(known) = self.kinds[id.index()] {
            return known;
        }
        let name = &self.from.metadata_kinds[id];
        let known = self.to.metadata_kinds.iter().find(|(_, it)| *it == name).map(|(id, _)| id);
        let kind = known.unwrap_or_else(|| self.to.add_metadata_kind(name.clone()));
        self.kinds[id.index()] = Some(kind);
        kind
    }
}
