//! `HASH`: the hash of a shader.
//!
//! DXC writes the part since validator 1.5, LLVM always. There is one version.

use crate::Digest;
use crate::flags::flags;
use crate::record::record;

record! {
    /// All of the part.
    pub struct ShaderHash {
        /// What was hashed.
        pub flags: HashFlags,
        /// MD5 of it.
        pub digest: Digest,
    }
}

flags! {
    /// What a [`ShaderHash`] is the hash of.
    pub struct HashFlags(u32) {
        /// The source is part of what was hashed: the bitcode with debug information.
        IncludesSource = 0,
    }
}
