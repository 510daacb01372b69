//! The attributes of functions and calls, of their results and parameters.

use dxil_ir::{
    Attribute, AttributeGroup, AttributeKind, AttributeSetId, Body, FUNCTION_SLOT, InstructionKind,
    Module, RETURN_SLOT,
};

use crate::choice::{Choice, Presence};
use crate::table::Table;

/// Notes the attributes of the functions and calls of a module.
pub(crate) fn note(table: &mut Table, module: &Module) {
    for function in module.functions.values() {
        set(table, module, "function", function.attributes);
        for (_, instruction) in function.body.iter().flat_map(Body::instructions) {
            if let InstructionKind::Call { attributes, .. } = instruction.kind {
                set(table, module, "call", attributes);
            }
        }
    }
}

fn set(table: &mut Table, module: &Module, of: &str, set: Option<AttributeSetId>) {
    let groups = set.into_iter().flat_map(|set| module.attributes.groups(set));
    groups.for_each(|(_, group)| note_group(table, of, group));
}

fn note_group(table: &mut Table, of: &str, group: &AttributeGroup) {
    let property = match group.slot {
        FUNCTION_SLOT => format!("{of}.attributes"),
        RETURN_SLOT => format!("{of}.result.attributes"),
        _ => format!("{of}.parameters.attributes"),
    };
    for attribute in &group.attributes {
        match attribute {
            Attribute::Text { value, .. } => {
                table.note(&format!("{property}: text.value"), &Presence::of(!value.is_empty()));
            }
            Attribute::Kind(kind)
            | Attribute::Integer(kind, _)
            | Attribute::Type(kind, _)
            | Attribute::Range(kind, ..)
            | Attribute::Ranges(kind, _) => match group.slot {
                FUNCTION_SLOT => table.note(&property, &In::<0>(*kind)),
                RETURN_SLOT => table.note(&property, &In::<1>(*kind)),
                _ => table.note(&property, &In::<2>(*kind)),
            },
        }
    }
}

/// The places at which LLVM 3.7 accepts an attribute: functions, results, parameters.
fn places(kind: AttributeKind) -> [bool; 3] {
    use AttributeKind as Kind;
    match kind {
        Kind::ReadNone | Kind::ReadOnly => [true, false, true],
        Kind::InReg
        | Kind::NoAlias
        | Kind::SExt
        | Kind::ZExt
        | Kind::NonNull
        | Kind::Dereferenceable
        | Kind::DereferenceableOrNull => [false, true, true],
        Kind::Align
        | Kind::ByVal
        | Kind::InAlloca
        | Kind::Nest
        | Kind::NoCapture
        | Kind::Returned
        | Kind::StructRet => [false, false, true],
        _ => [true, false, false],
    }
}

/// An attribute at one of the places, by its index in the result of [`places`].
struct In<const PLACE: usize>(AttributeKind);

impl<const PLACE: usize> Choice for In<PLACE> {
    fn all() -> Vec<String> {
        let old = AttributeKind::ALL.iter().filter(|kind| !kind.is_modern());
        let kinds = old.filter(|kind| places(**kind)[PLACE]);
        kinds.map(|kind| format!("{kind:?}")).collect()
    }

    fn name(&self) -> String {
        format!("{:?}", self.0)
    }
}
