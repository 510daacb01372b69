//! Global variables that change their types.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use bstr::BString;
use dxil_ir::{ConstantId, Module, TypeId, VariableId};

/// What changes the types of variables.
pub(crate) trait Retype {
    /// What follows the names of the variables.
    const SUFFIX: &'static str;
    /// The reason for which an initializer cannot be changed.
    const REASON: &'static str;

    /// The type in the place of another one; [`None`] if that stays.
    fn ty(&mut self, module: &mut Module, old: TypeId) -> Option<TypeId>;

    /// An initializer of the new type; [`None`] if there is none.
    fn initializer(
        &mut self,
        module: &mut Module,
        old: ConstantId,
        ty: TypeId,
    ) -> Option<ConstantId>;
}

/// Changes the types of variables. The error names the first one whose initializer cannot be changed, with the reason.
pub(crate) fn retype<R: Retype>(module: &mut Module, change: &mut R) -> Result<(), String> {
    let ids: Vec<VariableId> = module.variables.ids().collect();
    let mut names = Names::default();
    for id in ids {
        let Some(ty) = change.ty(module, module.variables[id].ty) else { continue };
        if let Some(old) = module.variables[id].initializer {
            let new = change.initializer(module, old, ty);
            let name = &module.variables[id].name;
            let new = new.ok_or_else(|| format!("the initializer of @{name} {}", R::REASON))?;
            module.variables[id].initializer = Some(new);
        }
        module.variables[id].ty = ty;
        names.append(module, id, R::SUFFIX);
    }
    Ok(())
}

/// The names of the globals of a module.
#[derive(Default)]
struct Names {
    taken: Option<BTreeSet<BString>>,
}

impl Names {
    /// Appends a text to the name of a variable, and a number if the name is taken.
    fn append(&mut self, module: &mut Module, id: VariableId, suffix: &str) {
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
