//! Names of values and blocks.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

use bstr::BString;
use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::Body;

impl Body {
    /// Gives each argument, block and instruction a name of its own, as LLVM does when it names a value: of those
    /// with one name, all but the oldest get a number after it.
    pub fn make_names_unique(&mut self) {
        if !self.repeats_names() {
            return;
        }
        let mut taken = TakenNames::default();
        for argument in &mut self.arguments {
            taken.add(&mut argument.name);
        }
        let mut blocks = self.order.clone();
        blocks.sort_unstable();
        for id in blocks {
            taken.add(&mut self.blocks[id].name);
        }
        let of_blocks = self.blocks().flat_map(|(_, block)| &block.instructions);
        let mut instructions: Vec<_> = of_blocks.copied().collect();
        instructions.sort_unstable();
        for id in instructions {
            if let Some(name) = self.names.get_mut(&id) {
                taken.add(name);
            }
        }
    }

    /// Whether a name is there twice, perhaps of a value that is in no block.
    fn repeats_names(&self) -> bool {
        let mut names = HashSet::<&BString, FixedState>::default();
        let of_arguments = self.arguments.iter().map(|it| &it.name);
        let of_blocks = self.blocks().map(|(_, block)| &block.name);
        let mut all = of_arguments.chain(of_blocks).chain(self.names.values());
        !all.all(|name| name.is_empty() || names.insert(name))
    }
}

/// The names that values and blocks have.
#[derive(Default)]
struct TakenNames {
    names: HashSet<BString, FixedState>,
    /// The last number that was tried after a name.
    numbers: BTreeMap<BString, u32>,
}

impl TakenNames {
    /// Adds a name, with a number after it if it is taken.
    fn add(&mut self, name: &mut BString) {
        if name.is_empty() || self.names.insert(name.clone()) {
            return;
        }
        let number = self.numbers.entry(name.clone()).or_insert(0);
        let mut numbered = name.clone();
        while !self.names.insert(numbered.clone()) {
            *number += 1;
            numbered = format!("{name}{number}").into();
        }
        *name = numbered;
    }
}
