//! Short texts, held in place.

/// A text of a few bytes; empty where something is not called anything.
#[derive(Clone, Copy)]
pub(crate) struct Short {
    text: [u8; Self::MAX],
    len: u8,
}

impl Short {
    /// The most bytes: enough for a sign and any number, and for most names.
    pub(crate) const MAX: usize = 14;

    /// No text.
    pub(crate) const EMPTY: Self = Self { text: [0; Self::MAX], len: 0 };

    /// A text that is short.
    pub(crate) fn new(text: &[u8]) -> Option<Self> {
        let mut short = Self { text: [0; Self::MAX], len: text.len() as u8 };
        short.text.get_mut(..text.len())?.copy_from_slice(text);
        Some(short)
    }

    /// The number 0 behind a sign.
    pub(crate) fn zero(sign: u8) -> Self {
        let mut text = [b'0'; Self::MAX];
        text[0] = sign;
        Self { text, len: 2 }
    }

    /// The number behind this one.
    #[inline]
    pub(crate) fn next(mut self) -> Self {
        for digit in self.text[1..usize::from(self.len)].iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                return self;
            }
            *digit = b'0';
        }
        self.text[1] = b'1';
        self.len += 1;
        self
    }

    /// The text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.text[..usize::from(self.len)]
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// The text, and its length.
    #[inline]
    pub(crate) const fn chunk(&self) -> (&[u8; Self::MAX], usize) {
        (&self.text, self.len as usize)
    }
}
