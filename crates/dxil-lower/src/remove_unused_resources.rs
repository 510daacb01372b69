//! `dxil-remove-unused-resources`: handles that nothing uses go, with the variables that they are kept in and the names of
//! their resources.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::Uses;
use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{Body, InstructionId, InstructionKind, Linkage, Module, VariableId};

use crate::{Diagnostic, Report, constant_buffer, functions, resource, users};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let users = users::of_variables(module);
    let mut variables = BTreeSet::new();
    for function in functions::defined(module) {
        let Some(body) = &module.functions[function].body else { continue };
        let unused = unused(module, body, &users, &mut variables);
        if unused.is_empty() {
            continue;
        }
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

/// The calls that create a handle that nothing uses, or that is only kept in a variable that nothing else uses, and the stores
/// into it. Adds the variables that they use.
fn unused(
    module: &Module,
    body: &Body,
    users: &BTreeMap<VariableId, usize>,
    variables: &mut BTreeSet<VariableId>,
) -> BTreeSet<InstructionId> {
    let uses = Uses::new(body);
    let mut unused = BTreeSet::new();
    for (id, instruction) in body.instructions() {
        let Some(&[.., name]) = resource::handle_arguments(module, body, instruction) else {
            continue;
        };
        match uses.of(id.into()) {
            [] => {}
            [only] => {
                let InstructionKind::Store { pointer, value, .. } =
                    body.instructions[only.user].kind
                else {
                    continue;
                };
                let variable = module.addressed_variable(pointer).filter(|it| {
                    module.variables[*it].linkage != Linkage::External && users.get(it) == Some(&1)
                });
                let Some(variable) = variable.filter(|_| value == id.into()) else { continue };
                unused.insert(only.user);
                variables.insert(variable);
            }
            _ => continue,
        }
        unused.insert(id);
        variables.extend(module.addressed_variable(name));
    }
    unused
}
