//! Rewriting a whole function, one instruction after the other.

use alloc::vec::Vec;
use core::mem;

use dxil_ops::Target;

use super::Error;
use crate::build::FunctionBuilder;
use crate::{FunctionId, IdMap, Instruction, InstructionId, Module, Type, Value};

/// The outcome for an instruction that a [`Rewriter`] visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewrite {
    /// It stays, after what the rewriter has built.
    Keep,
    /// It goes, and this value takes its place. The value takes its name if it is an instruction without one, unless the
    /// rewriter [drops names](Rewriter::DROPS_NAMES).
    Replace(Value),
    /// It goes, and nothing uses it; or [`finish`](Rewriter::finish) states the value in its place.
    Erase,
}

impl Rewrite {
    /// The outcome for an instruction that stays where there is none, and where the builder refuses what would take its
    /// place.
    pub fn or_keep<E>(outcome: Result<Option<Self>, E>) -> Self {
        outcome.ok().flatten().unwrap_or(Self::Keep)
    }
}

/// A change of functions that looks at each instruction once.
///
/// The cost grows with the function, not with the square of its size: see [`rewrite`].
pub trait Rewriter {
    /// Whether the values in the places of instructions stay without their names.
    const DROPS_NAMES: bool = false;

    /// Decides what becomes of an instruction, whose operands have already been replaced where their
    /// definitions come before it. What is built stands before the instruction, with its debug location.
    fn visit(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        instruction: &Instruction,
    ) -> Rewrite;

    /// Ends the function, after all instructions: the place for the incoming values of new phis. Returns the values
    /// in the places of instructions that were erased, but have uses.
    fn finish(&mut self, _b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        Vec::new()
    }
}

/// Rewrites a function: visits its instructions in the order of the blocks.
///
/// It is left to [`verify`](crate::verify::verify) whether the result is valid, as with
/// [`replace_all_uses`](super::FunctionEditor::replace_all_uses).
///
/// # Errors
///
/// The function does not exist or has no body, or the control flow is not complete in the end.
pub fn rewrite<R: Rewriter>(
    module: &mut Module,
    function: FunctionId,
    target: Target,
    rewriter: &mut R,
) -> Result<(), Error> {
    let it = module.functions.get_mut(function).ok_or(Error::NoBody(function))?;
    let Type::Function { result, .. } = module.types[it.ty] else {
        return Err(Error::NoBody(function));
    };
    let mut body = it.body.take().ok_or(Error::NoBody(function))?;
    body.use_lists.clear();
    let (old, old_blocks) = (body.instructions.len(), body.blocks.len());
    let mut replaced = Replaced::default();

    let b = FunctionBuilder::resume(module, function, result, target, body);
    // The vector of a block has the instructions of the next one, then.
    let mut ids = Vec::new();
    for block in b.block_order() {
        b.reopen(block, &mut ids);
        for &id in &ids {
            // Many rewriters replace nothing, or little.
            if !replaced.pairs.is_empty() {
                b.map_operands(id, |value| replaced.resolve(value));
            }
            let instruction = b.resume_at(id);
            match rewriter.visit(&b, id, &instruction) {
                Rewrite::Keep => b.push(block, id),
                Rewrite::Replace(value) => replaced.set(id, value),
                Rewrite::Erase => replaced.erased.push(id),
            }
        }
    }
    for (id, value) in rewriter.finish(&b) {
        replaced.set(id, value);
    }

    let suspended = b.suspend(old, old_blocks, true);
    let mut body = suspended.body;
    if !replaced.pairs.is_empty() {
        body.map_values(|value| match value {
            Value::MetadataOfInstruction(id) if replaced.get(id).is_some() => {
                module.metadata.in_metadata(replaced.resolve(Value::Instruction(id)))
            }
            value => replaced.resolve(value),
        });
    }
    for (id, value) in mem::take(&mut replaced.pairs) {
        body.attachments.remove(&id);
        match value {
            Value::Instruction(new) if !R::DROPS_NAMES => body.names.pass_on(id, new),
            _ => body.names.remove(id),
        }
    }
    for id in replaced.erased {
        body.attachments.remove(&id);
        body.names.remove(id);
    }
    if suspended.renamed {
        body.make_names_unique();
    }
    module.use_lists.clear();
    module.functions[function].body = Some(body);
    Ok(suspended.check?)
}

/// The values in the places of instructions.
#[derive(Default)]
struct Replaced {
    values: IdMap<InstructionId, Value>,
    pairs: Vec<(InstructionId, Value)>,
    erased: Vec<InstructionId>,
}

impl Replaced {
    fn set(&mut self, id: InstructionId, value: Value) {
        self.values.insert(id, value);
        self.pairs.push((id, value));
    }

    fn get(&self, id: InstructionId) -> Option<Value> {
        self.values.get(id).copied()
    }

    /// The value in the place of another, through all replacements.
    #[inline]
    fn resolve(&self, value: Value) -> Value {
        match value {
            Value::Instruction(id) if self.values.contains(id) => self.resolve_chain(value),
            value => value,
        }
    }

    fn resolve_chain(&self, mut value: Value) -> Value {
        // A chain of replacements is no longer than there are any, unless values replace each other.
        for _ in 0..=self.pairs.len() {
            match value.instruction().and_then(|id| self.get(id)) {
                Some(next) if next != value => value = next,
                _ => break,
            }
        }
        value
    }
}
