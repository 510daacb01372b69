//! `dxil-finalize-linkage`: what nobody outside sees becomes internal, and functions that nobody calls go.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::edit::{Global, remove_unused_globals};
use dxil_ir::{ConstantId, ConstantKind, FunctionId, Linkage, Module, VariableId, Visibility};

use crate::metadata::attribute;
use crate::{Report, functions};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let used = used_variables(module);
    let variables: Vec<_> = module.variables.ids().collect();
    for id in variables {
        let it = &mut module.variables[id];
        let is_own = it.linkage == Linkage::Private
            || it.linkage == Linkage::External && it.initializer.is_some() && !used.contains(&id);
        if is_own {
            (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
        }
    }
    let hidden: Vec<_> =
        functions::defined(module).into_iter().filter(|&id| is_hidden(module, id)).collect();
    for &id in &hidden {
        let it = &mut module.functions[id];
        if it.linkage == Linkage::External {
            (it.linkage, it.visibility) = (Linkage::Internal, Visibility::Default);
        }
    }
    let hidden: Vec<_> = hidden.into_iter().map(Global::Function).collect();
    if let Err(error) = remove_unused_globals(module, &hidden) {
        report.error(error);
    }
}

/// Whether nobody outside calls a function.
fn is_hidden(module: &Module, id: FunctionId) -> bool {
    let function = &module.functions[id];
    let is_visible =
        (function.linkage, function.visibility) == (Linkage::External, Visibility::Default);
    !is_visible && attribute(module, function, "hlsl.shader").is_none()
}

/// The variables that instructions and initializers use.
fn used_variables(module: &Module) -> BTreeSet<VariableId> {
    let mut open: Vec<ConstantId> = Vec::new();
    for body in module.functions.values().filter_map(|it| it.body.as_ref()) {
        for (_, instruction) in body.instructions() {
            instruction.for_each_operand(body, |value| open.extend(value.constant()));
        }
    }
    open.extend(module.variables.values().filter_map(|it| it.initializer));
    open.extend(module.aliases.values().map(|it| it.aliasee));
    let (mut seen, mut used) = (BTreeSet::new(), BTreeSet::new());
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let constant = &module.constants[id];
        if let ConstantKind::Variable(variable) = constant.kind {
            used.insert(variable);
        }
        open.extend(constant.operands());
    }
    used
}
