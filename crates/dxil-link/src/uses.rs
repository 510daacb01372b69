//! The globals that functions use.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::edit::{FunctionEditor, Global};
use dxil_ir::{
    Body, ConstantId, ConstantKind, Expression, FunctionId, InstructionId, InstructionKind, Module,
    Value, VariableId,
};

/// The globals that a body uses, also through constants and initializers of variables.
pub(crate) fn globals(module: &Module, body: &Body) -> BTreeSet<Global> {
    let mut stack = Vec::new();
    for (_, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| stack.extend(value.constant()));
    }
    let mut globals = BTreeSet::new();
    let mut seen = BTreeSet::new();
    while let Some(id) = stack.pop() {
        if !seen.insert(id) {
            continue;
        }
        let constant = &module.constants[id];
        match constant.kind {
            ConstantKind::Function(id) => {
                globals.insert(Global::Function(id));
            }
            ConstantKind::Variable(id) => {
                globals.insert(Global::Variable(id));
                stack.extend(module.variables[id].initializer);
            }
            ConstantKind::Alias(id) => {
                globals.insert(Global::Alias(id));
                stack.push(module.aliases[id].aliasee);
            }
            _ => stack.extend(constant.operands()),
        }
    }
    globals
}

/// The variable that a constant is the address of, within casts.
pub(crate) fn variable(module: &Module, mut constant: ConstantId) -> Option<VariableId> {
    // Expressions are finite: each is made of constants that were there before.
    loop {
        match &module.constants.get(constant)?.kind {
            ConstantKind::Variable(id) => return Some(*id),
            ConstantKind::Expression(Expression::Cast { value, .. }) => constant = *value,
            _ => return None,
        }
    }
}

/// The number that a value is, if it is a constant.
pub(crate) fn integer(module: &Module, value: Value) -> Option<u64> {
    module.constants.integer_value(value.constant()?)
}

/// The function that a constant is the address of, within casts.
pub(crate) fn function(module: &Module, mut constant: ConstantId) -> Option<FunctionId> {
    loop {
        match &module.constants.get(constant)?.kind {
            ConstantKind::Function(id) => return Some(*id),
            ConstantKind::Expression(Expression::Cast { value, .. }) => constant = *value,
            _ => return None,
        }
    }
}

/// The instructions that extract values of the result of a call, and the place of each; `None` if it is used as
/// a whole.
pub(crate) fn extracted(
    editor: &FunctionEditor<'_>,
    call: InstructionId,
) -> Option<Vec<(InstructionId, u32)>> {
    let body = editor.body();
    let place = |user: InstructionId| match body.instructions[user].kind {
        InstructionKind::ExtractValue { indices, .. } => match *body.list(indices) {
            [place] => Some((user, place)),
            _ => None,
        },
        _ => None,
    };
    editor.users(call).into_iter().map(place).collect()
}
