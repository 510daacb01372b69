//! `VERS`: the version of the compiler.
//!
//! DXC writes the part into program databases and, since validator 1.8, into libraries. There is one
//! version.

use crate::flags::flags;
use crate::record::record;

record! {
    /// The start of the part. Its strings follow, and zeros up to a multiple of 4 bytes.
    pub struct CompilerVersionHeader {
        /// Major version of the compiler.
        pub major: u16,
        /// Minor version of the compiler.
        pub minor: u16,
        /// How the compiler was built.
        pub flags: CompilerVersionFlags,
        /// Commits in the compiler's history.
        pub commit_count: u32,
        /// Bytes of the strings, with the zero bytes that end them.
        pub strings_size: u32,
    }
}

flags! {
    /// How a compiler was built.
    pub struct CompilerVersionFlags(u32) {
        /// For debugging.
        Debug = 0,
        /// Without a validator that signs.
        Internal = 1,
    }
}
