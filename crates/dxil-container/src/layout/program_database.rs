//! `SPDB`: a program database with debug information.
//!
//! FXC writes it with `/Zi`, since the compiler of Windows 8. The part is a whole PDB file: a
//! multi-stream file, whose blocks begin with this record. Its streams hold CodeView records.

use crate::record::record;

record! {
    /// The start of a multi-stream file.
    pub struct MultiStreamHeader {
        /// `Microsoft C/C++ MSF 7.00`, CR LF, 0x1a, `DS` and three zero bytes.
        #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
        pub magic: [u8; 32],
        /// Bytes of a block: 512 or more, a power of two.
        pub block_size: u32,
        /// The block that says which blocks are free: 1 or 2.
        pub free_block_map_block: u32,
        /// Number of blocks in the file.
        pub block_count: u32,
        /// Bytes of the directory of streams.
        pub directory_size: u32,
        /// Unknown.
        pub reserved: u32,
        /// The block that lists the blocks of the directory.
        pub block_map_block: u32,
    }
}

impl MultiStreamHeader {
    /// The value of [`magic`](Self::magic).
    pub const MAGIC: [u8; 32] = *b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0";
}
