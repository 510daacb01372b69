//! Short texts, held in place.

/// The numbers below 100, in two digits.
pub(crate) const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[0; 2]; 100];
    let mut number = 0;
    while number < pairs.len() {
        pairs[number] = [b'0' + number as u8 / 10, b'0' + number as u8 % 10];
        number += 1;
    }
    pairs
};

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

    /// A number below 10,000.
    #[inline]
    pub(crate) fn digits(number: usize) -> Self {
        let ([a, b], [c, d]) = (PAIRS[number / 100], PAIRS[number % 100]);
        let zeros = u8::from(number < 10) + u8::from(number < 100) + u8::from(number < 1000);
        let digits = u32::from_le_bytes([a, b, c, d]) >> (8 * zeros);
        let mut text = [0; Self::MAX];
        text[..4].copy_from_slice(&digits.to_le_bytes());
        Self { text, len: 4 - zeros }
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
