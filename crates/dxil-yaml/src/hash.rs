//! `Hash`: the part `HASH`.

use dxil_container::Digest;
use dxil_container::layout::{self, HashFlags};
use dxil_container::{read, write};

use crate::mapping::{Fields, Mapping};
use crate::part::Owned;

/// The key of a part that has it.
pub(crate) const KEY: &str = "Hash";

impl Fields for write::ShaderHash {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let layout::ShaderHash { flags, digest } = &mut self.hash;
        let mut includes_source = flags.contains(HashFlags::IncludesSource);
        map.required("IncludesSource", &mut includes_source);
        *flags = if includes_source { HashFlags::IncludesSource } else { HashFlags::default() };
        map.required("Digest", digest);
    }
}

/// The hash of a shader, unless it is all zeros.
pub(crate) fn content(view: &read::ShaderHash<'_>) -> Option<Owned<write::ShaderHash>> {
    let layout::ShaderHash { flags, digest } = *view.hash;
    let is_some = flags.0 != 0 || digest != Digest::ZERO;
    is_some.then(|| Owned::new(KEY, view.into()))
}
