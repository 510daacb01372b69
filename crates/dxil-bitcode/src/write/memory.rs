//! Writes instructions that access memory.

use dxil_ir::{GepFlags, Instruction, InstructionKind as Kind, Ordering, Scope, TypeId, Value};

use super::abbreviations::{GET_ELEMENT_PTR, LOAD};
use super::alignment;
use super::instruction::{Coded, Operands, unknown};
use crate::Error;
use crate::codes::function as code;

impl Operands<'_, '_, '_> {
    /// Makes the operands of an instruction that accesses memory or computes an address.
    pub(super) fn memory(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        match instruction.kind {
            Kind::GetElementPtr { source, flags, operands } => {
                self.push(flags.contains(GepFlags::INBOUNDS));
                self.push_type(source);
                for &operand in self.body.list(operands) {
                    self.push_typed_value(operand)?;
                }
                Ok((code::INST_GEP, Some(GET_ELEMENT_PTR)))
            }
            Kind::Alloca { allocated, count, alignment, inalloca } => {
                self.alloca(allocated, count, alignment, inalloca)
            }
            Kind::Load { .. } | Kind::Store { .. } => self.access(instruction),
            Kind::Fence { ordering, scope } => {
                self.push_atomic(Some((ordering, scope)));
                Ok((code::INST_FENCE, None))
            }
            Kind::CompareExchange {
                pointer, operands, volatile, weak, orderings, scope, ..
            } => {
                self.push_typed_value(pointer)?;
                self.push_typed_value(operands[0])?;
                self.push_value(operands[1])?;
                self.push(volatile);
                self.push_atomic(Some((orderings[0], scope)));
                self.operands.extend([orderings[1].code(), weak.into()]);
                Ok((code::INST_CMPXCHG, None))
            }
            Kind::AtomicRmw { op, pointer, value, volatile, ordering, scope, .. } => {
                self.push_typed_value(pointer)?;
                self.push_value(value)?;
                self.operands.extend([op.code(), volatile.into()]);
                self.push_atomic(Some((ordering, scope)));
                Ok((code::INST_ATOMICRMW, None))
            }
            _ => Err(unknown()),
        }
    }

    fn alloca(
        &mut self,
        allocated: TypeId,
        count: Value,
        bytes: u32,
        inalloca: bool,
    ) -> Result<Coded, Error> {
        self.push_type(allocated);
        self.push_type(self.type_of(count)?);
        self.operands.push(self.numbers.value(count)?);
        self.push(alignment(bytes)? | u64::from(inalloca) << 5 | 1 << 6);
        Ok((code::INST_ALLOCA, None))
    }

    fn access(&mut self, instruction: &Instruction) -> Result<Coded, Error> {
        Ok(match instruction.kind {
            Kind::Load { pointer, alignment: bytes, volatile, atomic } => {
                let known = self.push_typed_value(pointer)?;
                self.push_type(instruction.ty);
                self.operands.extend([alignment(bytes)?, volatile.into()]);
                self.push_atomic(atomic);
                match atomic {
                    None => (code::INST_LOAD, known.then_some(LOAD)),
                    Some(_) => (code::INST_LOADATOMIC, None),
                }
            }
            Kind::Store { pointer, value, alignment: bytes, volatile, atomic } => {
                self.push_typed_value(pointer)?;
                self.push_typed_value(value)?;
                self.operands.extend([alignment(bytes)?, volatile.into()]);
                self.push_atomic(atomic);
                match atomic {
                    None => (code::INST_STORE, None),
                    Some(_) => (code::INST_STOREATOMIC, None),
                }
            }
            _ => return Err(unknown()),
        })
    }

    fn push_atomic(&mut self, atomic: Option<(Ordering, Scope)>) {
        if let Some((ordering, scope)) = atomic {
            self.operands.extend([ordering.code(), scope.code()]);
        }
    }
}
