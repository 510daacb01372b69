//! Printed names and numbers.

/// A sign with a number or a name, such as `%1`. A short text is stored in place; for a longer one,
/// this is the index of a text that its owner stores.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    /// The bytes of the text, the first one lowest, and its length or [`Self::LONG`] in the highest
    /// byte. A number instead of an array, because processors stall if bytes are written one by one
    /// and then read as a whole.
    bytes: u128,
}

impl Name {
    /// The maximum length in place, which suffices for a sign and any number.
    const MAX: usize = 15;
    const LONG: u8 = u8::MAX;

    /// No name.
    pub(crate) const NONE: Self = Self { bytes: 0 };

    /// Stores a short text.
    pub(crate) fn short(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; Self::MAX + 1];
        bytes[..Self::MAX].get_mut(..text.len())?.copy_from_slice(text);
        bytes[Self::MAX] = text.len() as u8;
        Some(Self { bytes: u128::from_le_bytes(bytes) })
    }

    /// Refers to the text with this index, which the owner stores.
    pub(crate) fn long(number: u32) -> Self {
        Self { bytes: u128::from(number) | Self::at(Self::LONG, Self::MAX) }
    }

    /// A byte shifted to its place.
    #[inline]
    const fn at(byte: u8, index: usize) -> u128 {
        (byte as u128) << (8 * index)
    }

    #[inline]
    const fn byte(self, index: usize) -> u8 {
        (self.bytes >> (8 * index)) as u8
    }

    #[inline]
    const fn len(self) -> usize {
        self.byte(Self::MAX) as usize
    }

    /// Whether there is no name.
    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.len() == 0
    }

    /// The text as a chunk with its length, if it is stored in place.
    #[inline]
    pub(crate) const fn chunk(self) -> Option<([u8; Self::MAX + 1], usize)> {
        match self.len() {
            len @ 1..=Self::MAX => Some((self.bytes.to_le_bytes(), len)),
            _ => None,
        }
    }

    /// The index of the text, if the owner stores it.
    pub(crate) fn number(self) -> Option<u32> {
        (self.byte(Self::MAX) == Self::LONG).then_some(self.bytes as u32)
    }
}

/// Counts up, and prints a sign before each number.
pub(crate) struct Counter {
    next: Name,
    /// The last digit of the next number.
    digit: u8,
    /// The number 1 at the place of that digit.
    one: u128,
}

impl Counter {
    /// Begins at 0.
    pub(crate) fn new(sign: u8) -> Self {
        let bytes = Name::at(sign, 0) | Name::at(b'0', 1) | Name::at(2, Name::MAX);
        Self { next: Name { bytes }, digit: 0, one: Name::at(1, 1) }
    }

    /// Returns the next number.
    #[inline]
    pub(crate) fn count(&mut self) -> Name {
        let number = self.next;
        if self.digit < 9 {
            self.digit += 1;
            self.next.bytes += self.one;
        } else {
            self.carry();
        }
        number
    }

    /// Increments a number that ends with nine.
    fn carry(&mut self) {
        self.digit = 0;
        let len = self.next.len();
        for digit in (1..len).rev() {
            if self.next.byte(digit) != b'9' {
                self.next.bytes += Name::at(1, digit);
                return;
            }
            self.next.bytes -= Name::at(9, digit);
        }
        // The number gets another digit: a 1 before the zeros.
        self.next.bytes += Name::at(1, 1) + Name::at(b'0', len) + Name::at(1, Name::MAX);
        self.one = Name::at(1, len);
    }
}
