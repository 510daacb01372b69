//! Bits that a compiler makes.

#![deny(clippy::arithmetic_side_effects)]

/// Bits that a compiler makes, the lowest of a byte first.
///
/// ```
/// use dxil_bitstream::ConstBits;
///
/// static BITS: ConstBits<4> = {
///     let mut bits = ConstBits::new();
///     bits.fixed(3, 3);
///     bits.vbr(40, 6);
///     bits
/// };
/// assert_eq!((BITS.count(), BITS.bytes()), (15, &[0b01000_011, 0b0_000001_1][..]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct ConstBits<const BYTES: usize> {
    bytes: [u8; BYTES],
    count: usize,
}

impl<const BYTES: usize> ConstBits<BYTES> {
    /// No bits.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "`Default` is not const")]
    pub const fn new() -> Self {
        Self { bytes: [0; BYTES], count: 0 }
    }

    /// Adds a field of this width in bits.
    ///
    /// # Panics
    ///
    /// Panics if the bytes do not suffice.
    #[expect(clippy::arithmetic_side_effects, reason = "the compiler refuses an overflow")]
    pub const fn fixed(&mut self, value: u64, width: u32) {
        let mut bit = 0;
        while bit < width {
            self.bytes[self.count / 8] |= ((value >> bit & 1) as u8) << (self.count % 8);
            self.count += 1;
            bit += 1;
        }
    }

    /// Adds a VBR with chunks of this width in bits.
    ///
    /// # Panics
    ///
    /// Panics if the bytes do not suffice.
    #[expect(clippy::arithmetic_side_effects, reason = "the compiler refuses an overflow")]
    pub const fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    /// The number of bits.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The bytes that the bits take.
    #[must_use]
    pub const fn bytes(&self) -> &[u8] {
        self.bytes.split_at(self.count.div_ceil(8)).0
    }
}
