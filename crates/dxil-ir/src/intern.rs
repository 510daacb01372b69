//! Arenas in which equal elements have one id.

use core::hash::{BuildHasher, Hash};
use core::ops::Index;

use foldhash::fast::FixedState;
use hashbrown::HashTable;

use crate::{Arena, Id};

/// An arena without equal elements.
#[derive(Clone, Debug)]
pub(crate) struct Interner<I, T> {
    items: Arena<I, T>,
    known: HashTable<I>,
}

impl<I: Id, T: Hash + Eq> Interner<I, T> {
    pub(crate) const fn new() -> Self {
        Self { items: Arena::new(), known: HashTable::new() }
    }

    /// The id of what equals `item`, which is added if it is new.
    pub(crate) fn intern(&mut self, item: T) -> I {
        let hash = hash(&item);
        if let Some(&id) = self.known.find(hash, |&id| self.items[id] == item) {
            return id;
        }
        let id = self.items.push(item);
        let items = &self.items;
        self.known.insert_unique(hash, id, |&id| self::hash(&items[id]));
        id
    }

    /// Adds `item` though something may equal it: [`Interner::intern`] gives the first of those.
    pub(crate) fn push(&mut self, item: T) -> I {
        let hash = hash(&item);
        let known = self.known.find(hash, |&id| self.items[id] == item).is_some();
        let id = self.items.push(item);
        if !known {
            let items = &self.items;
            self.known.insert_unique(hash, id, |&id| self::hash(&items[id]));
        }
        id
    }

    /// Puts `item` in the place of another.
    pub(crate) fn replace(&mut self, id: I, item: T) {
        let old = hash(&self.items[id]);
        if let Ok(entry) = self.known.find_entry(old, |&other| other == id) {
            entry.remove();
        }
        let new = hash(&item);
        let known = self.known.find(new, |&id| self.items[id] == item).is_some();
        self.items[id] = item;
        if !known {
            let items = &self.items;
            self.known.insert_unique(new, id, |&id| self::hash(&items[id]));
        }
    }

    /// The id of what equals `item`, where there is such a thing.
    pub(crate) fn find(&self, item: &T) -> Option<I> {
        self.known.find(hash(item), |&id| self.items[id] == *item).copied()
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

fn hash<T: Hash>(item: &T) -> u64 {
    FixedState::default().hash_one(item)
}
