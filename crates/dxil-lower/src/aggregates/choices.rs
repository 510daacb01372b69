//! Wholes that control flow chooses: LLVM's optimizations take results of operations apart once the paths have met.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, TypeId, Value,
};

use super::{element, is_whole, loaded, source, whole_of};
use crate::parts::{self, Part};
use crate::target::target;

/// Makes one choice for each part of a whole in the place of each `phi` and each `select` of wholes. Those of a `phi` pass
/// through memory, of which `sroa` makes values.
pub(super) fn split(module: &mut Module, function: FunctionId) -> Result<(), dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let mut choices = Choices::default();
    let mut has_select = false;
    for (id, it) in body.instructions() {
        match it.kind {
            Kind::Select { .. } => has_select |= is_whole(module, it.ty),
            Kind::Phi { incoming, .. } if is_whole(module, it.ty) => {
                choices.phis.insert(id, it.ty);
                for it in body.list(incoming) {
                    let taken = choices.taken.entry(it.block).or_default();
                    // A `switch` may lead to a block several times.
                    if !taken.contains(&(id, it.value)) {
                        taken.push((id, it.value));
                    }
                }
            }
            _ => {}
        }
    }
    if !has_select && choices.phis.is_empty() {
        return Ok(());
    }
    let target = target(module);
    rewrite(module, function, target, &mut choices)
}

#[derive(Default)]
struct Choices {
    phis: BTreeMap<InstructionId, TypeId>,
    /// The values that phis take from a block.
    taken: BTreeMap<BlockId, Vec<(InstructionId, Value)>>,
    /// The memory of the parts of each phi.
    memory: BTreeMap<InstructionId, Vec<(Part, Value)>>,
    /// The phis at the start of the block, after all of which wholes are put together.
    begun: Vec<InstructionId>,
    made: Vec<(InstructionId, Value)>,
}

impl Rewriter for Choices {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if self.memory.is_empty() {
            self.add_memory(b);
        }
        if matches!(it.kind, Kind::Phi { .. }) {
            return match self.memory.contains_key(&id) {
                true => {
                    self.begun.push(id);
                    Rewrite::Erase
                }
                false => Rewrite::Keep,
            };
        }
        for phi in core::mem::take(&mut self.begun) {
            if let Ok(whole) = self.put_together(b, phi) {
                self.made.push((phi, whole));
            }
        }
        match it.kind {
            Kind::Select { condition, operands, .. } => {
                Rewrite::or_keep(selected(b, condition, operands, it.ty))
            }
            _ => {
                if it.is_terminator() {
                    // The types are those of the parts.
                    let _ = self.store(b);
                }
                Rewrite::Keep
            }
        }
    }

    fn finish(&mut self, _: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        core::mem::take(&mut self.made)
    }
}

impl Choices {
    /// Adds memory for each part of what phis choose, at the start of the function.
    fn add_memory(&mut self, b: &FunctionBuilder<'_>) {
        for (&phi, &ty) in &self.phis {
            let parts = b.with_module(|module| parts::of(module, ty)).unwrap_or_default();
            let memory = parts.into_iter().filter_map(|it| {
                let memory = b.alloca(it.ty, 0).ok()?;
                Some((it, memory))
            });
            self.memory.insert(phi, memory.collect());
        }
    }

    /// The whole that a phi has chosen.
    fn put_together(&self, b: &FunctionBuilder<'_>, phi: InstructionId) -> Result<Value, Error> {
        let ty = self.phis[&phi];
        let mut whole = Value::from(b.with_module(|module| module.constants.poison(ty)));
        for (part, memory) in &self.memory[&phi] {
            whole = b.insert_value(whole, loaded(b, *memory, part.ty)?, &part.path)?;
        }
        Ok(whole)
    }

    /// Stores the parts of what phis take from the block.
    fn store(&self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        let taken = b.current_block().and_then(|block| self.taken.get(&block));
        for &(phi, value) in taken.into_iter().flatten() {
            for (part, memory) in &self.memory[&phi] {
                b.store(part_of(b, value, part)?, *memory, Access::default())?;
            }
        }
        Ok(())
    }
}

/// A whole of the parts that a `select` chooses.
fn selected(
    b: &FunctionBuilder<'_>,
    condition: Value,
    [first, second]: [Value; 2],
    ty: TypeId,
) -> Result<Option<Rewrite>, Error> {
    let parts = b.with_module(|module| is_whole(module, ty).then(|| parts::of(module, ty)));
    let Some(parts) = parts.flatten() else { return Ok(None) };
    let chosen =
        |part: &Part| b.select(condition, part_of(b, first, part)?, part_of(b, second, part)?);
    Ok(Some(Rewrite::Replace(whole_of(b, ty, &parts, chosen)?)))
}

/// A part of a whole.
fn part_of(b: &FunctionBuilder<'_>, whole: Value, part: &Part) -> Result<Value, Error> {
    let (source, path) = source(b, whole, part.path.clone());
    match path.is_empty() {
        true => Ok(source),
        false => element(b, source, &path, part.ty),
    }
}
