//! `simplifycfg`: the part of LLVM's pass that neither moves an instruction past another nor makes new ones.

mod results;
mod table;

use alloc::collections::BTreeMap;
use core::mem;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::edit::Error;
use dxil_ir::{
    BlockId, Body, FunctionId, InstructionId, InstructionKind as Kind, Module, TakenNames, Value,
};

use crate::{Diagnostic, Report, functions, terminator};

/// `simplifycfg`.
pub(crate) fn run(module: &mut Module, report: &mut Report) {
    run_on_functions(module, report, simplify);
}

/// `simplifycfg<switch-to-lookup>`.
pub(crate) fn run_with_tables(module: &mut Module, report: &mut Report) {
    let mut names = TakenNames::of_globals(module);
    run_on_functions(module, report, |module, function| {
        terminator::fold(module, function);
        table::replace(module, function, &mut names);
        simplify(module, function)
    });
}

fn run_on_functions(
    module: &mut Module,
    report: &mut Report,
    mut simplify: impl FnMut(&mut Module, FunctionId) -> Result<(), Error>,
) {
    for function in functions::defined(module) {
        if let Err(error) = simplify(module, function) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// Folds terminators, removes blocks that are never reached, and merges those that only one other leads to.
fn simplify(module: &mut Module, function: FunctionId) -> Result<(), Error> {
    terminator::fold(module, function);
    functions::remove_unreachable_blocks(module, function)?;
    let Some(mut body) = module.functions[function].body.take() else { return Ok(()) };
    if merge(module, &mut body) {
        body.use_lists.clear();
        module.use_lists.clear();
    }
    module.functions[function].body = Some(body);
    Ok(())
}

/// Moves the instructions of blocks to the end of their only predecessor, if that leads nowhere else. Returns whether there
/// are such blocks.
fn merge(module: &mut Module, body: &mut Body) -> bool {
    let flow = ControlFlow::new(body);
    let first = body.order.first().copied();
    let mut merged: BTreeMap<BlockId, BlockId> = BTreeMap::new();
    let mut values: BTreeMap<Value, Value> = BTreeMap::new();
    for &block in flow.reverse_post_order() {
        let &[before] = flow.predecessors(block) else { continue };
        if flow.successors(before).len() != 1 || Some(block) == first || before == block {
            continue;
        }
        let into = merged.get(&before).copied().unwrap_or(before);
        merged.insert(block, into);
        if let Some(branch) = body.blocks[into].instructions.pop() {
            forget(body, branch);
        }
        for id in mem::take(&mut body.blocks[block].instructions) {
            match body.instructions[id].kind {
                Kind::Phi { incoming, .. } => {
                    let only = body.list(incoming).first().map(|it| it.value);
                    values.extend(only.map(|it| (id.into(), *values.get(&it).unwrap_or(&it))));
                    body.names.remove(id);
                    forget(body, id);
                }
                _ => body.blocks[into].instructions.push(id),
            }
        }
        if body.blocks[into].name.is_empty() {
            body.blocks[into].name = mem::take(&mut body.blocks[block].name);
        }
    }
    body.order.retain(|block| !merged.contains_key(block));
    replace(module, body, &merged, &values);
    !merged.is_empty()
}

/// Drops what belongs to an instruction that is gone.
fn forget(body: &mut Body, id: InstructionId) {
    body.attachments.remove(&id);
    body.details.remove(&id);
}

/// Replaces blocks in phis, and the values of phis that are gone.
fn replace(
    module: &mut Module,
    body: &mut Body,
    merged: &BTreeMap<BlockId, BlockId>,
    values: &BTreeMap<Value, Value>,
) {
    for block in body.order.clone() {
        for index in 0..body.blocks[block].instructions.len() {
            let id = body.blocks[block].instructions[index];
            let Kind::Phi { incoming, .. } = body.instructions[id].kind else { break };
            for it in body.list_mut(incoming) {
                it.block = *merged.get(&it.block).unwrap_or(&it.block);
            }
        }
    }
    body.map_values(|value| {
        let Value::MetadataOfInstruction(id) = value else {
            return *values.get(&value).unwrap_or(&value);
        };
        match values.get(&id.into()) {
            Some(Value::Instruction(id)) => Value::MetadataOfInstruction(*id),
            Some(Value::Argument(index)) => Value::MetadataOfArgument(*index),
            Some(Value::Constant(id)) => Value::Metadata(module.metadata.constant(*id)),
            _ => value,
        }
    });
}
