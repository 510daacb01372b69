//! Loads of vectors of bits, as LLVM's optimizations make them of booleans in vectors and structs: words are loaded in their place, and
//! bits are taken from these.

use alloc::collections::BTreeMap;

use dxil_ir::analysis::Uses;
use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    Body, FunctionId, Instruction, InstructionId, InstructionKind as Kind, Module, Type, Value,
};

use crate::packed_numbers;
use crate::target::target;

/// The number of bits of a word.
const WORD: u32 = 32;

/// Replaces such loads of a function, if lanes that are known are all that is taken from them.
pub(super) fn split(module: &mut Module, function: FunctionId) -> Result<(), dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let loads = body.instructions().filter_map(|(id, it)| Some((id, words(module, it)?)));
    let mut bits = Bits { loads: loads.collect(), words: BTreeMap::new() };
    if bits.loads.is_empty() {
        return Ok(());
    }
    let uses = Uses::new(body);
    bits.loads.retain(|&load, _| {
        uses.of(load.into()).iter().all(|used| lane(module, body, used.user).is_some())
    });
    let target = target(module);
    rewrite(module, function, target, &mut bits)
}

/// The number of words that a load of bits loads.
fn words(module: &Module, it: &Instruction) -> Option<u32> {
    let Kind::Load { volatile: false, atomic: None, .. } = it.kind else { return None };
    let Type::Vector { element, length } = module.types[it.ty] else { return None };
    let is_bit = matches!(module.types[element], Type::Integer { bits: 1 });
    (is_bit && length % WORD == 0).then_some(length / WORD)
}

/// The lane that an instruction takes from a vector.
fn lane(module: &Module, body: &Body, id: InstructionId) -> Option<u64> {
    let Kind::ExtractElement { index, .. } = body.instructions[id].kind else { return None };
    module.constants.integer_value(index.constant()?)
}

struct Bits {
    /// The loads, each with its number of words.
    loads: BTreeMap<InstructionId, u32>,
    /// What is loaded in their places.
    words: BTreeMap<InstructionId, Value>,
}

impl Rewriter for Bits {
    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if let Some(&length) = self.loads.get(&id) {
            let word = b.ty(Type::Integer { bits: WORD });
            let ty = match length {
                1 => word,
                _ => b.ty(Type::Vector { element: word, length }),
            };
            // An address is loaded from as any type.
            let Ok(words) = b.add(it.kind, ty) else { return Rewrite::Keep };
            self.words.insert(id, words);
            return Rewrite::Erase;
        }
        Rewrite::or_keep(self.bit(b, it))
    }
}

impl Bits {
    fn bit(&self, b: &FunctionBuilder<'_>, it: &Instruction) -> Result<Option<Rewrite>, Error> {
        let Kind::ExtractElement { vector, index } = it.kind else { return Ok(None) };
        let load = vector.instruction();
        let words = load.and_then(|id| Some((*self.words.get(&id)?, *self.loads.get(&id)?)));
        let (Some((words, length)), Some(lane)) = (words, b.integer_value(index)) else {
            return Ok(None);
        };
        let Ok(lane) = u32::try_from(lane) else { return Ok(None) };
        let word = match length {
            1 => words,
            _ => b.extract_element(words, b.i32((lane / WORD) as i32))?,
        };
        packed_numbers::part(b, word, lane % WORD, 1, it.ty).map(|it| Some(Rewrite::Replace(it)))
    }
}
