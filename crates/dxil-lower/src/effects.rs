//! The memory that instructions read and write, from the attributes of what they call.

use dxil_ir::{
    Attribute, AttributeKind, AttributeSetId, FUNCTION_SLOT, Instruction, InstructionKind as Kind,
    MemoryEffects, Module,
};

/// The memory that an instruction uses.
pub(crate) fn of(module: &Module, it: &Instruction) -> MemoryEffects {
    match it.kind {
        Kind::Load { volatile: false, atomic: None, .. } => MemoryEffects::ALL.read_only(),
        Kind::Load { .. }
        | Kind::Store { .. }
        | Kind::Fence { .. }
        | Kind::CompareExchange { .. }
        | Kind::AtomicRmw { .. } => MemoryEffects::ALL,
        Kind::Call { .. } => {
            let stated = attributes(module, it).filter_map(|attribute| match attribute {
                Attribute::Integer(AttributeKind::Memory, bits) => Some(*bits),
                _ => None,
            });
            MemoryEffects(stated.fold(MemoryEffects::ALL.0, |all, bits| all & bits))
        }
        _ => MemoryEffects::NONE,
    }
}

/// Whether the result of a load or a call is all that it gives.
pub(crate) fn only_gives(module: &Module, it: &Instruction) -> bool {
    match it.kind {
        Kind::Load { volatile, atomic, .. } => !volatile && atomic.is_none(),
        Kind::Call { .. } => {
            let returns = has(module, it, AttributeKind::NoUnwind)
                && has(module, it, AttributeKind::WillReturn);
            returns && of(module, it).is_read_only()
        }
        _ => false,
    }
}

/// Whether a call, or the function that it calls, has an attribute.
pub(crate) fn has(module: &Module, call: &Instruction, kind: AttributeKind) -> bool {
    attributes(module, call).any(|it| *it == Attribute::Kind(kind))
}

/// The attributes of a call, and of the function that it calls.
fn attributes<'m>(
    module: &'m Module,
    call: &Instruction,
) -> impl Iterator<Item = &'m Attribute> + use<'m> {
    let sets: [Option<AttributeSetId>; 2] = match call.kind {
        Kind::Call { callee, attributes, .. } => {
            let function = module.called_function(callee);
            [attributes, function.and_then(|id| module.functions[id].attributes)]
        }
        _ => [None, None],
    };
    sets.into_iter().flatten().flat_map(|set| module.attributes.of_slot(set, FUNCTION_SLOT))
}
