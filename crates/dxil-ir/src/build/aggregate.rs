//! Elements of structs and arrays.

use alloc::format;

use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{InstructionKind, Type, TypeId, Value};

impl FunctionBuilder<'_> {
    /// An element of a struct or array, or of a struct or array in it, and so on.
    ///
    /// # Errors
    ///
    /// There is no such element, or no index.
    pub fn extract_value(&self, aggregate: Value, indices: &[u32]) -> Result<Value, Error> {
        self.emit_value("extractvalue", |state| {
            let ty = state.type_of(aggregate)?;
            let element = state.element_at(ty, indices)?;
            let indices = state.body.add_list(indices.iter().copied());
            Ok((InstructionKind::ExtractValue { aggregate, indices }, element))
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
            let ty = state.type_of(aggregate)?;
            let replaced = state.element_at(ty, indices)?;
            state.expect("the element", element, replaced)?;
            let indices = state.body.add_list(indices.iter().copied());
            Ok((InstructionKind::InsertValue { aggregate, element, indices }, ty))
        })
    }
}

impl State<'_> {
    /// The type of the element to which indices lead.
    fn element_at(&self, aggregate: TypeId, indices: &[u32]) -> Result<TypeId, ErrorKind> {
        if indices.is_empty() {
            return Err(ErrorKind::unexpected("the number of indices", 0, "at least 1"));
        }
        let types = &self.module.types;
        indices.iter().try_fold(aggregate, |ty, &index| {
            let length = match types[ty] {
                Type::Array { length, .. } => Some(length),
                _ => types.struct_body(ty).map(|body| body.elements.len() as u64),
            };
            match length {
                Some(length) if u64::from(index) < length => {
                    Ok(types.element(ty, index.into()).expect("an element of a struct or array"))
                }
                Some(length) => {
                    let what = format!("an index into {}", types.display(ty));
                    let expected = format!("less than {length}");
                    Err(ErrorKind::unexpected(what, index, expected))
                }
                None => Err(self.mismatch("what is indexed", ty, "a struct or array")),
            }
        })
    }
}
