//! Functions that are copied.

use bstr::{BString, ByteSlice as _};

use super::Error;
use super::debug_scope::Scopes;
use crate::{ConstantKind, FunctionId, Module};

/// Adds a copy of a function with another name. Returns the copy.
///
/// As with LLVM's `CloneFunction`, the copy has the attributes and the linkage of the original, and a
/// function that calls itself is called by its copy. The copy is in no COMDAT. Its debug information is a
/// copy, too, with a `DISubprogram` of its own in the compile unit.
///
/// # Errors
///
/// The function has no body, or the module has a function of this name.
pub fn clone_function(
    module: &mut Module,
    function: FunctionId,
    name: impl Into<BString>,
) -> Result<FunctionId, Error> {
    let name = name.into();
    let original = module.functions.get(function).filter(|it| it.body.is_some());
    let mut copy = original.cloned().ok_or(Error::NoBody(function))?;
    if let Some(taken) = module.function_named(name.as_bstr()) {
        return Err(Error::NameTaken(taken));
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
