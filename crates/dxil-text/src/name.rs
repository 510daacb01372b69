//! Names and numbers, as they are printed.

/// What something is called: a sign with a number or a name. Most have a few bytes, and are held
/// in place; a longer one is the number of a text that somebody else holds.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    /// The bytes of the text, the lowest first, and in the highest byte its length, or
    /// [`Self::LONG`]. One number, and no array: so it is not written in bytes and then read as a
    /// whole, for which processors have to wait.
    bytes: u128,
}

impl Name {
    /// The most bytes in place: more than a sign and any number have.
    const MAX: usize = 15;
    const LONG: u8 = u8::MAX;

    /// Nothing.
    pub(crate) const NONE: Self = Self { bytes: 0 };

    /// A text that is short.
    pub(crate) fn short(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; Self::MAX + 1];
        bytes[..Self::MAX].get_mut(..text.len())?.copy_from_slice(text);
        bytes[Self::MAX] = text.len() as u8;
        Some(Self { bytes: u128::from_le_bytes(bytes) })
    }

    /// The text of this number that somebody holds.
    pub(crate) fn long(number: u32) -> Self {
        Self { bytes: u128::from(number) | Self::at(Self::LONG, Self::MAX) }
    }

    /// A byte in its place.
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

    /// Whether it is no name.
    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.len() == 0
    }

    /// The text, if it is in place, in a chunk with its length.
    #[inline]
    pub(crate) const fn chunk(self) -> Option<([u8; Self::MAX + 1], usize)> {
        match self.len() {
            len @ 1..=Self::MAX => Some((self.bytes.to_le_bytes(), len)),
            _ => None,
        }
    }

    /// The number of the text, if somebody else holds it.
    pub(crate) fn number(self) -> Option<u32> {
        (self.byte(Self::MAX) == Self::LONG).then_some(self.bytes as u32)
    }
}

/// Numbers behind a sign, one after the other.
pub(crate) struct Counter {
    next: Name,
    /// The last digit of the next one.
    digit: u8,
    /// One, in the place of that digit.
    one: u128,
}

impl Counter {
    /// Counts from 0.
    pub(crate) fn new(sign: u8) -> Self {
        let bytes = Name::at(sign, 0) | Name::at(b'0', 1) | Name::at(2, Name::MAX);
        Self { next: Name { bytes }, digit: 0, one: Name::at(1, 1) }
    }

    /// The next number.
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

    /// Counts on from a number that ends with nine.
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
        // Another digit: 1 before the zeros, of which one is new.
        self.next.bytes += Name::at(1, 1) + Name::at(b'0', len) + Name::at(1, Name::MAX);
        self.one = Name::at(1, len);
    }
}
