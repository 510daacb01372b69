//! Finds rows by name, with hash tables with linear probing that are filled at compile time.

/// The number of slots of a table of `names` names: a power of two, at least half of them empty.
pub(crate) const fn slots(names: usize) -> usize {
    (2 * names).next_power_of_two()
}

/// A table with this number of [`slots`].
pub(crate) struct NameTable<const SLOTS: usize>([u16; SLOTS]);

const EMPTY: u16 = u16::MAX;

impl<const SLOTS: usize> NameTable<SLOTS> {
    /// Creates a table without names.
    pub(crate) const fn new() -> Self {
        assert!(SLOTS.is_power_of_two());
        Self([EMPTY; SLOTS])
    }

    /// Returns the table with another name, that of this row.
    pub(crate) const fn insert(mut self, name: &str, row: usize) -> Self {
        assert!(row < SLOTS / 2, "the table has fewer slots than `slots` says");
        let mut slot = hash(name.as_bytes()) as usize % SLOTS;
        while self.0[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        self.0[slot] = row as u16;
        self
    }

    /// The first slot to search for a name.
    pub(crate) const fn start(name: &str) -> usize {
        hash(name.as_bytes()) as usize % SLOTS
    }

    /// The row in a slot, if any, and the next slot to search. At least half of the slots are
    /// empty, so that every search ends.
    pub(crate) const fn at(&self, slot: usize) -> Option<(usize, usize)> {
        match self.0[slot] {
            EMPTY => None,
            row => Some((row as usize, (slot + 1) % SLOTS)),
        }
    }
}

/// Whether two names are equal, as a `const fn`, which `==` is not.
pub(crate) const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut same = a.len() == b.len();
    let mut start = 0;
    while same && start < a.len() {
        same = word(a, start) == word(b, start);
        start += 8;
    }
    same
}

/// Hashes the length, the first and last eight bytes, and eight bytes in the middle: names of
/// operations differ there, and hashing each byte would take longer than comparing.
const fn hash(name: &[u8]) -> u32 {
    let length = name.len();
    let middle = (length / 2).saturating_sub(4);
    let mut hash = length as u64;
    hash = mix(hash, word(name, 0));
    hash = mix(hash, word(name, middle));
    hash = mix(hash, word(name, length.saturating_sub(8)));
    (hash >> 32) as u32
}

const fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Up to eight bytes from `start` on.
const fn word(name: &[u8], start: usize) -> u64 {
    if let Some((_, rest)) = name.split_at_checked(start) {
        if let Some(word) = rest.first_chunk::<8>() {
            return u64::from_le_bytes(*word);
        }
    }
    let mut word = 0;
    let mut i = start;
    while i < name.len() {
        word = word << 8 | name[i] as u64;
        i += 1;
    }
    word
}
