//! Bytes of parts that the text states field by field.

use alloc::vec::Vec;

use dxil_container::Record;
use miniz_oxide::deflate::core::{
    CompressionStrategy, CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output,
    create_comp_flags_from_zip_params, deflate_flags,
};
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

/// Appends a string and the zero byte that ends it.
pub(crate) fn string(out: &mut Vec<u8>, text: &[u8]) {
    out.extend_from_slice(text);
    out.push(0);
}

/// Appends zeros up to a multiple of 4 bytes from this start.
pub(crate) fn pad(out: &mut Vec<u8>, start: usize) {
    let size = out.len() - start;
    out.resize(start + size.next_multiple_of(4), 0);
}

/// Appends this many bytes of a record, filled up with zeros.
pub(crate) fn partial(out: &mut Vec<u8>, record: &impl Record, size: usize) {
    let start = out.len();
    record.encode(out);
    out.resize(start + size, 0);
}

/// Decompresses bytes to at most this size.
pub(crate) fn decompress(bytes: &[u8], size: usize) -> Option<Vec<u8>> {
    decompress_to_vec_zlib_with_limit(bytes, size).ok()
}

/// Compresses bytes as DXC does.
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

/// Compresses few bytes to the same bytes as zlib at its best level, which LLVM uses.
pub(crate) fn compress_few(bytes: &[u8]) -> Vec<u8> {
    const ZLIB_WINDOW_BITS: i32 = 15;
    let fixed = CompressionStrategy::Fixed as i32;
    deflate(bytes, create_comp_flags_from_zip_params(9, ZLIB_WINDOW_BITS, fixed))
}

/// Compresses bytes with these flags.
fn deflate(bytes: &[u8], flags: u32) -> Vec<u8> {
    let mut out = Vec::new();
    let mut compressor = CompressorOxide::new(flags);
    let (status, _) =
        compress_to_output(&mut compressor, bytes, TDEFLFlush::Finish, |compressed| {
            out.extend_from_slice(compressed);
            true
        });
    debug_assert_eq!(status, TDEFLStatus::Done);
    out
}
