//! The annotations of structs, functions and payloads of several libraries as those of one module.

use alloc::vec::Vec;

use dxil_ir::{ConstantId, FunctionId, Module};
use dxil_metadata::{Annotated, PayloadAnnotationList, TypeAnnotationList};

/// The lists of all libraries as one list of structs and one of functions. The first library states what a
/// struct is that several have.
pub(crate) fn merge<'a>(
    lists: impl Iterator<Item = &'a TypeAnnotationList>,
) -> Vec<TypeAnnotationList> {
    let (mut structs, mut functions, mut merged) = (Vec::new(), Vec::new(), Vec::new());
    for list in lists {
        match list {
            TypeAnnotationList::Structs(list) => add(&mut structs, list),
            TypeAnnotationList::Functions(list) => add(&mut functions, list),
            other => merged.push(other.clone()),
        }
    }
    let known = [TypeAnnotationList::Structs(structs), TypeAnnotationList::Functions(functions)];
    merged.splice(0..0, known);
    merged.retain(is_stated);
    merged
}

/// The lists of payloads of all libraries as one. The first library states what a payload is that several have.
pub(crate) fn merge_payloads<'a>(
    lists: impl Iterator<Item = &'a PayloadAnnotationList>,
) -> Vec<PayloadAnnotationList> {
    let (mut structs, mut merged) = (Vec::new(), Vec::new());
    for list in lists {
        match list {
            PayloadAnnotationList::Structs(list) => add(&mut structs, list),
            other => merged.push(other.clone()),
        }
    }
    if !structs.is_empty() {
        merged.insert(0, PayloadAnnotationList::Structs(structs));
    }
    merged
}

fn add<T: Clone>(merged: &mut Vec<Annotated<T>>, list: &[Annotated<T>]) {
    for annotated in list {
        if merged.iter().all(|it| it.constant != annotated.constant) {
            merged.push(annotated.clone());
        }
    }
}

/// Keeps the annotations of functions for which `keep` returns true, and those of structs.
pub(crate) fn retain_functions(
    lists: &mut Vec<TypeAnnotationList>,
    module: &Module,
    keep: impl Fn(FunctionId) -> bool,
) {
    for list in &mut *lists {
        if let TypeAnnotationList::Functions(functions) = list {
            functions.retain(|it| module.called_function(it.constant.into()).is_some_and(&keep));
        }
    }
    lists.retain(is_stated);
}

/// Annotates a copy of a function as the function is.
pub(crate) fn copy(lists: &mut [TypeAnnotationList], original: ConstantId, copy: ConstantId) {
    for list in lists {
        if let TypeAnnotationList::Functions(functions) = list {
            let known = functions.iter().find(|it| it.constant == original).cloned();
            functions.extend(known.map(|known| Annotated { constant: copy, ..known }));
        }
    }
}

/// Whether metadata states a list: an empty one has no form.
fn is_stated(list: &TypeAnnotationList) -> bool {
    match list {
        TypeAnnotationList::Structs(list) => !list.is_empty(),
        TypeAnnotationList::Functions(list) => !list.is_empty(),
        _ => true,
    }
}
