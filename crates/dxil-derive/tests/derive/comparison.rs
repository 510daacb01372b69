//! Counts of comparisons, and what differs.

use std::fmt;

use dxil_ir::Module;
use dxil_metadata::{ShaderMetadata, SignatureElement};

use crate::modules;

/// The counts of what was compared, and of what differed.
#[derive(Default)]
pub(crate) struct Comparison {
    compared: usize,
    differences: Vec<String>,
}

impl Comparison {
    /// Calls `compare` with each module that is run, and its metadata.
    pub(crate) fn of_modules(
        mut compare: impl FnMut(&mut Self, &str, &Module, &ShaderMetadata),
    ) -> Self {
        let mut comparison = Self::default();
        for fixture in modules::all() {
            // The module of `STAT` has no code, and some fixtures are no modules.
            let is_run = !fixture.name.ends_with("STAT");
            let Some(module) = is_run.then(|| dxil_bitcode::read(&fixture.bitcode)) else {
                continue;
            };
            let Ok(module) = module else { continue };
            let Ok(metadata) = ShaderMetadata::read(&module) else { continue };
            compare(&mut comparison, &fixture.name, &module, &metadata);
        }
        comparison
    }

    /// Compares a derived value with the erased one.
    pub(crate) fn compare<T: PartialEq + fmt::Display>(
        &mut self,
        name: &str,
        derived: &T,
        erased: &T,
    ) {
        self.compared += 1;
        if derived != erased {
            self.differences.push(format!("{name}: derived {derived}, erased {erased}"));
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let equal = self.compared - self.differences.len();
        writeln!(f, "{} compared, {equal} equal", self.compared)?;
        self.differences.iter().try_for_each(|difference| writeln!(f, "{difference}"))
    }
}

/// The elements of all signatures.
pub(crate) fn elements(
    metadata: &mut ShaderMetadata,
) -> impl Iterator<Item = &mut SignatureElement> {
    let entries = metadata.entry_points.iter_mut();
    entries.filter_map(|entry| entry.signatures.as_mut()).flat_map(|signatures| {
        let lists =
            [&mut signatures.inputs, &mut signatures.outputs, &mut signatures.patch_constants];
        lists.into_iter().flatten().flatten()
    })
}
