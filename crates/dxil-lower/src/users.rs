//! The users of global variables.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::mem;

use dxil_ir::{ConstantId, ConstantKind, Id as _, Module, VariableId};

use crate::functions;

/// The number of users of each variable that has some: instructions, expressions, initializers and aliases.
pub(crate) fn of_variables(module: &Module) -> BTreeMap<VariableId, usize> {
    if module.variables.is_empty() {
        return BTreeMap::new();
    }
    let mut open: Vec<ConstantId> = Vec::new();
    let mut own = Vec::new();
    // Most constants are numbers and functions.
    let leads_on = |id: &ConstantId| {
        let constant = &module.constants[*id];
        matches!(constant.kind, ConstantKind::Variable(_)) || constant.has_operands()
    };
    for body in functions::bodies(module) {
        for (_, instruction) in body.instructions() {
            instruction
                .for_each_operand(body, |value| own.extend(value.constant().filter(leads_on)));
            own.sort_unstable();
            own.dedup();
            open.append(&mut own);
        }
    }
    open.extend(module.variables.values().filter_map(|it| it.initializer));
    open.extend(module.aliases.values().map(|it| it.aliasee));
    let (mut seen, mut users) = (vec![false; module.constants.arena().len()], BTreeMap::new());
    while let Some(id) = open.pop() {
        let constant = &module.constants[id];
        if let ConstantKind::Variable(variable) = constant.kind {
            *users.entry(variable).or_default() += 1;
        } else if constant.has_operands() && !mem::replace(&mut seen[id.index()], true) {
            open.extend(constant.operands());
        }
    }
    users
}
