//! Random changes of metadata.

use dxil_ir::metadata::{Node, NodeKind, Reference};
use dxil_ir::{Metadata, MetadataId, Module};

/// A generator of numbers: xorshift.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// A number below a limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

/// A tuple of a module, chosen at random.
fn tuple(module: &Module, numbers: &mut Numbers) -> Option<(MetadataId, Vec<Reference>)> {
    let id = module.metadata.arena().id_at(numbers.below(module.metadata.arena().len()))?;
    match module.metadata.get(id)? {
        Metadata::Node(node) => match &node.kind {
            NodeKind::Tuple(operands) => Some((id, operands.to_vec())),
            _ => None,
        },
        _ => None,
    }
}

/// Changes a tuple: an operand is another one's, null or missing, or there is one more.
pub(crate) fn damage(module: &mut Module, numbers: &mut Numbers) {
    let Some((id, mut operands)) = tuple(module, numbers) else { return };
    let all = module.metadata.arena().len();
    let other = module.metadata.arena().id_at(numbers.below(all));
    let place = numbers.below(operands.len() + 1);
    match (numbers.below(4), operands.get_mut(place)) {
        (0, Some(operand)) => *operand = None,
        (1, Some(_)) => drop(operands.remove(place)),
        (2, _) => operands.insert(place, other),
        (_, Some(operand)) => *operand = other,
        (_, None) => operands.push(other),
    }
    let kind = NodeKind::Tuple(operands.into());
    module.metadata.replace(id, Metadata::Node(Node { distinct: false, kind }));
}
