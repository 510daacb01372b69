//! `Hash`: the part `HASH`.

use alloc::vec::Vec;

use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use dxil_container::layout::{self, HashFlags};
use dxil_container::{Digest, Record, read};

/// The hash of a shader.
#[derive(Default)]
pub(crate) struct ShaderHash {
    includes_source: bool,
    digest: Digest,
}

impl Fields for ShaderHash {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        map.required("IncludesSource", &mut self.includes_source);
        map.required("Digest", &mut self.digest);
    }
}

impl ShaderHash {
    /// A hash, unless it is all zeros.
    pub(crate) fn new(view: &read::ShaderHash<'_>) -> Option<Self> {
        let hash = view.hash;
        let includes_source = hash.flags.contains(HashFlags::IncludesSource);
        let is_some = hash.flags.0 != 0 || hash.digest != Digest::ZERO;
        is_some.then_some(Self { includes_source, digest: hash.digest })
    }
}

impl Content for ShaderHash {
    fn key(&self) -> &'static str {
        "Hash"
    }

    fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let flags = if self.includes_source { HashFlags::IncludesSource } else { HashFlags(0) };
        layout::ShaderHash { flags, digest: self.digest }.encode(&mut out);
        out
    }
}
