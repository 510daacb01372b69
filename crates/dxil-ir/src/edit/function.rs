//! Functions that are copied.

use bstr::{BStr, BString, ByteSlice as _};

use super::Error;
use super::debug_scope::Scopes;
use crate::intrinsics::PREFIX;
use crate::{ConstantKind, FunctionId, Linkage, Module};

/// Adds a copy of a function with another name. Returns the copy.
///
/// As with LLVM's `CloneFunction`, the copy has the attributes and the linkage of the original, and a
/// function that calls itself is called by its copy. The copy is in no COMDAT. Its debug information is a
/// copy, too, with a `DISubprogram` of its own in the compile unit.
///
/// # Errors
///
/// The function has no body, a global has this name, the copy would be a private function with the name of a
/// COMDAT, or the name begins with `llvm.` as those of intrinsics do.
pub fn clone_function(
    module: &mut Module,
    function: FunctionId,
    name: impl Into<BString>,
) -> Result<FunctionId, Error> {
    let name = name.into();
    let original = module.functions.get(function).filter(|it| it.body.is_some());
    let mut copy = original.cloned().ok_or(Error::NoBody(function))?;
    let is_private = copy.linkage == Linkage::Private;
    if name.starts_with(PREFIX) || is_taken(module, name.as_bstr(), is_private) {
        return Err(Error::Name(name));
    }
    copy.name = name;
    copy.comdat = None;
    let (body, ty) = (copy.body.take(), module.types.pointer(copy.ty));
    let (id, address) = module.add_function(copy);
    let original = module.constants.intern(ty, ConstantKind::Function(function));
    if let Some(mut body) = body {
        body.use_lists.clear();
        module.use_lists.clear();
        Scopes::of_copy(&mut module.metadata, original, address).apply(&mut body);
        module.functions[id].body = Some(body);
    }
    Ok(id)
}

/// Whether a global has a name, or a COMDAT of which a private function would become the global.
fn is_taken(module: &Module, name: &BStr, is_private: bool) -> bool {
    let globals = module.functions.values().map(|it| &it.name);
    let globals = globals.chain(module.variables.values().map(|it| &it.name));
    let mut globals = globals.chain(module.aliases.values().map(|it| &it.name));
    globals.any(|it| *it == name) || is_private && module.comdats.values().any(|it| it.name == name)
}
