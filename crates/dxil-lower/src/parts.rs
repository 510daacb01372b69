//! The scalars, vectors and handles that a type in memory is made of.

use alloc::vec::Vec;

use dxil_ir::build::{Access, Error, FunctionBuilder};
use dxil_ir::{GepFlags, InstructionKind as Kind, Module, Type, TypeId, Value};

use crate::fold;

/// The maximum number of parts.
const MAX_PARTS: usize = 256;

/// A part of a type.
pub(crate) struct Part {
    ty: TypeId,
    /// The indices that lead to it.
    path: Vec<u32>,
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

/// Copies the parts of a type from one address to another.
pub(crate) fn copy(
    b: &FunctionBuilder<'_>,
    ty: TypeId,
    parts: &[Part],
    from: Value,
    to: Value,
) -> Result<(), Error> {
    for part in parts {
        let address = |base| {
            let indices = [0].into_iter().chain(part.path.iter().copied());
            let indices: Vec<_> = indices.map(|index| b.i32(index as i32)).collect();
            match part.path.is_empty() {
                true => Ok(base),
                false => fold::address(b, ty, GepFlags::INBOUNDS, base, &indices),
            }
        };
        let load =
            Kind::Load { pointer: address(from)?, alignment: 1, volatile: false, atomic: None };
        let value = b.add(load, part.ty)?;
        b.store(value, address(to)?, Access { alignment: 1, ..Access::default() })?;
    }
    Ok(())
}
