//! The scalars, vectors and handles that a type in memory is made of.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{GepFlags, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::fold;

/// The maximum number of parts.
const MAX_PARTS: usize = 256;

/// A part of a type.
pub(crate) struct Part {
    pub(crate) ty: TypeId,
    /// The indices that lead to it.
    pub(crate) path: Vec<u32>,
}

/// The parts of a type, in order; [`None`] if there are too many.
pub(crate) fn of(module: &Module, ty: TypeId) -> Option<Vec<Part>> {
    let (mut open, mut parts) = (Vec::from([Part { ty, path: Vec::new() }]), Vec::new());
    while let Some(Part { ty, path }) = open.pop() {
        let elements: Vec<TypeId> = match module.types[ty] {
            Type::Array { element, length } => {
                let length = usize::try_from(length).ok().filter(|it| *it <= MAX_PARTS)?;
                core::iter::repeat_n(element, length).collect()
            }
            _ => match module.types.struct_body(ty) {
                Some(body) if body.elements.len() <= MAX_PARTS => body.elements.to_vec(),
                Some(_) => return None,
                None => {
                    parts.push(Part { ty, path });
                    continue;
                }
            },
        };
        for (index, ty) in elements.into_iter().enumerate().rev() {
            let mut path = path.clone();
            path.push(index as u32);
            open.push(Part { ty, path });
        }
        if open.len() + parts.len() > MAX_PARTS {
            return None;
        }
    }
    Some(parts)
}

impl Part {
    /// The address of the part in memory of the whole type.
    fn address(
        &self,
        b: &FunctionBuilder<'_>,
        whole: TypeId,
        memory: Value,
    ) -> Result<Value, Error> {
        if self.path.is_empty() {
            return Ok(memory);
        }
        let indices = [0].into_iter().chain(self.path.iter().copied());
        let indices: Vec<_> = indices.map(|index| b.i32(index as i32)).collect();
        fold::address(b, whole, GepFlags::INBOUNDS, memory, &indices)
    }

    /// Loads the part from memory of the whole type.
    pub(crate) fn load(
        &self,
        b: &FunctionBuilder<'_>,
        whole: TypeId,
        memory: Value,
    ) -> Result<Value, Error> {
        let pointer = self.address(b, whole, memory)?;
        b.add(Kind::Load { pointer, alignment: 1, volatile: false, atomic: None }, self.ty)
    }

    /// Stores the part to memory of the whole type.
    pub(crate) fn store(
        &self,
        b: &FunctionBuilder<'_>,
        whole: TypeId,
        value: Value,
        memory: Value,
    ) -> Result<(), Error> {
        let pointer = self.address(b, whole, memory)?;
        b.store(value, pointer, Access { alignment: 1, ..Access::default() })?;
        Ok(())
    }
}

/// Copies the parts of a type from one address to another.
pub(crate) fn copy(
    b: &FunctionBuilder<'_>,
    ty: TypeId,
    parts: &[Part],
    from: Value,
    to: Value,
) -> Result<(), Error> {
    for part in parts {
        let value = part.load(b, ty, from)?;
        part.store(b, ty, value, to)?;
    }
    Ok(())
}
