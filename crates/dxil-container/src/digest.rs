//! The digest in a container's header.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use core::fmt;

use md5::block_api::compress;
use md5::digest::array::Array;
use md5::digest::consts::U64;

use crate::Record;
use crate::layout::Header;

/// The range of the digest in a file, in bytes.
pub const DIGEST_RANGE: core::ops::Range<usize> = 4..20;

/// The 16 bytes that tell the runtime that a container was validated and is unchanged.
///
/// ```
/// use dxil_container::Digest;
///
/// assert_eq!(Digest::BYPASS.to_string(), "01".repeat(16));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Digest(pub [u8; 16]);

impl Digest {
    /// The digest of an unsigned container.
    pub const ZERO: Self = Self([0; 16]);
    /// Asks the runtime not to check the digest, of a shader model that is released.
    pub const BYPASS: Self = Self([1; 16]);
    /// Asks the runtime not to check the digest, of a shader model in preview: it obeys in developer mode
    /// only.
    pub const PREVIEW_BYPASS: Self = Self([2; 16]);

    /// Computes the digest of a container: a hash of everything after the digest itself, up to the
    /// size that the header states.
    ///
    /// The hash is MD5 but for its last block: the length in bits comes first in it, and last twice
    /// the length in bytes, made odd. A file shorter than a header hashes as empty.
    #[must_use]
    pub fn compute(file: &[u8]) -> Self {
        let bytes = hashed(file);
        // MD5's initial state.
        let mut state = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
        let (blocks, rest) = Array::<u8, U64>::slice_as_chunks(bytes);
        compress(&mut state, Array::cast_slice_to_core(blocks));

        // MD5 marks the end of the bytes with 0x80 and fills up with zeros. Here, four bytes of the
        // last block precede the remaining bytes, and four follow them.
        let mut block = [0; 64];
        let (front, room) = block.split_at_mut(4);
        let marked = rest.iter().chain(&[0x80]);
        if rest.len() < 56 {
            room.iter_mut().zip(marked).for_each(|(to, from)| *to = *from);
        } else {
            let mut full = [0; 64];
            full.iter_mut().zip(marked).for_each(|(to, from)| *to = *from);
            compress(&mut state, &[full]);
        }
        // The format counts in 32 bits.
        let bits = (bytes.len() as u32).wrapping_mul(8);
        front.copy_from_slice(&bits.to_le_bytes());
        if let Some(back) = block.last_chunk_mut() {
            *back = (bits >> 2 | 1).to_le_bytes();
        }
        compress(&mut state, &[block]);

        let [a, b, c, d] = state.map(u128::from);
        Self((a | b << 32 | c << 64 | d << 96).to_le_bytes())
    }

    /// The digest of this file, compared with the one that it should be. Bytes after the container
    /// do not matter.
    #[must_use]
    pub fn verify(file: &[u8]) -> Verdict {
        let Some(Ok(stored)) = file.get(DIGEST_RANGE).map(TryInto::try_into) else {
            return Verdict::Missing;
        };
        match Self(stored) {
            Self::ZERO => Verdict::Unsigned,
            Self::BYPASS => Verdict::Bypass,
            Self::PREVIEW_BYPASS => Verdict::PreviewBypass,
            stored => match Self::compute(file) {
                expected if stored == expected => Verdict::Signed,
                expected => Verdict::Wrong { stored, expected },
            },
        }
    }
}

/// The bytes that the digest of a file covers.
fn hashed(file: &[u8]) -> &[u8] {
    let size = Header::decode(file).map_or(0, |header| header.file_size as usize);
    let container = file.get(..size).unwrap_or(file);
    container.get(DIGEST_RANGE.end..).unwrap_or_default()
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::tree::hexadecimal(&self.0, f)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// The result of [`Digest::verify`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The file ends before the digest does.
    Missing,
    /// The digest is the hash of the file.
    Signed,
    /// The digest is zero.
    Unsigned,
    /// The digest is [`Digest::BYPASS`].
    Bypass,
    /// The digest is [`Digest::PREVIEW_BYPASS`].
    PreviewBypass,
    /// The digest is that of another file.
    Wrong {
        /// The digest in the header.
        stored: Digest,
        /// The hash of the file.
        expected: Digest,
    },
}

crate::field::wrapper!(Digest: [u8; 16], |this| this.0.value());
