//! Elements of vectors.

use alloc::format;

use super::check::is_integer;
use super::{Error, ErrorKind, FunctionBuilder, State};
use crate::{ConstantId, ConstantKind, InstructionKind, Type, TypeId, Value};

impl FunctionBuilder<'_> {
    /// An element of a vector.
    ///
    /// # Errors
    ///
    /// The operands are no vector and no integer.
    pub fn extract_element(&self, vector: Value, index: Value) -> Result<Value, Error> {
        self.emit_value("extractelement", |state| {
            let (_, element, _) = state.vector("the vector", vector)?;
            state.expect_kind("the index", index, "an integer", is_integer)?;
            Ok((InstructionKind::ExtractElement { vector, index }, element))
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
            let (ty, of, _) = state.vector("the vector", vector)?;
            state.expect("the element", element, of)?;
            state.expect_kind("the index", index, "an integer", is_integer)?;
            Ok((InstructionKind::InsertElement { vector, element, index }, ty))
        })
    }

    /// A vector of elements of two others, which are numbered one behind the other. The mask is a
    /// constant vector of `i32`: their numbers.
    ///
    /// # Errors
    ///
    /// The operands are not two vectors of one type, or the mask is no such constant or names an
    /// element that there is not.
    pub fn shuffle_vector(&self, left: Value, right: Value, mask: Value) -> Result<Value, Error> {
        self.emit_value("shufflevector", |state| {
            let (ty, element, elements) = state.vector("the left operand", left)?;
            state.expect("the right operand", right, ty)?;
            let length = state.mask(mask, 2 * u64::from(elements))?;
            let ty = state.module.types.intern(Type::Vector { element, length });
            Ok((InstructionKind::ShuffleVector { operands: [left, right], mask }, ty))
        })
    }
}

impl State<'_> {
    /// The type of a vector, that of its elements, and how many there are.
    fn vector(&self, what: &str, value: Value) -> Result<(TypeId, TypeId, u32), ErrorKind> {
        let ty = self.type_of(value)?;
        match self.module.types[ty] {
            Type::Vector { element, length } => Ok((ty, element, length)),
            _ => Err(self.mismatch(what, ty, "a vector")),
        }
    }

    /// How many elements a mask has, each of which must be below `limit`.
    fn mask(&self, mask: Value, limit: u64) -> Result<u32, ErrorKind> {
        let (ty, element, length) = self.vector("the mask", mask)?;
        if self.module.types[element] != (Type::Integer { bits: 32 }) {
            return Err(self.mismatch("the mask", ty, "a vector of i32"));
        }
        let Some(id) = mask.constant() else {
            return Err(ErrorKind::unexpected("the mask", "a variable", "a constant"));
        };
        let largest = match &self.module.constants[id].kind {
            ConstantKind::Null | ConstantKind::Undef => None,
            ConstantKind::Data(bytes) => bytes
                .chunks_exact(4)
                .map(|word| u64::from(u32::from_le_bytes([word[0], word[1], word[2], word[3]])))
                .max(),
            ConstantKind::Aggregate(elements) => self.largest(elements)?,
            _ => {
                return Err(ErrorKind::unexpected("the mask", "an expression", "a plain constant"));
            }
        };
        match largest {
            Some(number) if number >= limit => {
                let expected = format!("less than {limit}");
                Err(ErrorKind::unexpected("an element of the mask", number, expected))
            }
            _ => Ok(length),
        }
    }

    /// The largest of constant integers, among which may be `undef`.
    fn largest(&self, elements: &[ConstantId]) -> Result<Option<u64>, ErrorKind> {
        let mut largest = None;
        for &element in elements {
            match self.module.constants[element].kind {
                ConstantKind::Integer(number) => largest = largest.max(Some(number)),
                ConstantKind::Undef => {}
                _ => {
                    let what = "an element of the mask";
                    return Err(ErrorKind::unexpected(what, "an expression", "a number"));
                }
            }
        }
        Ok(largest)
    }
}
