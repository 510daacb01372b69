//! Loads from an address that depends on the way to their block, as LLVM makes them of `if (condition) v = one[i]; else v = other[j];`:
//! each way loads.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, Body, FunctionId, Incoming, Instruction, InstructionId, InstructionKind as Kind,
    Module, Value,
};

use super::several::memories;
use crate::target::target;
use crate::{access, effects, functions};

/// Replaces such loads of a function. Returns whether there were some.
pub(super) fn replace(
    module: &mut Module,
    function: FunctionId,
) -> Result<bool, dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let mut loads = Loads::new(module, body);
    if loads.of.is_empty() {
        return Ok(false);
    }
    let addresses = loads.of.keys().copied().collect();
    let target = target(module);
    rewrite(module, function, target, &mut loads)?;
    functions::erase_dead(module, function, addresses)?;
    Ok(true)
}

#[derive(Default)]
struct Loads {
    /// The loads from the address that a `phi` takes.
    of: BTreeMap<InstructionId, Vec<InstructionId>>,
    /// The loads at the end of a block, with their addresses there.
    ends: BTreeMap<BlockId, BTreeSet<(InstructionId, Value)>>,
    /// What takes the place of each load, and its incoming values.
    values: BTreeMap<InstructionId, Value>,
    incoming: Vec<(InstructionId, Value, BlockId)>,
}

impl Loads {
    fn new(module: &Module, body: &Body) -> Self {
        let (flow, mut loads) = (ControlFlow::new(body), Self::default());
        for &block in &body.order {
            let is_way = |it: &Incoming| {
                flow.successors(it.block) == [block] && memories(module, body, it.value).is_some()
            };
            let mut phis = BTreeMap::new();
            for &id in &body.blocks[block].instructions {
                let it = &body.instructions[id];
                match it.kind {
                    Kind::Phi { incoming, .. } if module.types.is_pointer(it.ty) => {
                        let incoming = body.list(incoming);
                        if incoming.iter().all(is_way) {
                            phis.insert(id, incoming);
                        }
                    }
                    Kind::Load { pointer, volatile: false, atomic: None, .. } => {
                        let phi = pointer.instruction();
                        if let Some((phi, ways)) = phi.and_then(|id| phis.get_key_value(&id)) {
                            loads.of.entry(*phi).or_default().push(id);
                            for way in *ways {
                                loads.ends.entry(way.block).or_default().insert((id, way.value));
                            }
                        }
                    }
                    // What a block writes before it loads is not there at the end of those before it.
                    _ if !effects::of(module, it).is_read_only() => break,
                    _ => {}
                }
            }
        }
        loads
    }
}

impl Rewriter for Loads {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        for load in self.of.get(&id).into_iter().flatten() {
            let value = b.instruction((*load).into()).and_then(|it| b.phi(it.ty).ok());
            if let Some(value) = value {
                self.values.insert(*load, value);
            }
        }
        if let Some(block) = b.current_block().filter(|_| it.is_terminator()) {
            for &(load, address) in self.ends.get(&block).into_iter().flatten() {
                let Some(it) = b.instruction(load.into()) else { continue };
                if let Ok(value) = b.add(access::with_pointer(it.kind, address), it.ty) {
                    self.incoming.push((load, value, block));
                }
            }
        }
        self.values.get(&id).map_or(Rewrite::Keep, |&value| Rewrite::Replace(value))
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for &(load, value, block) in &self.incoming {
            if let Some(&phi) = self.values.get(&load) {
                // Both are of the type of the load.
                let _ = b.add_incoming(phi, &[(value, block)]);
            }
        }
        Vec::new()
    }
}
