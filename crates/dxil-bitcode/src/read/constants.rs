//! Reads constants.

use alloc::vec::Vec;

use dxil_bitstream::read::Block;
use dxil_ir::typing;
use dxil_ir::{ConstantId, ConstantKind, Dialect, Module, Type, TypeId, Value, data_size};

use super::modern_constant::check_modern;
use super::record::{Memory, Record, Start, read_records, usual_count};
use crate::codes::constants as code;
use crate::{Error, ErrorKind};

/// A record whose constant refers to later ones.
struct Pending {
    /// The index of the constant in the block.
    index: usize,
    ty: TypeId,
    start: Start,
    code: u32,
    operands: Vec<u64>,
}

/// The progress of the constant of a record.
#[derive(Clone, Copy)]
enum State {
    /// The constant refers to others that have not been made.
    Pending,
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
    memory: &mut Memory,
    module: &mut Module,
    types: &[TypeId],
    before: EarlierValues<'_>,
) -> Result<Vec<ConstantId>, Error> {
    let count = usual_count(block, USUAL_BITS);
    module.constants.reserve(count);
    let made = Vec::with_capacity(count);
    let mut pool = Pool { module, types, before, made, pending: Vec::new() };
    let mut current = None;
    read_records(block, memory, |record| {
        if record.code == code::SETTYPE {
            current = Some(record.reference("type", types)?);
            return record.end();
        }
        let Some(ty) = current else { return Err(record.invalid("no type is set")) };
        pool.add(record, ty)
    })?;
    pool.make_pending()?;
    // Collected where they are.
    let made = pool.made.into_iter().filter_map(|state| match state {
        State::Made(id) => Some(id),
        State::Pending | State::Open => None,
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
    /// The records whose constants refer to later ones, by rising index.
    pending: Vec<Pending>,
}

impl Pool<'_> {
    /// Makes the constant of a record, unless it refers to later ones: most do not.
    fn add(&mut self, record: &mut Record<'_>, ty: TypeId) -> Result<(), Error> {
        let before = self.before.len() as u64;
        let is_made = |number: &u64| match number.checked_sub(before) {
            None => true,
            Some(index) => {
                let state = usize::try_from(index).ok().and_then(|index| self.made.get(index));
                matches!(state, Some(State::Made(_)))
            }
        };
        let state = if references(record.code, record.operands()).all(is_made) {
            let made = self.constant(record, ty)?;
            record.end()?;
            State::Made(made)
        } else {
            let (index, start, code) = (self.made.len(), record.start, record.code);
            let operands = record.rest().to_vec();
            self.pending.push(Pending { index, ty, start, code, operands });
            State::Pending
        };
        self.made.push(state);
        Ok(())
    }

    /// Makes the constants that refer to later ones, each after those that it refers to.
    fn make_pending(&mut self) -> Result<(), Error> {
        let pending = core::mem::take(&mut self.pending);
        let mut stack = Vec::new();
        for Pending { index, .. } in &pending {
            // Each is an operand of the one before it.
            stack.push(*index);
            while let Some(&index) = stack.last() {
                let found = pending.binary_search_by_key(&index, |it| it.index);
                let (Some(item), Some(state)) =
                    (found.ok().and_then(|found| pending.get(found)), self.made.get_mut(index))
                else {
                    break;
                };
                let mut record = Record::new(item.code, item.start, &item.operands);
                match state {
                    State::Made(_) => drop(stack.pop()),
                    State::Open => {
                        let made = self.constant(&mut record, item.ty)?;
                        record.end()?;
                        if let Some(state) = self.made.get_mut(index) {
                            *state = State::Made(made);
                        }
                        stack.pop();
                    }
                    State::Pending => {
                        *state = State::Open;
                        self.await_operands(&record, &mut stack)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Pushes the constants that a record refers to onto the stack, unless they are made.
    fn await_operands(&self, record: &Record<'_>, stack: &mut Vec<usize>) -> Result<(), Error> {
        for &number in references(record.code, record.operands()) {
            let index = usize::try_from(number).ok();
            let Some(index) = index.and_then(|index| index.checked_sub(self.before.len())) else {
                continue;
            };
            match self.made.get(index) {
                None => return Err(self.missing(record, number)),
                Some(State::Made(_)) => {}
                Some(State::Pending) => stack.push(index),
                Some(State::Open) => return Err(record.invalid("the constant contains itself")),
            }
        }
        Ok(())
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

/// The operands of a record that are numbers of constants.
fn references(code: u32, operands: &[u64]) -> impl Iterator<Item = &u64> {
    let odd = operands.len() % 2;
    let is_reference = move |index: usize| match code {
        code::AGGREGATE | code::CE_SELECT | code::CE_SHUFFLEVEC => true,
        code::CE_BINOP | code::CE_CMP => matches!(index, 1 | 2),
        code::CE_CAST => index >= 2,
        code::CE_SHUFVEC_EX => index >= 1,
        code::CE_EXTRACTELT => index % 2 == 1,
        code::CE_INSERTELT => index != 2,
        code::CE_GEP | code::CE_INBOUNDS_GEP => index > odd && index % 2 != odd,
        code::CE_GEP_WITH_FLAGS | code::CE_GEP_WITH_INRANGE_INDEX => index >= 3 && index % 2 == 1,
        _ => false,
    };
    operands.iter().enumerate().filter(move |(index, _)| is_reference(*index)).map(|(_, it)| it)
}

/// Decodes a number whose lowest bit is its sign.
pub(super) fn unfold_sign(value: u64) -> u64 {
    match (value & 1, value >> 1) {
        (0, magnitude) => magnitude,
        (_, 0) => 1 << 63,
        (_, magnitude) => magnitude.wrapping_neg(),
    }
}
