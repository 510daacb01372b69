//! Texts that are printed again and again.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;

use crate::out::Out;

/// The longest text that is kept of what can be printed anew.
const MAX_KEPT: usize = 256;

/// The text of each of many things that are counted from 0, if it is known: one behind the other.
pub(crate) struct Texts {
    all: Out,
    /// Where each text starts, and its length: 0 where it is not known.
    places: Vec<(usize, usize)>,
}

impl Texts {
    /// Of so many things, none is known.
    pub(crate) fn new(count: usize) -> Self {
        let all = Out::new(BString::default(), usize::MAX, 0);
        Self { all, places: vec![(0, 0); count] }
    }

    /// Adds a thing with its text, and gives its number.
    pub(crate) fn push(&mut self, text: &[u8]) -> usize {
        self.places.push((self.all.len(), text.len()));
        self.all.bytes(text);
        self.places.len() - 1
    }

    /// Makes known what was printed, unless it is long.
    pub(crate) fn keep(&mut self, index: usize, text: &[u8]) {
        if text.len() <= MAX_KEPT {
            self.places[index] = (self.all.len(), text.len());
            self.all.bytes(text);
            self.all.byte(b' ');
        }
    }

    /// Prints a text, and tells whether it is known.
    pub(crate) fn print(&self, out: &mut Out, index: usize) -> bool {
        let (start, len) = self.place(index);
        out.bytes(&self.all.text_from(start)[..len]);
        len > 0
    }

    /// Prints a text and so many of the spaces behind it, 0 or 1. Tells whether it is done: not
    /// where the text is not known, or needs [`Texts::print`], being long or at the end of all.
    #[inline]
    pub(crate) fn print_at_once(&self, out: &mut Out, index: usize, spaces: usize) -> bool {
        let (start, len) = self.place(index);
        match self.all.chunk_at::<32>(start) {
            Some(chunk) if (1..=32 - spaces).contains(&len) => out.chunk(chunk, len + spaces),
            _ => false,
        }
    }

    #[inline]
    fn place(&self, index: usize) -> (usize, usize) {
        self.places.get(index).copied().unwrap_or_default()
    }
}
