//! The weights of the edges of a `switch`: `!prof !{!"branch_weights", i32 1, i32 2}`.

use alloc::vec::Vec;

use dxil_ir::{Body, InstructionId, Metadata, MetadataId, MetadataKindId, Module};

/// The string in front of weights.
const NAME: &[u8] = b"branch_weights";
/// The string after it, of weights that the source states.
const EXPECTED: &[u8] = b"expected";

/// The weights that are attached to a `switch`.
pub(super) struct Weights {
    kind: MetadataKindId,
    /// The strings in front of them.
    names: Vec<MetadataId>,
    pub(super) default: u32,
    pub(super) cases: Vec<u32>,
}

impl Weights {
    /// The weights; [`None`] if there are none, or other operands among them.
    pub(super) fn of(module: &Module, body: &Body, id: InstructionId) -> Option<Self> {
        let attached = body.attachments.get(&id)?;
        let is_profile = |kind: MetadataKindId| module.metadata_kinds[kind] == "prof";
        let (kind, node) = *attached.iter().find(|it| is_profile(it.0))?;
        let operands = module.metadata.operands(node);
        let is = |at: usize, text: &[u8]| match operands.get(at) {
            Some(Some(id)) => matches!(&module.metadata[*id], Metadata::String(it) if **it == text),
            _ => false,
        };
        if !is(0, NAME) {
            return None;
        }
        let (names, weights) = operands.split_at(if is(1, EXPECTED) { 2 } else { 1 });
        let (default, cases) = weights.split_first()?;
        let weight = |operand: &Option<MetadataId>| match module.metadata[(*operand)?] {
            Metadata::Constant(id) => u32::try_from(module.constants.integer_value(id)?).ok(),
            _ => None,
        };
        let cases = cases.iter().map(weight).collect::<Option<_>>()?;
        let names = names.iter().copied().flatten().collect();
        Some(Self { kind, names, default: weight(default)?, cases })
    }

    /// The weights without the mark that the source states them, as LLVM has them of a branch.
    pub(super) fn found(mut self) -> Self {
        self.names.truncate(1);
        self
    }

    /// Attaches other weights in their place.
    pub(super) fn attach(
        &self,
        module: &mut Module,
        body: &mut Body,
        id: InstructionId,
        weights: &[u32],
    ) {
        let i32 = module.types.integer(32);
        let mut operands: Vec<_> = self.names.iter().copied().map(Some).collect();
        for &weight in weights {
            let constant = module.constants.integer(&module.types, i32, weight.into());
            operands.push(Some(module.metadata.constant(constant)));
        }
        let node = module.metadata.tuple(&operands);
        let attached = body.attachments.entry(id).or_default();
        attached.retain(|(kind, _)| *kind != self.kind);
        attached.push((self.kind, node));
    }
}
