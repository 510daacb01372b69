//! Lookup of names.

use core::hash::BuildHasher as _;

use bstr::BStr;
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use hashbrown::hash_table::OccupiedEntry;

/// Ids by the names of their items, which a function returns. Empty names are not names.
#[derive(Clone, Debug)]
pub(crate) struct Names<I>(HashTable<I>);

/// A number of names that few shaders exceed.
const USUAL: usize = 14;

impl<I: Copy + Eq> Names<I> {
    pub(crate) const fn new() -> Self {
        Self(HashTable::new())
    }

    pub(crate) fn find<'a>(&self, wanted: &BStr, name: impl Fn(I) -> &'a BStr) -> Option<I> {
        self.0.find(hash(wanted), |&id| name(id) == wanted).copied().filter(|_| !wanted.is_empty())
    }

    /// Adds an id, unless another one has its name.
    pub(crate) fn add<'a>(&mut self, id: I, name: impl Fn(I) -> &'a BStr) {
        let its_name = name(id);
        if !its_name.is_empty() && self.find(its_name, &name).is_none() {
            if self.0.is_empty() {
                self.0.reserve(USUAL, |&id| hash(name(id)));
            }
            self.0.insert_unique(hash(its_name), id, |&id| hash(name(id)));
        }
    }

    /// Replaces ids by others of the same names, and removes those that there are none for.
    pub(crate) fn renumber(&mut self, new_id: impl Fn(I) -> Option<I>) {
        self.0.retain(|id| new_id(*id).map(|new| *id = new).is_some());
    }

    /// Removes an id of this name. Tells whether it was found by it.
    pub(crate) fn remove(&mut self, id: I, name: &BStr) -> bool {
        self.0.find_entry(hash(name), |&other| other == id).map(OccupiedEntry::remove).is_ok()
    }
}

impl<I: Copy + Eq> Default for Names<I> {
    fn default() -> Self {
        Self::new()
    }
}

fn hash(name: &BStr) -> u64 {
    FixedState::default().hash_one(name)
}
