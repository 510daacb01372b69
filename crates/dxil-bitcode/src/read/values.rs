//! The values that instructions name by numbers.

use dxil_ir::{BlockId, ConstantId, Id as _, InstructionId, TypeId, Value};

use super::constants::unfold_sign;
use super::function::State;
use super::record::Record;
use crate::codes::function as code;
use crate::error::Place;
use crate::{Error, ErrorKind};

/// Values that an instruction refers to before they are there have ids from here on, until the
/// body has been read.
const AWAITED: u64 = 1 << 31;

/// A value that is referred to before it is there.
pub(super) struct Awaited {
    number: u64,
    /// The type that it must have.
    ty: TypeId,
    place: Place,
}

impl State<'_> {
    /// The number that the next value will have.
    #[inline]
    fn next_number(&self) -> u64 {
        self.names.values.len().saturating_add(self.locals.len()) as u64
    }

    /// The value of a number behind those of the module, and its type.
    #[inline]
    pub(super) fn local(&self, number: u64) -> Option<(Value, TypeId)> {
        local(&self.names.values, &self.locals, number)
    }

    /// The value of a number, and its type.
    #[inline]
    pub(super) fn known(&self, number: u64) -> Option<(Value, TypeId)> {
        let index = usize::try_from(number).ok()?;
        match self.names.values.get(index) {
            Some(&id) => Some((Value::Constant(id), self.module.constants[id].ty)),
            None => self.local(number),
        }
    }

    /// The value that the next operand names, relative to the next one. Where it is not there
    /// yet, its type follows.
    // What is here is on the way of every operand. Values do not come out of calls by `Result`: that
    // goes through memory, and they would be read as one word right after they were written as two.
    #[inline(always)]
    pub(super) fn typed_value(
        &mut self,
        record: &mut Record<'_>,
    ) -> Result<(Value, TypeId), Error> {
        let number = self.relative(record)?;
        match self.known(number) {
            Some(known) => Ok(known),
            None => {
                let ty = record.reference("type", &self.names.types)?;
                let id = self.await_value(record, number, ty)?;
                Ok((Value::Instruction(id), ty))
            }
        }
    }

    /// The value that the next operand names, relative to the next one: it must be of this type.
    #[inline(always)]
    pub(super) fn value_of(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<Value, Error> {
        let number = self.relative(record)?;
        if ty == self.module.types.metadata() {
            let value = self.metadata_value(record, number)?;
            return Ok(value);
        }
        self.numbered(record, number, ty)
    }

    /// The value that the next operand names, relative to the next one and with a sign.
    pub(super) fn signed_value_of(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<Value, Error> {
        let distance = unfold_sign(record.next("value")?);
        let number = self.next_number().wrapping_sub(distance);
        self.numbered(record, number, ty)
    }

    /// The value of a number, which must be of this type.
    #[inline(always)]
    pub(super) fn numbered(
        &mut self,
        record: &Record<'_>,
        number: u64,
        ty: TypeId,
    ) -> Result<Value, Error> {
        match self.known(number) {
            Some((value, found)) if found == ty => Ok(value),
            Some(_) => Err(record.invalid(OTHER_TYPE)),
            None => {
                let id = self.await_value(record, number, ty)?;
                Ok(Value::Instruction(id))
            }
        }
    }

    #[inline]
    fn relative(&self, record: &mut Record<'_>) -> Result<u64, Error> {
        // Writers subtract in 32 bits, so that values that follow are large numbers.
        let distance = record.u32("value")?;
        Ok((self.next_number() as u32).wrapping_sub(distance).into())
    }

    #[cold]
    fn await_value(
        &mut self,
        record: &Record<'_>,
        number: u64,
        ty: TypeId,
    ) -> Result<InstructionId, Error> {
        let index = number.checked_add(AWAITED).filter(|_| number < AWAITED);
        let index = index.and_then(|index| usize::try_from(index).ok());
        let id = index.and_then(InstructionId::from_index);
        let id = id.ok_or_else(|| record.value("the value", number, "below 2^31"))?;
        self.awaited.push(Awaited { number, ty, place: record.place() });
        self.only_phis_await &= record.code == code::INST_PHI;
        Ok(id)
    }

    /// Puts the values in the place of those that were not there yet.
    pub(super) fn resolve(&mut self) -> Result<(), Error> {
        for &Awaited { number, ty, place } in &self.awaited {
            let kind = match self.local(number) {
                Some((Value::Instruction(_), found)) if found == ty => continue,
                Some(_) => ErrorKind::Invalid { what: OTHER_TYPE },
                None => {
                    let count = self.next_number() as usize;
                    ErrorKind::Reference { what: "value", number, count }
                }
            };
            return Err(Error::new(kind, place));
        }
        if self.awaited.is_empty() {
            return Ok(());
        }
        let Self { body, names, locals, only_phis_await, .. } = self;
        let found = |id: InstructionId| {
            let number = (id.index() as u64).checked_sub(AWAITED)?;
            local(&names.values, locals, number)?.0.instruction()
        };
        let map = |value| match value {
            Value::Instruction(id) => Value::Instruction(found(id).unwrap_or(id)),
            Value::MetadataOfInstruction(id) => {
                Value::MetadataOfInstruction(found(id).unwrap_or(id))
            }
            _ => value,
        };
        match only_phis_await {
            true => body.map_incoming(map),
            false => body.map_values(map),
        }
        Ok(())
    }

    /// The block that the next operand names, which may follow.
    pub(super) fn block_id(&self, record: &mut Record<'_>) -> Result<BlockId, Error> {
        let (what, count) = ("block", self.declared);
        let number = record.next(what)?;
        let index = usize::try_from(number).ok().filter(|&index| index < count);
        let id = index.and_then(BlockId::from_index);
        id.ok_or_else(|| record.error(ErrorKind::Reference { what, number, count }))
    }
}

const OTHER_TYPE: &str = "an operand is of another type than it must be";

/// The value of a number behind those of the module.
#[inline]
pub(super) fn local(
    module: &[ConstantId],
    locals: &[(Value, TypeId)],
    number: u64,
) -> Option<(Value, TypeId)> {
    let index = usize::try_from(number).ok()?.checked_sub(module.len())?;
    locals.get(index).copied()
}
