//! How parts for debugging compress what they hold.

use crate::open_enum::open_enum;

open_enum! {
    /// How bytes of `SRCI` and `PDBI` are compressed.
    pub enum Compression(u16) {
        /// Not at all.
        None = 0,
        /// In zlib's format.
        Zlib = 1,
    }
}
