//! A buffer of bits.

use alloc::vec::Vec;

use crate::{Abbreviation, Error, ErrorKind, char6, width};

/// A buffer of bits, to which fields are appended. The lowest bit of a byte comes first.
///
/// ```
/// use dxil_bitstream::write::Bits;
///
/// let mut bits = Bits::default();
/// for (value, width) in [(b'B', 8), (b'C', 8), (0x0, 4), (0xc, 4), (0xe, 4), (0xd, 4)] {
///     bits.fixed(value.into(), width)?;
/// }
/// bits.fixed(1, 2)?; // enter a block:
/// bits.vbr(13, 8); // IDENTIFICATION_BLOCK,
/// bits.vbr(5, 4); // with abbreviation ids of 5 bits
/// bits.fixed(0, 18)?;
///
/// // The first eight bytes of each file of LLVM's `llvm-as`.
/// assert_eq!(bits.into_bytes(), *b"BC\xc0\xde\x35\x14\x00\x00");
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Bits {
    bytes: Vec<u8>,
    /// The bits after the bytes; `count` is their number, which is less than 64.
    pending: u64,
    count: u32,
}

/// A position to which a buffer can be cut back.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    size: usize,
    pending: u64,
    count: u32,
}

impl Bits {
    /// An empty buffer with memory for this number of bytes.
    #[must_use]
    pub fn with_capacity(bytes: usize) -> Self {
        Self { bytes: Vec::with_capacity(bytes), ..Self::default() }
    }

    /// The number of bits written.
    #[must_use]
    #[inline]
    pub fn position(&self) -> u64 {
        self.bytes.len() as u64 * 8 + u64::from(self.count)
    }

    /// Writes a field of this width in bits, at most 64.
    ///
    /// # Errors
    ///
    /// Fails if the value does not fit.
    ///
    /// # Panics
    ///
    /// Panics if the width is larger than 64.
    #[inline]
    pub fn fixed(&mut self, value: u64, width: u32) -> Result<(), Error> {
        assert!(width <= u64::BITS, "the width of a field");
        if width < u64::BITS && value >> width != 0 {
            return Err(self.error(ErrorKind::Field { value, width }));
        }
        self.push(value, width);
        Ok(())
    }

    /// Writes a VBR with chunks of this width in bits, 2 to 32, and with as few chunks as possible.
    ///
    /// # Panics
    ///
    /// Panics if the width is not in 2 to 32.
    #[inline]
    pub fn vbr(&mut self, value: u64, width: u32) {
        assert!((2..=Abbreviation::MAX_WIDTH).contains(&width), "the width of a chunk");
        let (more, last) = (1 << (width - 1), value >> (width - 1));
        let (chunks, width) = match last {
            0 => (value, width),
            _ if last < more => (value & (more - 1) | more | last << width, 2 * width),
            _ => return self.chunks(value, width),
        };
        self.push(chunks, width);
    }

    /// Writes a VBR of several chunks, as many of them at once as fit into 64 bits.
    #[inline(never)]
    fn chunks(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        let (mut chunks, mut taken) = (0, 0);
        while value >= more {
            chunks |= (value & (more - 1) | more) << taken;
            taken += width;
            value >>= width - 1;
            if taken + width > u64::BITS {
                self.push(chunks, taken);
                (chunks, taken) = (0, 0);
            }
        }
        self.push(chunks | value << taken, taken + width);
    }

    /// Writes one of the 64 characters that take 6 bits, given in ASCII.
    ///
    /// # Errors
    ///
    /// Fails if it is none of them.
    #[inline]
    pub fn char6(&mut self, character: u64) -> Result<(), Error> {
        let code = char6::encode(character);
        let code = code.ok_or_else(|| self.error(ErrorKind::Char6(character)))?;
        self.push(code, 6);
        Ok(())
    }

    /// Appends zeros up to a multiple of 32 bits.
    pub fn align32(&mut self) {
        self.push(0, self.count.wrapping_neg() % 32);
        let bytes = self.pending.to_le_bytes();
        self.bytes.extend_from_slice(&bytes[..self.count as usize / 8]);
        (self.pending, self.count) = (0, 0);
    }

    /// Writes a count and the bytes, which begin at a multiple of 32 bits and are padded to one.
    ///
    /// # Errors
    ///
    /// Fails if the count takes more than 32 bits.
    pub fn blob(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.count(bytes.len())?;
        self.align32();
        self.bytes.extend_from_slice(bytes);
        let size = self.bytes.len().next_multiple_of(4);
        self.bytes.resize(size, 0);
        Ok(())
    }

    /// Returns the bits as bytes; the last byte is padded with zeros.
    #[must_use]
    pub fn into_bytes(mut self) -> Vec<u8> {
        let bytes = self.pending.to_le_bytes();
        self.bytes.extend_from_slice(&bytes[..self.count.div_ceil(8) as usize]);
        self.bytes
    }

    /// Appends this number of the bits of these bytes.
    pub(super) fn copy(&mut self, bytes: &[u8], bits: u64) {
        let mut left = bits.min(bytes.len() as u64 * 8);
        let mut rest = bytes;
        while let Some((eight, after)) = rest.split_first_chunk().filter(|_| left >= 64) {
            self.push(u64::from_le_bytes(*eight), 64);
            (rest, left) = (after, left - 64);
        }
        for byte in rest {
            let width = left.min(8) as u32;
            self.push(u64::from(*byte) & !(u64::MAX << width), width);
            left -= u64::from(width);
        }
    }

    /// Appends whole words of 32 bits at a multiple of 32 bits.
    pub(super) fn words(&mut self, words: &[u8]) {
        self.align32();
        self.bytes.extend_from_slice(words);
    }

    /// Writes the number of operands, elements or bytes that follow.
    #[inline]
    pub(super) fn count(&mut self, count: usize) -> Result<(), Error> {
        let count = u32::try_from(count).map_err(|_| self.error(ErrorKind::TooLarge))?;
        self.vbr(count.into(), width::OPERAND);
        Ok(())
    }

    /// Replaces the word of 32 bits at this byte offset.
    pub(super) fn patch(&mut self, byte: usize, word: u32) {
        self.bytes[byte..byte + 4].copy_from_slice(&word.to_le_bytes());
    }

    /// The current position.
    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark { size: self.bytes.len(), pending: self.pending, count: self.count }
    }

    /// Removes all bits written after the mark.
    pub(super) fn take_back(&mut self, mark: Mark) {
        self.bytes.truncate(mark.size);
        (self.pending, self.count) = (mark.pending, mark.count);
    }

    /// Creates an error at the current position.
    #[cold]
    pub(super) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.position())
    }

    /// Appends the lowest `width` bits, at most 64; the other bits must be zero.
    // This code runs for each field of each record.
    #[inline(always)]
    pub(super) fn push(&mut self, value: u64, width: u32) {
        self.pending |= value << self.count;
        let count = self.count + width;
        if count < u64::BITS {
            self.count = count;
            return;
        }
        self.bytes.extend_from_slice(&self.pending.to_le_bytes());
        let taken = u64::BITS - self.count;
        self.pending = value.checked_shr(taken).unwrap_or(0);
        self.count = count - u64::BITS;
    }
}
