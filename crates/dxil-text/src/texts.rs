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

    /// Adds a thing whose text is what `print` prints.
    pub(crate) fn push(&mut self, print: impl FnOnce(&mut Out)) -> &[u8] {
        let start = self.all.len();
        print(&mut self.all);
        self.places.push((start, self.all.len() - start));
        self.all.text_from(start)
    }

    /// Takes back what was added last.
    pub(crate) fn pop(&mut self) {
        if let Some((start, _)) = self.places.pop() {
            self.all.truncate(start);
        }
    }

    /// How many things there are.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
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
    #[inline]
    pub(crate) fn print(&self, out: &mut Out, index: usize) -> bool {
        self.print_and(out, index, 0)
    }

    /// Prints a text that was kept and the space that is kept behind it, and tells whether it is
    /// known.
    #[inline]
    pub(crate) fn print_spaced(&self, out: &mut Out, index: usize) -> bool {
        self.print_and(out, index, 1)
    }

    #[inline]
    fn print_and(&self, out: &mut Out, index: usize, behind: usize) -> bool {
        let (start, len) = self.places.get(index).copied().unwrap_or_default();
        if len == 0 {
            return false;
        }
        let len = len + behind;
        match self.all.text_from(start).first_chunk::<32>() {
            Some(chunk) if len <= chunk.len() => out.chunk(chunk, len),
            _ => self.print_long(out, start, len),
        }
        true
    }

    #[cold]
    fn print_long(&self, out: &mut Out, start: usize, len: usize) {
        out.bytes(&self.all.text_from(start)[..len]);
    }
}
