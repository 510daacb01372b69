//! The compression of the contents of parts for debugging.

use crate::open_enum::open_enum;

open_enum! {
    /// The compression of bytes of `SRCI` and `PDBI`.
    pub enum Compression(u16) {
        /// No compression.
        None = 0,
        /// In zlib's format.
        Zlib = 1,
    }
}
