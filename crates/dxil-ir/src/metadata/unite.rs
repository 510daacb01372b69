//! Makes one of metadata that is equal.
//!
//! LLVM has only one of equal nodes. As nodes may refer to later ones, it can turn out late that two
//! nodes are equal: then so may be nodes that refer to them.

use alloc::vec;
use alloc::vec::Vec;

use foldhash::fast::FixedState;
use hashbrown::HashMap;

use super::{Metadata, MetadataId, MetadataTable};
use crate::Id as _;

/// Metadata whose place equal metadata has taken: see [`MetadataTable::unite`].
#[derive(Clone, Debug, Default)]
pub struct United(HashMap<MetadataId, MetadataId, FixedState>);

impl United {
    /// The metadata that has taken the place of this in the end; itself if none has.
    #[must_use]
    #[inline]
    pub fn current(&self, mut id: MetadataId) -> MetadataId {
        // What takes a place keeps its own until then, so that this comes to an end.
        while let Some(&other) = self.0.get(&id) {
            id = other;
        }
        id
    }
}

impl MetadataTable {
    /// Makes one of metadata that has been pushed and equals other metadata: see [`MetadataTable::unite`].
    ///
    /// No node before the one at index `first` refers to metadata from `first` on.
    #[must_use]
    pub fn unite_pushed(&mut self, first: usize) -> United {
        let mut equal = Vec::new();
        self.0.index_pushed(|id, known| equal.push((known, id)));
        equal.retain(|&(_, id)| !self[id].is_distinct());
        self.unite(first, equal)
    }

    /// Makes one of each pair of equal metadata: nodes refer to the same one afterwards, which may make pairs of
    /// them equal, and so on. What is replaced stays in the table, but no node that is left refers to it.
    ///
    /// No node before the one at index `first` refers to metadata of a pair that may be replaced.
    #[must_use]
    pub fn unite(&mut self, first: usize, equal: Vec<(MetadataId, MetadataId)>) -> United {
        if equal.is_empty() {
            return United::default();
        }
        let users = Users::new(self, first);
        let mut uniting = Uniting { table: self, united: United::default(), equal, first, users };
        while let Some((a, b)) = uniting.equal.pop() {
            uniting.unite(a, b);
        }
        uniting.united
    }
}

/// The nodes that refer to each piece of metadata from an index on.
struct Users {
    first: usize,
    /// The users of all, one after the other, and where those of each begin.
    all: Vec<MetadataId>,
    starts: Vec<u32>,
    /// The users of metadata that has taken the place of other metadata, besides its own.
    further: HashMap<MetadataId, Vec<MetadataId>, FixedState>,
}

impl Users {
    /// The users of metadata from the index `first` on.
    fn new(table: &MetadataTable, first: usize) -> Self {
        let len = table.arena().len();
        let each = |user: &mut dyn FnMut(usize, MetadataId)| {
            for id in (first..).map_while(|index| table.arena().id_at(index)) {
                if let Metadata::Node(node) = &table[id] {
                    node.kind.for_each_operand(|it| match it {
                        Some(it) if (first..len).contains(&it.index()) => {
                            user(it.index() - first, id);
                        }
                        _ => {}
                    });
                }
            }
        };
        let mut starts = vec![0_u32; len.saturating_sub(first) + 1];
        each(&mut |index, _| starts[index + 1] += 1);
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let mut all = Vec::new();
        if let Some(id) = table.arena().id_at(first) {
            all.resize(starts[starts.len() - 1] as usize, id);
        }
        let mut next = starts.clone();
        each(&mut |index, id| {
            all[next[index] as usize] = id;
            next[index] += 1;
        });
        Self { first, all, starts, further: HashMap::default() }
    }

    /// The users of metadata, its own ones first.
    fn of(&self, id: MetadataId) -> [&[MetadataId]; 2] {
        let own = id.index().checked_sub(self.first).and_then(|index| {
            let (start, end) = (self.starts.get(index)?, self.starts.get(index + 1)?);
            self.all.get(*start as usize..*end as usize)
        });
        [own.unwrap_or_default(), self.further.get(&id).map_or(&[], Vec::as_slice)]
    }
}

/// The state of uniting metadata.
struct Uniting<'a> {
    table: &'a mut MetadataTable,
    united: United,
    /// Pairs of metadata that may be equal.
    equal: Vec<(MetadataId, MetadataId)>,
    /// The index of the first metadata that may be replaced.
    first: usize,
    users: Users,
}

impl Uniting<'_> {
    fn unite(&mut self, a: MetadataId, b: MetadataId) {
        let (a, b) = (self.united.current(a), self.united.current(b));
        if a == b {
            return;
        }
        if self.table[a] != self.table[b] {
            // One of them has changed since, so that the other may be unknown.
            return [a, b].into_iter().for_each(|id| self.index(id));
        }
        let (kept, gone) = if self.weight(a) < self.weight(b) { (b, a) } else { (a, b) };
        self.united.0.insert(gone, kept);
        self.table.0.prefer(kept, gone);
        let users = self.users.of(gone).concat();
        for &user in &users {
            if self.united.current(user) == user {
                self.replace_operand(user, gone, kept);
            }
        }
        self.users.further.entry(kept).or_default().extend(users);
    }

    /// The one with more users stays, so that the operands of each node are replaced a few times only.
    fn weight(&self, id: MetadataId) -> usize {
        match id.index() < self.first {
            true => usize::MAX,
            false => self.users.of(id).iter().map(|users| users.len()).sum(),
        }
    }

    fn replace_operand(&mut self, id: MetadataId, old: MetadataId, new: MetadataId) {
        let mut metadata = self.table[id].clone();
        if let Metadata::Node(node) = &mut metadata {
            node.kind.for_each_operand_mut(|it| {
                if *it == Some(old) {
                    *it = Some(new);
                }
            });
        }
        let equal = self.table.replace(id, metadata);
        self.equal.extend(equal.map(|equal| (equal, id)));
    }

    fn index(&mut self, id: MetadataId) {
        if !self.table[id].is_distinct() {
            let equal = self.table.0.index(id);
            self.equal.extend(equal.map(|equal| (equal, id)));
        }
    }
}
