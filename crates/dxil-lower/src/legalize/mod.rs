//! `dxil-legalize`: instructions that DXIL lacks become others.

mod byte;
mod index;
mod switch;
mod value;

use alloc::vec::Vec;

use dxil_ir::edit::{Error, rewrite};
use dxil_ir::{FunctionId, Module};

use crate::extent::Extents;
use crate::target::target;
use crate::{Diagnostic, Report, functions, terminator};

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    module.types.integer(32);
    let has_values = functions::bodies(module).map(|it| value::Values::are_in(module, it));
    let has_values: Vec<_> = has_values.collect();
    let has_some = has_values.contains(&true);
    let extents = if has_some { Extents::new(module) } else { Extents::default() };
    for (function, has_values) in functions::defined(module).into_iter().zip(has_values) {
        let extents = has_values.then_some(&extents);
        let mut messages = Vec::new();
        if let Err(error) = legalize(module, function, extents, &mut messages) {
            messages.push(error.into());
        }
        report.errors.extend(messages.into_iter().map(|it| it.within(module, function)));
    }
}

/// Legalizes a function, which has values to replace if there are extents.
fn legalize(
    module: &mut Module,
    function: FunctionId,
    extents: Option<&Extents>,
    messages: &mut Vec<Diagnostic>,
) -> Result<(), Error> {
    let target = target(module);
    let mut is_changed = false;
    if let Some(extents) = extents {
        let mut values = value::Values::new(module, function, extents);
        rewrite(module, function, target, &mut values)?;
        messages.extend(values.messages());
        is_changed = values.is_changed();
        let old = values.into_old();
        functions::erase_dead(module, function, old)?;
    }
    let body = module.functions[function].body.as_ref();
    if body.is_some_and(index::are_in) {
        let mut indices = index::Indices::default();
        rewrite(module, function, target, &mut indices)?;
        is_changed |= indices.is_changed;
    }
    is_changed |= switch::reach_defaults(module, function);
    if is_changed {
        terminator::fold(module, function);
        functions::remove_unreachable_blocks(module, function)?;
    }
    Ok(())
}
