//! Names and numbers, as they are printed.

/// What something is called: a sign with a number or a name. Most have a few bytes, and are held
/// in place; a longer one is the number of a text that somebody else holds.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    /// The text, and behind it its length, or [`Self::LONG`].
    bytes: [u8; Self::MAX + 1],
}

impl Name {
    /// The most bytes in place: more than a sign and any number have.
    const MAX: usize = 15;
    const LONG: u8 = u8::MAX;

    /// Nothing.
    pub(crate) const NONE: Self = Self { bytes: [0; Self::MAX + 1] };

    /// A text that is short.
    pub(crate) fn short(text: &[u8]) -> Option<Self> {
        let mut bytes = [0; Self::MAX + 1];
        bytes[..Self::MAX].get_mut(..text.len())?.copy_from_slice(text);
        bytes[Self::MAX] = text.len() as u8;
        Some(Self { bytes })
    }

    /// The text of this number that somebody holds.
    pub(crate) fn long(number: u32) -> Self {
        let mut bytes = [Self::LONG; Self::MAX + 1];
        bytes[..4].copy_from_slice(&number.to_le_bytes());
        Self { bytes }
    }

    /// The number 0 behind a sign.
    pub(crate) fn zero(sign: u8) -> Self {
        let mut bytes = [b'0'; Self::MAX + 1];
        (bytes[0], bytes[Self::MAX]) = (sign, 2);
        Self { bytes }
    }

    /// Counts on, and gives the number that it was.
    #[inline]
    pub(crate) fn count(&mut self) -> Self {
        let number = *self;
        let len = self.len();
        for digit in self.bytes[1..len].iter_mut().rev() {
            if *digit < b'9' {
                *digit += 1;
                return number;
            }
            *digit = b'0';
        }
        self.bytes[1] = b'1';
        self.bytes[Self::MAX] += 1;
        number
    }

    #[inline]
    const fn len(&self) -> usize {
        self.bytes[Self::MAX] as usize
    }

    /// Whether it is no name.
    #[inline]
    pub(crate) const fn is_none(&self) -> bool {
        self.len() == 0
    }

    /// The text, if it is in place, in a chunk with its length.
    #[inline]
    pub(crate) const fn chunk(&self) -> Option<(&[u8; Self::MAX + 1], usize)> {
        match self.len() {
            len @ 1..=Self::MAX => Some((&self.bytes, len)),
            _ => None,
        }
    }

    /// The text, if it is in place.
    pub(crate) fn text(&self) -> Option<&[u8]> {
        self.chunk().map(|(chunk, len)| &chunk[..len])
    }

    /// The number of the text, if somebody else holds it.
    pub(crate) fn number(&self) -> Option<u32> {
        let number = self.bytes.first_chunk().map(|&bytes| u32::from_le_bytes(bytes));
        number.filter(|_| self.bytes[Self::MAX] == Self::LONG)
    }
}
