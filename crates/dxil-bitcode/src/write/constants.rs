//! Writes constants.

use alloc::vec::Vec;

use dxil_bitstream::Operand::{Array, Char6, Fixed, Literal};
use dxil_bitstream::Writer;
use dxil_ir::{Constant, ConstantId, ConstantKind, Expression, GepFlags, Type, data_size};

use super::abbreviations::{CONSTANT_CAST, INTEGER, SET_TYPE, define};
use super::enumerate::{Enumerator, FunctionNumbers, bits_for};
use super::{block, characters, fold_sign, is_char6, operands, record, supported};
use crate::Error;
use crate::codes::{self, constants as code};

/// The abbreviations of the block of the module.
#[derive(Clone, Copy, Default)]
struct Abbreviations {
    aggregate: Option<u32>,
    string: Option<u32>,
    c_string_7: Option<u32>,
    c_string_6: Option<u32>,
}

/// A writer of constants; `number` returns the numbers of their operands.
struct Constants<'e, 'm, N> {
    numbers: &'e Enumerator<'m>,
    number: N,
    abbreviations: Abbreviations,
    operands: Vec<u64>,
}

/// Writes the constants of the module.
pub(super) fn write_module(writer: &mut Writer, numbers: &Enumerator<'_>) -> Result<(), Error> {
    let ids = numbers.constants.from(numbers.globals);
    if ids.len() == 0 {
        return Ok(());
    }
    block(writer, codes::CONSTANTS, 4, |writer| {
        let code = |code: u32| Literal(code.into());
        let element = Fixed(bits_for(numbers.constants.len() as u64 + 1));
        let abbreviations = Abbreviations {
            aggregate: Some(define(writer, &[code(code::AGGREGATE), Array, element])?),
            string: Some(define(writer, &[code(code::STRING), Array, Fixed(8)])?),
            c_string_7: Some(define(writer, &[code(code::CSTRING), Array, Fixed(7)])?),
            c_string_6: Some(define(writer, &[code(code::CSTRING), Array, Char6])?),
        };
        let number = |id| numbers.constant_number(id);
        let mut constants = Constants { numbers, number, abbreviations, operands: operands() };
        constants.write(writer, ids)
    })
}

/// Writes the constants that only a function uses.
pub(super) fn write_function(
    writer: &mut Writer,
    numbers: &FunctionNumbers<'_, '_>,
) -> Result<(), Error> {
    let ids = numbers.module.constants.from(numbers.module_constants);
    if ids.len() == 0 {
        return Ok(());
    }
    block(writer, codes::CONSTANTS, 4, |writer| {
        let number = |id| numbers.constant(id);
        let (abbreviations, operands) = (Abbreviations::default(), operands());
        let numbers = &*numbers.module;
        Constants { numbers, number, abbreviations, operands }.write(writer, ids)
    })
}

impl<N: Fn(ConstantId) -> u64> Constants<'_, '_, N> {
    fn write(
        &mut self,
        writer: &mut Writer,
        ids: impl Iterator<Item = ConstantId>,
    ) -> Result<(), Error> {
        let mut current = None;
        for id in ids {
            let constant = &self.numbers.module.constants[id];
            if current.replace(constant.ty) != Some(constant.ty) {
                let ty = self.numbers.type_number(constant.ty);
                record(writer, Some(SET_TYPE), code::SETTYPE, &[ty])?;
            }
            self.operands.clear();
            let (code, abbreviation) = self.constant(constant)?;
            record(writer, abbreviation, code, &self.operands)?;
        }
        Ok(())
    }

    fn constant(&mut self, constant: &Constant) -> Result<(u32, Option<u32>), Error> {
        supported(constant.kind.modern())?;
        if constant.is_null() {
            return Ok((code::NULL, None));
        }
        Ok(match &constant.kind {
            ConstantKind::Undef | ConstantKind::Poison => (code::UNDEF, None),
            ConstantKind::Integer(value) => {
                let value = self.sign_extended(constant, *value);
                self.operands.push(fold_sign(value));
                (code::INTEGER, Some(INTEGER))
            }
            ConstantKind::WideInteger(words) => {
                self.operands.extend(words.iter().map(|&word| fold_sign(word)));
                (code::WIDE_INTEGER, None)
            }
            ConstantKind::Float(bits) => {
                self.operands.push(*bits);
                (code::FLOAT, None)
            }
            ConstantKind::Data(bytes) => self.data(constant, bytes)?,
            ConstantKind::Aggregate(elements) => {
                self.operands.extend(elements.iter().map(|&id| (self.number)(id)));
                (code::AGGREGATE, self.abbreviations.aggregate)
            }
            ConstantKind::Expression(expression) => self.expression(constant, expression)?,
            // Zeros have been written, globals have a number.
            ConstantKind::Null
            | ConstantKind::Function(_)
            | ConstantKind::Variable(_)
            | ConstantKind::Alias(_) => {
                return Err(Error::invalid_module("an address is not a constant of a block"));
            }
        })
    }

    /// Writes an integer, sign-extended to 64 bits.
    fn sign_extended(&self, constant: &Constant, value: u64) -> u64 {
        match self.numbers.module.types[constant.ty] {
            Type::Integer { bits: bits @ 1..=63 } => {
                let unused = 64 - bits;
                ((value << unused) as i64 >> unused) as u64
            }
            _ => value,
        }
    }

    fn data(&mut self, constant: &Constant, bytes: &[u8]) -> Result<(u32, Option<u32>), Error> {
        let types = &self.numbers.module.types;
        let element = types.element(constant.ty, 0);
        let size = element.and_then(|element| data_size(types, element));
        let size = size.ok_or_else(|| Error::invalid_module("elements are not plain numbers"))?;
        let is_array = matches!(types[constant.ty], Type::Array { .. });
        if size != 1 || !is_array || element.is_none() {
            let number = |bytes: &[u8]| {
                let mut number = [0; 8];
                number[..bytes.len()].copy_from_slice(bytes);
                u64::from_le_bytes(number)
            };
            self.operands.extend(bytes.chunks(size).map(number));
            return Ok((code::DATA, None));
        }
        let text = match bytes {
            [text @ .., 0] if !text.contains(&0) => text,
            _ => {
                self.operands.extend(characters(bytes));
                return Ok((code::STRING, self.abbreviations.string));
            }
        };
        self.operands.extend(characters(text));
        let abbreviation = if text.iter().all(|&byte| is_char6(byte)) {
            self.abbreviations.c_string_6
        } else if text.is_ascii() {
            self.abbreviations.c_string_7
        } else {
            None
        };
        Ok((code::CSTRING, abbreviation))
    }

    fn push(&mut self, ids: &[ConstantId]) {
        self.operands.extend(ids.iter().map(|&id| (self.number)(id)));
    }

    /// Writes the type of a constant, then the constant.
    fn push_typed(&mut self, id: ConstantId) {
        self.operands.extend([self.type_of(id), (self.number)(id)]);
    }

    fn type_of(&self, id: ConstantId) -> u64 {
        self.numbers.type_number(self.numbers.module.constants[id].ty)
    }

    fn expression(
        &mut self,
        constant: &Constant,
        expression: &Expression,
    ) -> Result<(u32, Option<u32>), Error> {
        Ok(match expression {
            Expression::Binary { op, operands } => {
                self.operands.push(op.code() & 15);
                self.push(operands);
                let flags = op.flag_bits();
                self.operands.extend((flags != 0).then_some(u64::from(flags)));
                (code::CE_BINOP, None)
            }
            Expression::Cast { op, value } => {
                self.operands.push(op.code());
                self.push_typed(*value);
                (code::CE_CAST, Some(CONSTANT_CAST))
            }
            Expression::ICmp { predicate, operands } => self.compare(predicate.code(), operands),
            Expression::FCmp { predicate, operands } => self.compare(predicate.code(), operands),
            Expression::Select { condition, operands } => {
                self.push(&[*condition]);
                self.push(operands);
                (code::CE_SELECT, None)
            }
            Expression::GetElementPtr { source, flags, operands } => {
                self.operands.push(self.numbers.type_number(*source));
                operands.iter().for_each(|&id| self.push_typed(id));
                let inbounds = flags.contains(GepFlags::INBOUNDS);
                (if inbounds { code::CE_INBOUNDS_GEP } else { code::CE_GEP }, None)
            }
            Expression::ExtractElement { .. }
            | Expression::InsertElement { .. }
            | Expression::ShuffleVector { .. } => (self.vector(constant, expression)?, None),
        })
    }

    fn compare(&mut self, predicate: u64, operands: &[ConstantId; 2]) -> (u32, Option<u32>) {
        self.operands.push(self.type_of(operands[0]));
        self.push(operands);
        self.operands.push(predicate);
        (code::CE_CMP, None)
    }

    /// Writes an expression on vectors.
    fn vector(&mut self, constant: &Constant, expression: &Expression) -> Result<u32, Error> {
        Ok(match expression {
            Expression::ExtractElement { operands } => {
                operands.iter().for_each(|&id| self.push_typed(id));
                code::CE_EXTRACTELT
            }
            Expression::InsertElement { operands: [vector, element, index] } => {
                self.push(&[*vector, *element]);
                self.push_typed(*index);
                code::CE_INSERTELT
            }
            Expression::ShuffleVector { operands } => {
                let from = self.numbers.module.constants[operands[0]].ty;
                let same = from == constant.ty;
                if !same {
                    self.operands.push(self.numbers.type_number(from));
                }
                self.push(operands);
                if same { code::CE_SHUFFLEVEC } else { code::CE_SHUFVEC_EX }
            }
            _ => return Err(Error::invalid_module("an expression of an unknown kind")),
        })
    }
}
