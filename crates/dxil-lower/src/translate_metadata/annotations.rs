//! Annotations of structs and functions, which modules that were DXIL state: LLVM has no form for them.

use alloc::collections::BTreeMap;

use dxil_ir::calls::is_operation;
use dxil_ir::{FunctionId, Module, Type};
use dxil_metadata::{TypeAnnotationList, TypeAnnotations};

use crate::intrinsic;

/// The named metadata.
pub(super) const NAME: &str = "dx.typeAnnotations";

/// Removes annotations that the module has outgrown: LLVM's optimizations remove functions and add others, and change parameters.
/// Without any, those of functions are derived.
pub(super) fn keep_valid(module: &mut Module) {
    if module.named_metadata(NAME).is_none() {
        return;
    }
    match TypeAnnotations::of(module) {
        Ok(annotations) if are_of_functions(&annotations, module) => {}
        Ok(mut annotations) => {
            annotations.lists.retain(|list| !matches!(list, TypeAnnotationList::Functions(_)));
            annotations.write(module);
        }
        // That of a function that is gone is the annotation of nothing.
        Err(_) => module.named_metadata.retain(|named| named.name != NAME),
    }
}

/// Whether the annotations of functions are those of the functions that there are.
fn are_of_functions(annotations: &TypeAnnotations, module: &Module) -> bool {
    let annotated = annotations.functions(module).map(|(id, it)| (id, it.0.len()));
    let annotated: BTreeMap<FunctionId, usize> = annotated.collect();
    let mut own = module
        .functions
        .iter()
        .filter(|(id, function)| intrinsic::name(module, *id).is_none() && !is_operation(function));
    own.all(|(id, function)| match &module.types[function.ty] {
        // One annotation is that of the result.
        Type::Function { parameters, .. } => annotated.get(&id) == Some(&(parameters.len() + 1)),
        _ => false,
    })
}
