//! Reads constants.

use alloc::vec;
use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::typing;
use dxil_ir::{ConstantId, ConstantKind, Dialect, Module, Type, TypeId, Value, data_size};

use super::modern_constant::check_modern;
use super::record::{Record, Start, read_records, usual_count};
use crate::codes::constants as code;
use crate::{Error, ErrorKind};

/// A record whose constant may refer to later ones.
struct Pending {
    ty: TypeId,
    start: Start,
    code: u32,
    operands: core::ops::Range<usize>,
}

/// The progress of the constant of a record.
#[derive(Clone, Copy)]
enum State {
    /// The record has not been read.
    New,
    /// The constants that it refers to are being made.
    Open,
    /// The constant is made.
    Made(ConstantId),
}

/// The values before a block of constants: those of the module and, for a block of a function,
/// those of the function after them.
#[derive(Clone, Copy)]
pub(super) struct EarlierValues<'v> {
    pub(super) module: &'v [ConstantId],
    pub(super) function: &'v [(Value, TypeId)],
}

impl EarlierValues<'_> {
    const fn len(self) -> usize {
        self.module.len().saturating_add(self.function.len())
    }

    /// Reads an operand: the constant with that number.
    pub(super) fn constant(self, record: &mut Record<'_>) -> Result<ConstantId, Error> {
        let (what, count) = ("value", self.len());
        let number = record.next(what)?;
        match usize::try_from(number).ok().filter(|&index| index < count) {
            Some(index) => self.get(index).ok_or_else(|| record.invalid(NO_CONSTANT)),
            None => Err(record.error(ErrorKind::Reference { what, number, count })),
        }
    }

    /// The constant with this number; `None` for other values.
    fn get(self, index: usize) -> Option<ConstantId> {
        match index.checked_sub(self.module.len()) {
            None => self.module.get(index).copied(),
            Some(index) => self.function.get(index)?.0.constant(),
        }
    }
}

/// An estimate of the size of a constant in a file, in bits.
const USUAL_BITS: u64 = 24;

const NO_CONSTANT: &str = "the value is not a constant";

/// Reads a block of constants, and returns them; `before` has the values before them.
pub(super) fn read(
    block: &Block<'_>,
    module: &mut Module,
    types: &[TypeId],
    before: EarlierValues<'_>,
) -> Result<Vec<ConstantId>, Error> {
    let count = usual_count(block, USUAL_BITS);
    let (mut pending, mut operands) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut current = None;
    read_records(block, |record| {
        if record.code == code::SETTYPE {
            current = Some(record.reference("type", types)?);
            return record.end();
        }
        let Some(ty) = current else { return Err(record.invalid("no type is set")) };
        let first = operands.len();
        operands.extend_from_slice(record.rest());
        let (start, code, operands) = (record.start, record.code, first..operands.len());
        pending.push(Pending { ty, start, code, operands });
        Ok(())
    })?;
    module.constants.reserve(pending.len());
    let made = vec![State::New; pending.len()];
    let mut pool = Pool { module, types, before, made, stack: Vec::new() };
    for index in 0..pending.len() {
        pool.resolve(&pending, &operands, index)?;
    }
    let made = pool.made.iter().filter_map(|state| match state {
        State::Made(id) => Some(*id),
        State::New | State::Open => None,
    });
    Ok(made.collect())
}

/// The constants and types from which constants are made.
pub(super) struct Pool<'m> {
    pub(super) module: &'m mut Module,
    pub(super) types: &'m [TypeId],
    before: EarlierValues<'m>,
    /// The values of the block.
    made: Vec<State>,
    /// Memory for the stack of records that are being made; each is an operand of the one before
    /// it.
    stack: Vec<usize>,
}

impl Pool<'_> {
    /// Makes the constant of a record, after the constants that it refers to.
    fn resolve(
        &mut self,
        pending: &[Pending],
        operands: &[u64],
        index: usize,
    ) -> Result<(), Error> {
        let mut stack = core::mem::take(&mut self.stack);
        stack.push(index);
        while let Some(&index) = stack.last() {
            let (Some(item), Some(state)) = (pending.get(index), self.made.get_mut(index)) else {
                break;
            };
            let rest = operands.get(item.operands.clone()).unwrap_or_default();
            match state {
                State::Made(_) => drop(stack.pop()),
                State::Open => {
                    let mut record = Record::new(item.code, item.start, rest);
                    let made = self.constant(&mut record, item.ty)?;
                    record.end()?;
                    if let Some(state) = self.made.get_mut(index) {
                        *state = State::Made(made);
                    }
                    stack.pop();
                }
                State::New => {
                    *state = State::Open;
                    self.await_operands(item, rest, &mut stack)?;
                }
            }
        }
        self.stack = stack;
        Ok(())
    }

    /// Pushes the records that this one refers to onto the stack.
    fn await_operands(
        &self,
        item: &Pending,
        rest: &[u64],
        stack: &mut Vec<usize>,
    ) -> Result<(), Error> {
        let record = Record::new(item.code, item.start, rest);
        let mut each = |number: &u64| {
            let index = usize::try_from(*number).ok();
            let Some(index) = index.and_then(|index| index.checked_sub(self.before.len())) else {
                return Ok(());
            };
            match self.made.get(index) {
                None => Err(self.missing(&record, *number)),
                Some(State::Made(_)) => Ok(()),
                Some(State::New) => {
                    stack.push(index);
                    Ok(())
                }
                Some(State::Open) => Err(record.invalid("the constant contains itself")),
            }
        };
        let odd = rest.len() % 2;
        match item.code {
            code::AGGREGATE | code::CE_SELECT | code::CE_SHUFFLEVEC => {
                rest.iter().try_for_each(each)
            }
            code::CE_BINOP | code::CE_CMP => rest.iter().skip(1).take(2).try_for_each(each),
            code::CE_CAST => rest.iter().skip(2).try_for_each(each),
            code::CE_SHUFVEC_EX => rest.iter().skip(1).try_for_each(each),
            code::CE_EXTRACTELT => rest.iter().skip(1).step_by(2).try_for_each(each),
            code::CE_INSERTELT => {
                rest.iter().take(2).try_for_each(&mut each)?;
                rest.iter().skip(3).try_for_each(each)
            }
            code::CE_GEP | code::CE_INBOUNDS_GEP => {
                rest.iter().skip(odd.saturating_add(1)).step_by(2).try_for_each(each)
            }
            code::CE_GEP_WITH_FLAGS | code::CE_GEP_WITH_INRANGE_INDEX => {
                rest.iter().skip(3).step_by(2).try_for_each(each)
            }
            _ => Ok(()),
        }
    }

    #[cold]
    fn missing(&self, record: &Record<'_>, number: u64) -> Error {
        let count = self.before.len().saturating_add(self.made.len());
        record.error(ErrorKind::Reference { what: "value", number, count })
    }

    /// Reads an operand: the constant with that number.
    pub(super) fn next(&self, record: &mut Record<'_>) -> Result<ConstantId, Error> {
        let number = record.next("value")?;
        let missing = || self.missing(record, number);
        let index = usize::try_from(number).map_err(|_| missing())?;
        let Some(index) = index.checked_sub(self.before.len()) else {
            return self.before.get(index).ok_or_else(|| record.invalid(NO_CONSTANT));
        };
        match self.made.get(index) {
            Some(State::Made(id)) => Ok(*id),
            _ => Err(missing()),
        }
    }

    fn constant(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        match record.code {
            code::NULL => Ok(constants.null(types, ty)),
            code::UNDEF => Ok(constants.undef(ty)),
            code::INTEGER | code::WIDE_INTEGER | code::FLOAT => match types[ty] {
                Type::Vector { .. } if types.dialect() == Dialect::Modern => self.splat(record, ty),
                _ => self.number(record, ty),
            },
            code::STRING | code::CSTRING | code::DATA => match self.is_plain(ty) {
                true => self.data(record, ty),
                false => self.modern_data(record, ty),
            },
            code::AGGREGATE => self.aggregate(record, ty),
            code::INLINEASM => Err(record.unsupported("inline assembly")),
            code::BLOCKADDRESS => Err(record.unsupported("addresses of blocks")),
            code::CE_GEP | code::CE_INBOUNDS_GEP => {
                let expression = self.get_element_ptr(record)?;
                self.intern_expression(record, expression, ty)
            }
            _ => {
                if self.is_modern() {
                    if let Some(constant) = self.modern(record, ty)? {
                        return Ok(constant);
                    }
                }
                let expression = self.expression(record, ty)?;
                if self.is_modern() {
                    check_modern(record, &expression)?;
                }
                self.intern_expression(record, expression, ty)
            }
        }
    }

    /// Whether the module is of modern LLVM.
    pub(super) fn is_modern(&self) -> bool {
        self.module.types.dialect() == Dialect::Modern
    }

    /// Makes a number.
    pub(super) fn number(
        &mut self,
        record: &mut Record<'_>,
        ty: TypeId,
    ) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        match record.code {
            code::INTEGER => match types[ty] {
                Type::Integer { bits: ..=64 } => {
                    let value = unfold_sign(record.next("value")?);
                    Ok(constants.integer(types, ty, value))
                }
                _ => Err(record.invalid("the type is not that of an integer of 64 bits or less")),
            },
            code::WIDE_INTEGER => match types[ty] {
                Type::Integer { bits: 65.. } => {
                    let words = record.rest().iter().map(|&word| unfold_sign(word)).collect();
                    Ok(constants.intern(ty, ConstantKind::WideInteger(words)))
                }
                _ => Err(record.invalid("the type is not that of an integer of over 64 bits")),
            },
            _ => {
                let value = record.next("value")?;
                let fits = match types[ty] {
                    Type::Half => value <= 0xffff,
                    Type::Float => value <= 0xffff_ffff,
                    Type::Double => true,
                    _ => return Err(record.invalid("the type is not a floating-point type")),
                };
                match fits {
                    true => Ok(constants.float(ty, value)),
                    false => Err(record.value("the number", value, "of the type's width")),
                }
            }
        }
    }

    /// Makes an array or vector of plain numbers.
    fn data(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        let length = match types[ty] {
            Type::Array { length, .. } => length,
            Type::Vector { length, .. } => length.into(),
            _ => return Err(record.invalid("the type is neither an array nor a vector")),
        };
        let size = types.element(ty, 0).and_then(|element| data_size(types, element));
        let Some(size) = size else {
            return Err(record.invalid("the elements are not plain numbers"));
        };
        let zero = usize::from(record.code == code::CSTRING);
        let count = record.left().saturating_add(zero);
        if count as u64 != length {
            return Err(record.value("the number of elements", count as u64, "that of the type"));
        }
        let mut bytes = Vec::with_capacity(size.saturating_mul(count));
        for value in record.rest().iter().copied().chain(core::iter::repeat_n(0, zero)) {
            let value_bytes = value.to_le_bytes();
            let (kept, cut) = value_bytes.split_at_checked(size).unwrap_or_default();
            if cut.iter().any(|&byte| byte != 0) {
                return Err(record.value("an element", value, "of the type's width"));
            }
            bytes.extend_from_slice(kept);
        }
        Ok(constants.data(ty, &bytes))
    }

    fn aggregate(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<ConstantId, Error> {
        let mut elements = Vec::with_capacity(record.left());
        while record.left() > 0 {
            elements.push(self.next(record)?);
        }
        self.aggregate_of(record, ty, &elements)
    }

    /// Makes an array, vector or struct of these elements.
    pub(super) fn aggregate_of(
        &mut self,
        record: &Record<'_>,
        ty: TypeId,
        elements: &[ConstantId],
    ) -> Result<ConstantId, Error> {
        let Module { types, constants, .. } = &mut *self.module;
        let found = elements.iter().map(|&id| constants[id].ty);
        let ty =
            typing::aggregate(types, ty, found).map_err(|error| record.typing(error, types))?;
        Ok(constants.aggregate(types, ty, elements))
    }
}

/// Decodes a number whose lowest bit is its sign.
pub(super) fn unfold_sign(value: u64) -> u64 {
    match (value & 1, value >> 1) {
        (0, magnitude) => magnitude,
        (_, 0) => 1 << 63,
        (_, magnitude) => magnitude.wrapping_neg(),
    }
}
