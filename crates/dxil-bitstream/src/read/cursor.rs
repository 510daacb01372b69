//! A cursor over bits.

use crate::{Abbreviation, Error, ErrorKind, char6, width};

/// The minimum number of bits that a load returns: 64 without the bits of the first byte before the
/// position.
const LOADED: u32 = 57;

/// The number of bits that [`quick_vbr6`] examines.
const QUICK: u32 = 24;

/// The number of bits that [`four_vbr6`] reads.
const FOUR: u32 = 48;

/// A position in a stream of bits. The lowest bit of a byte comes first.
///
/// ```
/// use dxil_bitstream::read::Cursor;
///
/// // The first eight bytes of each file of LLVM's `llvm-as`.
/// let mut cursor = Cursor::new(b"BC\xc0\xde\x35\x14\x00\x00");
/// assert_eq!(cursor.fixed(32)?, 0xdec0_4342); // the magic number
/// assert_eq!(cursor.fixed(2)?, 1); // enter a block:
/// assert_eq!(cursor.vbr(8)?, 13); // IDENTIFICATION_BLOCK,
/// assert_eq!(cursor.vbr(4)?, 5); // with abbreviation ids of 5 bits
/// # Ok::<(), dxil_bitstream::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    /// In bits from the start.
    position: u64,
    /// In bits from the start. There may be bytes after it: see [`ending`](Self::ending).
    end: u64,
}

impl<'a> Cursor<'a> {
    /// Creates a cursor at the start of these bytes.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, position: 0, end: bits(bytes.len() as u64) }
    }

    /// The position, in bits from the start.
    #[must_use]
    #[inline]
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The end, in bits from the start.
    #[must_use]
    #[inline]
    pub fn end(&self) -> u64 {
        self.end
    }

    /// The number of bits from here to the end.
    #[must_use]
    #[inline]
    pub fn left(&self) -> u64 {
        self.end.saturating_sub(self.position)
    }

    /// Returns the cursor with an earlier end. Arrays and blobs do not go past that end, but a
    /// field may: the caller has to check the position.
    ///
    /// This saves a check for each field, and eight bytes can be loaded close to the end, too.
    pub(super) fn ending(self, end: u64) -> Self {
        Self { end, ..self }
    }

    /// Moves to a position, in bits from the start.
    ///
    /// # Errors
    ///
    /// Fails if the position is past the end.
    pub fn seek(&mut self, position: u64) -> Result<(), Error> {
        self.check_left(position.saturating_sub(self.position))?;
        self.position = position;
        Ok(())
    }

    /// Reads a field of this width in bits, at most 64.
    ///
    /// # Errors
    ///
    /// Fails if fewer bits are left.
    ///
    /// # Panics
    ///
    /// Panics if the width is larger than 64.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> Result<u64, Error> {
        match load(self.bytes, self.position) {
            Some(loaded) if width <= LOADED => {
                self.position = self.position.wrapping_add(width.into());
                Ok(lowest(loaded, width))
            }
            _ => self.fixed_slowly(width),
        }
    }

    /// Reads a VBR with chunks of this width in bits, 2 to 32. The chunks have the lowest bits of
    /// the value first; the highest bit of a chunk says whether another chunk follows.
    ///
    /// # Errors
    ///
    /// Fails if fewer bits are left, if the value has more than 64 bits, or if it has more chunks
    /// than it needs.
    ///
    /// # Panics
    ///
    /// Panics if the width is not in 2 to 32.
    #[inline]
    pub fn vbr(&mut self, width: u32) -> Result<u64, Error> {
        assert!((2..=Abbreviation::MAX_WIDTH).contains(&width), "the width of a chunk");
        let chunk = self.fixed(width)?;
        let payload = width.wrapping_sub(1);
        if chunk.wrapping_shr(payload) == 0 { Ok(chunk) } else { self.vbr_on(chunk, width) }
    }

    /// Fills the slice with fields of this width in bits, 1 to 32.
    pub(super) fn fixed_run(&mut self, width: u32, values: &mut [u64]) -> Result<(), Error> {
        let at_once = LOADED.checked_div(width).unwrap_or(1) as usize;
        for values in values.chunks_mut(at_once) {
            let read = width.wrapping_mul(values.len() as u32);
            let mut loaded = self.fixed(read)?;
            for value in values {
                *value = lowest(loaded, width);
                loaded = loaded.wrapping_shr(width);
            }
        }
        Ok(())
    }

    /// Fills the slice with VBRs with chunks of 6 bits.
    pub(super) fn vbr6_run(&mut self, values: &mut [u64]) -> Result<(), Error> {
        let mut position = self.position;
        for values in values.chunks_mut(4) {
            // Close to the end, these bits make `four_vbr6` and `quick_vbr6` fail.
            let (mut loaded, mut left) = (load(self.bytes, position).unwrap_or(u64::MAX), LOADED);
            if let ([first, second, third, fourth], Some(four)) = (&mut *values, four_vbr6(loaded))
            {
                [*first, *second, *third, *fourth] = four;
                position = position.wrapping_add(FOUR.into());
                continue;
            }
            for value in values {
                if left < QUICK {
                    (loaded, left) = (load(self.bytes, position).unwrap_or(u64::MAX), LOADED);
                }
                if let Some((quick, width)) = quick_vbr6(loaded) {
                    *value = quick;
                    position = position.wrapping_add(width.into());
                    loaded = loaded.wrapping_shr(width);
                    left = left.wrapping_sub(width);
                } else {
                    self.position = position;
                    *value = self.vbr6_slowly()?;
                    position = self.position;
                    left = 0;
                }
            }
        }
        self.position = position;
        Ok(())
    }

    /// Reads a VBR with chunks of 6 bits.
    #[inline]
    pub(super) fn vbr6(&mut self) -> Result<u64, Error> {
        let loaded = load(self.bytes, self.position);
        match loaded.and_then(quick_vbr6) {
            Some((value, width)) => {
                self.position = self.position.wrapping_add(width.into());
                Ok(value)
            }
            None => self.vbr6_slowly(),
        }
    }

    /// Reads a VBR with chunks of 6 bits that is long or close to the end.
    #[inline(never)]
    fn vbr6_slowly(&mut self) -> Result<u64, Error> {
        match load(self.bytes, self.position).and_then(long_vbr6) {
            Some((value, width)) => {
                self.position = self.position.wrapping_add(width.into());
                Ok(value)
            }
            None => self.vbr(width::OPERAND),
        }
    }

    /// Reads a character of 6 bits.
    ///
    /// # Errors
    ///
    /// Fails if fewer bits are left.
    #[inline]
    pub fn char6(&mut self) -> Result<u8, Error> {
        self.fixed(6).map(char6::decode)
    }

    /// Moves to the next multiple of 32 bits, unless the position is one.
    ///
    /// # Errors
    ///
    /// Fails if the skipped bits are not zero, or if the end comes first.
    pub fn align32(&mut self) -> Result<(), Error> {
        let start = *self;
        // The remainder of a division by 32.
        let width = self.position.wrapping_neg() as u32 % 32;
        if self.fixed(width)? == 0 { Ok(()) } else { Err(start.error(ErrorKind::Padding)) }
    }

    /// Reads a count, and that number of bytes, which begin at a multiple of 32 bits and are padded
    /// to one.
    ///
    /// # Errors
    ///
    /// Fails if the end comes first, or if padding is not zero.
    pub fn blob(&mut self) -> Result<&'a [u8], Error> {
        let size = self.vbr(width::OPERAND)?;
        self.align32()?;
        self.check_left(bits(size))?;
        let rest = self.bytes.get(byte(self.position)..).unwrap_or_default();
        let blob = rest.get(..size as usize).unwrap_or_default();
        self.position = self.position.saturating_add(bits(size));
        self.align32()?;
        Ok(blob)
    }

    /// Fails if fewer bits than `wanted` are left.
    pub(crate) fn check_left(&self, wanted: u64) -> Result<(), Error> {
        let left = self.left();
        if wanted <= left { Ok(()) } else { Err(self.truncated(wanted)) }
    }

    /// Creates an error at the position.
    #[cold]
    pub(crate) fn error(&self, kind: ErrorKind) -> Error {
        Error::new(kind, self.position)
    }

    #[cold]
    fn truncated(&self, wanted: u64) -> Error {
        self.error(ErrorKind::Truncated { wanted, left: self.left() })
    }

    /// Reads a field that is wide or close to the end.
    #[cold]
    #[inline(never)]
    fn fixed_slowly(&mut self, width: u32) -> Result<u64, Error> {
        assert!(width <= u64::BITS, "the width of a field");
        self.check_left(width.into())?;
        let mut bytes = [0; 16];
        let rest = self.bytes.get(byte(self.position)..).unwrap_or_default();
        bytes.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        let loaded = u128::from_le_bytes(bytes).wrapping_shr(self.position as u32 % 8);
        self.position = self.position.wrapping_add(width.into());
        Ok(lowest(loaded as u64, width))
    }

    /// Reads the chunks of a VBR after the first one.
    #[inline(never)]
    fn vbr_on(&mut self, first: u64, width: u32) -> Result<u64, Error> {
        let start = Self { position: self.position.wrapping_sub(width.into()), ..*self };
        let payload = width.wrapping_sub(1);
        let mut value = lowest(first, payload);
        let mut shift = payload;
        loop {
            let chunk = self.fixed(width)?;
            let bits = lowest(chunk, payload);
            let shifted = bits.wrapping_shl(shift);
            if shift >= u64::BITS || shifted.wrapping_shr(shift) != bits {
                return Err(start.error(ErrorKind::LongVbr));
            }
            value |= shifted;
            if bits == chunk {
                let is_padded = bits == 0;
                return if is_padded { Err(start.error(ErrorKind::PaddedVbr)) } else { Ok(value) };
            }
            shift = shift.wrapping_add(payload);
        }
    }
}

/// The byte with the bit at a position.
#[inline]
fn byte(position: u64) -> usize {
    (position / 8) as usize
}

/// At least [`LOADED`] bits from a position on, or `None` close to the end.
#[inline]
fn load(bytes: &[u8], position: u64) -> Option<u64> {
    let bytes = bytes.get(byte(position)..)?.first_chunk()?;
    Some(u64::from_le_bytes(*bytes).wrapping_shr(position as u32 % 8))
}

/// The VBR at the start of these bits, and its width, if it has up to four chunks of 6 bits, as
/// most have. There is no branch on the number of chunks, which a processor could not predict.
#[inline]
fn quick_vbr6(loaded: u64) -> Option<(u64, u32)> {
    let loaded = loaded as u32;
    // The highest bit of the last chunk.
    let ends = !loaded & 0o40_40_40_40;
    let end = ends & ends.wrapping_neg();
    let chunks = loaded & end.wrapping_sub(1);
    let last = chunks & end.wrapping_sub(end >> 5);
    // Four chunks are not all, or the last one is zero and not the first.
    if last | end & 0o40 == 0 {
        return None;
    }
    // Put together the payload of two chunks, then of both pairs.
    let pairs = chunks & 0o37_00_37 | (chunks & 0o37_00_37_00) >> 1;
    let value = pairs & 0o17_77 | (pairs & 0o17_77_00_00) >> 2;
    Some((value.into(), end.trailing_zeros().wrapping_add(1)))
}

/// The four VBRs at the start of these bits, if each has two chunks of 6 bits, as characters have.
#[inline]
fn four_vbr6(loaded: u64) -> Option<[u64; 4]> {
    const LOW: u64 = 0o0037_0037_0037_0037;
    let high = loaded.wrapping_shr(6) & LOW;
    let has_two = loaded & 0o4040_4040_4040_4040 == 0o0040_0040_0040_0040;
    // Adding 31 sets the next bit, unless the second chunk is zero: `quick_vbr6` refuses such a VBR.
    let is_short = high.wrapping_add(LOW) & 0o0040_0040_0040_0040 == 0o0040_0040_0040_0040;
    let values = loaded & LOW | high.wrapping_shl(5);
    let value = |shift| values.wrapping_shr(shift) & 0o1777;
    (has_two && is_short).then(|| [value(0), value(12), value(24), value(36)])
}

/// As [`quick_vbr6`], for up to nine chunks.
fn long_vbr6(loaded: u64) -> Option<(u64, u32)> {
    let ends = !loaded & 0o40_40_40_40_40_40_40_40_40;
    let width = ends.trailing_zeros().wrapping_add(1);
    let (mut value, mut last) = (0, 0);
    for (shift, start) in (0..).step_by(5).zip((0..width).step_by(6)) {
        last = loaded.wrapping_shr(start) & 0o37;
        value |= last.wrapping_shl(shift);
    }
    if ends == 0 || last == 0 { None } else { Some((value, width)) }
}

/// Bytes as bits.
fn bits(bytes: u64) -> u64 {
    bytes.saturating_mul(8)
}

/// The lowest bits, at most 64.
#[inline]
fn lowest(value: u64, width: u32) -> u64 {
    if width == 0 { 0 } else { value & u64::MAX.wrapping_shr(u64::BITS.wrapping_sub(width)) }
}
