//! Changes of functions that keep their annotations right.

use core::fmt;

use bstr::BString;
use dxil_ir::edit::{self, Global};
use dxil_ir::{ConstantId, FunctionId, Module};

use crate::{Annotated, Error, ParameterAnnotation, TypeAnnotationList, TypeAnnotations};

/// The reason why a function cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The change is not possible.
    Edit(edit::Error),
    /// The annotations cannot be read.
    Metadata(Error),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edit(error) => error.fmt(f),
            Self::Metadata(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for EditError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Edit(error) => Some(error),
            Self::Metadata(error) => Some(error),
        }
    }
}

impl From<edit::Error> for EditError {
    fn from(error: edit::Error) -> Self {
        Self::Edit(error)
    }
}

impl From<Error> for EditError {
    fn from(error: Error) -> Self {
        Self::Metadata(error)
    }
}

/// Appends a parameter to a function, as [`edit::append_parameter`] does, and its annotation if the function
/// has one in `dx.typeAnnotations`.
///
/// # Errors
///
/// The function cannot get a parameter, or the annotations cannot be read. The module is then unchanged.
pub fn append_parameter(
    module: &mut Module,
    function: FunctionId,
    name: impl Into<BString>,
    value: ConstantId,
    annotation: &ParameterAnnotation,
) -> Result<u32, EditError> {
    let mut annotations = TypeAnnotations::of(module)?;
    let index = edit::append_parameter(module, function, name, value)?;
    let address = module.function_address(function);
    let mut is_changed = false;
    for it in annotations.functions_mut().filter(|it| Some(it.constant) == address) {
        it.annotation.0.push(annotation.clone());
        is_changed = true;
    }
    if is_changed {
        annotations.write(module);
    }
    Ok(index)
}

/// Clones a function, as [`edit::clone_function`] does, and its annotation in `dx.typeAnnotations`.
///
/// # Errors
///
/// The function cannot be cloned, or the annotations cannot be read. The module is then unchanged.
pub fn clone_function(
    module: &mut Module,
    function: FunctionId,
    name: impl Into<BString>,
) -> Result<FunctionId, EditError> {
    let mut annotations = TypeAnnotations::of(module)?;
    let clone = edit::clone_function(module, function, name)?;
    let addresses = [function, clone].map(|id| module.function_address(id));
    let [Some(original), Some(constant)] = addresses else { return Ok(clone) };
    let mut is_changed = false;
    for list in &mut annotations.lists {
        let TypeAnnotationList::Functions(functions) = list else { continue };
        let known = functions.iter().find(|it| it.constant == original);
        if let Some(annotation) = known.map(|it| it.annotation.clone()) {
            functions.push(Annotated { constant, annotation });
            is_changed = true;
        }
    }
    if is_changed {
        annotations.write(module);
    }
    Ok(clone)
}

/// Removes functions and their annotations, as [`edit::remove_globals`] does: the ids of the functions after
/// them become smaller.
///
/// # Errors
///
/// A function is used by anything but the others and their annotations, or the annotations cannot be read.
/// The module is then unchanged.
pub fn remove_functions(module: &mut Module, functions: &[FunctionId]) -> Result<(), EditError> {
    let mut annotations = TypeAnnotations::of(module)?;
    let mut is_changed = false;
    for list in &mut annotations.lists {
        let TypeAnnotationList::Functions(annotated) = list else { continue };
        let before = annotated.len();
        annotated.retain(|it| {
            let function = module.called_function(it.constant.into());
            function.is_none_or(|id| !functions.contains(&id))
        });
        is_changed |= annotated.len() != before;
    }
    let named = module.named_metadata.clone();
    if is_changed {
        annotations.write(module);
    }
    let globals: alloc::vec::Vec<Global> =
        functions.iter().copied().map(Global::Function).collect();
    edit::remove_globals(module, &globals).map_err(|error| {
        module.named_metadata = named;
        error.into()
    })
}
