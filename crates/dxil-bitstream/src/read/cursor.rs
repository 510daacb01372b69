//! A cursor over bits.

use super::vbr6;
use crate::{Abbreviation, Entries, Error, ErrorKind, char6, id, width};

/// The minimum number of bits that a load returns: 64 without the bits of the first byte before the
/// position.
const LOADED: u32 = 57;

/// The largest width of an abbreviation id after which a load returns two quick VBRs.
const MOST_OF_ID: u32 = LOADED - 2 * vbr6::QUICK;

/// The start of an entry.
#[derive(Clone, Copy)]
pub(super) enum Head {
    /// A record without an abbreviation.
    Unabbreviated { code: u32, count: u32 },
    /// An abbreviation id.
    Id(u32),
}

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

    /// The cursor after these entries, if it is at the start of a byte and they come next.
    pub(super) fn after(&self, entries: &Entries<'_>) -> Option<Self> {
        let Entries { bytes, bits, .. } = *entries;
        let (whole, rest) = (byte(bits), bits as u32 % 8);
        let (found, wanted) = (self.bytes.get(byte(self.position)..)?, bytes.get(..whole)?);
        let is_same_rest =
            rest == 0 || lowest(u64::from(found.get(whole)? ^ bytes.get(whole)?), rest) == 0;
        let is_same = self.position % 8 == 0
            && bits <= self.left()
            && found.starts_with(wanted)
            && is_same_rest;
        is_same.then(|| Self { position: self.position.wrapping_add(bits), ..*self })
    }

    /// The bytes from here to the end, if both are starts of bytes.
    pub(super) fn rest(&self) -> Option<&'a [u8]> {
        let is_whole = (self.position | self.end) % 8 == 0;
        self.bytes.get(byte(self.position)..byte(self.end)).filter(|_| is_whole)
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
        match width {
            7 => self.fields::<7>(values, |field| field),
            8 => self.fields::<8>(values, |field| field),
            _ => {
                let at_once = LOADED.checked_div(width).unwrap_or(1) as usize;
                values.chunks_mut(at_once).try_for_each(|values| self.load_fields(width, values))
            }
        }
    }

    /// Fills the slice with characters of 6 bits.
    pub(super) fn char6_run(&mut self, values: &mut [u64]) -> Result<(), Error> {
        self.fields::<6>(values, |code| char6::decode(code).into())
    }

    /// Fills the slice with what `decode` makes of fields of this width, of which a load returns a known
    /// number.
    #[inline(always)]
    fn fields<const WIDTH: u32>(
        &mut self,
        values: &mut [u64],
        decode: impl Fn(u64) -> u64,
    ) -> Result<(), Error> {
        let at_once = const { LOADED / WIDTH };
        let mut groups = values.chunks_exact_mut(at_once as usize);
        for group in &mut groups {
            let loaded = self.fixed(at_once.wrapping_mul(WIDTH))?;
            for (index, value) in (0..).zip(group) {
                *value = decode(lowest(loaded.wrapping_shr(WIDTH.wrapping_mul(index)), WIDTH));
            }
        }
        let rest = groups.into_remainder();
        self.load_fields(WIDTH, rest)?;
        rest.iter_mut().for_each(|value| *value = decode(*value));
        Ok(())
    }

    /// Fills the slice with fields of this width, all of which a load returns.
    #[inline]
    fn load_fields(&mut self, width: u32, values: &mut [u64]) -> Result<(), Error> {
        let mut loaded = self.fixed(width.wrapping_mul(values.len() as u32))?;
        for value in values {
            *value = lowest(loaded, width);
            loaded = loaded.wrapping_shr(width);
        }
        Ok(())
    }

    /// Fills the slice with VBRs with chunks of 6 bits.
    pub(super) fn vbr6_run(&mut self, values: &mut [u64]) -> Result<(), Error> {
        for values in values.chunks_mut(4) {
            // Close to the end, these bits make all but the slowest way fail.
            let loaded = load(self.bytes, self.position).unwrap_or(u64::MAX);
            match vbr6::alike(loaded, values) {
                Some(width) => self.position = self.position.wrapping_add(width.into()),
                None => self.vbr6_group(loaded, values)?,
            }
        }
        Ok(())
    }

    /// Fills the slice with VBRs with chunks of 6 bits, of which the first ones are in `loaded`.
    fn vbr6_group(&mut self, mut loaded: u64, values: &mut [u64]) -> Result<(), Error> {
        let (mut position, mut left) = (self.position, LOADED);
        for value in values {
            if left < vbr6::QUICK {
                (loaded, left) = (load(self.bytes, position).unwrap_or(u64::MAX), LOADED);
            }
            if let Some((quick, width)) = vbr6::quick(loaded) {
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
        self.position = position;
        Ok(())
    }

    /// Reads a VBR with chunks of 6 bits.
    #[inline]
    pub(super) fn vbr6(&mut self) -> Result<u64, Error> {
        match self.quick(vbr6::quick) {
            Some(value) => Ok(value),
            None => self.vbr6_slowly(),
        }
    }

    /// Reads the abbreviation id of an entry, which has this width. If it is that of a record without an abbreviation,
    /// reads the code and the count, too, unless they are long.
    #[inline(always)]
    pub(super) fn head(&mut self, width: u32) -> Result<Head, Error> {
        let Some(loaded) = load(self.bytes, self.position).filter(|_| width <= MOST_OF_ID) else {
            return self.fixed(width).map(|id| Head::Id(id as u32));
        };
        self.position = self.position.wrapping_add(width.into());
        let id = lowest(loaded, width) as u32;
        if id != id::UNABBREVIATED {
            return Ok(Head::Id(id));
        }
        Ok(match vbr6::pair(loaded.wrapping_shr(width)) {
            Some(([code, count], width)) => {
                self.position = self.position.wrapping_add(width.into());
                Head::Unabbreviated { code, count }
            }
            None => Head::Id(id),
        })
    }

    /// Reads a VBR with chunks of 6 bits that is long or close to the end.
    #[inline(never)]
    fn vbr6_slowly(&mut self) -> Result<u64, Error> {
        match self.quick(vbr6::long) {
            Some(value) => Ok(value),
            None => self.vbr(width::OPERAND),
        }
    }

    /// Reads what `read` finds at the start of the next bits, with its width. Close to the end, it finds nothing.
    #[inline]
    pub(super) fn quick<T>(&mut self, read: impl FnOnce(u64) -> Option<(T, u32)>) -> Option<T> {
        let (value, width) = load(self.bytes, self.position).and_then(read)?;
        self.position = self.position.wrapping_add(width.into());
        Some(value)
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

    /// Moves back to a position.
    #[inline]
    pub(super) fn return_to(&mut self, position: u64) {
        self.position = position;
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
        Ok(if width == u64::BITS { loaded as u64 } else { lowest(loaded as u64, width) })
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
    let start = byte(position);
    // One comparison decides: no slice has that many bytes.
    let bytes = bytes.get(start..start.wrapping_add(8))?.first_chunk()?;
    Some(u64::from_le_bytes(*bytes).wrapping_shr(position as u32 % 8))
}

/// Bytes as bits.
fn bits(bytes: u64) -> u64 {
    bytes.saturating_mul(8)
}

/// The lowest bits, fewer than 64.
#[inline]
fn lowest(value: u64, width: u32) -> u64 {
    value & !u64::MAX.wrapping_shl(width)
}
