//! `Flags`: the part `SFI0`.

use dxil_container::layout::FeatureFlags;
use dxil_container::{read, write};

use crate::mapping::{Fields, Mapping};
use crate::part::Owned;

/// The key of a part that has it.
pub(crate) const KEY: &str = "Flags";

/// The last flag for which LLVM has a key.
const LAST: FeatureFlags = FeatureFlags::LinearAlgebra;

impl Fields for write::Features {
    fn fields(&mut self, map: &mut Mapping<'_>) {
        let known = |flag: FeatureFlags| flag.0 <= LAST.0;
        for (flag, name) in FeatureFlags::NAMED.iter().filter(|(flag, _)| known(*flag)) {
            // LLVM has no name for the last one yet.
            let name = if *flag == LAST { "NextUnusedBit" } else { name };
            let mut is_set = self.flags.contains(*flag);
            map.required(name, &mut is_set);
            let (union, difference) = (self.flags.union(*flag), self.flags.difference(*flag));
            self.flags = if is_set { union } else { difference };
        }
    }
}

/// The features that a shader requires, unless there are none.
pub(crate) fn content(view: &read::Features<'_>) -> Option<Owned<write::Features>> {
    (view.flags.0 != 0).then(|| Owned::new(KEY, view.into()))
}
