//! `HASH`: the hash of a shader.

use alloc::vec::Vec;

use crate::{Digest, Record, layout, read};

/// The hash of a shader, with or without its source.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ShaderHash {
    /// The record that is the part.
    pub hash: layout::ShaderHash,
    /// Bytes behind it.
    #[cfg_attr(feature = "serde", serde(with = "crate::serde::readable"))]
    pub trailing: Vec<u8>,
}

impl ShaderHash {
    /// The hash of a program's bitcode without debug information, as DXC writes it.
    ///
    /// With [`HashFlags::IncludesSource`](layout::HashFlags::IncludesSource), give the bitcode with
    /// debug information: that of `ILDB`, but for a root signature or subobjects, which DXC takes out of
    /// `ILDB` after it hashes.
    #[must_use]
    pub fn of(bitcode: &[u8], flags: layout::HashFlags) -> Self {
        use md5::Digest as _;
        let digest = Digest(md5::Md5::digest(bitcode).into());
        Self { hash: layout::ShaderHash { flags, digest }, trailing: Vec::new() }
    }

    /// Appends the part's bytes.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        self.hash.encode(out);
        out.extend_from_slice(&self.trailing);
    }
}

impl From<&read::ShaderHash<'_>> for ShaderHash {
    fn from(view: &read::ShaderHash<'_>) -> Self {
        Self { hash: *view.hash, trailing: view.trailing.to_vec() }
    }
}
