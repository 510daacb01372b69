//! Bytes that may be compressed, in the parts for debugging.

#![deny(clippy::arithmetic_side_effects, clippy::indexing_slicing)]

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::cursor::Cursor;
use crate::layout::Compression;
use crate::part::FormField;
use crate::{Error, ErrorKind, zlib};

/// Decompresses all bytes of the cursor, to `size` bytes, which are no more than is left of what the
/// file may unfold to. Memory is taken as bytes come, not as many as are stated.
pub(crate) fn decompress<'a>(
    stored: &Cursor<'a>,
    compression: Compression,
    size: u32,
    left: usize,
    what: &'static str,
) -> Result<Cow<'a, [u8]>, Error> {
    match compression {
        Compression::Zlib if size as usize > left => {
            Err(stored.error(ErrorKind::Limit { what, left: left as u64 }))
        }
        Compression::None => Ok((*stored.all()).into()),
        Compression::Zlib => {
            let bytes = zlib::decompress(&stored.all(), size);
            let error = |why| stored.error(ErrorKind::Compression { what, why });
            bytes.map(Cow::Owned).map_err(error)
        }
        Compression(other) => {
            Err(stored.value_error("the compression", other.into(), "0, none, or 1, zlib"))
        }
    }
}

/// Returns an error in the decompressed bytes of the cursor.
pub(crate) fn inside(stored: &Cursor<'_>, what: &'static str, error: Error) -> Error {
    stored.error(ErrorKind::Decompressed { what, error })
}

/// Bytes that are written.
pub(crate) struct Stored {
    /// The bytes, compressed or not.
    pub(crate) bytes: Vec<u8>,
    /// Bytes that they become.
    pub(crate) content_size: usize,
}

impl Stored {
    /// This content, compressed as a file that was read has it, if that becomes it.
    pub(crate) fn of(content: Vec<u8>, compression: Compression, known: &[u8]) -> Self {
        let content_size = content.len();
        let bytes = match compression {
            Compression::Zlib => zlib::compress_again(&content, known),
            _ => content,
        };
        Self { bytes, content_size }
    }
}

impl FormField for Stored {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.bytes);
    }
}
