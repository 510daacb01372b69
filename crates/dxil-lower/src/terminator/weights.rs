//! The weights of the edges of a `switch`: `!prof !{!"branch_weights", i32 1, i32 2}`.

use alloc::vec::Vec;

use dxil_ir::{Body, InstructionId, Metadata, MetadataId, MetadataKindId, Module};

/// The string in front of weights.
const NAME: &[u8] = b"branch_weights";

/// The weights that are attached to a `switch`.
pub(super) struct Weights {
    kind: MetadataKindId,
    name: MetadataId,
    pub(super) default: u32,
    pub(super) cases: Vec<u32>,
}

impl Weights {
    /// The weights; [`None`] if there are none, or other operands among them.
    pub(super) fn of(module: &Module, body: &Body, id: InstructionId) -> Option<Self> {
        let attached = body.attachments.get(&id)?;
        let is_profile = |kind: MetadataKindId| module.metadata_kinds[kind] == "prof";
        let (kind, node) = *attached.iter().find(|it| is_profile(it.0))?;
        let [name, default, cases @ ..] = module.metadata.operands(node) else { return None };
        let name = (*name)?;
        let weight = |operand: &Option<MetadataId>| match module.metadata[(*operand)?] {
            Metadata::Constant(id) => u32::try_from(module.constants.integer_value(id)?).ok(),
            _ => None,
        };
        let is_weights = matches!(&module.metadata[name], Metadata::String(it) if *it == NAME);
        let cases = cases.iter().map(weight).collect::<Option<_>>()?;
        is_weights.then_some(Self { kind, name, default: weight(default)?, cases })
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
        let mut operands = Vec::from([Some(self.name)]);
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
