//! Vectors that are loaded from and stored to buffers: four components at once before shader model 6.9.

use alloc::vec::Vec;

use dxil_ir::build::{self, FunctionBuilder};
use dxil_ir::{InstructionId, TypeId, Value};
use dxil_ops::Overload;
use dxil_ops::ops::{RawBufferLoad, RawBufferStore};

use super::Scalarizer;
use crate::address::Address;
use crate::{Diagnostic, uses};

/// The most components of a load or store.
const MOST: usize = 4;

/// The place of the status in the result of a load of components.
const STATUS: u32 = 4;

/// The place of the vector in the result of a load of a vector; the status follows.
const VECTOR: u32 = 0;

impl Scalarizer<'_> {
    /// Loads the components of a vector: the arguments are those of `RawBufferVectorLoad`.
    pub(super) fn buffer_load(
        &mut self,
        id: InstructionId,
        arguments: &[Value],
    ) -> Result<(), Diagnostic> {
        let &[srv, index, element_offset, alignment] = arguments else { return Ok(()) };
        let ty = self.editor.body().instructions[id].ty;
        let vector = self.editor.module().types.element(ty, VECTOR.into());
        let Some((element, length)) = vector.and_then(|it| self.vector(it)) else { return Ok(()) };
        let users = uses::extracted(&self.editor, id)
            .ok_or_else(|| Diagnostic::new("a loaded vector is used as a part of a struct"))?;
        let chunks =
            self.chunks(id, Address { index, element_offset }, element, length as usize)?;
        let (parts, status) = self.build(id, |b| {
            let (mut parts, mut status) = (Vec::new(), None);
            for chunk in chunks {
                let Address { index, element_offset } = chunk.address(b)?;
                let mask = b.i8(chunk.mask());
                let load = RawBufferLoad { srv, index, element_offset, mask, alignment };
                let loaded = b.op(load, &[chunk.overload])?;
                for part in 0..chunk.count as u32 {
                    parts.push(b.extract_value(loaded, &[part])?);
                }
                status = Some(loaded);
            }
            let is_used = users.iter().any(|(_, place)| *place != VECTOR);
            let status = status.filter(|_| is_used);
            Ok((parts, status.map(|it| b.extract_value(it, &[STATUS])).transpose()?))
        })?;
        for (user, place) in users {
            match status {
                Some(status) if place != VECTOR => self.editor.replace(user, status)?,
                _ => drop(self.parts.insert(user, parts.clone())),
            }
        }
        self.replaced.insert(id);
        Ok(())
    }

    /// Stores the components of a vector: the arguments are those of `RawBufferVectorStore`.
    pub(super) fn buffer_store(
        &mut self,
        id: InstructionId,
        arguments: &[Value],
    ) -> Result<(), Diagnostic> {
        let &[uav, index, element_offset, value, alignment] = arguments else { return Ok(()) };
        let ty = self.editor.module().type_of(self.editor.body(), value);
        let Some((element, length)) = ty.and_then(|it| self.vector(it)) else { return Ok(()) };
        let parts = self.components(value, length)?;
        let chunks = self.chunks(id, Address { index, element_offset }, element, parts.len())?;
        self.build(id, |b| {
            let undef = b.undef(element)?;
            for chunk in chunks {
                let Address { index, element_offset } = chunk.address(b)?;
                let value = |i: usize| match i < chunk.count {
                    true => parts[chunk.first + i],
                    false => undef,
                };
                let [value0, value1, value2, value3] = [0, 1, 2, 3].map(value);
                let mask = b.i8(chunk.mask());
                let store = RawBufferStore {
                    uav,
                    index,
                    element_offset,
                    value0,
                    value1,
                    value2,
                    value3,
                    mask,
                    alignment,
                };
                b.op(store, &[chunk.overload])?;
            }
            Ok(())
        })?;
        self.replaced.insert(id);
        Ok(())
    }

    /// The loads or stores for a vector.
    fn chunks(
        &mut self,
        id: InstructionId,
        address: Address,
        element: TypeId,
        length: usize,
    ) -> Result<Vec<Chunk>, Diagnostic> {
        let overload = self.build(id, |b| Ok(b.overload_of(b.undef(element)?)))?;
        let size = self.editor.module().types.number_bits(element).map(|bits| bits as usize / 8);
        let Some((overload, size)) = overload.zip(size) else {
            return Err(Diagnostic::new("a vector in a buffer is not of numbers"));
        };
        let is_raw = address.is_raw(self.editor.module());
        let chunk = |first: usize| Chunk {
            address,
            is_raw,
            offset: first * size,
            first,
            count: MOST.min(length - first),
            overload,
        };
        Ok((0..length).step_by(MOST).map(chunk).collect())
    }
}

/// Components of a vector that one operation loads or stores.
struct Chunk {
    /// The address of the vector.
    address: Address,
    is_raw: bool,
    /// The offset of the first component in the vector, in bytes.
    offset: usize,
    first: usize,
    count: usize,
    overload: Overload<'static>,
}

impl Chunk {
    fn address(&self, b: &FunctionBuilder<'_>) -> Result<Address, build::Error> {
        self.address.after(b, self.is_raw, self.offset)
    }

    fn mask(&self) -> i8 {
        (1 << self.count) - 1
    }
}
