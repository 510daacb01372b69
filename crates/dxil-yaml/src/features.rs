//! `Flags`: the part `SFI0`.

use alloc::vec::Vec;

use crate::mapping::{Fields, Mapping};
use crate::part::Content;
use dxil_container::layout::FeatureFlags;
use dxil_container::{FieldType, read};

/// The last flag for which LLVM has a key.
const LAST: FeatureFlags = FeatureFlags::LinearAlgebra;

/// The optional features that a shader requires.
#[derive(Default)]
pub(crate) struct Features(FeatureFlags);

impl Fields for Features {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let known = |flag: FeatureFlags| flag.0 <= LAST.0;
        for (flag, name) in FeatureFlags::NAMED.iter().filter(|(flag, _)| known(*flag)) {
            // LLVM has no name for the last one yet.
            let name = if *flag == LAST { "NextUnusedBit" } else { name };
            let mut is_set = self.0.contains(*flag);
            map.required(name, &mut is_set);
            self.0 = if is_set { self.0.union(*flag) } else { self.0.difference(*flag) };
        }
    }
}

impl Features {
    /// The features, unless there are none.
    pub(crate) fn new(view: &read::Features<'_>) -> Option<Self> {
        (view.flags.0 != 0).then_some(Self(*view.flags))
    }
}

impl Content for Features {
    fn key(&self) -> &'static str {
        "Flags"
    }

    fn bytes(&self) -> Vec<u8> {
        // LLVM knows no names for the others.
        let known = FeatureFlags(self.0.0 & (LAST.0 * 2 - 1));
        let mut out = Vec::new();
        known.encode(&mut out);
        out
    }
}
