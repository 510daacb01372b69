//! Metadata: the same, with other constants.

use dxil_ir::Metadata;

use super::Conversion;

impl Conversion<'_> {
    pub(super) fn metadata(&mut self) {
        for metadata in self.from.metadata.arena().values() {
            let metadata = match metadata {
                Metadata::Constant(id) => Metadata::Constant(self.constant(*id, None)),
                metadata => metadata.clone(),
            };
            self.to.metadata.push(metadata);
        }
        self.to.named_metadata.clone_from(&self.from.named_metadata);
    }
}
