//! The values of slots: what each load gives, and the phis that this takes.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;

use dxil_ir::analysis::ControlFlow;
use dxil_ir::{BlockId, Body, InstructionId, Value};

use super::slots::Slots;

/// The phi of a slot at the start of a block.
pub(super) type Phi = (BlockId, usize);

/// The content of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// A value that has been stored.
    Value(Value),
    Phi(Phi),
    /// Nothing has been stored to the slot.
    Undefined(usize),
}

/// The values of slots in a body.
pub(super) struct Values {
    loads: BTreeMap<InstructionId, Source>,
    phis: BTreeMap<Phi, Vec<(BlockId, Source)>>,
    /// The replacements of phis that only choose one source.
    single: BTreeMap<Phi, Source>,
}

impl Values {
    pub(super) fn new(body: &Body, slots: &Slots) -> Self {
        let flow = ControlFlow::new(body);
        let mut ends = BTreeMap::new();
        let mut exposed = BTreeSet::new();
        for (block, content) in body.blocks() {
            for &id in &content.instructions {
                match slots.access(id) {
                    Some((slot, Some(value))) => {
                        ends.insert((block, slot), Source::Value(value));
                    }
                    Some((slot, None)) if !ends.contains_key(&(block, slot)) => {
                        exposed.insert((block, slot));
                    }
                    _ => {}
                }
            }
        }
        let live = live(&flow, exposed, &ends);
        let mut starts = Starts { flow: &flow, ends, starts: BTreeMap::new() };
        let mut it =
            Self { loads: BTreeMap::new(), phis: BTreeMap::new(), single: BTreeMap::new() };
        for &(block, slot) in &live {
            if flow.predecessors(block).len() > 1 && flow.is_reachable(block) {
                starts.starts.insert((block, slot), Source::Phi((block, slot)));
            }
        }
        for &(block, slot) in &live {
            if starts.starts.get(&(block, slot)) == Some(&Source::Phi((block, slot))) {
                let before = flow.predecessors(block).to_vec().into_iter();
                let incoming = before.map(|it| (it, starts.at_end(it, slot))).collect();
                it.phis.insert((block, slot), incoming);
            }
        }
        for (block, content) in body.blocks() {
            let mut current = BTreeMap::new();
            for &id in &content.instructions {
                let Some((slot, stored)) = slots.access(id) else { continue };
                if let Some(value) = stored {
                    current.insert(slot, Source::Value(value));
                    continue;
                }
                let known = current.get(&slot).copied();
                let source = known.unwrap_or_else(|| starts.at_start(block, slot));
                it.loads.insert(id, source);
            }
        }
        it.simplify();
        it
    }

    /// Removes phis that choose between one source and themselves.
    fn simplify(&mut self) {
        let mut users: BTreeMap<Phi, Vec<Phi>> = BTreeMap::new();
        for (&phi, incoming) in &self.phis {
            for (_, source) in incoming {
                if let Source::Phi(used) = source {
                    users.entry(*used).or_default().push(phi);
                }
            }
        }
        let mut open: Vec<_> = self.phis.keys().copied().collect();
        while let Some(phi) = open.pop() {
            let Some(incoming) = self.phis.get(&phi) else { continue };
            let mut only = None;
            let mut is_single = true;
            for &(_, source) in incoming {
                let source = self.resolved(source);
                if source == Source::Phi(phi) || only == Some(source) {
                    continue;
                }
                is_single &= only.replace(source).is_none();
            }
            if let Some(only) = only.filter(|_| is_single) {
                self.phis.remove(&phi);
                self.single.insert(phi, only);
                open.extend(users.get(&phi).into_iter().flatten());
            }
        }
    }

    /// The source in the place of another one.
    fn resolved(&self, mut source: Source) -> Source {
        while let Source::Phi(phi) = source {
            match self.single.get(&phi) {
                Some(&other) => source = other,
                None => break,
            }
        }
        source
    }

    /// The source of the value of a load.
    pub(super) fn of_load(&self, id: InstructionId) -> Option<Source> {
        self.loads.get(&id).map(|&source| self.resolved(source))
    }

    /// The slots that have phis at the start of a block.
    pub(super) fn phis_of(&self, block: BlockId) -> Vec<usize> {
        let phis = self.phis.range((block, 0)..=(block, usize::MAX));
        phis.map(|(&(_, slot), _)| slot).collect()
    }

    /// The phis with what comes from each block.
    pub(super) fn incoming(&self) -> Vec<(Phi, Vec<(BlockId, Source)>)> {
        let resolved = |incoming: &Vec<(BlockId, Source)>| {
            incoming.iter().map(|&(block, source)| (block, self.resolved(source))).collect()
        };
        self.phis.iter().map(|(&phi, incoming)| (phi, resolved(incoming))).collect()
    }
}

/// The slots that are read in a block or after it before they are written: from those that a block reads itself.
fn live(flow: &ControlFlow, exposed: BTreeSet<Phi>, ends: &BTreeMap<Phi, Source>) -> BTreeSet<Phi> {
    let mut open: Vec<_> = exposed.into_iter().collect();
    let mut live = BTreeSet::new();
    while let Some((block, slot)) = open.pop() {
        if live.insert((block, slot)) {
            let before = flow.predecessors(block).iter().map(|&it| (it, slot));
            open.extend(before.filter(|it| !ends.contains_key(it)));
        }
    }
    live
}

/// The contents of slots at the starts and ends of blocks.
struct Starts<'f> {
    flow: &'f ControlFlow,
    /// The last stores of blocks.
    ends: BTreeMap<Phi, Source>,
    /// The known contents at the starts of blocks.
    starts: BTreeMap<Phi, Source>,
}

impl Starts<'_> {
    fn at_end(&mut self, block: BlockId, slot: usize) -> Source {
        match self.ends.get(&(block, slot)) {
            Some(&source) => source,
            None => self.at_start(block, slot),
        }
    }

    fn at_start(&mut self, block: BlockId, slot: usize) -> Source {
        let mut passed = Vec::new();
        let mut place = block;
        let source = loop {
            if let Some(&known) = self.starts.get(&(place, slot)) {
                break known;
            }
            passed.push(place);
            // Blocks that nothing reaches may follow each other in a circle.
            let &[before] = self.flow.predecessors(place) else {
                break Source::Undefined(slot);
            };
            if !self.flow.is_reachable(place) {
                break Source::Undefined(slot);
            }
            if let Some(&end) = self.ends.get(&(before, slot)) {
                break end;
            }
            place = before;
        };
        for place in passed {
            self.starts.insert((place, slot), source);
        }
        source
    }
}
