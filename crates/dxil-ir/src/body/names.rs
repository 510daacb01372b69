//! Names of values and blocks.

use alloc::format;
use alloc::vec::Vec;
use core::mem;

use bstr::BString;
use foldhash::fast::FixedState;
use hashbrown::HashSet;

use super::Body;
use crate::Module;

impl Body {
    /// Gives each argument, block and instruction a name of its own, as LLVM does when it names a value: of those
    /// with one name, all but the oldest get a number after it.
    pub fn make_names_unique(&mut self) {
        if !self.repeats_names() {
            return;
        }
        let mut taken = TakenNames::default();
        for argument in &mut self.arguments {
            taken.replace(&mut argument.name);
        }
        let mut blocks = self.order.clone();
        blocks.sort_unstable();
        for id in blocks {
            taken.replace(&mut self.blocks[id].name);
        }
        let of_blocks = self.blocks().flat_map(|(_, block)| &block.instructions);
        let mut instructions: Vec<_> = of_blocks.copied().collect();
        instructions.sort_unstable();
        for id in instructions {
            if let Some(name) = self.names.get_mut(&id) {
                taken.replace(name);
            }
        }
    }

    /// Whether a name is there twice, perhaps of a value that is in no block.
    pub(crate) fn repeats_names(&self) -> bool {
        let count = self.names.len();
        let mut names =
            HashSet::<&BString, FixedState>::with_capacity_and_hasher(count, FixedState::default());
        let of_arguments = self.arguments.iter().map(|it| &it.name);
        let of_blocks = self.blocks().map(|(_, block)| &block.name);
        let mut all = of_arguments.chain(of_blocks).chain(self.names.values());
        !all.all(|name| name.is_empty() || names.insert(name))
    }
}

/// The names that values and blocks of a function, or globals of a module, have. As in LLVM, what needs a number gets the
/// next one of the function or module, whatever its name; of globals, a dot is in front of it.
///
/// ```
/// let mut taken = dxil_ir::TakenNames::default();
/// let names = ["x", "y", "x", "y"].map(|name| taken.add(name.into()));
/// assert_eq!(names, ["x", "y", "x1", "y2"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct TakenNames {
    names: HashSet<BString, FixedState>,
    /// The last number that was tried.
    number: u32,
    /// What is in front of a number.
    separator: &'static str,
}

impl TakenNames {
    /// The names in a body.
    #[must_use]
    pub fn of(body: &Body) -> Self {
        let of_arguments = body.arguments.iter().map(|it| &it.name);
        let of_blocks = body.blocks().map(|(_, block)| &block.name);
        let names = of_arguments.chain(of_blocks).chain(body.names.values()).cloned().collect();
        Self { names, ..Self::default() }
    }

    /// The names of the globals of a module.
    #[must_use]
    pub fn of_globals(module: &Module) -> Self {
        let variables = module.variables.values().map(|it| &it.name);
        let functions = module.functions.values().map(|it| &it.name);
        let aliases = module.aliases.values().map(|it| &it.name);
        let names = variables.chain(functions).chain(aliases).cloned().collect();
        Self { names, number: 0, separator: "." }
    }

    fn replace(&mut self, name: &mut BString) {
        *name = self.add(mem::take(name));
    }

    /// Adds a name, and returns it with a number after it if it was taken.
    pub fn add(&mut self, name: BString) -> BString {
        if name.is_empty() || self.names.insert(name.clone()) {
            return name;
        }
        loop {
            self.number = self.number.wrapping_add(1);
            let numbered = BString::from(format!("{name}{}{}", self.separator, self.number));
            if self.names.insert(numbered.clone()) {
                return numbered;
            }
        }
    }
}
