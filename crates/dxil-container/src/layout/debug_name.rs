//! `ILDN`: the name of the file with debug information.
//!
//! DXC writes the part with `-Zi`, `-Zs` or `-Fd`, FXC with `/Zi` and `/Zsb` or `/Zss`. There is one
//! version.

use crate::record::record;

record! {
    /// The start of the part. The name follows, a zero byte, and zeros up to a multiple of 4 bytes.
    pub struct DebugNameHeader {
        /// Zero.
        pub flags: u16,
        /// Bytes of the name, without the zero byte that ends it.
        pub name_length: u16,
    }
}
