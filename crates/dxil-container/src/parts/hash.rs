//! `HASH`: the hash of a shader.
//!
//! DXC writes the part since validator 1.5, LLVM always. There is one version.

use alloc::vec::Vec;

use crate::layout::{self, HashFlags};
use crate::part::part;
use crate::{At, Digest};

part! {
    /// The hash of a shader, with or without its source.
    pub struct ShaderHash: Default |cursor| {
        /// The record that is the part.
        pub hash: At<layout::ShaderHash> => layout::ShaderHash = cursor.record("the hash")?,
        /// Bytes after it: none in files of known compilers.
        pub trailing: At<&'a [u8]> => Vec<u8> = cursor.rest(),
    }
}

impl ShaderHash {
    /// The hash of a program's bitcode without debug information, as DXC writes it.
    ///
    /// With [`HashFlags::IncludesSource`](layout::HashFlags::IncludesSource), give the bitcode with
    /// debug information: that of `ILDB`, but for a root signature or subobjects, which DXC takes out of
    /// `ILDB` after it hashes.
    #[must_use]
    pub fn of(bitcode: &[u8], flags: HashFlags) -> Self {
        use md5::Digest as _;
        let digest = Digest(md5::Md5::digest(bitcode).into());
        Self { hash: layout::ShaderHash { flags, digest }, trailing: Vec::new() }
    }
}
