//! Arenas in which equal elements have one id.

use core::hash::{BuildHasher, Hash};
use core::ops::Index;

use foldhash::fast::FixedState;
use hashbrown::hash_table::Entry;
use hashbrown::{Equivalent, HashTable};

use crate::{Arena, Id};

/// An arena without equal elements, but for those that are pushed.
#[derive(Clone, Debug)]
pub(crate) struct Interner<I, T> {
    items: Arena<I, T>,
    /// The first of those that are equal, among the elements that have been indexed.
    known: HashTable<I>,
    /// The number of elements that have been indexed: pushed ones are indexed when needed.
    indexed: usize,
}

impl<I: Id, T: Hash + Eq> Interner<I, T> {
    pub(crate) const fn new() -> Self {
        Self { items: Arena::new(), known: HashTable::new(), indexed: 0 }
    }

    /// Reserves memory for this number of further elements.
    pub(crate) fn reserve(&mut self, additional: usize) {
        self.items.reserve(additional);
        let items = &self.items;
        self.known.reserve(additional, |&id| hash(&items[id]));
    }

    /// Reserves memory for this number of further elements that are pushed.
    pub(crate) fn reserve_items(&mut self, additional: usize) {
        self.items.reserve(additional);
    }

    /// The id of the element that equals `item`, which is added if it is new.
    pub(crate) fn intern(&mut self, item: T) -> I {
        self.index_pushed(|_, _| {});
        let hash = hash(&item);
        match self.known.find(hash, |&id| self.items[id] == item) {
            Some(&id) => id,
            None => self.add(hash, item),
        }
    }

    /// The id of the element that is like this, which has the same hash; `make` makes it if it is new.
    pub(crate) fn intern_like<Q: Hash + Equivalent<T> + ?Sized>(
        &mut self,
        like: &Q,
        make: impl FnOnce() -> T,
    ) -> I {
        self.index_pushed(|_, _| {});
        let hash = hash(like);
        match self.known.find(hash, |&id| like.equivalent(&self.items[id])) {
            Some(&id) => id,
            None => self.add(hash, make()),
        }
    }

    /// Adds an element that is new.
    fn add(&mut self, hash: u64, item: T) -> I {
        if self.known.len() == self.known.capacity() {
            // Growing hashes all elements again.
            self.reserve(USUAL.max(2 * self.known.len()));
        }
        let id = self.items.push(item);
        self.indexed = self.items.len();
        let items = &self.items;
        self.known.insert_unique(hash, id, |&id| self::hash(&items[id]));
        id
    }

    /// Adds `item` though something may equal it: [`Interner::intern`] gives the first of those.
    pub(crate) fn push(&mut self, item: T) -> I {
        self.items.push(item)
    }

    /// Replaces an element. Returns the known one that equals it then, if there is one.
    pub(crate) fn replace(&mut self, id: I, item: T) -> Option<I> {
        self.index_pushed(|_, _| {});
        let old = hash(&self.items[id]);
        if let Ok(entry) = self.known.find_entry(old, |&other| other == id) {
            entry.remove();
        }
        self.items[id] = item;
        self.index(id)
    }

    /// Makes `kept` known in place of `gone`, which equals it.
    pub(crate) fn prefer(&mut self, kept: I, gone: I) {
        let hash = hash(&self.items[gone]);
        if let Some(known) = self.known.find_mut(hash, |&other| other == gone) {
            *known = kept;
        }
    }

    /// The id of the element that equals `item`, if there is one.
    pub(crate) fn find(&self, item: &T) -> Option<I> {
        let known = self.known.find(hash(item), |&id| self.items[id] == *item).copied();
        let mut pushed = (self.indexed..).map_while(|index| self.items.id_at(index));
        known.or_else(|| pushed.find(|&id| self.items[id] == *item))
    }

    /// Indexes the elements that have been pushed, and calls `equal` with each that equals a known one, and with
    /// that one.
    pub(crate) fn index_pushed(&mut self, mut equal: impl FnMut(I, I)) {
        if self.indexed == self.items.len() {
            return;
        }
        let items = &self.items;
        self.known.reserve(items.len() - self.indexed, |&id| hash(&items[id]));
        while let Some(id) = self.items.id_at(self.indexed) {
            self.indexed += 1;
            if let Some(known) = self.index(id) {
                equal(id, known);
            }
        }
    }

    /// Makes an element known, unless another one that equals it is, which is returned.
    pub(crate) fn index(&mut self, id: I) -> Option<I> {
        let (items, hash) = (&self.items, hash(&self.items[id]));
        let is_equal = |&other: &I| items[other] == items[id];
        match self.known.entry(hash, is_equal, |&id| self::hash(&items[id])) {
            Entry::Occupied(known) => Some(*known.get()).filter(|&known| known != id),
            Entry::Vacant(place) => {
                place.insert(id);
                None
            }
        }
    }

    pub(crate) const fn items(&self) -> &Arena<I, T> {
        &self.items
    }
}

impl<I: Id, T> Index<I> for Interner<I, T> {
    type Output = T;

    fn index(&self, id: I) -> &T {
        &self.items[id]
    }
}

/// A number of elements that tables of small modules have.
const USUAL: usize = 28;

fn hash<T: Hash + ?Sized>(item: &T) -> u64 {
    FixedState::default().hash_one(item)
}
