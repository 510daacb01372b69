//! Texts that are printed again and again.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use bstr::BString;

use crate::out::Out;

/// The longest text that is kept of what can be printed anew.
const MAX_KEPT: usize = 256;

/// The text of each of many things that are counted from 0, if it is known: one text behind the other.
pub(crate) struct Texts {
    all: Out,
    /// Empty where the text is not known.
    places: Vec<Range<usize>>,
}

impl Texts {
    /// Of so many things, none is known.
    pub(crate) fn new(count: usize) -> Self {
        // Most names and types have a few letters.
        Self { all: Out::new(BString::default(), usize::MAX, count * 6), places: vec![0..0; count] }
    }

    /// Makes known what `print` prints.
    pub(crate) fn add(&mut self, index: usize, print: impl FnOnce(&mut Out)) {
        let start = self.all.len();
        print(&mut self.all);
        self.places[index] = start..self.all.len();
    }

    /// Makes known what was printed, unless it is long.
    pub(crate) fn keep(&mut self, index: usize, text: &[u8]) {
        if text.len() <= MAX_KEPT {
            self.add(index, |out| out.bytes(text));
        }
    }

    /// The text, empty where it is not known or there is no such thing.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> &[u8] {
        self.places.get(index).map_or(&[], |place| &self.all.text_from(place.start)[..place.len()])
    }

    /// Prints a text, and tells whether it is known.
    #[inline]
    pub(crate) fn print(&self, out: &mut Out, index: usize) -> bool {
        let Some(place) = self.places.get(index).filter(|place| !place.is_empty()) else {
            return false;
        };
        let text = self.all.text_from(place.start);
        match text.first_chunk::<16>() {
            Some(chunk) if place.len() <= chunk.len() => out.chunk(chunk, place.len()),
            _ => out.bytes(&text[..place.len()]),
        }
        true
    }
}
