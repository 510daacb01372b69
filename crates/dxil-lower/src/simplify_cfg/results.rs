//! The results of a `switch` that only chooses among numbers.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

use dxil_ir::{BlockId, Body, Case, InstructionId, InstructionKind as Kind, Module, Type, Value};

/// The fewest cases of which LLVM makes a table.
const MIN_CASES: usize = 3;
/// The fewest elements of a table, in percent, that belong to a case.
const MIN_DENSITY: u64 = 10;
/// The bits of the largest number in which LLVM looks results up that fit it.
const REGISTER_BITS: u64 = 64;

/// A `switch` whose cases lead to one block, and do nothing on the way but to choose numbers for its phis.
pub(super) struct Results {
    pub(super) value: Value,
    /// The smallest case, and the number of values from there to the largest.
    pub(super) first: i32,
    pub(super) length: u32,
    /// The block for other values, unless it is never reached.
    pub(super) default: Option<BlockId>,
    /// The block that the cases lead to.
    pub(super) to: BlockId,
    /// The phis that get the results.
    pub(super) phis: Vec<Chosen>,
}

/// The numbers that a phi gets.
pub(super) struct Chosen {
    pub(super) phi: InstructionId,
    pub(super) bits: u32,
    /// A number for each value from the first case on; [`None`] for those that are never reached.
    pub(super) numbers: Vec<Option<u64>>,
}

impl Results {
    /// The results of the `switch` at the end of a block, if LLVM looks them up in a table.
    pub(super) fn of(
        module: &Module,
        body: &Body,
        block: BlockId,
        last: InstructionId,
    ) -> Option<Self> {
        let Kind::Switch { value, default, cases } = body.instructions[last].kind else {
            return None;
        };
        let cases = body.list(cases);
        let ty = module.type_of(body, value)?;
        if cases.len() < MIN_CASES || module.types[ty] != (Type::Integer { bits: 32 }) {
            return None;
        }
        let key = |case: &Case| module.constants.integer_value(case.value).map(|it| it as i32);
        let keys: Vec<i32> = cases.iter().map(key).collect::<Option<_>>()?;
        let (first, largest) = (*keys.iter().min()?, *keys.iter().max()?);
        let length = u64::from(largest.abs_diff(first)) + 1;
        if cases.len() as u64 * 100 < length * MIN_DENSITY {
            return None;
        }
        let to = leads_to(body, block, cases[0].target).1;
        let is_reached = !is_unreachable(body, default);
        let mut it = Self {
            value,
            first,
            length: u32::try_from(length).ok()?,
            default: is_reached.then_some(default),
            to,
            phis: Vec::new(),
        };
        for &phi in &body.blocks[to].instructions {
            let Kind::Phi { incoming, .. } = body.instructions[phi].kind else { break };
            let Type::Integer { bits: bits @ (16 | 32 | 64) } =
                module.types[body.instructions[phi].ty]
            else {
                return None;
            };
            let incoming: BTreeMap<BlockId, Value> =
                body.list(incoming).iter().map(|it| (it.block, it.value)).collect();
            let number = |target: BlockId| {
                let (from, reached) = leads_to(body, block, target);
                let value = incoming.get(&from).filter(|_| reached == to)?;
                module.constants.integer_value(value.constant()?)
            };
            let mut numbers = vec![number(default); it.length as usize];
            let mut is_known = vec![false; it.length as usize];
            for (case, key) in cases.iter().zip(&keys) {
                let index = key.abs_diff(first) as usize;
                numbers[index] = Some(number(case.target)?);
                is_known[index] = true;
            }
            let needs_default = is_known.contains(&false) && is_reached;
            if needs_default && number(default).is_none() {
                return None;
            }
            it.phis.push(Chosen { phi, bits, numbers });
        }
        it.is_looked_up().then_some(it)
    }

    /// Whether LLVM makes a table for some of the phis, and no other form than a number for the others.
    fn is_looked_up(&self) -> bool {
        let fits = |it: &Chosen| u64::from(it.bits) * u64::from(self.length) <= REGISTER_BITS;
        let has_other_form = |it: &Chosen| it.single().is_none() && (fits(it) || it.is_linear());
        self.phis.iter().any(|it| it.single().is_none()) && !self.phis.iter().any(has_other_form)
    }
}

impl Chosen {
    /// The number, if all that are known are one.
    pub(super) fn single(&self) -> Option<u64> {
        let mut known = self.numbers.iter().flatten();
        let first = known.next()?;
        known.all(|it| it == first).then_some(*first)
    }

    /// Whether all numbers are known, and each is the one before it and the same summand.
    fn is_linear(&self) -> bool {
        let mut steps = self.numbers.windows(2).map(|pair| match *pair {
            [Some(left), Some(right)] => Some(right.wrapping_sub(left) << (64 - self.bits)),
            _ => None,
        });
        let first = steps.next().flatten();
        first.is_some() && steps.all(|step| step == first)
    }

    /// The fewest bits, of at least so many, that all numbers have.
    pub(super) fn narrowest(&self, least: u32) -> u32 {
        let largest = self.numbers.iter().flatten().max().copied().unwrap_or(0);
        let needed = (u64::BITS - largest.leading_zeros()).max(least).next_power_of_two();
        needed.min(self.bits)
    }
}

/// The block that a target of a `switch` leads to if it only branches, else the target; and the block before that.
fn leads_to(body: &Body, block: BlockId, target: BlockId) -> (BlockId, BlockId) {
    match body.blocks[target].instructions[..] {
        [only] => match body.instructions[only].kind {
            Kind::Branch { target: to } if to != target => (target, to),
            _ => (block, target),
        },
        _ => (block, target),
    }
}

fn is_unreachable(body: &Body, block: BlockId) -> bool {
    match body.blocks[block].instructions[..] {
        [only] => matches!(body.instructions[only].kind, Kind::Unreachable),
        _ => false,
    }
}
