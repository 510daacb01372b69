//! The order in which LLVM's hash table of strings visits its keys, which is that of functions in libraries
//! that DXC links.

use alloc::vec::Vec;

use bstr::BStr;

/// The number of places of a table with its first key.
const FIRST: usize = 16;

/// A hash table that finds places for keys as LLVM 3.7's `StringMap` does.
struct StringMap<'a, T> {
    /// The places, in number a power of two.
    places: Vec<Option<(&'a BStr, T)>>,
    len: usize,
}

/// Items in the order in which the table visits them, if their keys are added in the order given. Of items with
/// one key, the first counts.
pub(crate) fn order<'a, T>(items: impl IntoIterator<Item = (&'a BStr, T)>) -> Vec<(&'a BStr, T)> {
    let mut map = StringMap { places: Vec::new(), len: 0 };
    map.places.resize_with(FIRST, || None);
    items.into_iter().for_each(|(key, value)| map.insert(key, value));
    map.places.into_iter().flatten().collect()
}

impl<'a, T> StringMap<'a, T> {
    fn insert(&mut self, key: &'a BStr, value: T) {
        let place = place(&self.places, key);
        if self.places[place].is_some() {
            return;
        }
        self.places[place] = Some((key, value));
        self.len += 1;
        if self.len * 4 > self.places.len() * 3 {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let mut places = Vec::new();
        places.resize_with(self.places.len() * 2, || None);
        for (key, value) in self.places.drain(..).flatten() {
            let place = place(&places, key);
            places[place] = Some((key, value));
        }
        self.places = places;
    }
}

/// The place of a key: its own, or the free one where it goes.
fn place<T>(places: &[Option<(&BStr, T)>], key: &BStr) -> usize {
    let mut place = hash(key) as usize % places.len();
    let is_other = |place: usize| places[place].as_ref().is_some_and(|(other, _)| *other != key);
    let mut step = 1;
    while is_other(place) {
        place = (place + step) % places.len();
        step += 1;
    }
    place
}

/// The hash of a string: 33 times that of what is before a byte, and the byte.
fn hash(key: &BStr) -> u32 {
    key.iter().fold(0, |hash: u32, &byte| hash.wrapping_mul(33).wrapping_add(byte.into()))
}
