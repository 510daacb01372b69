//! Names of global variables.

use alloc::collections::BTreeSet;
use alloc::format;

use bstr::BString;
use dxil_ir::{Module, VariableId};

/// The names of the globals of a module.
#[derive(Default)]
pub(crate) struct Names {
    taken: Option<BTreeSet<BString>>,
}

impl Names {
    /// Appends a text to the name of a variable, and a number if the name is taken.
    pub(crate) fn append(&mut self, module: &mut Module, id: VariableId, suffix: &str) {
        let taken = self.taken.get_or_insert_with(|| {
            let variables = module.variables.values().map(|it| &it.name);
            let functions = module.functions.values().map(|it| &it.name);
            let aliases = module.aliases.values().map(|it| &it.name);
            variables.chain(functions).chain(aliases).cloned().collect()
        });
        let old = core::mem::take(&mut module.variables[id].name);
        if old.is_empty() {
            return;
        }
        let mut name = BString::from(format!("{old}{suffix}"));
        for number in 1.. {
            if taken.insert(name.clone()) {
                break;
            }
            name = BString::from(format!("{old}{suffix}.{number}"));
        }
        module.variables[id].name = name;
    }
}
