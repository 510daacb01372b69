//! Elements of vectors.

use super::{Error, FunctionBuilder};
use crate::{InstructionKind, Module, Value, typing};

impl FunctionBuilder<'_> {
    /// An element of a vector.
    ///
    /// # Errors
    ///
    /// The operands are not a vector and an integer.
    pub fn extract_element(&self, vector: Value, index: Value) -> Result<Value, Error> {
        self.emit_value("extractelement", |state| {
            let [of, at] = state.types_of([vector, index])?;
            let ty = typing::extract_element(&state.module.types, of, at);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::ExtractElement { vector, index }, ty))
        })
    }

    /// A vector with another element in one place.
    ///
    /// # Errors
    ///
    /// The first operand is no vector, the second no element of it, or the third no integer.
    pub fn insert_element(
        &self,
        vector: Value,
        element: Value,
        index: Value,
    ) -> Result<Value, Error> {
        self.emit_value("insertelement", |state| {
            let [of, new, at] = state.types_of([vector, element, index])?;
            let ty = typing::insert_element(&state.module.types, of, new, at);
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::InsertElement { vector, element, index }, ty))
        })
    }

    /// A vector of elements of two others: the elements of the second are numbered after those of the
    /// first. The mask is a constant vector of `i32`, the numbers of the elements.
    ///
    /// # Errors
    ///
    /// The operands are not two vectors of one type, or the mask is no such constant or has a number
    /// of no element.
    pub fn shuffle_vector(&self, left: Value, right: Value, mask: Value) -> Result<Value, Error> {
        self.emit_value("shufflevector", |state| {
            let [a, b, numbers] = state.types_of([left, right, mask])?;
            let Module { types, constants, .. } = &mut *state.module;
            let ty = typing::shuffle_vector(types, constants, [a, b], numbers, mask.constant());
            let ty = ty.map_err(|error| state.typing(error))?;
            Ok((InstructionKind::ShuffleVector { operands: [left, right], mask }, ty))
        })
    }
}
