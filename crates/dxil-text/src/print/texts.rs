//! Texts that are printed repeatedly.

use alloc::vec;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{ConstantId, Id as _, Module};
use dxil_ops::OpCode;

use super::out::Out;

/// The maximum length of a text that is stored although it can be printed again.
const MAX_KEPT: usize = 256;

/// The length of most texts.
const USUAL_TEXT: usize = 16;

/// Something whose text is printed repeatedly.
#[derive(Clone, Copy)]
pub(crate) enum Repeated {
    /// The comment on an operation.
    Operation(OpCode),
    /// A constant.
    Constant(ConstantId),
    /// A constant after its type.
    TypedConstant(ConstantId),
}

impl Repeated {
    /// The number of all in a module.
    pub(crate) fn count(module: &Module) -> usize {
        OpCode::ALL.len() + 2 * module.constants.arena().len()
    }

    /// The index among them.
    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Self::Operation(op) => op.index(),
            Self::Constant(id) => OpCode::ALL.len() + 2 * id.index(),
            Self::TypedConstant(id) => OpCode::ALL.len() + 2 * id.index() + 1,
        }
    }
}

/// Texts by index, if they are known, stored one after another.
pub(crate) struct Texts {
    all: Out,
    /// The offset of each text, and its length, which is 0 if the text is not known.
    places: Vec<(usize, usize)>,
}

impl Texts {
    /// Creates a list of `count` unknown texts.
    pub(crate) fn new(count: usize) -> Self {
        let all = Out::new(BString::default(), usize::MAX, count * USUAL_TEXT);
        Self { all, places: vec![(0, 0); count] }
    }

    /// Adds a text, and returns its index.
    pub(crate) fn push(&mut self, text: &[u8]) -> usize {
        self.places.push((self.all.len(), text.len()));
        self.all.bytes(text);
        self.places.len() - 1
    }

    /// Stores a text that was printed, unless it is long.
    pub(crate) fn keep(&mut self, index: usize, text: &[u8]) {
        if text.len() <= MAX_KEPT {
            self.places[index] = (self.all.len(), text.len());
            self.all.bytes(text);
            self.all.byte(b' ');
        }
    }

    /// Prints a text, and returns whether it is known.
    pub(crate) fn print(&self, out: &mut Out, index: usize) -> bool {
        let (start, len) = self.place(index);
        out.bytes(&self.all.text_from(start)[..len]);
        len > 0
    }

    /// Prints a text and 0 or 1 of the spaces after it. Returns whether it did: not if the text is
    /// unknown, or if it needs [`Texts::print`] because it is long or at the end of the list.
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
