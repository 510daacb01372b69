//! Lists of types or functions with annotations.

use alloc::vec::Vec;

use dxil_ir::ConstantId;
use dxil_ir::metadata::Reference;

use crate::tuple::{Operand, Tuple};
use crate::value::Value;
use crate::writer::ModuleWriter;
use crate::{Error, Expected};

/// An annotation, and the constant that it annotates: an undefined value of a type, or a function.
#[derive(Clone, Debug, PartialEq)]
pub struct Annotated<T> {
    /// The constant.
    pub constant: ConstantId,
    /// The annotation.
    pub annotation: T,
}

/// An annotation, which depends on the constant that it annotates.
pub(crate) trait Annotation: Sized {
    fn read(operand: &Operand<'_>, constant: &Operand<'_>) -> Result<Self, Error>;

    fn write(&self, module: &mut ModuleWriter<'_>) -> Reference;
}

/// Reads the pairs after the tag of a list.
pub(crate) fn read_pairs<T: Annotation>(list: Tuple<'_>) -> Result<Vec<Annotated<T>>, Error> {
    let mut operands = list.operands(1, "an annotation");
    let mut pairs = Vec::with_capacity(list.len() / 2);
    while let Some(constant) = operands.next() {
        let Some(annotation) = operands.next() else {
            return Err(list.error(Expected::TaggedPairs));
        };
        let annotation = T::read(&annotation, &constant)?;
        pairs.push(Annotated { constant: ConstantId::read(&constant)?, annotation });
    }
    Ok(pairs)
}

/// Writes a list with its tag.
pub(crate) fn write_pairs<T: Annotation>(
    tag: u32,
    pairs: &[Annotated<T>],
    module: &mut ModuleWriter<'_>,
) -> Reference {
    let mut operands = Vec::with_capacity(pairs.len().saturating_mul(2).saturating_add(1));
    operands.push(tag.write(module));
    for Annotated { constant, annotation } in pairs {
        operands.push(constant.write(module));
        operands.push(annotation.write(module));
    }
    Some(module.metadata.tuple(&operands))
}

/// The number of elements of the struct whose value a constant is.
pub(crate) fn struct_len(constant: &Operand<'_>) -> Result<usize, Error> {
    let wrong = || constant.error(Expected::Struct);
    let ty = constant.constant().map_err(|_| wrong())?.1.ty;
    let body = constant.module().types.struct_body(ty);
    body.map(|body| body.elements.len()).ok_or_else(wrong)
}
