//! Addresses that control flow chooses: DXIL has to know the variable of each address of group-shared memory. If all that a `phi` or a
//! `select` chooses from lie in one memory, the numbers of their places in it are chosen; otherwise, if one is only loaded from, the value.

mod find;
mod met;
mod several;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use dxil_ir::build::{Error, FunctionBuilder};
use dxil_ir::edit::{Rewrite, Rewriter, rewrite};
use dxil_ir::{
    BlockId, FunctionId, GepFlags, Instruction, InstructionId, InstructionKind as Kind,
    IntPredicate, Module, Type, Value,
};

use crate::extent::Extents;
use crate::offset::Offset;
use crate::target::target;
use crate::{fold, functions};
use find::Chosen;

/// Replaces the chosen addresses of a function. Returns whether there were some.
pub(super) fn replace(
    module: &mut Module,
    function: FunctionId,
) -> Result<bool, dxil_ir::edit::Error> {
    let Some(body) = &module.functions[function].body else { return Ok(false) };
    if !body.instructions().any(|(_, it)| is_choice(module, it)) {
        return Ok(false);
    }
    let chosen = find::chosen(module, body, &Extents::new(module));
    let is_numbered = !chosen.is_empty();
    if is_numbered {
        let mut numbering = Numbering::new(chosen);
        let target = target(module);
        rewrite(module, function, target, &mut numbering)?;
        functions::erase_dead(module, function, numbering.addresses)?;
    }
    let is_met = met::replace(module, function)?;
    Ok(several::replace(module, function)? || is_met || is_numbered)
}

/// Whether an instruction chooses an address.
fn is_choice(module: &Module, it: &Instruction) -> bool {
    matches!(it.kind, Kind::Phi { .. } | Kind::Select { .. }) && module.types.is_pointer(it.ty)
}

/// The comparison of numbers in the place of one of addresses: the number of a place before the memory is negative.
const fn of_numbers(predicate: IntPredicate) -> IntPredicate {
    match predicate {
        IntPredicate::Ugt => IntPredicate::Sgt,
        IntPredicate::Uge => IntPredicate::Sge,
        IntPredicate::Ult => IntPredicate::Slt,
        IntPredicate::Ule => IntPredicate::Sle,
        other => other,
    }
}

/// What an address counts from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Base {
    /// A variable or an `alloca`.
    Memory(Value),
    Choice(InstructionId),
}

/// An offset in bytes from a base.
struct Place {
    base: Base,
    offset: Offset,
}

/// A memory whose places are numbered from an offset on, one for each unit of bytes.
#[derive(Clone, Copy)]
struct Numbers {
    memory: Value,
    start: i64,
    unit: u32,
}

#[derive(Default)]
struct Numbering {
    chosen: BTreeMap<InstructionId, Chosen>,
    /// The phis that take a value from a block, and which of their places it is.
    taken: BTreeMap<BlockId, Vec<(InstructionId, usize)>>,
    /// The numbers that have been chosen.
    numbers: BTreeMap<InstructionId, Value>,
    /// What phis take, and from which block.
    incoming: Vec<(InstructionId, Value, BlockId)>,
    /// The phis at the start of the block, after all of which their addresses are computed.
    begun: Vec<InstructionId>,
    made: Vec<(InstructionId, Value)>,
    /// The addresses that were chosen from, and those that have been made.
    addresses: Vec<InstructionId>,
}

impl Numbering {
    fn new(chosen: BTreeMap<InstructionId, Chosen>) -> Self {
        let mut it = Self { chosen, ..Self::default() };
        for (&id, chosen) in &it.chosen {
            for (index, &block) in chosen.blocks.iter().enumerate() {
                it.taken.entry(block).or_default().push((id, index));
            }
            it.addresses.extend(chosen.operands.iter().filter_map(|it| it.instruction()));
        }
        it
    }

    /// The number of a place that a choice takes; one that is undefined if the place is.
    fn number(
        &self,
        b: &FunctionBuilder<'_>,
        numbers: Numbers,
        place: Option<&Place>,
    ) -> Result<Value, Error> {
        let Some(place) = place else {
            let ty = b.ty(Type::Integer { bits: 32 });
            return Ok(b.with_module(|module| module.constants.poison(ty)).into());
        };
        let mut offset = place.offset.clone();
        match place.base {
            Base::Memory(_) => offset.constant -= numbers.start,
            Base::Choice(id) => {
                let chosen = self.numbers.get(&id).map(|&number| (number, numbers.unit));
                offset.variables.splice(..0, chosen);
            }
        }
        offset.index(b, numbers.unit)
    }

    /// The address of a place with a number.
    fn address(
        &mut self,
        b: &FunctionBuilder<'_>,
        numbers: Numbers,
        number: Value,
    ) -> Result<Value, Error> {
        let byte = b.ty(Type::Integer { bits: 8 });
        let start = match numbers.start {
            0 => numbers.memory,
            start => {
                let start = b.i32(start as i32);
                fold::address(b, byte, GepFlags::NONE, numbers.memory, &[start])?
            }
        };
        let unit = b.ty(Type::Array { element: byte, length: numbers.unit.into() });
        let address = fold::address(b, unit, GepFlags::NONE, start, &[number])?;
        self.addresses.extend(address.instruction());
        Ok(address)
    }

    /// The address that a `select` chooses, or the comparison of numbers in the place of one of addresses.
    fn chosen(
        &mut self,
        b: &FunctionBuilder<'_>,
        id: InstructionId,
        kind: Kind,
    ) -> Result<Option<Rewrite>, Error> {
        let Some(chosen) = self.chosen.get(&id) else { return Ok(None) };
        let [first, second] = &chosen.places[..] else { return Ok(None) };
        let numbers = chosen.numbers;
        let first = self.number(b, numbers, first.as_ref())?;
        let second = self.number(b, numbers, second.as_ref())?;
        match kind {
            Kind::Select { condition, .. } => {
                let number = b.select(condition, first, second)?;
                self.numbers.insert(id, number);
                self.address(b, numbers, number).map(|it| Some(Rewrite::Replace(it)))
            }
            Kind::ICmp { predicate, .. } => {
                Ok(Some(Rewrite::Replace(b.icmp(of_numbers(predicate), first, second)?)))
            }
            _ => Ok(None),
        }
    }

    /// Computes the addresses of the phis at the start of the block.
    fn end_phis(&mut self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        for id in core::mem::take(&mut self.begun) {
            let (numbers, number) = (self.chosen[&id].numbers, self.numbers[&id]);
            let address = self.address(b, numbers, number)?;
            self.made.push((id, address));
        }
        Ok(())
    }

    /// Computes the numbers that phis take from the block.
    fn end_block(&mut self, b: &FunctionBuilder<'_>) -> Result<(), Error> {
        let Some(block) = b.current_block() else { return Ok(()) };
        for (id, index) in self.taken.remove(&block).unwrap_or_default() {
            // A `switch` may lead to a block several times, with one value.
            let again = self.incoming.last().filter(|it| (it.0, it.2) == (id, block));
            let number = match again {
                Some(&(_, number, _)) => number,
                None => {
                    let chosen = &self.chosen[&id];
                    self.number(b, chosen.numbers, chosen.places[index].as_ref())?
                }
            };
            self.incoming.push((id, number, block));
        }
        Ok(())
    }
}

impl Rewriter for Numbering {
    const DROPS_NAMES: bool = true;

    fn visit(&mut self, b: &FunctionBuilder<'_>, id: InstructionId, it: &Instruction) -> Rewrite {
        if matches!(it.kind, Kind::Phi { .. }) {
            let number =
                self.chosen.contains_key(&id).then(|| b.phi(b.ty(Type::Integer { bits: 32 })));
            let Some(Ok(number)) = number else { return Rewrite::Keep };
            self.numbers.insert(id, number);
            self.begun.push(id);
            return Rewrite::Erase;
        }
        // What is built is of the types that it has to be of.
        let _ = self.end_phis(b);
        if it.is_terminator() {
            let _ = self.end_block(b);
        }
        Rewrite::or_keep(self.chosen(b, id, it.kind))
    }

    fn finish(&mut self, b: &FunctionBuilder<'_>) -> Vec<(InstructionId, Value)> {
        for (phi, number, block) in core::mem::take(&mut self.incoming) {
            if let Some(&phi) = self.numbers.get(&phi) {
                // Both are numbers.
                let _ = b.add_incoming(phi, &[(number, block)]);
            }
        }
        core::mem::take(&mut self.made)
    }
}
