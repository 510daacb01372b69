//! `dxil-remove-unused-resources`: handles that nothing uses go, with the variables that they are kept in and the names of
//! their resources.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;
use core::cell::{LazyCell, OnceCell};

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Body, Id as _, InstructionId, InstructionKind, Linkage, Module, Value, VariableId};

use crate::{Diagnostic, Report, constant_buffer, functions, resource, users};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let (users, mut variables) = (OnceCell::new(), BTreeSet::new());
    let mut all = Vec::new();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let unused = unused(module, body, &users, &mut variables);
        if !unused.is_empty() {
            all.push((function, unused));
        }
    }
    for (function, unused) in all {
        if let Err(error) = functions::erase(module, function, &unused) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
    if variables.is_empty() {
        return;
    }
    constant_buffer::forget(module, &variables);
    let variables: Vec<_> = variables.into_iter().map(Global::Variable).collect();
    if let Err(error) = remove_unused_globals(module, &variables) {
        report.error(error);
    }
}

/// The use of a value by other instructions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Used {
    Never,
    Once(InstructionId),
    More,
}

/// The use of each instruction of a body.
fn uses(body: &Body) -> Vec<Used> {
    let mut uses = vec![Used::Never; body.instructions.len()];
    for (user, instruction) in body.instructions() {
        instruction.for_each_operand(body, |value| {
            let used = value.instruction().and_then(|id| uses.get_mut(id.index()));
            if let Some(used) = used {
                *used = if *used == Used::Never { Used::Once(user) } else { Used::More };
            }
        });
    }
    uses
}

/// The calls that create a handle that nothing uses, or that is only kept in a variable that nothing else uses, and the stores
/// into it. Adds the variables that they use.
fn unused(
    module: &Module,
    body: &Body,
    users: &OnceCell<BTreeMap<VariableId, usize>>,
    variables: &mut BTreeSet<VariableId>,
) -> BTreeSet<InstructionId> {
    let users = || users.get_or_init(|| users::of_variables(module));
    let uses = LazyCell::new(|| uses(body));
    let mut unused = BTreeSet::new();
    for (id, instruction) in body.instructions() {
        let Some(&[.., name]) = resource::handle_arguments(module, body, instruction) else {
            continue;
        };
        match uses[id.index()] {
            Used::Never => {}
            Used::Once(user) => {
                let InstructionKind::Store { pointer, value, .. } = body.instructions[user].kind
                else {
                    continue;
                };
                let variable = module.addressed_variable(pointer).filter(|it| {
                    module.variables[*it].linkage != Linkage::External
                        && users().get(it) == Some(&1)
                });
                let Some(variable) = variable.filter(|_| value == Value::from(id)) else {
                    continue;
                };
                unused.insert(user);
                variables.insert(variable);
            }
            Used::More => continue,
        }
        unused.insert(id);
        variables.extend(module.addressed_variable(name));
    }
    unused
}
