//! Loads from one of several memories, as LLVM makes them of `condition ? one[i] : other[j]`: all are loaded, and the value is chosen.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Value,
};

use crate::access::{self, Step};
use crate::target::target;
use crate::{fold, functions};

/// The maximum number of addresses that one is looked for in.
const MAX_ADDRESSES: usize = 64;

/// The maximum number of loads in the place of one.
const MAX_LOADS: usize = 8;

/// Replaces such loads of a function. Returns whether there were some.
pub(super) fn replace(
    module: &mut Module,
    function: FunctionId,
) -> Result<bool, dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let is_chosen = |it: &Instruction| match it.kind {
        Kind::Load { pointer, volatile: false, atomic: None, .. } => {
            memories(module, body, pointer).is_some_and(|it| it > 1)
        }
        _ => false,
    };
    let loads = body.instructions().filter(|(_, it)| is_chosen(it));
    let mut loads = Loads { loads: loads.map(|(id, _)| id).collect(), addresses: Vec::new() };
    if loads.loads.is_empty() {
        return Ok(false);
    }
    let target = target(module);
    rewrite(module, function, target, &mut loads)?;
    functions::erase_dead(module, function, loads.addresses)?;
    Ok(true)
}

/// The number of memories, variables or of the function, that an address may be in, of which `select` chooses one; [`None`] if it may
/// be in something else, or in too many.
pub(super) fn memories(module: &Module, body: &Body, address: Value) -> Option<usize> {
    let (mut open, mut seen, mut memories) = (Vec::from([address]), 0, 0);
    while let Some(address) = open.pop() {
        seen += 1;
        let kind = address.instruction().map(|id| body.instructions[id].kind);
        match kind {
            Some(Kind::Select { operands, .. }) => open.extend(operands),
            Some(Kind::GetElementPtr { operands, .. }) => {
                open.extend(body.list(operands).first());
            }
            Some(Kind::Alloca { .. }) => memories += 1,
            _ if is_variable(module, address) => memories += 1,
            _ => return None,
        }
        if seen > MAX_ADDRESSES || memories > MAX_LOADS {
            return None;
        }
    }
    Some(memories)
}

/// Whether a value is the address of a variable, or of a part of one.
fn is_variable(module: &Module, address: Value) -> bool {
    let root = address.constant().map(|id| access::steps(module, id).1);
    root.is_some_and(|root| module.addressed_variable(root.into()).is_some())
}

struct Loads {
    loads: BTreeSet<InstructionId>,
    /// The addresses that were loaded from.
    addresses: Vec<InstructionId>,
}

impl Rewriter for Loads {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        match it.kind {
            Kind::Load { pointer, .. } if self.loads.contains(&id) => {
                self.addresses.extend(pointer.instruction());
                let loaded = loaded(b, it, pointer, &mut Vec::new());
                loaded.map_or(Rewrite::Keep, Rewrite::Replace)
            }
            _ => Rewrite::Keep,
        }
    }
}

/// What is loaded from an address that the steps lead to, the last one first.
fn loaded(
    b: &FunctionBuilder<'_>,
    load: &Instruction,
    address: Value,
    steps: &mut Vec<Step>,
) -> Result<Value, Error> {
    match b.instruction(address).map(|it| it.kind) {
        Some(Kind::Select { condition, operands: [first, second], .. }) => {
            let first = loaded(b, load, first, steps)?;
            let second = loaded(b, load, second, steps)?;
            b.select(condition, first, second)
        }
        Some(Kind::GetElementPtr { source, flags, operands }) => {
            let operands = b.list(operands);
            let Some((&base, indices)) = operands.split_first() else { return Ok(address) };
            steps.push((source, flags, indices.to_vec()));
            let value = loaded(b, load, base, steps);
            steps.pop();
            value
        }
        _ => {
            let mut address = address;
            for (source, flags, indices) in steps.iter().rev() {
                address = fold::address(b, *source, *flags, address, indices)?;
            }
            b.add(access::with_pointer(load.kind, address), load.ty)
        }
    }
}
