//! Reads references to values.

use dxil_ir::{BlockId, ConstantId, Id as _, InstructionId, TypeId, Value};

use super::constants::unfold_sign;
use super::function::State;
use super::record::Record;
use crate::codes::function as code;
use crate::error::Place;
use crate::{Error, ErrorKind};

/// The first id of placeholders for forward references, which are replaced after the body has been
/// read.
const FIRST_PLACEHOLDER: u64 = 1 << 31;

/// A reference to a value that is defined later.
pub(super) struct ForwardReference {
    number: u64,
    /// The required type of the value.
    ty: TypeId,
    place: Place,
}

impl State<'_> {
    /// The number of the next value.
    #[inline]
    fn next_number(&self) -> u64 {
        self.names.values.len().saturating_add(self.locals.len()) as u64
    }

    /// The value of the function with this number, and its type.
    #[inline]
    pub(super) fn local(&self, number: u64) -> Option<(Value, TypeId)> {
        local(&self.names.values, &self.locals, number)
    }

    /// The value with this number, if it is defined already, and its type.
    #[inline]
    pub(super) fn known(&self, number: u64) -> Option<(Value, TypeId)> {
        let index = usize::try_from(number).ok()?;
        match self.names.values.get(index) {
            Some(&id) => Some((Value::Constant(id), self.module.constants[id].ty)),
            None => self.local(number),
        }
    }

    /// Reads a value, as its distance from the number of the next value. For a forward reference,
    /// the next operand is its type.
    // This code runs for each operand. It avoids calls that return values in a `Result`: these pass
    // through memory, where reading one word that was just written as two is slow.
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

    /// Reads a value of this type, as its distance from the number of the next value.
    #[inline(always)]
    pub(super) fn value_of(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<Value, Error> {
        let number = self.relative(record)?;
        if ty == self.module.types.metadata() {
            let value = self.metadata_value(record, number)?;
            return Ok(value);
        }
        self.numbered(record, number, ty)
    }

    /// Reads a value, as its signed distance from the number of the next value.
    pub(super) fn signed_value_of(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<Value, Error> {
        let distance = unfold_sign(record.next("value")?);
        let number = self.next_number().wrapping_sub(distance);
        self.numbered(record, number, ty)
    }

    /// The value with this number, which must have this type.
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
        // Writers subtract in 32 bits, so that forward references are large numbers.
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
        let index = number.checked_add(FIRST_PLACEHOLDER).filter(|_| number < FIRST_PLACEHOLDER);
        let index = index.and_then(|index| usize::try_from(index).ok());
        let id = index.and_then(InstructionId::from_index);
        let id = id.ok_or_else(|| record.value("the value", number, "below 2^31"))?;
        self.forward_references.push(ForwardReference { number, ty, place: record.place() });
        self.only_phis_refer_forward &= record.code == code::INST_PHI;
        Ok(id)
    }

    /// Replaces the placeholders of forward references.
    pub(super) fn resolve(&mut self) -> Result<(), Error> {
        for &ForwardReference { number, ty, place } in &self.forward_references {
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
        if self.forward_references.is_empty() {
            return Ok(());
        }
        let Self { body, names, locals, only_phis_refer_forward, .. } = self;
        let found = |id: InstructionId| {
            let number = (id.index() as u64).checked_sub(FIRST_PLACEHOLDER)?;
            local(&names.values, locals, number)?.0.instruction()
        };
        let map = |value| match value {
            Value::Instruction(id) => Value::Instruction(found(id).unwrap_or(id)),
            Value::MetadataOfInstruction(id) => {
                Value::MetadataOfInstruction(found(id).unwrap_or(id))
            }
            _ => value,
        };
        match only_phis_refer_forward {
            true => body.map_incoming(map),
            false => body.map_values(map),
        }
        Ok(())
    }

    /// Reads an operand: the block with that number, which may be defined later.
    pub(super) fn block_id(&self, record: &mut Record<'_>) -> Result<BlockId, Error> {
        let (what, count) = ("block", self.declared);
        let number = record.next(what)?;
        let index = usize::try_from(number).ok().filter(|&index| index < count);
        let id = index.and_then(BlockId::from_index);
        id.ok_or_else(|| record.error(ErrorKind::Reference { what, number, count }))
    }
}

const OTHER_TYPE: &str = "an operand has the wrong type";

/// The value of the function with this number, which is after those of the module.
#[inline]
pub(super) fn local(
    module: &[ConstantId],
    locals: &[(Value, TypeId)],
    number: u64,
) -> Option<(Value, TypeId)> {
    let index = usize::try_from(number).ok()?.checked_sub(module.len())?;
    locals.get(index).copied()
}
