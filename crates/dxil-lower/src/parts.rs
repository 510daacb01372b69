//! The scalars, vectors and handles that a type in memory is made of.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{GepFlags, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::extent::Extents;
use crate::fold;

/// The maximum number of parts of what is loaded and stored one by one.
const MAX_PARTS: usize = 256;

/// A part of a type.
pub(crate) struct Part {
    pub(crate) ty: TypeId,
    /// The indices that lead to it.
    pub(crate) path: Vec<u32>,
}

/// The parts of a type, in order; [`None`] if there are too many.
pub(crate) fn of(module: &Module, ty: TypeId) -> Option<Vec<Part>> {
    at_most(module, ty, MAX_PARTS)
}

/// The parts of a type, in order; [`None`] if there are more than `limit`.
pub(crate) fn at_most(module: &Module, ty: TypeId, limit: usize) -> Option<Vec<Part>> {
    let (mut open, mut parts) = (Vec::from([Part { ty, path: Vec::new() }]), Vec::new());
    while let Some(Part { ty, path }) = open.pop() {
        let elements: Vec<TypeId> = match module.types[ty] {
            Type::Array { element, length } => {
                let length = usize::try_from(length).ok().filter(|it| *it <= limit)?;
                core::iter::repeat_n(element, length).collect()
            }
            _ => match module.types.struct_body(ty) {
                Some(body) if body.elements.len() <= limit => body.elements.to_vec(),
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
        if open.len() + parts.len() > limit {
            return None;
        }
    }
    Some(parts)
}

/// Whether parts fill so many bytes. If not, some are in no part: memory may be read as another type, which has these.
pub(crate) fn fill(module: &Module, parts: &[Part], length: u64, extents: &Extents) -> bool {
    let mut sizes = parts.iter().map(|part| written(module, part.ty, extents));
    sizes.try_fold(0_u64, |sum, size| sum.checked_add(size?)) == Some(length)
}

/// The first parts, which fill so many bytes; [`None`] if the last of these bytes is not that of a part. All parts fill their memory.
pub(crate) fn first<'a>(
    module: &Module,
    parts: &'a [Part],
    length: u64,
    extents: &Extents,
) -> Option<&'a [Part]> {
    let mut end = 0;
    for (count, part) in parts.iter().enumerate() {
        if end >= length {
            return (end == length).then(|| &parts[..count]);
        }
        end += written(module, part.ty, extents)?;
    }
    (end == length).then_some(parts)
}

/// The number of bytes that a store of a scalar, a vector or a handle writes; [`None`] if it leaves bits of them.
fn written(module: &Module, ty: TypeId, extents: &Extents) -> Option<u64> {
    let Type::Integer { bits } = module.types[module.types.scalar(ty)] else {
        return extents.size(ty);
    };
    let bits = u64::from(bits) * u64::from(module.types.vector_length(ty).unwrap_or(1));
    (bits % 8 == 0).then_some(bits / 8)
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

/// Stores zero to the parts of a type.
pub(crate) fn clear(
    b: &FunctionBuilder<'_>,
    ty: TypeId,
    parts: &[Part],
    memory: Value,
) -> Result<(), Error> {
    parts.iter().try_for_each(|part| part.store(b, ty, b.null(part.ty)?, memory))
}
