//! Integers of up to 128 bits.

/// An integer of a width; the bits above it are zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Integer {
    bits: u32,
    value: u128,
}

impl Integer {
    /// An integer of this width, to which the value is cut; `None` for more than 128 bits.
    pub(super) fn new(bits: u32, value: u128) -> Option<Self> {
        let mask = u128::MAX.checked_shr(128_u32.checked_sub(bits)?)?;
        Some(Self { bits, value: value & mask })
    }

    pub(super) const fn bits(self) -> u32 {
        self.bits
    }

    pub(super) const fn value(self) -> u128 {
        self.value
    }

    /// The value, of which the highest bit is the sign.
    pub(super) const fn signed(self) -> i128 {
        let unused = 128 - self.bits;
        ((self.value << unused) as i128) >> unused
    }

    pub(super) fn is_ones(self) -> bool {
        Self::new(self.bits, u128::MAX) == Some(self)
    }

    /// Whether it is the least signed number of its width.
    pub(super) const fn is_least(self) -> bool {
        self.value == 1 << (self.bits - 1)
    }
}
