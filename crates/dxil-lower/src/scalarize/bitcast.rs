//! Bitcasts between vectors of different numbers of elements.

use alloc::vec::Vec;

use dxil_ir::build::FunctionBuilder;
use dxil_ir::{CastOp, Instruction, InstructionKind, Type, TypeId, Value};

use super::{Scalarizer, Split, lanes};

/// Whether an instruction is a bitcast of a vector to one of another number of elements.
pub(super) fn is_reshaped(b: &FunctionBuilder<'_>, it: &Instruction, value: Value) -> bool {
    let from = b.type_of(value).ok().and_then(|ty| lanes::vector(b, ty));
    let to = lanes::vector(b, it.ty);
    from.map(|(_, length)| length) != to.map(|(_, length)| length)
}

impl Scalarizer<'_> {
    pub(super) fn reshape(
        &mut self,
        b: &FunctionBuilder<'_>,
        it: &Instruction,
        value: Value,
    ) -> Split {
        let from = lanes::vector(b, b.type_of(value)?);
        let (Some((source, from)), Some((element, to))) = (from, lanes::vector(b, it.ty)) else {
            return Ok(None);
        };
        let cast = |value, ty| b.add(InstructionKind::Cast { op: CastOp::BitCast, value }, ty);
        let mut result = Vec::with_capacity(to);
        if to > from && to % from == 0 {
            let part = vector_of(b, element, to / from);
            for lane in 0..from {
                let parts = cast(self.lanes.lane(b, value, lane)?, part)?;
                for index in 0..to / from {
                    result.push(lanes::extract(b, parts, index)?);
                }
            }
        } else if from > to && from % to == 0 {
            let part = vector_of(b, source, from / to);
            for lane in 0..to {
                let first = lane * (from / to);
                let parts = (first..first + from / to).map(|lane| self.lanes.lane(b, value, lane));
                let parts = parts.collect::<Result<Vec<_>, _>>()?;
                let part = self.lanes.join(b, part, &parts, self.current)?;
                result.push(cast(part, element)?);
            }
        } else {
            return Ok(None);
        }
        self.replace(b, it.ty, &result)
    }
}

fn vector_of(b: &FunctionBuilder<'_>, element: TypeId, length: usize) -> TypeId {
    b.ty(Type::Vector { element, length: length as u32 })
}
