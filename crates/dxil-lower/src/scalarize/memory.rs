//! Loads and stores of vectors.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::edit::Rewrite;
use dxil_ir::{DataLayout, Instruction, InstructionKind as Kind, TypeId};

use super::{Scalarizer, Split, lanes};

impl Scalarizer<'_> {
    pub(super) fn load(&mut self, b: &FunctionBuilder<'_>, it: &Instruction) -> Split {
        let Kind::Load { pointer, alignment, volatile: false, atomic: None } = it.kind else {
            return Ok(None);
        };
        let Some((element, length)) = lanes::vector(b, it.ty) else { return Ok(None) };
        let Some(size) = size(b, element) else { return Ok(None) };
        let mut lanes = Vec::with_capacity(length);
        for lane in 0..length {
            let pointer = self.lanes.address(b, pointer, element, lane)?;
            let alignment = alignment_of(alignment, size, lane);
            let kind = Kind::Load { pointer, alignment, volatile: false, atomic: None };
            let value = b.add(kind, element)?;
            self.name_lane(b, value, lane);
            lanes.push(value);
        }
        self.replace(b, it.ty, &lanes)
    }

    pub(super) fn store(&mut self, b: &FunctionBuilder<'_>, it: &Instruction) -> Split {
        let Kind::Store { pointer, value, alignment, volatile: false, atomic: None } = it.kind
        else {
            return Ok(None);
        };
        let Some((element, length)) = lanes::vector(b, b.type_of(value)?) else { return Ok(None) };
        let Some(size) = size(b, element) else { return Ok(None) };
        for lane in 0..length {
            let value = self.lanes.lane(b, value, lane)?;
            let pointer = self.lanes.address(b, pointer, element, lane)?;
            let alignment = alignment_of(alignment, size, lane);
            let kind = Kind::Store { pointer, value, alignment, volatile: false, atomic: None };
            b.add(kind, it.ty)?;
        }
        Ok(Some(Rewrite::Erase))
    }
}

/// The number of bytes from an element of a vector to the next, if the elements are whole bytes.
fn size(b: &FunctionBuilder<'_>, element: TypeId) -> Option<u64> {
    b.with_module(|module| {
        let bits = match module.types[element] {
            dxil_ir::Type::Integer { bits } => bits,
            _ => 8,
        };
        DataLayout::new(module).size(element).filter(|size| *size > 0 && bits % 8 == 0)
    })
}

/// The alignment of an element of a vector with this alignment.
fn alignment_of(vector: u32, size: u64, lane: usize) -> u32 {
    let offset = size * lane as u64;
    match offset {
        0 => vector,
        _ => vector.min(1 << offset.trailing_zeros().min(29)),
    }
}
