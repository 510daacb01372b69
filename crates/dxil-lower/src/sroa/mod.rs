//! `sroa`: memory of a function that is only loaded from and stored to becomes values.
//!
//! Without optimizations, clang keeps all in memory: arguments, handles, and the addresses of both. What is left in memory after
//! this pass is what is indexed by variables, or accessed as several types.

mod bits;
mod chosen;
mod copies;
mod debug;
mod elements;
mod indices;
mod packed;
mod slots;
mod undefined;
mod values;

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::{Error, Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Value,
    VariableId,
};

use crate::extent::Extents;
use crate::target::target;
use crate::{Diagnostic, Report, aggregates, functions};
use slots::Slots;
use values::{Phi, Source, Values};

/// The number of times that a function is looked at: values may be addresses of other memory.
const ROUNDS: usize = 8;

pub(crate) fn run(module: &mut Module, report: &mut Report) {
    let (own, none) = (slots::own_variables(module), BTreeSet::new());
    let (mut split, mut extents) = (Vec::new(), None);
    for function in functions::defined(module) {
        let done = bits::split(module, function)
            .and_then(|()| chosen::replace(module, function))
            .and_then(|_| aggregates::split(module, function))
            .and_then(|()| packed::split(module, function, &mut extents));
        match done {
            Ok(()) => split.push(function),
            Err(error) => report.errors.push(Diagnostic::from(error).within(module, function)),
        }
    }
    let has_copies = copies::are_declared(module);
    if own.is_empty() && !has_copies && !slots::has_memory(module) {
        return;
    }
    let mut extents = Extents::new(module);
    let called = slots::called(module);
    for function in split {
        let own = if called.contains(&function) { &none } else { &own };
        for _ in 0..ROUNDS {
            match round(module, function, &mut extents, own, has_copies) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    report.errors.push(Diagnostic::from(error).within(module, function));
                    break;
                }
            }
        }
        if let Err(error) = indices::replace(module, function, &extents) {
            report.errors.push(Diagnostic::from(error).within(module, function));
        }
    }
}

/// Looks at a function once. Returns whether it has changed.
fn round(
    module: &mut Module,
    function: FunctionId,
    extents: &mut Extents,
    own: &BTreeSet<VariableId>,
    has_copies: bool,
) -> Result<bool, Error> {
    if has_copies {
        copies::replace(module, function, extents)?;
    }
    let promoted = promote(module, function, extents, own)?;
    let erased = undefined::erase(module, function)?;
    let replaced = chosen::replace(module, function)?;
    if replaced {
        *extents = Extents::new(module);
    }
    Ok(promoted || erased || replaced)
}

/// Makes values of the memory of a function. Returns whether there was some.
fn promote(
    module: &mut Module,
    function: FunctionId,
    extents: &Extents,
    own: &BTreeSet<VariableId>,
) -> Result<bool, Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    let slots = Slots::new(module, body, extents, own);
    if !slots.vectors().is_empty() {
        return elements::split(module, function, slots.vectors()).map(|()| true);
    }
    if slots.is_empty() {
        return Ok(false);
    }
    let values = Values::new(body, &slots);
    let mut promotion = Promotion {
        slots,
        values,
        blocks: Vec::new(),
        phis: BTreeMap::new(),
        untold: Vec::new(),
        later: Vec::new(),
        stored: Vec::new(),
    };
    let target = target(module);
    rewrite(module, function, target, &mut promotion)?;
    functions::erase_dead(module, function, promotion.stored)?;
    Ok(true)
}

struct Promotion {
    slots: Slots,
    values: Values,
    /// The blocks that have been begun.
    blocks: Vec<BlockId>,
    phis: BTreeMap<Phi, Value>,
    /// The phis of the block that variables are to be told, after all of them, with their slots.
    untold: Vec<(usize, Value)>,
    /// Loads whose phi comes later.
    later: Vec<(InstructionId, Source)>,
    /// The values that are not stored any more.
    stored: Vec<InstructionId>,
}

impl Rewriter for Promotion {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if let Some(block) = b.current_block().filter(|block| self.blocks.last() != Some(block)) {
            self.blocks.push(block);
            for slot in self.values.phis_of(block) {
                // The block is empty, and the type is that of loads.
                if let Ok(phi) = b.phi(self.slots.types[slot]) {
                    self.phis.insert((block, slot), phi);
                    self.untold.push((slot, phi));
                }
            }
        }
        if !matches!(it.kind, Kind::Phi { .. }) {
            for (slot, phi) in self.untold.drain(..) {
                debug::tell(b, &self.slots.told[slot], phi);
            }
        }
        if let Some(source) = self.values.of_load(id) {
            return match self.value(b, source) {
                Some(value) => Rewrite::Replace(value),
                None => {
                    self.later.push((id, source));
                    Rewrite::Erase
                }
            };
        }
        if !self.slots.is_gone(id) {
            return Rewrite::Keep;
        }
        if let (Kind::Store { value, .. }, Some((slot, _))) = (it.kind, self.slots.access(id)) {
            debug::tell(b, &self.slots.told[slot], value);
            self.stored.extend(value.instruction());
        }
        Rewrite::Erase
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for (phi, incoming) in self.values.incoming() {
            let Some(&value) = self.phis.get(&phi) else { continue };
            for (block, source) in incoming {
                if let Some(source) = self.value(b, source) {
                    // It has the type of the phi.
                    let _ = b.add_incoming(value, &[(source, block)]);
                }
            }
        }
        let later = core::mem::take(&mut self.later).into_iter();
        later.filter_map(|(id, source)| Some((id, self.value(b, source)?))).collect()
    }
}

impl Promotion {
    /// The value that a source is; [`None`] if it is a phi that has not been built.
    fn value(&self, b: &FunctionBuilder<'_>, source: Source) -> Option<Value> {
        match source {
            Source::Value(value) => Some(value),
            Source::Phi(phi) => self.phis.get(&phi).copied(),
            Source::Undefined(slot) => Some(self.slots.starts[slot].unwrap_or_else(|| {
                let ty = self.slots.types[slot];
                b.with_module(|module| module.constants.poison(ty)).into()
            })),
        }
    }
}
