//! Wholes that functions take or give.

use alloc::collections::BTreeSet;

use dxil_ir::{Body, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId, Value};

use super::is_whole;
use crate::intrinsic;

/// Wholes that functions take or give, whose elements pass through memory: LLVM's optimizations take them apart and put them
/// together as values.
#[derive(Default)]
pub(super) struct Passed {
    /// Their types.
    pub(super) types: BTreeSet<TypeId>,
    /// The values that have been put together.
    pub(super) given: BTreeSet<InstructionId>,
}

impl Passed {
    pub(super) fn new(module: &Module, body: &Body) -> Self {
        let mut passed = Self::default();
        let is_function = |it: &Instruction| {
            matches!(it.kind, Kind::Call { .. }) && !intrinsic::is_called(module, it)
        };
        for (_, it) in body.instructions() {
            match it.kind {
                Kind::ExtractValue { aggregate, .. } => {
                    let is_passed = match aggregate {
                        Value::Argument(_) => true,
                        Value::Instruction(id) => is_function(&body.instructions[id]),
                        _ => false,
                    };
                    let ty = module.type_of(body, aggregate);
                    passed.types.extend(ty.filter(|&ty| is_passed && is_whole(module, ty)));
                }
                Kind::Call { .. } | Kind::Return { .. } if !intrinsic::is_called(module, it) => {
                    it.for_each_operand(body, |value| {
                        let Some(id) = value.instruction() else { return };
                        let given = &body.instructions[id];
                        let is_inserted = matches!(given.kind, Kind::InsertValue { .. });
                        if is_inserted && is_whole(module, given.ty) {
                            passed.types.insert(given.ty);
                            passed.given.insert(id);
                        }
                    });
                }
                _ => {}
            }
        }
        passed
    }
}
