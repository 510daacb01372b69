//! Names of values and blocks.

use alloc::vec::Vec;
use core::hash::BuildHasher as _;
use core::ops::Range;

use bstr::{BStr, BString, ByteSlice as _, ByteVec as _};
use foldhash::fast::FixedState;
use hashbrown::hash_table::Entry;
use hashbrown::{HashSet, HashTable};

use super::Body;
use crate::{Module, decimal};

impl Body {
    /// Gives each argument, block and instruction a name of its own, as LLVM does when it names a value: of those
    /// with one name, all but the oldest get a number after it.
    pub fn make_names_unique(&mut self) {
        if !self.repeats_names() {
            return;
        }
        let mut taken = TakenNames::with_room(self.names.len());
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
            let Some(name) = self.names.get(id) else { continue };
            let unique = taken.add(name);
            if unique != name {
                self.names.insert(id, unique);
            }
        }
    }

    /// Whether a name is there twice, perhaps of a value that is in no block.
    pub(crate) fn repeats_names(&self) -> bool {
        let count = self.names.len();
        let mut names =
            HashSet::<&BStr, FixedState>::with_capacity_and_hasher(count, FixedState::default());
        !self.all_names().all(|name| name.is_empty() || names.insert(name))
    }

    /// The names of arguments, blocks and instructions, of which those of arguments and blocks may be empty.
    pub(crate) fn all_names(&self) -> impl Iterator<Item = &BStr> {
        let of_arguments = self.arguments.iter().map(|it| it.name.as_bstr());
        let of_blocks = self.blocks().map(|(_, block)| block.name.as_bstr());
        of_arguments.chain(of_blocks).chain(self.names.values())
    }
}

/// The names that values and blocks of a function, or globals of a module, have. As in LLVM, what needs a number gets the
/// next one of the function or module, whatever its name; of globals, a dot is in front of it.
///
/// ```
/// let mut taken = dxil_ir::TakenNames::default();
/// let names = ["x", "y", "x", "y"].map(|name| taken.add(name.into()).to_string());
/// assert_eq!(names, ["x", "y", "x1", "y2"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct TakenNames {
    /// All names, one after the other.
    text: Vec<u8>,
    /// Where each name is in the text.
    names: HashTable<Range<usize>>,
    /// The last number that was tried.
    number: u32,
    /// What is in front of a number.
    separator: &'static str,
}

/// A number of names that many small functions and modules do not exceed.
const USUAL_COUNT: usize = 28;

/// A length that few names exceed on average.
const USUAL_LENGTH: usize = 24;

impl TakenNames {
    /// The names in a body.
    #[must_use]
    pub fn of(body: &Body) -> Self {
        let mut taken = Self::with_room(body.names.len());
        taken.add_all(body.all_names());
        taken
    }

    /// The names of the globals of a module.
    #[must_use]
    pub fn of_globals(module: &Module) -> Self {
        let variables = module.variables.values().map(|it| it.name.as_bstr());
        let functions = module.functions.values().map(|it| it.name.as_bstr());
        let aliases = module.aliases.values().map(|it| it.name.as_bstr());
        let count = module.variables.len() + module.functions.len() + module.aliases.len();
        let mut taken = Self { separator: ".", ..Self::with_room(count) };
        taken.add_all(variables.chain(functions).chain(aliases));
        taken
    }

    /// No names, with memory for this number of usual ones, or for some that may follow.
    fn with_room(count: usize) -> Self {
        let count = count.max(USUAL_COUNT);
        let text = Vec::with_capacity(count.saturating_mul(USUAL_LENGTH));
        Self { text, names: HashTable::with_capacity(count), ..Self::default() }
    }

    /// Adds names as they are.
    fn add_all<'a>(&mut self, names: impl Iterator<Item = &'a BStr>) {
        for name in names {
            let start = self.text.len();
            self.text.extend_from_slice(name);
            if self.take(start).is_none() {
                self.text.truncate(start);
            }
        }
    }

    fn replace(&mut self, name: &mut BString) {
        let unique = self.add(name.as_bstr());
        if unique != name {
            *name = unique.into();
        }
    }

    /// Adds a name, and returns it with a number after it if it was taken.
    pub fn add(&mut self, name: &BStr) -> &BStr {
        let start = self.text.len();
        self.text.extend_from_slice(name);
        self.take_numbered(start)
    }

    /// Like [`add`](Self::add), for a name with this at its end.
    ///
    /// ```
    /// let mut taken = dxil_ir::TakenNames::default();
    /// let names = ["x", "x"].map(|name| taken.add_with_suffix(name.into(), ".i0").to_string());
    /// assert_eq!(names, ["x.i0", "x.i01"]);
    /// ```
    pub fn add_with_suffix(&mut self, name: &BStr, suffix: &str) -> &BStr {
        let start = self.text.len();
        self.text.extend_from_slice(name);
        self.text.push_str(suffix);
        self.take_numbered(start)
    }

    /// Adds what comes from `start` on in the text, with a number after it if it was taken.
    fn take_numbered(&mut self, start: usize) -> &BStr {
        let end = self.text.len();
        while start < end && self.take(start).is_none() {
            self.number = self.number.wrapping_add(1);
            self.text.truncate(end);
            self.text.push_str(self.separator);
            decimal::append(&mut self.text, self.number.into());
        }
        self.text[start..].as_bstr()
    }

    /// Adds what comes from `start` on in the text; [`None`] if it was taken.
    fn take(&mut self, start: usize) -> Option<()> {
        let text = &self.text;
        let hash = |name: &Range<usize>| FixedState::default().hash_one(&text[name.clone()]);
        let new = start..text.len();
        let is_equal = |name: &Range<usize>| text[name.clone()] == text[new.clone()];
        match self.names.entry(hash(&new), is_equal, hash) {
            Entry::Occupied(_) => None,
            Entry::Vacant(place) => {
                place.insert(new.clone());
                Some(())
            }
        }
    }
}
