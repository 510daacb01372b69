//! Elements of structs and arrays.

use super::{Error, FunctionBuilder};
use crate::{InstructionKind, Value, typing};

impl FunctionBuilder<'_> {
    /// An element of a struct or array, or of a struct or array in it, and so on.
    ///
    /// # Errors
    ///
    /// There is no such element, or no index.
    pub fn extract_value(&self, aggregate: Value, indices: &[u32]) -> Result<Value, Error> {
        self.emit_value("extractvalue", |state| {
            let of = state.type_of(aggregate)?;
            let path = indices.iter().copied();
            let ty = typing::extract_value(&state.module.types, of, path.clone());
            let ty = ty.map_err(|error| state.typing(error))?;
            let indices = state.body.add_list(path);
            Ok((InstructionKind::ExtractValue { aggregate, indices }, ty))
        })
    }

    /// A struct or array with another element in one place.
    ///
    /// # Errors
    ///
    /// There is no such element, no index, or the new one is of another type.
    pub fn insert_value(
        &self,
        aggregate: Value,
        element: Value,
        indices: &[u32],
    ) -> Result<Value, Error> {
        self.emit_value("insertvalue", |state| {
            let [of, new] = state.types_of([aggregate, element])?;
            let path = indices.iter().copied();
            let ty = typing::insert_value(&state.module.types, of, new, path.clone());
            let ty = ty.map_err(|error| state.typing(error))?;
            let indices = state.body.add_list(path);
            Ok((InstructionKind::InsertValue { aggregate, element, indices }, ty))
        })
    }
}
