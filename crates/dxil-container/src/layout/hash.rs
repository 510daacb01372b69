//! `HASH`: the hash of a shader.
//!
//! DXC writes the part since validator 1.5, LLVM always. There is one version.

use crate::Digest;
use crate::flags::flags;
use crate::record::record;

record! {
    /// All of the part.
    pub struct ShaderHash {
        /// The content that was hashed.
        pub flags: HashFlags,
        /// MD5 of that: of the bitcode in `DXIL`, unless flags say otherwise.
        pub digest: Digest,
    }
}

flags! {
    /// The content of which a [`ShaderHash`] is the hash.
    pub struct HashFlags(u32) {
        /// The hashed module is the one with debug information, which has the source: the one in `ILDB`,
        /// unless a root signature or subobjects were then moved out of it into parts of their own.
        IncludesSource = 0,
    }
}
