//! Little-endian values in a program database.

/// Bytes that are read from their start.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn bytes(&mut self, size: usize) -> Option<&'a [u8]> {
        let (start, rest) = self.0.split_at_checked(size)?;
        self.0 = rest;
        Some(start)
    }

    pub(super) fn inner(&mut self, size: usize) -> Option<Self> {
        self.bytes(size).map(Reader)
    }

    pub(super) fn u8(&mut self) -> Option<u8> {
        let [byte] = *self.bytes(1)?.first_chunk()?;
        Some(byte)
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes(*self.bytes(2)?.first_chunk()?))
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(*self.bytes(4)?.first_chunk()?))
    }

    /// A size or an index.
    pub(super) fn size(&mut self) -> Option<usize> {
        usize::try_from(self.u32()?).ok()
    }

    /// The bytes before the next zero.
    pub(super) fn name(&mut self) -> Option<&'a [u8]> {
        let end = self.0.iter().position(|byte| *byte == 0)?;
        let name = self.bytes(end)?;
        self.u8()?;
        Some(name)
    }

    /// A number of CodeView: 16 bits, or a kind and as many bits as it has.
    pub(super) fn number(&mut self) -> Option<u32> {
        match self.u16()? {
            number @ ..0x8000 => Some(number.into()),
            0x8002 => self.u16().map(u32::from),
            0x8003 | 0x8004 => self.u32(),
            _ => None,
        }
    }

    /// The kind and the content of the next record of symbols or types.
    pub(super) fn record(&mut self) -> Option<(u16, Self)> {
        let length = self.u16()?;
        let mut record = self.inner(length.into())?;
        Some((record.u16()?, record))
    }
}
