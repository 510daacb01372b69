//! The header that some systems put before a stream.

use crate::{Error, ErrorKind};

/// A header before a stream, with the range of the stream in the file. Files of Direct3D have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wrapper {
    /// The version of the header: 0.
    pub version: u32,
    /// The offset of the stream, in bytes from the start of the file.
    pub offset: u32,
    /// The size of the stream in bytes.
    pub size: u32,
    /// The kind of processor that the bitcode is for.
    pub cpu_type: u32,
}

impl Wrapper {
    /// The first four bytes of a file with this header.
    pub const MAGIC: [u8; 4] = 0x0b17_c0de_u32.to_le_bytes();

    /// Splits a file into the header, if it has one, and the stream.
    ///
    /// # Errors
    ///
    /// Fails if the file ends before the header or the stream does.
    pub fn strip(file: &[u8]) -> Result<(Option<Self>, &[u8]), Error> {
        if !file.starts_with(&Self::MAGIC) {
            return Ok((None, file));
        }
        let truncated = |wanted: u64| {
            let left = (file.len() as u64).saturating_mul(8);
            Error::new(ErrorKind::Truncated { wanted: wanted.saturating_mul(8), left }, 0)
        };
        let words = file.first_chunk::<20>().ok_or_else(|| truncated(20))?;
        let mut words = words.chunks_exact(4).skip(1).map(|word| {
            word.iter().rev().fold(0, |value: u32, byte| value.wrapping_shl(8) | u32::from(*byte))
        });
        let mut next = || words.next().unwrap_or_default();
        let wrapper = Self { version: next(), offset: next(), size: next(), cpu_type: next() };
        let rest = file.get(wrapper.offset as usize..).unwrap_or_default();
        match rest.get(..wrapper.size as usize) {
            Some(stream) => Ok((Some(wrapper), stream)),
            None => Err(truncated(u64::from(wrapper.offset).saturating_add(wrapper.size.into()))),
        }
    }
}
