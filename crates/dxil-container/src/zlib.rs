//! Compressed bytes in zlib's format, as debug parts have them.

use alloc::vec::Vec;

use miniz_oxide::deflate::core::{
    CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output, deflate_flags,
};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_zlib_with_limit};

/// Decompresses bytes that state their decompressed size, but takes memory only as bytes come.
pub(crate) fn decompress(bytes: &[u8], size: u32) -> Result<Vec<u8>, &'static str> {
    let out = decompress_to_vec_zlib_with_limit(bytes, size as usize);
    let out = out.map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => "it is larger than stated",
        TINFLStatus::FailedCannotMakeProgress => "it ends too early",
        TINFLStatus::Adler32Mismatch => "its checksum is wrong",
        _ => "it is not in zlib's format",
    })?;
    if out.len() == size as usize { Ok(out) } else { Err("it is smaller than stated") }
}

/// Compresses bytes as a file that was read has them compressed, or else as DXC does.
pub(crate) fn compress_again(bytes: &[u8], compressed: &[u8]) -> Vec<u8> {
    match decompress(compressed, bytes.len() as u32) {
        Ok(known) if known == bytes => compressed.to_vec(),
        _ => compress(bytes),
    }
}

/// Compresses bytes to the same bytes as DXC does.
///
/// DXC compresses with miniz at its default level, -1. Other than level 6, which the number stands
/// for, it parses greedily, and the two bytes at the start are those of the lowest level.
pub(crate) fn compress(bytes: &[u8]) -> Vec<u8> {
    const PROBES: u32 = 128;
    let flags =
        deflate_flags::TDEFL_WRITE_ZLIB_HEADER | deflate_flags::TDEFL_GREEDY_PARSING_FLAG | PROBES;
    let mut out = deflate(bytes, flags);
    if let Some(header) = out.first_chunk_mut() {
        *header = [0x78, 0x01];
    }
    out
}

/// Compresses bytes with these flags.
fn deflate(bytes: &[u8], flags: u32) -> Vec<u8> {
    let mut out = Vec::new();
    let (status, _) = compress_to_output(
        &mut CompressorOxide::new(flags),
        bytes,
        TDEFLFlush::Finish,
        |compressed| {
            out.extend_from_slice(compressed);
            true
        },
    );
    debug_assert_eq!(status, TDEFLStatus::Done);
    out
}
