//! Types that are named by their identifiers, and the pieces of variables.

use alloc::collections::BTreeMap;

use super::debug_info::piece;
use super::{Place, Rule, Verifier};
use crate::MetadataId;
use crate::metadata::NodeKind;

impl Verifier<'_> {
    /// Checks identifiers against the retained types of the compile units, and then sizes of pieces.
    /// Without a list of compile units, LLVM checks neither.
    pub(super) fn debug_types(&mut self) {
        let Some(units) = self.module.named_metadata("llvm.dbg.cu") else { return };
        let types = self.identified_types(&units.nodes);
        for (identifier, node) in core::mem::take(&mut self.metadata.references) {
            let is_known = types.contains_key(&identifier);
            self.check(is_known, Place::Metadata(node), Rule::DebugUnresolved);
        }
        for (place, variable, expression) in core::mem::take(&mut self.metadata.pieces) {
            self.piece(place, variable, expression, &types);
        }
    }

    /// The retained types of compile units that have an identifier.
    fn identified_types(&self, units: &[MetadataId]) -> BTreeMap<MetadataId, MetadataId> {
        let mut types = BTreeMap::new();
        for &unit in units {
            let Some(NodeKind::CompileUnit(unit)) = self.node(unit) else { continue };
            let Some(retained) = unit.retained_types else { continue };
            for &id in self.module.metadata.operands(retained).iter().flatten() {
                if let Some(NodeKind::CompositeType(node)) = self.node(id) {
                    types.extend(node.identifier.map(|identifier| (identifier, id)));
                }
            }
        }
        types
    }

    /// Checks that a piece of a variable lies in it, and is not all of it.
    fn piece(
        &mut self,
        place: Place,
        variable: MetadataId,
        expression: MetadataId,
        types: &BTreeMap<MetadataId, MetadataId>,
    ) {
        let (Some(NodeKind::LocalVariable(variable)), Some(NodeKind::Expression(expression))) =
            (self.node(variable), self.node(expression))
        else {
            return;
        };
        let Some((offset, size)) = piece(expression) else { return };
        let resolved = |id| types.get(&id).copied().unwrap_or(id);
        let whole = self.module.metadata.size_of_type(variable.ty, resolved);
        let Some(whole) = whole.filter(|&size| size > 0) else { return };
        let is_inside = offset.checked_add(size).is_some_and(|end| end <= whole);
        self.check(is_inside, place, Rule::DebugPieceOutside);
        self.check(size != whole, place, Rule::DebugPieceWhole);
    }
}
